//! Execution of commands.

use std::io::Write;

use super::position::{BrainPosition, Refusal};
use super::search::SearchPurpose;
use super::{Brain, HANDOVER, swap2};
use crate::gomocup::message::{About, Command, InfoItem, Owner, Reply};
use crate::player::Limits;
use crate::rules::Game;

pub(super) enum Reaction {
    None,
    Reply(Reply),
    Replies([Reply; 2]),
    /// Searches a position, which `Game` continues.
    Search(SearchPurpose, BrainPosition, Game),
}

const OK: Reaction = Reaction::Reply(Reply::Ok);

impl<W: Write> Brain<'_, W> {
    /// Executes a command. A refused one changes nothing.
    pub(super) fn execute(&mut self, command: Command) -> Result<Reaction, Refusal> {
        match command {
            Command::Start(side) => self.start(side, side),
            Command::RectStart { width, height } => self.start(width, height),
            Command::Restart => {
                self.position = self.position.emptied()?;
                self.settings.begin_match();
                Ok(OK)
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
                Ok(Reaction::None)
            }
            Command::Swap2Board(points) if points.is_empty() => self.open_swap2(),
            Command::Swap2Board(points) => {
                self.search(SearchPurpose::Swap2Choice, self.position.with_opening(&points)?)
            }
            Command::Play(point) => {
                self.open_position()?;
                self.position.place(point, Owner::Own)?;
                Ok(Reaction::Reply(Reply::Move(point)))
            }
            Command::TakeBack(point) => self.position.take_back(point).map(|()| OK),
            Command::Info(info) => {
                let is_memory = info.key == "max_memory";
                self.inform(info);
                let shortage = is_memory.then(|| self.settings.shortage()).flatten();
                Ok(shortage.map_or(Reaction::None, |why| Reaction::Reply(Reply::Message(why))))
            }
            Command::About => Ok(Reaction::Reply(Reply::About(about()))),
            Command::YxShowForbid => {
                self.settings.rule().and(self.position.shape())?;
                Ok(Reaction::Reply(Reply::Forbid(Vec::new())))
            }
            Command::YxShowInfo => {
                let (threads, power) = self.settings.most();
                Ok(Reaction::Replies([Reply::MaxThreads(threads), Reply::MaxHash(power)]))
            }
            Command::YxHashClear => {
                // The next search gets another player, who knows nothing.
                if let Some((_, seat)) = self.seat.take() {
                    seat.leave(HANDOVER);
                }
                Ok(Reaction::None)
            }
            Command::YxStop => {
                self.stop();
                Ok(Reaction::None)
            }
            // The reader of the input ends there, too.
            Command::End => Ok(Reaction::None),
        }
    }

    fn start(&mut self, width: u8, height: u8) -> Result<Reaction, Refusal> {
        self.position = BrainPosition::new(width, height)?;
        self.settings.begin_match();
        Ok(OK)
    }

    fn open_swap2(&mut self) -> Result<Reaction, Refusal> {
        self.settings.rule()?;
        let three = swap2::opening(self.position.shape()?, self.seed);
        self.seed = self.seed.wrapping_add(1);
        self.position = self.position.with_opening(&three)?.swapped();
        Ok(Reaction::Reply(Reply::Three(three)))
    }

    /// Returns the position unless the game is over in it.
    fn open_position(&self) -> Result<&BrainPosition, Refusal> {
        self.position.game(self.settings.rule()?).map(|_| &self.position)
    }

    fn search(&self, purpose: SearchPurpose, position: BrainPosition) -> Result<Reaction, Refusal> {
        let game = position.game(self.settings.rule()?)?;
        Ok(Reaction::Search(purpose, position, game))
    }

    /// Applies an `INFO` to later searches, and to the current one if it shortens that.
    fn inform(&mut self, info: InfoItem) {
        let is_clock = info.key == "time_left";
        self.settings.update(info);
        if let Some(search) = &mut self.search {
            if is_clock {
                search.clock_started = self.heard;
            }
            let limits = self.settings.limits();
            // Zero is as fast as possible: at once, since the search is running already.
            let turn = self.settings.given.turn.or(limits.turn);
            let deadline = search.deadline(&Limits { turn, ..limits });
            self.answer_by(deadline);
            self.stop_if_reached();
        }
    }
}

fn about() -> About {
    About {
        name: "Gomoku".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        author: "The Gomoku maintainers".to_owned(),
        country: "International".to_owned(),
    }
}
