//! Talks, line by line: `> ` what the manager says, `< ` what the brain answers.

use std::collections::VecDeque;
use std::io::{BufReader, Read};
use std::sync::{Arc, Condvar, Mutex};

use super::*;
use crate::player::{Info, NoMove, Verdict, Watch as _};
use crate::rules::Rule;

/// Long enough for any machine; no test waits so long unless it fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// What was answered so far.
#[derive(Clone, Default)]
struct Output(Arc<(Mutex<Vec<u8>>, Condvar)>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.0.lock().unwrap().extend_from_slice(bytes);
        self.0.1.notify_all();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A manager that says each line when what it expects before has been answered.
struct Manager {
    answered: Output,
    /// How many lines of answers it waits for before it says a line.
    lines: VecDeque<(usize, String)>,
}

impl Read for Manager {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some((answers, line)) = self.lines.pop_front() else { return Ok(0) };
        let (output, changed) = &*self.answered.0;
        let is_short =
            |output: &mut Vec<u8>| output.split(|byte| *byte == b'\n').count() <= answers;
        let output = output.lock().unwrap();
        if changed.wait_timeout_while(output, PATIENCE, is_short).unwrap().1.timed_out() {
            return Ok(0);
        }
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

/// Leads a talk and compares the answers; `< *` is any line.
#[track_caller]
fn check<P: Player + 'static>(mut player: impl FnMut() -> P + 'static, talk: &str) {
    let mut answers = Vec::new();
    let mut lines = VecDeque::new();
    for line in talk.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.split_at(2) {
            ("> ", said) => lines.push_back((answers.len(), format!("{said}\r\n"))),
            ("< ", answer) => answers.push(answer),
            _ => panic!("{line}"),
        }
    }
    let mut output = Output::default();
    let manager = Manager { answered: output.clone(), lines };
    let players = Box::new(move |_| Box::new(player()) as Box<dyn Player>);
    let options = Options { players, settings: Settings::default(), seed: 0 };
    run(options, BufReader::new(manager), &mut output).unwrap();
    let output = String::from_utf8(output.0.0.lock().unwrap().clone()).unwrap();
    let mut found: Vec<&str> = output.lines().collect();
    for (found, answer) in found.iter_mut().zip(&answers).filter(|(_, answer)| **answer == "*") {
        *found = answer;
    }
    assert_eq!(found.join("\n"), answers.join("\n"));
}

/// Plays on the first free cell, and thinks that it stands so.
#[derive(Clone, Copy)]
struct First(Verdict);

impl Player for First {
    fn choose(&mut self, game: &Game, _: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        let first = game.legal_moves().next().ok_or(NoMove::GameOver)?;
        let (verdict, elapsed) = (self.0, Duration::from_millis(8));
        ctx.report(&Info { depth: 3, nodes: 80, elapsed, verdict, line: vec![first] });
        Ok(first)
    }
}

fn first() -> First {
    First(Verdict::Open(0))
}

/// Thinks until it is stopped, after it has said how far it has come.
struct Deep;

impl Player for Deep {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        First(Verdict::Open(0)).choose(game, limits, ctx)?;
        Endless.choose(game, limits, ctx)
    }
}

/// Thinks until it is stopped.
struct Endless;

impl Player for Endless {
    fn choose(&mut self, game: &Game, _: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        while !ctx.is_stopped() {
            thread::yield_now();
        }
        game.legal_moves().next().ok_or(NoMove::GameOver)
    }
}

/// Tells how much it may do by the column of its move, and by the row which rule it is.
struct Teller;

impl Player for Teller {
    fn choose(&mut self, game: &Game, limits: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        let row = u8::from(game.variant().rule() == Rule::Standard);
        Ok(Point::new(row, limits.depth.unwrap_or(0)))
    }
}

struct Broken;

impl Player for Broken {
    fn choose(&mut self, _: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        panic!("no more soup");
    }
}

/// Always plays in the corner.
struct Stubborn;

impl Player for Stubborn {
    fn choose(&mut self, _: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        Ok(Point::new(0, 0))
    }
}

struct Ignorant;

impl Player for Ignorant {
    fn choose(&mut self, game: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        Err(NoMove::Unsupported(game.variant()))
    }
}

