//! The games that the solver plays: connect four, tic-tac-toe, m,n,k-games, Quarto.

use std::time::Duration;

use fastrand::Rng;

use super::{Ctx, Info, Level, Limits, Line, LowMemory, NoMove, TimeManager, Verdict, Watch};
use crate::engine::check_support;
use crate::game::{GameKind, Target};
use crate::quarto::{self, BoardSize, Piece};
use crate::rules::{Game, Variant};
use crate::solve::{GameSolver, QuartoMove, QuartoPosition, Question, Reach};

/// Method by which the computer plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The engine of Gomoku.
    Engine,
    /// The solver of small games.
    Solver(Reach),
    /// Looking one stone ahead, in games that neither supports: Gomoku of rules with fouls or
    /// blocked fives, on boards that are too large for the engine.
    OneStone,
}

/// Greatest number of cells of a game that the solver plays although the engine could: there it
/// proves every position.
const SOLVED: usize = 36;

impl Method {
    /// Returns the method for a game.
    pub fn of(variant: Variant) -> Self {
        let is_small = variant.shape().cells() <= SOLVED;
        match Reach::of(variant) {
            Some(reach) if is_small || check_support(variant).is_err() => Self::Solver(reach),
            _ if check_support(variant).is_ok() => Self::Engine,
            _ => Self::OneStone,
        }
    }
}

impl GameKind {
    /// Checks whether the computer has levels, hints and analysis in this game, which requires that
    /// it searches.
    pub fn has_levels(self) -> bool {
        match self {
            Self::Rows(variant) => Method::of(variant) != Method::OneStone,
            Self::Quarto(_) => true,
        }
    }

    /// Checks whether the engine of Gomoku knows the game, and so its wins by threats.
    pub fn has_threats(self) -> bool {
        matches!(self, Self::Rows(variant) if check_support(variant).is_ok())
    }

    /// Checks whether the solver plays the game.
    pub fn is_solved(self) -> bool {
        match self {
            Self::Rows(variant) => matches!(Method::of(variant), Method::Solver(_)),
            Self::Quarto(_) => true,
        }
    }
}

/// Number of the winner's moves in a proved win, as it is counted in the game: in those of the
/// engine up to the four that cannot be stopped, in others up to the last stone.
pub fn moves_to_win(verdict: Verdict, kind: GameKind) -> Option<u16> {
    match kind {
        GameKind::Rows(variant) if Method::of(variant) == Method::Engine => verdict.wins_in(),
        _ => verdict.moves_to_end(),
    }
}

/// Bytes of the solver's table.
const MEMORY: usize = 16 << 20;

/// Most time for a move.
const TIME: Duration = Duration::from_secs(1);

/// Solver of a player, created when first needed.
#[derive(Debug, Default)]
pub struct SmallGames {
    solver: Option<GameSolver>,
}

/// Game that the solver knows.
pub trait Solvable {
    /// Values of the moves, best first; empty if the game is over or the solver does not know it.
    fn values(&self, solver: &mut GameSolver, question: Question, ctx: &Ctx) -> Vec<Line<Target>>;

    fn kind(&self) -> GameKind;

    fn is_over(&self) -> bool;
}

impl Solvable for Game {
    fn values(&self, solver: &mut GameSolver, question: Question, ctx: &Ctx) -> Vec<Line<Target>> {
        let values = solver.values(self, question, ctx);
        values.into_iter().map(|value| value.line.named(|at| Some(Target::Cell(at)))).collect()
    }

    fn kind(&self) -> GameKind {
        GameKind::Rows(self.variant())
    }

    fn is_over(&self) -> bool {
        self.status().to_move().is_none()
    }
}

