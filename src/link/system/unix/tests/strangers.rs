//! Other users of the same machine. Only root can act as another user, with `--ignored`.
#![cfg(target_os = "linux")]
#![expect(clippy::print_stdout, reason = "a stranger tells the test what it has heard")]

use std::fs::{self, Permissions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::{UnixListener, UnixStream};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::{TempDir, folder, folders, hosting, join, name, own_id, peer, root, side};
use crate::link::{Allowed, Heard, Hosting, LinkError};

/// Id of another user.
const STRANGER: u32 = 12_345;
/// Variable with the task of a stranger.
const TASK: &str = "GOMOKU_TEST_STRANGER";

/// Acts as another user, if another test has started it so: connects to a socket, or listens.
#[test]
#[ignore = "is run by the next ones"]
fn stranger() {
    let Some(task) = std::env::var(TASK).ok() else { return };
    let (task, path) = task.split_once(' ').unwrap();
    if task == "listen" {
        let listener = UnixListener::bind(path).unwrap();
        println!("\nheard ready");
        drop(listener.accept());
        return;
    }
    match UnixStream::connect(path) {
        Ok(mut stream) => {
            let _ = stream.write_all(b"hello\n");
            let line = BufReader::new(stream).lines().next();
            println!("\nheard {}", line.map_or_else(String::new, Result::unwrap));
        }
        Err(why) => println!("\nheard {:?}", why.kind()),
    }
}

fn as_stranger(id: u32, task: &str, path: &Path) -> Child {
    let test = "link::system::unix::tests::strangers::stranger";
    let mut command = Command::new("/proc/self/exe");
    command.args(["--ignored", "--exact", test, "--nocapture"]).uid(id).gid(id);
    command
        .env(TASK, format!("{task} {}", path.display()))
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command.spawn().unwrap()
}

fn heard_by(stranger: &mut Child) -> String {
    let lines = BufReader::new(stranger.stdout.as_mut().unwrap()).lines();
    let mut lines = lines.map_while(Result::ok);
    let heard = lines.find_map(|line| line.strip_prefix("heard ").map(str::to_owned));
    heard.expect("the stranger says what it has heard")
}

/// Directory that other users can reach.
fn reachable() -> TempDir {
    let root = root();
    fs::set_permissions(root.path(), Permissions::from_mode(0o755)).unwrap();
    root
}

#[test]
#[ignore = "takes root, who plays another user"]
fn strangers_are_refused() {
    let root = reachable();
    let mut host = side(&root, 1);
    let path = host.links.host(&hosting("play")).unwrap();
    assert_eq!(heard_by(&mut as_stranger(STRANGER, "join", &path)), "PermissionDenied");
    host.links.stop_hosting();
    let nobody = peer::of_name("nobody").unwrap();
    let allowed = vec![Allowed::User("nobody".to_owned())];
    let path = host.links.host(&Hosting { allowed, ..hosting("play") }).unwrap();
    assert_eq!(heard_by(&mut as_stranger(STRANGER, "join", &path)), "no stranger");
    host.assert_quiet();
    let mut guest = as_stranger(nobody, "join", &path);
    let Heard::Opened(connection, user) = host.next() else { panic!("a guest comes first") };
    assert_eq!(user.as_deref(), Some("nobody"));
    assert_eq!(host.line(), "hello");
    host.links.send(connection, "welcome");
    assert_eq!(heard_by(&mut guest), "welcome");
    // By the group, too. The number of the stranger has no name and no group.
    let group = uzers::get_user_by_uid(nobody).unwrap().primary_group_id();
    let group = uzers::get_group_by_gid(group).unwrap().name().to_str().unwrap().to_owned();
    let club = Hosting { name: name("club"), allowed: vec![Allowed::Group(group)] };
    let path = host.links.host(&club).unwrap();
    assert_eq!(heard_by(&mut as_stranger(STRANGER, "join", &path)), "no stranger");
    let mut guest = as_stranger(nobody, "join", &path);
    while !matches!(host.next(), Heard::Opened(..)) {}
    drop(host);
    assert!(guest.wait().unwrap().success());
}

#[test]
#[ignore = "takes root, who plays another user"]
fn impostors_are_refused() {
    let root = reachable();
    let directory = folders(&root).open(own_id());
    folder::make(&directory, folder::OPEN).unwrap();
    fs::set_permissions(&directory, Permissions::from_mode(0o777)).unwrap();
    let path = folder::socket(&directory, &name("play"));
    let mut other = as_stranger(STRANGER, "listen", &path);
    assert_eq!(heard_by(&mut other), "ready");
    let mut guest = side(&root, 1);
    assert_eq!(join(&mut guest, ""), Err(LinkError::TooOpen(directory.clone())));
    fs::set_permissions(&directory, Permissions::from_mode(0o711)).unwrap();
    assert_eq!(join(&mut guest, ""), Err(LinkError::Impostor(path)));
    other.wait().unwrap();
}
