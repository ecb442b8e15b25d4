//! What a command does at a puzzle, and which are refused.

use ratatui::layout::Position;

use super::{PuzzleRoom, Solving, Turn};
use crate::game::Target;
use crate::puzzle::{Attempt, Hint};
use crate::tui::app::Session;
use crate::tui::app::bar::CommandBar;
use crate::tui::app::foot::named;
use crate::tui::command::{self, Command, Walk};
use crate::tui::event::{Effect, MouseAction, MouseEvent};
use crate::tui::keymap::{Context, Keymap, Label};
use crate::tui::layout;
use crate::tui::messages::{PuzzleRefusal, Refusal};

impl PuzzleRoom {
    /// Where the keys go.
    pub const fn context(&self) -> Context {
        if self.bar.is_some() { Context::Bar } else { Context::Puzzles }
    }

    /// Whether a command would be obeyed now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, command: &Command, session: &Session) -> Result<(), Refusal> {
        self.can_obey(command, session).map_err(Refusal::Puzzle)
    }

    fn can_obey(&self, command: &Command, session: &Session) -> Result<(), PuzzleRefusal> {
        let Some(solving) = &self.solving else {
            let practice = session.practice.as_ref();
            let counts = practice.map(|practice| practice.counts()).unwrap_or_default();
            return match command {
                Command::PlayAtCursor | Command::NextPuzzle if counts.due + counts.new > 0 => {
                    Ok(())
                }
                Command::Play(_)
                | Command::PlayAtCursor
                | Command::NextPuzzle
                | Command::TakeBack
                | Command::Hint
                | Command::Solution
                | Command::Walk(_) => Err(PuzzleRefusal::NoPuzzle),
                command => is_known(command),
            };
        };
        match (command, &solving.turn) {
            (Command::Solution, Turn::Over { .. }) if solving.is_unexplained => Ok(()),
            (Command::Play(_) | Command::Hint | Command::Solution, Turn::Over { .. }) => {
                Err(PuzzleRefusal::Over)
            }
            (Command::Play(_) | Command::PlayAtCursor | Command::Hint, Turn::Answer { .. }) => {
                Err(PuzzleRefusal::NotAnswered)
            }
            (Command::TakeBack, Turn::Player | Turn::Over { .. }) => {
                Err(PuzzleRefusal::NothingToTakeBack)
            }
            (Command::Walk(walk), _) => solving.check_walk(*walk),
            (command, _) => is_known(command),
        }
    }

    /// Obeys a command; whether the room stays open.
    pub(in crate::tui::app) fn execute(
        &mut self,
        command: &Command,
        session: &mut Session,
    ) -> bool {
        if let Command::Interrupt = command {
            session.effects.push(Effect::Quit);
            return true;
        }
        if let Some(bar) = &mut self.bar {
            if *command == Command::Accept {
                self.accept_bar(session);
            } else if !bar.execute(command) {
                self.bar = None;
            }
            return true;
        }
        let before =
            if matches!(command, Command::PointAt(_)) { None } else { self.refusal.take() };
        if let Command::Cancel = command {
            // A message goes first.
            let stays = before.is_some();
            if !stays {
                self.leave_answer(session);
            }
            return stays;
        }
        self.obey(command, session);
        true
    }

    /// Obeys a command, or says why not.
    fn obey(&mut self, command: &Command, session: &mut Session) {
        if let Err(why) = self.check(command, session).and_then(|()| self.perform(command, session))
        {
            self.refusal = Some(why);
        }
    }

    fn perform(&mut self, command: &Command, session: &mut Session) -> Result<(), Refusal> {
        let turn = self.solving.as_ref().map(|solving| &solving.turn);
        match (command, turn) {
            (Command::PlayAtCursor | Command::NextPuzzle, None | Some(Turn::Over { .. })) => {
                self.takes_new |= turn.is_none();
                self.next(session);
            }
            (Command::NextPuzzle, _) => self.next(session),
            // Whoever sees what is wrong begins again.
            (Command::Play(_) | Command::PlayAtCursor, Some(Turn::Refuted { .. }))
            | (Command::TakeBack, _) => self.take_back(session),
            (Command::PlayAtCursor, _) => return self.play(self.cursor.cell(), session),
            (&Command::Play(Target::Cell(point)), _) => return self.play(point, session),
            (Command::Hint, _) => self.hint(session),
            (Command::Solution, _) => self.give_up(session),
            (&Command::Walk(walk), _) => self.walk(walk),
            (&Command::Move(direction), _) => self.cursor.step(direction, self.shown.cursor()),
            (&Command::MoveToEdge(direction), _) => {
                self.cursor.jump(direction, self.shown.cursor());
            }
            (&Command::PointAt(target), _) => self.cursor.point_to(target, self.shown.cursor()),
            (Command::ToggleCoordinates, _) => session.step_coordinates(),
            (&Command::Zoom(step), _) => {
                let next = layout::zoomed(session.area(), self.kind(), session.zoom, step);
                session.zoom = next.unwrap_or(session.zoom);
            }
            (Command::OpenBar, _) => self.bar = Some(CommandBar::default()),
            (&Command::Type(char), _) => self.paste(char.encode_utf8(&mut [0; 4])),
            (Command::Quit, _) => session.effects.push(Effect::Quit),
            _ => {}
        }
        Ok(())
    }

    /// Obeys what was typed; what can be corrected stays.
    fn accept_bar(&mut self, session: &mut Session) {
        let Some(bar) = self.bar.take() else { return };
        let done = match command::parse(bar.input.value(), self.shown.target_kind()) {
            Ok(None) => Ok(()),
            Ok(Some(command)) => {
                self.check(&command, session).and_then(|()| self.perform(&command, session))
            }
            Err(why) => Err(Refusal::Command(why)),
        };
        if let Err(refusal) = done {
            let refusal = refusal.typed();
            if refusal.is_correctable() {
                self.bar = Some(CommandBar { refusal: Some(refusal), ..bar });
            } else {
                self.refusal = Some(refusal);
            }
        }
    }

    /// Puts a text into the command bar.
    pub(in crate::tui::app) fn paste(&mut self, text: &str) {
        self.bar.get_or_insert_default().insert(text);
    }

    /// The next hint; the cursor goes to a move that is given away.
    fn hint(&mut self, session: &mut Session) {
        if self.solving.as_ref().is_some_and(|it| matches!(it.turn, Turn::Refuted { .. })) {
            self.take_back(session);
        }
        let Some(solving) = &mut self.solving else { return };
        solving.hint = solving.attempt.hint();
        if let Some(Hint::Move(point)) = solving.hint {
            self.cursor.point_to(Target::Cell(point), self.shown.cursor());
        }
    }

    /// Shows the solution.
    fn give_up(&mut self, session: &mut Session) {
        self.leave_answer(session);
        if let Some(solving) = &mut self.solving {
            solving.attempt.give_up();
            solving.end(session);
            solving.log(session);
            solving.step = Some(0);
        }
        self.refresh();
    }

    /// Goes through the solution.
    fn walk(&mut self, walk: Walk) {
        if let Some(solving) = &mut self.solving {
            let (step, all) = (solving.step.unwrap_or_default(), solving.solution.len());
            solving.step = Some(match walk {
                Walk::Back => step.saturating_sub(1),
                Walk::Forward => (step + 1).min(all),
                Walk::End => all,
                _ => 0,
            });
        }
        self.refresh();
    }

    /// Whether one of the keys of the line with this command does something now.
    fn is_obeyed(&self, command: &Command, session: &Session) -> bool {
        let is_obeyed = |command: &Command| self.check(command, session).is_ok();
        is_obeyed(command)
            || *command == Command::Walk(Walk::Back) && is_obeyed(&Command::Walk(Walk::Forward))
    }

    /// The keys that would be obeyed, with what they do now.
    pub fn labels(&self, keymap: &Keymap, session: &Session) -> Vec<(Command, Label)> {
        let obeyed = keymap
            .footer(self.context())
            .filter(|(command, _)| self.bar.is_some() || self.is_obeyed(command, session));
        let mut labels = named(obeyed);
        let turn = self.solving.as_ref().map(|solving| &solving.turn);
        // One key is enough for what Enter does, too.
        labels.retain(|(command, _)| match turn {
            None | Some(Turn::Over { .. }) => *command != Command::NextPuzzle,
            Some(Turn::Refuted { .. }) => *command != Command::TakeBack,
            _ => true,
        });
        for (command, (_, word)) in &mut labels {
            *word = match (&*command, turn) {
                (Command::PlayAtCursor, None) => "a new puzzle",
                (Command::PlayAtCursor, Some(Turn::Over { .. })) => "next",
                (Command::PlayAtCursor, Some(Turn::Refuted { .. })) => "try again",
                (Command::TakeBack, Some(Turn::Answer { .. })) => "undo",
                _ => *word,
            };
        }
        labels
    }

    /// The commands that the mouse gives, in order.
    pub(in crate::tui::app) fn mouse_commands(
        &self,
        mouse: MouseEvent,
        session: &Session,
    ) -> Vec<Command> {
        let walk = |walk| {
            let command = Command::Walk(walk);
            // At the ends the wheel says nothing.
            if self.check(&command, session).is_ok() { vec![command] } else { Vec::new() }
        };
        match (self.target_at(mouse.at, session), mouse.action) {
            _ if self.bar.is_some() => Vec::new(),
            (_, MouseAction::ScrollUp) => walk(Walk::Back),
            (_, MouseAction::ScrollDown) => walk(Walk::Forward),
            (Some(target), MouseAction::Click) => {
                vec![Command::PointAt(target), Command::Play(target)]
            }
            (Some(target), MouseAction::Move) => vec![Command::PointAt(target)],
            _ => Vec::new(),
        }
    }

    /// The cell at a place of the window.
    fn target_at(&self, at: Position, session: &Session) -> Option<Target> {
        let layout = layout::game(session.area(), self.kind(), session.zoom).ok()?;
        layout.board.point_at(at).map(Target::Cell).filter(|_| self.attempt().is_some())
    }

    /// Whether the player is to move, so that the cursor shows a stone to come.
    pub fn is_players_turn(&self) -> bool {
        let is_open = |attempt: &Attempt| attempt.outcome().is_none();
        let is_turn = |turn: &Turn| matches!(turn, Turn::Player);
        self.attempt().is_some_and(is_open)
            && self.solving.as_ref().is_some_and(|solving| is_turn(&solving.turn))
    }
}

