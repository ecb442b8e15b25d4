//! Context of all layers: look, settings, next game, time, and requested effects.
//!
//! A layer sees the world only through `Ctx`: the appearance of the screen, the user's settings and
//! keys, the next game, the time, and the effects that it requests.
//!
//! Only one thing at a time is on its way to the screen, a game, the puzzles or the lessons: the
//! last one requested. The user cancels it by playing, starting another game, writing or pressing Esc. A
//! report of a completed write is always shown, and says so if its game has left the screen.

mod friend;
mod setup;

pub use friend::{Friend, Presence};
pub use setup::{Questions, Setup, TerminalProfile};

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use ratatui::layout::{Position, Rect, Size};

use super::event::{Effect, Games, PictureSupport, SearchRequest};
use super::keymap::Keymap;
use super::layout::{self, GameLayout, Zoom};
use super::theme::{Theme, ThemeError, Themes, default_theme};
use crate::friend::{Chance, GameId};
use crate::game::{
    Computer, ComputerSides, EngineName, GameKind, Lineup, Names, Participants, Person, Step,
    TimeControl,
};
use crate::lesson::LessonProgress;
use crate::locale::{Locale, Locales};
use crate::player::{EngineSettings, Level, Ticket, lot};
use crate::puzzle::{Activity, Practice};
use crate::rules::opening::OpeningRule;
use crate::rules::{self, Coordinates, Placement, Stone, Variant};
use crate::settings::engines::EngineEntry;
use crate::settings::{
    Bell, Choice, CoordinateLabels, FoulMarks, Key, PictureChoice, Settings, Stakes, ThemeName,
};
use crate::statistics::{Rating, RatingHistory};
use crate::store::Files;
use crate::store::collection::IndexedGame;

#[derive(Debug)]
pub struct Ctx {
    pub look: Look,
    pub user: Preferences,
    pub next: NextGame,
    /// Time since program start, as of the last event.
    pub now: Duration,
    pub effects: Vec<Effect>,
    pub awaited: Option<Awaited>,
    /// All puzzles, once they have been read.
    pub practice: Option<Box<Practice>>,
    /// Rating of the user, once it has been read.
    pub rating: Option<Box<RatingHistory>>,
    /// Lessons that are done, as far as they have been read.
    pub lessons: LessonProgress,
    pub ponders: bool,
    /// Other engines of the user, in the order of the list.
    pub engines: Vec<Arc<EngineEntry>>,
    pub cores: NonZeroUsize,
    /// Places of the user's files, by their content.
    pub places: Vec<(&'static str, PathBuf)>,
    /// Files that were loaded or saved since program start, the last one first.
    pub used_files: Vec<PathBuf>,
    /// Session with a friend's program.
    pub friend: Option<Box<Friend>>,
    /// Name of the user for friends.
    own_name: String,
    chance: Chance,
    files: Files,
    /// Games of the search, and its ticket while results are wanted.
    search: (Games, Option<Ticket>),
    tickets: u64,
}

#[derive(Debug)]
pub struct NextGame {
    /// Last choice for a new game.
    pub choice: Choice,
    pub lineup: Lineup,
    pub time: TimeControl,
    seed: u64,
    lots: u64,
    /// Number of the next game that comes to the screen from the start menu.
    pub number: u64,
}

impl NextGame {
    pub const fn choose(&mut self, choice: Choice) {
        (self.choice, self.lineup, self.time) = (choice, choice.lineup, choice.time);
    }

    /// Seats the participants of the next game.
    fn draw(&mut self) -> Participants {
        let lot = lot(self.seed, self.lots);
        self.lots += 1;
        self.lineup.participants(lot)
    }