#[test]
fn a_game() {
    check(
        first,
        "
        > START 15
        < OK
        > BEGIN
        < 0,0
        > TURN 1,0
        < 2,0
        > TURN 2,0
        < ERROR there is a stone there already
        > TURN 15,3
        < ERROR that is off the board
        > TURN 3,0
        < 4,0
        > TAKEBACK 4,0
        < OK
        > TAKEBACK 3,0
        < OK
        > TAKEBACK 3,0
        < ERROR there is no stone there
        > TURN 7,7
        < 3,0
        > BEGIN
        < ERROR there are stones on the board already
        > RESTART
        < OK
        > TURN 0,0
        < 1,0
        > END
        ",
    );
}

#[test]
fn before_there_is_a_board() {
    check(
        first,
        "
        > BEGIN
        < ERROR there is no board yet: it comes with START
        > TURN 7,7
        < ERROR there is no board yet: it comes with START
        > BOARD
        > DONE
        < ERROR there is no board yet: it comes with START
        > RESTART
        < ERROR there is no board yet: it comes with START
        > TAKEBACK 7,7
        < ERROR there is no board yet: it comes with START
        > PLAY 7,7
        < ERROR there is no board yet: it comes with START
        > SWAP2BOARD
        > DONE
        < ERROR there is no board yet: it comes with START
        > YXSHOWFORBID
        < ERROR there is no board yet: it comes with START
        > YXNBEST 2
        < ERROR there is no board yet: it comes with START
        > YXSTOP
        > INFO timeout_turn 100
        > ABOUT
        < *
        > START 4
        < ERROR the sides of the board are 5 to 20 cells long
        > START 21
        < ERROR the sides of the board are 5 to 20 cells long
        > RECTSTART 5,4
        < ERROR the sides of the board are 5 to 20 cells long
        > RECTSTART 20,5
        < OK
        > TURN 19,4
        < 0,0
        > TURN 4,19
        < ERROR that is off the board
        ",
    );
}

#[test]
fn positions() {
    check(
        first,
        "
        > START 15
        < OK
        > BOARD
        > DONE
        < 0,0
        > BOARD
        > 1,0,1
        > 0,1,2
        > DONE
        < 0,0
        > BOARD
        > 0,0,1
        > 1,0,1
        > 2,0,1
        > DONE
        < 3,0
        > TURN 4,0
        < 5,0
        > BOARD
        > 0,0,1
        > 0,0,2
        > DONE
        < ERROR there is a stone there already
        > BOARD
        > 0,0,3
        > DONE
        < ERROR a stone is 1, own, or 2, the opponent's: no continuous play
        > BOARD
        > 0,0,7
        > hello
        > DONE
        < ERROR a stone is written x,y,who: 0,0,7
        > TURN 6,0
        < 7,0
        > YXBOARD
        > 1,0,1
        > 0,0,2
        > DONE
        > TURN 2,0
        < 3,0
        > YXNBEST 3
        < 4,0
        > PLAY 7,7
        < 7,7
        > TURN 7,7
        < ERROR there is a stone there already
        > YXSHOWFORBID
        < FORBID .
        > BOARD
        > 0,0,2
        > 1,0,2
        > 2,0,2
        > 3,0,2
        > DONE
        < 4,0
        > TURN 5,0
        < 6,0
        > BOARD
        > 0,0,2
        > 1,0,2
        > 2,0,2
        > 3,0,2
        > 4,0,2
        > DONE
        < ERROR the game is over: 5 in a row from 0,0 to 4,0
        ",
    );
}

