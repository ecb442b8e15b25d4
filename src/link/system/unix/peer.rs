//! Users on the other side of a socket.

use std::os::unix::net::UnixStream;

use super::own_id;
use crate::link::fault::LinkError;
use crate::link::hosting::Allowed;

/// Users who may join a host.
#[derive(Debug)]
pub struct Guests {
    /// This user, and others by name.
    users: Vec<u32>,
    groups: Vec<u32>,
}

impl Guests {
    /// Finds this user and those who are allowed.
    pub fn of(allowed: &[Allowed]) -> Result<Self, LinkError> {
        if !allowed.is_empty() && !KNOWS_PEERS {
            return Err(LinkError::NoIdentity);
        }
        let mut guests = Self { users: vec![own_id()], groups: Vec::new() };
        for allowed in allowed {
            match allowed {
                Allowed::User(name) => {
                    let user = of_name(name).ok_or_else(|| LinkError::NoUser(name.clone()))?;
                    guests.users.push(user);
                }
                Allowed::Group(name) => {
                    let group = uzers::get_group_by_name(name);
                    let group = group.ok_or_else(|| LinkError::NoGroup(name.clone()))?;
                    guests.groups.push(group.gid());
                }
            }
        }
        Ok(guests)
    }

    /// Checks whether a user may join. Where the system does not tell who it is, the directory of
    /// the socket lets only this user in.
    pub fn may_join(&self, user: Option<u32>) -> bool {
        user.is_none_or(|user| self.users.contains(&user) || self.has_in_group(user))
    }

    fn has_in_group(&self, user: u32) -> bool {
        if self.groups.is_empty() {
            return false;
        }
        let Some(user) = uzers::get_user_by_uid(user) else { return false };
        let groups = uzers::get_user_groups(user.name(), user.primary_group_id());
        groups.into_iter().flatten().any(|group| self.groups.contains(&group.gid()))
    }
}

/// Finds a user by name.
pub fn of_name(name: &str) -> Option<u32> {
    uzers::get_user_by_name(name).map(|user| user.uid())
}

/// Names a user, by number if there is no name.
pub fn name(user: u32) -> String {
    let known = uzers::get_user_by_uid(user);
    known.map_or_else(|| user.to_string(), |known| known.name().to_string_lossy().into_owned())
}

#[cfg(target_os = "linux")]
const KNOWS_PEERS: bool = true;

/// Identifies the user who runs the program on the other side of a socket: who connected, or who
/// listened.
#[cfg(target_os = "linux")]
pub fn id(stream: &UnixStream) -> Result<Option<u32>, LinkError> {
    let peer = rustix::net::sockopt::socket_peercred(stream).map_err(LinkError::system)?;
    Ok(Some(peer.uid.as_raw()))
}

#[cfg(not(target_os = "linux"))]
const KNOWS_PEERS: bool = false;

#[cfg(not(target_os = "linux"))]
#[expect(clippy::unnecessary_wraps, reason = "as on Linux")]
pub const fn id(_: &UnixStream) -> Result<Option<u32>, LinkError> {
    Ok(None)
}

#[cfg(test)]
mod tests;
