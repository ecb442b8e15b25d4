//! What stands in the panel beside the board, in which rows: the view draws it, the mouse finds it.

use ratatui::layout::{Position, Rect};

use super::explorer::Explored;
use super::game::GameScreen;
use super::moves::MoveList;
use super::session::Session;
use crate::game::{GameKind, State};
use crate::record::NodeId;
use crate::tui::command::Command;
use crate::tui::layout::{BAG_TOP, BagLayout, wrap};
use crate::tui::messages::{self, Naming};

/// Rows for messages, of which a third of the free rows is used at most.
const MESSAGES_MAX: usize = 8;
/// So many rows of a longer message are worth showing.
const ENOUGH: usize = 3;
/// So many rows must be left for moves where the computer's thoughts are shown.
const MOVES_MIN: usize = 6;
/// Rows of the computer's thoughts, with their heading and a row of air.
const THOUGHTS: usize = 5;
/// Rows of the analysis above its lines: air, a heading, the bar, and how far it came.
pub const ANALYSIS: usize = 4;
/// Rows of the explorer above the moves that were played: air, a heading, and all games.
pub const EXPLORER: usize = 3;
/// Rows of the curve with a row of air, as many as there is room for.
const CURVE: [usize; 4] = [6, 5, 4, 3];
/// Rows of a comment at most.
const COMMENT_MAX: usize = 6;
/// Between parts of a line.
pub const GAP: &str = "  ";

/// The texts of a panel, in the order in which they stand there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    /// The game's name.
    pub name: String,
    /// Its rules, beside the name or below it.
    pub rules: Rules,
    /// Which game it is at this sitting.
    pub number: String,
    /// Where the heading of the moves stands.
    pub heading: Rect,
    /// The moves, and where they stand.
    pub moves: (MoveList, Rect),
    /// How it ended.
    pub end: (End, Rect),
    /// What the review says of the game, or what is said of the position.
    pub comment: (Vec<String>, Rect),
    /// What the engine says of the position.
    pub analysis: Rect,
    /// Below it, the chance of the first side over the whole line.
    pub curve: Rect,
    /// How far the computer has come.
    pub thoughts: Rect,
    /// What was said.
    pub messages: (Vec<String>, Rect),
    /// How games went on, in the place of all that is said of the position.
    pub explorer: Rect,
}

/// The rules of a game in the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rules {
    /// Beside its name.
    Beside(String),
    /// In lines of their own.
    Below(Vec<String>),
}

impl Default for Rules {
    fn default() -> Self {
        Self::Below(Vec::new())
    }
}

/// How a game ended, and what comes next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct End {
    /// How it ended.
    pub lines: Vec<String>,
    /// What comes next.
    pub again: Option<String>,
}

impl End {
    /// With a row of air.
    fn rows(&self) -> usize {
        let text = self.lines.len() + usize::from(self.again.is_some());
        if text > 0 { text + 1 } else { 0 }
    }
}

/// The rows of an area from the top, which are taken one after the other.
struct Rows(Rect);

impl Rows {
    fn take(&mut self, rows: usize) -> Rect {
        let height = u16::try_from(rows).unwrap_or(u16::MAX).min(self.0.height);
        let taken = Rect { height, ..self.0 };
        self.0 = Rect { y: self.0.y + height, height: self.0.height - height, ..self.0 };
        taken
    }

    /// The last rows.
    fn take_last(&mut self, rows: usize) -> Rect {
        let height = u16::try_from(rows).unwrap_or(u16::MAX).min(self.0.height);
        self.0.height -= height;
        Rect { y: self.0.bottom(), height, ..self.0 }
    }

    const fn left(&self) -> usize {
        self.0.height as usize
    }
}

/// Which position of a line stands in each column of its curve: up to three columns for each, or one for
/// several.
pub fn curve_plies(positions: usize, width: usize) -> Vec<usize> {
    if positions == 0 {
        return Vec::new();
    }
    match (width / positions).min(3) {
        0 => (0..width).map(|column| column * positions / width).collect(),
        each => (0..positions).flat_map(|ply| std::iter::repeat_n(ply, each)).collect(),
    }
}

impl Panel {
    /// The line of the analysis at a place of the window, counted from 0.
    pub fn line_at(&self, at: Position) -> Option<usize> {
        let row = at.y.checked_sub(self.analysis.y).filter(|_| self.analysis.contains(at))?;
        usize::from(row).checked_sub(ANALYSIS)
    }

