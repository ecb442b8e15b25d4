//! The built program as a brain, connected by real pipes, as used by a manager.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads pipes beside the test")]

#[path = "gomocup/brain.rs"]
mod brain;
#[path = "gomocup/memory.rs"]
mod memory;

use std::collections::BTreeSet;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;

use brain::{Brain, PATIENCE, PROGRAM};
use gomoku::gomocup::message::{self, Owner, PlacedStone, Reply};
use gomoku::printable::is_printable;
use gomoku::rules::{
    Game, Placement, Point, Rule, Shape, Status, Stone, Topology, Variant, parse_point,
};

/// Formats a position of stones as `x,y,who`.
fn board(stones: impl Iterator<Item = (u8, u8, u8)>) -> String {
    let lines: Vec<String> = stones.map(|(x, y, who)| format!("{x},{y},{who}")).collect();
    format!("BOARD\n{}\nDONE", lines.join("\n"))
}

/// Returns the word after another one in a message.
fn word_after<'a>(field: &str, text: &'a str) -> &'a str {
    text.split(' ').skip_while(|&word| word != field).nth(1).unwrap()
}

#[test]
fn the_best_moves_are_reported_with_their_lines() {
    let shape = Variant::GOMOKU_15.shape();
    let mut brain = Brain::new();
    brain.check("START 15 15", "OK");
    brain.say("INFO max_depth 4");
    for number in [2, 3, 5] {
        brain.say(&format!("YX{QUIET}\nYXNBEST {number}"));
        let mut told = Vec::new();
        let best = loop {
            let line = brain.next_line().unwrap();
            match line.parse() {
                Ok(Reply::Message(text)) => told.push(text),
                Ok(Reply::Move(best)) => break best,
                _ => panic!("{line}"),
            }
        };
        let all = |field: &'static str| told.iter().map(move |text| word_after(field, text));
        assert!(all("multipv").map(str::parse).eq((1..=number).map(Ok::<u8, _>)), "{told:?}");
        let values: Vec<i32> = all("ev").map(|value| value.parse().unwrap()).collect();
        assert!(values.is_sorted_by(|one, next| one >= next), "{told:?}");
        assert_eq!(parse_point(word_after("pv", &told[0]), shape), Ok(best));
        let first: BTreeSet<_> = all("pv").collect();
        assert_eq!(first.len(), told.len(), "{told:?}");
    }
    brain.say("END");
    brain.leaves();
}

/// Position that is not decided: two stones each.
const QUIET: &str = "BOARD\n7,7,1\n8,8,2\n7,9,1\n9,7,2\nDONE";

#[test]
fn every_command_gets_its_reply() {
    let mut brain = Brain::new();
    brain.say("ABOUT");
    let about = brain.hear();
    assert!(about.starts_with("name=\"Gomoku\", version=\""), "{about}");
    assert!(matches!(about.parse(), Ok(Reply::About(_))));

    brain.check("START 20", "OK");
    brain.say("INFO timeout_turn 300");
    brain.say("INFO timeout_match 180000");
    brain.say("INFO time_left 180000");
    brain.say("INFO max_memory 83886080");
    brain.say("INFO game_type 1");
    brain.say("INFO rule 1");
    brain.say("INFO folder /tmp");
    brain.say("INFO evaluate 3,4");
    brain.say("INFO max_depth 4");
    brain.say("INFO max_node 1000");
    brain.say("INFO thread_num 1");
    brain.say("INFO show_detail 0");
    brain.say("INFO something else");
    brain.is_silent();

    brain.say("BEGIN");
    let own = brain.hear_move();
    let other = if own == Point::new(3, 12) { Point::new(3, 13) } else { Point::new(3, 12) };
    brain.say(&message::Command::Turn(other).to_string());
    let second = brain.hear_move();
    assert!(second != own && second != other);
    brain.check(&message::Command::TakeBack(second).to_string(), "OK");
    brain.check(&message::Command::TakeBack(second).to_string(), "ERROR");

    brain.check("RESTART", "OK");
    brain.say("BOARD\n10,10,1\n10,11,2\n11,11,1\n9,10,2\nDONE");
    brain.hear_move();
    // Any numbers of stones: four of one side, and one free cell of twenty-five.
    brain.say("BOARD\n3,3,1\n4,3,1\n5,3,1\n6,3,1\n7,3,2\nDONE");
    assert_eq!(brain.hear_move(), Point::new(3, 2));
    brain.check("START 5", "OK");
    let cells = (0..24).map(|cell| (cell % 5, cell / 5, if cell % 3 == 0 { 1 } else { 2 }));
    let lines: Vec<String> = cells.map(|(x, y, who)| format!("{x},{y},{who}")).collect();
    brain.say(&format!("BOARD\n{}\nDONE", lines.join("\n")));
    assert_eq!(brain.hear_move(), Point::new(4, 4));
    brain.check("START 20", "OK");
    brain.say("YXBOARD\n10,10,2\nDONE");
    brain.is_silent();
    brain.say("YXNBEST 2");
    assert_ne!(brain.hear_move(), Point::new(10, 10));
    brain.check("YXSHOWFORBID", "FORBID .");
    brain.say("YXSTOP");
    brain.is_silent();
    brain.check("PLAY 0,19", "0,19");

    brain.check("RECTSTART 9,7", "OK");
    brain.check("TURN 7,8", "ERROR");
    brain.say("TURN 8,6");
    let point = brain.hear_move();
    assert!(point.col < 9 && point.row < 7);

    brain.check("HELLO", "UNKNOWN");
    brain.check("START 3", "ERROR");
    brain.check("START 21", "ERROR");
    brain.say("END");
    assert_eq!(brain.leaves(), [""; 0]);
}

