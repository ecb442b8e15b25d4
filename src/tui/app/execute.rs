//! What a command does to the game on the screen.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::analysis;
use super::bar::CommandBar;
use super::engine::Purpose;
use super::game::{GameScreen, Notice, Overlay, Question};
use super::new_game::NewGame;
use super::page::{Outcome, Page};
use super::review::ReviewState;
use super::session::Session;
use super::settings_page::SettingsPage;
use crate::formats::Loaded;
use crate::game::{AnyGame, ComputerSides, GameKind, IllegalMove, Lineup, Participants, Target};
use crate::record::Record;
use crate::rules::{Point, Stone};
use crate::settings::Choice;
use crate::store::{Saved, StoreError};
use crate::tui::command::{self, Command};
use crate::tui::event::{Effect, Games, SeatId};
use crate::tui::help::Help;
use crate::tui::keymap::Context;
use crate::tui::layout;
use crate::tui::messages::{Refusal, Report};

/// A key that comes sooner after the end was meant for the game.
const A_GLANCE: Duration = Duration::from_millis(400);

impl GameScreen {
    /// Where the keys go.
    pub fn context(&self) -> Context {
        match (&self.question, &self.overlay) {
            (Some(_), _) => Context::Question,
            (None, Overlay::None) => Context::Board,
            (None, Overlay::Bar(_)) => Context::Bar,
            (None, Overlay::Page(page)) => page.context(),
            (None, Overlay::Computer(_)) => Context::Computer,
            (None, Overlay::Editor(_)) => Context::Editor,
            (None, Overlay::Explorer(_)) => Context::Explorer,
            (None, Overlay::Comment(_)) => Context::Comment,
        }
    }

    /// Obeys a command where the keys go now.
    pub(super) fn execute(&mut self, command: &Command, session: &mut Session) {
        if let Command::Interrupt = command {
            self.keep_comment(session);
            return session.effects.push(Effect::Quit);
        }
        if self.question.is_some() {
            match (command, &mut self.question) {
                (Command::Yes, question) => {
                    if let Some(question) = question.take() {
                        self.confirm(&question, session);
                    }
                }
                (Command::No, question) => *question = None,
                _ => {}
            }
            return;
        }
        if matches!(self.overlay, Overlay::None | Overlay::Editor(_) | Overlay::Explorer(_))
            && !matches!(command, Command::PointAt(_))
        {
            // A message stands until the next key or click.
            self.notice = None;
        }
        let is_refused =
            matches!(self.overlay, Overlay::Computer(_)) && self.check(command).is_err();
        if *command == Command::Quit {
            self.keep_comment(session);
        }
        match &mut self.overlay {
            // These mean the same whatever is open.
            _ if matches!(command, Command::Quit | Command::NewGame(_) | Command::Load(_)) => {
                self.obey(command, session);
            }
            Overlay::Editor(_) if matches!(command, Command::Zoom(_)) => {
                self.obey(command, session);
            }
            Overlay::Editor(_) => self.edit(command, session),
            Overlay::None => self.obey(command, session),
            Overlay::Bar(_) if *command == Command::Accept => self.accept_bar(session),
            Overlay::Bar(bar) => {
                if !bar.execute(command) {
                    self.overlay = Overlay::None;
                }
            }
            Overlay::Page(page) => match page.execute(command, session) {
                Outcome::Open => {}
                Outcome::Closed => self.overlay = Overlay::None,
                Outcome::Begin(choice) => self.open_new(choice, session),
            },
            Overlay::Explorer(_) => self.execute_in_explorer(command, session),
            Overlay::Comment(_) => self.write_comment(command, session),
            Overlay::Computer(_) if is_refused => {}
            Overlay::Computer(lineup) => match *command {
                Command::StepLevel(step) => *lineup = lineup.step(step),
                Command::StepFirstLevel(step) => *lineup = lineup.step_first(step),
                Command::Computer(Some(sides)) => {
                    session.lineup = lineup.with(sides);
                    self.overlay = Overlay::None;
                    self.change_participants(session);
                }
                Command::Cancel => self.overlay = Overlay::None,
                _ => {}
            },
        }
    }

    /// Obeys a command, or says why not.
    pub(super) fn obey(&mut self, command: &Command, session: &mut Session) {
        if let Err(refusal) = self.perform(command, session) {
            self.refuse(refusal, session);
        }
    }