    /// The row of the explorer at a place of the window, counted from 0.
    pub fn explorer_row_at(&self, at: Position) -> Option<usize> {
        let row = at.y.checked_sub(self.explorer.y).filter(|_| self.explorer.contains(at))?;
        usize::from(row).checked_sub(EXPLORER)
    }

    /// Which position of the line lies under a place of the curve, of so many.
    pub fn ply_at(&self, at: Position, positions: usize) -> Option<usize> {
        let column = at.x.checked_sub(self.curve.x).filter(|_| self.curve.contains(at))?;
        curve_plies(positions, self.curve.width.into()).get(usize::from(column)).copied()
    }

    /// The position behind the move at a place of the window.
    pub fn move_at(&self, at: Position) -> Option<NodeId> {
        let (list, area) = &self.moves;
        let is_there = area.contains(at);
        let (row, column) = (at.y.checked_sub(area.y)?, at.x.checked_sub(area.x)?);
        list.at(row.into(), column.into()).filter(|_| is_there)
    }
}

impl GameScreen {
    /// The panel in this area.
    pub fn panel(&self, session: &Session, bag: Option<&BagLayout>, area: Rect) -> Panel {
        let width = usize::from(area.width);
        let naming = self.naming(session);
        let (name, number) = self.name(session);
        let rules = self.rules(&name, &number, width);
        let below = match &rules {
            Rules::Beside(_) => 0,
            Rules::Below(lines) => lines.len(),
        };
        let mut rows = Rows(area);
        // The title, the players, and air around them.
        rows.take(1 + below + 4);
        if let Some(bag) = bag {
            let above = usize::from(BAG_TOP) + usize::from(bag.rows()) + 1;
            rows.take(above.saturating_sub(1 + below + 4));
        }
        let heading = rows.take(1);
        if let Some(explored) = self.explored() {
            return self.explorer_panel(
                explored,
                session,
                Panel { name, rules, number, heading, ..Panel::default() },
                rows,
            );
        }
        let end = self.end_of(session, width);
        let free = rows.left().saturating_sub(end.rows());
        let mut comment = self.comment_lines(&naming, width);
        // What does not fit goes from its end; a heading alone says nothing.
        comment.truncate(free.saturating_sub(MOVES_MIN / 2));
        if comment.len() < ENOUGH {
            comment.clear();
        }
        let free = free.saturating_sub(comment.len());
        let analysis =
            if self.has_analysis() { ANALYSIS + self.analysis.lines().len().max(1) } else { 0 };
        let analysis = if free >= analysis + MOVES_MIN / 2 { analysis } else { 0 };
        let free = free.saturating_sub(analysis);
        let has_curve = self.has_analysis() || self.has_curve();
        let curve =
            CURVE.into_iter().find(|rows| has_curve && free >= rows + MOVES_MIN / 2).unwrap_or(0);
        let free = free.saturating_sub(curve);
        let messages = self.message_lines(width, (free / 3).min(MESSAGES_MAX));
        let free = free.saturating_sub(messages.len());
        let has_thoughts = analysis == 0 && self.has_thoughts() && free >= THOUGHTS + MOVES_MIN;
        let messages_area = rows.take_last(messages.len());
        let thoughts = rows.take_last(if has_thoughts { THOUGHTS } else { 0 });
        let curve = rows.take_last(curve);
        let analysis = rows.take_last(analysis);
        let comment_area = rows.take_last(comment.len());
        let room = rows.left().saturating_sub(end.rows());
        let list = if self.is_hidden() {
            MoveList::default()
        } else {
            self.move_list(&naming, width, room)
        };
        let moves_area = rows.take(list.rows.len());
        let end_area = rows.take(end.rows());
        Panel {
            name,
            rules,
            number,
            heading,
            moves: (list, moves_area),
            end: (end, end_area),
            comment: (comment, comment_area),
            analysis,
            curve,
            thoughts,
            messages: (messages, messages_area),
            explorer: Rect::default(),
        }
    }

    /// The panel with the explorer below some moves.
    fn explorer_panel(
        &self,
        explored: &Explored,
        session: &Session,
        panel: Panel,
        mut rows: Rows,
    ) -> Panel {
        let wanted = EXPLORER + explored.continuations().len().max(1);
        let explorer = rows.take_last(wanted.min(rows.left().saturating_sub(MOVES_MIN / 2)));
        let list = self.move_list(&self.naming(session), rows.0.width.into(), rows.left());
        let moves = rows.take(list.rows.len());
        Panel { moves: (list, moves), explorer, ..panel }
    }