#[test]
fn a_game_that_is_over() {
    let over = "5 in a row from 0,0 to 4,0";
    let refused = format!(
        "
        > TURN 7,8
        < ERROR the game is over: {over}
        > TURN 0,0
        < ERROR the game is over: {over}
        > BEGIN
        < ERROR the game is over: {over}
        > PLAY 7,8
        < ERROR the game is over: {over}
        > YXNBEST 1
        < ERROR the game is over: {over}
        "
    );
    let own = "
        > START 15
        < OK
        > YXBOARD
        > 1,0,1
        > 2,0,1
        > 3,0,1
        > 4,0,1
        > 7,7,2
        > 8,8,2
        > 9,9,2
        > DONE
        > TURN 3,7
        < 0,0
    ";
    // Its own five, until a stone of that is taken back.
    check(first, &format!("{own}{refused}> TAKEBACK 2,0\n< OK\n> TURN 7,8\n< 2,0\n{refused}"));
    check(first, &format!("{own}> INFO rule 1\n{refused}> RESTART\n< OK\n> BEGIN\n< 0,0"));
    // The opponent's is not put on the board, unless the position has it.
    let others = "
        > START 15
        < OK
        > YXBOARD
        > 0,0,2
        > 1,0,2
        > 2,0,2
        > 3,0,2
        > 7,7,1
        > DONE
        > TURN 4,0
        < ERROR the game is over: 5 in a row from 0,0 to 4,0
    ";
    check(first, &format!("{others}> PLAY 4,0\n< 4,0\n> TURN 5,0\n< 6,0"));
    check(
        first,
        &format!(
            "{others}
            > YXBOARD
            > 0,0,2
            > 1,0,2
            > 2,0,2
            > 3,0,2
            > 4,0,2
            > DONE
            {refused}"
        ),
    );
}

#[test]
fn a_rule_that_it_does_not_play_is_refused_until_there_is_another() {
    check(
        || Teller,
        "
        > INFO rule 4
        > START 15
        < OK
        > BEGIN
        < ERROR unsupported rule 4: there are 0, five or more, and 1, exactly five
        > INFO rule 1
        > BEGIN
        < 0,1
        > INFO rule 9
        > TURN 7,7
        < ERROR unsupported rule 9: there are 0, five or more, and 1, exactly five
        > BOARD
        > 7,7,2
        > DONE
        < ERROR unsupported rule 9: there are 0, five or more, and 1, exactly five
        > SWAP2BOARD
        > DONE
        < ERROR unsupported rule 9: there are 0, five or more, and 1, exactly five
        > YXSHOWFORBID
        < ERROR unsupported rule 9: there are 0, five or more, and 1, exactly five
        > INFO rule 0
        > TURN 7,7
        < 0,0
        ",
    );
}

#[test]
fn it_hears_while_it_thinks() {
    check(
        || Endless,
        "
        > START 15
        < OK
        > BEGIN
        > ABOUT
        < *
        > INFO timeout_match 9000000
        > INFO rule 4
        > YXSTOP
        < 0,0
        > TURN 2,0
        < ERROR unsupported rule 4: there are 0, five or more, and 1, exactly five
        ",
    );
}

#[test]
fn what_is_said_before_the_answer_is_done_as_if_it_were_said_after_it() {
    check(
        || Endless,
        "
        > START 15
        < OK
        > BEGIN
        > TAKEBACK 7,7
        > YXSTOP
        > TURN 0,1
        > hello
        > ABOUT
        > YXSTOP
        < 0,0
        < ERROR there is no stone there
        < 1,0
        < UNKNOWN there is no such command: hello
        < *
        ",
    );
}

#[test]
fn a_shorter_limit_is_for_this_move_too() {
    let talk = |info: &str| format!("> START 15\n< OK\n> BEGIN\n> INFO {info}\n< 0,0\n> END");
    for info in ["timeout_turn 0", "timeout_turn 40", "time_left -1", "time_left 200"] {
        check(|| Endless, &talk(info));
    }
    // As soon as the player has said that it has come so far.
    for info in ["max_node 80", "max_depth 3", "max_node 1\n> INFO max_depth 9"] {
        check(|| Deep, &talk(info));
        check(|| Deep, &format!("> START 15\n< OK\n> INFO {info}\n> BEGIN\n< 0,0\n> END"));
    }
}

#[test]
fn a_longer_limit_does_not_end_it() {
    // Before the end there is no answer.
    let infos = ["max_node 81", "max_depth 4", "time_left 900000000", "timeout_turn 900000"];
    for info in infos {
        check(|| Deep, &format!("> START 15\n< OK\n> BEGIN\n> INFO {info}\n> ABOUT\n< *\n> END"));
    }
}

#[test]
fn after_its_end_it_says_nothing() {
    check(|| Endless, "> START 15\n< OK\n> BEGIN\n> END\n> ABOUT\n> YXSTOP");
    check(|| Endless, "> START 15\n< OK\n> BEGIN\n> TURN 1,1\n> END");
}

