//! Property tests of the messages, and messages as written by other programs.

use std::time::Duration;

use proptest::prelude::*;

use super::*;
use crate::player::{self, Line, Verdict};
use crate::printable::is_printable;
use crate::rules::{Point, Variant};

/// Parses the commands of these lines, in order.
fn parsed(lines: &str) -> Vec<Result<Command, CommandError>> {
    let mut parser = CommandParser::default();
    lines.lines().filter_map(|line| parser.feed(line)).collect()
}

#[track_caller]
fn check(lines: &str, expected: Command) {
    assert_eq!(parsed(lines), [Ok(expected)], "{lines:?}");
}

fn info(key: &str, value: &str) -> InfoItem {
    InfoItem { key: key.to_owned(), value: value.to_owned() }
}

fn placed(x: u8, y: u8, owner: Owner) -> PlacedStone {
    PlacedStone { point: Point::new(y, x), owner }
}

#[test]
fn the_column_comes_first() {
    // . . . .
    // . . . X    column 3, row 1
    let point = Point { row: 1, col: 3 };
    check("TURN 3,1", Command::Turn(point));
    check("TAKEBACK 3,1", Command::TakeBack(point));
    check("PLAY 3,1", Command::Play(point));
    check("RECTSTART 4,2", Command::RectStart { width: 4, height: 2 });
    check("BOARD\n3,1,1\nDONE", Command::Board(vec![PlacedStone { point, owner: Owner::Own }]));
    check("SWAP2BOARD\n3,1\nDONE", Command::Swap2Board(vec![point]));
    assert_eq!("3,1".parse(), Ok(Reply::Move(point)));
    assert_eq!("FORBID 0301.".parse(), Ok(Reply::Forbid(vec![point])));
}

#[test]
fn messages_of_other_programs_are_read() {
    check("start 15", Command::Start(15));
    check("  Start\t15  ", Command::Start(15));
    check("START 15 15", Command::Start(15));
    check("START 015", Command::Start(15));
    check("rectstart 20 , 15", Command::RectStart { width: 20, height: 15 });
    check("turn 7, 8 ", Command::Turn(Point::new(8, 7)));
    check("BEGIN now", Command::Begin);
    check("End", Command::End);
    check("YxNbest 3", Command::YxNBest(3));
    check("board\n 7 , 8 , 2\n\ndone", Command::Board(vec![placed(7, 8, Owner::Opponent)]));
    assert_eq!("ok".parse(), Ok(Reply::Ok));
    assert_eq!("OK everything is good".parse(), Ok(Reply::Ok));
    assert_eq!(" 7 , 8".parse(), Ok(Reply::Move(Point::new(8, 7))));
    assert_eq!("message".parse(), Ok(Reply::Message(String::new())));
    assert_eq!("Message Realtime Best 7,8".parse(), Ok(Reply::Best(Point::new(8, 7))));
    assert_eq!("MESSAGE INFO MAX_THREAD_NUM 256".parse(), Ok(Reply::MaxThreads(256)));
    assert_eq!("MESSAGE INFO MAX_HASH_SIZE 30".parse(), Ok(Reply::MaxHash(30)));
    let other = "REALTIME REFRESH";
    assert_eq!(format!("MESSAGE {other}").parse(), Ok(Reply::Message(other.to_owned())));
    assert_eq!(
        "name=\"Old\",version=\"1=0\" ,www=\"x\"".parse(),
        Ok(Reply::About(About {
            name: "Old".to_owned(),
            version: "1=0".to_owned(),
            ..About::default()
        }))
    );
}

#[test]
fn information_is_a_key_and_a_value() {
    for (line, key, value, number) in [
        ("INFO timeout_turn 5000", "timeout_turn", "5000", Some(5000)),
        ("info TIMEOUT_TURN  5000 ", "timeout_turn", "5000", Some(5000)),
        ("INFO time_left -12", "time_left", "-12", Some(-12)),
        ("INFO time_left +12", "time_left", "+12", Some(12)),
        (
            "INFO time_left 99999999999999999999",
            "time_left",
            "99999999999999999999",
            Some(i64::MAX),
        ),
        (
            "INFO max_memory -99999999999999999999",
            "max_memory",
            "-99999999999999999999",
            Some(i64::MIN),
        ),
        ("INFO max_node 5 x", "max_node", "5 x", None),
        ("INFO folder C:\\some where", "folder", "C:\\some where", None),
        ("INFO rule renju", "rule", "renju", None),
        ("INFO Pondering 1", "pondering", "1", Some(1)),
        ("INFO rule  ", "rule", "", None),
        ("INFO", "", "", None),
    ] {
        let info = info(key, value);
        assert_eq!(info.number(), number, "{line}");
        check(line, Command::Info(info));
    }
}

