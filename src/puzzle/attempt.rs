//! The attempt at a puzzle, as a state.

use super::{Goal, Hint, Outcome, Puzzle, Refutation, Reply};
use crate::rules::{Game, IllegalMove, Point};

/// An attempt at a puzzle: the player moves, the [`Judge`](super::Judge) answers, until the win is on the board.
///
/// It waits for nobody. [`play`](Self::play) gives a [`Question`]; whoever has a thread asks the judge, and
/// [`hear`](Self::hear) takes its answer. The board shows the player's move meanwhile. A wrong move is
/// taken back; the next one may be right, but the attempt has failed.
///
/// ```
/// use gomoku::player::Ctx;
/// use gomoku::puzzle::{Attempt, Judge, Origin, Outcome, Puzzle, REPLY_LIMITS};
/// use gomoku::rules::{Point, Variant, parse_moves};
///
/// // X has three in a row: I8 makes a four that cannot be stopped.
/// let game = parse_moves("f8a1g8a3h8a5", Variant::GOMOKU_15)?;
/// let puzzle = Puzzle::win(game, vec![Point::new(7, 8)], Origin::default()).ok_or("a win")?;
/// let mut attempt = Attempt::new(puzzle);
/// let question = attempt.play(Point::new(7, 4))?;
/// let reply = Judge::default().reply(&question, REPLY_LIMITS, &Ctx::quiet());
/// attempt.hear(&question, reply);
/// assert_eq!(attempt.outcome(), Some(Outcome::Solved));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    puzzle: Puzzle,
    /// The position that the judge has answered to.
    game: Game,
    /// What is left to be found there.
    left: Goal,
    /// The player's move that waits for its answer.
    asked: Option<Question>,
    /// The last answer.
    reply: Option<Reply>,
    /// Steps of hints for the next move.
    hints: u8,
    tally: Tally,
    is_over: bool,
}

/// What counts at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The furthest step of hints that was taken for any move: from 0, none, to [`Hint::STEPS`], the move.
    pub hints: u8,
    /// Wrong moves.
    pub mistakes: u16,
    /// Whether the solution was asked for.
    pub gave_up: bool,
}

/// A move of the player, which the judge is to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    game: Game,
    goal: Goal,
}

impl Question {
    /// The game with the player's move.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What was to be found before it.
    pub const fn goal(&self) -> &Goal {
        &self.goal
    }
}

impl Attempt {
    /// An attempt at this puzzle, before the first move.
    pub fn new(puzzle: Puzzle) -> Self {
        Self {
            game: puzzle.game().clone(),
            left: puzzle.goal().clone(),
            puzzle,
            asked: None,
            reply: None,
            hints: 0,
            tally: Tally::default(),
            is_over: false,
        }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position, with a move that waits for its answer.
    pub fn game(&self) -> &Game {
        self.asked.as_ref().map_or(&self.game, Question::game)
    }

    /// What is left to be found, as of the last answer.
    pub const fn left(&self) -> &Goal {
        &self.left
    }

    /// The last answer, until the next move.
    pub const fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref()
    }

    /// What counts at the end, so far.
    pub const fn tally(&self) -> Tally {
        self.tally
    }

    /// The player's move. One that still waits for its answer is forgotten.
    ///
    /// # Errors
    /// If it is illegal, or the attempt is over; then nothing has changed.
    pub fn play(&mut self, point: Point) -> Result<Question, IllegalMove> {
        if self.is_over {
            return Err(IllegalMove::GameOver);
        }
        let mut game = self.game.clone();
        game.play(point)?;
        let question = Question { game, goal: self.left.clone() };
        self.asked = Some(question.clone());
        self.reply = None;
        Ok(question)
    }

    /// Takes back the move that waits for its answer.
    pub fn withdraw(&mut self) {
        self.asked = None;
    }

    /// The judge's answer to a question; `false` if it is late, and nothing has changed.
    pub fn hear(&mut self, question: &Question, reply: Reply) -> bool {
        let Some(asked) = self.asked.take_if(|asked| asked == question) else { return false };
        match &reply {
            Reply::Solved => {
                self.game = asked.game;
                self.is_over = true;
            }
            Reply::Defence { point, rest } => {
                let mut game = asked.game;
                if game.play(*point).is_ok() {
                    (self.game, self.left, self.hints) = (game, Goal::Win(rest.clone()), 0);
                }
            }
            Reply::Wrong(_) => self.tally.mistakes = self.tally.mistakes.saturating_add(1),
            Reply::Undecided => {}
        }
        self.reply = Some(reply);
        true
    }

    /// The next hint for the move that is to be found now; the last one again if there is no further. `None`
    /// after the end.
    pub fn hint(&mut self) -> Option<Hint> {
        if self.is_over {
            return None;
        }
        self.hints = (self.hints + 1).min(Hint::STEPS);
        self.tally.hints = self.tally.hints.max(self.hints);
        Hint::of(&self.game, self.puzzle.side(), &self.left, self.hints)
    }

    /// Ends the attempt: the solution is to be shown.
    pub fn give_up(&mut self) {
        if !self.is_over {
            (self.asked, self.reply) = (None, None);
            (self.tally.gave_up, self.is_over) = (true, true);
        }
    }

    /// How it ended; `None` before the end.
    pub const fn outcome(&self) -> Option<Outcome> {
        if self.is_over { Some(self.tally.outcome()) } else { None }
    }

    /// What it counts as: `None` until it is over, or has failed whatever comes.
    pub const fn counts_as(&self) -> Option<Outcome> {
        match self.tally.outcome() {
            Outcome::Failed => Some(Outcome::Failed),
            _ => self.outcome(),
        }
    }

    /// Why the last move was wrong, if it was.
    pub fn refutation(&self) -> Option<&Refutation> {
        match &self.reply {
            Some(Reply::Wrong(why)) => Some(why),
            _ => None,
        }
    }
}

impl Tally {
    /// What that makes of an attempt that is over.
    pub const fn outcome(self) -> Outcome {
        match self {
            Self { mistakes: 0, gave_up: false, hints: 0 } => Outcome::Solved,
            Self { mistakes: 0, gave_up: false, .. } => Outcome::Hinted,
            _ => Outcome::Failed,
        }
    }

    /// Whether a hint gave a move away.
    pub const fn was_told(self) -> bool {
        self.hints == Hint::STEPS
    }
}
