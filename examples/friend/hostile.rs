//! Player with a fault: an honest one whose lines are changed on their way out, and joined by
//! others.

use std::io::{self, BufReader, Write as _, stdin, stdout};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use gomoku::friend::{Message, Role, SharedGame};
use gomoku::game::Target;

use crate::arguments::Arguments;
use crate::desk::{Desk, LINE};
use crate::fault::Fault;
use crate::pipes::{self, Lines};
use crate::random;

/// Time after which a program that hears nothing more ends.
const PATIENCE: Duration = Duration::from_millis(400);
/// Entries of the game before a fault shows.
const GOOD: usize = 6;
/// Number of times that a fault shows at most.
const MOST: usize = 1000;
/// Lines of a flood.
const FLOOD: usize = 100_000;
/// Bytes of a line that does not end, and of those that are no text.
const BYTES: usize = 24 << 20;

/// Options of a program with a fault.
pub struct Options {
    fault: Fault,
    role: Role,
    seed: u64,
}

impl Options {
    pub fn of(arguments: &mut Arguments) -> Option<Self> {
        let fault = Fault::of(&arguments.word()?)?;
        let role = arguments.word()?.parse().ok()?;
        let seed = arguments.value("--seed").unwrap_or(1);
        arguments.is_empty().then_some(Self { fault, role, seed })
    }
}

/// Plays until the other program ends, or says nothing more.
pub fn run(options: &Options) -> ExitCode {
    // That the other program has ended is no fault of this one.
    let _ = Hostile::new(options).run();
    ExitCode::SUCCESS
}

struct Hostile {
    fault: Fault,
    role: Role,
    desk: Desk,
    chance: fastrand::Rng,
    /// Number of times that the fault has shown.
    shown: usize,
}

