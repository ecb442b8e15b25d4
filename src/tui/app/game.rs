//! The game on the screen: the match, who plays it, what is open over the board and what was said.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::analysis::Analysis;
use super::bar::CommandBar;
use super::comment::CommentEditor;
use super::cursor::Cursor;
use super::editor::Editor;
use super::engine::EngineState;
use super::explorer::Explored;
use super::page::Page;
use super::review::ReviewState;
use super::session::Session;
use crate::formats::journal::Writer;
use crate::formats::{Fingerprint, Format, Loaded, Remark, SavedGame, Terms, seated, with_terms};
use crate::game::{
    Clock, ComputerSides, GameKind, Lineup, Names, Participants, Score, State, TimeControl,
};
use crate::player::Info;
use crate::record::{self, NodeId, Record};
use crate::rules::{BySide, Stone};
use crate::store::News;
use crate::store::collection::Listed;
use crate::tui::event::Effect;
use crate::tui::messages::{self, Naming, Refusal, Report};

/// A game and the screen around it.
#[derive(Clone, Debug)]
pub struct GameScreen {
    pub(in crate::tui) game: Record,
    pub(in crate::tui) cursor: Cursor,
    /// Who plays games of rows; Quarto is for two persons.
    pub(in crate::tui) participants: Participants,
    /// What is open over the board.
    pub(in crate::tui) overlay: Overlay,
    /// Another position of the record, at which one looks.
    pub(in crate::tui) look: Option<Box<record::Cursor>>,
    /// When the record is played through: the time of its next move.
    pub(in crate::tui) autoplay: Option<Duration>,
    /// What is played are variations of a game that has ended: both sides are the player's.
    pub(in crate::tui) is_study: bool,
    /// What is asked before it is done.
    pub(in crate::tui) question: Option<Question>,
    /// What was last said, until the next key or until it does not hold any more.
    pub(in crate::tui) notice: Option<Notice>,
    /// What was said, oldest first.
    pub(in crate::tui) log: Vec<String>,
    /// The file that was saved or loaded last.
    pub(in crate::tui) saved: Option<Fingerprint>,
    /// Its number among the games on the screen.
    number: u64,
    /// The journal that this game goes on in, if it was opened.
    from: Option<PathBuf>,
    /// What the disk was told of it; `None` before it knows of it at all.
    told: Option<Writer>,
    /// The name of the file from which it was taken to be studied: then it is not the player's own.
    pub(super) collection: Option<String>,
    /// What the computer does about this position.
    pub(in crate::tui) engine: EngineState,
    /// What the engine says of the position that is shown.
    pub(in crate::tui) analysis: Analysis,
    /// What a review says of the game.
    pub(in crate::tui) review: Option<ReviewState>,
    /// How far it came when it last said so in this game.
    pub(in crate::tui) thought: Option<Info>,
    /// When something was last played, if that moves on the board.
    pub(in crate::tui) moved_at: Option<Duration>,
    /// When it ended on the screen.
    pub(in crate::tui) ended_at: Option<Duration>,
    /// The players' time, if it is counted.
    pub(in crate::tui) clock: Option<Clock>,
    /// How the persons were called when the game was played, if it came from a journal.
    names: Option<Names>,
    /// Where the computer plays both sides, or a clock runs: everybody waits.
    pub(in crate::tui) is_paused: bool,
    /// The score of the games before this one.
    pub(in crate::tui) score_before: Score,
    /// The end of this game counts for the score: there was none yet when the game came to the
    /// screen or the score began.
    pub(in crate::tui) counts: bool,
}

/// What was last said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Something was done.
    Done(Report),
    /// Something was refused.
    Refused(Refusal),
}

/// What takes the keys instead of the board.
#[derive(Clone, Debug)]
pub enum Overlay {
    /// Nothing.
    None,
    /// The command bar.
    Bar(CommandBar),
    /// A page.
    Page(Page),
    /// Which sides the computer is to play, at these levels.
    Computer(Lineup),
    /// The board editor.
    Editor(Box<Editor>),
    /// How games went on from the position that is shown.
    Explorer(Explored),
    /// The comment on a position, which is written.
    Comment(Box<CommentEditor>),
}

/// What is asked before it is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// This side gives the game up.
    Resign(Stone),
    /// This position is taken out of the tree, with so many moves, its own among them.
    Delete {
        /// The position.
        node: NodeId,
        /// So many moves.
        moves: usize,
    },
}

impl GameScreen {
    /// As many messages are kept.
    const LONGEST_LOG: usize = 100;

