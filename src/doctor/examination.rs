//! State that all points share: the clock, the faults found so far, and the finding in the making.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

use super::excerpt::append;
use super::points::{self, Need, Point};
use super::session::{Examined, Found, READS, STARTS, Seen, Session, Stop, Terms, now, words};
use super::{Doctor, Finding, Mark, Profile, Report, Times};
use crate::external::{Log, Process, Program};
use crate::gomocup::message::Reply;
use crate::printable::printable;
use crate::rules::{Shape, Topology};

/// Lines that show a remark.
const LINES: usize = 6;
/// Sizes of boards to examine on, the best first.
const USUAL: [u8; 3] = [15, 20, 19];

/// Examination of an engine.
pub struct Examination<'a> {
    doctor: &'a Doctor,
    deadline: Instant,
    pub profile: Profile,
    findings: Vec<Finding>,
    seen: Rc<RefCell<Seen>>,
    /// Set if the engine answers `ABOUT`, once that is known.
    pub has_about: Option<bool>,
    /// Size of the board to examine on, once it is known.
    size: Option<u8>,
    /// Files in the engine's directory before it was started.
    pub files: BTreeSet<String>,
    /// Point that is examined, and its finding so far.
    point: u8,
    mark: Mark,
    remarks: Vec<String>,
    exchange: Vec<String>,
}

impl<'a> Examination<'a> {
    pub fn new(doctor: &'a Doctor) -> Self {
        Self {
            doctor,
            deadline: now() + doctor.times.total,
            profile: Profile::default(),
            findings: Vec::new(),
            seen: Rc::default(),
            has_about: None,
            size: None,
            files: files(doctor.program.directory.as_deref()),
            point: 0,
            mark: Mark::Pass,
            remarks: Vec::new(),
            exchange: Vec::new(),
        }
    }

    /// Examines a point. Returns its finding, and those of earlier points that have changed.
    pub fn examine(&mut self, point: &Point) -> Vec<Finding> {
        let known = self.seen.borrow().faults.iter().find(|it| it.0 == point.number).cloned();
        (self.point, self.mark) = (point.number, Mark::Pass);
        self.remarks.clear();
        self.exchange.clear();
        if let Some((_, text, lines)) = known {
            self.set(Mark::Fail, text, lines);
        } else if let Some(why) = self.hindrance(point.need) {
            self.set(Mark::NotExamined, why, Vec::new());
        } else {
            self.seen.borrow_mut().take_last();
            let examined = (point.examine)(self);
            self.conclude(examined);
        }
        let remarks = self.remarks.iter().map(|text| sentence(text)).collect();
        let (mark, exchange) = (self.mark, self.exchange.clone());
        let finding = Finding { point: point.number, title: point.title, mark, remarks, exchange };
        self.findings.push(finding.clone());
        let mut told = vec![finding];
        told.extend(self.revise());
        told
    }

    /// Reason why a point that needs this cannot be examined.
    fn hindrance(&self, need: Need) -> Option<String> {
        let seen = self.seen.borrow();
        let fault = |number: u8| seen.faults.iter().find(|it| it.0 == number);
        let by = |number: u8| fault(number).map(|_| see(number));
        let slow = || {
            let last = seen.faults.last().map_or(STARTS, |it| it.0);
            (seen.slow >= self.doctor.times.most_slow).then(|| see(last))
        };
        let over = (now() >= self.deadline).then(|| "the time is over".to_owned());
        let reads = (need >= Need::Process).then(|| by(READS)).flatten();
        let starts = (need >= Need::Board).then(|| by(STARTS)).flatten();
        let moves = (need >= Need::Moves).then(slow).flatten();
        over.or(reads).or(starts).or(moves)
    }

    fn set(&mut self, mark: Mark, text: String, lines: Vec<String>) {
        self.mark = self.mark.max_of(mark);
        self.remarks.push(text);
        self.exchange = lines;
    }

