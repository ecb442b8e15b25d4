//! Conditions of commands in the game on the screen.

use std::path::Path;

use super::Table;
use super::computer::Purpose;
use crate::game::IllegalMove;
use crate::locale::text;
use crate::player::SIDES;
use crate::rules::{Placement, Stone};
use crate::tui::analysis;
use crate::tui::board::BoardFouls;
use crate::tui::command::{Command, Need};
use crate::tui::ctx::Ctx;
use crate::tui::lesson::no_lesson;
use crate::tui::naming;
use crate::tui::picture::PictureFormat;
use crate::tui::puzzle::no_puzzle;
use crate::tui::refusal::{Refusal, Validity};
use crate::tui::review::ReviewState;
use crate::tui::viewer::{no_position, one_line};

impl Table {
    pub(super) fn meets(&self, need: Need, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        let here = Refusal::of_position;
        let (kind, participants, viewer) = (self.kind(), self.participants(), &self.viewer);
        let (mover, is_study) = (self.side_to_act(), self.players.is_study);
        let is_computers = mover.is_some_and(|side| participants.is_computer(side));
        let thinking = self.computer.thinking();
        let can_think = thinking
            .map_or(is_computers, |it| !matches!(it.purpose, Purpose::Draw | Purpose::Ponder));
        // Texts are created only for refusals, since the footer checks commands in each frame.
        Err(match need {
            Need::Seen if self.is_hidden() => {
                Refusal::tip("refusal-paused", Command::Pause).until(Validity::Position)
            }
            Need::Played if is_study => text!("refusal-study").into(),
            Need::Open if mover.is_none() => here(text!("refusal-over")),
            Need::Turn => return self.check_turn(command, ctx),
            Need::PersonsTurn if is_computers => {
                Refusal::from(text!("refusal-hint-turn")).until(Validity::ComputersTurn)
            }
            Need::Person if participants.are_computers() => {
                Refusal::tip("refusal-resign", Command::NewGame(None))
            }
            Need::Draw => return self.check_draw(command),
            Need::Taken if self.taken_line.is_some() => return Ok(()),
            Need::Taken if !viewer.record.can_take_back() => here(text!("refusal-undo")),
            Need::Undone if !viewer.record.can_redo() => here(text!("refusal-redo")),
            Need::Stones if viewer.shown().on_board().stones() == 0 => here(text!("refusal-copy")),
            Need::Picture => return check_picture(command),
            Need::Rows if !kind.is_rows() => text!("refusal-set-up").into(),
            Need::Marks if kind.is_rows() => return Ok(()),
            Need::NoGravity if kind.variant().placement() != Placement::Gravity => return Ok(()),
            Need::Fouls => return BoardFouls::check(kind),
            Need::Marks | Need::NoGravity => {
                text!("refusal-marks", game = naming::kind_name(kind)).into()
            }
            Need::Moves if viewer.autoplay.is_none() && viewer.tree().is_empty() => no_position(),
            Need::Position => match command {
                Command::Walk(walk) => return viewer.check_walk(*walk),
                _ => return Ok(()),
            },
            Need::Before if !viewer.shown().can_go_back() => no_position(),
            Need::Branch if viewer.branch().is_none() => one_line(),
            Need::Analysed => return analysis::check(kind),
            Need::Threats if !kind.has_threats() => {
                analysis::check(kind)?;
                Refusal::tip("refusal-region", Command::Analyse)
            }
            Need::Lines if self.analysis.lines().is_empty() => {
                Refusal::tip("refusal-no-lines", Command::Analyse)
            }
            Need::LongText if self.last_top(ctx) == 0 => text!("refusal-text-fits").into(),
            Need::Reviewed => {
                let is_played = mover.is_some() && !is_study && participants.person().is_some();
                return ReviewState::check(viewer, is_played);
            }
            Need::Mistaken => return self.check_mistakes(),
            Need::Hints if !kind.has_levels() => {
                text!("refusal-hints", from = SIDES.start(), to = SIDES.end()).into()
            }
            Need::Explored if !kind.is_rows() => {
                text!("refusal-explorer", game = naming::kind_name(kind)).into()
            }
            Need::Rated if !self.is_rated() => text!("refusal-not-rated").into(),
            Need::Rated if mover.is_none() => here(text!("refusal-rated-over")),
            Need::Engine if self.engines(ctx).is_empty() => {
                Refusal::tip("refusal-no-engine", Command::Engines)
            }
            Need::Thought if !can_think => here(text!("refusal-not-thinking")),
            Need::Pausable if !participants.are_computers() && self.clock.time.is_none() => {
                text!("refusal-pause").into()
            }
            Need::Level => return Refusal::check_level(kind, participants.computer_sides()),
            Need::FirstLevel => {
                return Refusal::check_first_level(kind, participants.computer_sides());
            }
            Need::Puzzle | Need::NextPuzzle | Need::Unsolved | Need::Run => no_puzzle(),
            Need::Lesson => no_lesson(),
            // The others are met. All are listed, so that none is forgotten.
            Need::Seen
            | Need::Played
            | Need::Open
            | Need::PersonsTurn
            | Need::Person
            | Need::Taken
            | Need::Undone
            | Need::Stones
            | Need::Rows
            | Need::Moves
            | Need::Before
            | Need::Branch
            | Need::Threats
            | Need::Lines
            | Need::LongText
            | Need::Hints
            | Need::Explored
            | Need::Thought
            | Need::Engine
            | Need::Rated
            | Need::Pausable => return Ok(()),
        })
    }

    /// Checks that a move can be played in the position on the screen.
    fn check_turn(&self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        let shown = self.viewer.shown();
        let target = match command {
            Command::Play(target) => Some(*target),
            _ => None,
        };
        let is_over = self.state().mover().is_none();
        if is_over && target.is_none() && !self.viewer.is_looking() && !self.players.is_study {
            // Enter starts a rematch.
            return Ok(());
        }
        match shown.seat_to_act() {
            None => Err(Refusal::of_move(IllegalMove::GameOver)),
            Some(seat) if !is_over && self.is_computers_seat(seat) => {
                Err(self.computers_turn(shown.side_of(seat), ctx))
            }
            Some(_) => target.map_or(Ok(()), |at| shown.check(at).map_err(Refusal::of_move)),
        }
    }

    /// Refusal during the computer's turn, which can be shortened with a key.
    fn computers_turn(&self, side: Stone, ctx: &Ctx) -> Refusal {
        let naming = self.naming(ctx);
        let is_thinking = self.computer.is_thinking_for(Purpose::Move);
        let refusal = if naming.participants.are_computers() {
            let id = if is_thinking { "refusal-player-thinks" } else { "refusal-players-turn" };
            Refusal::tip_with(id, Command::MoveNow, ("player", naming.player(side)))
        } else {
            let id = if is_thinking { "refusal-thinking" } else { "refusal-computers-turn" };
            Refusal::tip(id, Command::MoveNow)
        };
        refusal.until(Validity::Position)
    }
}

/// Checks that the name of a picture's file ends with a format.
fn check_picture(command: &Command) -> Result<(), Refusal> {
    match command {
        Command::Export(Some(name)) if PictureFormat::of_path(Path::new(name)).is_none() => {
            Err(Refusal::of_input(&text!("export-format")))
        }
        _ => Ok(()),
    }
}