    /// Obeys what stands in the command bar; what can be corrected stays there.
    fn accept_bar(&mut self, session: &mut Session) {
        let Overlay::Bar(bar) = std::mem::replace(&mut self.overlay, Overlay::None) else {
            return;
        };
        self.notice = None;
        let done = match command::parse(bar.input.value(), self.game.target_kind()) {
            Ok(None) => Ok(()),
            Ok(Some(command)) => self.perform(&command, session),
            Err(why) => Err(Refusal::Command(why)),
        };
        if let Err(refusal) = done {
            let refusal = refusal.typed();
            if refusal.is_correctable() {
                self.overlay = Overlay::Bar(bar);
            }
            self.refuse(refusal, session);
        }
    }

    /// Obeys a command on the board.
    fn perform(&mut self, command: &Command, session: &mut Session) -> Result<(), Refusal> {
        self.check(command)?;
        if !matches!(command, Command::Autoplay | Command::PointAt(_)) {
            self.autoplay = None;
        }
        match command {
            Command::Walk(_)
            | Command::Delete
            | Command::Promote
            | Command::Autoplay
            | Command::Comment(_) => self.study_record(command, session),
            &Command::Play(target) => self.play(target, session).map_err(Refusal::NotPlayed)?,
            Command::PlayAtCursor if self.shown().state().mover().is_none() => {
                self.play_again(session);
            }
            Command::PlayAtCursor => {
                let target = self.cursor.target(self.shown());
                self.play(target, session).map_err(Refusal::NotPlayed)?;
            }
            Command::Move(_) | Command::MoveToEdge(_) | Command::PointAt(_) => {
                self.move_cursor(command);
            }
            Command::OpenEditor => self.open_editor(),
            Command::Analyse | Command::StepLine(_) | Command::ChooseLine(_) => {
                self.direct_analysis(command, session);
            }
            Command::Review => self.review(session),
            Command::Puzzles => session.open_puzzles(),
            Command::TakeBack => self.take_back(session),
            Command::Redo => self.redo(session),
            Command::Resign => {
                // A person resigns also while the computer thinks.
                let loser = self.participants().person().or(self.game.state().mover());
                self.question = loser.map(Question::Resign);
            }
            Command::NewGame(None) | Command::Settings | Command::Games(_) => {
                self.open_page(command, session);
            }
            &Command::NewGame(Some(kind)) => {
                self.open_new(session.next_choice(kind), session);
            }
            Command::Explore => self.open_explorer(session),
            Command::Load(name) => session.load(name.as_ref(), self.shown_kind()),
            Command::Save(name) => self.save(name.as_ref(), session),
            Command::Copy => self.copy(session),
            Command::Quit => session.effects.push(Effect::Quit),
            Command::ResetScore => {
                self.reset_score();
                self.say(Report::ScoreReset, session);
            }
            Command::Computer(None) => self.overlay = Overlay::Computer(session.lineup),
            &Command::Computer(Some(sides)) => {
                session.lineup.computer = sides;
                self.change_participants(session);
            }
            &Command::Level(level, first) => {
                let sides = self.participants().computer_sides();
                session.lineup = Lineup::new(sides, level);
                if let Some(first) = first {
                    session.lineup.levels.first = first;
                }
                self.change_participants(session);
            }
            &Command::StepLevel(step) => {
                session.lineup = session.lineup.step(step);
                self.change_participants(session);
            }
            &Command::StepFirstLevel(step) => {
                session.lineup = session.lineup.step_first(step);
                self.change_participants(session);
            }
            Command::MoveNow => self.move_now(session),
            Command::Pause => self.set_paused(!self.is_paused, session),
            Command::Hint => self.ask_for_hint(session),
            Command::Cancel if self.engine.is_thinking_for(Purpose::Hint) => {
                self.forget_question(session);
            }
            Command::ToggleExpected => {
                session.marks.expected = !session.marks.expected;
                self.say(Report::ShowsExpected(session.marks.expected), session);
            }
            &Command::Zoom(step) => {
                let next = layout::zoomed(session.area(), self.kind(), session.zoom, step);
                session.zoom = next.unwrap_or(session.zoom);
            }
            Command::ToggleCoordinates => session.step_coordinates(),
            Command::StepNumbers => session.marks.numbers = session.marks.numbers.next(),
            Command::ToggleThreats => session.marks.threats = !session.marks.threats,
            Command::OpenBar => self.overlay = Overlay::Bar(CommandBar::default()),
            Command::Type(char) => self.open_bar_with(char.encode_utf8(&mut [0; 4])),
            Command::Help => session.help = Some(Help::at(Context::Board)),
            _ => {}
        }
        Ok(())
    }

