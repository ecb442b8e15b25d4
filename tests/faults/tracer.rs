//! Runs a program, counts the calls that are about files of a place, and lets some of them go wrong.

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

/// What happens at a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It fails.
    Fails(Errno),
    /// The disk is broken: it fails, and so does every one after it.
    Broken,
    /// The disk is full: it fails, and so does every one after it that needs space.
    Full,
    /// It does half of what it was asked for.
    Short,
    /// The process is killed before it.
    Killed,
    /// The file system cannot exchange files, as NFS cannot: every call that would fails, from there on.
    NoExchange,
}

/// What a program did.
#[derive(Debug, Default)]
pub struct Run {
    /// The calls that were counted.
    pub calls: Vec<Call>,
    /// What was printed, and how many calls were made before.
    pub printed: Vec<(usize, String)>,
    /// The first that went wrong.
    pub struck: Option<Call>,
    /// The status with which it ended; `None` if it was killed.
    pub status: Option<i32>,
}

/// What is to be watched.
pub struct Watched<'a> {
    pub program: &'a Path,
    pub arguments: &'a [&'a str],
    pub environment: &'a [(&'static str, PathBuf)],
    /// Where it works, and whose files are counted.
    pub place: &'a Path,
    /// What it reads.
    pub input: &'a Path,
    /// What it writes, to both outputs.
    pub output: &'a Path,
}

/// A process between the entry into a call and its exit.
#[derive(Clone, Copy, Default)]
struct Inside {
    /// The number of the call, if it is counted.
    number: Option<usize>,
    /// What the call is made to answer.
    answer: Option<Errno>,
    /// How much it was asked for, before that was made less.
    length: Option<u64>,
}

/// What becomes of a process that waits before a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// It makes the call.
    Goes,
    /// It is killed.
    Dies,
}

impl Watched<'_> {
    /// Runs the program; from the call with this number on, the fault happens.
    ///
    /// # Errors
    /// If no process may be watched here.
    pub fn run(&self, from: usize, fault: Fault) -> nix::Result<Run> {
        self.run_while(from, fault, &mut |_| Then::Goes)
    }

    /// Does the same, and reports each call before it is made. The process waits meanwhile.
    ///
    /// # Errors
    /// If no process may be watched here.
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
                    // A process that is killed meanwhile is heard of next.
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

    /// Starts it, stopped, and watches it from there on.
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

    /// A process is about to make a call.
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

/// A process has made a call.
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