#[track_caller]
fn check_wrong(lines: &str, expected: &str) {
    let parsed = parsed(lines);
    let [Err(why)] = &parsed[..] else { panic!("{lines:?}: {parsed:?}") };
    assert_eq!(why.to_string(), expected, "{lines:?}");
}

#[test]
fn errors_have_messages() {
    check_wrong("HELLO\tyou", "there is no such command: HELLO you");
    check_wrong(&"x".repeat(999), &format!("there is no such command: {}", "x".repeat(40)));
    check_wrong("7,7", "there is no such command: 7,7");
    for line in ["START", "START x", "START -5", "START 256", "START 15 16", "START 1.5"] {
        check_wrong(line, "the command is written: START 20");
    }
    check_wrong("RECTSTART 20", "the command is written: RECTSTART 20,15, with columns first");
    for line in ["TURN", "TURN 7", "TURN 7,", "TURN -1,7", "TURN 7,7,1", "TURN 7,300", "TURN a,b"] {
        check_wrong(line, "the command is written: TURN 7,7");
    }
    check_wrong("DONE", "DONE ends what BOARD, YXBOARD or SWAP2BOARD begins");
    check_wrong("BOARD\n7,7,1\n7,8\nx\nDONE", "a stone is written x,y,who: 7,8");
    check_wrong("YXBOARD\n7,7,4\nDONE", "a stone is written x,y,who: 7,7,4");
    check_wrong("SWAP2BOARD\n7,7,3\nDONE", "a stone is written x,y: 7,7,3");
    check_wrong("SWAP2BOARD\n7\nDONE", "a stone is written x,y: 7");
    let mixed = "either all stones of an opening have an owner or none";
    check_wrong("SWAP2BOARD\n7,7,1\n7,8\n7,9,1\nDONE", mixed);
    check_wrong("SWAP2BOARD\n7,7\n7,8\n7,9,2\nDONE", mixed);
    let unequal = "the side that begins an opening has one stone more than the other";
    check_wrong("SWAP2BOARD\n7,7,1\n7,8,1\n7,9,1\nDONE", unequal);
    check_wrong("SWAP2BOARD\n7,7,2\n7,8,2\n7,9,2\n1,1,1\n2,2,2\nDONE", unequal);
    let stones = "7,7,1\n".repeat(5000);
    check_wrong(&format!("BOARD\n{stones}DONE"), "there are more stones than cells");
    for reply in ["", "7", "7,7,7", "7,7 8,8 9,9 1,1", "-1,7", "SUGGEST x", "FORBID 01.", "hello"] {
        assert_eq!(reply.parse::<Reply>(), Err("no reply of the protocol"), "{reply:?}");
    }
}

#[test]
fn the_stones_of_an_opening_may_have_owners_in_any_order() {
    let plain = |text: &str| {
        let points = text.split(' ').map(|word| text::point(word).unwrap());
        Ok(Command::Swap2Board(points.collect()))
    };
    let read = |text: &str| {
        let lines = text.replace(' ', "\n");
        let mut all = parsed(&format!("SWAP2BOARD\n{lines}\nDONE"));
        assert_eq!(all.len(), 1);
        all.remove(0)
    };
    let three = "7,7 8,6 9,9";
    // Without owners, for the side that answers, by colours, and with the stones of a side together.
    for text in [three, "7,7,2 8,6,1 9,9,2", "7,7,1 8,6,2 9,9,1", "8,6,1 7,7,2 9,9,2"] {
        assert_eq!(read(text), plain(three), "{text}");
    }
    let five = "7,7 8,6 9,9 1,2 3,4";
    for text in [
        five,
        "7,7,2 8,6,1 9,9,2 1,2,1 3,4,2",
        "7,7,1 8,6,2 9,9,1 1,2,2 3,4,1",
        "7,7,1 9,9,1 3,4,1 8,6,2 1,2,2",
        "8,6,1 1,2,1 7,7,2 9,9,2 3,4,2",
    ] {
        assert_eq!(read(text), plain(five), "{text}");
    }
    // A list without owners after one with them.
    assert_eq!(parsed("SWAP2BOARD\n1,1,1\nSWAP2BOARD\n7,7\n8,6\n9,9\nDONE"), [plain(three)]);
}

