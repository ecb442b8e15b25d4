//! Bridge from the input and output of this program to a host, for ssh.

use std::io::{self, ErrorKind, Read, Write};
use std::sync::Arc;

use super::address::Local;
use super::fault::LinkError;
use super::system::{self, Folders, Socket};
use crate::worker::start;

/// Answer if nobody hosts.
const NO_HOST: &[u8] = b"no host\n";

/// Copies the input to a host on this machine, and what it sends to the output, until one of them
/// ends. A thread may wait for the input until the program ends.
///
/// # Errors
/// Fails if nobody hosts, which the output says, too, or the host is not safe.
pub fn bridge(
    host: &Local,
    input: impl Read + Send + 'static,
    output: impl Write,
) -> Result<(), LinkError> {
    between(&Folders::of_system(), host, input, output)
}

pub(super) fn between(
    folders: &Folders,
    host: &Local,
    input: impl Read + Send + 'static,
    mut output: impl Write,
) -> Result<(), LinkError> {
    let socket = system::connect(folders, host);
    if matches!(socket, Err(LinkError::NoHost(_))) {
        // If nobody reads it, the error still says so.
        let _ = output.write_all(NO_HOST).and_then(|()| output.flush());
    }
    let Socket { input: from_host, output: to_host, cut } = socket?;
    let cut = Arc::new(cut);
    let also = Arc::clone(&cut);
    start("link-bridge", move || {
        // However one direction ends, the other one ends, too, and that is no fault.
        let _ = copy(input, to_host);
        also();
    })?;
    let _ = copy(from_host, output);
    cut();
    Ok(())
}

fn copy(mut from: impl Read, mut to: impl Write) -> io::Result<()> {
    let mut buffer = [0; 4 << 10];
    loop {
        match from.read(&mut buffer) {
            Ok(0) => return Ok(()),
            Ok(count) => to.write_all(&buffer[..count])?,
            Err(why) if why.kind() == ErrorKind::Interrupted => {}
            Err(why) => return Err(why),
        }
        to.flush()?;
    }
}
