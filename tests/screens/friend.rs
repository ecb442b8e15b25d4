//! Games with a friend: two screens, and the line between them.

use std::time::Duration;

use gomoku::formats::SavedGame;
use gomoku::friend::{Chance, Connection, Proposal, Role, Session};
use gomoku::game::{GameKind, MoveLimit, TimeControl};
use gomoku::link::{Address, End, Heard, Hosting, Local};
use gomoku::rules::opening::OpeningRule;
use gomoku::rules::{Rule, Variant};
use gomoku::tui::app::{FriendStart, LinkStart, Opening};
use gomoku::tui::event::{Effect, Event, Linked};
use insta::assert_snapshot;

use super::check;
use super::stage::{LINE, Stage};

fn proposal(opening: &str, clock: &str) -> Proposal {
    Proposal {
        kind: GameKind::Rows(Variant::GOMOKU_15),
        opening: opening.parse().unwrap(),
        clock: clock.parse().unwrap(),
        limit: MoveLimit::Full,
        first: Some(Role::Host),
    }
}

/// Screens of a host, Ada, and a guest, Eve.
struct Two([Stage; 2]);

impl Two {
    /// Both have met, and the guest looks at the proposal.
    fn met(proposal: Proposal) -> Self {
        let stage = |name: &str| Stage::new(80, 24).of_user(name).keeping();
        let mut two = Self([stage("Ada"), stage("Eve")]);
        for at in 0..2 {
            two.start(at, proposal);
        }
        two.open();
        two
    }

    /// A game has begun.
    fn begun(opening: &str, clock: &str) -> Self {
        let mut two = Self::met(proposal(opening, clock));
        two.press(1, "<Enter>");
        two
    }

    /// Starts the program of the host or of the guest, with what its disk has.
    fn start(&mut self, at: usize, proposal: Proposal) {
        let kept = self.0[at].store().shared_games();
        let chance = Chance::new([u8::try_from(at).unwrap(); 32]);
        let (session, link) = if at == 0 {
            let session = Session::host("Ada", proposal, kept, chance);
            (session, LinkStart::Host(Hosting::default()))
        } else {
            let session = Session::guest("Eve", "", kept, chance);
            (session, LinkStart::Join(Address::Local(Local::default())))
        };
        self.0[at].begin(Opening::Friend(Box::new(FriendStart { session, link })));
    }

    /// Connects the two programs.
    fn open(&mut self) {
        self.0[0].send(Event::Heard(Heard::Opened(LINE, None)));
        self.0[1].send(Event::Linked(Ok(Linked::Joined(LINE))));
        self.pass();
    }

    /// Breaks the line, and loses what is on its way.
    fn cut(&mut self) {
        for stage in &mut self.0 {
            stage.lines();
            stage.send(Event::Heard(Heard::Closed(LINE, End::Closed)));
        }
    }

    /// Lets all lines arrive.
    fn pass(&mut self) {
        loop {
            let lines = [0, 1].map(|at| self.0[at].lines());
            if lines.iter().all(Vec::is_empty) {
                return;
            }
            for (at, lines) in lines.into_iter().enumerate() {
                for (to, line) in lines {
                    assert_eq!(to, LINE);
                    self.0[1 - at].send(Event::Heard(Heard::Line(LINE, line)));
                }
            }
        }
    }

    fn press(&mut self, at: usize, keys: &str) {
        let stage = std::mem::replace(&mut self.0[at], Stage::new(24, 11));
        self.0[at] = stage.press(keys);
        self.pass();
    }

    fn wait(&mut self, seconds: u64) {
        for at in 0..2 {
            let stage = std::mem::replace(&mut self.0[at], Stage::new(24, 11));
            self.0[at] = stage.wait(Duration::from_secs(seconds));
        }
        self.pass();
    }

    #[track_caller]
    fn check(&mut self, at: usize, texts: &[&str]) {
        check(&mut self.0[at], texts);
    }

    /// Checks that both screens show the same moves.
    #[track_caller]
    fn check_equal(&self) {
        let [ada, eve] = self.0.each_ref().map(|stage| {
            let record = stage.record();
            let line = record.line().iter().take(record.ply() + 1);
            let actions = line.map(|node| record.tree().action(*node)).collect::<Vec<_>>();
            (actions, record.state())
        });
        assert_eq!(ada, eve);
    }

    /// Plays these cells, beginning with the host.
    fn play(&mut self, cells: &[&str]) {
        for (number, cell) in cells.iter().enumerate() {
            self.press(number % 2, &format!(":{cell}<Enter>"));
        }
        self.check_equal();
    }
}

