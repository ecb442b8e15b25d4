//! Users, where the system tells who connects.
#![cfg(target_os = "linux")]

use super::*;

fn guests(users: &[&str], groups: &[&str]) -> Result<Guests, LinkError> {
    let users = users.iter().map(|&name| Allowed::User(name.to_owned()));
    let groups = groups.iter().map(|&name| Allowed::Group(name.to_owned()));
    Guests::of(&users.chain(groups).collect::<Vec<_>>())
}

#[test]
fn only_this_user_may_join_unless_others_are_allowed() {
    let nobody = own_id().wrapping_add(12_345);
    let own = guests(&[], &[]).unwrap();
    assert!(own.may_join(Some(own_id())) && !own.may_join(Some(nobody)));
    // The user root and its group exist on every system.
    let root = name(0);
    let with_root = guests(&[&root], &[]).unwrap();
    assert!(with_root.may_join(Some(0)) && !with_root.may_join(Some(nobody)));
    let group = uzers::get_group_by_gid(0).unwrap();
    let group = group.name().to_str().unwrap();
    let with_group = guests(&[], &[group]).unwrap();
    assert!(with_group.may_join(Some(0)), "the first group counts");
    assert!(!with_group.may_join(Some(nobody)));
}

#[test]
fn unknown_names_are_refused() {
    let unknown = "no such name".to_owned();
    assert_eq!(guests(&[&unknown], &[]).unwrap_err(), LinkError::NoUser(unknown.clone()));
    assert_eq!(guests(&[], &[&unknown]).unwrap_err(), LinkError::NoGroup(unknown.clone()));
    assert_eq!(guests(&["a\0"], &[]).unwrap_err(), LinkError::NoUser("a\0".to_owned()));
}

#[test]
fn a_socket_tells_its_user() {
    let (one, _other) = UnixStream::pair().unwrap();
    assert_eq!(id(&one), Ok(Some(own_id())));
}
