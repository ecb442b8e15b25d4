//! Linux, macOS and similar systems: Unix sockets.
//!
//! | who may join | directory | rights | identity |
//! |---|---|---|---|
//! | the same user | `gomoku` in that of the session, or `gomoku-UID` in that of temporary files | 0700 | the directory; on Linux also the socket |
//! | others, too | `gomoku-UID-open` in that of temporary files | 0711, socket 0666 | the socket, only on Linux |
//!
//! A lock file in the private directory belongs to the name as long as somebody hosts under it. So
//! a socket without a lock is stale, and its place can be taken without a race.

mod folder;
mod peer;

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, PipeWriter, Write as _};
use std::net::Shutdown;
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::fs::OFlags;

use super::{Guest, Socket};
use crate::link::address::{HostName, Local};
use crate::link::fault::LinkError;
use crate::link::hosting::Hosting;
use crate::worker::start;
pub use folder::Folders;
use peer::Guests;

/// Answer to somebody who may not join.
const STRANGER: &[u8] = b"no stranger\n";
/// Pause after the system could not accept a connection.
const PAUSE: Duration = Duration::from_millis(200);

/// Socket that listens. It is removed when this is dropped, before its name is given up.
pub struct Listener {
    path: PathBuf,
    /// Device and number of the socket's file.
    file: (u64, u64),
    /// End of the pipe for which the thread waits, too.
    _stop: PipeWriter,
    _lock: File,
}

impl Listener {
    /// Path of its socket.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Listener {
    #[expect(clippy::disallowed_methods, reason = "the socket of this process")]
    fn drop(&mut self) {
        if id(&self.path).is_some_and(|file| file == self.file) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn id(path: &Path) -> Option<(u64, u64)> {
    fs::symlink_metadata(path).ok().map(|about| (about.dev(), about.ino()))
}

/// Listens for connections, and passes those of users who may join to a function.
#[expect(clippy::disallowed_methods, reason = "the place of a socket, which the lock protects")]
pub(in crate::link) fn listen(
    folders: &Folders,
    hosting: &Hosting,
    welcome: impl Fn(Guest) + Send + 'static,
) -> Result<Listener, LinkError> {
    let guests = Guests::of(&hosting.allowed)?;
    let private = folders.private();
    folder::make(&private, folder::PRIVATE)?;
    let lock = lock(&private, &hosting.name)?;
    let is_open = !hosting.allowed.is_empty();
    let directory = if is_open { folders.open(own_id()) } else { private };
    if is_open {
        folder::make(&directory, folder::OPEN)?;
    }
    let path = folder::socket(&directory, &hosting.name);
    // If a stale one stays, there is no place for this one.
    let _ = fs::remove_file(&path);
    let socket = UnixListener::bind(&path)?;
    socket.set_nonblocking(true)?;
    let mode = if is_open { 0o666 } else { 0o600 };
    fs::set_permissions(&path, fs::Permissions::from_mode(mode))?;
    let file = id(&path).ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
    let (ends, stop) = io::pipe()?;
    let listener = Listener { path, file, _stop: stop, _lock: lock };
    start("link-guests", move || {
        while is_waited_for(&socket, &ends) {
            match socket.accept() {
                Ok((stream, _)) => {
                    // A guest who is gone again is no guest.
                    let _ = receive(stream, &guests, &welcome);
                }
                Err(why) if why.kind() == io::ErrorKind::WouldBlock => {}
                Err(_) => std::thread::park_timeout(PAUSE),
            }
        }
    })?;
    Ok(listener)
}

/// Waits for a connection. Returns false if the listener was dropped.
fn is_waited_for(socket: &UnixListener, ends: &io::PipeReader) -> bool {
    loop {
        let mut both = [PollFd::new(socket, PollFlags::IN), PollFd::new(ends, PollFlags::IN)];
        match poll(&mut both, None) {
            Ok(_) if !both[1].revents().is_empty() => return false,
            Ok(_) if !both[0].revents().is_empty() => return true,
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(_) => return false,
        }
    }
}

/// Claims a name, as long as the file is open.
#[expect(clippy::disallowed_methods, reason = "a lock file beside the sockets")]
fn lock(private: &Path, name: &HostName) -> Result<File, LinkError> {
    let no_link = OFlags::NOFOLLOW.union(OFlags::NONBLOCK).bits().cast_signed();
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false).mode(0o600).custom_flags(no_link);
    let file = options.open(private.join(format!("{name}.lock")))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(LinkError::AlreadyHosting(name.clone())),
        Err(TryLockError::Error(why)) => Err(why.into()),
    }
}

/// Passes a guest on, or refuses a stranger.
fn receive(
    mut stream: UnixStream,
    guests: &Guests,
    welcome: &impl Fn(Guest),
) -> Result<(), LinkError> {
    // On some systems it is as the listener.
    stream.set_nonblocking(false)?;
    let id = peer::id(&stream)?;
    if guests.may_join(id) {
        welcome(Guest { user: id.map(peer::name), socket: socket(stream)? });
    } else {
        // It has room for one line, so this does not wait.
        stream.write_all(STRANGER)?;
    }
    Ok(())
}

/// Connects to a host on this machine.
pub(in crate::link) fn connect(
    folders: &Folders,
    Local { user, name }: &Local,
) -> Result<Socket, LinkError> {
    let user = user.as_ref();
    let user = user.map(|user| peer::of_name(user).ok_or_else(|| LinkError::NoUser(user.clone())));
    let (host, own) = (user.transpose()?.unwrap_or_else(own_id), own_id());
    let private = (host == own).then(|| folders.all_private()).into_iter().flatten();
    let mut refused = LinkError::NoHost(name.clone());
    for directory in private.chain([folders.open(host)]) {
        let path = folder::socket(&directory, name);
        match fs::symlink_metadata(&directory) {
            Ok(_) => folder::check(&directory, host)?,
            Err(_) => continue,
        }
        let stream = match UnixStream::connect(&path) {
            Ok(stream) => stream,
            Err(why) => {
                use io::ErrorKind::{ConnectionRefused, NotFound};
                if !matches!(why.kind(), ConnectionRefused | NotFound) {
                    refused = why.into();
                }
                continue;
            }
        };
        if peer::id(&stream)?.is_some_and(|id| id != host) {
            return Err(LinkError::Impostor(path));
        }
        return socket(stream);
    }
    Err(refused)
}

fn socket(stream: UnixStream) -> Result<Socket, LinkError> {
    let (input, output) = (stream.try_clone()?, stream.try_clone()?);
    // It fails only if the other side has ended it before.
    let cut = Box::new(move || drop(stream.shutdown(Shutdown::Both)));
    Ok(Socket { input: Box::new(input), output: Box::new(output), cut })
}

fn own_id() -> u32 {
    rustix::process::geteuid().as_raw()
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "prepares directories, and reads what ssh was told")]
mod tests;