#[test]
fn a_list_has_at_most_1024_stones_and_reports_its_first_error() {
    for (command, stone) in [("BOARD", "0,0,1"), ("YXBOARD", "0,0,1"), ("SWAP2BOARD", "0,0")] {
        let list = |mistake: &str, stones: usize| {
            let stones = format!("{stone}\n").repeat(stones);
            let mut all = parsed(&format!("{command}\n{mistake}\n{stones}DONE"));
            assert_eq!(all.len(), 1, "{command}");
            all.remove(0)
        };
        assert!(list("", 1024).is_ok(), "{command}");
        assert_eq!(list("", 1025), Err(CommandError::TooManyStones), "{command}");
        let mistake = list("centre", 1025);
        assert!(matches!(mistake, Err(CommandError::NoStone { .. })), "{mistake:?}");
    }
}

#[test]
fn a_command_replaces_an_unfinished_list() {
    assert_eq!(
        parsed("BOARD\n7,7,1\nSTART 15\nBEGIN"),
        [Ok(Command::Start(15)), Ok(Command::Begin)]
    );
    check("BOARD\n7,7,1\nEND", Command::End);
    check(
        "BOARD\n7,7,1\nYXBOARD\n7,8,2\nDONE",
        Command::YxBoard(vec![placed(7, 8, Owner::Opponent)]),
    );
    // Except for `INFO`, which may come at any time.
    assert_eq!(
        parsed("BOARD\nINFO rule 1\n7,7,2\nDONE"),
        [
            Ok(Command::Info(info("rule", "1"))),
            Ok(Command::Board(vec![placed(7, 7, Owner::Opponent)]))
        ]
    );
}

#[test]
fn texts_are_printed_on_one_line() {
    let reply = Reply::Error("two\r\nlines\u{1b}[2J".to_owned());
    assert_eq!(reply.to_string(), "ERROR two  lines\u{fffd}[2J");
    let about = About { name: "the \"best\"\n".to_owned(), ..About::default() };
    let expected = "name=\"the 'best' \", version=\"\", author=\"\", country=\"\"";
    assert_eq!(Reply::About(about).to_string(), expected);
}

#[test]
fn details_have_the_format_of_other_programs() {
    let detail = |verdict, number| {
        let line = Line { depth: 12, verdict, pv: vec![Point::new(7, 7), Point::new(6, 8)] };
        let elapsed = Duration::from_millis(1_234);
        let info = player::Info { nodes: 5_000_000, elapsed, lines: Vec::new() };
        super::detail(&info, &line, number, Variant::GOMOKU_15.shape())
    };
    let text = "depth 12 multipv 2 ev -34 n 5000000 n/ms 4051 tm 1234 pv H8 I9";
    assert_eq!(detail(Verdict::Open(-34), Some(2)), text);
    for (value, verdict) in [("+M5", Verdict::Win(5)), ("-M4", Verdict::Loss(4))] {
        let decided = text.replace("-34", value).replace("multipv 2 ", "");
        assert_eq!(detail(verdict, None), decided);
    }
}

fn points() -> impl Strategy<Value = Point> {
    (0..=99_u8, 0..=99_u8).prop_map(|(row, col)| Point { row, col })
}

fn stones() -> impl Strategy<Value = Vec<PlacedStone>> {
    let owner = prop_oneof![Just(Owner::Own), Just(Owner::Opponent), Just(Owner::Mark)];
    let stone = (points(), owner).prop_map(|(point, owner)| PlacedStone { point, owner });
    proptest::collection::vec(stone, 0..9)
}

/// Generates texts as they occur in a line.
fn texts() -> impl Strategy<Value = String> {
    "([!-~](.{0,20}[!-~])?)?".prop_filter("printable", |text| text.chars().all(is_printable))
}

fn infos() -> impl Strategy<Value = InfoItem> {
    let value = prop_oneof![any::<i64>().prop_map(|number| number.to_string()), texts()];
    ("rule|folder|time_left|[a-z_]{1,9}", value).prop_map(|(key, value)| InfoItem { key, value })
}

fn commands() -> impl Strategy<Value = Command> {
    prop_oneof![
        any::<u8>().prop_map(Command::Start),
        any::<[u8; 2]>().prop_map(|[width, height]| Command::RectStart { width, height }),
        Just(Command::Begin),
        points().prop_map(Command::Turn),
        stones().prop_map(Command::Board),
        infos().prop_map(Command::Info),
        points().prop_map(Command::TakeBack),
        Just(Command::Restart),
        proptest::collection::vec(points(), 0..6).prop_map(Command::Swap2Board),
        points().prop_map(Command::Play),
        Just(Command::About),
        Just(Command::End),
        Just(Command::YxShowForbid),
        Just(Command::YxStop),
        stones().prop_map(Command::YxBoard),
        any::<u8>().prop_map(Command::YxNBest),
        Just(Command::YxShowInfo),
        Just(Command::YxHashClear),
    ]
}

