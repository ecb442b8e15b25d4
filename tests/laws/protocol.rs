//! Gomocup protocol, from both sides.

use std::io::{self, BufReader, Read, Write};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use gomoku::gomocup::brain::{self, Options};
use gomoku::gomocup::message::{
    Command, CommandError, CommandParser, InfoItem, Owner, PlacedStone, Reply,
};
use gomoku::player::{EngineSettings, Player, Simple};
use gomoku::rules::{
    Board, Game, Placement, Point, Position, Rule, Shape, Status, Stone, Topology, Variant,
};

use super::draw::Draw;
use super::reach::reach;

/// Maximum number of commands.
const COMMANDS: usize = 60;

/// Law of the messages: a parsed command is printed in a form that is parsed as the same, an error
/// has one line, and any message is parsed from its text.
pub fn protocol(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut parser = CommandParser::default();
    for line in text.split(['\n', '\r']) {
        match parser.feed(line) {
            Some(Ok(command)) => {
                reach("protocol: a command");
                assert_eq!(command.to_string().parse(), Ok(command));
            }
            Some(Err(why)) => assert!(!why.to_string().contains(char::is_control), "{why}"),
            None => {}
        }
        if let Ok(reply) = line.parse::<Reply>() {
            reach("protocol: a reply");
            let printed = reply.to_string();
            assert!(!printed.contains(char::is_control), "{printed:?}");
            assert_eq!(printed.parse(), Ok(reply));
        }
    }
    let mut draw = Draw::new(bytes);
    for _ in 0..COMMANDS {
        let command = command(&mut draw);
        assert_eq!(command.to_string().parse(), Ok(command));
    }
}

fn point(draw: &mut Draw) -> Point {
    Point::new(draw.byte() % 22, draw.byte() % 22)
}

fn points(draw: &mut Draw) -> Vec<Point> {
    (0..draw.below(7)).map(|_| point(draw)).collect()
}

fn stones(draw: &mut Draw) -> Vec<PlacedStone> {
    let owners = [Owner::Own, Owner::Opponent, Owner::Own, Owner::Opponent, Owner::Mark];
    let length = draw.below(24);
    (0..length).map(|_| PlacedStone { point: point(draw), owner: draw.of(&owners) }).collect()
}

/// Chooses any command, those that play more often.
fn command(draw: &mut Draw) -> Command {
    let keys = ["rule", "show_detail", "max_node", "thread_num", "time_left", "folder"];
    match draw.byte() % 40 {
        0 => Command::Start(draw.byte() % 24),
        1 => Command::RectStart { width: draw.byte() % 24, height: draw.byte() % 24 },
        2 => Command::Begin,
        3 => Command::Board(stones(draw)),
        4 => Command::YxBoard(stones(draw)),
        5 => Command::TakeBack(point(draw)),
        6 => Command::Restart,
        7 => Command::Swap2Board(points(draw)),
        8 => Command::About,
        9 => Command::YxShowForbid,
        10 => Command::YxStop,
        11 => Command::YxNBest(draw.byte()),
        12 => Command::YxShowInfo,
        13 => Command::YxHashClear,
        14 | 15 => {
            let key = draw.of(&keys).to_owned();
            Command::Info(InfoItem { key, value: draw.of(&["0", "1", "2", "4", "-1"]).to_owned() })
        }
        16 => Command::Start(15),
        17 => Command::Start(5),
        18..=25 => Command::Play(point(draw)),
        _ => Command::Turn(point(draw)),
    }
}

/// Law of the brain: it answers each command according to the protocol, with legal moves.
pub fn brain(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let waits = !draw.byte().is_multiple_of(4);
    let seed = u64::from(draw.byte());
    let mut lines = Vec::new();
    while !draw.is_over() && lines.len() < COMMANDS {
        if draw.byte().is_multiple_of(16) {
            let line = draw.text().replace(['\r', '\n'], " ");
            let mut parser = CommandParser::default();
            // A line that starts a list is not a command yet.
            lines.extend(parser.feed(&line).map(|said| (line, said)));
        } else {
            let command = command(&mut draw);
            lines.push((command.to_string(), Ok(command)));
        }
    }
    lines.retain(|(_, said)| *said != Ok(Command::End));
    lines.reverse();
    let rule = Some(Rule::Freestyle);
    let model = Model { lines, rule, is_late: !waits, ..Model::default() };
    let shared = Shared(Arc::new((Mutex::new(model), Condvar::new())));
    let manager = Manager { shared: shared.clone(), waits, rest: Vec::new() };
    let mut output = Answers { shared: shared.clone(), line: Vec::new() };
    let players = Box::new(move |_, _| Box::new(Simple::new(seed)) as Box<dyn Player>);
    let options = Options {
        players,
        settings: EngineSettings::default(),
        rule: Rule::Freestyle,
        resident: 0,
        seed,
    };
    brain::run(options, BufReader::new(manager), &mut output).unwrap();
    let model = shared.0.0.lock().unwrap();
    if let Some(wrong) = &model.wrong {
        panic!("{wrong}");
    }
    assert!(!waits || model.expected.is_empty(), "not answered: {:?}", model.expected);
}

