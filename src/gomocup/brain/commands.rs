//! Execution of commands.

use std::io::Write;

use super::position::{BrainPosition, Refusal};
use super::search::SearchPurpose;
use super::{Brain, HANDOVER};
use crate::gomocup::message::{About, Command, InfoItem, Owner, Reply};
use crate::player::{Limits, balanced_stones};
use crate::rules::{Game, Stone};

pub(super) enum Reaction {
    Replies(Vec<Reply>),
    /// Searches a position, given also as a `Game`.
    Search(SearchPurpose, BrainPosition, Game),
}

impl<W: Write> Brain<'_, W> {
    /// Executes a command. A refused command changes nothing.
    pub(super) fn execute(&mut self, command: Command) -> Result<Reaction, Refusal> {
        match command {
            Command::Start(side) => self.start(side, side),
            Command::RectStart { width, height } => self.start(width, height),
            Command::Restart => {
                self.position = self.position.emptied()?;
                self.settings.begin_match();
                Ok(reply(Reply::Ok))
            }
            Command::Begin if self.open_position()?.stones() > 0 => {
                Err("there are stones on the board already".to_owned())
            }
            Command::Begin => self.search(SearchPurpose::Move, self.position.clone()),
            Command::YxNBest(lines) => {
                self.search(SearchPurpose::Lines(lines), self.position.clone())
            }
            Command::Turn(point) => {
                let mut position = self.open_position()?.clone();
                position.place(point, Owner::Opponent)?;
                self.search(SearchPurpose::Move, position)
            }
            Command::Board(stones) => {
                self.search(SearchPurpose::Move, self.position.with(&stones)?)
            }
            Command::YxBoard(stones) => {
                self.position = self.position.with(&stones)?;
                Ok(Reaction::Replies(Vec::new()))
            }
            Command::Swap2Board(points) if points.is_empty() => self.open_swap2(),
            Command::Swap2Board(points) => {
                self.search(SearchPurpose::Swap2Choice, self.position.with_opening(&points)?)
            }
            Command::Play(point) => {
                self.open_position()?;
                self.position.place(point, Owner::Own)?;
                Ok(reply(Reply::Move(point)))
            }
            Command::TakeBack(point) => self.position.take_back(point).map(|()| reply(Reply::Ok)),
            Command::Info(info) => {
                let is_memory = info.key == "max_memory";
                self.inform(info);
                let shortage = is_memory.then(|| self.settings.shortage()).flatten();
                Ok(Reaction::Replies(shortage.map(Reply::Message).into_iter().collect()))
            }
            Command::About => Ok(reply(Reply::About(about()))),
            Command::YxShowForbid => {
                self.position.shape()?;
                let game = self.position.game(self.settings.rule()?).ok();
                let fouls = |it: Game| it.variant().fouls(it.board(), Stone::First).collect();
                Ok(reply(Reply::Forbid(game.map(fouls).unwrap_or_default())))
            }
            Command::YxShowInfo => {
                let (threads, power) = self.settings.most();
                Ok(Reaction::Replies(vec![Reply::MaxThreads(threads), Reply::MaxHash(power)]))
            }
            Command::YxHashClear => {
                // The next search gets a new player without memory.
                if let Some((_, seat)) = self.seat.take() {
                    seat.leave(HANDOVER);
                }
                Ok(Reaction::Replies(Vec::new()))
            }
            Command::YxStop => {
                self.stop();
                Ok(Reaction::Replies(Vec::new()))
            }
            // The reader of the input also ends there.
            Command::End => Ok(Reaction::Replies(Vec::new())),
        }
    }

    fn start(&mut self, width: u8, height: u8) -> Result<Reaction, Refusal> {
        self.position = BrainPosition::new(width, height)?;
        self.settings.begin_match();
        Ok(reply(Reply::Ok))
    }

    fn open_swap2(&mut self) -> Result<Reaction, Refusal> {
        let rule = self.settings.rule()?;
        let three = balanced_stones(self.position.shape()?, rule, self.seed);
        self.seed = self.seed.wrapping_add(1);
        self.position = self.position.with_opening(&three)?.swapped();
        Ok(reply(Reply::Three(three)))
    }

    /// Returns the position, unless the game is over.
    fn open_position(&self) -> Result<&BrainPosition, Refusal> {
        self.position.game(self.settings.rule()?).map(|_| &self.position)
    }

    fn search(&self, purpose: SearchPurpose, position: BrainPosition) -> Result<Reaction, Refusal> {
        let game = position.game(self.settings.rule()?)?;
        Ok(Reaction::Search(purpose, position, game))
    }

    /// Applies an `INFO` to later searches, and to the current one if that shortens it.
    fn inform(&mut self, info: InfoItem) {
        let is_clock = info.key == "time_left";
        self.settings.update(info);
        if let Some(search) = &mut self.search {
            if is_clock {
                search.clock_started = self.heard;
            }
            let limits = self.settings.limits();
            // Zero means as fast as possible: at once, since the search is already running.
            let turn = self.settings.given.turn.or(limits.turn);
            let deadline = search.deadline(&Limits { turn, ..limits });
            self.answer_by(deadline);
            self.stop_if_reached();
        }
    }
}

fn reply(reply: Reply) -> Reaction {
    Reaction::Replies(vec![reply])
}

fn about() -> About {
    About {
        name: "Gomoku".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        author: "The Gomoku maintainers".to_owned(),
        country: "International".to_owned(),
    }
}
