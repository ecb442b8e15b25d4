//! The execution of each command.

use std::io::Write;

use super::position::{BrainPosition, Refusal};
use super::search::SearchPurpose;
use super::{Brain, HANDOVER, swap2};
use crate::gomocup::message::{About, Command, Info, Owner, Reply};
use crate::player::Limits;
use crate::rules::Game;

/// What follows from a command.
pub(super) enum Action {
    None,
    Reply(Reply),
    Replies([Reply; 2]),
    /// A search in a position, of the game from there on.
    Search(SearchPurpose, BrainPosition, Game),
}

const OK: Action = Action::Reply(Reply::Ok);

impl<W: Write> Brain<'_, W> {
    /// Executes a command. One that is refused changes nothing.
    pub(super) fn execute(&mut self, command: Command) -> Result<Action, Refusal> {
        match command {
            Command::Start(side) => self.start(side, side),
            Command::RectStart { width, height } => self.start(width, height),
            Command::Restart => {
                self.position = self.position.emptied()?;
                self.settings.begin_match();
                Ok(OK)
            }
            Command::Begin if self.open_position()?.stones() > 0 => Err(Refusal::NotEmpty),
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
                Ok(Action::None)
            }
            Command::Swap2Board(points) if points.is_empty() => self.open_swap2(),
            Command::Swap2Board(points) => {
                self.search(SearchPurpose::Swap2Choice, self.position.with_opening(&points)?)
            }
            Command::Play(point) => {
                self.open_position()?;
                self.position.place(point, Owner::Own)?;
                Ok(Action::Reply(Reply::Move(point)))
            }
            Command::TakeBack(point) => self.position.take_back(point).map(|()| OK),
            Command::Info(info) => {
                let is_memory = info.key == "max_memory";
                self.inform(info);
                let shortage = is_memory.then(|| self.settings.shortage()).flatten();
                Ok(shortage.map_or(Action::None, |why| Action::Reply(Reply::Message(why))))
            }
            Command::About => Ok(Action::Reply(Reply::About(about()))),
            Command::YxShowForbid => {
                self.settings.rule().and(self.position.shape())?;
                Ok(Action::Reply(Reply::Forbid(Vec::new())))
            }
            Command::YxShowInfo => {
                let (threads, power) = self.settings.most();
                Ok(Action::Replies([Reply::MaxThreads(threads), Reply::MaxHash(power)]))
            }
            Command::YxHashClear => {
                // The next search gets another player, who knows nothing.
                if let Some((_, seat)) = self.seat.take() {
                    seat.leave(HANDOVER);
                }
                Ok(Action::None)
            }
            Command::YxStop => {
                self.stop();
                Ok(Action::None)
            }
            // The reader of the input ends there, too.
            Command::End => Ok(Action::None),
        }
    }

    fn start(&mut self, width: u8, height: u8) -> Result<Action, Refusal> {
        self.position = BrainPosition::new(width, height)?;
        self.settings.begin_match();
        Ok(OK)
    }

    /// Puts the first three stones by the swap2 rule.
    fn open_swap2(&mut self) -> Result<Action, Refusal> {
        self.settings.rule()?;
        let three = swap2::opening(self.position.shape()?, self.seed);
        self.seed = self.seed.wrapping_add(1);
        self.position = self.position.with_opening(&three)?.swapped();
        Ok(Action::Reply(Reply::Three(three)))
    }

    /// The position, if the game is not over in it.
    fn open_position(&self) -> Result<&BrainPosition, Refusal> {
        self.position.game(self.settings.rule()?).map(|_| &self.position)
    }

    fn search(&self, purpose: SearchPurpose, position: BrainPosition) -> Result<Action, Refusal> {
        let game = position.game(self.settings.rule()?)?;
        Ok(Action::Search(purpose, position, game))
    }

    /// Applies an `INFO` to the next searches, and to the current one if it shortens that.
    fn inform(&mut self, info: Info) {
        let is_clock = info.key == "time_left";
        self.settings.update(info);
        if let Some(search) = &mut self.search {
            if is_clock {
                search.clock_started = self.heard;
            }
            let limits = self.settings.limits();
            // Zero is as fast as possible: at once, since the search is running already.
            let turn = self.settings.turn().or(limits.turn);
            let deadline = search.deadline(&Limits { turn, ..limits });
            self.answer_by(deadline);
            self.stop_if_reached();
        }
    }
}

/// The reply to `ABOUT`.
fn about() -> About {
    About {
        name: "Gomoku".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        author: "The Gomoku maintainers".to_owned(),
        country: "International".to_owned(),
    }
}
