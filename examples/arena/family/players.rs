//! Players of the small games.

use fastrand::Rng;
use gomoku::game::{AnyGame, Target};
use gomoku::player::{Ctx, Level, Levelled, Limits, Player as _, Simple};

use super::{legal, mcts};

/// Player by its description.
#[derive(Clone, Copy, Debug)]
pub enum Description {
    Level(Level),
    /// Wins, blocks, or gives no losing piece, where it sees that at once; else plays at random.
    OnePly,
    /// Monte-Carlo tree search with this many playouts.
    Mcts(u32),
    Random,
}

pub fn parse(text: &str) -> Result<Description, String> {
    let (name, number) = text.split_once(':').unwrap_or((text, ""));
    let unknown = || format!("unknown player: {text}");
    match name {
        "level" => number.parse().map(Description::Level),
        "mcts" => number.parse().map(Description::Mcts).map_err(|_| unknown()),
        "one-ply" => Ok(Description::OnePly),
        "random" => Ok(Description::Random),
        _ => Err(unknown()),
    }
}

impl Description {
    pub fn seat(self, seed: u64) -> Seated {
        match self {
            Self::Level(level) => Seated::Level(level, Box::new(Levelled::new(level, seed))),
            Self::OnePly => Seated::OnePly(Rng::with_seed(seed)),
            Self::Mcts(playouts) => Seated::Mcts(playouts, Rng::with_seed(seed)),
            Self::Random => Seated::Random(Rng::with_seed(seed)),
        }
    }
}

/// Player of one game.
pub enum Seated {
    Level(Level, Box<Levelled>),
    OnePly(Rng),
    Mcts(u32, Rng),
    Random(Rng),
}

impl Seated {
    /// Chooses the next move of a side in any of the games.
    pub fn choose(&mut self, game: &AnyGame) -> anyhow::Result<Target> {
        let found = match self {
            Self::Level(level, player) => {
                return Ok(player.choose_target(game, &level.limits(), &Ctx::quiet())?);
            }
            Self::OnePly(random) => one_ply(game, random),
            Self::Mcts(playouts, random) => mcts::choose(game, *playouts, random),
            Self::Random(random) => random.choice(legal(game)),
        };
        found.ok_or_else(|| anyhow::anyhow!("the game is over"))
    }
}

fn one_ply(game: &AnyGame, random: &mut Rng) -> Option<Target> {
    match game {
        AnyGame::Rows(_) => {
            let mut simple = Simple::new(random.u64(..));
            simple.choose_target(game, &Limits::default(), &Ctx::quiet()).ok()
        }
        AnyGame::Quarto(quarto) => {
            let found = if let Some(piece) = quarto.selected() {
                quarto.completing(piece).next().map(Target::Cell)
            } else {
                let is_safe = |piece: &_| quarto.completing(*piece).next().is_none();
                let safe: Vec<Target> =
                    quarto.bag().pieces().filter(is_safe).map(Target::Piece).collect();
                random.choice(safe)
            };
            found.or_else(|| random.choice(legal(game)))
        }
    }
}
