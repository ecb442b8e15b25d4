//! Reader of a library as a record.

use std::collections::BTreeSet;

use super::VARIANT;
use super::texts::Codec;
use super::walk::{MARKED, Place, RawNode, START, Walk};
use crate::formats::error;
use crate::formats::{Encoding, FormatError, Loaded, Problem, Remark};
use crate::game::AnyGame;
use crate::record::{Action, Mark, MarkKind, NodeId, Notes, Property, Record, Tree};
use crate::rules::{Game, IllegalMove, Lines, Point, Stone};
use crate::translate::phrase;

/// Name of the property of what a record has no place for.
pub(super) const PROPERTY: &str = "RENLIB";
/// Value of a comment without a one-line part.
pub(super) const LONG: &str = "long";
/// Value of the start of a problem.
pub(super) const PROBLEM: &str = "start";

/// Reads the nodes of a file, which start at this offset.
pub(super) fn read(
    nodes: &[u8],
    start: usize,
    chosen: Option<Encoding>,
) -> Result<Loaded, FormatError> {
    let mut record = Record::from(AnyGame::Rows(Game::new(VARIANT)));
    let mut walk = Walk::new(nodes);
    let mut reader = Reader {
        // Most libraries need no search for their letters.
        codec: chosen.map_or(Codec::ASCII, Codec::chosen),
        is_decided: chosen.is_some(),
        nodes: walk.clone(),
        start,
        tree: record.tree_mut(),
        lines: Lines::at_least(VARIANT.row_length()),
        is_over: false,
        line: vec![Level::new(NodeId::ROOT)],
        cut: None,
    };
    for node in walk.by_ref() {
        reader.node(&node)?;
    }
    reader.back_to(0);
    let (cut, codec) = (reader.cut, reader.codec);
    record.go_to(NodeId::ROOT);
    if record.line().len() == record.tree().len() {
        record.go_to_end();
    }
    let mut loaded = Loaded::new(record);
    let cut = cut.map(|Cut { variations, first }| Remark::Cut { variations, first });
    loaded.remarks.extend(cut);
    codec.remark(&mut loaded);
    loaded.remarks.extend(walk.is_cut.then_some(Remark::NotClosed));
    Ok(loaded)
}

struct Reader<'a> {
    codec: Codec,
    /// Set once the encoding is known.
    is_decided: bool,
    /// All nodes of the file.
    nodes: Walk<'a>,
    /// Offset of the nodes in the file.
    start: usize,
    tree: &'a mut Tree,
    /// Stones of the line.
    lines: Lines,
    /// Set if the line ends with a winning row.
    is_over: bool,
    /// Nodes from the root to the one read last.
    line: Vec<Level>,
    cut: Option<Cut>,
}

/// Node of the current line.
struct Level {
    node: NodeId,
    /// Cell of its stone, unless it is the root.
    point: Option<Point>,
    last_child: Option<NodeId>,
    /// Cells of its continuations.
    played: Cells,
    notes: Option<Box<Notes>>,
}

struct Cut {
    variations: usize,
    first: FormatError,
}

/// Set of cells, by their bytes in a file.
#[derive(Clone, Copy, Default)]
struct Cells([u64; 4]);

impl Cells {
    /// Adds a cell; `false` if it is there.
    fn insert(&mut self, point: Point) -> bool {
        let word = &mut self.0[usize::from(point.row / 4) & 3];
        let bit = 1 << (point.row % 4 * 16 + point.col);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}

impl Level {
    const fn new(node: NodeId) -> Self {
        Self { node, point: None, last_child: None, played: Cells([0; 4]), notes: None }
    }
}

impl Reader<'_> {
    fn node(&mut self, node: &RawNode) -> Result<(), FormatError> {
        // The rest of a line that was cut is not read.
        if node.depth > self.line.len() {
            return Ok(());
        }
        self.back_to(node.depth.max(1));
        self.decide(node);
        let reached = match node.place {
            Place::Root => Ok(()),
            Place::Move(point) => self.play(point),
            Place::Note(point) => {
                self.put_note(node, point);
                return Ok(());
            }
            Place::Pass => Err(Problem::Other(phrase!("lib-pass", "a pass cannot be played"))),
            Place::Unknown(byte) => Err(Problem::not_a_cell(&format!("{byte:02x}"))),
        };
        match reached {
            Ok(()) => self.put_texts(node),
            Err(Problem::TooManyMoves) => return Err(self.at(node, Problem::TooManyMoves)),
            Err(why) => self.cut_at(node, why),
        }
        Ok(())
    }

    /// Returns to a node of the line, and stores the notes of all nodes after it.
    fn back_to(&mut self, length: usize) {
        while self.line.len() > length {
            let Some(level) = self.line.pop() else { return };
            if let Some(notes) = level.notes {
                self.store(level.node, *notes);
            }
            if let Some(point) = level.point {
                self.lines.remove(point, self.mover());
            }
            self.is_over = false;
        }
    }

    fn store(&mut self, node: NodeId, mut notes: Notes) {
        // Like in a file of SGF.
        notes.marks.sort_by_key(|it| (matches!(it.kind, MarkKind::Label(_)), it.point));
        self.tree.set_notes(node, &notes);
    }

