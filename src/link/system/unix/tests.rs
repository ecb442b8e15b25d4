//! Connections through sockets.

mod bridge;
mod ssh;
mod strangers;

use std::io::{BufRead as _, BufReader, Read as _};
use std::os::unix::fs::symlink;

use tempfile::TempDir;

use super::*;
use crate::friend::Connection;
use crate::link::tests::Side;
use crate::link::{Allowed, End, Heard, Terminal};

/// Time in which everything happens that must.
const LONG: Duration = Duration::from_secs(60);

/// Directory with the folders that a side expects.
fn root() -> TempDir {
    let root = tempfile::tempdir().unwrap();
    for name in ["run", "tmp", "common"] {
        fs::DirBuilder::new().create(root.path().join(name)).unwrap();
    }
    root
}

fn folders(root: &TempDir) -> Folders {
    let path = |name| root.path().join(name);
    Folders { session: Some(path("run")), temporary: path("tmp"), common: path("common") }
}

/// Side that looks for sockets in this directory.
fn side(root: &TempDir, speed: u32) -> Side {
    Side::new(folders(root), None, speed)
}

fn name(text: &str) -> HostName {
    text.parse().unwrap()
}

fn hosting(text: &str) -> Hosting {
    Hosting { name: name(text), allowed: Vec::new() }
}

fn join(side: &mut Side, text: &str) -> Result<Connection, LinkError> {
    side.links.join(&text.parse().unwrap(), Terminal::Free)
}

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).unwrap().mode() & 0o777
}

#[test]
fn a_guest_and_a_host_talk() {
    let root = root();
    let (mut host, mut guest) = (side(&root, 1), side(&root, 1));
    let path = host.links.host(&hosting("club")).unwrap();
    assert_eq!(path, root.path().join("run/gomoku/club.sock"));
    assert_eq!((mode(&path), mode(path.parent().unwrap())), (0o600, 0o700));
    let to_host = join(&mut guest, "club").unwrap();
    let Heard::Opened(to_guest, user) = host.next() else { panic!("a guest comes first") };
    assert_eq!(user, cfg!(target_os = "linux").then(|| peer::name(own_id())));
    for number in 0..100 {
        guest.links.send(to_host, &format!("to host {number}"));
        host.links.send(to_guest, &format!("to guest {number}"));
        assert_eq!(host.line(), format!("to host {number}"));
        assert_eq!(guest.line(), format!("to guest {number}"));
    }
    host.links.stop_hosting();
    assert!(!path.exists());
    assert_eq!(join(&mut guest, "club"), Err(LinkError::NoHost(name("club"))));
    guest.links.send(to_host, "bye");
    guest.links.close(to_host);
    assert_eq!(host.line(), "bye");
    assert_eq!(host.next(), Heard::Closed(to_guest, End::Closed));
    guest.assert_quiet();
}

#[test]
fn both_sides_show_the_lag_and_neither_is_silent() {
    let root = root();
    let (mut host, mut guest) = (side(&root, 50), side(&root, 50));
    host.links.host(&hosting("play")).unwrap();
    let to_host = join(&mut guest, "").unwrap();
    guest.links.send(to_host, "hello");
    let lag = |side: &Side| {
        loop {
            match side.next() {
                Heard::Lag(_, lag) => return lag,
                Heard::Opened(..) => {}
                Heard::Line(_, line) => assert_eq!(line, "hello"),
                other => panic!("{other:?}"),
            }
        }
    };
    let (at_host, at_guest) = (lag(&host), lag(&guest));
    assert!(at_host < Duration::from_secs(15) && at_guest <= at_host, "{at_host:?} {at_guest:?}");
    // For 75 s of their time, pings are enough for neither side to be silent.
    host.assert_idle(Duration::from_millis(1_500));
    guest.assert_idle(Duration::ZERO);
}

#[test]
fn an_answer_sets_the_time_of_the_next_ping() {
    let root = root();
    let mut host = side(&root, 20);
    let path = host.links.host(&hosting("play")).unwrap();
    // This one is silent after 30 s, which is about the time of a ping that is late.
    let ((input, _to), (_from, output)) = (io::pipe().unwrap(), io::pipe().unwrap());
    let silent = host.links.adopt(input, output).unwrap();
    let mut guest = UnixStream::connect(&path).unwrap();
    guest.write_all(b"hello\n").unwrap();
    let mut pings = BufReader::new(guest.try_clone().unwrap()).lines().map(Result::unwrap);
    assert_eq!(pings.next().unwrap(), "ping 1");
    guest.write_all(b"pong 1\n").unwrap();
    assert!(pings.next().unwrap().starts_with("ping 2 "));
    guest.write_all(b"second\n").unwrap();
    loop {
        match host.next() {
            Heard::Line(_, line) if line == "second" => break,
            news => assert_ne!(news, Heard::Silent(silent, true)),
        }
    }
}

