//! The conditions of commands in the game on the screen, and the keys that the footer offers first.

use super::Table;
use super::computer::Purpose;
use crate::game::IllegalMove;
use crate::rules::{Placement, Stone};
use crate::tui::analysis;
use crate::tui::command::{Command, Need, first};
use crate::tui::ctx::Ctx;
use crate::tui::naming::where_it_searches;
use crate::tui::puzzle::NO_PUZZLE;
use crate::tui::refusal::Refusal;
use crate::tui::review::ReviewState;
use crate::tui::viewer::{NO_POSITION, ONE_LINE};

pub(super) const HINT_FOR_COMPUTER: Refusal =
    Refusal::of_position("There is no hint: it is not your turn.");

impl Table {
    pub(super) fn meets(&self, need: Need, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        let here = Refusal::of_position;
        let (kind, participants, viewer) = (self.kind(), self.participants(), &self.viewer);
        let (mover, is_study) = (self.state().mover(), self.players.is_study);
        let is_computers = mover.is_some_and(|side| participants.is_computer(side));
        let thinking = self.computer.thinking();
        let can_think = thinking.map_or(is_computers, |it| it.purpose != Purpose::Ponder);
        // Words are made only where it is refused: the footer checks commands in each frame.
        Err(match need {
            Need::Seen if self.is_hidden() => {
                Refusal::tip("The game is paused", Command::Pause, "goes on").here()
            }
            Need::Played if is_study => "This is a study: both sides are yours.".into(),
            Need::Open if mover.is_none() => here("The game is over."),
            Need::Turn => return self.check_turn(command, ctx),
            Need::PersonsTurn if is_computers => HINT_FOR_COMPUTER,
            Need::Person if participants.are_computers() => {
                let again = Command::NewGame(None);
                Refusal::tip("The computer does not resign", again, "begins another game")
            }
            Need::Taken if !viewer.record.can_take_back() => here("There is no move to take back."),
            Need::Undone if !viewer.record.can_redo() => {
                here("There is no move that was taken back.")
            }
            Need::Stones if viewer.shown().on_board().stones() == 0 => {
                here("The board is empty: there is nothing to copy.")
            }
            Need::Rows if !kind.has_computer() => "No position of Quarto can be set up.".into(),
            Need::Marks if kind.has_computer() => return Ok(()),
            Need::NoGravity if kind.variant().placement() != Placement::Gravity => return Ok(()),
            Need::Marks | Need::NoGravity => {
                format!("That is not shown in {}.", kind.name()).into()
            }
            Need::Moves if viewer.autoplay.is_none() && viewer.tree().is_empty() => NO_POSITION,
            Need::Position => match command {
                Command::Walk(walk) => return viewer.check_walk(*walk),
                _ => return Ok(()),
            },
            Need::Before if !viewer.shown().can_go_back() => NO_POSITION,
            Need::Branch if viewer.branch().is_none() => ONE_LINE,
            Need::Analysed => return analysis::check(kind),
            Need::Lines if self.analysis.lines().is_empty() => {
                Refusal::tip("There is no analysis", Command::Analyse, "begins one")
            }
            Need::Reviewed => {
                let is_played = mover.is_some() && !is_study && participants.person().is_some();
                return ReviewState::check(viewer, is_played);
            }
            Need::Hints if !kind.has_computer() => "There are no hints in Quarto.".into(),
            Need::Hints if !kind.has_levels() => {
                format!("There are hints only in {}.", where_it_searches()).into()
            }
            Need::Explored if !kind.has_computer() => {
                format!("Games of {} are not searched by positions.", kind.name()).into()
            }
            Need::Thought if !can_think => here("The computer is not thinking."),
            Need::Pausable if !participants.are_computers() && self.clock.time.is_none() => {
                "There is nothing to pause: there is no clock, and a person plays.".into()
            }
            Need::Computer if !kind.has_computer() => "The computer does not play Quarto.".into(),
            Need::Level => return Refusal::check_level(kind, participants.computer_sides()),
            Need::FirstLevel => {
                return Refusal::check_first_level(kind, participants.computer_sides());
            }
            Need::Puzzle | Need::NextPuzzle | Need::Unsolved => NO_PUZZLE,
            // The others are met. All are named, so that none is forgotten.
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
            | Need::Lines
            | Need::Hints
            | Need::Explored
            | Need::Thought
            | Need::Pausable
            | Need::Computer => return Ok(()),
        })
    }

    /// Checks that something can be played in the position on the screen.
    fn check_turn(&self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        let shown = self.viewer.shown();
        let target = match command {
            Command::Play(target) => Some(*target),
            _ => None,
        };
        let is_over = self.state().mover().is_none();
        if is_over && target.is_none() && !self.viewer.is_looking() && !self.players.is_study {
            // Enter begins a rematch.
            return Ok(());
        }
        match shown.state().mover() {
            None => Err(Refusal::of_move(IllegalMove::GameOver)),
            Some(side) if !is_over && self.is_played_by_computer(side) => {
                Err(self.computers_turn(side, ctx))
            }
            Some(_) => target.map_or(Ok(()), |at| shown.check(at).map_err(Refusal::of_move)),
        }
    }

    /// The refusal during the turn of the computer: a key hurries it.
    fn computers_turn(&self, side: Stone, ctx: &Ctx) -> Refusal {
        let naming = self.naming(ctx);
        let who = if naming.participants.are_computers() {
            naming.player(side)
        } else {
            "The computer".to_owned()
        };
        let (said, does) = if self.computer.is_thinking_for(Purpose::Move) {
            (format!("{who} is thinking"), "makes it move now")
        } else {
            (format!("{who} is to move"), "makes it do so")
        };
        Refusal::tip(said, Command::MoveNow, does).here()
    }

    /// The commands that most players want next, for the footer.
    pub(super) fn wanted(&self) -> &'static [Command] {
        match self.state().mover() {
            _ if self.viewer.is_looking() || self.players.is_study => first::STUDY,
            _ if self.analysis.is_on => first::ANALYSIS,
            None => first::END,
            Some(_) if self.is_hidden() || self.participants().are_computers() => first::SHOW,
            Some(_) if self.is_computers_turn() => first::COMPUTERS_TURN,
            Some(_) if self.participants().person().is_some() => first::TURN,
            Some(_) => first::TWO_PERSONS,
        }
    }
}