#[test]
fn columns_come_first() {
    //     3 4 5 6 7 8
    // 2   O X X X X .    the fifth X is in column 8 of row 2
    let mut brain = Brain::on(15);
    let stones = [(4, 2, 1), (5, 2, 1), (6, 2, 1), (7, 2, 1), (3, 2, 2), (0, 9, 2), (9, 0, 2)];
    brain.check(&board(stones.into_iter().chain([(11, 12, 2)])), "8,2");
    // The same row of the opponent must be stopped there.
    brain.check("RESTART", "OK");
    brain.check(&board(stones.into_iter().map(|(x, y, who)| (x, y, 3 - who))), "8,2");
}

#[test]
fn swap2_openings_are_played() {
    let mut brain = Brain::on(15);
    brain.say("SWAP2BOARD\nDONE");
    let three = brain.hear();
    let Ok(Reply::Three(points)) = three.parse() else { panic!("{three}") };
    let mut game = Game::new(Variant::GOMOKU_15);
    for point in points {
        game.play(point).unwrap();
    }
    let points: Vec<Point> = points.into();
    brain.check("RESTART", "OK");
    brain.say(&message::Command::Swap2Board(points.clone()).to_string());
    let answer = brain.hear();
    let point = match answer.parse() {
        Ok(Reply::Swap) => game.legal_moves().next().unwrap(),
        Ok(Reply::Move(point)) => point,
        Ok(Reply::Two([point, other])) => {
            assert!(point != other && game.check(other).is_ok());
            point
        }
        _ => panic!("{answer}"),
    };
    game.play(point).unwrap();
    game.play(game.legal_moves().last().unwrap()).unwrap();
    brain.say(&message::Command::Swap2Board(game.moves().to_vec()).to_string());
    let answer = brain.hear();
    match answer.parse() {
        Ok(Reply::Swap) => {}
        Ok(Reply::Move(point)) => assert!(game.check(point).is_ok(), "{answer}"),
        _ => panic!("{answer}"),
    }
    brain.check("SWAP2BOARD\n7,7\nDONE", "ERROR");
}

#[test]
fn lines_may_have_any_ending_and_be_blank() {
    let mut brain = Brain::new();
    for end in ["\n", "\r\n", "\r", "\n\r\n", "\r\r  \r"] {
        brain.send(format!("start 15{end}").as_bytes());
        assert_eq!(brain.hear(), "OK");
        brain.send(format!("{end}info timeout_turn 0{end}Begin{end}").as_bytes());
        brain.hear_move();
        brain.send(format!("BOARD{end}7,7,2{end}{end}done{end}").as_bytes());
        brain.hear_move();
    }
}

