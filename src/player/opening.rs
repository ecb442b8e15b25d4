//! The computer in an opening: what it does at each step of every rule.
//!
//! All decisions compare values of positions, which searches find (`judge`). The rule itself says
//! what a value means: whether the other player may swap afterwards, and how many fifth moves will
//! be offered (`ahead`).
//!
//! | step | decision |
//! |---|---|
//! | place stones before a swap | the most even stones, with some variety |
//! | place stones otherwise | the best stones for their player |
//! | choose a side | the better side; the first one if they are equal |
//! | declare a number | the number that makes the fifth moves most even |
//! | offer fifth moves | the best for the first side that differ |
//! | choose a fifth move | the worst for the first side |

mod ahead;
mod cells;
mod judge;
mod lists;
mod plan;

use std::collections::VecDeque;

use fastrand::Rng;

use super::levelled::narrower;
use super::{Ctx, Level, Limits};
use crate::rules::opening::{Opening, OpeningAct};
use crate::rules::{Point, Variant, spread};
use judge::Judge;
pub use judge::balanced_value;
pub use lists::balanced_stones;
use plan::Planner;

/// Computer in the opening of a game.
///
/// A decision takes at most the time or the nodes that the level has for a move. Levels that do not
/// search decide like the lowest one that does. At a level that is limited by nodes, the act depends
/// only on the seed and the opening.
///
/// ```
/// use gomoku::player::{Ctx, Level, Limits, OpeningPlayer};
/// use gomoku::rules::Variant;
/// use gomoku::rules::opening::{Opening, OpeningRule};
///
/// let variant = Variant::GOMOKU_15;
/// let mut opening = Opening::new(OpeningRule::Swap2, variant)?;
/// let mut computer = OpeningPlayer::new(Level::default(), 1);
/// while let Some(act) = computer.choose(&opening, variant, &Limits::default(), &Ctx::quiet()) {
///     opening.play(act)?;
/// }
/// assert!(opening.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct OpeningPlayer {
    level: Level,
    seed: u64,
    /// Acts that remain of the last plan, and the opening in which the next of them is due.
    planned: Option<(Opening, Variant, VecDeque<OpeningAct>)>,
}

impl OpeningPlayer {
    /// Creates a player whose random choices come from this seed.
    pub const fn new(level: Level, seed: u64) -> Self {
        Self { level, seed, planned: None }
    }

    /// Chooses the next act of an opening of this game, for the player whose task is due, within
    /// the given limits and those of the level. Returns `None` if the opening is over.
    ///
    /// Fifth moves and several stones are planned together. The acts come one by one, and the later
    /// ones take no time.
    pub fn choose(
        &mut self,
        opening: &Opening,
        variant: Variant,
        limits: &Limits,
        ctx: &Ctx,
    ) -> Option<OpeningAct> {
        let mut acts = match self.planned.take() {
            Some((at, of, acts)) if at == *opening && of == variant => acts,
            _ => self.plan(opening, variant, *limits, ctx).0.into(),
        };
        // An act of the plan is always permitted. If it were not, the opening would still go on.
        let is_permitted = |act: &OpeningAct| opening.check(*act).is_ok();
        let act = acts.pop_front().filter(is_permitted).or_else(|| plan::any_act(opening))?;
        let mut next = opening.clone();
        if next.play(act).is_ok() && !acts.is_empty() {
            self.planned = Some((next, variant, acts));
        }
        Some(act)
    }

    /// Plans the acts up to the next one of another kind. Also returns the number of nodes that
    /// were searched.
    fn plan(
        &self,
        opening: &Opening,
        variant: Variant,
        limits: Limits,
        ctx: &Ctx,
    ) -> (Vec<OpeningAct>, u64) {
        let limits = narrower(limits, self.level.searching().limits());
        let stop = super::Stop::default();
        let judge = Judge::new(variant, limits, ctx.also_stopped_by(&stop));
        // Plans begin with their first act, so that a player without a memory finds the same one.
        let start = ahead::start_of_task(opening);
        let random = Rng::with_seed(spread(self.seed) ^ spread(number(&start)));
        let mut planner = Planner { judge, random, variant };
        let acts = planner.acts(&start, opening);
        (acts, planner.judge.spent())
    }
}

/// Derives a number from the acts of an opening, the same on every machine.
fn number(opening: &Opening) -> u64 {
    let cell =
        |kind: u64, point: Point| kind << 16 | u64::from(point.row) << 8 | u64::from(point.col);
    let of_act = |act: &OpeningAct| match *act {
        OpeningAct::Stone(point) => cell(1, point),
        OpeningAct::Offer(point) => cell(2, point),
        OpeningAct::Choose(choice) => 3 << 16 | choice as u64,
        OpeningAct::Declare(number) => 4 << 16 | u64::from(number),
    };
    let acts = opening.acts().iter().map(of_act);
    acts.fold(opening.rule() as u64, |number, act| spread(number ^ act).rotate_left(17))
}

#[cfg(test)]
mod tests;