impl Solving {
    /// Whether the solution has a move to be shown in that direction.
    fn check_walk(&self, walk: Walk) -> Result<(), PuzzleRefusal> {
        let all = self.solution.len();
        let is_there = match walk {
            Walk::Back | Walk::Start => all > 0 && self.step != Some(0),
            Walk::Forward | Walk::End => self.step.map_or(all > 0, |step| step < all),
            Walk::NextBranch | Walk::To(_) => false,
        };
        if is_there { Ok(()) } else { Err(PuzzleRefusal::NothingToShow) }
    }
}

/// Whether the room knows a command.
const fn is_known(command: &Command) -> Result<(), PuzzleRefusal> {
    match command {
        Command::Play(_)
        | Command::PlayAtCursor
        | Command::TakeBack
        | Command::Hint
        | Command::Solution
        | Command::NextPuzzle
        | Command::Move(_)
        | Command::MoveToEdge(_)
        | Command::PointAt(_)
        | Command::ToggleCoordinates
        | Command::Zoom(_)
        | Command::OpenBar
        | Command::Type(_)
        | Command::Cancel
        | Command::Palette
        | Command::Help
        | Command::Puzzles
        | Command::Redraw
        | Command::NextTheme
        | Command::Suspend
        | Command::Interrupt
        | Command::Quit => Ok(()),
        _ => Err(PuzzleRefusal::NotHere),
    }
}