    /// Makes the finding of what a point returned.
    fn conclude(&mut self, examined: Examined<()>) {
        let last = self.seen.borrow_mut().take_last();
        match examined {
            Ok(()) => {
                if self.exchange.is_empty() {
                    self.exchange = last;
                }
            }
            Err(Stop::Budget) => {
                self.mark = self.mark.max_of(Mark::NotExamined);
                self.remarks.push("the time is over".to_owned());
            }
            Err(Stop::Fault(number, text)) if number != self.point => {
                self.seen.borrow_mut().add(number, text, last);
                self.mark = self.mark.max_of(Mark::NotExamined);
                self.remarks.push(see(number));
            }
            Err(Stop::Fault(number, text)) => {
                self.seen.borrow_mut().add(number, text.clone(), last.clone());
                self.set(Mark::Fail, text, last);
            }
            Err(Stop::Ended(text)) => self.set(Mark::Fail, text, last),
        }
    }

    /// Changes the findings of points at which a fault counts that was seen later.
    fn revise(&mut self) -> Vec<Finding> {
        let seen = self.seen.borrow();
        let mut changed = Vec::new();
        for (number, text, lines) in &seen.faults {
            let finding = self.findings.iter_mut().find(|it| it.point == *number);
            let Some(finding) = finding.filter(|it| it.mark != Mark::Fail) else { continue };
            finding.mark = Mark::Fail;
            finding.remarks.push(sentence(text));
            finding.exchange.clone_from(lines);
            changed.push(finding.clone());
        }
        changed
    }

    /// Adds the findings of points that were not asked for, but at which a fault counts.
    pub fn finish(&mut self) -> Vec<Finding> {
        let seen = self.seen.borrow();
        let is_there = |it: &&Found| self.findings.iter().all(|finding| finding.point != it.0);
        let further = seen.faults.iter().filter(is_there).map(|(point, text, lines)| Finding {
            point: *point,
            title: points::title(*point),
            mark: Mark::Fail,
            remarks: vec![sentence(text)],
            exchange: lines.clone(),
        });
        let further: Vec<Finding> = further.collect();
        drop(seen);
        self.findings.extend(further.iter().cloned());
        self.findings.sort_by_key(|finding| finding.point);
        further
    }

    pub fn report(self) -> Report {
        let command = printable(&self.doctor.program.command.join(" ")).into_owned();
        Report { command, profile: self.profile, findings: self.findings }
    }

    pub const fn times(&self) -> &Times {
        &self.doctor.times
    }

    /// Directory of the engine's process.
    pub fn directory(&self) -> Option<&Path> {
        self.doctor.program.directory.as_deref()
    }

    /// Counts a fault at another point, with the lines that show it.
    pub fn blame(&self, point: u8, text: String, lines: Vec<String>) {
        self.seen.borrow_mut().add(point, text, lines);
    }