    /// Offer during a game of this kind: the current lineup, but without the swap of a rematch.
    pub fn during(&self, kind: GameKind) -> Choice {
        let Choice { opening, lineup, time, stakes, .. } = self.choice;
        let lineup = if self.lineup.swapped() == lineup { lineup } else { self.lineup };
        Choice { kind, opening, lineup, time, stakes }
    }
}

#[derive(Debug)]
pub struct Preferences {
    /// Settings from file and command line combined.
    pub settings: Settings,
    pub keymap: Keymap,
    pub names: Names,
    /// Reason why changes are not written: the user's file is invalid.
    pub not_written: Option<String>,
}

fn names(settings: &Settings) -> Names {
    Names::new(settings.names.first.get(), settings.names.second.get())
}

#[derive(Debug)]
pub struct Look {
    pub locale: Arc<Locale>,
    pub locales: Locales,
    pub theme: Theme,
    pub themes: Themes,
    pub profile: TerminalProfile,
    pub pictures: PictureSupport,
    /// Notation of the cells.
    pub coordinates: Coordinates,
    pub marks: Marks,
    pub window: Size,
    pub zoom: Zoom,
    /// Position of the mouse pointer, if the terminal reports it.
    pub mouse: Option<Position>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    pub coordinates: bool,
    pub numbers: Numbers,
    pub threats: bool,
    /// Points that a side may not take.
    pub forbidden: FoulMarks,
    pub expected: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    #[default]
    Off,
    LastFive,
    All,
}

impl Numbers {
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Off => Self::LastFive,
            Self::LastFive => Self::All,
            Self::All => Self::Off,
        }
    }
}

impl Look {
    pub fn area(&self) -> Rect {
        Rect::from((Position::ORIGIN, self.window))
    }

    pub fn game_layout(&self, kind: GameKind) -> Result<GameLayout, Size> {
        layout::game(self.area(), kind, self.zoom)
    }

    pub fn has_panel(&self, kind: GameKind) -> bool {
        self.game_layout(kind).is_ok_and(|layout| layout.panel.is_some())
    }

    pub fn zoom(&mut self, kind: GameKind, step: Step) {
        self.zoom = layout::zoomed(self.area(), kind, self.zoom, step).unwrap_or(self.zoom);
    }

    /// Uses the pictures that the terminal supports. Returns whether that changes something.
    pub fn show_pictures(&mut self, support: PictureSupport) -> bool {
        std::mem::replace(&mut self.pictures, support) != support
    }

    pub fn labels(&self) -> Option<Coordinates> {
        self.marks.coordinates.then_some(self.coordinates)
    }

    /// Cycles through numbers, letters and no labels.
    pub fn step_coordinates(&mut self) {
        (self.marks.coordinates, self.coordinates) = match self.labels() {
            Some(Coordinates::Numbers) => (true, Coordinates::Letters),
            Some(Coordinates::Letters) => (false, Coordinates::Letters),
            None => (true, Coordinates::Numbers),
        };
    }

    /// Uses the colours of the game on the screen.
    pub fn dress(&mut self, kind: GameKind) {
        self.theme.dress(kind.variant().placement() == Placement::Gravity);
    }

    /// Checks that a theme with this name, or `auto`, can be used.
    pub fn usable_theme(&self, name: &str) -> Result<ThemeName, ThemeError> {
        let known = ThemeName::new(name).ok_or_else(|| ThemeError::Unknown(name.to_owned()))?;
        if name != ThemeName::AUTO {
            self.themes.find(name)?;
        }
        Ok(known)
    }

    /// Names of all usable themes, after `auto`.
    pub fn usable_themes(&self) -> Vec<ThemeName> {
        let all = [ThemeName::AUTO].into_iter().chain(self.themes.names());
        all.filter_map(|name| self.usable_theme(name).ok()).collect()
    }

    pub fn next_theme(&mut self) {
        if let Some((name, palette)) = self.themes.next(&self.theme.name) {
            self.theme = Theme::new(&name, palette, self.theme.depth, self.theme.glyphs);
        }
    }
}