#[test]
fn garbage_is_answered_and_the_game_continues() {
    let mut brain = Brain::on(15);
    brain.send(b"\xff\xfe\x00\x01\x1b[2J\n");
    let answer = brain.hear();
    assert!(answer.starts_with("UNKNOWN"), "{answer}");
    assert!(answer.chars().all(is_printable), "{answer:?}");
    for (command, expected) in [
        ("TURN", "ERROR"),
        ("TURN 7", "ERROR"),
        ("TURN a,b", "ERROR"),
        ("TURN -1,7", "ERROR"),
        ("TURN 15,7", "ERROR"),
        ("TURN 99999999999999999999,7", "ERROR"),
        ("TAKEBACK 7,7", "ERROR"),
        ("START -5", "ERROR"),
        ("START 99999999999999999999", "ERROR"),
        ("RECTSTART 15", "ERROR"),
        ("BOARD\n7,7\n\u{1b}\n7,7,9\nDONE", "ERROR"),
        ("BOARD\n7,7,1\n7,7,2\nDONE", "ERROR"),
        ("BOARD\n7,7,3\nDONE", "ERROR"),
        ("BOARD\n0,0,2\n1,0,2\n2,0,2\n3,0,2\n4,0,2\nDONE", "ERROR"),
        ("DONE", "ERROR"),
        ("7,7", "UNKNOWN"),
        ("TÜRN 7,7", "UNKNOWN"),
        ("INFO rule 1\nINFO time_left x\nINFO\nINFO \u{1b}\nDONE", "ERROR"),
        ("BOARD\n7,7,1\nSTART 15", "OK"),
    ] {
        brain.check(command, expected);
    }
    for _ in 0..300 {
        brain.say("\"';--%s%n\u{0}");
    }
    for _ in 0..300 {
        assert!(brain.hear().starts_with("UNKNOWN"));
    }
    brain.say("TURN 7,7");
    assert_ne!(brain.hear_move(), Point::new(7, 7));
}

#[test]
fn a_flood_of_commands_is_survived() {
    let mut brain = Brain::new();
    brain.check("START 15", "OK");
    // Each would immediately need a new engine, if it did not wait for the end of the session.
    brain.send("INFO max_memory 60000000\nINFO max_memory 0\n".repeat(20_000).as_bytes());
    brain.say("INFO timeout_turn 600000");
    brain.say(QUIET);
    // More than the queue holds, followed by a stop.
    brain.send("RESTART\n".repeat(70_000).as_bytes());
    brain.say("YXSTOP");
    brain.hear_move();
    assert_eq!(brain.hear(), "OK");
    brain.say("END");
    assert!(brain.leaves().iter().all(|answer| answer == "OK"));
}

#[test]
fn over_long_lines_are_cut() {
    let mut brain = Brain::on(15);
    brain.send(
        &[&b"x".repeat(1 << 20)[..], b"\nINFO folder ", &b"y".repeat(1 << 20), b"\n"].concat(),
    );
    let answer = brain.hear();
    assert!(answer.starts_with("UNKNOWN") && answer.len() < 200, "{answer}");
    brain.say("BEGIN");
    brain.hear_move();
}

#[test]
fn commands_are_executed_during_a_search() {
    let mut brain = Brain::new();
    brain.check("START 15", "OK");
    brain.say("INFO timeout_turn 600000");
    brain.say(QUIET);
    brain.say("INFO time_left 1000000");
    brain.say("YXSTOP");
    let own = brain.hear_move();
    let other = if own == Point::new(0, 0) { Point::new(0, 1) } else { Point::new(0, 0) };
    brain.say(&message::Command::Turn(other).to_string());
    brain.say("INFO timeout_turn 50");
    let point = brain.hear_move();
    assert!(point != own && point != other);
    brain.is_silent();
}

