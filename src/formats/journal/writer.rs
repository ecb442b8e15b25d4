//! Appends changes to a journal.

use std::collections::HashSet;
use std::fmt::{self, Write as _};

use super::{AT_LIMIT, Times, mark, row_col, to_one_line};
use crate::formats::saved_game::{Terms, is_over};
use crate::formats::sgf;
use crate::game::{Computer, End, GameKind, Level, Participant, Person};
use crate::record::{Action, Change, Info, NodeId, Record, Revision};
use crate::rules::Stone;

/// Maximum number of steps back that are written one by one, in the form that a reader expects.
const STEPS: usize = 2;

/// Tracks what a journal holds of a game, and writes the lines that bring it up to date.
///
/// It holds no copy of the game: changes come from the record's log.
#[derive(Clone, Debug)]
pub struct Writer {
    terms: Terms,
    revision: Revision,
    place: TreePlace,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    pub lines: String,
    /// Set if a person made a change worth a file, other than findings of the program and new
    /// players.
    pub is_work: bool,
    pub standing: JournalStatus,
}

/// State of a game, for the owner of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JournalStatus {
    pub is_over: bool,
    /// Set if the board is empty, and at most one move was ever made.
    pub is_blank: bool,
}

impl JournalStatus {
    pub fn of(record: &Record, is_study: bool) -> Self {
        let is_blank = record.on_board().is_empty() && record.tree().len() <= 2;
        Self { is_over: is_over(record, is_study), is_blank }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TreePlace {
    node: NodeId,
    /// Last node of the current line; `None` if unknown.
    line_end: Option<NodeId>,
    ply: usize,
}

impl TreePlace {
    fn of(record: &Record) -> Self {
        let cursor = record.cursor();
        Self { node: cursor.node(), line_end: Some(cursor.line_end()), ply: cursor.ply() }
    }
}

impl Writer {
    /// Creates a writer for a journal that already holds this game. Changes are logged from now on.
    pub fn new(record: &mut Record, terms: Terms) -> Self {
        record.take_log();
        Self { terms, revision: record.tree().revision(), place: TreePlace::of(record) }
    }

    /// Writes the changes since the last call; `None` if there are none, which costs two
    /// comparisons.
    pub fn update(&mut self, record: &mut Record, terms: &Terms) -> Option<Update> {
        let (revision, place) = (record.tree().revision(), TreePlace::of(record));
        if self.revision == revision && self.place == place && self.terms == *terms {
            return None;
        }
        let log = record.take_log();
        let mut lines = JournalLines { record, place: self.place, text: String::new() };
        lines.terms(&self.terms, terms);
        lines.changes(&log);
        lines.stand();
        let lines = lines.text;
        let is_found = |change: &Change| matches!(change, Change::Evaluated(_));
        let is_work = self.place.node != place.node || !log.iter().all(is_found);
        let standing = JournalStatus::of(record, terms.is_study);
        (self.revision, self.place) = (revision, place);
        self.terms.clone_from(terms);
        Some(Update { lines, is_work, standing })
    }
}

pub(super) fn whole(record: &Record, terms: &Terms) -> String {
    let place = TreePlace { node: NodeId::ROOT, line_end: Some(NodeId::ROOT), ply: 0 };
    let mut lines = JournalLines { record, place, text: String::new() };
    lines.terms(&Terms::PLAIN, terms);
    lines.tree();
    lines.stand();
    lines.text
}

struct JournalLines<'a> {
    record: &'a Record,
    place: TreePlace,
    text: String,
}

impl JournalLines<'_> {
    fn add(&mut self, line: impl fmt::Display) {
        // Writing to a `String` cannot fail.
        let _ = writeln!(self.text, "{line}");
    }

    fn add_at(&mut self, node: NodeId, entry: impl fmt::Display) {
        self.add(format_args!("@{} {entry}", node.number()));
    }

    fn terms(&mut self, before: &Terms, now: &Terms) {
        if now.control != before.control {
            self.add(format_args!("clock {}", now.control));
        }
        for side in [Stone::First, Stone::Second] {
            let (participant, side_mark) = (now.participants.of(side), mark(side));
            match participant {
                // The friend plays elsewhere. Older programs ignore the number.
                Participant::Person(Person::Two)
                    if let Some(shared) = now.shared.filter(|_| now.shared != before.shared) =>
                {
                    self.add(format_args!("player {side_mark} person 2 {shared:016x}"));
                }
                _ if participant == before.participants.of(side) => {}
                Participant::Person(person) => {
                    self.add(format_args!("player {side_mark} person {}", person as u8));
                }
                Participant::Computer(Computer::Level(level)) => {
                    self.add(format_args!("player {side_mark} computer {level}"));
                }
                // Older programs ignore the name, and play themselves.
                Participant::Computer(Computer::Engine(name)) => {
                    let level = Level::default();
                    self.add(format_args!("player {side_mark} computer {level} {name}"));
                }
            }
        }
        for person in [Person::One, Person::Two] {
            let name = now.names.of(person);
            if name != before.names.of(person) {
                let name = name.unwrap_or_default();
                self.add(format_args!("name {} {name}", person as u8));
            }
        }
        if now.is_study && !before.is_study {
            self.add("study");
        }
    }

    fn info(&mut self) {
        self.add(format_args!("info {}", to_one_line(sgf::info_text(self.record.info()))));
    }

