//! Bridges between pipes and a host.

use std::io::{self, PipeReader, PipeWriter, Read as _, Write as _};
use std::sync::mpsc::{self, Receiver};

use super::{LONG, TempDir, folders, hosting, name, root, side};
use crate::link::address::Local;
use crate::link::bridge::between;
use crate::link::{End, Heard, LinkError};
use crate::worker::start;

/// Starts a bridge. Returns its input and output, and its end.
fn bridge(
    root: &TempDir,
    address: &str,
) -> (PipeWriter, PipeReader, Receiver<Result<(), LinkError>>) {
    let (input, to_bridge) = io::pipe().unwrap();
    let (from_bridge, output) = io::pipe().unwrap();
    let (folders, address) = (folders(root), address.parse::<Local>().unwrap());
    let (sender, ended) = mpsc::channel();
    start("test", move || {
        drop(sender.send(between(&folders, &address, input, output)));
    })
    .unwrap();
    (to_bridge, from_bridge, ended)
}

#[test]
fn a_bridge_copies_until_either_side_ends() {
    let root = root();
    let mut host = side(&root, 1);
    host.links.host(&hosting("club")).unwrap();
    for host_ends in [true, false] {
        let (mut to, mut from, ended) = bridge(&root, "club");
        let Heard::Opened(guest, _) = host.next() else { panic!("a guest comes first") };
        to.write_all(b"hello\nand on").unwrap();
        assert_eq!(host.line(), "hello");
        to.write_all(b" we go\n").unwrap();
        assert_eq!(host.line(), "and on we go");
        host.links.send(guest, "welcome");
        if host_ends {
            host.links.close(guest);
        } else {
            let mut line = [0; 8];
            from.read_exact(&mut line).unwrap();
            assert_eq!(&line, b"welcome\n");
            drop(to);
            assert_eq!(host.end(), End::Closed);
        }
        assert_eq!(ended.recv_timeout(LONG), Ok(Ok(())));
        let mut rest = String::new();
        from.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, if host_ends { "welcome\n" } else { "" });
    }
}

#[test]
fn a_bridge_ends_when_nobody_reads_its_output() {
    let root = root();
    let mut host = side(&root, 1);
    host.links.host(&hosting("play")).unwrap();
    let (_to, from, ended) = bridge(&root, "");
    let Heard::Opened(guest, _) = host.next() else { panic!("a guest comes first") };
    drop(from);
    host.links.send(guest, "welcome");
    assert_eq!(ended.recv_timeout(LONG), Ok(Ok(())));
    assert_eq!(host.end(), End::Closed);
}

#[test]
fn a_bridge_says_that_nobody_hosts() {
    let (_to, mut from, ended) = bridge(&root(), "club");
    let mut text = String::new();
    from.read_to_string(&mut text).unwrap();
    assert_eq!(text, "no host\n");
    assert_eq!(ended.recv_timeout(LONG), Ok(Err(LinkError::NoHost(name("club")))));
}
