//! Words of the footer below the game.

use super::{Mode, Table};
use crate::game::{ComputerSides, TargetKind};
use crate::rules::opening::Work;
use crate::tui::analysis;
use crate::tui::command::first::FooterCommands;
use crate::tui::command::{Command, Context, Need};
use crate::tui::ctx::Ctx;
use crate::tui::keymap::{FooterWord, Priority};
use crate::tui::layer::Layer as _;

impl Table {
    /// Words in their places, which depend on the game and its end, but not on whose turn it is.
    pub(super) fn footer_words(&self, ctx: &Ctx) -> Vec<FooterWord> {
        if !matches!(self.mode, Mode::Play) {
            let labels = ctx.user.keymap.footer(self.context());
            let active = labels.filter(|(command, _)| self.check(command, ctx).is_ok());
            return active.map(FooterWord::from).collect();
        }
        let FooterCommands { usual, others } = self.footer_commands();
        let all = usual.iter().chain(others).chain(FooterCommands::LAST);
        let all = all.filter(|command| self.is_ever_possible(command));
        let keymap = &ctx.user.keymap;
        let decided = self.decision_words(ctx);
        let is_free = decided.is_empty();
        let all = all.filter(|command| is_free || **command != Command::PlayAtCursor);
        let words = all.filter_map(|command| {
            let mut word = keymap.footer_word(Context::Board, command)?;
            word.is_active = self.check(command, ctx).is_ok();
            word.priority = match command {
                _ if others.contains(command) => Priority::Low,
                Command::Resign if !is_free => Priority::Low,
                Command::TakeBack if !is_free => Priority::High,
                Command::Hint | Command::TakeBack => Priority::Usual,
                _ => Priority::High,
            };
            if let Some((now, all)) = self.word(command) {
                word.say(now, all);
            }
            Some(word)
        });
        decided.into_iter().chain(words).collect()
    }

    fn footer_commands(&self) -> FooterCommands {
        match self.state().mover() {
            _ if self.players.is_study => FooterCommands::STUDY,
            None => FooterCommands::END,
            Some(_) if self.shared_id().is_some() => FooterCommands::FRIEND,
            Some(_) if self.participants().are_computers() => FooterCommands::SHOW,
            Some(_) => FooterCommands::GAME,
        }
    }

    /// Checks whether a command can have an effect at any time in this game.
    fn is_ever_possible(&self, command: &Command) -> bool {
        let kind = self.kind();
        command.needs(Context::Board).unwrap_or_default().iter().all(|need| match need {
            Need::Hints => kind.has_levels(),
            Need::Mistaken => kind.is_rows(),
            Need::Engine => self.participants().has_engine(),
            Need::Analysed | Need::Reviewed => analysis::check(kind).is_ok(),
            Need::Thought => self.participants().computer_sides() != ComputerSides::None,
            Need::Pausable => self.participants().are_computers() || self.clock.time.is_some(),
            _ => true,
        })
    }

    /// Message with the word of a command that has several, and all of them.
    fn word(&self, command: &Command) -> Option<(&'static str, &'static [&'static str])> {
        const STOP: &str = "word-stop";
        let is_over = self.state().mover().is_none() && !self.players.is_study;
        Some(match command {
            // In an earlier position, it begins a variation.
            Command::PlayAtCursor if is_over => {
                let is_end = self.viewer.shown().state().mover().is_none();
                let word = if is_end { "word-rematch" } else { "command-place.word" };
                (word, &["word-rematch", "command-place.word"])
            }
            Command::PlayAtCursor => match self.viewer.shown().target_kind() {
                TargetKind::Cell(_) if self.kind().is_rows() => match self.own_work() {
                    Some(Work::Offer { .. }) => ("word-offer", &["word-offer", "word-choose"]),
                    Some(Work::Pick) => ("word-choose", &["word-offer", "word-choose"]),
                    _ => ("command-place.word", &["command-place.word"]),
                },
                TargetKind::Column(_) => ("word-drop", &["word-drop"]),
                // In Quarto, these take turns.
                TargetKind::Cell(_) => {
                    ("command-place.word", &["command-place.word", "command-select.word"])
                }
                TargetKind::Piece => {
                    ("command-select.word", &["command-place.word", "command-select.word"])
                }
            },
            Command::Pause => {
                let word = if self.clock.is_paused { "word-resume" } else { "command-pause.word" };
                (word, &["word-resume", "command-pause.word"])
            }
            Command::Analyse => {
                let word = if self.analysis.is_on { STOP } else { "command-analyse.word" };
                (word, &[STOP, "command-analyse.word"])
            }
            Command::Review => {
                let word = if self.is_reviewing() { STOP } else { "command-review.word" };
                (word, &[STOP, "command-review.word"])
            }
            _ => return None,
        })
    }
}