    fn changes(&mut self, log: &[Change]) {
        let tree = self.record.tree();
        let (mut noted, mut timed) = (Vec::new(), HashSet::new());
        let mut has_info = false;
        for change in log {
            match *change {
                Change::Played { node, parent, action } => {
                    self.play(node, parent, action);
                    if !matches!(action, Action::End(_)) {
                        timed.insert(node);
                    }
                }
                Change::Deleted(node) => {
                    self.add_at(node, "delete");
                    // The current position moves out of the deleted part.
                    self.place.line_end = None;
                }
                Change::Promoted(node, 0) => self.add_at(node, "promote"),
                Change::Promoted(node, place) => {
                    self.add_at(node, format_args!("promote {place}"));
                }
                Change::Noted(node) | Change::Evaluated(node) => noted.push(node),
                Change::Timed(node) => {
                    if tree.contains(node) && timed.insert(node) {
                        self.times(node);
                    }
                }
                Change::Info => has_info = true,
            }
        }
        let mut written = HashSet::new();
        for node in noted {
            if tree.contains(node) && written.insert(node) {
                self.note(node, sgf::notes_text(&tree.notes(node)));
            }
        }
        if has_info {
            self.info();
        }
    }

    /// Writes the notes on a node, without the times of its move.
    fn note(&mut self, node: NodeId, text: String) {
        self.add_at(node, format_args!("note {}", to_one_line(text)));
    }

    fn times(&mut self, node: NodeId) {
        self.add_at(node, format_args!("times{}", times_text(times(self.record, node))));
    }

    /// Writes a new node with its current times.
    fn play(&mut self, node: NodeId, parent: NodeId, action: Action) {
        let times = times_text(times(self.record, node));
        let entry = match (action, self.record.kind()) {
            (Action::Stone(at), GameKind::Rows(_)) => format!("move {}{times}", row_col(at)),
            (Action::Stone(at), GameKind::Quarto(_)) => format!("place {}{times}", row_col(at)),
            (Action::Piece(piece), _) => format!("select {}{times}", piece.number()),
            (Action::Pass, _) => format!("pass{times}"),
            (Action::Choose(choice), _) => format!("choose {choice}{times}"),
            (Action::Declare(number), _) => format!("declare {number}{times}"),
            (Action::Offer(at), _) => format!("offer {}{times}", row_col(at)),
            (Action::End(end), _) => ended(end),
        };
        let is_next = self.record.line().get(self.place.ply + 1) == Some(&node);
        let is_here = parent == self.place.node && is_next;
        if is_here {
            self.add(entry);
            self.place = TreePlace { node, line_end: Some(node), ply: self.place.ply + 1 };
        } else {
            self.add_at(parent, entry);
            // It may be beyond the end of the line.
            self.place.line_end = None;
        }
    }

    fn tree(&mut self) {
        let tree = self.record.tree();
        if *self.record.info() != Info::default() {
            self.info();
        }
        let mut next = 1;
        for node in tree.preorder() {
            if let (Some(parent), Some(action)) = (tree.parent(node), tree.action(node)) {
                if node.number() != next {
                    self.add(format_args!("next {}", node.number()));
                }
                next = node.number() + 1;
                self.play(node, parent, action);
            }
            let is_move = !matches!(tree.action(node), Some(Action::End(_)) | None);
            if !is_move && times(self.record, node) != Times::default() {
                self.times(node);
            }
            let notes = sgf::notes_text(&tree.notes(node));
            if !notes.is_empty() {
                self.note(node, notes);
            }
        }
        if next != tree.next_number() {
            self.add(format_args!("next {}", tree.next_number()));
        }
    }

    fn stand(&mut self) {
        let now = TreePlace::of(self.record);
        if self.place == now {
            return;
        }
        let is_same_line = self.place.line_end == now.line_end;
        let end = now.line_end.unwrap_or(NodeId::ROOT).number();
        match (self.place.ply.checked_sub(now.ply), now.ply.checked_sub(self.place.ply)) {
            (Some(back), _) if is_same_line && back <= STEPS => {
                (0..back).for_each(|_| self.add("undo"));
            }
            (_, Some(1)) if is_same_line => self.add("redo"),
            _ => self.add(format_args!("stand {end} {}", now.ply)),
        }
        self.place = now;
    }
}

fn ended(end: End) -> String {
    let (word, side) = match end {
        End::Resigned(side) => ("resign", side),
        End::OutOfTime(side) => ("flag", side),
        End::Forfeited(side) => ("forfeit", side),
        End::Lost(side) => ("lost", side),
        End::Drawn => return "draw".to_owned(),
        End::MoveLimit => return format!("draw {AT_LIMIT}"),
        End::Void => return "void".to_owned(),
    };
    format!("{word} {}", mark(side))
}

fn times(record: &Record, node: NodeId) -> Times {
    let notes = record.tree().notes(node);
    (notes.left, notes.spent)
}

/// Formats the times after a move in milliseconds, as in ` 300000 1250`. `-` stands for an unknown
/// time before a known one.
fn times_text((left, spent): Times) -> String {
    match (left, spent) {
        (None, None) => String::new(),
        (Some(left), None) => format!(" {}", left.as_millis()),
        (None, Some(spent)) => format!(" - {}", spent.as_millis()),
        (Some(left), Some(spent)) => format!(" {} {}", left.as_millis(), spent.as_millis()),
    }
}
