//! What is played at a table: a game of rows, or Quarto.

mod pieces;
mod rows;

pub use pieces::{BAG_COLUMNS, Pieces, place_in_bag};
pub use rows::Rows;

use super::keymap::Direction;
use crate::formats::{Content, Kind, Sheet};
use crate::play::{Match, Players};
use crate::quarto::Piece;
use crate::rules::{Coordinates, Point, Shape, Stone};

/// The game on a table, with the cursor in it.
#[derive(Clone, Debug)]
pub enum Playing {
    /// A game of rows.
    Rows(Rows),
    /// Quarto.
    Quarto(Pieces),
}

/// What the player points at, with the cursor, the mouse or in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A cell.
    Cell(Point),
    /// A column, where stones fall.
    Column(u8),
    /// A piece in the bag.
    Piece(Piece),
}

/// What the player to move is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A cell of a board.
    Cell(Shape),
    /// A column of a board.
    Column(Shape),
    /// A piece of the bag.
    Piece,
}

impl Asked {
    /// What Enter does, in a word.
    pub const fn deed(self) -> &'static str {
        match self {
            Self::Cell(_) => "place",
            Self::Column(_) => "drop",
            Self::Piece => "select",
        }
    }
}

/// Whose turn it is, or how it ended. Both kinds have two players, of whom the first begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This player is to act.
    Of(Stone),
    /// It has ended; the winner, if there is one.
    Over(Option<Stone>),
}

/// The players as they play this game: the computer knows games of rows only.
pub fn in_game(players: Players, kind: Kind) -> Players {
    match kind {
        Kind::Rows(variant) => players.in_game(variant),
        Kind::Quarto(_) => Players::PERSONS,
    }
}

impl Turn {
    /// Whether the computer is to act.
    pub const fn is_computers(self, players: Players) -> bool {
        matches!(self, Self::Of(stone) if players.is_computer(stone))
    }
}

impl Playing {
    /// A new game.
    pub fn new(kind: Kind) -> Self {
        match kind {
            Kind::Rows(variant) => Self::Rows(Rows::new(Match::new(variant))),
            Kind::Quarto(topology) => Self::Quarto(Pieces::new(crate::quarto::Game::new(topology))),
        }
    }