    /// Opens a page over the game.
    fn open_page(&mut self, command: &Command, session: &mut Session) {
        let page = match command {
            Command::Games(None) => Page::games(Games::History, session),
            Command::Games(Some(path)) => return self.list_games(path.into(), session),
            Command::Settings => Page::Settings(SettingsPage::default()),
            _ => {
                let choice = session.next_choice(self.kind());
                Page::New(NewGame::new(choice, session.settings.first))
            }
        };
        self.overlay = Overlay::Page(page);
    }

    /// Lists the games in a file or folder.
    pub(super) fn list_games(&mut self, path: PathBuf, session: &mut Session) {
        self.overlay = Overlay::Page(Page::games(Games::In(path), session));
    }

    /// Moves the cursor over the position that is shown.
    fn move_cursor(&mut self, command: &Command) {
        let shown = self.look.as_deref().unwrap_or_else(|| self.game.cursor());
        match *command {
            Command::Move(direction) => self.cursor.step(direction, shown),
            Command::MoveToEdge(direction) => self.cursor.jump(direction, shown),
            Command::PointAt(target) => self.cursor.point_to(target, shown),
            _ => {}
        }
    }

    /// The game that is selected in the menu, or else the one on the board.
    pub(super) fn shown_kind(&self) -> GameKind {
        match &self.overlay {
            Overlay::Page(Page::New(page)) => page.kind(),
            _ => self.kind(),
        }
    }

    /// Opens the command bar with a text in it.
    pub(super) fn open_bar_with(&mut self, text: &str) {
        let mut bar = CommandBar::default();
        bar.insert(text);
        self.notice = None;
        self.overlay = Overlay::Bar(bar);
    }

    /// Puts the mover's stone there, selects or places a piece.
    pub(super) fn play(
        &mut self,
        target: Target,
        session: &mut Session,
    ) -> Result<(), IllegalMove> {
        if let Some(look) = &self.look {
            // What cannot be played there leaves the game where it stands.
            look.check(target)?;
            self.stand_here(session);
        }
        self.put(target, session)?;
        let target = match self.game.on_board() {
            AnyGame::Rows(game) => game.moves().last().map_or(target, |&at| Target::Cell(at)),
            AnyGame::Quarto(_) => target,
        };
        self.cursor.point_to(target, self.game.cursor());
        Ok(())
    }

    /// The computer's stone goes there, also while one looks at another position.
    pub(super) fn play_computers(
        &mut self,
        point: Point,
        session: &mut Session,
    ) -> Result<(), IllegalMove> {
        self.put(Target::Cell(point), session)?;
        if self.is_looking() {
            self.follow_tree();
        } else {
            self.cursor.give_way(self.game.cursor());
        }
        Ok(())
    }

    /// Something is played where the game stands.
    fn put(&mut self, target: Target, session: &mut Session) -> Result<(), IllegalMove> {
        self.game.play(target)?;
        if !self.is_study {
            // The game that is played is the main line.
            self.game.promote(self.game.node());
        }
        self.moved_at = session.settings.movements.then_some(session.now);
        self.press_clock(session);
        self.forget_question(session);
        if let Some(Notice::Refused(refusal)) = &self.notice
            && !self.still_holds(refusal)
        {
            self.notice = None;
        }
        self.note_end(session);
        Ok(())
    }

    /// Whether what was refused in the position before would still be.
    fn still_holds(&self, refusal: &Refusal) -> bool {
        match refusal {
            Refusal::HintForComputer => self.is_computers_turn(),
            refusal => !refusal.is_about_position(),
        }
    }

    /// The game on the board goes on with the players of the lineup; the score begins anew if they are
    /// others.
    fn change_participants(&mut self, session: &mut Session) {
        let before = self.participants;
        // Who drew X keeps it.
        let lot = before.is_computer(Stone::First);
        let now = session.lineup.participants(lot);
        // Persons keep their sides, which they may have changed.
        if now.computer_sides() != ComputerSides::None || now.swapped() != before {
            self.participants = now;
        }
        if self.participants == before {
            return self.say(Report::Participants, session);
        }
        // There is a pause only where nobody else would wait.
        let may_pause = self.participants.are_computers() || self.clock.is_some();
        self.set_paused(may_pause && self.is_paused, session);
        leave_seats(before, self.participants, session);
        self.reset_score();
        self.say(Report::NewParticipants, session);
    }