/// State shared by the manager and the brain's output.
#[derive(Clone)]
struct Shared(Arc<(Mutex<Model>, Condvar)>);

type Said = (String, Result<Command, CommandError>);

/// Expected state of a brain after the commands so far.
#[derive(Default)]
struct Model {
    /// Lines still to be sent, the last one first.
    lines: Vec<Said>,
    shape: Option<Shape>,
    stones: Vec<(Point, Owner)>,
    /// Rule; `None` if it is unsupported.
    rule: Option<Rule>,
    /// Replies that must come.
    expected: Vec<Expected>,
    wrong: Option<String>,
    /// Set if all commands are sent at once, so that the timing of replies is unknown.
    is_late: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    Ok,
    Error,
    Unknown,
    About,
    Forbid,
    Limit,
    /// Move on this board, or a choice.
    Move,
    Choice,
    Three,
    Played(Point),
}

impl Model {
    /// Game with these stones and the brain to move, if it is in progress.
    fn game(&self, stones: &[(Point, Owner)]) -> Option<Game> {
        let shape = self.shape?;
        let variant = Variant::new(shape, 5, self.rule?, Placement::Anywhere).ok()?;
        let mut board = Board::new(shape);
        let own = Stone::First.after(stones.len());
        for &(point, owner) in stones {
            let stone = if owner == Owner::Own { own } else { own.opponent() };
            board.place(point, stone).ok()?;
        }
        let start = Position::from_stones(variant, board.occupied()).ok()?;
        let game = Game::from_position(start.with_to_move(own));
        let is_won = variant.all_winning_rows(game.board()).next().is_some();
        (!is_won && matches!(game.status(), Status::ToMove(_))).then_some(game)
    }

    /// Checks whether a stone fits with these.
    fn fits(&self, stones: &[(Point, Owner)], point: Point, owner: Owner) -> bool {
        self.shape.is_some_and(|shape| shape.contains(point))
            && owner != Owner::Mark
            && stones.iter().all(|&(at, _)| at != point)
    }

    /// Places these stones on the empty board, if they fit.
    fn listed(&self, stones: &[PlacedStone]) -> Option<Vec<(Point, Owner)>> {
        let mut all = Vec::new();
        for &PlacedStone { point, owner } in stones {
            if !self.fits(&all, point, owner) {
                return None;
            }
            all.push((point, owner));
        }
        self.shape.map(|_| all)
    }

    /// Expects the reply to a command that requests a move with these stones.
    fn search(&mut self, stones: Option<Vec<(Point, Owner)>>, answer: Expected) -> Vec<Expected> {
        match stones.filter(|stones| self.game(stones).is_some()) {
            Some(stones) => {
                self.stones = stones;
                vec![answer]
            }
            None => vec![Expected::Error],
        }
    }

    fn start(&mut self, width: u8, height: u8) -> Vec<Expected> {
        if !(5..=20).contains(&width) || !(5..=20).contains(&height) {
            return vec![Expected::Error];
        }
        self.shape = Shape::new(width, height, Topology::Plane).ok();
        self.stones.clear();
        vec![Expected::Ok]
    }

    fn hear(&mut self, command: &Command) -> Vec<Expected> {
        let or_error = |is_well, answer| vec![if is_well { answer } else { Expected::Error }];
        match command {
            Command::Start(side) => self.start(*side, *side),
            Command::RectStart { width, height } => self.start(*width, *height),
            Command::Restart => {
                self.stones.clear();
                or_error(self.shape.is_some(), Expected::Ok)
            }
            Command::Begin => {
                let stones = Some(self.stones.clone()).filter(Vec::is_empty);
                self.search(stones, Expected::Move)
            }
            Command::YxNBest(_) => self.search(Some(self.stones.clone()), Expected::Move),
            Command::Turn(point) => {
                let mut stones = self.stones.clone();
                let goes_on = self.game(&stones).is_some();
                let fits = goes_on && self.fits(&stones, *point, Owner::Opponent);
                stones.push((*point, Owner::Opponent));
                self.search(fits.then_some(stones), Expected::Move)
            }
            Command::Board(stones) => self.search(self.listed(stones), Expected::Move),
            Command::YxBoard(stones) => match self.listed(stones) {
                Some(stones) => {
                    self.stones = stones;
                    Vec::new()
                }
                None => vec![Expected::Error],
            },
            Command::Swap2Board(points) if points.is_empty() => {
                or_error(self.shape.is_some() && self.rule.is_some(), Expected::Three)
            }
            Command::Swap2Board(points) => {
                let owners = [Owner::Opponent, Owner::Own].into_iter().cycle();
                let stones = points.iter().zip(owners);
                let stones = stones.map(|(&point, owner)| PlacedStone { point, owner });
                let listed = self.listed(&stones.collect::<Vec<_>>());
                self.search(listed.filter(|_| matches!(points.len(), 3 | 5)), Expected::Choice)
            }
            Command::Play(point) => {
                let goes_on = self.game(&self.stones).is_some();
                let fits = goes_on && self.fits(&self.stones, *point, Owner::Own);
                if fits {
                    self.stones.push((*point, Owner::Own));
                }
                or_error(fits, Expected::Played(*point))
            }
            Command::TakeBack(point) => {
                let before = self.stones.len();
                self.stones.retain(|(at, _)| at != point);
                or_error(self.stones.len() < before, Expected::Ok)
            }
            Command::Info(info) => {
                match (info.key.as_str(), info.number()) {
                    ("rule", number) if !info.value.is_empty() => {
                        let number = number.and_then(|number| u8::try_from(number).ok());
                        self.rule = number.and_then(Rule::of_number);
                    }
                    _ => {}
                }
                Vec::new()
            }
            Command::About => vec![Expected::About],
            Command::YxShowForbid => {
                or_error(self.shape.is_some() && self.rule.is_some(), Expected::Forbid)
            }
            Command::YxShowInfo => vec![Expected::Limit, Expected::Limit],
            Command::YxHashClear | Command::YxStop | Command::End => Vec::new(),
        }
    }