impl Solvable for quarto::Game {
    fn values(&self, solver: &mut GameSolver, question: Question, ctx: &Ctx) -> Vec<Line<Target>> {
        let placed = self.moves().iter().map(|done| (done.point, done.piece.number()));
        let given = self.selected().map(Piece::number);
        let position = QuartoPosition { shape: self.shape(), pieces: placed.collect(), given };
        let mut report = |info: &Info<QuartoMove>| ctx.report_targets(&info.named(quarto_target));
        let values = solver.quarto_values(&position, question, ctx, &mut report);
        values.into_iter().map(|value| value.line.named(quarto_target)).collect()
    }

    fn kind(&self) -> GameKind {
        GameKind::Quarto(self.board())
    }

    fn is_over(&self) -> bool {
        matches!(self.status(), quarto::Status::Won(_) | quarto::Status::Drawn)
    }
}

/// Target of a move of Quarto.
pub fn quarto_target(played: QuartoMove) -> Option<Target> {
    match played {
        QuartoMove::Place(point) => Some(Target::Cell(point)),
        QuartoMove::Give(number) => Piece::new(number).map(Target::Piece),
    }
}

impl SmallGames {
    /// Values of the moves of a game, best first.
    ///
    /// # Errors
    /// Fails if the game is over, or the solver does not know it.
    fn values(
        &mut self,
        game: &impl Solvable,
        question: Question,
        ctx: &Ctx,
    ) -> Result<Vec<Line<Target>>, NoMove> {
        if game.is_over() {
            return Err(NoMove::GameOver);
        }
        let solver = self.solver.get_or_insert_with(|| GameSolver::new(MEMORY));
        let values = game.values(solver, question, ctx);
        if values.is_empty() { Err(NoMove::Unsupported(game.kind())) } else { Ok(values) }
    }

    /// Analyses a game within the limits, and returns the last report.
    ///
    /// # Errors
    /// Fails as [`values`](Self::values) does.
    pub fn analyse(
        &mut self,
        game: &impl Solvable,
        limits: &Limits,
        is_for_all: bool,
        ctx: &Ctx,
    ) -> Result<Info<Target>, NoMove> {
        let time = TimeManager::new(limits).maximum();
        let (depth, nodes) = (limits.depth, limits.nodes);
        let question = Question { is_for_all, depth, nodes, time, ..Question::default() };
        let lines = self.values(game, question, ctx)?;
        Ok(Info { nodes: self.nodes(), elapsed: ctx.elapsed(), lines })
    }

    fn nodes(&self) -> u64 {
        self.solver.as_ref().map_or(0, GameSolver::nodes)
    }

    /// Chooses a move at a level. Of the limits, only the time counts: the nodes and plies of a level
    /// are those of Gomoku.
    ///
    /// # Errors
    /// Fails as [`values`](Self::values) does.
    pub fn choose(
        &mut self,
        game: &impl Solvable,
        level: Level,
        limits: &Limits,
        random: &mut Rng,
        ctx: &Ctx,
    ) -> Result<Target, NoMove> {
        let skill = &skills(game.kind())[usize::from(level.number() - 1)];
        let most = TimeManager::new(limits).optimum().map_or(TIME, |time| time.min(TIME));
        let question = Question {
            is_for_all: skill.error > 0.0,
            is_one_enough: true,
            depth: skill.depth,
            nodes: skill.nodes,
            time: Some(most),
        };
        // What a level sees that looks a few plies ahead is no report for anybody.
        let quiet = ctx.unheard();
        let ctx = if skill.depth.is_some() { &quiet } else { ctx };
        let values = self.values(game, question, ctx)?;
        let mut judged = |line: Line<Target>| {
            let error = skill.error * (2.0 * random.f64() - 1.0);
            (plain(line.verdict) + error, line)
        };
        let judged: Vec<(f64, Line<Target>)> = values.into_iter().map(&mut judged).collect();
        let choice = if skill.error > 0.0 {
            judged.into_iter().max_by(|one, other| one.0.total_cmp(&other.0))
        } else {
            // One of those that are equally good, so that games differ.
            let best = judged.iter().map(|it| it.1.verdict).max();
            let equal = judged.into_iter().filter(|it| Some(it.1.verdict) == best);
            random.choice(equal.collect::<Vec<_>>())
        };
        choice.and_then(|(_, line)| line.pv.first().copied()).ok_or(NoMove::GameOver)
    }

