//! System calls about files, by their numbers on x86-64.

use std::fs;
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};

use nix::unistd::Pid;

/// Argument that identifies the file of a call.
#[derive(Clone, Copy)]
enum Subject {
    /// Path in the argument with this number.
    Path(usize),
    /// Open file in the first argument.
    Open,
}

const CALLS: &[(u64, &str, Subject)] = &[
    (0, "read", Subject::Open),
    (1, "write", Subject::Open),
    (2, "open", Subject::Path(0)),
    (3, "close", Subject::Open),
    (4, "stat", Subject::Path(0)),
    (5, "fstat", Subject::Open),
    (6, "lstat", Subject::Path(0)),
    (8, "lseek", Subject::Open),
    (17, "pread64", Subject::Open),
    (18, "pwrite64", Subject::Open),
    (19, "readv", Subject::Open),
    (20, "writev", Subject::Open),
    (21, "access", Subject::Path(0)),
    (40, "sendfile", Subject::Open),
    (72, "fcntl", Subject::Open),
    (73, "flock", Subject::Open),
    (74, "fsync", Subject::Open),
    (75, "fdatasync", Subject::Open),
    (76, "truncate", Subject::Path(0)),
    (77, "ftruncate", Subject::Open),
    (82, "rename", Subject::Path(0)),
    (83, "mkdir", Subject::Path(0)),
    (84, "rmdir", Subject::Path(0)),
    (85, "creat", Subject::Path(0)),
    (86, "link", Subject::Path(0)),
    (87, "unlink", Subject::Path(0)),
    (88, "symlink", Subject::Path(1)),
    (89, "readlink", Subject::Path(0)),
    (90, "chmod", Subject::Path(0)),
    (91, "fchmod", Subject::Open),
    (217, "getdents64", Subject::Open),
    (257, "openat", Subject::Path(1)),
    (258, "mkdirat", Subject::Path(1)),
    (262, "newfstatat", Subject::Path(1)),
    (263, "unlinkat", Subject::Path(1)),
    (264, "renameat", Subject::Path(1)),
    (265, "linkat", Subject::Path(1)),
    (266, "symlinkat", Subject::Path(2)),
    (267, "readlinkat", Subject::Path(1)),
    (268, "fchmodat", Subject::Path(1)),
    (269, "faccessat", Subject::Path(1)),
    (280, "utimensat", Subject::Path(1)),
    (285, "fallocate", Subject::Open),
    (316, "renameat2", Subject::Path(1)),
    (326, "copy_file_range", Subject::Open),
    (332, "statx", Subject::Path(1)),
    (439, "faccessat2", Subject::Path(1)),
    (452, "fchmodat2", Subject::Path(1)),
];

/// Call about a file of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Name of the call.
    pub name: &'static str,
    /// Path of the file.
    pub path: PathBuf,
    /// Second path, for calls that have two.
    pub to: Option<PathBuf>,
    /// Third argument, which for some calls is a set of flags or a length.
    pub third: u64,
    /// Set if the call succeeded.
    pub is_done: bool,
}

impl Call {
    /// Describes the call that a process is about to make, if it is about a file in this place.
    pub fn of(process: Pid, number: u64, arguments: [u64; 4], place: &Path) -> Option<Self> {
        let &(_, name, subject) = CALLS.iter().find(|(known, ..)| *known == number)?;
        let path = match subject {
            Subject::Path(argument) => text(process, arguments[argument])?,
            Subject::Open => PathBuf::new(),
        };
        // `fstat` under its newer name has no path.
        let path = if path.as_os_str().is_empty() {
            fs::read_link(format!("/proc/{process}/fd/{}", arguments[0])).ok()?
        } else {
            path
        };
        // The library ends the process if a directory cannot be closed, which no system refuses.
        let is_directory = name == "close" && path.is_dir();
        let to = match name {
            "rename" | "link" => text(process, arguments[1]),
            "renameat" | "renameat2" | "linkat" => text(process, arguments[3]),
            _ => None,
        };
        let is_here = path.starts_with(place) && !is_directory;
        is_here.then_some(Self { name, path, to, third: arguments[2], is_done: false })
    }

    /// Checks whether the call may do less than requested.
    pub fn can_be_short(&self) -> bool {
        matches!(self.name, "read" | "write" | "pread64" | "pwrite64")
    }

    /// Checks whether the call needs space on the disk.
    pub fn needs_space(&self) -> bool {
        const NEED: &[&str] = &[
            "write",
            "pwrite64",
            "writev",
            "openat",
            "open",
            "mkdir",
            "link",
            "linkat",
            "rename",
            "renameat2",
            "fsync",
            "fdatasync",
            "fallocate",
            "copy_file_range",
            "sendfile",
        ];
        NEED.contains(&self.name)
    }
}

/// Returns the bytes that a process is about to write into this file, if any.
pub fn written(process: Pid, number: u64, arguments: [u64; 4], file: &Path) -> Option<String> {
    const WRITE: u64 = 1;
    let open = || fs::read_link(format!("/proc/{process}/fd/{}", arguments[0])).ok();
    let is_it = number == WRITE && open().as_deref() == Some(file);
    let mut bytes = vec![0; usize::try_from(arguments[2]).ok().filter(|_| is_it)?];
    let memory = fs::File::open(format!("/proc/{process}/mem")).ok()?;
    memory.read_exact_at(&mut bytes, arguments[1]).ok()?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads the text at this address of a process.
fn text(process: Pid, address: u64) -> Option<PathBuf> {
    let memory = fs::File::open(format!("/proc/{process}/mem")).ok()?;
    let mut bytes = vec![0; 4096];
    let length = memory.read_at(&mut bytes, address).ok()?;
    let end = bytes[..length].iter().position(|&byte| byte == 0)?;
    bytes.truncate(end);
    String::from_utf8(bytes).ok().map(PathBuf::from)
}