    pub fn seen(&self) -> std::cell::Ref<'_, Seen> {
        self.seen.borrow()
    }

    /// Adds a remark, with the lines of a dialogue that show it.
    pub fn note(&mut self, session: &Session, text: impl Into<String>) {
        self.remark(Mark::Note, text);
        append(&mut self.exchange, session.lines(LINES));
    }

    /// Adds a fault of this point, with the lines of a dialogue that show it.
    pub fn fail(&mut self, session: &Session, text: impl Into<String>) {
        self.remark(Mark::Fail, text);
        append(&mut self.exchange, session.lines(LINES));
    }

    /// Adds a remark without lines.
    pub fn remark(&mut self, mark: Mark, text: impl Into<String>) {
        self.mark = self.mark.max_of(mark);
        self.remarks.push(text.into());
    }

    /// Starts a process, which has not been told anything.
    pub fn process(&mut self) -> Examined<Session> {
        if now() >= self.deadline {
            return Err(Stop::Budget);
        }
        let log = Log::default();
        let Doctor { guard, program, times, .. } = self.doctor;
        // What the engine leaves behind must be there to be seen.
        let linger = times.end * 2;
        let program = Program { linger, keeps_errors: true, ..program.clone() };
        let started = Process::start(guard, &program, log);
        let process = started.map_err(|fault| Stop::Fault(READS, fault.to_string()))?;
        let terms = Terms {
            times: *times,
            deadline: self.deadline,
            point: self.point,
            has_about: self.has_about == Some(true),
        };
        Ok(Session::new(process, &terms, Rc::clone(&self.seen)))
    }

    /// Starts a process and a game on the usual board.
    pub fn game(&mut self) -> Examined<Session> {
        self.game_with(self.doctor.times.turn)
    }

    /// Starts a process and a game on the usual board, with this time for a move.
    pub fn game_with(&mut self, turn: Duration) -> Examined<Session> {
        let shape = self.shape()?;
        self.game_on(shape, turn)
    }

    /// Starts a process and a game, with this time for a move.
    pub fn game_on(&mut self, shape: Shape, turn: Duration) -> Examined<Session> {
        if self.has_about.is_none() {
            self.about()?;
        }
        let mut session = self.process()?;
        if let Some(why) = session.start(shape)? {
            return Err(Stop::Fault(STARTS, format!("it refuses a board that it played: {why}")));
        }
        session.limit(turn)?;
        session.show_from_here();
        Ok(session)
    }

    /// Finds out whether the engine answers `ABOUT`.
    pub fn about(&mut self) -> Examined<(Session, Vec<String>)> {
        let mut session = self.process()?;
        let answers = session.ask("ABOUT")?;
        let is_about = |line: &String| matches!(line.parse(), Ok(Reply::About(_)));
        self.has_about = Some(answers.iter().any(is_about));
        Ok((session, answers))
    }

    /// Returns the board to examine on: the first of the usual ones that the engine plays.
    pub fn shape(&mut self) -> Examined<Shape> {
        if let Some(size) = self.size {
            return Ok(square(size));
        }
        let mut refusal = String::new();
        for size in USUAL {
            let mut session = self.process()?;
            match session.start(square(size))? {
                None => {
                    self.size = Some(size);
                    return Ok(square(size));
                }
                Some(why) => refusal = why,
            }
        }
        Err(Stop::Fault(STARTS, format!("it plays none of 15, 19 and 20: {}", words(&refusal))))
    }
}

impl Mark {
    /// Returns the more serious of two marks.
    fn max_of(self, other: Self) -> Self {
        let weight = |mark| match mark {
            Self::Pass => 0,
            Self::Note => 1,
            Self::NotExamined => 2,
            Self::Fail => 3,
        };
        if weight(other) > weight(self) { other } else { self }
    }
}

/// Creates the shape of a square board.
pub fn square(size: u8) -> Shape {
    rectangle(size, size)
}

/// Creates a shape, or the usual one if there is none with these sides.
pub fn rectangle(width: u8, height: u8) -> Shape {
    let usual = || crate::rules::Variant::GOMOKU_15.shape();
    Shape::new(width, height, Topology::Plane).unwrap_or_else(|_| usual())
}

/// Lists the names in a directory, by default the current one.
#[expect(clippy::disallowed_methods, reason = "what the engine leaves there")]
pub fn files(directory: Option<&Path>) -> BTreeSet<String> {
    let entries = std::fs::read_dir(directory.unwrap_or(Path::new(".")));
    let names = entries.into_iter().flatten().flatten().map(|entry| entry.file_name());
    names.map(|name| words(&name.to_string_lossy())).collect()
}

fn see(number: u8) -> String {
    format!("a fault of point {number} hinders it")
}

/// Makes a sentence of a remark.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first: String =
        chars.next().map(|first| first.to_uppercase().collect()).unwrap_or_default();
    let end = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{end}", chars.as_str())
}