/// None of these searches ends by itself.
#[test]
fn a_stop_ends_the_last_search_requested() {
    let mut brain = Brain::new();
    brain.check("START 15", "OK");
    brain.say("INFO timeout_turn 600000");
    brain.say(&format!("{QUIET}\nYXSTOP\nTURN 0,14\nABOUT\nHELLO\nYXSTOP"));
    let first = brain.hear_move();
    assert!(brain.hear().starts_with("name="));
    let second = brain.hear_move();
    assert!(first != second);
    assert!(brain.hear().starts_with("UNKNOWN"));
    // Limits that arrive during a search also apply to it.
    for limit in ["time_left 100", "max_node 1", "max_depth 1"] {
        brain.say("INFO time_left 2147483647\nINFO max_node 0");
        brain.say(&format!("{QUIET}\nINFO {limit}"));
        brain.hear_move();
    }
}

#[test]
fn the_brain_can_be_ended_during_a_search() {
    let mut brain = Brain::new();
    brain.check("START 15", "OK");
    brain.say("INFO timeout_turn 600000");
    brain.say(QUIET);
    brain.say("END");
    assert!(brain.leaves().len() <= 1, "a move, if it came before the end");
}

#[test]
fn the_end_of_the_input_ends_the_brain() {
    let mut brain = Brain::new();
    brain.say("INFO timeout_turn 600000");
    brain.say("START 15");
    brain.say("BEGIN");
    brain.input = None;
    let said = brain.leaves();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(matches!(said[1].parse(), Ok(Reply::Move(_))), "what was asked is answered: {said:?}");
    let mut brain = Brain::new();
    brain.input = None;
    assert_eq!(brain.leaves(), [""; 0]);
}

#[test]
fn a_manager_that_no_longer_reads_is_not_a_failure() {
    let mut command = Command::new(PROGRAM);
    let mut child =
        command.arg("brain").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"START 15\r\n").unwrap();
    let (sender, left) = mpsc::channel();
    thread::spawn(move || sender.send(child.wait().unwrap()));
    assert!(left.recv_timeout(PATIENCE).expect("it has not left").success());
    drop(input);
}

/// A manager that leaves a child process, which keeps the brain's input open.
#[cfg(unix)]
const CARELESS: &str = "mkfifo in; \"$0\" brain < in & exec 3> in; sleep 900 > /dev/null & echo $!; echo START 15 >&3; wait";

#[cfg(unix)]
#[test]
fn the_end_of_the_manager_ends_the_brain() {
    use rustix::process::{Pid, Signal, kill_process};

    let directory = tempfile::tempdir().unwrap();
    let script = format!("cd \"$1\"; {CARELESS}");
    let mut brain = Brain::run("sh", &["-c", &script, PROGRAM, directory.path().to_str().unwrap()]);
    let child = Pid::from_raw(brain.hear().parse().unwrap()).unwrap();
    assert_eq!(brain.hear(), "OK");
    brain.kill();
    let said = std::panic::catch_unwind(|| brain.next());
    kill_process(child, Signal::KILL).unwrap();
    assert_eq!(said.unwrap(), None);
}

#[test]
fn positions_need_not_alternate() {
    let mut brain = Brain::on(15);
    for stones in [
        &[(7, 7, 1)][..],
        &[(7, 7, 1), (8, 8, 1), (3, 3, 2)],
        &[(7, 7, 2), (8, 8, 2), (3, 3, 2), (5, 9, 2)],
        &[(7, 7, 1), (8, 8, 1), (3, 3, 1), (5, 9, 1), (0, 0, 1), (14, 14, 1)],
    ] {
        brain.say(&board(stones.iter().copied()));
        let point = brain.hear_move();
        assert!(point.row < 15 && point.col < 15);
        assert!(!stones.iter().any(|&(x, y, _)| point == Point::new(y, x)), "{point:?}");
        brain.check("RESTART", "OK");
    }
    // Four in a row against nothing: the fifth stone wins.
    brain.say("BOARD\n4,2,1\n5,2,1\n6,2,1\n7,2,1\nDONE");
    let point = brain.hear_move();
    assert!([Point::new(2, 3), Point::new(2, 8)].contains(&point), "{point:?}");
    // It continues after that.
    brain.check("RESTART", "OK");
    brain.say("TURN 7,7");
    brain.hear_move();
}