#[test]
fn after_the_end_of_the_input_it_answers_what_was_asked() {
    check(|| Endless, "> START 15\n> BEGIN\n> TURN 0,1\n> TURN 0,2\n< OK\n< 0,0\n< 1,0\n< 2,0");
    check(|| Endless, "> START 15\n> BOARD\n> 0,0,1\n< OK");
    check(first, "");
}

#[test]
fn where_the_player_has_no_move_another_one_serves() {
    // Four of its own: the one that serves completes them.
    let talk = |why: &str| {
        format!(
            "> START 15\n< OK\n> BOARD\n> 0,0,2\n> 1,0,1\n> 2,0,1\n> 3,0,1\n> 4,0,1\n> DONE\n\
             < MESSAGE the engine has no move: {why}\n< 5,0\n> RESTART\n< OK\n> BOARD\n> 0,0,1\n\
             > 0,2,2\n> 1,2,2\n> 2,2,2\n> 3,2,2\n> DONE\n\
             < MESSAGE the engine has no move: {why}\n< 4,2"
        )
    };
    check(|| Broken, &talk("it failed: no more soup"));
    check(|| Ignorant, &talk("it does not know this game (15x15, five or more in a row)"));
    check(
        || Stubborn,
        "
        > START 15
        < OK
        > BEGIN
        < 0,0
        > TURN 9,9
        < MESSAGE the engine has no move: there is a stone there already
        < *
        ",
    );
}

#[test]
fn what_it_thinks_is_told_on_request() {
    check(
        first,
        "
        > START 15
        < OK
        > INFO show_detail 1
        > BEGIN
        < MESSAGE depth 3 ev 0 n 80 n/ms 10 tm 8 pv A15
        < 0,0
        > INFO show_detail 0
        > TURN 1,0
        < 2,0
        ",
    );
}

#[test]
fn openings_by_the_swap2_rule() {
    let five = "> SWAP2BOARD\n> 0,0\n> 2,1\n> 3,3\n> 4,4\n> 5,1\n> DONE\n";
    let three = "> SWAP2BOARD\n> 0,0\n> 2,1\n> 3,3\n> DONE\n";
    let start = "> START 15\n< OK\n";
    // It keeps its side, and knows the stones from then on.
    let keeps = || First(Verdict::Open(3));
    check(keeps, &format!("{start}{three}< 1,0\n> TURN 2,0\n< 3,0\n{five}< 1,0"));
    // It takes the other side; then the opponent moves.
    let swaps = || First(Verdict::Open(-3));
    check(swaps, &format!("{start}{three}< SWAP\n> TURN 1,0\n< 2,0\n{five}< SWAP"));
    // Without a verdict it swaps.
    check(|| Endless, &format!("{start}{three}> YXSTOP\n< SWAP"));
    check(
        first,
        "
        > START 15
        < OK
        > SWAP2BOARD
        > DONE
        < 2,0 0,4 2,2
        > TURN 0,0
        < 1,0
        > SWAP2BOARD
        > DONE
        < 0,2 4,0 2,2
        > SWAP2BOARD
        > 7,7
        > DONE
        < ERROR an opening has 0, 3 or 5 stones before a choice, not 1
        > SWAP2BOARD
        > 7,7
        > 7,7
        > 8,8
        > DONE
        < ERROR there is a stone there already
        > RESTART
        < OK
        > BEGIN
        < 0,0
        ",
    );
}

#[test]
fn whatever_else_is_said_is_answered() {
    check(
        first,
        "
        > hello
        < UNKNOWN there is no such command: hello
        > START
        < ERROR the command is written: START 20
        > TURN 1;1
        < ERROR the command is written: TURN 7,7
        > DONE
        < ERROR DONE ends what BOARD, YXBOARD or SWAP2BOARD begins
        > 7,7,1
        < UNKNOWN there is no such command: 7,7,1
        > INFO
        > INFO folder
        > INFO pondering 1
        > INFO evaluate 3,3
        > INFO timeout_turn soon
        > start 20
        < OK
        > begin
        < 0,0
        ",
    );
}