/// Game, puzzles or lessons being loaded, one request at a time. A player who moves on cancels it: a late
/// answer is reported, but not shown.
#[derive(Debug)]
pub struct Awaited {
    pub ticket: Ticket,
    wanted: Wanted,
    /// Position to show, if the game reaches it.
    pub reached: Option<rules::Position>,
}

#[derive(Debug, PartialEq, Eq)]
enum Wanted {
    File(PathBuf),
    /// Files that may hold the saved game of this kind.
    Saved(Vec<PathBuf>, GameKind),
    Kept(PathBuf),
    /// File of a collection, and number of the game in it.
    Listed(PathBuf, u32),
    /// Puzzles, and what to do with them at once.
    Puzzles(Option<Activity>),
    Lessons,
    /// Journal of a shared game.
    Shared(GameId),
}

impl Awaited {
    /// Activity for which the puzzles are read, if one was named.
    pub const fn activity(&self) -> Option<Activity> {
        match self.wanted {
            Wanted::Puzzles(activity) => activity,
            _ => None,
        }
    }

    /// Kind of game whose saved file was requested.
    pub const fn saved(&self) -> Option<GameKind> {
        match self.wanted {
            Wanted::Saved(_, kind) => Some(kind),
            _ => None,
        }
    }
}

impl Ctx {
    pub fn new(setup: Setup, window: Size) -> Self {
        let Setup { kind, opening, lineup, time, stakes, rating, .. } = setup;
        let Setup { seed, ponders, engines, cores, files, places, chance, login, .. } = setup;
        let Setup { settings, keymap, locale, locales, theme, themes, profile, problem, .. } =
            setup;
        let labels = settings.coordinates;
        let not_written = problem.and_then(|why| why.lines().next().map(str::to_owned));
        Self {
            look: Look {
                locale,
                locales,
                theme,
                themes,
                profile,
                pictures: PictureSupport::default(),
                coordinates: labels.coordinates(),
                marks: Marks {
                    coordinates: labels != CoordinateLabels::None,
                    forbidden: settings.forbidden_points,
                    ..Marks::default()
                },
                window,
                zoom: Zoom::default(),
                mouse: None,
            },
            user: Preferences { names: names(&settings), settings, keymap, not_written },
            next: NextGame {
                choice: Choice { kind, opening, lineup, time, stakes },
                lineup,
                time,
                seed,
                lots: 0,
                number: 0,
            },
            now: Duration::ZERO,
            effects: Vec::new(),
            awaited: None,
            practice: None,
            rating,
            lessons: LessonProgress::default(),
            ponders,
            engines,
            cores,
            places,
            used_files: Vec::new(),
            friend: None,
            own_name: login,
            chance,
            files,
            search: (Games::History, None),
            tickets: 0,
        }
    }

    pub fn engine(&self) -> EngineSettings {
        let Settings { threads, memory, .. } = &self.user.settings;
        EngineSettings { memory: memory.bytes(), threads: threads.number(self.cores) }
    }

    /// Rating of the user, as far as it is known.
    pub fn rating(&self) -> Rating {
        self.rating.as_ref().map_or_else(Rating::default, |history| history.now())
    }

    /// Level of the computer in the next game of this choice against a person.
    pub fn level_of(&self, choice: &Choice) -> Level {
        match choice.stakes {
            Stakes::Even if choice.can_be_rated() => self.rating().level(),
            _ => choice.lineup.opponent().and_then(Computer::level).unwrap_or_default(),
        }
    }

    /// Engines of the user that can be chosen in a game of this kind.
    pub fn engines_for(&self, kind: GameKind) -> Vec<EngineName> {
        if !kind.can_be_played_by_engines() {
            return Vec::new();
        }
        let plays = |entry: &&Arc<EngineEntry>| entry.plays(kind.variant());
        self.engines.iter().filter(plays).map(|entry| entry.name).collect()
    }

