//! Table: a game on the screen, with everything that belongs to it.
//!
//! After each event `App::keep` checks whether the disk has all of the game on the screen, by
//! comparing two numbers: the revision of the tree and the current position. No other code has to
//! remember to keep a move. New content leaves as `Effect::Keep`: the whole game when it comes to
//! the screen, then the lines that the journal's `Writer` makes from the log of the tree.
//!
//! The only action that asks for confirmation is giving up, because whatever leaves the screen is
//! kept already.

mod check;
mod clock;
mod computer;
mod draw;
mod execute;
mod foul;
mod friend;
mod hint;
mod layer;
mod line;
mod messages;
mod mouse;
mod opening;
mod panel;
mod players;
mod rated;
mod report;
mod review;
mod save;
mod scroll;
mod state;
mod status;
mod undo;
mod view;
mod words;

use std::path::Path;
use std::time::Duration;

use super::analysis::Analysis;
use super::board::BoardFouls;
use super::ctx::Ctx;
use super::editor::Editor;
use super::explorer::Explored;
use super::layer::nobody;
use super::naming::{self, Naming};
use super::refusal::{Refusal, Validity};
use super::review::ReviewState;
use super::viewer::Viewer;
use crate::formats::{Loaded, Remark, SavedGame, seated};
use crate::friend::GameId;
use crate::game::{
    Clock, ComputerSides, GameKind, MoveLimit, Names, Participants, Score, State, TimeControl,
};
use crate::locale::text;
use crate::record::{NodeId, Record};
use crate::rules::opening::{OpeningRule, Seat};
use crate::rules::{BySide, Stone};
use crate::settings::Choice;
use crate::store::collection::IndexedGame;
use clock::GameClock;
use computer::Computer;
use friend::SharedTable;
use hint::StepHint;
use messages::{Messages, Notice};
use players::Players;
use rated::AwaitedRating;
use save::Storage;

#[derive(Debug)]
pub struct Table {
    pub viewer: Viewer,
    pub players: Players,
    clock: GameClock,
    computer: Computer,
    hint: Option<StepHint>,
    messages: Messages,
    storage: Storage,
    analysis: Analysis,
    review: Option<ReviewState>,
    mode: Mode,
    /// Position whose text is scrolled, and the first row of the text.
    scrolled: Option<(NodeId, usize)>,
    /// First node of the line that was last added to the record, until a further change.
    taken_line: Option<NodeId>,
    ended_at: Option<Duration>,
    /// Position in which a draw was last offered.
    offered_at: Option<NodeId>,
    rating: AwaitedRating,
    fouls: BoardFouls,
    /// Game that is shared with a friend's program.
    shared: Option<SharedTable>,
}

#[derive(Debug)]
enum Mode {
    Play,
    Explore(Explored),
    SetUp(Box<Editor>),
}

impl Table {
    fn new(record: Record, participants: Participants) -> Self {
        Self {
            players: Players::new(participants, record.state()),
            viewer: Viewer::new(record),
            clock: GameClock::default(),
            computer: Computer::default(),
            hint: None,
            messages: Messages::default(),
            storage: Storage::default(),
            analysis: Analysis::default(),
            review: None,
            mode: Mode::Play,
            scrolled: None,
            taken_line: None,
            ended_at: None,
            offered_at: None,
            rating: AwaitedRating::default(),
            fouls: BoardFouls::default(),
            shared: None,
        }
    }

    /// Begins a game. An opening rule that does not fit it is not used.
    fn begin(kind: GameKind, opening: OpeningRule, participants: Participants, ctx: &Ctx) -> Self {
        let mut table = Self::new(Record::with_opening(kind, opening), participants);
        table.clock.time = Clock::new(ctx.next.time);
        table.limit_moves(ctx);
        table
    }

    /// Sets the move limit of a new game as the user wants it.
    fn limit_moves(&mut self, ctx: &Ctx) {
        let limit = ctx.user.settings.draw_after;
        if MoveLimit::applies_to(self.kind()) {
            self.viewer.record.edit_info(|info| info.limit = limit);
        }
    }

