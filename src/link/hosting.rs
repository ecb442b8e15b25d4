//! Hosting: the name, and who may join.

use super::address::HostName;

/// Options of a host.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hosting {
    /// Name under which others join.
    pub name: HostName,
    /// Other users of this machine who may join. If there are none, only the same user can.
    pub allowed: Vec<Allowed>,
}

/// Other users who may join a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// User with this login name.
    User(String),
    /// Members of the group with this name.
    Group(String),
}