#[test]
fn unsupported_rules_are_refused() {
    for rule in [2, 3, 5, 6, 10, 12, -1] {
        let mut brain = Brain::on(15);
        brain.say(&format!("INFO rule {rule}"));
        for command in ["BEGIN", "TURN 7,7", "BOARD\n7,7,2\nDONE", "SWAP2BOARD\nDONE"] {
            brain.check(command, "ERROR");
        }
        brain.check("START 15", "OK");
        brain.check("BEGIN", "ERROR");
        brain.say("INFO rule 1");
        brain.say("BEGIN");
        brain.hear_move();
    }
}

/// Double threes are fouls in omok, but not in freestyle.
#[test]
fn a_rule_without_a_number_is_an_argument() {
    let double_three = "YXBOARD\n8,7,2\n9,7,2\n7,8,2\n7,9,2\n0,0,1\n14,14,1\n0,14,1\nDONE";
    let mut brain = Brain::run(PROGRAM, &["brain", "--rule", "omok"]);
    brain.check("START 15", "OK");
    brain.say(double_three);
    brain.check("YXSHOWFORBID", "FORBID 0707.");
    brain.say("INFO rule 0");
    brain.check("YXSHOWFORBID", "FORBID .");
}

/// Runs the program under another name.
fn named(directory: &Path, name: &str) -> std::path::PathBuf {
    let path = directory.join(name);
    #[cfg(unix)]
    std::os::unix::fs::symlink(PROGRAM, &path).unwrap();
    #[cfg(not(unix))]
    std::fs::copy(PROGRAM, &path).unwrap();
    path
}

#[test]
fn a_program_name_selects_the_brain() {
    let directory = tempfile::tempdir().unwrap();
    for (name, arguments) in
        [("pbrain-gomoku.exe", &[][..]), ("pbrain-x", &["--threads", "1", "--memory", "8"])]
    {
        let mut brain = Brain::run(named(directory.path(), name), arguments);
        brain.check("START 15", "OK");
        brain.say("INFO timeout_turn 0");
        brain.say("BEGIN");
        brain.hear_move();
        brain.say("END");
        assert_eq!(brain.leaves(), [""; 0]);
    }
}

#[test]
fn two_brains_play_a_game() {
    let shape = Shape::new(10, 10, Topology::Plane).unwrap();
    let variant = Variant::new(shape, 5, Rule::Freestyle, Placement::Anywhere).unwrap();
    let mut game = Game::new(variant);
    let mut brains = [Brain::on(10), Brain::on(10)];
    while let Status::ToMove(stone) = game.status() {
        if game.moves().len() == 60 {
            break;
        }
        let brain = &mut brains[usize::from(stone == Stone::Second)];
        brain.say("INFO time_left 100000");
        // Now and then, the whole position replaces the last move.
        let command = match game.moves() {
            [] => message::Command::Begin,
            moves if moves.len() % 7 > 4 => {
                let mut who = [Owner::Own, Owner::Opponent];
                who.rotate_left(moves.len() % 2);
                let stones = moves.iter().zip(who.into_iter().cycle());
                message::Command::Board(
                    stones.map(|(&point, owner)| PlacedStone { point, owner }).collect(),
                )
            }
            [.., last] => message::Command::Turn(*last),
        };
        brain.say(&command.to_string());
        let point = brain.hear_move();
        game.play(point).unwrap_or_else(|why| panic!("{point:?}: {why}"));
    }
    assert!(game.moves().len() >= 9);
    for mut brain in brains {
        brain.say("END");
        assert_eq!(brain.leaves(), [""; 0]);
    }
}

/// Sessions in the documentation: `> ` for the manager, `< ` for the brain.
#[test]
fn documented_sessions_are_reproduced() {
    let page = include_str!("../docs/gomocup.md").replace("\r\n", "\n");
    let sessions: Vec<&str> = page.split("```text\n").skip(1).collect();
    assert!(!sessions.is_empty());
    for session in sessions {
        let mut brain = Brain::new();
        for line in session.split("```").next().unwrap().lines() {
            match line.split_at(2) {
                ("> ", said) => brain.say(said),
                ("< ", answer) => assert_eq!(brain.hear(), answer, "{session}"),
                _ => panic!("{line}"),
            }
        }
        assert_eq!(brain.leaves(), [""; 0], "{session}");
    }
}