#[test]
fn one_name_has_one_host() {
    let root = root();
    let (mut one, mut two) = (side(&root, 1), side(&root, 1));
    let path = one.links.host(&hosting("play")).unwrap();
    assert_eq!(two.links.host(&hosting("play")), Err(LinkError::AlreadyHosting(name("play"))));
    // Not even in the other directory.
    let open = Hosting { allowed: vec![Allowed::User(peer::name(own_id()))], ..hosting("play") };
    if cfg!(target_os = "linux") {
        assert_eq!(two.links.host(&open), Err(LinkError::AlreadyHosting(name("play"))));
    }
    two.links.host(&hosting("club")).unwrap();
    assert!(path.exists());
    drop(one);
    assert!(!path.exists());
    two.links.host(&hosting("play")).unwrap();
}

#[test]
fn a_stale_socket_is_replaced_and_that_of_another_host_is_left_alone() {
    let root = root();
    let mut guest = side(&root, 1);
    let mut host = side(&root, 1);
    let path = host.links.host(&hosting("play")).unwrap();
    host.links.stop_hosting();
    drop(UnixListener::bind(&path).unwrap());
    assert_eq!(join(&mut guest, ""), Err(LinkError::NoHost(name("play"))));
    host.links.host(&hosting("play")).unwrap();
    join(&mut guest, "").unwrap();
    fs::remove_file(&path).unwrap();
    let _other = UnixListener::bind(&path).unwrap();
    drop(host);
    assert!(path.exists());
}

#[test]
fn a_guest_too_many_is_refused() {
    let root = root();
    let mut host = side(&root, 1);
    host.links.host(&hosting("play")).unwrap();
    let mut guests = side(&root, 1);
    let all: Vec<_> = (0..16).map(|_| join(&mut guests, "").unwrap()).collect();
    for _ in 0..16 {
        assert!(matches!(host.next(), Heard::Opened(..)));
    }
    let mut late = side(&root, 1);
    join(&mut late, "").unwrap();
    assert_eq!(late.line(), "no full");
    assert_eq!(late.end(), End::Closed);
    // Another one has room when one has left.
    guests.links.close(all[3]);
    assert!(matches!(host.next(), Heard::Closed(_, End::Closed)));
    join(&mut late, "").unwrap();
    assert!(matches!(host.next(), Heard::Opened(..)));
}

#[test]
fn a_guest_must_say_something() {
    let root = root();
    let mut host = side(&root, 50);
    let path = host.links.host(&hosting("play")).unwrap();
    let mut silent = UnixStream::connect(&path).unwrap();
    // Answers to pings do not count.
    silent.write_all(b"pong 1\n").unwrap();
    assert_eq!(host.end(), End::SaysNothing);
    let mut text = String::new();
    silent.read_to_string(&mut text).unwrap();
    assert_eq!(text, "ping 1\n");
}

#[test]
fn hosts_for_others_are_in_the_open_directory() {
    let root = root();
    let mut host = side(&root, 1);
    let user = peer::name(own_id());
    let allowed = vec![Allowed::User(user.clone())];
    let hosted = host.links.host(&Hosting { allowed, ..hosting("club") });
    if !cfg!(target_os = "linux") {
        assert_eq!(hosted, Err(LinkError::NoIdentity));
        return;
    }
    let path = hosted.unwrap();
    assert_eq!(path, root.path().join(format!("common/gomoku-{}-open/club.sock", own_id())));
    assert_eq!((mode(&path), mode(path.parent().unwrap())), (0o666, 0o711));
    let mut guest = side(&root, 1);
    for address in ["club".to_owned(), format!("~{user}/club")] {
        join(&mut guest, &address).unwrap();
        assert!(matches!(host.next(), Heard::Opened(_, Some(name)) if name == user));
    }
    let wrong = |allowed| Hosting { name: name("other"), allowed: vec![allowed] };
    let unknown = "no such name".to_owned();
    let user = Allowed::User(unknown.clone());
    assert_eq!(guest.links.host(&wrong(user)), Err(LinkError::NoUser(unknown.clone())));
    let group = Allowed::Group(unknown.clone());
    assert_eq!(guest.links.host(&wrong(group)), Err(LinkError::NoGroup(unknown)));
    let unknown = "nosuchname".to_owned();
    assert_eq!(join(&mut guest, "~nosuchname"), Err(LinkError::NoUser(unknown)));
}

#[test]
fn a_host_without_a_session_is_found_in_one() {
    let root = root();
    let without = Folders { session: None, ..folders(&root) };
    let mut host = Side::new(without, None, 1);
    let path = host.links.host(&hosting("play")).unwrap();
    assert_eq!(path, root.path().join(format!("tmp/gomoku-{}/play.sock", own_id())));
    join(&mut side(&root, 1), "").unwrap();
}

#[test]
fn unsafe_directories_are_refused() {
    let root = root();
    let directory = root.path().join("run/gomoku");
    symlink(root.path(), &directory).unwrap();
    let mut host = side(&root, 1);
    let refused = Err(LinkError::NotFolder(directory.clone()));
    assert_eq!(host.links.host(&hosting("play")), refused);
    fs::remove_file(&directory).unwrap();
    host.links.host(&hosting("play")).unwrap();
    fs::set_permissions(&directory, fs::Permissions::from_mode(0o777)).unwrap();
    let refused = Err(LinkError::TooOpen(directory));
    assert_eq!(join(&mut side(&root, 1), ""), refused);
}
