//! Moves of the small games, as they are typed and printed.

use crate::game::Target;
use crate::locale::text;
use crate::quarto::{self, Command};
use crate::rules::{
    Coordinates, Game, IllegalMove, MovesError, Placement, Point, Status, Stone, Variant,
    parse_moves,
};

/// Plays the moves of a text: columns from 1 where stones fall, otherwise cells, which are also
/// understood there if the text begins with one. Spaces and commas
/// between columns are accepted, and needed on boards of more than nine columns.
pub(super) fn played(text: &str, variant: Variant) -> Result<Game, String> {
    let is_cell = text.trim_start().starts_with(char::is_alphabetic);
    if variant.placement() == Placement::Gravity && !is_cell {
        dropped(text, variant)
    } else {
        parse_moves(text, variant).map_err(|why| match why {
            MovesError::Illegal(illegal) if illegal.why == IllegalMove::GameOver => {
                ended_before(illegal.index + 1, illegal.index)
            }
            why => why.to_string(),
        })
    }
}

fn dropped(text: &str, variant: Variant) -> Result<Game, String> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let columns: Vec<&str> = if variant.shape().width() > 9 {
        words.collect()
    } else {
        words.flat_map(|word| word.split("").filter(|digit| !digit.is_empty())).collect()
    };
    let mut game = Game::new(variant);
    for (number, name) in (1..).zip(columns) {
        let column = name.parse::<u8>().ok().and_then(|column| column.checked_sub(1));
        let status = game.drop(column.unwrap_or(u8::MAX));
        status.map_err(|why| match why {
            IllegalMove::OffBoard => {
                let last = variant.shape().width();
                text!("cli-no-column", number = number, column = name, last = last)
            }
            IllegalMove::FullColumn => text!("cli-column-full", number = number, column = name),
            IllegalMove::GameOver => ended_before(number, number - 1),
            why => text!("cli-move", number = number, why = why),
        })?;
    }
    Ok(game)
}

fn ended_before(number: usize, last: usize) -> String {
    text!("cli-ended-before", number = number, last = last)
}

/// Command of Quarto's dialog for a move.
pub(super) fn command(target: Target) -> String {
    match target {
        Target::Cell(Point { row, col }) => {
            Command::Place { row: row.into(), col: col.into() }.to_string()
        }
        Target::Piece(piece) => Command::Select(piece).to_string(),
        Target::Column(_) | Target::Pass | Target::Choose(_) | Target::Declare(_) => String::new(),
    }
}

/// Side to move; the winner once a game of Quarto is won.
pub(super) fn to_move(game: &quarto::Game) -> Stone {
    match game.status() {
        quarto::Status::Select(side)
        | quarto::Status::Place(side, _)
        | quarto::Status::Won(side) => side,
        quarto::Status::Drawn => Stone::First,
    }
}

/// Plays the commands of Quarto's dialog, with commas between them.
pub(super) fn commanded(text: &str, board: quarto::Board) -> Result<quarto::Game, String> {
    let mut game = quarto::Game::new(board);
    let mut last = 0;
    let commands = text.split([',', '\n']).map(str::trim).filter(|command| !command.is_empty());
    for (number, command) in (1..).zip(commands) {
        let refused = |why: String| text!("cli-move", number = number, why = why);
        let done = match command.parse::<Command>().map_err(|why| refused(why.to_string()))? {
            Command::Select(piece) => game.select(piece),
            Command::Place { row, col } => game.place_at(row, col),
            _ => return Err(refused(text!("script-command"))),
        };
        done.map_err(|why| match why {
            quarto::IllegalMove::GameOver => ended_before(number, number - 1),
            why => refused(why.to_string()),
        })?;
        last = number;
    }
    match game.status() {
        quarto::Status::Drawn => Err(text!("cli-over-drawn")),
        quarto::Status::Won(_) => Err(text!("cli-ended", last = last)),
        quarto::Status::Select(_) | quarto::Status::Place(..) => Ok(game),
    }
}

/// Refuses a game that is over.
pub(super) fn in_progress(game: Game) -> Result<Game, String> {
    match game.status() {
        Status::ToMove(_) => Ok(game),
        Status::Drawn => Err(text!("cli-over-drawn")),
        Status::Won(_) => Err(text!("cli-ended", last = game.moves().len())),
    }
}

/// Names of moves: columns from 1 where stones fall, otherwise cells.
pub(super) fn names(cells: &[Point], variant: Variant) -> Vec<String> {
    let name = |&cell: &Point| match variant.placement() {
        Placement::Gravity => (cell.col + 1).to_string(),
        Placement::Anywhere => {
            Coordinates::Letters.name(cell, variant.shape()).to_ascii_lowercase()
        }
    };
    cells.iter().map(name).collect()
}
