//! Doctor on engines with one fault each, and on our own brain.
//!
//! `examples/fake` is built by `cargo test`, or by `cargo build --example fake`.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "examines engines side by side")]

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use gomoku::doctor::{Doctor, Mark, Report, Swap2, Times};
use gomoku::external::Program;

const fn ms(time: u64) -> Duration {
    Duration::from_millis(time)
}

/// Times with which no engine fails because the machine is busy. The limit of nodes keeps the moves
/// quick.
fn times() -> Times {
    Times {
        total: ms(600_000),
        banner: ms(50),
        start: ms(10_000),
        reply: ms(10_000),
        turn: ms(1_000),
        tolerance: ms(5_000),
        patience: ms(6_000),
        long_turn: ms(60_000),
        thinking: ms(100),
        stop: ms(1_000),
        end: ms(5_000),
        idle: ms(200),
        busy: ms(100),
        at_once: ms(1_000),
        game_turn: ms(1_000),
        games: 2,
        nodes: Some(2_000),
    }
}

/// Time by which the moves of the late engine exceed these limits.
const LATE: &str = "8000";

fn guard() -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_gomoku")).to_owned()
}

fn doctor(command: &[&str], times: Times) -> Doctor {
    let command = command.iter().map(|&word| word.to_owned()).collect();
    let program =
        Program { command, keeps_errors: true, linger: times.end * 2, ..Program::default() };
    Doctor { guard: guard(), program, times }
}

fn examine(fault: &str) -> Report {
    let name = format!("fake{}", std::env::consts::EXE_SUFFIX);
    let fake = guard().with_file_name("examples").join(name);
    doctor(&[fake.to_str().unwrap(), fault, LATE], times()).examine(&[], &mut |_| {})
}

fn failed(report: &Report) -> Vec<u8> {
    let failed = report.findings.iter().filter(|finding| finding.mark == Mark::Fail);
    failed.map(|finding| finding.point).collect()
}

#[test]
fn each_fault_is_counted_at_its_point() {
    let faults: [(&str, &[u8]); 16] = [
        ("none", &[]),
        ("hangs-at-start", &[3]),
        ("hangs-at-move", &[20]),
        ("dies", &[20]),
        ("floods", &[19]),
        ("endless-line", &[19]),
        ("off-board", &[4]),
        ("occupied", &[4]),
        ("answers-twice", &[4]),
        ("late", &[13]),
        ("refuses-rule", &[11]),
        ("silent-to-unknown", &[6]),
        ("leaves-child", &[15]),
        ("stays", &[15]),
        ("escape-codes", &[19]),
        ("never-reads", &[1]),
    ];
    let reports: Vec<Report> = thread::scope(|scope| {
        let started = faults.map(|(fault, _)| scope.spawn(move || examine(fault)));
        started.into_iter().map(|examined| examined.join().unwrap()).collect()
    });
    for ((fault, expected), report) in faults.iter().zip(&reports) {
        assert_eq!(failed(report), *expected, "{fault}: {report}");
        assert_eq!(report.findings.len(), 20);
        let bounded = |line: &String| line.chars().all(|char| !char.is_control());
        for finding in &report.findings {
            let lines = finding.exchange.len();
            assert!(lines <= 12 && finding.exchange.iter().all(bounded), "{fault}: {report}");
            let has_reason = finding.mark == Mark::Pass || !finding.remarks.is_empty();
            assert!(has_reason, "{fault}: {report}");
        }
    }
    let good = &reports[0];
    assert_eq!(good.count(Mark::NotExamined), 0, "{good}");
    let profile = &good.profile;
    assert_eq!(profile.name.as_deref(), Some("Gomoku"));
    assert_eq!((profile.rules.as_slice(), &*profile.ranges()), (&[0, 1, 4, 8, 9][..], "5..20"));
    assert_eq!((profile.rectangles, profile.swap2), (true, Some(Swap2::Plain)));
}

#[test]
fn an_examination_ends_when_its_time_is_over() {
    let gomoku = guard();
    let times = Times { total: Duration::ZERO, ..times() };
    let mut told = 0;
    let report =
        doctor(&[gomoku.to_str().unwrap(), "brain"], times).examine(&[], &mut |_| told += 1);
    assert_eq!((report.count(Mark::NotExamined), told), (20, 20), "{report}");
    assert!(report.has_passed());
}

#[test]
fn a_missing_program_fails_at_the_start() {
    let mut told = Vec::new();
    let report = doctor(&["./no-such-folder/brain"], times())
        .examine(&[2, 3], &mut |finding| told.push(finding.point));
    assert_eq!((failed(&report), told), (vec![1], vec![2, 3, 1]), "{report}");
    assert_eq!(report.findings[0].remarks, ["There is no program ./no-such-folder/brain."]);
}