const WIN: [&str; 9] = ["7,3", "0,0", "7,4", "0,2", "7,5", "0,4", "7,6", "0,6", "7,7"];

#[test]
fn pictures_of_the_page() {
    for (width, height) in [(80, 24), (120, 40), (40, 20), (24, 11)] {
        let mut stage = Stage::new(width, height).of_user("Ada").press("M");
        assert_snapshot!(format!("friends_{width}x{height}"), stage.text());
    }
    let mut two = Two::met(proposal("swap2", "5m+3s"));
    assert_snapshot!("friends_has_come", two.0[0].text());
    assert_snapshot!("friends_proposed", two.0[1].text());
    let mut waiting = Two::met(proposal("free", "none"));
    waiting.cut();
    waiting.0[0].send(Event::Linked(Ok(Linked::Waits("play.sock".into()))));
    assert_snapshot!("friends_waiting", waiting.0[0].text());
}

#[test]
fn pictures_of_the_game() {
    let mut two = Two::begun("swap2", "5m+3s");
    two.0[0].send(Event::Heard(Heard::Lag(LINE, Duration::from_millis(40))));
    two.press(0, ":7,7<Enter>:7,8<Enter>:8,8<Enter>");
    two.press(0, "'good luck<Enter>");
    assert_snapshot!("friend_decides", two.0[1].text());
    assert_snapshot!("friend_waits", two.0[0].text());
    let stage = std::mem::replace(&mut two.0[0], Stage::new(24, 11));
    two.0[0] = stage.resize(120, 40);
    assert_snapshot!("friend_120x40", two.0[0].text());
}

#[test]
fn a_game_is_played_to_its_end_and_a_rematch_counts() {
    let mut two = Two::begun("free", "none");
    two.check(0, &["The game with Eve begins. Ada (X) moves first.", "Eve: connected"]);
    two.play(&WIN);
    for at in 0..2 {
        two.check(at, &["Ada (X) wins"]);
    }
    // The key that ended the game does not ask for the next one.
    two.wait(1);
    two.press(1, "<Enter>");
    two.check(1, &["You asked Ada for a rematch."]);
    two.check(0, &["Eve asks for a rematch. Play?"]);
    two.press(0, "y");
    for at in 0..2 {
        two.check(at, &["Game 2", "Eve (X) moves first"]);
        assert_eq!(two.0[at].scores(), "0:1", "X is Eve now");
    }
    // The other one begins.
    two.press(0, ":7,7<Enter>");
    two.check(0, &["It is Eve's turn."]);
    two.press(1, ":7,7<Enter>");
    two.check_equal();
}

#[test]
fn a_player_moves_only_in_their_own_turn() {
    let mut two = Two::begun("free", "none");
    two.press(1, "<Enter>");
    two.check(1, &["It is Ada's turn."]);
    two.press(0, "<Enter>");
    two.press(0, ":0,0<Enter>");
    two.check(0, &["It is Eve's turn."]);
    two.press(1, ":0,0<Enter>");
    two.check_equal();
    assert_eq!(two.0[0].record().ply(), 2);
}

#[test]
fn help_is_refused_during_the_game() {
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..3]);
    for (key, text) in [
        ("h", "no hints"),
        ("a", "no analysis"),
        ("x", "no opening explorer"),
        ("e", "no analysis"),
        ("f", "no analysis"),
        ("t", "no analysis"),
        ("v", "no analysis"),
        ("o", "the players stay"),
        ("+", "the players stay"),
        ("r", "the players stay"),
        ("<Delete>", "moves stand"),
        ("p", "the clock cannot be stopped"),
    ] {
        two.press(0, key);
        two.check(0, &["You play with a friend: ", text]);
    }
    // Earlier positions may be looked at, but not played in.
    two.press(1, "[<Enter>");
    two.check(1, &["You play with a friend: moves stand."]);
    assert_eq!(two.0[1].record().ply(), 3);
}

#[test]
fn moves_are_taken_back_with_consent() {
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..4]);
    // Ada, who is to move, takes back her last move with Eve's.
    two.press(0, "u");
    two.check(0, &["You asked Eve to take back moves."]);
    two.check(1, &["Ada asks to take back 2 moves. Agree?"]);
    two.press(1, "n");
    two.check(0, &["Eve does not take back."]);
    assert_eq!(two.0[0].record().ply(), 4);
    two.press(0, "u");
    two.press(1, "y");
    for at in 0..2 {
        two.check(at, &["Moves were taken back."]);
        assert_eq!(two.0[at].record().ply(), 2);
    }
    // Eve, who is not to move, takes back hers alone.
    two.press(1, "u");
    two.check(0, &["Eve asks to take back the last move. Agree?"]);
    two.press(0, "y");
    two.check_equal();
    assert_eq!(two.0[0].record().ply(), 1);
}