    /// Engine of the user that analyses games of this kind beside ours: the first of the list.
    pub fn analysing_engine(&self, kind: GameKind) -> Option<&Arc<EngineEntry>> {
        let plays = |entry: &&Arc<EngineEntry>| entry.analyses && entry.plays(kind.variant());
        self.engines.iter().find(plays).filter(|_| kind.can_be_played_by_engines())
    }

    /// Engine of the user with this name.
    pub fn engine_named(&self, name: EngineName) -> Option<&Arc<EngineEntry>> {
        self.engines.iter().find(|entry| entry.name == name)
    }

    /// Seats the participants of the next game, which is of this kind.
    pub fn draw(&mut self, kind: GameKind) -> Participants {
        let drawn = self.next.draw();
        self.participants_in(drawn, kind)
    }

    /// Participants of a game of this kind. Where engines do not play, it is the computer at the
    /// user's level.
    pub fn participants_in(&self, participants: Participants, kind: GameKind) -> Participants {
        if kind.can_be_played_by_engines() {
            return participants;
        }
        participants.at_levels(self.user.settings.level)
    }

    /// Lineup of a game of this kind, likewise.
    pub fn lineup_in(&self, lineup: Lineup, kind: GameKind) -> Lineup {
        if kind.can_be_played_by_engines() {
            return lineup;
        }
        lineup.at_levels(self.user.settings.level)
    }

    /// Players of the next game of this choice. In rated games, the sides alternate.
    pub fn lineup_of(&self, choice: &Choice) -> Lineup {
        if !choice.is_rated() {
            return self.lineup_in(choice.lineup, choice.kind);
        }
        let side = self.rating.as_ref().map_or(Stone::First, |history| history.next_side());
        let computer = match side {
            Stone::First => ComputerSides::Second,
            Stone::Second => ComputerSides::First,
        };
        Lineup { seats: choice.lineup.seats, ..Lineup::new(computer, self.level_of(choice)) }
    }

    /// Choice of a rated game at the level nearest to the user's rating.
    pub fn even_game(&self) -> Choice {
        let Choice { kind, lineup, time, .. } = self.next.choice;
        let lineup = lineup.at_levels(self.user.settings.level);
        let kind = if kind.can_be_rated() { kind } else { GameKind::Rows(Variant::GOMOKU_15) };
        let computer = match lineup.computer {
            ComputerSides::None | ComputerSides::Both => ComputerSides::Second,
            computer => computer,
        };
        let (opening, lineup) = (OpeningRule::Free, lineup.with(computer));
        Choice { kind, opening, lineup, time, stakes: Stakes::Even }
    }

    /// Name by which a friend knows the user: that of the settings, or of the login.
    pub fn own_name(&self) -> String {
        self.user.names.of(Person::One).unwrap_or(&self.own_name).to_owned()
    }

    /// Source of random numbers for a session.
    pub fn chance(&mut self) -> Chance {
        self.chance.fork()
    }