    pub(super) fn new(game: Record, participants: Participants) -> Self {
        Self {
            cursor: Cursor::new(game.cursor()),
            participants,
            overlay: Overlay::None,
            look: None,
            autoplay: None,
            is_study: false,
            question: None,
            notice: None,
            log: Vec::new(),
            saved: None,
            number: 0,
            from: None,
            told: None,
            collection: None,
            engine: EngineState::Idle,
            analysis: Analysis::default(),
            review: None,
            thought: None,
            moved_at: None,
            ended_at: None,
            clock: None,
            names: None,
            is_paused: false,
            score_before: Score::default(),
            counts: game.state().mover().is_some(),
            game,
        }
    }

    /// A game without moves, with the clock that was chosen.
    pub(super) fn begin(kind: GameKind, participants: Participants, session: &Session) -> Self {
        let clock = Clock::new(session.time);
        Self { clock, ..Self::new(Record::new(kind), participants) }
    }

    /// A game that is kept goes on, with those who played it.
    pub(super) fn resume(opened: SavedGame, session: &mut Session) -> Self {
        let SavedGame { record: game, participants, names, clock, is_study, path, damage, .. } =
            opened;
        let mut clock = clock.map(|clock| *clock);
        session.time = clock.as_ref().map_or(TimeControl::None, Clock::control);
        if let Some(clock) = &mut clock {
            clock.restart(game.state().mover(), session.now);
        }
        session.lineup = session.lineup.of(participants);
        let (kind, stones) = (game.kind(), game.on_board().stones());
        let report = match (&path, damage) {
            (_, Some(why)) => Report::Part(kind, stones, why),
            (Some(_), None) if game.state().mover().is_none() => Report::Ended(kind, stones),
            (Some(_), None) => Report::Continued(kind, stones),
            (None, None) => Report::Copied(kind, stones),
        };
        let names = Some(names).filter(|names| *names != Names::UNKNOWN);
        let mut screen =
            Self { from: path, clock, names, is_study, ..Self::new(game, participants) };
        screen.say(report, session);
        screen
    }

    /// A game from a file, or one that was pasted; this one was in use.
    pub(super) fn load(
        path: Option<&Path>,
        loaded: Loaded,
        in_use: Option<GameKind>,
        participants: Participants,
        session: &Session,
    ) -> Self {
        let Loaded { record, mut remarks, fingerprint } = loaded;
        let is_in_use = in_use == Some(record.kind());
        remarks.retain(|remark| !is_in_use || !matches!(remark, Remark::TakenFor(_)));
        let (kind, stones) = (record.kind(), record.on_board().stones());
        let moves = record.on_board().moves();
        let report = match path.map(Path::to_path_buf) {
            Some(path) => Report::Loaded { path, kind, stones, remarks },
            None => Report::Pasted { kind, moves, stones, remarks },
        };
        let saved = path.map(|_| fingerprint);
        // Two persons are called what the file calls them.
        let names = Some(seated(record.info())).filter(|(seated, names)| {
            [seated, &participants].iter().all(|it| it.computer_sides() == ComputerSides::None)
                && *names != Names::UNKNOWN
        });
        let names = names.map(|(_, names)| names);
        let mut screen = Self { saved, names, ..Self::new(record, participants) };
        screen.say(report, session);
        screen
    }

    /// A game of a collection, to be studied: what is played are variations, and the file stays as it is.
    pub(super) fn study(record: Record, listed: &Listed, session: &Session) -> Self {
        let BySide { first, second } = &record.info().players;
        let names = Names::new(Some(&first.name), Some(&second.name));
        let names = Some(names).filter(|names| *names != Names::UNKNOWN);
        let report = Report::Opened {
            path: listed.path.clone(),
            number: listed.number,
            kind: record.kind(),
            moves: record.on_board().moves(),
        };
        let name = listed.path.file_name().map(|name| name.to_string_lossy().into_owned());
        let mut screen = Self {
            names,
            is_study: true,
            collection: name,
            ..Self::new(record, Participants::PERSONS)
        };
        screen.say(report, session);
        screen
    }

    /// Puts another game in the place of this one. Its list of messages begins with how this one ended.
    /// The score goes on if the same game is played by the same participants.
    pub(super) fn replace(&mut self, mut next: Self, session: &mut Session) {
        // What happened to this one is kept before it goes.
        session.effects.extend(self.news(session).map(Effect::Keep));
        let before = self.score();
        next.score_before = if self.kind() != next.kind() {
            Score::default()
        } else if self.participants() == next.participants() {
            before
        } else if self.participants() == next.participants().swapped() {
            before.swapped()
        } else {
            Score::default()
        };
        // Until now the screen said it.
        if let State::Over(_) = self.game.state() {
            let forms = messages::state(self.game.cursor(), &self.naming(session)).forms;
            next.log.splice(0..0, forms.into_iter().next());
        }
        if before != Score::default() && next.score_before == Score::default() {
            next.remember(Report::NewScore.forms(&next.naming(session)));
        }
        next.number = self.number + 1;
        *self = next;
    }