#[test]
fn a_question_waits_until_the_player_has_written() {
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..4]);
    two.press(1, "'yes, n");
    two.press(0, "d");
    // The keys go to the line that is being typed.
    two.press(1, "ny");
    assert!(!two.0[1].text().contains("Accept"), "{}", two.0[1].text());
    two.press(1, "<Enter>");
    two.check(0, &["Eve: yes, nny"]);
    two.check(1, &["offers a draw"]);
    two.press(1, "y");
    for at in 0..2 {
        two.check(at, &["Draw"]);
    }
    two.check_equal();
}

#[test]
fn either_player_resigns() {
    for at in 0..2 {
        let mut two = Two::begun("free", "none");
        two.play(&WIN[..3]);
        two.press(at, "!");
        two.check(at, &["Resign?"]);
        two.press(at, "y");
        let winner = if at == 0 { "Eve (O) wins" } else { "Ada (X) wins" };
        for screen in 0..2 {
            two.check(screen, &[winner]);
        }
        two.check_equal();
    }
}

#[test]
fn a_broken_line_loses_nothing() {
    let mut two = Two::begun("free", "5m");
    two.play(&WIN[..3]);
    two.cut();
    two.check(0, &["Eve is away: the connection was closed.", "Eve: away"]);
    two.check(1, &["Ada: away"]);
    // Eve is to move, and does so.
    two.press(1, ":0,2<Enter>");
    assert_eq!(two.0[1].record().ply(), 4);
    two.press(1, "d");
    two.check(1, &["Ada is not connected. j connects again."]);
    two.0[0].send(Event::Heard(Heard::Opened(LINE, None)));
    two.press(1, "j");
    assert!(matches!(two.0[1].links().last(), Some(Effect::Join(_))));
    two.check(0, &["Eve is back.", "Eve: connected"]);
    two.check_equal();
    assert_eq!(two.0[0].record().ply(), 4);
}

#[test]
fn a_killed_program_comes_back() {
    for killed in 0..2 {
        let mut two = Two::begun("free", "5m");
        two.play(&WIN[..5]);
        two.press(0, ";good<Enter>");
        two.cut();
        two.start(killed, proposal("free", "5m"));
        if killed == 0 {
            two.check(0, &["An unfinished game with the same friend continues."]);
        }
        two.open();
        two.check_equal();
        assert_eq!(two.0[killed].record().ply(), 5);
        two.check(killed, &["continues."]);
        two.check(1 - killed, &["is back."]);
        if killed == 0 {
            let record = two.0[0].record();
            let comment = record.tree().notes(record.node()).comment.clone();
            assert_eq!(comment, "good", "the journal has it");
        }
        // There is one game in progress, not two.
        assert_eq!(two.0[killed].store().list(0, 9).unfinished, 1);
        for (number, cell) in WIN.iter().enumerate().skip(5) {
            two.press(number % 2, &format!(":{cell}<Enter>"));
        }
        two.check_equal();
        two.check(0, &["Ada (X) wins"]);
    }
}

#[test]
fn a_kept_game_is_opened_from_the_list_of_games() {
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..3]);
    two.cut();
    two.0[1].begin(Opening::Start(Rule::Freestyle));
    two.press(1, "H<Enter>");
    two.check(1, &["Ada: away"]);
    two.press(1, "<Enter>");
    two.press(1, ":0,2<Enter>");
    assert_eq!(two.0[1].record().ply(), 4, "it is her turn");
    two.0[0].send(Event::Heard(Heard::Opened(LINE, None)));
    two.press(1, "j");
    assert!(matches!(two.0[1].links().last(), Some(Effect::Join(_))));
    two.check_equal();
    two.check(0, &["Eve is back."]);
}

#[test]
fn each_clock_runs_and_the_flag_is_told_by_its_owner() {
    let mut two = Two::begun("free", "1m");
    two.play(&WIN[..2]);
    two.wait(20);
    two.press(0, ":7,4<Enter>");
    for at in 0..2 {
        let ada = two.0[at].side('X');
        assert!(ada.contains("00:40"), "{ada}");
    }
    // Eve's clock runs out.
    two.wait(61);
    for at in 0..2 {
        two.check(at, &["Ada (X) wins on time"]);
    }
    two.check_equal();
}

