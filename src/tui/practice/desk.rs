//! Board of a room, with the cursor, the message, and whose turn it is.

use std::time::Duration;

use crate::game::{AnyGame, GameKind, Target};
use crate::locale::{self, text};
use crate::player::Ticket;
use crate::record::Record;
use crate::rules::{Game, Point, Position, Status, Stone, Variant};
use crate::settings::FoulMarks;
use crate::tui::board::BoardFouls;
use crate::tui::command::{Command, Need};
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, Event};
use crate::tui::layer::nobody;
use crate::tui::naming::Naming;
use crate::tui::refusal::Refusal;
use crate::tui::viewer::Pointer;

/// Time between the moves that refute a wrong one.
const STEP: Duration = Duration::from_millis(600);

#[derive(Debug)]
pub struct Desk {
    pub shown: Record,
    pub pointer: Pointer,
    pub refusal: Option<Refusal>,
    pub turn: Turn,
    /// Ticket of the pending judgement, or of another request of the task.
    pub asked: Option<Ticket>,
    pub fouls: BoardFouls,
}

#[derive(Debug)]
pub enum Turn {
    Player,
    /// Move that is being judged, and the time at which it was played.
    Checking {
        point: Point,
        since: Duration,
        reply: Option<Box<Event>>,
    },
    /// Wrong move with its refutation, and the time at which its first move was shown.
    Wrong {
        point: Point,
        line: Vec<Point>,
        since: Duration,
    },
    Over,
}

impl Turn {
    /// Index of the word of Enter: to place a stone, to try again, to go on.
    pub const fn stage(&self) -> usize {
        match self {
            Self::Player | Self::Checking { .. } => 0,
            Self::Wrong { .. } => 1,
            Self::Over => 2,
        }
    }
}

impl Desk {
    pub(super) fn new(game: Option<Game>) -> Self {
        let kind = GameKind::Rows(Variant::GOMOKU_15);
        let shown = game.map_or_else(|| Record::new(kind), |game| AnyGame::Rows(game).into());
        let pointer = Pointer::new(shown.cursor());
        let fouls = BoardFouls::default();
        Self { shown, pointer, refusal: None, turn: Turn::Player, asked: None, fouls }
    }

    /// Finds the points that a side may not take.
    pub(super) fn find_fouls(&mut self, ctx: &Ctx) {
        if let AnyGame::Rows(game) = self.shown.on_board() {
            self.fouls.settle(game, ctx.look.marks.forbidden == FoulMarks::Shown);
        }
    }

    /// Explains the point under the cursor.
    pub(super) fn explain_point(&mut self) -> Result<(), Refusal> {
        match self.shown.on_board() {
            AnyGame::Rows(game) => self.fouls.explain(game, self.pointer.cell),
            AnyGame::Quarto(_) => Ok(()),
        }
    }

    /// Refuses a foul, and shows why.
    pub(super) fn refuse_foul(&mut self, point: Point, ctx: &Ctx) -> Result<(), Refusal> {
        match self.shown.on_board() {
            AnyGame::Rows(game) => self.fouls.refuse(game, point, ctx.look.coordinates),
            AnyGame::Quarto(_) => Ok(()),
        }
    }

    /// Begins with another position.
    pub fn begin(&mut self, game: Option<Game>, ctx: &mut Ctx) {
        self.stop(ctx);
        self.turn = Turn::Player;
        self.show(game, ctx);
        self.pointer = Pointer::new(self.shown.cursor());
    }

    /// Cancels the pending judgement. Returns whether a move was being judged.
    pub fn stop(&mut self, ctx: &mut Ctx) -> bool {
        let is_pending = self.asked.take().is_some();
        if is_pending && !matches!(self.turn, Turn::Over) {
            ctx.effects.push(Effect::StopJudge);
        }
        matches!(self.turn, Turn::Checking { .. })
    }