    /// Which game it is.
    pub const fn kind(&self) -> GameKind {
        self.game.kind()
    }

    /// What is asked before it is done.
    pub const fn asked(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// Its number among the games on the screen.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// Who plays this game.
    pub const fn participants(&self) -> Participants {
        self.participants.playing(self.kind())
    }

    /// Whether the computer is to move.
    pub fn is_computers_turn(&self) -> bool {
        !self.is_study
            && self.game.state().mover().is_some_and(|side| self.participants().is_computer(side))
    }

    /// How the persons of this game are called.
    pub(super) fn names<'a>(&'a self, session: &'a Session) -> &'a Names {
        self.names.as_ref().unwrap_or(&session.names)
    }

    /// How players and cells are called.
    pub fn naming<'a>(&'a self, session: &'a Session) -> Naming<'a> {
        Naming {
            kind: self.kind(),
            participants: self.participants(),
            names: self.names(session),
            coordinates: session.coordinates,
            has_letters: session.theme.has_letters(),
            keymap: &session.keymap,
        }
    }

    /// The score with this game, if it has ended and that counts.
    pub fn score(&self) -> Score {
        match self.game.state() {
            State::Over(outcome) if self.counts => self.score_before.with(outcome.winner()),
            _ => self.score_before,
        }
    }

    /// A new score begins: the end of this game counts if it is still to come.
    pub(super) fn reset_score(&mut self) {
        self.score_before = Score::default();
        self.counts = self.game.state().mover().is_some();
    }

    /// Who plays, and by which clock.
    pub(super) fn terms(&self, session: &Session) -> Terms {
        Terms {
            participants: self.participants,
            names: self.names(session).clone(),
            control: self.clock.as_ref().map_or(TimeControl::None, Clock::control),
            is_study: self.is_study,
        }
    }

    /// The game with all that is kept of it.
    pub fn saved_game(&self, session: &Session) -> SavedGame {
        SavedGame {
            names: self.names(session).clone(),
            clock: self.clock.clone().map(Box::new),
            is_study: self.is_study,
            path: self.from.clone(),
            ..SavedGame::new(self.game.clone(), self.participants)
        }
    }

    /// What the disk has not been told of the game yet.
    pub(super) fn news(&mut self, session: &Session) -> Option<News> {
        let terms = self.terms(session);
        if let Some(told) = &mut self.told {
            return told.update(&mut self.game, &terms).map(News::Changed);
        }
        let game = self.saved_game(session);
        self.told = Some(Writer::new(&mut self.game, terms));
        Some(News::Came(Box::new(game)))
    }

    /// The game as it goes into a file: one that names the players has their names.
    pub(super) fn to_save(&self, path: &Path, session: &Session) -> Record {
        let ending = path.extension().and_then(OsStr::to_str);
        let mut record = self.game.clone();
        if let Format::Sgf | Format::Psq | Format::Rec = Format::to_save(ending, self.kind()) {
            let info = with_terms(record.info(), record.kind(), &self.terms(session));
            record.edit_info(|known| *known = info);
        }
        record
    }

    /// Says what was done, and keeps the words in the list of messages.
    pub(super) fn say(&mut self, report: Report, session: &Session) {
        self.remember(report.forms(&self.naming(session)));
        self.notice = Some(Notice::Done(report));
    }

    /// Says what was refused where it can be seen, and keeps what is said on the board in the list of
    /// messages.
    pub(super) fn refuse(&mut self, refusal: Refusal, session: &Session) {
        match &mut self.overlay {
            Overlay::Page(page) => page.refuse(refusal),
            Overlay::Bar(bar) => bar.refusal = Some(refusal),
            Overlay::None
            | Overlay::Computer(_)
            | Overlay::Editor(_)
            | Overlay::Explorer(_)
            | Overlay::Comment(_) => {
                self.remember(refusal.forms(&self.naming(session)));
                self.notice = Some(Notice::Refused(refusal));
            }
        }
    }

    /// Puts words into the list of messages only, in their longest form. They stay as they were said:
    /// the next game may have other players and cells.
    fn remember(&mut self, forms: Vec<String>) {
        self.log.extend(forms.into_iter().next());
        let surplus = self.log.len().saturating_sub(Self::LONGEST_LOG);
        self.log.drain(..surplus);
    }

    /// Notes when the game ended, if it did, and shows its end to whoever looks at another position.
    pub(super) fn note_end(&mut self, session: &Session) {
        if let State::Over(_) = self.game.state() {
            self.ended_at = Some(session.now);
            self.stop_looking();
        }
    }
}
