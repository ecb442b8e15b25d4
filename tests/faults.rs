//! Programs of which the n-th call about a file fails, does half, or is the last one, for every n:
//! what is said to be saved is there, what is not said leaves all as it was, and nothing is ever
//! there by half.
//!
//! A part of the numbers is tried each time; `GOMOKU_FAULTS=all` tries all. Where processes may not
//! be watched these tests fail, unless `GOMOKU_WITHOUT_PTRACE=1` leaves them out.
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

/// What may happen at a call.
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

/// So many that are wrong are enough.
const MOST: usize = 10;

/// Of so many numbers one is tried, unless all are asked for; another one for each kind of fault.
const STRIDE: usize = 7;

/// Lets each fault happen at each call of a task, or at a part of them.
#[track_caller]
fn check(task: &Task) {
    check_some(task, STRIDE);
}

/// The same, with one of so many numbers if not all are asked for.
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
        // What fails makes a program do other calls: it is over when nothing fails any more.
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
        // Some calls neither can do half nor need space; the others must have felt it.
        let may_miss =
            !is_all && matches!(fault, Fault::Full | Fault::Short) || wrong.len() == MOST;
        assert!(struck > 0 || may_miss, "{}: {fault:?} happened at no call", task.name);
    }
    println!("{}: {} calls, {runs} runs, {} wrong", task.name, whole.calls.len(), wrong.len());
    assert!(wrong.is_empty(), "{} of {runs}: {}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_game_is_saved_over_another_one_or_it_is_not() {
    check(&tasks::CONVERT);
}

#[test]
fn the_line_dialog_saves_a_game_or_says_why_not() {
    check(&tasks::LINE);
}

#[test]
fn what_is_played_is_in_its_journal_or_where_it_is_said_to_be() {
    check(&tasks::JOURNAL);
}

#[test]
fn a_game_that_has_ended_is_in_the_history_once() {
    check(&tasks::KEEP);
}

#[test]
fn what_is_noted_on_an_ended_game_is_there_or_the_game_as_it_was() {
    check(&tasks::NOTE);
}

#[test]
fn a_setting_is_written_or_the_file_is_as_it_was() {
    check(&tasks::SETTING);
}

#[test]
fn an_attempt_is_in_the_log_or_the_log_is_as_it_was() {
    check(&tasks::ATTEMPT);
}

#[test]
fn a_game_is_taken_out_of_its_file_or_it_is_not() {
    check(&tasks::TAKE_OUT);
}

#[test]
fn the_list_of_games_is_whole_or_it_is_said_why_not() {
    // Its calls are many, those of the index.
    check_some(&tasks::GAMES, 8 * STRIDE);
}

/// Lets a task end well where files cannot be exchanged.
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
fn where_files_cannot_be_exchanged_they_are_saved_as_well() {
    check_without_exchange(&tasks::CONVERT, "");
    check_without_exchange(&tasks::LINE, "Game saved");
    check_without_exchange(&tasks::SETTING, "saved");
    check_without_exchange(&tasks::TAKE_OUT, "saved");
}

/// Checks that the disk has all that was written when one of these words is said.
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
fn what_is_said_to_be_saved_or_kept_is_on_the_disk_with_its_directory() {
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

/// What the other tests watch, in a process of its own.
#[test]
#[ignore = "the other tests start it"]
fn the_watched_process() {
    if let Ok(task) = std::env::var(TASK) {
        tasks::work(&task);
    }
}