#[test]
fn a_clock_that_goes_back_is_shown_and_not_believed() {
    let mut two = Two::begun("free", "1m");
    two.play(&WIN[..2]);
    // The program of the guest claims that hardly any time has passed.
    two.press(0, ":7,4<Enter>");
    let stage = std::mem::replace(&mut two.0[0], Stage::new(24, 11));
    two.0[0] = stage.wait(Duration::from_secs(30));
    let line = "m 4 0,2 60000".to_owned();
    two.0[0].send(Event::Heard(Heard::Line(LINE, line)));
    two.check(0, &["The clocks differ: Eve's has 01:00, yours has 00:32."]);
    assert_eq!(two.0[0].record().ply(), 4, "the move counts");
}

#[test]
fn clocks_stand_still_while_the_line_is_broken() {
    let mut two = Two::begun("free", "1m");
    two.play(&WIN[..3]);
    two.wait(10);
    two.cut();
    two.wait(100);
    for at in 0..2 {
        two.check(at, &["00:50"]);
    }
    two.0[0].send(Event::Heard(Heard::Opened(LINE, None)));
    two.press(1, "j");
    two.0[1].send(Event::Linked(Ok(Linked::Joined(LINE))));
    two.pass();
    two.wait(10);
    for at in 0..2 {
        two.check(at, &["00:40"]);
    }
}

#[test]
fn a_flag_that_is_not_told_decides_nothing() {
    let mut two = Two::begun("free", "1m");
    two.play(&WIN[..3]);
    let stage = std::mem::replace(&mut two.0[0], Stage::new(24, 11));
    two.0[0] = stage.wait(Duration::from_secs(100));
    two.check(0, &["Eve's time is over by your clock. Their own clock decides."]);
    assert!(two.0[0].record().state().mover().is_some());
    assert!(!two.0[0].moves(), "nothing on the screen changes any more");
}

#[test]
fn an_idle_game_is_not_drawn_again() {
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..3]);
    for at in 0..2 {
        assert!(!two.0[at].moves());
        let silent = Event::Heard(Heard::Lag(Connection(9), Duration::from_millis(5)));
        assert!(!two.0[at].is_drawn(silent), "of another connection");
    }
}

#[test]
fn strange_lines_change_nothing() {
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..3]);
    let before = two.0[0].record();
    for line in [
        "m 4 7,3",
        "back 4 0",
        "end 4 draw",
        "takeback 3 0",
        "say \u{1b}[2J\u{202e}evil",
        "gomoku-play 1 name=\u{1b}]0;x\u{7}",
        "seat host \u{200f}",
        "nonsense",
    ] {
        two.0[0].send(Event::Heard(Heard::Line(LINE, line.to_owned())));
    }
    assert_eq!(two.0[0].record(), before);
    let mut two = Two::begun("free", "none");
    two.0[1].send(Event::Heard(Heard::Line(LINE, "say \u{1b}[2J\u{202e}evil".to_owned())));
    two.check(1, &["Ada: \u{fffd}[2J\u{fffd}evil"]);
}

#[test]
fn leaving_the_game_says_goodbye_and_keeps_it() {
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..3]);
    two.press(0, "Q");
    two.check(1, &["Ada has left. The game is kept, and you can continue it later.", "Ada: away"]);
    assert!(matches!(two.0[0].links().last(), Some(Effect::Unlink)));
    let latest: Option<SavedGame> = two.0[0].store().latest();
    assert_eq!(latest.map(|game| game.record.ply()), Some(3));
    // So does the end of the program.
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..3]);
    two.press(1, "q");
    two.check(0, &["Eve has left."]);
}

#[test]
fn a_host_is_begun_on_the_screen() {
    let mut stage = Stage::new(80, 24).of_user("Ada").press("M<Enter>");
    check(&mut stage, &["A friend, on this machine or on another one", "First move"]);
    let mut stage = stage.press("<Enter>");
    check(
        &mut stage,
        &["Waiting for your friend.", "gomoku join", "Nothing listens on the network."],
    );
    assert!(matches!(stage.links(), [Effect::Host(_)]));
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["Host a game"]);
    assert!(matches!(stage.links(), [Effect::Host(_), Effect::Unlink]));
}