    /// Which game it is.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Rows(rows) => Kind::Rows(rows.variant()),
            Self::Quarto(pieces) => Kind::Quarto(pieces.game().shape().topology()),
        }
    }

    /// Extent and topology of the board.
    pub const fn shape(&self) -> Shape {
        self.kind().shape()
    }

    /// How many stones or pieces lie on the board.
    pub fn stones(&self) -> usize {
        match self {
            Self::Rows(rows) => rows.game().board().stones(),
            Self::Quarto(pieces) => pieces.game().moves().len(),
        }
    }

    /// How many moves were played: on a board that was not empty, fewer than there are stones.
    pub fn moves(&self) -> usize {
        match self {
            Self::Rows(rows) => rows.game().moves().len(),
            Self::Quarto(pieces) => pieces.game().moves().len(),
        }
    }

    /// Whether nothing lies on the board.
    pub fn is_untouched(&self) -> bool {
        self.stones() == 0
    }

    /// The game as it is written to a file.
    pub fn sheet(&self) -> Sheet {
        match self {
            Self::Rows(rows) => Sheet::Rows(rows.game().clone()),
            Self::Quarto(pieces) => Sheet::Quarto(pieces.game().clone()),
        }
    }

    /// Whether this sheet holds all that lies on the board, and no more; a piece that is selected
    /// does not lie there yet.
    pub fn is_safe_in(&self, sheet: &Sheet) -> bool {
        match (self, sheet) {
            (Self::Quarto(pieces), Sheet::Quarto(game)) => {
                let here = pieces.game();
                here.shape() == game.shape() && here.moves() == game.moves()
            }
            _ => self.is_on(sheet),
        }
    }

    /// Whether this sheet holds the game as it stands.
    pub fn is_on(&self, sheet: &Sheet) -> bool {
        match (self, sheet) {
            (Self::Rows(rows), Sheet::Rows(game)) => rows.game() == game,
            (Self::Quarto(pieces), Sheet::Quarto(game)) => pieces.game() == game,
            _ => false,
        }
    }

    /// Whose turn it is, or how it ended.
    pub fn turn(&self) -> Turn {
        match self {
            Self::Rows(rows) => rows.turn(),
            Self::Quarto(pieces) => pieces.turn(),
        }
    }

    /// What the player to move is asked for.
    pub fn asked(&self) -> Asked {
        match self {
            Self::Rows(rows) => rows.asked(),
            Self::Quarto(pieces) => pieces.asked(),
        }
    }

    /// What lies under the cursor.
    pub fn cursor(&self) -> Target {
        match self {
            Self::Rows(rows) => Target::Cell(rows.cursor()),
            Self::Quarto(pieces) => pieces.cursor(),
        }
    }

    /// What Enter acts on.
    pub fn aim(&self) -> Target {
        match (self.cursor(), self.asked()) {
            (Target::Cell(point), Asked::Column(_)) => Target::Column(point.col),
            (cursor, _) => cursor,
        }
    }

    /// One step with the cursor.
    pub fn step(&mut self, direction: Direction) {
        match self {
            Self::Rows(rows) => rows.step(direction),
            Self::Quarto(pieces) => pieces.step(direction),
        }
    }

    /// The cursor to the edge.
    pub fn jump(&mut self, direction: Direction) {
        match self {
            Self::Rows(rows) => rows.jump(direction),
            Self::Quarto(pieces) => pieces.jump(direction),
        }
    }

    /// Whether there is such a thing to point at: a piece may be gone.
    pub fn has(&self, target: Target) -> bool {
        match (self, target) {
            (Self::Quarto(pieces), Target::Piece(piece)) => pieces.game().bag().contains(piece),
            (Self::Rows(_), Target::Piece(_)) | (Self::Quarto(_), Target::Column(_)) => false,
            (_, Target::Cell(point)) => self.shape().contains(point),
            (Self::Rows(_), Target::Column(col)) => col < self.shape().width(),
        }
    }

    /// The cursor to where the mouse is.
    pub fn point_to(&mut self, target: Target) {
        match self {
            Self::Rows(rows) => rows.point_to(target),
            Self::Quarto(pieces) => pieces.point_to(target),
        }
    }

    /// Puts the mover's stone there, selects or places the piece.
    ///
    /// # Errors
    /// Why not.
    pub fn act(&mut self, target: Target) -> Result<(), String> {
        match self {
            Self::Rows(rows) => rows.act(target).map_err(|why| why.to_string()),
            Self::Quarto(pieces) => pieces.act(target).map_err(|why| why.to_string()),
        }
    }

    /// This player gives up.
    pub fn resign(&mut self, loser: Stone) {
        match self {
            Self::Rows(rows) => rows.resign(loser),
            Self::Quarto(pieces) => pieces.resign(loser),
        }
    }

    /// Takes back what happened last.
    pub fn take_back(&mut self, coordinates: Coordinates) -> Option<TakenBack> {
        match self {
            Self::Rows(rows) => rows.take_back(coordinates),
            Self::Quarto(pieces) => pieces.take_back(coordinates),
        }
    }
}

/// What was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakenBack {
    /// The stone on the cell of this name.
    Stone(String),
    /// The choice of this piece.
    Choice(Piece),
    /// A resignation.
    End,
}

impl From<Content> for Playing {
    fn from(content: Content) -> Self {
        match content {
            Content::Rows(game) => Self::Rows(Rows::new(Match::from(game))),
            Content::Quarto(game) => Self::Quarto(Pieces::new(game)),
        }
    }
}
