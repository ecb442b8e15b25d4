//! State of an attempt to solve a puzzle.

use super::{AttemptOutcome, Goal, Hint, JudgeReply, Puzzle};
use crate::rules::{Game, IllegalMove, Point};

/// Attempt at a puzzle: the player moves and the [`Judge`](super::Judge) answers, until the win is
/// complete.
///
/// It never blocks. [`play`](Self::play) returns a [`JudgeQuestion`] for the judge, and
/// [`hear`](Self::hear) takes the answer. Meanwhile the board shows the player's move. A wrong move
/// is undone. The player may try again, but the attempt has failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    puzzle: Puzzle,
    /// Position after the judge's last answer.
    game: Game,
    left: Goal,
    asked: Option<JudgeQuestion>,
    hints: u8,
    tally: AttemptTally,
    is_over: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AttemptTally {
    /// Highest hint step taken for any move, from 0 (none) to [`Hint::STEPS`] (the move).
    pub hints: u8,
    pub mistakes: u16,
    pub gave_up: bool,
}

/// Move of the player for the judge to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgeQuestion {
    pub game: Game,
    pub goal: Goal,
}

impl Attempt {
    pub fn new(puzzle: Puzzle) -> Self {
        Self {
            game: puzzle.game().clone(),
            left: puzzle.goal().clone(),
            puzzle,
            asked: None,
            hints: 0,
            tally: AttemptTally::default(),
            is_over: false,
        }
    }

    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Position, with a move awaiting its answer.
    pub fn game(&self) -> &Game {
        self.asked.as_ref().map_or(&self.game, |asked| &asked.game)
    }

    pub const fn left(&self) -> &Goal {
        &self.left
    }

    pub const fn tally(&self) -> AttemptTally {
        self.tally
    }

    /// Plays a move, replacing one that awaits its answer. An illegal move changes nothing.
    pub fn play(&mut self, point: Point) -> Result<JudgeQuestion, IllegalMove> {
        if self.is_over {
            return Err(IllegalMove::GameOver);
        }
        let mut game = self.game.clone();
        game.play(point)?;
        let question = JudgeQuestion { game, goal: self.left.clone() };
        self.asked = Some(question.clone());
        Ok(question)
    }

    /// Move that awaits its answer.
    pub const fn asked(&self) -> Option<&JudgeQuestion> {
        self.asked.as_ref()
    }

    pub fn withdraw(&mut self) {
        self.asked = None;
    }

    /// Takes the judge's answer. Returns false, and changes nothing, if it is late.
    pub fn hear(&mut self, question: &JudgeQuestion, reply: JudgeReply) -> bool {
        let Some(asked) = self.asked.take_if(|asked| asked == question) else { return false };
        match reply {
            JudgeReply::Solved => {
                self.game = asked.game;
                self.is_over = true;
            }
            JudgeReply::Defence { point, rest } => {
                let mut game = asked.game;
                if game.play(point).is_ok() {
                    (self.game, self.left, self.hints) = (game, Goal::Win(rest), 0);
                }
            }
            JudgeReply::Wrong(_) => self.tally.mistakes = self.tally.mistakes.saturating_add(1),
            JudgeReply::Undecided => {}
        }
        true
    }

    /// Next hint for the current move, or the last one again. `None` after the end.
    pub fn hint(&mut self) -> Option<Hint> {
        if self.is_over {
            return None;
        }
        self.hints = (self.hints + 1).min(Hint::STEPS);
        self.tally.hints = self.tally.hints.max(self.hints);
        Hint::of(&self.game, self.puzzle.side(), &self.left, self.hints)
    }

    pub fn give_up(&mut self) {
        if !self.is_over {
            self.asked = None;
            (self.tally.gave_up, self.is_over) = (true, true);
        }
    }

    pub const fn outcome(&self) -> Option<AttemptOutcome> {
        if self.is_over { Some(self.tally.outcome()) } else { None }
    }

    /// Final result, also of an attempt that has already failed; `None` while it may still be
    /// solved.
    pub const fn counts_as(&self) -> Option<AttemptOutcome> {
        match self.tally.outcome() {
            AttemptOutcome::Failed => Some(AttemptOutcome::Failed),
            _ => self.outcome(),
        }
    }
}

impl AttemptTally {
    pub const fn outcome(self) -> AttemptOutcome {
        match self {
            Self { mistakes: 0, gave_up: false, hints: 0 } => AttemptOutcome::Solved,
            Self { mistakes: 0, gave_up: false, .. } => AttemptOutcome::Hinted,
            _ => AttemptOutcome::Failed,
        }
    }

    pub const fn was_told(self) -> bool {
        self.hints == Hint::STEPS
    }
}