    pub fn shortage(&self) -> Option<LowMemory> {
        LowMemory::of(self.solver.as_ref()?.bytes())
    }
}

/// Plainness of the value of a move: its winning chance, and more for a win at once or less for a
/// loss.
fn plain(verdict: Verdict) -> f64 {
    match verdict {
        Verdict::Win(plies) => 1.0 + 1.0 / f64::from(plies.max(1)),
        Verdict::Loss(plies) => -0.6 / f64::from(plies.max(1)),
        Verdict::Lost | Verdict::Draw | Verdict::Open(_) | Verdict::Won => verdict.chance(),
    }
}

/// Skill of a level in these games.
struct Skill {
    /// Plies that it looks ahead; without a limit it proves what it can.
    depth: Option<u8>,
    nodes: Option<u64>,
    /// Largest error of its judgement, as a winning chance.
    error: f64,
}

/// Skills of the ten levels in a game.
fn skills(kind: GameKind) -> &'static [Skill; 10] {
    match kind {
        GameKind::Rows(_) => &ROWS,
        GameKind::Quarto(board) => match board.size {
            BoardSize::Four => &QUARTO_4X4,
            BoardSize::Six => &QUARTO_6X6,
        },
    }
}

/// Levels in games of rows. `arena family` plays them against one another.
const ROWS: [Skill; 10] = [
    Skill { depth: Some(1), nodes: None, error: 0.60 },
    Skill { depth: Some(1), nodes: None, error: 0.35 },
    Skill { depth: Some(2), nodes: None, error: 0.30 },
    Skill { depth: Some(2), nodes: None, error: 0.15 },
    Skill { depth: Some(3), nodes: None, error: 0.12 },
    Skill { depth: Some(4), nodes: None, error: 0.08 },
    Skill { depth: Some(6), nodes: None, error: 0.05 },
    Skill { depth: Some(9), nodes: None, error: 0.02 },
    Skill { depth: None, nodes: Some(300_000), error: 0.0 },
    Skill { depth: None, nodes: None, error: 0.0 },
];

/// Levels in Quarto on 4x4 cells, where a piece that is given and placed is two plies. Most games
/// between the highest levels are drawn.
const QUARTO_4X4: [Skill; 10] = [
    Skill { depth: Some(1), nodes: None, error: 1.20 },
    Skill { depth: Some(1), nodes: None, error: 0.80 },
    Skill { depth: Some(1), nodes: None, error: 0.40 },
    Skill { depth: Some(3), nodes: None, error: 0.50 },
    Skill { depth: Some(4), nodes: None, error: 0.20 },
    Skill { depth: Some(5), nodes: None, error: 0.20 },
    Skill { depth: None, nodes: Some(1_500), error: 0.10 },
    Skill { depth: None, nodes: Some(7_000), error: 0.08 },
    Skill { depth: None, nodes: Some(40_000), error: 0.0 },
    Skill { depth: None, nodes: None, error: 0.0 },
];

/// The same on 6x6 cells, where a ply has more moves.
const QUARTO_6X6: [Skill; 10] = [
    Skill { depth: Some(1), nodes: None, error: 1.20 },
    Skill { depth: Some(1), nodes: None, error: 0.80 },
    Skill { depth: Some(1), nodes: None, error: 0.40 },
    Skill { depth: Some(3), nodes: None, error: 0.50 },
    Skill { depth: Some(5), nodes: None, error: 0.50 },
    Skill { depth: None, nodes: Some(10_000), error: 0.10 },
    Skill { depth: None, nodes: Some(30_000), error: 0.05 },
    Skill { depth: None, nodes: Some(200_000), error: 0.0 },
    Skill { depth: None, nodes: Some(700_000), error: 0.0 },
    Skill { depth: None, nodes: None, error: 0.0 },
];