#[test]
fn an_address_is_typed() {
    let mut stage = Stage::new(80, 24).of_user("Ada").press("M<Down><Down><Enter>");
    check(&mut stage, &["Address: ssh://"]);
    let mut stage = stage.press("-oProxyCommand=x<Enter>");
    assert_eq!(stage.links(), []);
    check(&mut stage, &["Address: "]);
    let stage = stage.press("<C-u>ssh://ada@example<Enter>");
    assert!(matches!(stage.links(), [Effect::Join(Address::Ssh(_))]));
}

#[test]
fn a_spectator_sees_the_game_and_cannot_move() {
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..3]);
    let mut watching = Stage::new(80, 24).of_user("Bob");
    let session = Session::spectator("Bob", "");
    let link = LinkStart::Join(Address::Local(Local::default()));
    watching.begin(Opening::Friend(Box::new(FriendStart { session, link })));
    let watched = Connection(2);
    two.0[0].send(Event::Heard(Heard::Opened(watched, None)));
    watching.send(Event::Linked(Ok(Linked::Joined(LINE))));
    let pass = |two: &mut Two, watching: &mut Stage| {
        for (_, line) in watching.lines() {
            two.0[0].send(Event::Heard(Heard::Line(watched, line)));
        }
        let lines = two.0[0].lines();
        for (to, line) in lines {
            if to == watched {
                watching.send(Event::Heard(Heard::Line(LINE, line)));
            } else {
                two.0[1].send(Event::Heard(Heard::Line(LINE, line)));
            }
        }
    };
    pass(&mut two, &mut watching);
    pass(&mut two, &mut watching);
    check(&mut watching, &["Ada", "Eve"]);
    assert_eq!(watching.record().ply(), 3);
    check(&mut two.0[0], &["1 person is watching."]);
    let mut watching = watching.press("<Enter>");
    check(&mut watching, &["You are only watching."]);
    for key in ["u", "!", "d"] {
        watching = watching.press(key);
        check(&mut watching, &["You are only watching."]);
    }
    let lines = watching.lines();
    assert_eq!(lines, [], "nothing is sent");
}

#[test]
fn the_host_proposes_another_game_after_the_end() {
    let mut two = Two::begun("free", "none");
    two.press(0, "M");
    two.check(0, &["You are playing with Eve."]);
    assert!(!two.0[0].text().contains("Propose another game"));
    two.press(0, "<Esc>");
    two.play(&WIN);
    two.wait(1);
    two.press(0, "M");
    two.check(0, &["Propose another game..."]);
    two.press(0, "<Enter>19<Enter>");
    two.check(1, &["Ada proposes Gomoku 19x19, five or more in a row, Ada moves first."]);
    two.press(1, "n");
    two.check(0, &["Eve does not want another game now."]);
    two.press(0, "M<Enter>19<Enter>");
    two.press(1, "y");
    for at in 0..2 {
        two.check(at, &["19x19"]);
    }
    two.check_equal();
}

#[test]
fn another_game_is_begun_only_after_a_question() {
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..3]);
    two.press(0, "n<Enter>");
    two.check(0, &["Begin another game? The one with your friend is kept"]);
    two.press(0, "n");
    assert_eq!(two.0[0].record().ply(), 3);
    two.press(0, "n<Enter>y");
    two.check(1, &["Ada has left."]);
    assert_eq!(two.0[0].record().ply(), 0);
}

#[test]
fn logs_that_differ_are_shown() {
    let mut two = Two::begun("free", "none");
    two.play(&WIN[..3]);
    two.0[0].send(Event::Heard(Heard::Line(LINE, "sync 3 0123456789abcdef".to_owned())));
    two.0[0].send(Event::Heard(Heard::Line(LINE, "differ 3".to_owned())));
    for line in ["mine m 1 7,3", "mine m 2 0,0", "mine m 3 9,9"] {
        two.0[0].send(Event::Heard(Heard::Line(LINE, line.to_owned())));
    }
    two.check(0, &["Entry 3 differs:"]);
    assert_eq!(two.0[0].record().ply(), 3);
}

#[test]
fn every_opening_and_clock_is_proposed() {
    for opening in OpeningRule::ALL {
        let kind = if opening.is_of_renju() {
            GameKind::Rows(Variant::GOMOKU_15.with_rule(Rule::Renju))
        } else {
            GameKind::Rows(Variant::GOMOKU_15)
        };
        let clock: TimeControl = "3m".parse().unwrap();
        let proposal = Proposal { kind, opening, clock, ..proposal("free", "none") };
        let mut two = Two::met(proposal);
        two.press(1, "<Enter>");
        assert_eq!(two.0[1].record().opening_rule(), opening);
        two.check_equal();
    }
}
