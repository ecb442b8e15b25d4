//! A player that thinks about a position for as long as it may, and tells the best lines.

use std::fmt;
use std::time::Duration;

use super::tables::Tables;
use super::{Ctx, EngineSettings, Info, Limits, NoMove, Player, Shortage};
use crate::engine::{SearchResult, Vct};
use crate::rules::{Game, Point};

/// The engine, which thinks until it is stopped or a result is proved: the games that
/// [`has_levels`](super::has_levels) is true of.
///
/// It reports the best lines with different first moves: soon after the question, then every tenth of a
/// second, and at the end. A forced win is looked for first and told at once. A proved loss ends the analysis;
/// a proved win does once the other lines are proved or searched ten plies deep. What is known
/// of one position makes the next one faster.
///
/// ```
/// use gomoku::player::{Analyst, Ctx, EngineSettings, Limits, Verdict};
/// use gomoku::rules::{Variant, parse_moves};
///
/// let game = parse_moves("h8a1i8a3j8c1", Variant::GOMOKU_15)?;
/// let mut analyst = Analyst::new(EngineSettings::default(), 3);
/// let info = analyst.analyse(&game, &Limits::default(), &Ctx::quiet())?;
/// let best = info.best().ok_or("it has a line")?;
/// // An open four, which cannot be stopped, and the five.
/// assert_eq!(best.verdict, Verdict::Win(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Analyst {
    tables: Tables,
    /// For wins by threes, made when it is first needed.
    vct: Option<Vct>,
    vct_memory: usize,
    lines: usize,
}

/// The largest memory that the solver of threes has a use for.
const VCT_MEMORY: usize = 24 << 20;

impl Analyst {
    /// An analyst that tells so many lines, at least one, with nothing in its tables; a quarter of the
    /// memory is for the search of wins by threes, up to 24 MB.
    pub fn new(settings: EngineSettings, lines: usize) -> Self {
        let vct_memory = (settings.memory / 4).min(VCT_MEMORY);
        let memory = settings.memory - vct_memory;
        Self {
            tables: Tables::new(EngineSettings { memory, ..settings }),
            vct: None,
            vct_memory,
            lines,
        }
    }

    /// The last report: what is known when the limits or the stop flag end the analysis, or when a result
    /// is proved.
    ///
    /// # Errors
    /// If the game is over, or the engine does not know it.
    pub fn analyse(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Info, NoMove> {
        self.search(game, limits, ctx).map(|result| result.info)
    }

    fn search(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<SearchResult, NoMove> {
        let vct = self.vct.get_or_insert_with(|| Vct::new(self.vct_memory));
        let lines = self.lines;
        self.tables.search(game, limits, ctx, |search| search.analyse(lines, vct))
    }
}

impl Player for Analyst {
    /// The first move of the best line.
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        self.search(game, limits, ctx).map(|result| result.best)
    }

    fn anytime_from(&self) -> Option<Duration> {
        Some(Duration::ZERO)
    }

    fn shortage(&self) -> Option<Shortage> {
        let vct = self.vct.as_ref().and_then(|vct| Shortage::of(vct.bytes()));
        Shortage::sum(self.tables.shortage(), vct)
    }
}

impl fmt::Debug for Analyst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analyst")
            .field("variant", &self.tables.variant())
            .field("lines", &self.lines)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