    /// Shows a position, with the move that is being judged, or with a refutation.
    pub(super) fn show(&mut self, game: Option<Game>, ctx: &Ctx) {
        let Some(game) = game else {
            self.shown = Record::new(self.shown.kind());
            return;
        };
        let game = match &self.turn {
            Turn::Checking { point, .. } => with_moves(game, [*point]),
            Turn::Wrong { point, line, .. } => {
                let line = &line[..self.refuting(ctx)];
                with_moves(game, [point].into_iter().chain(line).copied())
            }
            Turn::Player | Turn::Over => game,
        };
        self.shown = AnyGame::Rows(game).into();
    }

    /// Number of moves of the refutation on the board.
    fn refuting(&self, ctx: &Ctx) -> usize {
        let Turn::Wrong { line, since, .. } = &self.turn else { return 0 };
        let steps = ctx.now.saturating_sub(*since).as_millis() / STEP.as_millis();
        let steps = usize::try_from(steps).unwrap_or(usize::MAX).saturating_add(1);
        if ctx.user.settings.animations { steps.min(line.len()) } else { line.len() }
    }

    /// Time at which the next move of the refutation is shown.
    pub(super) fn next_step(&self, ctx: &Ctx) -> Option<Duration> {
        let Turn::Wrong { line, since, .. } = &self.turn else { return None };
        let shown = self.refuting(ctx);
        let steps = u32::try_from(shown).unwrap_or(u32::MAX);
        (shown < line.len()).then(|| *since + STEP * steps)
    }

    /// Side of the player, while it is the player's turn.
    pub(super) fn mover(&self) -> Option<Stone> {
        match (&self.turn, self.shown.on_board()) {
            (Turn::Player, AnyGame::Rows(game)) => match game.status() {
                Status::ToMove(side) => Some(side),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn point_to(&mut self, point: Point) {
        self.pointer.point_to(Target::Cell(point), self.shown.cursor());
    }

    pub fn naming<'a>(&self, ctx: &'a Ctx) -> Naming<'a> {
        let (names, coordinates) = (&ctx.user.names, ctx.look.coordinates);
        Naming { names, coordinates, has_letters: true, ..nobody(self.shown.kind(), ctx) }
    }

    /// Checks a condition of a command. `over` is the message after the end.
    pub(super) fn meets(&self, need: Need, command: &Command, over: &str) -> Result<(), Refusal> {
        let target = match command {
            Command::Play(target) => Some(*target),
            _ => None,
        };
        match (need, &self.turn) {
            // Enter leads on.
            (Need::Turn, Turn::Over) if target.is_none() => Ok(()),
            (Need::Turn | Need::Open | Need::Unsolved, Turn::Over) => {
                Err(locale::format(over, &[]).into())
            }
            (Need::Turn, Turn::Checking { .. }) => Err(text!("puzzle-still-checking").into()),
            (Need::Turn, Turn::Player) => {
                target.map_or(Ok(()), |at| self.shown.cursor().check(at).map_err(Refusal::of_move))
            }
            (Need::Taken, Turn::Player | Turn::Over) => Err(text!("puzzle-no-undo").into()),
            (Need::Position, _) => Err(text!("puzzle-no-step").into()),
            (Need::Run, _) => Err(text!("run-none").into()),
            (Need::Fouls, _) => BoardFouls::check(self.shown.kind()),
            _ => Ok(()),
        }
    }
}

/// Game that begins with the position of another one, without the moves that led there.
pub fn afresh(game: &Game) -> Game {
    // The stones come from a valid game.
    let position = Position::from_stones(game.variant(), game.stones())
        .unwrap_or_else(|_| Position::new(game.variant()));
    Game::from_position(position.with_to_move(game.side_of(game.moves().len())))
}

/// Game with further moves, up to the first illegal one.
pub fn with_moves(mut game: Game, moves: impl IntoIterator<Item = Point>) -> Game {
    for point in moves {
        if game.play(point).is_err() {
            break;
        }
    }
    game
}
