//! Reads a game with its variations.

use super::decision;
use super::head::{self, GO, Head};
use super::lexer::{RawProperty, SgfError, Steps, TreeEvent};
use super::notes::{self, MarkedBoard, Mover};
use super::opening::{self, Passes, RootProperties, SgfMove};
use super::split::breaks;
use super::value;
use crate::formats::{FormatError, Loaded, Problem, Remark, finish};
use crate::game::{self, AnyGame, State, Target};
use crate::record::{Action, NodeId, Record, Tree};
use crate::rules::opening::{Opening, OpeningRule};
use crate::rules::{self, Game, IllegalMove, Status, Stone, Turn};

/// Reads the game of a text that starts on this line of the file.
pub(super) fn read(text: &str, line: u64) -> Result<Loaded, FormatError> {
    let opening = RootProperties::read(text).map_err(|wrong| opening::error(text, line, wrong))?;
    let go = opening.head.go;
    let loaded = tree(text, line, opening);
    let is_won = |loaded: &Loaded| match loaded.record.on_board() {
        AnyGame::Rows(game) => matches!(game.status(), Status::Won(_)),
        AnyGame::Quarto(_) => false,
    };
    let is_go = go.is_go(loaded.is_ok(), loaded.as_ref().is_ok_and(is_won));
    if is_go { Err(GO.at(line)) } else { loaded }
}

/// Reads the moves and variations after the opening.
fn tree(text: &str, line: u64, opening: RootProperties) -> Result<Loaded, FormatError> {
    let rule = opening.head.opening;
    if rule == OpeningRule::Free {
        return begun(text, line, opening, &mut false);
    }
    let mut is_wrong = false;
    let loaded = begun(text, line, opening.clone(), &mut is_wrong);
    if !is_wrong {
        return loaded;
    }
    // The moves are those of a game without an opening.
    let head = Head { opening: OpeningRule::Free, ..opening.head };
    let loaded = begun(text, line, RootProperties { head, ..opening }, &mut false);
    loaded.map(|mut loaded| {
        loaded.remarks.push(Remark::OpeningDoesNotFit(rule));
        loaded
    })
}

/// Reads the moves of a game with the opening of its head; reports whether they do not fit it.
fn begun(
    text: &str,
    line: u64,
    opening: RootProperties,
    is_wrong: &mut bool,
) -> Result<Loaded, FormatError> {
    let wrong = |wrong| opening::error(text, line, wrong);
    let RootProperties { mut head, root, mut nodes, start } = opening;
    let is_noted =
        |property: &&RawProperty| !head.has(property) && opening::set_up(property).is_none();
    let noted: Vec<RawProperty> = root.iter().filter(is_noted).cloned().collect();
    let opened = Game::with_opening(head.variant, head.opening).ok();
    let is_opened = head.opening != OpeningRule::Free;
    let game = match opened.filter(|_| is_opened && start.is_empty()) {
        Some(game) => game,
        None => Game::from_position(start),
    };
    *is_wrong = is_opened && game.opening().is_none();
    let mut game = Record::from(AnyGame::Rows(game));
    let info = std::mem::take(&mut head.info);
    game.edit_info(|known| *known = info);
    let marks = MarkedBoard { shape: game.shape(), room: text.len() / 4 + ROOM };
    let mut reader = GameReader::new(game, marks);
    reader.node(&noted, 0).map_err(wrong)?;
    // The first parenthesis may be missing.
    if !text.starts_with('(') {
        reader.open(0);
    }
    let mut steps = Steps::new(text);
    let mut at = 0;
    while let Some(step) = steps.next() {
        match step {
            TreeEvent::Open => reader.open(at),
            TreeEvent::Close => reader.close(),
            TreeEvent::Node if nodes > 0 => nodes -= 1,
            TreeEvent::Node => match reader.node(&steps.properties, at) {
                Ok(()) => {}
                Err(why) if reader.variation.is_some() && !is_full(&why) => reader.cut_at(why),
                Err(why) if opening::is_end_of_game(&why.2, head.go) => reader.stop_at(why),
                Err(why) => {
                    *is_wrong |= reader.is_opening_wrong;
                    return Err(wrong(why));
                }
            },
        }
        at = steps.at;
    }
    if root.is_empty() && reader.game.tree().is_empty() && steps.skipped.is_some() {
        return Err(Problem::NO_GAME.at(line));
    }
    *is_wrong |= reader.is_opening_wrong;
    let GameReader { mut game, cut, stopped, passes, several, .. } = reader;
    let mut remarks = head.remarks;
    game.go_to_end();
    if let Some(end) = head.result
        && !finish(&mut game, end)
    {
        let said = root.iter().find(|it| it.name == "RE").map(RawProperty::value);
        remarks.push(Remark::ResultDoesNotFit(said.unwrap_or_default().to_owned()));
    }
    remarks.extend(stopped.map(|why| Remark::Stopped(wrong(why))));
    remarks
        .extend(cut.map(|cut| Remark::Cut { variations: cut.variations, first: wrong(cut.first) }));
    // If the game stops at one, that has been said.
    let passes = (passes > 0 && !remarks.iter().any(|it| matches!(it, Remark::Stopped(_))))
        .then_some(Remark::Passes(passes));
    remarks.extend(passes);
    let several = head::several(&root).into_iter().chain(several).next();
    remarks.extend(several.map(Remark::Several));
    if let Some(skipped) = &steps.skipped {
        remarks.push(Remark::Skipped {
            lines: skipped.count,
            line: line + breaks(&text.as_bytes()[..skipped.first]),
            text: steps.first_skipped().to_owned(),
        });
    }
    Ok(Loaded { remarks, ..Loaded::new(game) })
}