fn replies() -> impl Strategy<Value = Reply> {
    let value = || "[a-zA-Z0-9 .,=']{0,9}";
    prop_oneof![
        Just(Reply::Ok),
        points().prop_map(Reply::Move),
        [points(), points()].prop_map(Reply::Two),
        [points(), points(), points()].prop_map(Reply::Three),
        Just(Reply::Swap),
        texts().prop_map(Reply::Error),
        texts().prop_map(Reply::Unknown),
        texts().prop_map(Reply::Message),
        texts().prop_map(Reply::Debug),
        points().prop_map(Reply::Best),
        any::<u16>().prop_map(Reply::MaxThreads),
        any::<u8>().prop_map(Reply::MaxHash),
        [value(), value(), value(), value()].prop_map(|[name, version, author, country]| {
            Reply::About(About { name, version, author, country })
        }),
        proptest::collection::vec(points(), 0..5).prop_map(Reply::Forbid),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn commands_and_replies_are_read_back(command in commands(), reply in replies()) {
        prop_assert_eq!(command.to_string().parse(), Ok(command));
        let line = reply.to_string();
        prop_assert!(line.chars().all(is_printable));
        prop_assert_eq!(line.parse(), Ok(reply));
    }

    #[test]
    fn parsed_commands_are_printed_as_they_were_read(
        line in "((?i)INFO (rule|folder|evaluate|time_left|[a-z_]{0,3})|START|TURN|YXNBEST)[ \t]{0,2}[0-9,+-]{0,3}([ \t\u{0}-\u{1f}\u{85}\u{3000}]|.){0,3}"
    ) {
        if let Ok(command) = line.parse::<Command>() {
            prop_assert_eq!(command.to_string().parse(), Ok(command));
        }
    }

    #[test]
    fn parsed_replies_are_printed_as_they_were_read(
        line in "((?i)(OK|SWAP|ERROR|MESSAGE|DEBUG|SUGGEST|FORBID)|name=\"|)[ \t]{0,2}([0-9]{1,3},[0-9]{1,3} ?){0,4}([a-z\". \t\u{0}-\u{1f}\u{85}\u{3000}]|.){0,4}"
    ) {
        if let Ok(reply) = line.parse::<Reply>() {
            prop_assert_eq!(reply.to_string().parse(), Ok(reply));
        }
    }

    #[test]
    fn commands_can_follow_one_another(commands in proptest::collection::vec(commands(), 0..6)) {
        let lines: Vec<String> = commands.iter().map(Command::to_string).collect();
        let expected: Vec<_> = commands.into_iter().map(Ok).collect();
        prop_assert_eq!(parsed(&lines.join("\n")), expected);
    }

    #[test]
    fn parsing_any_input_never_panics(
        lines in "((?i)(START|RECTSTART|TURN|BOARD|DONE|INFO|SWAP2BOARD|YXNBEST|about|OK|FORBID|name=\"))?[ -~]{0,12}\n|.{0,20}\n|[0-9,. \n-]{0,30}"
    ) {
        for why in parsed(&lines).into_iter().filter_map(Result::err) {
            prop_assert!(why.to_string().chars().all(is_printable));
        }
        for line in lines.lines() {
            let _ = line.parse::<Reply>();
        }
    }
}

#[test]
fn a_command_is_parsed_and_written() {
    // The column comes first.
    assert_eq!("turn 10,3".parse(), Ok(Command::Turn(Point::new(3, 10))));
    let stone = PlacedStone { point: Point::new(3, 10), owner: Owner::Opponent };
    assert_eq!(Command::Board(vec![stone]).to_string(), "BOARD\n10,3,2\nDONE");
}

#[test]
fn a_list_ends_with_done() {
    let mut parser = CommandParser::default();
    assert_eq!(parser.feed("BOARD"), None);
    assert_eq!(parser.feed("10,3,1"), None);
    let stone = PlacedStone { point: Point::new(3, 10), owner: Owner::Own };
    assert_eq!(parser.feed("DONE"), Some(Ok(Command::Board(vec![stone]))));
}

#[test]
fn a_reply_is_parsed() {
    // The column comes first.
    assert_eq!("10,3".parse(), Ok(Reply::Move(Point::new(3, 10))));
    assert_eq!("ok let us play".parse(), Ok(Reply::Ok));
}