    /// `GOMOKU` and `Game 3`.
    fn name(&self, _: &Session) -> (String, String) {
        let number = self.score_before.matches() + 1;
        (self.kind().name().to_uppercase(), format!("Game {number}"))
    }

    /// `15x15, five or more`, beside the name or, where that does not fit, below it.
    fn rules(&self, name: &str, number: &str, width: usize) -> Rules {
        let kind = self.kind();
        let rules = match kind {
            GameKind::Rows(variant) => variant.to_string(),
            GameKind::Quarto(_) => messages::quarto_rules(kind),
        };
        // `five or more`, `exactly five`, `four alike` say enough; `three` alone does not.
        let is_clear = ["more", "exactly", "alike"].iter().any(|word| rules.contains(word));
        let short = if is_clear { rules.replacen(" in a row", "", 1) } else { rules.clone() };
        let taken = name.len() + GAP.len() + number.len() + GAP.len();
        let fits = |taken: usize| [&rules, &short].into_iter().find(|it| taken + it.len() <= width);
        match fits(taken) {
            Some(beside) => Rules::Beside(beside.clone()),
            None => Rules::Below(wrap(fits(0).unwrap_or(&short), width)),
        }
    }

    /// Who won, and how, and what comes next.
    fn end_of(&self, session: &Session, width: usize) -> End {
        let shown = self.shown();
        if let State::ToMove(_) = shown.state() {
            return End::default();
        }
        let state = messages::state(shown, &self.naming(session));
        let text = state.forms.into_iter().next().unwrap_or_default();
        let again = self.check(&Command::PlayAtCursor).is_ok().then(|| {
            let key = session.keymap.key(&Command::PlayAtCursor).unwrap_or_default();
            let [long, short] = ["plays again, sides changed", "plays again"];
            let words = if key.len() + 1 + long.len() <= width { long } else { short };
            format!("{key} {words}")
        });
        End { lines: wrap(&format!("{text}."), width), again }
    }

    /// Whether there is something to say about the position that is shown.
    fn has_analysis(&self) -> bool {
        self.analysis.is_on && !self.is_hidden()
    }

    /// Whether it is known of two positions of the line how they stand.
    fn has_curve(&self) -> bool {
        let tree = self.tree();
        let known = self.shown().line().iter().filter(|&&id| tree.notes(id).evaluation.is_some());
        !self.is_hidden() && known.take(2).count() == 2
    }

    /// Whether the computer has searched in this game, which goes on: a move that is plain needs no search.
    fn has_thoughts(&self) -> bool {
        let is_over = self.game.state().mover().is_none();
        !is_over && self.thought.as_ref().is_some_and(|info| info.nodes > 0)
    }

    /// What is said of the position that is shown, below a row of air and a heading.
    fn comment_lines(&self, naming: &Naming, width: usize) -> Vec<String> {
        let comment = self.told_comment(naming.coordinates);
        if self.is_hidden() {
            return Vec::new();
        }
        if comment.is_empty() {
            let texts = self.review_texts(naming);
            let lines: Vec<String> = texts.iter().flat_map(|text| wrap(text, width)).collect();
            let head = (!lines.is_empty()).then(|| [String::new(), "Review".to_owned()]);
            return head.into_iter().flatten().chain(lines).collect();
        }
        let mut lines: Vec<String> = comment.lines().flat_map(|line| wrap(line, width)).collect();
        lines.truncate(COMMENT_MAX);
        [String::new(), "Comment".to_owned()].into_iter().chain(lines).collect()
    }

    /// The last messages that fit into so many rows, below a row of air and a heading; of the very last
    /// as much as fits, if that is enough to be read.
    fn message_lines(&self, width: usize, rows: usize) -> Vec<String> {
        let room = rows.saturating_sub(2);
        let mut lines: Vec<String> = Vec::new();
        for text in self.log.iter().rev() {
            let indented = wrap(text, width.saturating_sub(2))
                .into_iter()
                .zip(["- "].into_iter().chain(std::iter::repeat("  ")));
            let mut message: Vec<String> =
                indented.map(|(line, before)| format!("{before}{line}")).collect();
            if lines.is_empty() && room >= ENOUGH {
                message.truncate(room);
            }
            if lines.len() + message.len() > room {
                break;
            }
            lines.splice(0..0, message);
        }
        if lines.is_empty() {
            return Vec::new();
        }
        [String::new(), "Messages".to_owned()].into_iter().chain(lines).collect()
    }
}
