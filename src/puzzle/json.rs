//! Puzzles as lines of JSON; see docs/formats.md.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Goal, Origin, Puzzle, PuzzleId};
use crate::engine::WinKind;
use crate::rules::{
    Game, IllegalMove, Placement, Point, Position, Rule, Shape, Status, Stone, Topology, Variant,
};
use crate::translate::{message, phrase};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleLine {
    Puzzle(Box<Puzzle>),
    /// Position without a solution, and its origin.
    Position(Box<Game>, Origin),
}

impl PuzzleLine {
    pub fn into_puzzle(self) -> Option<Puzzle> {
        match self {
            Self::Puzzle(puzzle) => Some(*puzzle),
            Self::Position(..) => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// Column from 1; 0 for the line as a whole.
    pub column: usize,
    pub message: String,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self { column: 0, message } => message.fmt(f),
            Self { column, message } => {
                message!("puzzle-column", "column {column}: {why}", column = column, why = message)
                    .fmt(f)
            }
        }
    }
}

impl std::error::Error for LineError {}

impl From<serde_json::Error> for LineError {
    fn from(error: serde_json::Error) -> Self {
        let text = error.to_string();
        // The caller, which knows the line's number, adds the place.
        let message = text.rsplit_once(" at line ").map_or(text.as_str(), |(message, _)| message);
        // The message may quote the line, which may contain line ends.
        let message = message.lines().collect::<Vec<_>>().join(" ");
        Self { column: error.column(), message }
    }
}

fn error(message: impl fmt::Display) -> LineError {
    LineError { column: 0, message: message.to_string() }
}

#[derive(Serialize, Deserialize)]
#[serde(expecting = "a puzzle: {\"size\":15, ...}")]
struct Fields {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    #[serde(default)]
    goal: GoalName,
    size: u8,
    rule: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stones: Vec<(u8, u8, Side)>,
    moves: Vec<(u8, u8)>,
    to_move: Side,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    len: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rating: Option<u16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    line: Vec<(u8, u8)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    threat: Vec<(u8, u8)>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    source: String,
    #[serde(default, skip_serializing_if = "is_unknown")]
    players: [String; 2],
    #[serde(default, skip_serializing_if = "String::is_empty")]
    date: String,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum GoalName {
    #[default]
    Win,
    Defend,
}

#[derive(Serialize, Deserialize)]
struct Side(#[serde(with = "SideName")] Stone);

#[derive(Serialize, Deserialize)]
#[serde(remote = "Stone", rename_all = "lowercase")]
enum SideName {
    First,
    Second,
}

fn is_unknown(players: &[String; 2]) -> bool {
    players.iter().all(String::is_empty)
}

fn point((row, col): (u8, u8)) -> Point {
    Point::new(row, col)
}

fn pair(point: Point) -> (u8, u8) {
    (point.row, point.col)
}

/// Parses a line. Refuses missing fields, illegal moves, and a solution that does not win.
pub fn read_line(line: &str) -> Result<PuzzleLine, LineError> {
    let fields: Fields = serde_json::from_str(line)?;
    let game = game(&fields)?;
    let line: Vec<Point> = fields.line.iter().copied().map(point).collect();
    let threat: Vec<Point> = fields.threat.iter().copied().map(point).collect();
    let origin = Origin { source: fields.source, players: fields.players, date: fields.date };
    let Some(&saves) = line.first() else {
        return Ok(PuzzleLine::Position(Box::new(game), origin));
    };
    let (puzzle, why) = match fields.goal {
        GoalName::Win => {
            (Puzzle::win(game, line, origin), phrase!("puzzle-no-win", "the solution does not win"))
        }
        GoalName::Defend => (
            Puzzle::defence(game, saves, threat, origin),
            phrase!("puzzle-no-threat", "the threat does not win where it is played"),
        ),
    };
    puzzle.map(|puzzle| PuzzleLine::Puzzle(Box::new(puzzle))).ok_or_else(|| error(why))
}

/// Reads the id of a line, ignoring its other fields.
pub fn line_id(line: &str) -> Option<PuzzleId> {
    #[derive(Deserialize)]
    struct Named {
        id: PuzzleId,
    }
    serde_json::from_str(line).ok().map(|Named { id }| id)
}

fn game(fields: &Fields) -> Result<Game, LineError> {
    let unknown = || {
        error(message!("puzzle-rule", "rule is 0, 1, 4, 8 or 9, not {rule}", rule = fields.rule))
    };
    let rule = Rule::of_number(fields.rule).ok_or_else(unknown)?;
    let shape = Shape::new(fields.size, fields.size, Topology::Plane);
    let shape = shape.map_err(error)?;
    let variant = Variant::new(shape, 5, rule, Placement::Anywhere);
    let variant = variant.map_err(error)?;
    let to_move = fields.to_move.0;
    let stones = fields.stones.iter().map(|&(row, col, Side(side))| (Point::new(row, col), side));
    let start = Position::from_stones(variant, stones);
    let start =
        start.map_err(|why| error(message!("puzzle-stones", "stones: {why}", why = why)))?;
    let mut game = Game::from_position(start.with_to_move(to_move.after(fields.moves.len())));
    for (number, cell) in (1..).zip(&fields.moves) {
        let illegal = |why: IllegalMove| {
            error(message!("move-illegal", "move {number}: {why}", number = number, why = why))
        };
        game.play(point(*cell)).map_err(illegal)?;
    }
    let begins = game.side_of(0);
    match game.status() {
        Status::ToMove(_) if fields.stones.is_empty() && begins != Stone::First => {
            Err(error(message!("puzzle-to-move", "to_move is not the side to move")))
        }
        Status::ToMove(_) => Ok(game),
        Status::Won(_) | Status::Drawn => {
            Err(error(message!("illegal-game-over", "the game is over")))
        }
    }
}

pub fn write_line(puzzle: &Puzzle) -> String {
    let (game, goal, origin) = (puzzle.game(), puzzle.goal(), puzzle.origin());
    let threats = goal.threats();
    let (name, threat) = match goal {
        Goal::Win(_) => (GoalName::Win, Vec::new()),
        Goal::Defend { threat, .. } => {
            (GoalName::Defend, threat.line().iter().copied().map(pair).collect())
        }
    };
    let kind = match threats.by() {
        WinKind::Fours => "vcf",
        WinKind::ThreesAndFours | WinKind::Other => "vct",
    };
    let stones = game.start().stones().iter();
    let fields = Fields {
        id: Some(puzzle.id().to_string()),
        kind: Some(kind.to_owned()),
        goal: name,
        size: game.variant().shape().width(),
        rule: game.variant().rule().number().unwrap_or_default(),
        stones: stones.map(|&(point, side)| (point.row, point.col, Side(side))).collect(),
        moves: game.moves().iter().copied().map(pair).collect(),
        to_move: Side(puzzle.side()),
        len: Some(threats.moves()),
        rating: Some(puzzle.rating()),
        line: goal.line().iter().copied().map(pair).collect(),
        threat,
        source: origin.source.clone(),
        players: origin.players.clone(),
        date: origin.date.clone(),
    };
    serde_json::to_string(&fields).unwrap_or_default()
}
