//! Fault injection: the n-th system call about a file fails, does half its work, or is the last
//! one, for every n. Whatever was reported as saved exists, anything else is unchanged, and nothing
//! is ever incomplete.
//!
//! By default, only some of the numbers are tried; `GOMOKU_FAULTS=all` tries all. If processes
//! cannot be watched, these tests fail, unless `GOMOKU_WITHOUT_PTRACE=1` skips them.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::print_stdout, reason = "the figures, and what a watched process says")]
#![expect(clippy::disallowed_methods, reason = "these tests watch processes and their files")]

#[path = "faults/calls.rs"]
mod calls;
#[path = "faults/place.rs"]
mod place;
#[path = "faults/power.rs"]
mod power;
#[expect(dead_code, reason = "tests/terminal.rs uses the rest")]
#[path = "terminal/pty.rs"]
mod pty;
#[path = "faults/refused.rs"]
mod refused;
#[path = "faults/tasks.rs"]
mod tasks;
#[path = "faults/tracer.rs"]
mod tracer;

use nix::errno::Errno;
use place::Place;
use refused::unless_refused;
use tasks::{TASK, Task};
use tracer::Fault;

/// Faults that may happen at a call.
const FAULTS: &[Fault] = &[
    Fault::Fails(Errno::EIO),
    Fault::Fails(Errno::ENOSPC),
    Fault::Fails(Errno::EDQUOT),
    Fault::Fails(Errno::EXDEV),
    Fault::Fails(Errno::EINTR),
    Fault::Broken,
    Fault::Full,
    Fault::Short,
    Fault::Killed,
];

/// Number of failures after which a test stops.
const MOST: usize = 10;

/// One in this many numbers is tried, unless all are requested. The offset differs for each kind of
/// fault.
const STRIDE: usize = 7;

/// Injects each fault at each call of a task, or at some of them.
#[track_caller]
fn check(task: &Task) {
    check_some(task, STRIDE);
}

/// Injects each fault at one in `stride` calls of a task, unless all are requested.
#[track_caller]
fn check_some(task: &Task, stride: usize) {
    let is_all = std::env::var("GOMOKU_FAULTS").is_ok_and(|it| it == "all");
    let stride = if is_all { 1 } else { stride };
    let place = Place::new();
    let Some(whole) = unless_refused(place.run(task, usize::MAX, Fault::Killed)) else { return };
    task.holds(&place, &whole).unwrap();
    assert!(whole.calls.len() > 5, "{:?}", whole.calls);
    let (mut runs, mut wrong) = (0, Vec::new());
    for (offset, &fault) in FAULTS.iter().enumerate() {
        let mut struck = 0;
        // A fault makes the program do other calls, so the end is reached when nothing fails any
        // more.
        let mut call = offset % stride;
        loop {
            let place = Place::new();
            let run = place.run(task, call, fault).unwrap();
            runs += 1;
            struck += usize::from(run.struck.is_some());
            if let Err(why) = task.holds(&place, &run) {
                let at = run.struck.as_ref().map(|call| (call.name, call.path.file_name()));
                wrong.push(format!("{fault:?} at call {call}, {at:?}: {why}\n{}", run.text));
            }
            if run.calls.len() <= call || wrong.len() == MOST {
                break;
            }
            call += stride;
        }
        // Some calls can neither be short nor need space. The others must have been affected.
        let may_miss =
            !is_all && matches!(fault, Fault::Full | Fault::Short) || wrong.len() == MOST;
        assert!(struck > 0 || may_miss, "{}: {fault:?} happened at no call", task.name);
    }
    println!("{}: {} calls, {runs} runs, {} wrong", task.name, whole.calls.len(), wrong.len());
    assert!(wrong.is_empty(), "{} of {runs}: {}", wrong.len(), wrong.join("\n"));
}

#[test]
fn overwriting_a_saved_game_is_atomic() {
    check(&tasks::CONVERT);
}