/// Reads the input, so that the other program never waits for this one.
fn read_input() -> Receiver<String> {
    let (to, lines) = channel();
    thread::spawn(move || {
        for line in Lines::of(BufReader::new(stdin().lock())) {
            if to.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

impl Hostile {
    fn new(&Options { fault, role, seed }: &Options) -> Self {
        let number = usize::try_from(seed).unwrap_or_default();
        let desk = Desk::new(role, number, seed);
        Self { fault, role, desk, chance: fastrand::Rng::with_seed(seed), shown: 0 }
    }

    fn run(mut self) -> io::Result<()> {
        if self.fault == Fault::Silent {
            thread::sleep(PATIENCE);
            return Ok(());
        }
        self.desk.session.opened(LINE);
        self.send()?;
        if self.fault == Fault::Deaf {
            for line in Lines::of(BufReader::new(stdin().lock())) {
                self.hear(&line)?;
            }
            return Ok(());
        }
        let heard = read_input();
        while let Ok(line) = heard.recv_timeout(PATIENCE) {
            self.hear(&line)?;
        }
        Ok(())
    }

    /// Takes a line as the honest player does, and then shows the fault.
    fn hear(&mut self, line: &str) -> io::Result<()> {
        self.desk.hear(line);
        self.desk.news.clear();
        while self.desk.step() && self.chance.bool() {}
        self.send()?;
        let game = self.desk.session.game();
        let is_time = game.is_some_and(|game| game.log().len() >= GOOD || game.is_over());
        if is_time && self.shown < MOST { self.do_harm() } else { Ok(()) }
    }

    /// Sends the lines of the honest player, changed.
    fn send(&mut self) -> io::Result<()> {
        let lines: Vec<String> = self.desk.take().lines.into_iter().map(|(_, line)| line).collect();
        let lines = lines.into_iter().map(|line| self.changed(line)).collect();
        say(lines)
    }

    fn changed(&mut self, line: String) -> String {
        match (self.fault, Message::parse(&line)) {
            (Fault::Older, Some(Message::Hello(_))) => "gomoku-play 0 name=Old".to_owned(),
            (Fault::Newer, Some(Message::Hello(_))) => {
                line.replace(" 1 ", " 99 new=1 ") + "\nwithin 12 what=new"
            }
            (Fault::Escapes, Some(Message::Hello(_))) => {
                let name = "\u{1b}]0;x\u{7}\u{202e}\u{200b}".repeat(30);
                line.replace("name=", "name=\u{1b}[2J") + &name
            }
            (Fault::Backwards, Some(Message::Entry(_))) => {
                let mut words: Vec<&str> = line.split(' ').collect();
                let is_timed = words.len() > 3 || words.first() == Some(&"pass") && words.len() > 2;
                let time = self.chance.u32(..).to_string();
                if is_timed {
                    words.pop();
                }
                words.push(&time);
                words.join(" ")
            }
            _ => line,
        }
    }

    /// Shows the fault. Once the game has begun, this is called after every line that was heard.
    fn do_harm(&mut self) -> io::Result<()> {
        let Some(game) = self.desk.session.game() else { return Ok(()) };
        let (next, ply) = (game.log().len() + 1, game.record().ply());
        let now = next - 1;
        let is_other = game.to_act() == Some(self.role.other());
        self.shown += 1;
        let is_first = self.shown == 1;
        match self.fault {
            Fault::OutOfTurn if is_other => {
                let target = random::target(game.record(), &mut self.chance);
                say(vec![entry(next, target), entry(next + 1, target)])
            }
            Fault::Flood | Fault::Deaf if is_first => self.flood(),
            Fault::EndlessLine if is_first => {
                let mut line = format!("m {next} 7,").into_bytes();
                line.resize(BYTES, b'7');
                stdout().write_all(&line)?;
                say(vec![String::new(), format!("m {next} 0,0")])
            }
            Fault::Escapes => {
                let text = "\u{1b}[31m\u{9b}2J\u{202e}evil\u{2066}\u{0}".repeat(20);
                say(vec![format!("say {text}"), format!("m {next} \u{1b}[0m0,0")])
            }
            Fault::TakeBacks => {
                let to = self.chance.usize(0..=ply);
                let lines =
                    vec![format!("takeback {now} {to}"), format!("yes takeback {now} {to}")];
                say(lines)?;
                say(vec![format!("back {next} {}", ply.saturating_sub(2))])
            }
            Fault::Draws => say(vec![
                format!("draw {now}"),
                format!("yes draw {now}"),
                format!("end {next} draw"),
            ]),
            Fault::Resigns => {
                let other = self.role.other();
                let side = game.record().cursor().side_of(game.seat(other));
                let side = if side == gomoku::rules::Stone::First { "x" } else { "o" };
                say(vec![format!("end {next} flag {side} 0"), format!("end {next} resign {side}")])
            }
            Fault::Illegal => say(illegal(game, next)),
            Fault::Rewrites => {
                let mut lines =
                    vec![format!("sync {now} 0123456789abcdef"), format!("differ {now}")];
                let others = (1..=now).map(|number| format!("m {number} 0,{}", number % 9));
                lines.extend(others.clone().map(|line| format!("mine {line}")));
                lines.extend(others);
                lines.push(format!("sync {} 0123456789abcdef", now + 9));
                say(lines)
            }
            Fault::Proposes => {
                let first = if self.chance.bool() { "host" } else { "guest" };
                let id = self.chance.u64(..);
                let terms = "kind=3x3-3 opening=free clock=none limit=full";
                say(vec![
                    format!("game {id:016x} {terms} first={first} score=99:0:0"),
                    format!("accept {id:016x}"),
                    format!("rematch {now}"),
                    format!("yes rematch {now}"),
                ])
            }
            Fault::Binary if is_first => {
                let bytes: Vec<u8> =
                    std::iter::repeat_with(|| self.chance.u8(..)).take(BYTES).collect();
                stdout().write_all(&bytes)?;
                // Without a single end of a line.
                let bytes: Vec<u8> = bytes.into_iter().map(|byte| byte | 0x80).collect();
                stdout().write_all(&bytes)?;
                stdout().flush()
            }
            Fault::Dies => {
                stdout().write_all(format!("m {next} 1").as_bytes())?;
                stdout().flush()?;
                std::process::exit(1);
            }
            _ => Ok(()),
        }
    }

    /// Sends lines of all kinds, as fast as the other program takes them.
    fn flood(&mut self) -> io::Result<()> {
        let game = self.desk.session.game();
        let now = game.map_or(0, |game| game.log().len());
        let id = game.map_or(1, |game| game.terms().id.0);
        let known: Vec<String> = game
            .into_iter()
            .flat_map(|game| game.after(0))
            .map(|entry| entry.to_string())
            .collect();
        let start = game.map(|game| game.hash(0)).unwrap_or_default();
        for number in 0..FLOOD {
            let cell = self.chance.usize(0..15);
            let line = match number % 14 {
                0 => known.get(cell).cloned().unwrap_or_default(),
                // Which is answered with all entries.
                1 => format!("sync 0 {start}"),
                2 => format!("takeback {now} {cell}"),
                3 => format!("draw {now}"),
                4 => format!("rematch {now}"),
                5 => format!("say {}", "spam ".repeat(90)),
                6 => format!("mine m {cell} {cell},{cell}"),
                7 => "reveal 000102030405060708090a0b0c0d0eff".to_owned(),
                8 => format!("gomoku-play 1 name={}", "x".repeat(400)),
                9 => format!("accept {id:016x}"),
                10 => format!("no takeback {now} {cell}"),
                11 => "decline".to_owned(),
                12 => format!("m {} 0,0", now + 2 + cell),
                _ => "seat host Mallory".to_owned(),
            };
            say(vec![line])?;
        }
        Ok(())
    }
}

fn say(lines: Vec<String>) -> io::Result<()> {
    pipes::write(&mut stdout().lock(), lines.into_iter())
}

/// Line with a move, however illegal.
fn entry(number: usize, target: Option<Target>) -> String {
    use gomoku::friend::{Change, Entry, Numbered};
    let entry = Entry::new(Change::Act(target.unwrap_or(Target::Pass)), None);
    Numbered { number, entry }.to_string()
}

fn illegal(game: &SharedGame, next: usize) -> Vec<String> {
    let mut lines: Vec<String> = game
        .after(0)
        .filter_map(|known| match known.entry.change {
            gomoku::friend::Change::Act(target) => Some(entry(next, Some(target))),
            _ => None,
        })
        .collect();
    lines.extend(["255,255", "0,200", "99,0"].map(|cell| format!("m {next} {cell}")));
    lines.extend(["pass", "o", "select", "back", "end"].map(|verb| format!("{verb} {next} 9")));
    lines.push(format!("o {next} n=200"));
    lines.push(format!("back {next} 4000000000"));
    lines.push(format!("select {next} 15"));
    lines
}
