//! Doctor on engines with one fault each, and on our own brain.
//!
//! `examples/fake` is built by `cargo test`, or by `cargo build --example fake`.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "examines engines side by side")]

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use gomoku::doctor::{Doctor, Mark, Report, Times};
use gomoku::external::Program;
use gomoku::player::Stop;
use gomoku::settings::engines::Swap2;

const fn ms(time: u64) -> Duration {
    Duration::from_millis(time)
}

/// Times with which no engine fails because the machine is busy. The limit of nodes keeps the moves
/// quick.
fn times() -> Times {
    Times {
        total: ms(600_000),
        banner: ms(50),
        start: ms(8_000),
        reply: ms(20_000),
        turn: ms(1_000),
        tolerance: ms(8_000),
        patience: ms(5_000),
        most_slow: 1,
        long_turn: ms(60_000),
        thinking: ms(100),
        stop: ms(1_000),
        end: ms(8_000),
        idle: ms(200),
        busy: ms(100),
        at_once: ms(1_000),
        game_turn: ms(1_000),
        games: 2,
        nodes: Some(2_000),
    }
}

/// Time by which the moves of the late engine exceed these limits.
const LATE: &str = "11000";

fn guard() -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_gomoku")).to_owned()
}

fn doctor(command: &[&str], times: &Times) -> Doctor {
    let command = command.iter().map(|&word| word.to_owned()).collect();
    let program = Program { command, ..Program::default() };
    Doctor { guard: guard(), program, times: *times, stop: Stop::default() }
}

fn examine(fault: &str) -> Report {
    let name = format!("fake{}", std::env::consts::EXE_SUFFIX);
    let fake = guard().with_file_name("examples").join(name);
    doctor(&[fake.to_str().unwrap(), fault, LATE], &times()).examine(&[], &mut |_| {})
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
    assert_eq!((profile.rectangles, profile.swap2), (true, Swap2::Plain));
}

#[test]
fn an_examination_ends_when_its_time_is_over() {
    let gomoku = guard();
    let times = Times { total: Duration::ZERO, ..times() };
    let mut told = 0;
    let report =
        doctor(&[gomoku.to_str().unwrap(), "brain"], &times).examine(&[], &mut |_| told += 1);
    assert_eq!((report.count(Mark::NotExamined), told), (20, 20), "{report}");
    assert!(report.has_passed());
    // No wait is longer than the time that is left.
    let times = Times { total: ms(1_000), start: ms(3_600_000), ..times };
    let name = format!("fake{}", std::env::consts::EXE_SUFFIX);
    let fake = gomoku.with_file_name("examples").join(name);
    let report =
        doctor(&[fake.to_str().unwrap(), "hangs-at-start"], &times).examine(&[], &mut |_| {});
    let last = report.findings.last().unwrap();
    assert_eq!((last.mark, &*last.remarks[0]), (Mark::NotExamined, "The time is over."));
}

#[test]
fn a_missing_program_fails_at_the_start() {
    let mut told = Vec::new();
    let report = doctor(&["./no-such-folder/brain"], &times())
        .examine(&[2, 3], &mut |finding| told.push(finding.point));
    assert_eq!((failed(&report), told), (vec![1], vec![2, 3, 1]), "{report}");
    assert_eq!(report.findings[0].remarks, ["There is no program ./no-such-folder/brain."]);
}

/// Runs `gomoku engine doctor` and returns the exit status and both outputs.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let mut command = assert_cmd::Command::new(guard());
    let output = command.args(["engine", "doctor"]).args(arguments).output().unwrap();
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.code().unwrap(), out, err)
}

#[test]
fn the_command_line_prints_the_report() {
    let gomoku = guard();
    let gomoku = gomoku.to_str().unwrap();
    let (status, report, told) = run(&["--point", "2", gomoku, "brain", "--threads", "1"]);
    assert_eq!((status, &*told), (0, ""), "{report}");
    assert!(report.starts_with("# Gomoku ") && report.contains("\n| 2 | "), "{report}");
    let (status, json, _) =
        run(&["--json", "--point", "2", "--point", "18", "--", gomoku, "brain"]);
    let report: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((status, &report["profile"]["name"]), (0, &"Gomoku".into()), "{json}");
    let points: Vec<u64> = report["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["point"].as_u64().unwrap())
        .collect();
    assert_eq!((points, &report["findings"][1]["mark"]), (vec![2, 18], &"pass".into()));
    let (status, report, told) = run(&["--point", "1", "./no-such-folder/brain"]);
    assert_eq!((status, &*told), (1, "gomoku: points that failed: 1\n"), "{report}");
    for wrong in [&["--point", "21", gomoku][..], &["--point", "0", gomoku], &[]] {
        assert_eq!(run(wrong).0, 2, "{wrong:?}");
    }
}
