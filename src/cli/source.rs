//! Arguments for a position.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;

use super::choice::rule;
use super::input::cannot_load;
use super::output::tell;
use super::usage;
use crate::formats::Remark;
use crate::game::AnyGame;
use crate::locale::text;
use crate::player::SIDES;
use crate::rules::{
    Coordinates, Game, Placement, Point, Position, Rule, Shape, Status, Topology, Variant,
    VariantError, parse_moves,
};
use crate::store::{Store, StoreError};

#[derive(Debug, Args)]
pub(super) struct PositionArguments {
    /// Saved game, or the moves so far, X first, as in h8i9j10
    #[arg(value_name = "FILE|POSITION", allow_hyphen_values = true)]
    what: OsString,

    /// Cells a side, 5 to 20 [default: 15, or more if the stones of a FILE need it]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u8).range(i64::from(*SIDES.start())..=i64::from(*SIDES.end())))]
    size: Option<u8>,

    /// Rule of the position
    #[arg(long, value_name = "RULE", value_parser = rule(), default_value = "freestyle")]
    rule: Rule,
}

const SIZES: [u8; 4] = [15, 17, 19, 20];

impl PositionArguments {
    /// Reads the game, which must be in progress, from a position or a file. Reports the board on
    /// standard error if the file names none.
    pub(super) fn game(&self, program: &str) -> anyhow::Result<Game> {
        let sizes = self.size.map_or_else(|| SIZES.to_vec(), |size| vec![size]);
        let variants = sizes.into_iter().map(|size| variant(size, size, self.rule));
        let variants: Vec<Variant> =
            variants.collect::<Result<_, _>>().map_err(|why| usage(program, why))?;
        if let (Some(text), [variant, ..]) = (self.what.to_str(), &variants[..])
            && is_position(text)
        {
            let game = parse_moves(text, *variant).map_err(|why| why.to_string());
            return game.and_then(in_progress).map_err(|why| usage(program, why).into());
        }
        let path = Path::new(&self.what);
        let (game, names_board) = loaded(path, &variants).with_context(|| cannot_load(path))?;
        if variants.len() > 1 && !names_board {
            let shape = game.variant().shape();
            let (width, height) = (shape.width(), shape.height());
            tell(text!("cli-board-assumed", width = width, height = height));
        }
        Ok(game)
    }
}

pub(super) fn variant(width: u8, height: u8, rule: Rule) -> Result<Variant, VariantError> {
    let shape = Shape::new(width, height, Topology::Plane)?;
    Variant::new(shape, Variant::GOMOKU_15.row_length(), rule, Placement::Anywhere)
}

/// Distinguishes a position from a file name: only letters and digits, starting with one of each.
fn is_position(text: &str) -> bool {
    let mut bytes = text.bytes();
    let begins = text.is_empty()
        || bytes.next().is_some_and(|byte| byte.is_ascii_alphabetic())
            && bytes.next().is_some_and(|byte| byte.is_ascii_digit());
    begins && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b' ')
}

fn in_progress(game: Game) -> Result<Game, String> {
    match game.status() {
        Status::ToMove(_) => Ok(game),
        Status::Drawn => Err(text!("cli-over-drawn")),
        Status::Won(_) => Err(text!("cli-over-won")),
    }
}

/// Reads a game on the board of the file, or else on the first one that it fits. Returns whether
/// the file names it.
fn loaded(path: &Path, variants: &[Variant]) -> anyhow::Result<(Game, bool)> {
    let Some(&largest) = variants.last() else { bail!("there is no board") };
    let loaded = match Store::of_user().load(path, largest) {
        Ok(loaded) => loaded,
        Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {
            bail!(text!("cli-no-such-position"))
        }
        Err(why) => return Err(why.into()),
    };
    let AnyGame::Rows(stored) = loaded.record.on_board() else { bail!(text!("cli-is-quarto")) };
    let names_board = !loaded.remarks.iter().any(|it| matches!(it, Remark::TakenFor(_)));
    let on = |&variant: &Variant| Position::from_stones(variant, stored.stones()).ok();
    let game = if names_board && variants.len() > 1 {
        Some(stored.clone())
    } else {
        variants.iter().find_map(on).map(Game::from_position)
    };
    let side = largest.shape().width();
    let game = game.with_context(|| text!("cli-stones-off-board", side = side))?;
    Ok((in_progress(game).map_err(anyhow::Error::msg)?, names_board))
}

pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok();
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| !time.is_zero()).ok_or_else(|| text!("cli-seconds"))
}

pub(super) fn names(cells: &[Point], shape: Shape) -> Vec<String> {
    let names = cells.iter().map(|&cell| Coordinates::Letters.name(cell, shape));
    names.map(|name| name.to_ascii_lowercase()).collect()
}
