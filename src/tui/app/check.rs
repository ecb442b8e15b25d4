//! What the game on the screen would obey now, and what it refuses.

use super::engine::{Purpose, Thinking};
use super::game::{GameScreen, Overlay};
use super::walk::next_branch;
use crate::game::{GameKind, IllegalMove};
use crate::rules::Placement;
use crate::tui::command::{Command, Walk};
use crate::tui::messages::{PuzzleRefusal, Refusal};

impl GameScreen {
    /// Whether a command would be obeyed now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        let (kind, participants) = (self.kind(), self.participants());
        let mover = self.game.state().mover();
        // A game that has ended, and another position of it, are everybody's.
        let is_played = mover.is_some() && !self.is_study;
        if let (Some(editor), Command::Accept | Command::TakeBack | Command::Redo) =
            (self.editor(), command)
        {
            return editor.check(command);
        }
        match command {
            Command::Play(_)
            | Command::PlayAtCursor
            | Command::TakeBack
            | Command::Redo
            | Command::Hint
            | Command::MoveNow
            | Command::Copy
            | Command::OpenEditor
                if self.is_hidden() =>
            {
                Err(Refusal::Paused)
            }
            Command::PlayAtCursor if mover.is_none() && !self.is_looking() && !self.is_study => {
                Ok(())
            }
            Command::Play(_) | Command::PlayAtCursor => match self.shown().state().mover() {
                None => Err(Refusal::NotPlayed(IllegalMove::GameOver)),
                Some(side) if is_played && participants.is_computer(side) => {
                    let is_thinking = self.engine.is_thinking_for(Purpose::Move);
                    Err(Refusal::ComputersTurn { side, is_thinking })
                }
                Some(_) => Ok(()),
            },
            Command::Resign | Command::MoveNow | Command::Pause if self.is_study => {
                Err(Refusal::Study)
            }
            Command::Resign => match mover {
                None => Err(Refusal::GameOver),
                Some(_) if participants.are_computers() => Err(Refusal::ComputersDoNotResign),
                Some(_) => Ok(()),
            },
            Command::Hint => match mover {
                _ if !kind.has_levels() => Err(Refusal::NoHints(kind)),
                None => Err(Refusal::GameOver),
                Some(side) if participants.is_computer(side) => Err(Refusal::HintForComputer),
                Some(_) => Ok(()),
            },
            Command::MoveNow => match (mover, self.engine.thinking()) {
                (None, _) => Err(Refusal::GameOver),
                (_, Some(Thinking { purpose: Purpose::Move | Purpose::Hint, .. })) => Ok(()),
                (Some(side), None) if participants.is_computer(side) => Ok(()),
                _ => Err(Refusal::NotThinking),
            },
            Command::Walk(walk) => self.check_walk(*walk),
            Command::Analyse => self.check_analysis(),
            Command::Review => self.check_review(),
            Command::Explore | Command::Accept => self.check_explorer(command),
            Command::StepLine(_) | Command::ChooseLine(_) if self.analysis.lines().is_empty() => {
                Err(Refusal::NoLines)
            }
            Command::Autoplay if self.autoplay.is_none() && self.tree().is_empty() => {
                Err(Refusal::NothingToShow)
            }
            Command::Solution | Command::NextPuzzle => Err(PuzzleRefusal::NoPuzzle.into()),
            Command::Delete if !self.shown().can_go_back() => Err(Refusal::NothingToShow),
            Command::Promote if self.branch().is_none() => Err(Refusal::NoBranch),
            Command::Pause => match mover {
                _ if !participants.are_computers() && self.clock.is_none() => Err(Refusal::NoPause),
                None => Err(Refusal::GameOver),
                Some(_) => Ok(()),
            },
            Command::OpenEditor if matches!(kind, GameKind::Quarto(_)) => Err(Refusal::NoEditor),
            Command::Copy if self.shown().on_board().stones() == 0 => Err(Refusal::NothingToCopy),
            Command::TakeBack if !self.game.can_take_back() => Err(Refusal::NothingToTakeBack),
            Command::Redo if !self.game.can_redo() => Err(Refusal::NothingToRedo),
            Command::ToggleThreats | Command::StepNumbers | Command::ToggleExpected
                if matches!(kind, GameKind::Quarto(_)) =>
            {
                Err(Refusal::NotShown(kind))
            }
            Command::ToggleThreats if kind.variant().placement() == Placement::Gravity => {
                Err(Refusal::NotShown(kind))
            }
            Command::Computer(_) if !kind.has_computer() => Err(Refusal::NoComputer),
            // Where the sides are chosen, the levels are those of whoever will play.
            Command::StepLevel(_) | Command::StepFirstLevel(_)
                if matches!(self.overlay, Overlay::Computer(_)) =>
            {
                if kind.has_levels() {
                    Ok(())
                } else {
                    Err(Refusal::NoLevels)
                }
            }
            Command::StepLevel(_) | Command::Level(_, None) => {
                Refusal::check_level(kind, self.participants().computer_sides())
            }
            Command::StepFirstLevel(_) | Command::Level(_, Some(_)) => {
                Refusal::check_first_level(kind, self.participants().computer_sides())
            }
            _ => Ok(()),
        }
    }

    /// Whether there is another position to look at in that direction.
    fn check_walk(&self, walk: Walk) -> Result<(), Refusal> {
        let shown = self.shown();
        let is_there = match walk {
            _ if self.is_hidden() => return Err(Refusal::Paused),
            Walk::Back | Walk::Start => shown.can_go_back(),
            Walk::Forward | Walk::End => shown.can_go_on() || self.is_looking(),
            Walk::NextBranch => {
                return next_branch(self.tree(), shown).map(drop).ok_or(Refusal::NoBranch);
            }
            Walk::To(node) => self.tree().contains(node),
        };
        if is_there { Ok(()) } else { Err(Refusal::NothingToShow) }
    }

    /// What most players want next, for the footer.
    pub fn wanted(&self) -> &'static [Command] {
        const END: &[Command] = &[
            Command::PlayAtCursor,
            Command::Review,
            Command::Walk(Walk::Back),
            Command::NewGame(None),
        ];
        const ANALYSIS: &[Command] =
            &[Command::PlayAtCursor, Command::Analyse, Command::Walk(Walk::Back)];
        const STUDY: &[Command] = &[
            Command::Walk(Walk::Back),
            Command::Walk(Walk::Forward),
            Command::Walk(Walk::NextBranch),
            Command::PlayAtCursor,
            Command::Analyse,
        ];
        const TURN: &[Command] = &[Command::PlayAtCursor, Command::Hint, Command::TakeBack];
        match self.game.state().mover() {
            _ if self.is_looking() || self.is_study => STUDY,
            _ if self.analysis.is_on => ANALYSIS,
            None => END,
            Some(_) if self.is_hidden() || self.participants().are_computers() => &[Command::Pause],
            Some(_) if self.is_computers_turn() => &[Command::MoveNow],
            Some(_) if self.participants().person().is_some() => TURN,
            Some(_) => &[Command::PlayAtCursor],
        }
    }
}