    pub fn chosen(choice: Choice, ctx: &mut Ctx) -> Self {
        ctx.next.choose(choice);
        if choice.is_rated() {
            let lineup = ctx.lineup_of(&choice);
            return Self::begin_rated(choice.kind, lineup, ctx);
        }
        let participants = ctx.draw(choice.kind);
        let mut table = Self::begin(choice.kind, choice.opening_rule(), participants, ctx);
        if choice.lineup.is_by_lot() {
            let [(who, player), _] = table.naming(ctx).players(Stone::First);
            table.say(text!("lot-drawn", who = who, player = player));
        }
        table
    }

    pub fn resume(opened: SavedGame, ctx: &mut Ctx) -> Self {
        let SavedGame { record, participants, names, clock, is_study, shared, path, .. } = opened;
        let damage = opened.damage;
        let mut clock = clock.map(|clock| *clock);
        ctx.next.time = clock.as_ref().map_or(TimeControl::None, Clock::control);
        if let Some(clock) = &mut clock {
            clock.restart(record.cursor().seat_to_act(), ctx.now);
        }
        ctx.next.lineup = ctx.next.lineup.of(participants);
        let stones = naming::length(record.on_board());
        let mut table = Self::new(record, participants);
        table.players.is_study = is_study;
        table.shared = shared.map(GameId).map(SharedTable::played);
        table.players.call(names);
        let said = match (&path, damage) {
            (_, Some(why)) => report::part(&stones, &why),
            (Some(_), None) if table.state().mover().is_none() => {
                vec![text!("resumed-finished", stones = stones)]
            }
            (Some(_), None) => vec![report::continued(&stones, &table.naming(ctx))],
            (None, None) => {
                vec![text!("resumed-copy", stones = stones)]
            }
        };
        table.clock.time = clock;
        if path.is_none() {
            table.strip_mark();
        }
        table.storage.journal = path;
        table.messages.say(said);
        table
    }

    /// Creates a table for a game from a file, or a pasted one, that replaces a game of this kind.
    pub fn load(
        path: Option<&Path>,
        loaded: Loaded,
        in_use: Option<GameKind>,
        participants: Participants,
    ) -> Self {
        let Loaded { record, mut remarks, fingerprint, .. } = loaded;
        let is_in_use = in_use == Some(record.kind());
        remarks.retain(|remark| !is_in_use || !matches!(remark, Remark::TakenFor(_)));
        let length = naming::whole_length(&record);
        let said = match path {
            Some(path) => report::loaded(path, &length, &remarks),
            None => report::pasted(&length, &remarks),
        };
        let (named, names) = seated(record.info());
        // Two people get their names and seats from the file.
        let are_people =
            [named, participants].iter().all(|it| it.computer_sides() == ComputerSides::None);
        let is_named = are_people && names != Names::UNKNOWN;
        let at_start = record.main_end().seated(if is_named { named } else { participants });
        let mut table = Self::new(record, at_start);
        table.storage.saved = path.map(|_| fingerprint);
        table.strip_mark();
        if is_named {
            table.players.call(names);
        }
        if path.is_some() {
            table.is_in_file();
        }
        table.messages.say(said);
        table
    }

    /// Opens a game of a collection as a study: new moves are variations, and the file is not
    /// changed.
    pub fn study(Loaded { record, remarks, .. }: Loaded, listed: &IndexedGame) -> Self {
        let BySide { first, second } = &record.info().players;
        let names = Names::new(Some(&first.name), Some(&second.name));
        let moves = record.on_board().moves();
        let game = (listed.number, record.kind());
        let said = report::opened(&listed.path, game, moves, &remarks);
        let at_start = record.main_end().seated(Participants::PERSONS);
        let mut table = Self::new(record, at_start);
        let name = listed.path.file_name().map(|name| name.to_string_lossy().into_owned());
        (table.players.is_study, table.players.collection) = (true, name);
        table.strip_mark();
        table.players.call(names);
        table.is_in_file();
        table.messages.say(said);
        table
    }

    pub const fn kind(&self) -> GameKind {
        self.viewer.record.kind()
    }

    /// Players of both sides in the current position. An opening may have swapped them.
    pub fn participants(&self) -> Participants {
        self.viewer.record.cursor().seated(self.participants_at_start())
    }

    pub const fn participants_at_start(&self) -> Participants {
        self.players.at_start
    }