/// Number of marks that every game may write as rectangles.
const ROOM: usize = 10_000;

/// Maximum number of variations inside each other, of which none is closed.
const MOST_BRANCHES: usize = 1 << 16;

/// Number of letters of notes that may be read again to add others on the same move: a variation
/// that is repeated a million times does not take a million times as long.
const AGAIN: usize = 1 << 27;

/// Checks whether nothing after a mistake counts.
const fn is_full((_, _, problem): &SgfError) -> bool {
    matches!(problem, Problem::TooManyMoves)
}

struct GameReader {
    game: Record,
    marks: MarkedBoard,
    branches: Vec<OpenVariation>,
    /// Index of the first open line that is a variation.
    variation: Option<usize>,
    cut: Option<Cut>,
    /// Mistake at which the main line ends, if it is not the file's.
    stopped: Option<SgfError>,
    /// Depth of a line in which no more moves are played.
    closed: Option<usize>,
    /// Number of open variations that are too deep inside others.
    too_deep: usize,
    /// Number of letters of notes that may still be read again.
    again: usize,
    /// Passes of the current line, and the number of all.
    turns: Passes,
    passes: usize,
    /// First move with several cells.
    several: Option<String>,
    /// Set if a move or a decision does not fit the opening.
    is_opening_wrong: bool,
}

struct OpenVariation {
    node: NodeId,
    /// Number of nodes before it.
    nodes: usize,
    /// Number of nested lines that are not empty.
    inside: usize,
    turns: Passes,
}

struct Cut {
    variations: usize,
    first: SgfError,
}

impl GameReader {
    fn new(game: Record, marks: MarkedBoard) -> Self {
        Self {
            game,
            marks,
            branches: Vec::new(),
            variation: None,
            cut: None,
            stopped: None,
            closed: None,
            too_deep: 0,
            again: AGAIN,
            turns: Passes::default(),
            passes: 0,
            several: None,
            is_opening_wrong: false,
        }
    }

    fn open(&mut self, at: usize) {
        if self.branches.len() >= MOST_BRANCHES {
            self.cut_at((at, None, Problem::Unexpected("(".to_owned())));
            self.too_deep += 1;
            return;
        }
        if let Some(OpenVariation { inside, .. }) = self.branches.last_mut() {
            *inside += 1;
            if *inside > 1 && self.variation.is_none() {
                self.variation = Some(self.branches.len());
            }
        }
        let nodes = self.game.tree().len();
        let (node, turns) = (self.game.node(), self.turns);
        self.branches.push(OpenVariation { node, nodes, inside: 0, turns });
    }