    /// Plays a move. A move that was played before is continued.
    fn play(&mut self, point: Point) -> Result<(), Problem> {
        self.check(point).map_err(Problem::Illegal)?;
        let action = Action::Stone(point);
        let mover = self.mover();
        let Some(level) = self.line.last_mut() else { return Ok(()) };
        if level.played.insert(point) {
            let Some(node) = self.tree.append(level.node, level.last_child, action) else {
                return Err(Problem::TooManyMoves);
            };
            level.last_child = Some(node);
            self.line.push(Level { point: Some(point), ..Level::new(node) });
        } else if let Some(node) = self.tree.child(level.node, action) {
            let notes = self.tree.has_notes(node);
            let notes = notes.then(|| Box::new(self.tree.notes(node).into_owned()));
            let mut again = Level { point: Some(point), notes, ..Level::new(node) };
            for child in self.tree.children(node) {
                again.last_child = Some(child);
                if let Some(Action::Stone(point)) = self.tree.action(child) {
                    again.played.insert(point);
                }
            }
            self.line.push(again);
        }
        self.is_over = self.lines.place(point, mover);
        Ok(())
    }

    /// Returns the side that plays after the line.
    fn mover(&self) -> Stone {
        Stone::First.after(self.line.len() - 1)
    }

    fn check(&self, point: Point) -> Result<(), IllegalMove> {
        let is_full = self.line.len() > VARIANT.shape().cells();
        match self.lines.is_free(point) {
            _ if self.is_over || is_full => Err(IllegalMove::GameOver),
            true => Ok(()),
            false => Err(IllegalMove::Occupied),
        }
    }

    fn notes(&mut self) -> Option<&mut Notes> {
        self.line.last_mut().map(|level| &mut **level.notes.get_or_insert_default())
    }

    /// Decides on the encoding when the first letter comes that is not ASCII.
    fn decide(&mut self, node: &RawNode) {
        let is_ascii = || node.comment.is_ascii() && node.board_text.is_ascii();
        if !(self.is_decided || is_ascii()) {
            self.codec = Codec::of(self.nodes.clone());
            self.is_decided = true;
        }
    }

    fn put_texts(&mut self, node: &RawNode) {
        if let Some((comment, is_long)) = self.codec.comment(node) {
            self.comment(&comment, is_long);
        }
        if node.has(START) {
            self.property(PROBLEM);
        }
        let Place::Move(point) = node.place else {
            if !node.board_text.is_empty() {
                let text = self.codec.decode(node.board_text);
                self.comment(&text, false);
            }
            return;
        };
        if node.has(MARKED)
            && let Some(notes) = self.notes()
        {
            let mark = Mark { point, kind: MarkKind::Circle };
            if !notes.marks.contains(&mark) {
                notes.marks.push(mark);
            }
        }
        let before = self.line.len().saturating_sub(2);
        self.label(node, point, before);
    }

    /// Takes what is said about a cell where no stone is placed.
    fn put_note(&mut self, node: &RawNode, point: Point) {
        self.label(node, point, self.line.len() - 1);
        if let Some((comment, _)) = self.codec.comment(node) {
            self.comment(&comment, false);
        }
        if !node.is_leaf() {
            let why = phrase!("lib-no-move", "a move follows a cell without a stone");
            self.cut_at(node, Problem::Other(why));
        }
    }

    /// Puts the text on the board on its cell in the position of this level.
    fn label(&mut self, node: &RawNode, point: Point, level: usize) {
        if node.board_text.is_empty() {
            return;
        }
        let text = self.codec.decode(node.board_text).replace('\n', " ");
        let Some(level) = self.line.get_mut(level) else { return };
        let marks = &mut level.notes.get_or_insert_default().marks;
        let known = marks.iter_mut().find(|mark| mark.point == point);
        match known {
            Some(Mark { kind: MarkKind::Label(known), .. }) => {
                if *known != text {
                    *known = format!("{known} {text}");
                }
            }
            _ => marks.push(Mark { point, kind: MarkKind::Label(text) }),
        }
    }

    /// Adds a comment, unless the node has the same.
    fn comment(&mut self, comment: &str, is_long: bool) {
        let Some(notes) = self.notes() else { return };
        if notes.comment.is_empty() {
            comment.clone_into(&mut notes.comment);
            if is_long {
                self.property(LONG);
            }
        } else if notes.comment != comment {
            notes.comment.push('\n');
            notes.comment.push_str(comment);
        }
    }

    fn property(&mut self, value: &str) {
        let Some(notes) = self.notes() else { return };
        let known = notes.properties.iter().flat_map(Property::values);
        let values: BTreeSet<&str> = known.chain([value]).collect();
        notes.properties = Property::new(PROPERTY, values).into_iter().collect();
    }

    fn cut_at(&mut self, node: &RawNode, why: Problem) {
        let first = self.at(node, why);
        self.cut.get_or_insert(Cut { variations: 0, first }).variations += 1;
    }

    const fn at(&self, node: &RawNode, problem: Problem) -> FormatError {
        let place = error::Place::Byte((self.start + node.at) as u64);
        FormatError { place, problem }
    }
}
