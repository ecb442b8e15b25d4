//! Honest player: plays games in a row, and continues them after its process was killed.

use std::io::{self, BufReader, stdin, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use gomoku::friend::{News, Role, Wish};

use crate::arguments::Arguments;
use crate::desk::{Desk, LINE};
use crate::files::{Lined, last_game, record_of};
use crate::pipes::{self, Lines};
use crate::random;

/// Moment of the last line at which the process dies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    /// Before the line counts.
    Heard,
    /// After everything was kept, before anything is sent.
    Kept,
    Sent,
}

/// Options of a player.
pub struct Options {
    role: Role,
    seed: u64,
    games: usize,
    /// Number of the first proposal.
    from: usize,
    log: PathBuf,
    record: Option<PathBuf>,
    is_stubborn: bool,
    /// Number of lines after which the process dies, and the moment.
    death: Option<(usize, Moment)>,
}

impl Options {
    pub fn of(arguments: &mut Arguments) -> Option<Self> {
        let moment = match arguments.value::<String>("--die-when").as_deref() {
            Some("heard") => Moment::Heard,
            Some("kept") | None => Moment::Kept,
            Some("sent") => Moment::Sent,
            Some(_) => return None,
        };
        let options = Self {
            role: arguments.word()?.parse().ok()?,
            seed: arguments.value("--seed")?,
            games: arguments.value("--games")?,
            from: arguments.value("--from").unwrap_or_default(),
            log: arguments.value("--log")?,
            record: arguments.value("--record"),
            is_stubborn: arguments.flag("--stubborn"),
            death: arguments.value("--die-after").map(|lines| (lines, moment)),
        };
        arguments.is_empty().then_some(options)
    }
}

/// Plays until all games are over, or the input ends.
pub fn run(options: Options) -> ExitCode {
    match Player::new(options).and_then(Player::play) {
        Ok(code) => ExitCode::from(code),
        // The other program has ended.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(CUT),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Status if the input ends before all games are over.
const CUT: u8 = 3;
/// Status if the two logs differ, or an entry does not fit.
const DIFFERS: u8 = 4;
/// Status of a process that dies on demand.
const DEAD: i32 = 9;

struct Player {
    options: Options,
    desk: Desk,
    log: Lined,
    record: Option<Lined>,
    /// Games that are over, as they were recorded.
    over: Vec<String>,
    heard: usize,
    /// Set once both programs have the same entries.
    is_in_step: bool,
    /// Set if the logs of two honest players differ.
    is_broken: bool,
    /// Set once this player or the other one has left.
    has_left: bool,
}

impl Player {
    fn new(options: Options) -> io::Result<Self> {
        let (log, lines) = Lined::open(&options.log)?;
        let (record, over) = match &options.record {
            Some(path) => Lined::open(path).map(|(file, lines)| (Some(file), lines))?,
            None => (None, Vec::new()),
        };
        let number = options.from + over.len();
        let mut desk = Desk::with(options.role, number, options.seed, last_game(&lines));
        desk.is_stubborn = options.is_stubborn;
        Ok(Self {
            options,
            desk,
            log,
            record,
            over,
            heard: 0,
            is_in_step: false,
            is_broken: false,
            has_left: false,
        })
    }

    fn play(mut self) -> io::Result<u8> {
        self.desk.session.opened(LINE);
        self.decide()?;
        self.leave_behind()?;
        for line in Lines::of(BufReader::new(stdin().lock())) {
            if self.has_left {
                break;
            }
            self.heard += 1;
            self.die_at(Moment::Heard);
            self.desk.hear(&line);
            self.follow_news();
            if self.is_broken {
                self.leave_behind()?;
                return Ok(DIFFERS);
            }
            self.decide()?;
            self.leave_behind()?;
            if self.has_left {
                break;
            }
        }
        Ok(if self.is_done() { 0 } else { CUT })
    }

    fn is_done(&self) -> bool {
        self.over.len() >= self.options.games
    }

    fn die_at(&self, moment: Moment) {
        if self.options.death == Some((self.heard, moment)) {
            std::process::exit(DEAD);
        }
    }

    /// Keeps and sends what the session wants to be kept and sent.
    fn leave_behind(&mut self) -> io::Result<()> {
        let out = self.desk.take();
        self.log.add(out.kept.iter().map(|(_, line)| line.as_str()))?;
        self.die_at(Moment::Kept);
        pipes::write(&mut stdout().lock(), out.lines.into_iter().map(|(_, line)| line))?;
        self.die_at(Moment::Sent);
        Ok(())
    }

    fn follow_news(&mut self) {
        for news in std::mem::take(&mut self.desk.news) {
            match news {
                News::InStep => self.is_in_step = true,
                News::Begun => self.is_in_step = false,
                News::Left => self.has_left = true,
                // The guest has played enough.
                News::Declined if self.is_done() => self.leave(),
                News::Claimed(_) | News::Differs(_) | News::Unsound(_)
                    if !self.options.is_stubborn =>
                {
                    eprintln!("{news:?}");
                    self.is_broken = true;
                }
                _ => {}
            }
        }
    }

    fn leave(&mut self) {
        self.desk.session.leave();
        self.has_left = true;
    }

    /// Plays, asks, and begins the next game.
    fn decide(&mut self) -> io::Result<()> {
        while !self.has_left {
            let Some(game) = self.desk.session.game() else { return Ok(()) };
            if game.is_over() {
                self.write_record()?;
                self.go_on();
                return Ok(());
            }
            let entries = game.log().len();
            let has_acted = self.desk.step();
            let now = self.desk.session.game().map_or(0, |game| game.log().len());
            // Half of the wishes are waited for. The others lapse with the next move.
            if !has_acted || now == entries && self.desk.chance.bool() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn write_record(&mut self) -> io::Result<()> {
        let Some(game) = self.desk.session.game() else { return Ok(()) };
        let record = record_of(game);
        if self.over.last() != Some(&record) {
            if let Some(file) = &mut self.record {
                file.add(std::iter::once(record.as_str()))?;
            }
            self.over.push(record);
        }
        Ok(())
    }

    /// Begins the next game, or leaves after the last one.
    fn go_on(&mut self) {
        let (is_host, is_done) = (self.options.role == Role::Host, self.is_done());
        self.desk.is_done = is_done;
        let session = &mut self.desk.session;
        let is_proposed = session.proposed().is_some();
        if !self.is_in_step || is_proposed || session.awaits().is_some() {
            return;
        }
        if is_done {
            if is_host {
                self.leave();
            }
            return;
        }
        // Every other game is a rematch, for which either player asks.
        let number = self.options.from + self.over.len();
        let _ = if self.over.len() % 2 == 1 {
            if is_host { session.propose(random::proposal(number)) } else { Ok(()) }
        } else if is_host || self.desk.chance.bool() {
            session.ask(Wish::Rematch).map(drop)
        } else {
            Ok(())
        };
    }
}