    fn close(&mut self) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return;
        }
        if let Some(OpenVariation { node, nodes, turns, .. }) = self.branches.pop()
            && let Some(OpenVariation { inside, .. }) = self.branches.last_mut()
        {
            // The main line is the first one that is not empty.
            *inside -= usize::from(self.game.tree().len() == nodes);
            self.game.go_to(node);
            self.turns = turns;
        }
        let depth = self.branches.len();
        self.variation = self.variation.filter(|&variation| depth > variation);
        self.closed = self.closed.filter(|&closed| depth >= closed);
    }

    fn cut_at(&mut self, wrong: SgfError) {
        self.closed = Some(self.branches.len());
        match &mut self.cut {
            Some(cut) => cut.variations += 1,
            cut => *cut = Some(Cut { variations: 1, first: wrong }),
        }
    }

    fn stop_at(&mut self, wrong: SgfError) {
        self.closed = Some(self.branches.len());
        self.stopped.get_or_insert(wrong);
    }

    fn node(&mut self, properties: &[RawProperty], at: usize) -> Result<(), SgfError> {
        if self.closed.is_some() {
            return Ok(());
        }
        let mut noted = Vec::new();
        for property in properties {
            if let Some(side) = opening::mover(property) {
                let name = value::colour(side);
                let played = self.play(side, property.value());
                played.map_err(|problem| (property.at, Some(name), problem))?;
                if property.values().nth(1).is_some() {
                    self.several.get_or_insert_with(|| name.to_owned());
                }
            } else if let Some(name) = opening::set_up(property) {
                if opening::is_late_set_up(property, self.game.state().mover()) {
                    return Err((property.at, Some(name), opening::LATE_SET_UP));
                }
            } else if let Some(turn) = self.decision(property) {
                self.decide(turn);
            } else if property.name == notes::END
                && let Some(end) = notes::end(property)
            {
                finish(&mut self.game, end);
            } else if !self.is_letters(property)
                && (self.game.node() != NodeId::ROOT || !head::is_of_head(property) || at == 0)
            {
                noted.push(property);
            }
        }
        if self.game.tree().len() >= Tree::MAX_NODES {
            return Err((at, None, Problem::TooManyMoves));
        }
        if !noted.is_empty() {
            let node = self.game.node();
            if self.game.tree().has_notes(node) {
                if self.again == 0 {
                    return Err((at, None, opening::REPEATED));
                }
                let known = self.game.tree().notes(node);
                let others = known.properties.len().pow(2);
                let size = known.comment.len() + known.marks.len() + others;
                self.again = self.again.saturating_sub(size);
            }
            let mover = mover(&self.game);
            let marks = &mut self.marks;
            self.game.annotate(node, |notes| notes::read(&noted, mover, marks, notes));
        }
        Ok(())
    }

    fn play(&mut self, side: Stone, value: &str) -> Result<(), Problem> {
        let SgfMove::Stone(point) = opening::sgf_move(value, self.game.shape())? else {
            let rule = self.game.kind().variant().rule();
            if let State::ToMove(mover) = self.game.state()
                && self.turns.are_taken(rule, side, mover)
                && self.game.play(Target::Pass).is_ok()
            {
                return Ok(());
            }
            self.turns.pass(self.game.on_board().moves() == 0);
            self.passes += 1;
            return Ok(());
        };
        match self.game.state() {
            State::Over(_) => return Err(Problem::Illegal(IllegalMove::GameOver)),
            State::ToMove(mover) => self.turns.check(side, mover)?,
        }
        let played = self.game.play(Target::Cell(point));
        let is_of_opening =
            |why| matches!(why, game::IllegalMove::Rows(rules::IllegalMove::Opening(_)));
        self.is_opening_wrong |= played.is_err_and(is_of_opening);
        played?;
        Ok(())
    }

    /// Opening of the game, as far as it has gone.
    fn opening(&self) -> Option<&Opening> {
        match self.game.on_board() {
            AnyGame::Rows(game) => game.opening(),
            AnyGame::Quarto(_) => None,
        }
    }

    /// Decision in the opening of this game.
    fn decision(&self, property: &RawProperty) -> Option<Turn> {
        let is_one = property.name == head::OPENING && self.opening().is_some();
        decision::read(property.value(), self.game.shape()).filter(|_| is_one)
    }

    fn decide(&mut self, turn: Turn) {
        let target = match turn {
            Turn::Stone(point) | Turn::Offer(point) => Target::Cell(point),
            Turn::Pass => Target::Pass,
            Turn::Choose(choice) => Target::Choose(choice),
            Turn::Declare(number) => Target::Declare(number),
        };
        let is_done = self.game.play(target).is_ok();
        self.is_opening_wrong |=
            !is_done || self.game.tree().action(self.game.node()) != Some(Action::from(turn));
    }

    /// Checks for the letters of the fifth moves offered so far.
    fn is_letters(&self, property: &RawProperty) -> bool {
        let is_offer = matches!(self.game.tree().action(self.game.node()), Some(Action::Offer(_)));
        is_offer && property.name == "LB" && {
            property.values().eq(decision::letters(self.opening()).iter().map(String::as_str))
        }
    }
}

/// Side whose move led to the current position.
pub(super) fn mover(game: &Record) -> Mover {
    let AnyGame::Rows(rows) = game.on_board() else { return None };
    match game.tree().action(game.node()) {
        // Whoever would be next is the other side, also after a turn that ended the game.
        Some(Action::Stone(_) | Action::Pass) => Some(rows.side_of(rows.moves().len()).opponent()),
        _ => None,
    }
}
