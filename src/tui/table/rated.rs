//! Rated games: their mark in the record, what they do not allow, and the new rating at their end.
//!
//! The mark (`Info::rated_against`) is set when the game begins. The rating is computed from the
//! history, so the table only asks for it after the end, and reports the difference.

use super::Table;
use crate::game::{Computer, GameKind, Lineup, MoveLimit};
use crate::locale::text;
use crate::record::NodeId;
use crate::rules::Stone;
use crate::rules::opening::OpeningRule;
use crate::settings::Stakes;
use crate::statistics::{Rating, RatingHistory};
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::layer::Handled;
use crate::tui::naming;
use crate::tui::question::Question;
use crate::tui::refusal::{Refusal, Validity};

/// Stage of the request for the rating after this game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AwaitedRating {
    #[default]
    No,
    Wanted,
    Requested,
}

impl Table {
    /// Begins a rated game between a person and the computer.
    pub(super) fn begin_rated(kind: GameKind, lineup: Lineup, ctx: &mut Ctx) -> Self {
        ctx.next.lineup = lineup;
        let participants = lineup.participants(false);
        let mut table = Self::begin(kind, OpeningRule::Free, participants, ctx);
        let side = table.participants().person().unwrap_or(Stone::First);
        let level = table.participants().level(side.opponent()).unwrap_or_default();
        table.viewer.record.edit_info(|info| {
            info.rated_against = Some(level.rating());
            // A draw after a few moves would say nothing about strength.
            if let MoveLimit::Moves(_) = info.limit {
                info.limit = MoveLimit::Full;
            }
        });
        let [own, deviation] = naming::rating(ctx.rating());
        let [(who, player), _] = table.naming(ctx).players(Stone::First);
        let ratings = text!(
            "rated-begun",
            level = level,
            rating = level.rating(),
            own = own,
            deviation = deviation
        );
        let first = text!("rated-first", who = who, player = player);
        table.say([ratings, first].join(&text!("between-sentences")));
        table
    }

    /// Next rated game: with the sides swapped, and at a level that follows the rating unless the
    /// player chose one.
    pub(super) fn rated_rematch(&self, ctx: &mut Ctx) -> Self {
        let now = ctx.next.lineup.of(self.participants().swapped());
        let level = match ctx.next.choice.stakes {
            Stakes::Rated => now.opponent().and_then(Computer::level).unwrap_or_default(),
            Stakes::Casual | Stakes::Even => ctx.rating().level(),
        };
        Self::begin_rated(self.kind(), Lineup::new(now.computer, level), ctx)
    }

    /// Checks whether the game on the board is rated, in progress or finished.
    pub fn is_rated(&self) -> bool {
        self.viewer.record.info().rated_against.is_some()
    }

    pub fn is_rated_in_progress(&self) -> bool {
        self.is_rated() && !self.players.is_study && self.state().mover().is_some()
    }

    /// Checks whether a game is in progress in which the players get no help.
    pub fn is_without_help(&self) -> bool {
        self.is_rated_in_progress() || self.is_shared_in_progress()
    }

    /// Makes a copy of a game casual, since the game itself counts already.
    pub(super) fn strip_mark(&mut self) {
        if self.is_rated() {
            self.viewer.record.edit_info(|info| info.rated_against = None);
        }
    }

    /// Refuses help in a rated game, and changes of its moves even after its end.
    pub(super) fn check_rated(&self, command: &Command) -> Result<(), Refusal> {
        if !self.is_rated() {
            return Ok(());
        }
        if !self.is_rated_in_progress() {
            let is_changed = match command {
                Command::TakeBack => self.taken_line.is_none() && !self.players.is_study,
                Command::Delete => self.is_of_game(self.viewer.shown().node()),
                &Command::DeleteNode(node) => self.is_of_game(node),
                Command::Promote => self.viewer.branch().is_some_and(|node| {
                    self.viewer.tree().parent(node).is_some_and(|before| self.is_of_game(before))
                }),
                _ => false,
            };
            let refusal = || Refusal::of_position(text!("refusal-rated-over"));
            return if is_changed { Err(refusal()) } else { Ok(()) };
        }
        let what = match command {
            Command::TakeBack => text!("rated-no-undo"),
            Command::Play(_) | Command::PlayAtCursor if self.viewer.is_looking() => {
                text!("rated-no-undo")
            }
            Command::MoveNow if self.computer.thinking().is_some() => text!("rated-no-hurry"),
            command => match help(command) {
                Some(what) => what,
                None => return Ok(()),
            },
        };
        Err(Refusal::tip_with("refusal-rated", Command::Unrate, ("what", what))
            .until(Validity::Position))
    }

    /// Checks whether a node belongs to the game as played.
    fn is_of_game(&self, node: NodeId) -> bool {
        self.viewer.tree().is_on_main_line(node)
    }

    pub(super) fn ask_to_unrate() -> Handled {
        let forms = [text!("unrate-question"), text!("unrate-question.short")];
        Handled::Open(Box::new(Question { forms, yes: Command::UnrateNow, no: None }))
    }

    pub(super) fn unrate(&mut self) {
        self.strip_mark();
        self.say(text!("unrated"));
    }

    /// Notes that the rating changes, since the game has ended.
    pub(super) fn await_rating(&mut self) {
        if self.is_rated() && !self.players.is_study {
            self.rating = AwaitedRating::Wanted;
        }
    }

    /// Checks whether the rating is to be read now. The game is on its way to the disk.
    pub fn ask_for_rating(&mut self) -> bool {
        let is_wanted = self.rating == AwaitedRating::Wanted;
        if is_wanted {
            self.rating = AwaitedRating::Requested;
        }
        is_wanted
    }

    /// Reports how this game changed the rating. Returns whether it did.
    pub fn hear_rating(&mut self, before: Option<&RatingHistory>, ctx: &Ctx) -> bool {
        let Some(now) = &ctx.rating else { return false };
        let counted = before.map_or(0, |before| before.points().len());
        if self.rating != AwaitedRating::Requested || now.points().len() <= counted {
            return false;
        }
        self.rating = AwaitedRating::No;
        let before = before.map_or_else(Rating::default, RatingHistory::now);
        let [before, _] = naming::rating(before);
        let [after, deviation] = naming::rating(now.now());
        let level = now.now().level();
        self.say(text!(
            "rating-changed",
            before = before,
            after = after,
            deviation = deviation,
            level = level
        ));
        true
    }
}

/// Restriction that forbids a command in a game without help; `None` if it is no help.
pub(super) fn help(command: &Command) -> Option<String> {
    Some(match command {
        Command::Hint => text!("rated-no-hints"),
        Command::Delete | Command::DeleteNode(_) | Command::Promote => text!("rated-no-undo"),
        Command::Analyse
        | Command::Region
        | Command::Review
        | Command::ToggleThreats
        | Command::ToggleExpected
        | Command::OpenEditor => text!("rated-no-analysis"),
        Command::Explore => text!("rated-no-explorer"),
        Command::Computer(_)
        | Command::Level(..)
        | Command::StepLevel(_)
        | Command::StepFirstLevel(_) => text!("rated-no-players"),
        _ => return None,
    })
}