    /// Does what was asked.
    fn confirm(&mut self, question: &Question, session: &mut Session) {
        match *question {
            // The computer may have ended the game meanwhile.
            Question::Resign(loser) if self.game.state().mover().is_some() => {
                self.game.resign(loser);
                self.game.promote(self.game.node());
                self.end_off_board(session);
            }
            Question::Resign(_) => {}
            Question::Delete { node, .. } => self.delete(node, session),
        }
    }

    /// Puts a new game in the place of this one.
    fn open_new(&mut self, choice: Choice, session: &mut Session) {
        session.effects.push(Effect::Remember(choice));
        let next = Self::chosen(choice, session);
        self.give_way_to(next, session);
    }

    /// The same game again, with sides changed.
    fn play_again(&mut self, session: &mut Session) {
        let seen = self.ended_at.is_none_or(|at| session.now.saturating_sub(at) >= A_GLANCE);
        if !seen {
            return;
        }
        session.lineup = session.lineup.swapped();
        let next = Self::begin(self.kind(), self.participants().swapped(), session);
        self.give_way_to(next, session);
    }

    /// Puts another game in the place of this one.
    pub(super) fn give_way_to(&mut self, next: Self, session: &mut Session) {
        self.forget_question(session);
        leave_seats(self.participants(), next.participants(), session);
        session.effects.push(Effect::Leave(SeatId::Adviser));
        if self.analysis.is_on {
            analysis::leave(session);
        }
        if self.review.as_ref().is_some_and(ReviewState::is_running) {
            session.effects.push(Effect::StopReview);
        }
        self.replace(next, session);
    }

    /// A new game as it was chosen.
    pub(super) fn chosen(choice: Choice, session: &mut Session) -> Self {
        let Choice { kind, lineup, time } = choice;
        (session.last, session.lineup, session.time) = (choice, lineup, time);
        let participants = session.draw_participants();
        Self::begin(kind, participants, session)
    }

    /// Saves the game into this file, or its usual one.
    fn save(&self, name: Option<&String>, session: &mut Session) {
        let path = session.file(name, self.kind());
        let game = Box::new(self.to_save(&path, session));
        let (number, known) = (self.number(), self.saved);
        session.effects.push(Effect::Save { path, number, game, known });
    }

    /// Hears that a game was saved, or why not. It may be one that has left the screen meanwhile.
    pub(super) fn saved(
        &mut self,
        path: &Path,
        number: u64,
        game: &Record,
        result: Result<Saved, StoreError>,
        session: &mut Session,
    ) {
        let (path, is_on_screen) = (path.to_path_buf(), number == self.number());
        match result {
            Ok(saved) => {
                let (kind, stones) = (game.kind(), game.on_board().stones());
                let not_held = saved.not_held();
                if is_on_screen {
                    self.saved = Some(saved.fingerprint);
                }
                self.say(Report::Saved { path, kind, stones, not_held, is_on_screen }, session);
            }
            Err(why) => {
                let why = why.to_string();
                self.refuse(Refusal::NotSaved { path, why, is_on_screen }, session);
            }
        }
    }

    /// Hears that a game was loaded or pasted, which comes in the place of this one.
    pub(super) fn loaded(&mut self, path: Option<&Path>, game: Loaded, session: &mut Session) {
        let participants = match &self.overlay {
            Overlay::Page(Page::New(page)) => {
                session.lineup = page.lineup();
                session.draw_participants()
            }
            _ => self.participants,
        };
        let in_use = Some(self.shown_kind());
        let next = Self::load(path, game, in_use, participants, session);
        self.give_way_to(next, session);
    }
}

impl GameScreen {
    /// Frees all seats: the computer plays no side any more.
    pub(super) fn leave_all_seats(&mut self, session: &mut Session) {
        self.forget_question(session);
        leave_seats(self.participants(), Participants::PERSONS, session);
    }
}

/// Frees the seats of computers whose sides are persons' now.
fn leave_seats(before: Participants, now: Participants, session: &mut Session) {
    for side in [Stone::First, Stone::Second] {
        if before.is_computer(side) && !now.is_computer(side) {
            session.effects.push(Effect::Leave(SeatId::Side(side)));
        }
    }
}