    /// Checks whether a reply is the one that must come.
    fn check(&mut self, line: &str) -> Result<(), String> {
        let reply: Reply = line.parse().map_err(|_| format!("no answer: {line:?}"))?;
        if matches!(reply, Reply::Message(_) | Reply::Debug(_) | Reply::Best(_)) {
            return Ok(());
        }
        if self.is_late {
            // The command that it answers is unknown here.
            return Ok(());
        }
        if self.expected.is_empty() {
            return Err(format!("nobody asked for {line}"));
        }
        let expected = self.expected.remove(0);
        let mut places = |point, owner| {
            let fits = self.fits(&self.stones, point, owner);
            self.stones.push((point, owner));
            fits
        };
        let is_it = match (expected, &reply) {
            (Expected::Ok, Reply::Ok)
            | (Expected::Error, Reply::Error(_))
            | (Expected::Unknown, Reply::Unknown(_))
            | (Expected::About, Reply::About(_))
            | (Expected::Forbid, Reply::Forbid(_))
            | (Expected::Limit, Reply::MaxThreads(_) | Reply::MaxHash(_)) => true,
            (Expected::Played(point), Reply::Move(said)) => point == *said,
            (Expected::Move | Expected::Choice, Reply::Move(point)) => places(*point, Owner::Own),
            (Expected::Choice, Reply::Swap) => {
                for (_, owner) in &mut self.stones {
                    let is_own = *owner == Owner::Own;
                    *owner = if is_own { Owner::Opponent } else { Owner::Own };
                }
                true
            }
            (Expected::Three, Reply::Three(points)) => {
                self.stones.clear();
                let owners = [Owner::Own, Owner::Opponent, Owner::Own];
                points.iter().zip(owners).all(|(&point, owner)| {
                    let fits = self.fits(&self.stones, point, owner);
                    self.stones.push((point, owner));
                    fits
                })
            }
            _ => false,
        };
        let name = format!("brain: {expected:?}");
        reach(name.split('(').next().unwrap_or(&name));
        if is_it { Ok(()) } else { Err(format!("{line:?} instead of {expected:?}")) }
    }
}

/// Long enough for any machine: a missing reply will never come.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends a command after the reply to the previous one, or at once.
struct Manager {
    shared: Shared,
    waits: bool,
    rest: Vec<u8>,
}

impl Read for Manager {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() {
            let (model, changed) = &*self.shared.0;
            let mut model = model.lock().unwrap();
            if self.waits {
                let waits = |model: &mut Model| !model.expected.is_empty() && model.wrong.is_none();
                let (after, waited) = changed.wait_timeout_while(model, PATIENCE, waits).unwrap();
                model = after;
                if waited.timed_out() || model.wrong.is_some() {
                    return Ok(0);
                }
            }
            let Some((line, said)) = model.lines.pop() else { return Ok(0) };
            if self.waits {
                model.expected = match said {
                    Ok(command) => model.hear(&command),
                    Err(CommandError::Unknown(_)) => {
                        vec![Expected::Unknown]
                    }
                    Err(_) => vec![Expected::Error],
                };
            }
            self.rest = line.into_bytes();
            self.rest.push(b'\n');
        }
        let length = self.rest.len().min(buffer.len());
        buffer[..length].copy_from_slice(&self.rest[..length]);
        self.rest.drain(..length);
        Ok(length)
    }
}

/// Compares each reply with the expected one.
struct Answers {
    shared: Shared,
    line: Vec<u8>,
}

impl Write for Answers {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte != b'\n' {
                self.line.push(byte);
                continue;
            }
            let line = String::from_utf8(std::mem::take(&mut self.line)).unwrap();
            let (model, changed) = &*self.shared.0;
            let mut model = model.lock().unwrap();
            if let Err(wrong) = model.check(&line) {
                model.wrong.get_or_insert(wrong);
            }
            changed.notify_all();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