#[test]
fn the_line_dialog_saves_a_game_or_reports_why_not() {
    check(&tasks::LINE);
}

#[test]
fn moves_are_in_their_journal_or_where_reported() {
    check(&tasks::JOURNAL);
}

#[test]
fn a_finished_game_is_in_the_history_once() {
    check(&tasks::KEEP);
}

#[test]
fn notes_on_a_finished_game_are_atomic() {
    check(&tasks::NOTE);
}

#[test]
fn writing_a_setting_is_atomic() {
    check(&tasks::SETTING);
}

#[test]
fn logging_an_attempt_is_atomic() {
    check(&tasks::ATTEMPT);
}

#[test]
fn removing_a_game_from_its_file_is_atomic() {
    check(&tasks::TAKE_OUT);
}

#[test]
fn the_list_of_games_is_complete_or_has_a_reason() {
    // It makes many calls for the index.
    check_some(&tasks::GAMES, 8 * STRIDE);
}

/// Checks that a task succeeds if files cannot be exchanged.
#[track_caller]
fn check_without_exchange(task: &Task, words: &str) {
    let place = Place::new();
    let Some(run) = unless_refused(place.run(task, 0, Fault::NoExchange)) else { return };
    assert!(run.struck.is_some(), "{}: nothing is exchanged", task.name);
    assert_eq!(run.status, Some(0), "{}: {}", task.name, run.text);
    assert!(run.text.contains(words), "{}: {}", task.name, run.text);
    task.holds(&place, &run).unwrap();
}

#[test]
fn saving_works_without_exchange() {
    check_without_exchange(&tasks::CONVERT, "");
    check_without_exchange(&tasks::LINE, "Game saved");
    check_without_exchange(&tasks::SETTING, "saved");
    check_without_exchange(&tasks::TAKE_OUT, "saved");
}

/// Checks that everything written is on the disk when one of these messages is printed.
#[track_caller]
fn check_synced(task: &Task, words: &str) {
    let place = Place::new();
    let Some(run) = unless_refused(place.run(task, usize::MAX, Fault::Killed)) else { return };
    let promises = run.printed.iter().filter(|(_, text)| text.contains(words));
    let mut calls: Vec<usize> = promises.map(|(calls, _)| *calls).collect();
    if words.is_empty() {
        calls.push(run.calls.len());
    }
    assert!(!calls.is_empty(), "{words:?} is not in {}", run.text);
    for calls in calls {
        let ahead = power::ahead(&run.calls[..calls]);
        let name = task.name;
        let calls: Vec<_> = run.calls[..calls].iter().map(|it| (it.name, &it.path)).collect();
        assert!(ahead.is_empty(), "{name}: {words:?} is said before {ahead:?} in {calls:#?}");
    }
}

#[test]
fn reported_saves_are_on_the_disk_with_their_directory() {
    check_synced(&tasks::CONVERT, "");
    check_synced(&tasks::LINE, "Game saved");
    check_synced(&Task { prepare: |_| {}, ..tasks::LINE }, "Game saved");
    check_synced(&tasks::SETTING, "saved");
    check_synced(&Task { prepare: |_| {}, ..tasks::SETTING }, "saved");
    check_synced(&tasks::ATTEMPT, "saved");
    check_synced(&Task { prepare: |_| {}, ..tasks::ATTEMPT }, "saved");
    check_synced(&tasks::TAKE_OUT, "saved");
    check_synced(&tasks::JOURNAL, "synced");
    check_synced(&tasks::JOURNAL, "finished");
    check_synced(&tasks::KEEP, "synced");
    check_synced(&tasks::KEEP, "finished");
    check_synced(&tasks::NOTE, "finished");
}

/// Process that the other tests watch.
#[test]
#[ignore = "the other tests start it"]
fn the_watched_process() {
    if let Ok(task) = std::env::var(TASK) {
        tasks::work(&task);
    }
}
