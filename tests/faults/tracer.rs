//! Tracer that runs a program, counts its calls about files of a place, and injects faults into
//! some of them.

use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

use nix::errno::Errno;
use nix::sys::ptrace::{self, Options};
use nix::sys::signal::{Signal, kill};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;

use super::calls::{Call, written};

/// Fault at a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The call fails.
    Fails(Errno),
    /// The disk is broken: this call fails, and so does every later one.
    Broken,
    /// The disk is full: this call fails, and so does every later one that needs space.
    Full,
    /// The call does half of what was requested.
    Short,
    /// The process is killed before the call.
    Killed,
    /// The file system cannot exchange files, like NFS: every exchange from here on fails.
    NoExchange,
}

/// Record of a run.
#[derive(Debug, Default)]
pub struct Run {
    /// Calls that were counted.
    pub calls: Vec<Call>,
    /// Printed text, with the number of calls made before.
    pub printed: Vec<(usize, String)>,
    /// First call with a fault.
    pub struck: Option<Call>,
    /// Exit status; `None` if it was killed.
    pub status: Option<i32>,
}

/// Program to watch.
pub struct Watched<'a> {
    pub program: &'a Path,
    pub arguments: &'a [&'a str],
    pub environment: &'a [(&'static str, PathBuf)],
    /// Working directory, whose files are watched.
    pub place: &'a Path,
    /// Path of the input.
    pub input: &'a Path,
    /// Path of both outputs.
    pub output: &'a Path,
}

/// Process between entering a call and leaving it.
#[derive(Clone, Copy, Default)]
struct Inside {
    /// Number of the call, if it is counted.
    number: Option<usize>,
    /// Error that the call should return.
    answer: Option<Errno>,
    /// Length requested before it was reduced.
    length: Option<u64>,
}

/// Fate of a process that waits before a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Makes the call.
    Goes,
    /// Is killed instead.
    Dies,
}

impl Watched<'_> {
    /// Runs the program, with the fault from the call with this number on.
    ///
    /// # Errors
    /// Fails if processes cannot be watched here.
    pub fn run(&self, from: usize, fault: Fault) -> nix::Result<Run> {
        self.run_while(from, fault, &mut |_| Then::Goes)
    }

    /// Runs the program like [`run`](Self::run), and reports each call before it is made, while the
    /// process waits.
    ///
    /// # Errors
    /// Fails if processes cannot be watched here.
    pub fn run_while(
        &self,
        from: usize,
        fault: Fault,
        meanwhile: &mut dyn FnMut(&Call) -> Then,
    ) -> nix::Result<Run> {
        let leader = self.start()?;
        let mut run = Run::default();
        let mut inside: HashMap<Pid, Inside> = HashMap::new();
        let every = WaitPidFlag::__WALL | WaitPidFlag::__WNOTHREAD;
        loop {
            let (process, signal) = match waitpid(Pid::from_raw(-1), Some(every))? {
                WaitStatus::Exited(process, status) if process == leader => {
                    run.status = Some(status);
                    return Ok(run);
                }
                WaitStatus::Signaled(process, ..) if process == leader => return Ok(run),
                WaitStatus::PtraceSyscall(process) => {
                    // If the process is killed in the meantime, that is reported next.
                    let calls = run.calls.len();
                    let _ = match inside.remove(&process) {
                        Some(call) => leave(process, call, &mut run),
                        None => self.enter(process, from, fault, &mut run).map(|call| {
                            inside.insert(process, call);
                        }),
                    };
                    let dies = run.calls.get(calls).is_some_and(|it| meanwhile(it) == Then::Dies);
                    if dies || run.struck.is_some() && fault == Fault::Killed {
                        let _ = kill(leader, Signal::SIGKILL);
                    }
                    (process, None)
                }
                WaitStatus::PtraceEvent(process, ..) => (process, None),
                WaitStatus::Stopped(process, signal) => (process, Some(signal)),
                _ => continue,
            };
            let _ = ptrace::syscall(process, signal);
        }
    }

    /// Starts the program, stopped, and watches it from there on.
    #[expect(clippy::zombie_processes, reason = "who watches hears of its end")]
    fn start(&self) -> nix::Result<Pid> {
        let open = |path| File::options().read(true).open(path);
        let output = || File::options().append(true).create(true).open(self.output);
        let mut command = Command::new("sh");
        command.args(["-c", r#"kill -STOP $$; exec "$0" "$@""#]);
        command.arg(self.program).args(self.arguments).current_dir(self.place);
        command.env_clear().envs(self.environment.iter().cloned());
        command.stdin(open(self.input).unwrap()).stdout(output().unwrap());
        let child = command.stderr(output().unwrap()).spawn().unwrap();
        let process = Pid::from_raw(child.id().cast_signed());
        waitpid(process, Some(WaitPidFlag::WUNTRACED))?;
        let options = Options::PTRACE_O_TRACESYSGOOD
            | Options::PTRACE_O_TRACECLONE
            | Options::PTRACE_O_TRACEEXEC
            | Options::PTRACE_O_EXITKILL;
        let seized = ptrace::seize(process, options);
        kill(process, if seized.is_ok() { Signal::SIGCONT } else { Signal::SIGKILL })?;
        seized.map(|()| process)
    }

    /// Handles a process that is about to make a call.
    fn enter(&self, process: Pid, from: usize, fault: Fault, run: &mut Run) -> nix::Result<Inside> {
        let mut registers = ptrace::getregs(process)?;
        let arguments = [registers.rdi, registers.rsi, registers.rdx, registers.r10];
        let mut inside = Inside::default();
        if let Some(text) = written(process, registers.orig_rax, arguments, self.output) {
            run.printed.push((run.calls.len(), text));
        }
        let Some(call) = Call::of(process, registers.orig_rax, arguments, self.place) else {
            return Ok(inside);
        };
        let number = run.calls.len();
        run.calls.push(call.clone());
        inside.number = Some(number);
        let is_first = number == from;
        let is_later = number > from && run.struck.is_some();
        match fault {
            Fault::Fails(errno) if is_first => inside.answer = Some(errno),
            Fault::Broken if is_first || is_later => inside.answer = Some(Errno::EIO),
            Fault::Full if (is_first || is_later) && call.needs_space() => {
                inside.answer = Some(Errno::ENOSPC);
            }
            Fault::Short if is_first && call.can_be_short() && registers.rdx > 1 => {
                inside.length = Some(registers.rdx);
                registers.rdx /= 2;
            }
            Fault::Killed if is_first => {}
            Fault::NoExchange if number >= from && call.name == "renameat2" => {
                inside.answer = Some(Errno::EINVAL);
            }
            _ => return Ok(inside),
        }
        run.struck.get_or_insert(call.clone());
        if inside.answer.is_some() && call.name != "close" {
            // No call has this number.
            registers.orig_rax = u64::MAX;
        }
        ptrace::setregs(process, registers)?;
        Ok(inside)
    }
}

/// Handles a process that has made a call.
fn leave(process: Pid, inside: Inside, run: &mut Run) -> nix::Result<()> {
    let Some(number) = inside.number else { return Ok(()) };
    let mut registers = ptrace::getregs(process)?;
    run.calls[number].is_done = registers.rax.cast_signed() >= 0 && inside.answer.is_none();
    if let Some(errno) = inside.answer {
        registers.rax = i64::from(errno as i32).wrapping_neg().cast_unsigned();
    }
    if let Some(length) = inside.length {
        registers.rdx = length;
    }
    ptrace::setregs(process, registers)
}
