//! What is done about each command.

use std::io::Write;

use super::position::{Position, Refusal};
use super::question::Wanted;
use super::{Brain, now, swap2};
use crate::gomocup::message::{About, Command, Info, Reply, Who};
use crate::player::Limits;
use crate::rules::Game;

/// What is done about a command.
pub(super) enum Deed {
    Nothing,
    Say(Reply),
    /// The player is asked.
    Ask(Wanted, Position, Game),
}

impl<W: Write> Brain<'_, W> {
    /// What is to be done about a command. What is refused changes nothing.
    pub(super) fn deed(&mut self, command: Command) -> Result<Deed, Refusal> {
        match command {
            Command::Start(side) => self.start(side, side),
            Command::RectStart { width, height } => self.start(width, height),
            Command::Restart => {
                self.position = self.position.emptied()?;
                self.setup.begin_match();
                Ok(Deed::Say(Reply::Ok))
            }
            Command::Begin if self.open_position()?.stones() > 0 => Err(Refusal::NotEmpty),
            Command::Begin | Command::YxNBest(_) => self.think(Wanted::Move, self.position.clone()),
            Command::Turn(point) => {
                let mut position = self.open_position()?.clone();
                position.place(point, Who::Opponent)?;
                self.think(Wanted::Move, position)
            }
            Command::Board(stones) => self.think(Wanted::Move, self.position.with(&stones)?),
            Command::YxBoard(stones) => {
                self.position = self.position.with(&stones)?;
                Ok(Deed::Nothing)
            }
            Command::Swap2Board(points) if points.is_empty() => self.open(),
            Command::Swap2Board(points) => {
                self.think(Wanted::Choice, self.position.with_opening(&points)?)
            }
            Command::Play(point) => {
                self.open_position()?;
                self.position.place(point, Who::Own)?;
                Ok(Deed::Say(Reply::Move(point)))
            }
            Command::TakeBack(point) => {
                self.position.take_back(point)?;
                Ok(Deed::Say(Reply::Ok))
            }
            Command::Info(info) => {
                self.inform(info);
                Ok(Deed::Nothing)
            }
            Command::About => Ok(Deed::Say(Reply::About(about()))),
            Command::YxShowForbid => {
                self.setup.rule().and(self.position.shape())?;
                Ok(Deed::Say(Reply::Forbid(Vec::new())))
            }
            Command::YxStop => {
                self.stop();
                Ok(Deed::Nothing)
            }
            // Whoever says so does not listen any more.
            Command::End => Ok(Deed::Nothing),
        }
    }

    fn start(&mut self, width: u8, height: u8) -> Result<Deed, Refusal> {
        self.position = Position::new(width, height)?;
        self.setup.begin_match();
        Ok(Deed::Say(Reply::Ok))
    }

    /// Puts the first three stones of an opening.
    fn open(&mut self) -> Result<Deed, Refusal> {
        self.setup.rule()?;
        let three = swap2::opening(self.position.shape()?, self.seed);
        self.seed = self.seed.wrapping_add(1);
        self.position = self.position.with_opening(&three)?.swapped();
        Ok(Deed::Say(Reply::Three(three)))
    }

    /// The stones, if there may be more of them.
    fn open_position(&self) -> Result<&Position, Refusal> {
        self.position.game(self.setup.rule()?)?;
        Ok(&self.position)
    }

    fn think(&self, wanted: Wanted, position: Position) -> Result<Deed, Refusal> {
        let game = position.game(self.setup.rule()?)?;
        Ok(Deed::Ask(wanted, position, game))
    }

    /// Hears what limits the next moves, and this one too if it is to be shorter.
    fn inform(&mut self, info: Info) {
        let is_left = matches!(info, Info::TimeLeft(_));
        self.setup.hear(info);
        if let Some(question) = &mut self.question {
            if is_left {
                question.running = now();
            }
            let limits = self.setup.limits();
            // No time at all is as fast as possible: at once, since it thinks already.
            question.allow(&Limits { turn: self.setup.turn().or(limits.turn), ..limits });
            self.curb();
        }
    }
}

/// Who this is.
fn about() -> About {
    About {
        name: "Gomoku".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        author: "The Gomoku maintainers".to_owned(),
        country: "International".to_owned(),
    }
}