    pub const fn next_ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }

    /// Files of this name, or those that may hold the saved game. The first one is for saving.
    pub fn files(&self, named: Option<&String>, kind: GameKind) -> Vec<PathBuf> {
        let saved = || self.files.paths(kind, self.user.settings.save_format);
        named.map_or_else(saved, |name| vec![PathBuf::from(name)])
    }

    pub fn file(&self, named: Option<&String>, kind: GameKind) -> PathBuf {
        self.files(named, kind).swap_remove(0)
    }

    /// Minimum time between a move that is judged and the answer on the board.
    pub fn answer_pace(&self) -> Duration {
        const PACE: Duration = Duration::from_millis(350);
        if self.user.settings.animations { PACE } else { Duration::ZERO }
    }

    pub fn ring(&mut self) {
        if self.user.settings.bell == Bell::YourTurn {
            self.effects.push(Effect::Bell);
        }
    }

    pub fn games(&self) -> Games {
        self.search.0.clone()
    }

    pub fn search(&mut self, games: &Games) {
        let ticket = self.next_ticket();
        self.search = (games.clone(), Some(ticket));
        self.effects.push(Effect::Search(SearchRequest::Begin(ticket, games.clone())));
    }

    pub fn searches(&self, ticket: Ticket) -> bool {
        self.search.1 == Some(ticket)
    }

    pub fn end_search(&mut self) {
        if self.search.1.take().is_some() {
            self.effects.push(Effect::Search(SearchRequest::End));
        }
    }

    /// Takes the background of the terminal into account, which theme `auto` follows. Returns
    /// whether the look changes.
    pub fn adapt_to(&mut self, is_light: bool) -> bool {
        let Self { look, user, .. } = self;
        let before = look.profile.theme;
        look.profile.theme = default_theme(is_light);
        // Another one may have been chosen in the meantime.
        let follows = user.settings.theme.as_str() == ThemeName::AUTO && look.theme.name == before;
        if !follows || look.profile.theme == before {
            return false;
        }
        look.profile.theme(&user.settings, &look.themes).map(|theme| look.theme = theme).is_ok()
    }

    /// Draws stones as pictures where the terminal and the settings allow it.
    pub fn sharpen(&mut self) {
        let is_wanted = self.user.settings.pictures == PictureChoice::Auto;
        self.look.theme.sharpen(is_wanted && self.look.pictures.on_board);
    }

    pub fn change(&mut self, key: Key, settings: Settings) {
        self.user.settings = settings;
        let settings = &self.user.settings;
        let (look, next) = (&mut self.look, &mut self.next);
        match key {
            Key::Language => look.locale = look.locales.load(settings.language.as_str()),
            Key::Theme | Key::Glyphs => {
                // Invalid themes are not offered.
                if let Ok(theme) = look.profile.theme(settings, &look.themes) {
                    look.theme = theme;
                }
            }
            Key::Coordinates => {
                look.coordinates = settings.coordinates.coordinates();
                look.marks.coordinates = settings.coordinates != CoordinateLabels::None;
            }
            Key::ForbiddenPoints => look.marks.forbidden = settings.forbidden_points,
            Key::Mouse => self.effects.push(Effect::CaptureMouse(settings.mouse)),
            Key::Player1 | Key::Player2 => self.user.names = names(settings),
            // The others concern the next game, whose lineup is also offered during a game.
            Key::Level => {
                for lineup in [&mut next.choice.lineup, &mut next.lineup] {
                    let players = Lineup::new(lineup.computer, settings.level).players;
                    lineup.players = players;
                }
            }
            Key::Opening => next.choice.opening = settings.opening,
            Key::Size | Key::Rule => next.choice.kind = Choice::from(settings).kind,
            Key::First => {
                for lineup in [&mut next.choice.lineup, &mut next.lineup] {
                    lineup.seats = settings.first.seats();
                    if !matches!(lineup.computer, ComputerSides::None | ComputerSides::Both) {
                        *lineup = lineup.with(settings.first.computer_sides());
                    }
                }
            }
            Key::Clock => next.choice.time = settings.clock,
            // These are read where they are used.
            Key::Animations
            | Key::Bell
            | Key::WindowTitle
            | Key::Pictures
            | Key::DrawAfter
            | Key::Foul
            | Key::SaveFormat
            | Key::Threads
            | Key::Memory => {}
        }
        if self.user.not_written.is_none() {
            let settings = Box::new(self.user.settings.clone());
            self.effects.push(Effect::WriteSetting(key, settings));
        }
        // The new offer is stored like a choice.
        if matches!(
            key,
            Key::Level | Key::Size | Key::Rule | Key::Opening | Key::First | Key::Clock
        ) {
            self.effects.push(Effect::Remember(self.next.choice));
        }
    }

    /// Sends a request, unless the same one is already pending.
    fn ask_for(
        &mut self,
        wanted: Wanted,
        reached: Option<rules::Position>,
        effect: impl FnOnce(Ticket) -> Effect,
    ) {
        let is_wanted = |it: &Awaited| it.wanted == wanted && it.reached == reached;
        if !self.awaited.as_ref().is_some_and(is_wanted) {
            let ticket = self.next_ticket();
            self.awaited = Some(Awaited { ticket, wanted, reached });
            self.effects.push(effect(ticket));
        }
    }

    /// Takes the request with this ticket; `None` if the answer is late.
    pub fn arrives(&mut self, ticket: Ticket) -> Option<Awaited> {
        self.awaited.take_if(|awaited| awaited.ticket == ticket)
    }

    /// Loads a game from this file, or the saved one. The current board is used if its stones fit.
    pub fn load(&mut self, named: Option<&String>, kind: GameKind) {
        let (paths, current) = (self.files(named, kind), kind.variant());
        let wanted = match named {
            Some(name) => Wanted::File(PathBuf::from(name)),
            None => Wanted::Saved(paths.clone(), kind),
        };
        self.ask_for(wanted, None, |ticket| Effect::Load(ticket, paths, current));
    }

    /// Loads a game from a file that was chosen.
    /// Remembers a file that was loaded or saved. The disk may take its time.
    pub fn remember_file(&mut self, path: &Path) {
        self.used_files.retain(|other| other != path);
        self.used_files.insert(0, path.to_path_buf());
        self.effects.push(Effect::RememberFile(path.to_path_buf()));
    }

    pub fn load_file(&mut self, path: PathBuf, kind: GameKind) {
        let wanted = Wanted::File(path.clone());
        self.ask_for(wanted, None, |ticket| Effect::Load(ticket, vec![path], kind.variant()));
    }

    pub fn open(&mut self, path: PathBuf, reached: Option<rules::Position>) {
        let wanted = Wanted::Kept(path.clone());
        self.ask_for(wanted, reached, |ticket| Effect::Open(ticket, path));
    }

    pub fn read(&mut self, listed: IndexedGame, reached: Option<rules::Position>) {
        let wanted = Wanted::Listed(listed.path.clone(), listed.number);
        let listed = Box::new(listed);
        self.ask_for(wanted, reached, |ticket| Effect::Read(ticket, listed));
    }

    /// Opens the journal of a shared game, which comes to the screen then.
    pub fn open_shared(&mut self, id: GameId) {
        self.ask_for(Wanted::Shared(id), None, |ticket| Effect::OpenShared(ticket, id));
    }

    pub fn read_lessons(&mut self) {
        self.ask_for(Wanted::Lessons, None, Effect::ReadLessons);
    }

    pub fn read_puzzles(&mut self, activity: Option<Activity>) {
        self.ask_for(Wanted::Puzzles(activity), None, Effect::ReadPuzzles);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ctx() -> Ctx {
        let setup = Setup::new(Files::One("game.csv".into()));
        Ctx::new(setup, Size { width: 80, height: 24 })
    }

    #[test]
    fn the_strongest_levels_use_the_configured_threads_and_memory() {
        let mut ctx = ctx();
        let before = ctx.engine();
        assert_eq!((before.threads, before.memory), (1, 128 << 20));
        for key in [Key::Threads, Key::Memory] {
            let mut settings = ctx.user.settings.clone();
            (0..2).for_each(|_| key.step(&mut settings, Step::Up));
            ctx.change(key, settings);
        }
        let now = ctx.engine();
        assert_eq!((now.threads, now.memory), (2, 8 << 20));
    }

    #[test]
    fn every_change_is_written() {
        let mut ctx = ctx();
        for key in Key::ALL {
            ctx.change(key, ctx.user.settings.clone());
            let written =
                |effect: &Effect| matches!(effect, Effect::WriteSetting(of, _) if *of == key);
            assert!(ctx.effects.iter().any(written), "{key:?}");
        }
    }
}
