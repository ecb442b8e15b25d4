//! Player that analyses without limit and reports the best lines.

use std::fmt;
use std::time::Duration;

use super::proved::with_proofs;
use super::tables::Tables;
use super::{Ctx, EngineSettings, Info, Limits, LowMemory, Method, NoMove, Player, SmallGames};
use crate::engine::{SearchResult, Vct};
use crate::game::{AnyGame, Target};
use crate::quarto;
use crate::rules::{Game, Point};

/// Engine that thinks until it is stopped or the result is proved. Supports games with levels; see
/// [`GameKind::has_levels`](crate::game::GameKind::has_levels).
///
/// In the games of the solver it reports the value of every move. In Gomoku it knows the embedded
/// proof, whose wins and losses have no length.
///
/// It reports the best lines with different first moves soon after the request, then every tenth of
/// a second, and at the end. Forced wins are searched first and reported at once. A proved loss
/// ends the analysis; a proved win ends it once the other lines are proved or searched ten plies
/// deep. Knowledge of one position speeds up the next.
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
    /// Solver of threes, created when first needed.
    vct: Option<Vct>,
    vct_memory: usize,
    lines: usize,
    small: SmallGames,
    /// Set if it knows the embedded proof.
    has_proof: bool,
}

/// Maximum memory of the solver of threes.
const VCT_MEMORY: usize = 24 << 20;

impl Analyst {
    /// Creates an analyst that reports this many lines, at least one. A quarter of the memory, up
    /// to 24 MB, is used to search for wins by threes.
    pub fn new(settings: EngineSettings, lines: usize) -> Self {
        let vct_memory = (settings.memory / 4).min(VCT_MEMORY);
        let memory = settings.memory - vct_memory;
        Self {
            tables: Tables::new(EngineSettings { memory, ..settings }),
            vct: None,
            vct_memory,
            lines,
            small: SmallGames::default(),
            has_proof: true,
        }
    }

    /// Lets it say only what it finds itself, with values that compare moves of a lost position.
    #[must_use]
    pub fn without_proof(self) -> Self {
        Self { has_proof: false, ..self }
    }

    /// Analyses until the limits, the stop flag or a proved result end it, and returns the last
    /// report.
    ///
    /// # Errors
    /// Fails if the game is over, or the engine does not support it.
    pub fn analyse(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Info, NoMove> {
        match Method::of(game.variant()) {
            Method::Solver(_) => {
                let info = self.small.analyse(game, limits, self.lines > 1, ctx)?;
                Ok(info.named(Target::cell))
            }
            _ => self.search(game, limits, ctx).map(|result| result.info),
        }
    }

    /// Analyses a position of any game of the family; see [`analyse`](Self::analyse).
    ///
    /// # Errors
    /// Fails if the game is over, or the computer has no levels in it.
    pub fn analyse_any(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        ctx: &Ctx,
    ) -> Result<Info<Target>, NoMove> {
        match game {
            AnyGame::Rows(game) => {
                let info = self.analyse(game, limits, ctx)?;
                Ok(info.named(|point| Some(Target::Cell(point))))
            }
            AnyGame::Quarto(game) => self.small.analyse(game, limits, self.lines > 1, ctx),
        }
    }

    /// Searches, and adds what the proof says to the result and its reports.
    fn search(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<SearchResult, NoMove> {
        if !self.has_proof {
            return self.search_alone(game, limits, ctx);
        }
        let asked = game.clone();
        let ctx = ctx.mapped(move |info| {
            let info = with_proofs(&asked, info.named(Target::cell));
            info.named(|point| Some(Target::Cell(point)))
        });
        let mut result = self.search_alone(game, limits, &ctx)?;
        result.info = with_proofs(game, result.info);
        if let Some(&best) = result.info.pv().first() {
            result.best = best;
        }
        Ok(result)
    }

    fn search_alone(
        &mut self,
        game: &Game,
        limits: &Limits,
        ctx: &Ctx,
    ) -> Result<SearchResult, NoMove> {
        let vct = self.vct.get_or_insert_with(|| Vct::new(self.vct_memory));
        let lines = self.lines;
        self.tables.search(game, limits, ctx, |search| search.analyse(lines, vct))
    }
}

impl Player for Analyst {
    /// Returns the first move of the best line.
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        if matches!(Method::of(game.variant()), Method::Engine) {
            return self.search(game, limits, ctx).map(|result| result.best);
        }
        let info = self.analyse(game, limits, ctx)?;
        info.pv().first().copied().ok_or(NoMove::GameOver)
    }

    fn choose_in_quarto(
        &mut self,
        game: &quarto::Game,
        limits: &Limits,
        ctx: &Ctx,
    ) -> Result<Target, NoMove> {
        let info = self.small.analyse(game, limits, self.lines > 1, ctx)?;
        info.pv().first().copied().ok_or(NoMove::GameOver)
    }

    fn anytime_from(&self) -> Option<Duration> {
        Some(Duration::ZERO)
    }

    fn shortage(&self) -> Option<LowMemory> {
        let vct = self.vct.as_ref().and_then(|vct| LowMemory::of(vct.bytes()));
        let small = self.small.shortage();
        LowMemory::sum(LowMemory::sum(self.tables.shortage(), vct), small)
    }
}

impl fmt::Debug for Analyst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analyst").field("tables", &self.tables).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