    /// State at the current position, even if the screen shows another one.
    fn state(&self) -> State {
        self.viewer.record.state()
    }

    /// Number of the game on the screen, and its current position.
    pub fn standing(&self) -> (u64, NodeId) {
        (self.storage.number, self.viewer.record.node())
    }

    /// Side of the player who has to act in the current position; `None` after the end.
    fn side_to_act(&self) -> Option<Stone> {
        self.viewer.record.cursor().side_to_act()
    }

    fn is_computers_turn(&self) -> bool {
        self.seat_to_act().is_some_and(|seat| self.is_computers_seat(seat))
    }

    /// Checks whether the computer plays for this player, whichever side it has now.
    fn is_computers_seat(&self, seat: Seat) -> bool {
        let at_start = self.participants_at_start();
        !self.players.is_study && at_start.is_computer(seat.first_side())
    }

    fn awaits_computer(&self) -> bool {
        self.is_computers_turn() && !self.participants().are_computers()
    }

    /// Checks whether the board is covered, as during a pause: nobody should think while the clock
    /// is stopped.
    const fn is_hidden(&self) -> bool {
        self.clock.is_paused && self.clock.time.is_some()
    }

    /// Names of the players, by their sides in the position on the screen.
    fn naming<'a>(&'a self, ctx: &'a Ctx) -> Naming<'a> {
        Naming {
            participants: self.viewer.shown().seated(self.participants_at_start()),
            names: self.players.names(ctx),
            coordinates: ctx.look.coordinates,
            ..nobody(self.kind(), ctx)
        }
    }

    /// Score by the sides in the current position, including this game, if it has ended and counts.
    pub fn score(&self) -> Score {
        let score = self.score_at_start();
        if self.viewer.record.cursor().is_swapped() { score.swapped() } else { score }
    }

    /// Score by the sides at the start.
    fn score_at_start(&self) -> Score {
        let cursor = self.viewer.record.cursor();
        let winner = |side: Stone| cursor.holder(side).first_side();
        self.players.score(self.state(), winner)
    }

    fn say(&mut self, words: impl Into<String>) {
        self.messages.say(vec![words.into()]);
    }

    /// Shows a message without adding it to the list.
    pub fn notify(&mut self, words: String) {
        self.messages.notice = Some(Notice::Done(vec![words]));
    }

    /// Shows why a command was refused. The list does not keep it, since it would stand beside
    /// positions that it is not about.
    pub fn refuse(&mut self, refusal: Refusal) {
        self.messages.notice = Some(Notice::Refused(refusal, self.place()));
    }

    /// Shows that something failed outside, and adds it to the list.
    pub fn fail(&mut self, failure: &Refusal, ctx: &Ctx) {
        let forms = failure.forms(&self.naming(ctx));
        self.messages.remember(&forms);
        self.messages.notice = Some(Notice::Failed(forms));
    }

    /// Current position, and the one on the screen.
    fn place(&self) -> (NodeId, NodeId) {
        (self.viewer.record.node(), self.viewer.shown().node())
    }

    /// Drops a refusal that would not be repeated now.
    fn drop_outdated(&mut self) {
        let (here, is_computers_turn) = (self.place(), self.is_computers_turn());
        self.messages.notice.take_if(|notice| match notice {
            Notice::Refused(refusal, place) => match refusal.validity {
                Validity::Lasting => false,
                Validity::Position => *place != here,
                Validity::ComputersTurn => !is_computers_turn,
            },
            Notice::Done(_) | Notice::Failed(_) => false,
        });
    }

    /// Records and shows the end of the game, if it has ended.
    fn note_end(&mut self, ctx: &Ctx) {
        if let State::Over(_) = self.state() {
            self.ended_at = Some(ctx.now);
            self.await_rating();
            self.viewer.stop_looking();
        }
    }

    fn editor(&self) -> Option<&Editor> {
        match &self.mode {
            Mode::SetUp(editor) => Some(editor),
            Mode::Play | Mode::Explore(_) => None,
        }
    }

    /// Opening explorer, unless the board is covered.
    fn explored(&self) -> Option<&Explored> {
        match &self.mode {
            Mode::Explore(explored) if !self.is_hidden() => Some(explored),
            _ => None,
        }
    }
}
