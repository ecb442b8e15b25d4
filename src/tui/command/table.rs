//! Table of commands: keys, titles, names and conditions.
//!
//! It determines the keymap, the settings file, the command bar, the palette, the help, the footer
//! and the manual. A row has keys and conditions for one context. The first row of a command, on
//! the board if possible, also has its names and its section of the help.
//!
//! # Adding a command
//!
//! A new command is a variant of `Command` and a row of this table: its keys in each context, its
//! title, the word in the footer, its names in the settings file and the command bar, its section
//! of the help, and its conditions (`Need`). Refusals follow from the row as well. `first` lists
//! the commands that the footer offers first.

use std::borrow::Cow;

use ratatui::crossterm::event::KeyCode;

use super::Command as C;
use super::Direction::{Down, Left, Right, Up};
use super::key::Key::{self, Char, Code, Ctrl, Digit};
use super::{Command, Context, Edit, Section, SetUp, Walk};
use crate::game::{ComputerSides, Step, Target};
use crate::rules::Stone;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    pub context: Context,
    pub keys: Cow<'static, [(Key, Command)]>,
    /// Word for the footer; empty if the row is not shown there.
    pub id: &'static str,
    pub is_in_footer: bool,
    /// Names of the commands, in the order of the keys, in the first row that has them.
    pub(super) names: &'static [Name],
    /// Section of the help, if it does not follow from the context.
    pub(super) section: Option<Section>,
    pub(super) needs: &'static [Need],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// Name in the settings file.
    pub key: &'static str,
    /// Words for the command bar, separated by spaces.
    pub typed: &'static str,
    /// Title in the palette, if the row has several commands.
    pub title: Option<&'static str>,
}

/// Condition of the game for a command. The game provides the text of the refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Board not hidden by a pause.
    Seen,
    /// Game that is not a study.
    Played,
    Open,
    Turn,
    PersonsTurn,
    /// Person who plays and can resign.
    Person,
    /// Position in which the side to move can offer a draw.
    Draw,
    Taken,
    Undone,
    Stones,
    /// File name of a picture, if one is given.
    Picture,
    Rows,
    Marks,
    NoGravity,
    /// Game in which a side may not take some points.
    Fouls,
    Moves,
    /// Walk that leads to a position.
    Position,
    Before,
    Branch,
    Analysed,
    /// Game whose wins by threats the engine finds.
    Threats,
    Lines,
    /// Text longer than its place.
    LongText,
    Reviewed,
    /// Mistakes found by a review, to learn from.
    Mistaken,
    Hints,
    Explored,
    Thought,
    /// Game in which another engine plays.
    Engine,
    /// Rated game in progress.
    Rated,
    Pausable,
    Level,
    FirstLevel,
    Puzzle,
    /// Lesson on the board.
    Lesson,
    /// Puzzle on the board, or available.
    NextPuzzle,
    /// Solution not seen yet, or shown without reasons.
    Unsolved,
    /// Timed run of puzzles.
    Run,
}

const fn name(key: &'static str, typed: &'static str) -> Name {
    Name { key, typed, title: None }
}

const fn titled(key: &'static str, typed: &'static str, title: &'static str) -> Name {
    Name { key, typed, title: Some(title) }
}

macro_rules! row {
    (# shown) => { true };
    (# hidden) => { false };
    ($context:ident, $keys:expr, $id:expr, $footer:ident) => {
        row!(@ $context, $keys, $id, $footer, [], None, [])
    };
    ($context:ident, $keys:expr, $id:expr, $footer:ident, [$($need:ident),*]) => {
        row!(@ $context, $keys, $id, $footer, [], None, [$($need),*])
    };
    ($context:ident, $keys:expr, $id:expr, $footer:ident, [$($name:expr),*], $section:ident, [$($need:ident),*]) => {
        row!(@ $context, $keys, $id, $footer, [$($name),*], Some(Section::$section), [$($need),*])
    };
    (@ $context:ident, $keys:expr, $id:expr, $footer:ident, [$($name:expr),*], $section:expr, [$($need:ident),*]) => {
        Binding {
            context: Context::$context,
            keys: Cow::Borrowed($keys),
            id: $id,
            is_in_footer: row!(# $footer),
            names: &[$($name),*],
            section: $section,
            needs: &[$(Need::$need),*],
        }
    };
}

const ENTER: Key = Code(KeyCode::Enter);
const ESC: Key = Code(KeyCode::Esc);
const LEFT: Key = Code(KeyCode::Left);
const RIGHT: Key = Code(KeyCode::Right);
const UP: Key = Code(KeyCode::Up);
const DOWN: Key = Code(KeyCode::Down);
const HOME: Key = Code(KeyCode::Home);
const END: Key = Code(KeyCode::End);
const BACKSPACE: Key = Code(KeyCode::Backspace);
const DELETE: Key = Code(KeyCode::Delete);
const TAB: Key = Code(KeyCode::Tab);
const BACKTAB: Key = Code(KeyCode::BackTab);
const PAGE_UP: Key = Code(KeyCode::PageUp);
const PAGE_DOWN: Key = Code(KeyCode::PageDown);
const F1: Key = Code(KeyCode::F(1));

pub(in crate::tui) const ARROWS: &[(Key, Command)] =
    &[(UP, C::Move(Up)), (DOWN, C::Move(Down)), (LEFT, C::Move(Left)), (RIGHT, C::Move(Right))];
const SIDES: &[(Key, Command)] = &[(HOME, C::MoveToEdge(Left)), (END, C::MoveToEdge(Right))];
const ENDS: &[(Key, Command)] = &[(PAGE_UP, C::MoveToEdge(Up)), (PAGE_DOWN, C::MoveToEdge(Down))];
const NUMBER: &[(Key, Command)] =
    &[(Digit, C::Type('0')), (BACKSPACE, C::Erase), (Ctrl('h'), C::Erase)];
const ACCEPT: &[(Key, Command)] = &[(ENTER, C::Accept), (Char(' '), C::Accept)];
const OPPONENT: &[(Key, Command)] = &[(Char('o'), C::Computer(None))];
const RULE: &[(Key, Command)] = &[(Char('e'), C::ToggleRule)];
const LEVEL: &[(Key, Command)] =
    &[(Char('+'), C::StepLevel(Step::Up)), (Char('-'), C::StepLevel(Step::Down))];
const ZOOM: &[(Key, Command)] = &[(Char('z'), C::Zoom(Step::Up)), (Char('Z'), C::Zoom(Step::Down))];
const FOUL: &[(Key, Command)] = &[(Char('F'), C::ExplainPoint)];
const FOULS: &[(Key, Command)] = &[(Char('X'), C::ToggleForbidden)];
const OTHER_LEVEL: &[(Key, Command)] =
    &[(Char(')'), C::StepFirstLevel(Step::Up)), (Char('('), C::StepFirstLevel(Step::Down))];
const STEPS: &[(Key, Command)] =
    &[(Char('['), C::Walk(Walk::Back)), (Char(']'), C::Walk(Walk::Forward))];
const FAR: &[(Key, Command)] =
    &[(Char('{'), C::Walk(Walk::Start)), (Char('}'), C::Walk(Walk::End))];
const LINES: &[(Key, Command)] =
    &[(Char('>'), C::StepLine(Step::Up)), (Char('<'), C::StepLine(Step::Down))];
const SCROLL: &[(Key, Command)] =
    &[(Char('J'), C::ScrollText(Step::Up)), (Char('K'), C::ScrollText(Step::Down))];
const EXPLORE: &[(Key, Command)] = &[(Char('x'), C::Explore)];
const TABS: &[(Key, Command)] = &[(TAB, C::Move(Right)), (BACKTAB, C::Move(Left))];
const LEARN: &[(Key, Command)] = &[(Char('L'), C::Learn)];
const EVEN: &[(Key, Command)] = &[(Char('R'), C::EvenGame)];
const FRIENDS: &[(Key, Command)] = &[(Char('M'), C::Friends)];
const PUZZLES: &[(Key, Command)] = &[(Char('W'), C::Puzzles)];
const STATISTICS: &[(Key, Command)] = &[(Char('S'), C::Statistics)];
const ENGINES: &[(Key, Command)] = &[(Char('G'), C::Engines)];
const ABOUT: &[(Key, Command)] = &[(Char('i'), C::About)];
const SETTINGS: &[(Key, Command)] = &[(Char(','), C::Settings)];
const COMMANDS: &[(Key, Command)] = &[(Ctrl('p'), C::Palette)];
const UP_DOWN: &[(Key, Command)] = &[(UP, C::Move(Up)), (DOWN, C::Move(Down))];

#[rustfmt::skip]
pub const TABLE: &[Binding] = &[
    row!(Board, ARROWS, "command-cursor", hidden,
        [name("up", ""), name("down", ""), name("left", ""), name("right", "")], Move, []),
    row!(Board, SIDES, "command-side-edges", hidden, [name("to-left", ""), name("to-right", "")], Move, []),
    row!(Board, ENDS, "command-end-edges", hidden, [name("to-top", ""), name("to-bottom", "")], Move, []),
    row!(Board, &[(ENTER, C::PlayAtCursor), (Char(' '), C::PlayAtCursor)], "command-place", shown,
        [name("play", "")], Move, [Seen, Turn]),
    row!(Board, &[(Char('s'), C::Save(None))], "command-save", shown, [name("save", "")], Game, []),
    row!(Board, &[(Char('l'), C::Load(None))], "command-load", shown, [name("load", "")], Game, []),
    row!(Board, &[(Char('y'), C::Copy)], "command-copy", hidden,
        [name("copy", "y copy")], Game, [Seen, Stones]),
    row!(Board, &[(Char('Y'), C::CopyPicture)], "command-copy-picture", hidden,
        [name("copy-picture", "copy-picture")], Game, [Seen]),
    row!(Board, &[(Char('E'), C::Export(None))], "command-export", hidden,
        [name("export", "")], Game, [Seen, Picture]),
    row!(Board, &[(Char('!'), C::Resign)], "command-resign", shown,
        [name("resign", "! resign")], Game, [Played, Open, Person]),
    row!(Board, &[(Char('d'), C::OfferDraw)], "command-draw", hidden,
        [name("offer-draw", "draw")], Game, [Seen, Played, Open, Draw]),
    row!(Board, FRIENDS, "command-friends", hidden, [name("friends", "friend friends")], Game, []),
    row!(Board, &[(Char('n'), C::NewGame(None))], "command-new-game", shown, [name("new-game", "")], Game, []),
    row!(Board, EVEN, "command-even-game", hidden, [name("even-game", "even")], Game, []),
    row!(Board, &[(Char('U'), C::Unrate)], "command-unrate", hidden, [name("unrate", "unrate")], Game, [Rated]),
    row!(Board, &[(Char('H'), C::Games(None))], "command-games", hidden,
        [name("games", "")], Game, []),
    row!(Board, EXPLORE, "command-explorer", hidden, [name("explore", "explore")], Computer, [Seen, Explored]),
    row!(Board, LEARN, "command-learn", hidden, [name("learn", "learn lessons")], Game, []),
    row!(Board, PUZZLES, "command-puzzles", hidden, [name("puzzles", "puzzle puzzles")], Game, []),
    row!(Board, STATISTICS, "command-statistics", hidden,
        [name("statistics", "stats statistics")], Game, []),
    row!(Board, &[(Char('\''), C::Say(None))], "command-say", shown, [name("say", "")], Game, []),
    row!(Board, &[(Char('j'), C::Connect)], "command-connect", shown, [name("connect", "connect")], Game, []),
    row!(Board, &[(Char('u'), C::TakeBack)], "command-undo", shown, [name("undo", "u undo")], Move, [Seen, Taken]),
    row!(Board, &[(Ctrl('r'), C::Redo)], "command-redo", hidden,
        [name("redo", "")], Move, [Seen, Undone]),
    row!(Board, &[(Char('.'), C::Play(Target::Pass))], "command-pass", hidden,
        [name("pass", "pass")], Move, [Seen, Turn]),
    row!(Board, STEPS, "command-step", shown,
        [titled("back", "back", "command-previous-move"), titled("forward", "forward", "command-next-move")], Move, [Seen, Position]),
    row!(Board, FAR, "command-ends", hidden,
        [titled("to-start", "start", "command-first-move"), titled("to-end", "end", "command-last-move")], Move, [Seen, Position]),
    row!(Board, &[(TAB, C::Walk(Walk::NextBranch))], "command-next-branch", shown,
        [name("next-variation", "variation branch")], Move, [Seen, Position]),
    row!(Board, &[(Char(';'), C::Comment(None))], "command-comment", hidden, [name("comment", "")], Move, []),
    row!(Board, &[(Char('P'), C::Promote)], "command-promote", hidden,
        [name("promote", "promote")], Move, [Branch]),
    row!(Board, &[(DELETE, C::Delete)], "command-delete", hidden,
        [name("delete", "delete")], Move, [Before]),
    row!(Board, &[(Char('e'), C::OpenEditor)], "command-editor", hidden,
        [name("editor", "e editor")], Game, [Seen, Rows]),
    row!(Board, SCROLL, "command-scroll-text", hidden,
        [titled("scroll-down", "", "command-scroll-text-down"), titled("scroll-up", "", "command-scroll-text-up")], Look, [Seen, LongText]),
    row!(Board, &[(Char('A'), C::Autoplay)], "command-autoplay", hidden,
        [name("autoplay", "autoplay")], Move, [Moves]),
    row!(Board, &[(Char('a'), C::Analyse)], "command-analyse", shown,
        [name("analyse", "a analyse")], Computer, [Analysed]),
    row!(Board, &[(Char('v'), C::Review)], "command-review", shown,
        [name("review", "v review")], Computer, [Reviewed]),
    row!(Board, &[(Char('V'), C::Mistakes)], "command-mistakes", shown,
        [name("mistakes", "mistakes")], Computer, [Mistaken]),
    row!(Board, LINES, "command-line-step", hidden,
        [titled("next-line", "", "command-next-line"), titled("previous-line", "", "command-previous-line")], Computer, [Lines]),
    row!(Board, &[(Char('I'), C::TakeLine)], "command-take-line", hidden,
        [name("take-line", "take-line")], Computer, [Seen, Lines]),
    row!(Board, &[(Char('f'), C::Region)], "command-region", hidden,
        [name("winning-region", "w region")], Computer, [Seen, Threats]),
    row!(Board, &[(Char('h'), C::Hint)], "command-hint", shown,
        [name("hint", "h hint")], Computer, [Seen, Hints, Open, PersonsTurn]),
    row!(Board, OPPONENT, "command-computer", hidden, [name("computer", "")], Computer, []),
    row!(Board, LEVEL, "command-level", hidden,
        [titled("stronger", "", "command-stronger"), titled("weaker", "", "command-weaker")], Computer, [Level]),
    row!(Board, OTHER_LEVEL, "command-first-level", hidden,
        [titled("x-stronger", "", "command-x-stronger"), titled("x-weaker", "", "command-x-weaker")], Computer, [FirstLevel]),
    row!(Board, ENGINES, "command-engines", hidden, [name("engines", "engines")], Computer, []),
    row!(Board, &[(Char('O'), C::EngineLog)], "command-engine-log", hidden,
        [name("engine-log", "log")], Computer, [Engine]),
    row!(Board, &[(Char('m'), C::MoveNow)], "command-move-now", shown,
        [name("move-now", "m")], Computer, [Seen, Played, Open, Thought]),
    row!(Board, &[(Char('p'), C::Pause)], "command-pause", shown,
        [name("pause", "p pause")], Game, [Played, Pausable, Open]),
    row!(Board, &[(Char('g'), C::ToggleExpected)], "command-expected", hidden,
        [name("expected-moves", "g")], Computer, [Marks]),
    row!(Board, &[(Char('r'), C::ResetScore)], "command-reset-score", hidden, [name("reset-score", "r")], Game, []),
    row!(Board, &[(Char(':'), C::OpenBar), (Digit, C::Type('0'))], "command-type", shown,
        [name("type", "")], Words, []),
    row!(Board, &[(Char('c'), C::ToggleCoordinates)], "command-coordinates", shown,
        [name("coordinates", "c")], Look, []),
    row!(Board, &[(Char('#'), C::StepNumbers)], "command-numbers", hidden,
        [name("numbers", "")], Look, [Marks]),
    row!(Board, &[(Char('t'), C::ToggleThreats)], "command-threats", hidden,
        [name("threats", "")], Look, [Marks, NoGravity]),
    row!(Board, FOUL, "command-explain-point", hidden,
        [name("explain-point", "why explain")], Look, [Seen, Fouls]),
    row!(Board, FOULS, "command-forbidden", hidden,
        [name("forbidden-points", "fouls")], Look, [Fouls]),
    row!(Board, ZOOM, "command-zoom", hidden,
        [titled("larger", "", "command-larger"), titled("smaller", "", "command-smaller")], Look, []),
    row!(Board, &[(ESC, C::Cancel)], "command-dismiss", hidden, [], Game, []),
    row!(Board, ABOUT, "command-about", hidden, [name("about", "about")], Game, []),
    row!(Board, SETTINGS, "command-settings", hidden, [name("settings", "settings")], Look, []),
    row!(Board, COMMANDS, "command-commands", shown, [name("commands", "")], Game, []),
    row!(Board, &[(Char('?'), C::Help)], "command-help-board", shown, [name("help", "? help")], Game, []),
    row!(Board, &[(Char('q'), C::Quit)], "command-quit", shown, [name("quit", "q quit")], Game, []),

    row!(Bar, &[(ENTER, C::Accept)], "command-run", shown),
    row!(Bar, &[(ESC, C::Cancel)], "command-close", shown),

    row!(Text, &[(LEFT, C::Edit(Edit::Left)), (RIGHT, C::Edit(Edit::Right))], "command-text-move", hidden),
    row!(Text, &[(HOME, C::Edit(Edit::Start)), (Ctrl('a'), C::Edit(Edit::Start))], "command-text-start", hidden),
    row!(Text, &[(END, C::Edit(Edit::End)), (Ctrl('e'), C::Edit(Edit::End))], "command-text-end", hidden),
    row!(Text, &[(BACKSPACE, C::Erase), (Ctrl('h'), C::Erase)], "command-text-erase", hidden),
    row!(Text, &[(DELETE, C::Edit(Edit::Delete))], "command-text-delete", hidden),
    row!(Text, &[(Ctrl('w'), C::Edit(Edit::DeleteWord)), (Ctrl('u'), C::Edit(Edit::DeleteLine))], "command-text-erase-more", hidden),

    row!(Question, &[(Char('y'), C::Yes), (Char('Y'), C::Yes)], "command-yes", shown),
    row!(Question, &[(Char('n'), C::No), (Char('N'), C::No), (ESC, C::No)], "command-no", shown),

    row!(Menu, ARROWS, "command-select", shown),
    row!(Menu, ACCEPT, "command-go", shown),
    row!(Menu, &[(Char('n'), C::NewGame(None))], "command-new-game", shown),
    row!(Menu, FRIENDS, "command-friends", hidden),
    row!(Menu, EVEN, "command-even-game", hidden),
    row!(Menu, &[(Char('H'), C::Games(None))], "command-menu-games", hidden),
    row!(Menu, LEARN, "command-menu-learn", hidden),
    row!(Menu, PUZZLES, "command-menu-puzzles", hidden),
    row!(Menu, STATISTICS, "command-menu-statistics", hidden),
    row!(Menu, ENGINES, "command-engines", hidden),
    row!(Menu, OPPONENT, "command-menu-computer", hidden),
    row!(Menu, &[(Digit, C::Type('0'))], "command-menu-size", hidden),
    row!(Menu, RULE, "command-menu-rule", hidden, [name("rule", "")], Game, []),
    row!(Menu, &[(Char('l'), C::Load(None))], "command-load", hidden),
    row!(Menu, ABOUT, "command-about", shown),
    row!(Menu, SETTINGS, "command-settings", hidden),
    row!(Menu, COMMANDS, "command-commands", shown),
    row!(Menu, &[(Char('?'), C::Help)], "command-help", shown),
    row!(Menu, &[(Char('q'), C::Quit)], "command-quit", shown),

    row!(NewGame, &[(ENTER, C::Accept)], "command-begin", shown),
    row!(NewGame, ARROWS, "command-row-change", shown),
    row!(NewGame, &[(Char(' '), C::Move(Right))], "command-next-value", hidden),
    row!(NewGame, NUMBER, "command-type-number", hidden),
    row!(NewGame, OPPONENT, "command-players", shown),
    row!(NewGame, LEVEL, "command-level", shown),
    row!(NewGame, OTHER_LEVEL, "command-first-level", hidden),
    row!(NewGame, RULE, "command-rule", shown),
    row!(NewGame, &[(Char('O'), C::StepOpening)], "command-opening", hidden, [name("opening", "")], Game, []),
    row!(NewGame, &[(Char('l'), C::Load(None))], "command-load-with-players", hidden),
    row!(NewGame, &[(ESC, C::Cancel)], "command-back", shown),
    row!(NewGame, COMMANDS, "command-commands", hidden),
    row!(NewGame, &[(Char('?'), C::Help)], "command-help", shown),
    row!(NewGame, &[(Char('q'), C::Quit)], "command-quit", shown),

    row!(Games, ARROWS, "command-select-game", shown),
    row!(Games, ENDS, "command-pages", hidden),
    row!(Games, SIDES, "command-first-last", hidden),
    row!(Games, ACCEPT, "command-open-game", shown),
    row!(Games, &[(Char('/'), C::Filter)], "command-filter", shown,
        [name("filter", "")], Game, []),
    row!(Games, &[(Char('o'), C::TypePath)], "command-other-games", shown,
        [name("open-file", "")], Game, []),
    row!(Games, &[(DELETE, C::Delete)], "command-delete-game", shown),
    row!(Games, &[(ESC, C::Cancel)], "command-games-back", shown),
    row!(Games, COMMANDS, "command-commands", hidden),
    row!(Games, &[(Char('?'), C::Help)], "command-help", shown),
    row!(Games, &[(Char('q'), C::Quit)], "command-quit", shown),

    row!(Friends, ACCEPT, "command-friends-accept", shown),
    row!(Friends, ARROWS, "command-row-change", shown),
    row!(Friends, ENDS, "command-pages", hidden),
    row!(Friends, SIDES, "command-first-last", hidden),
    row!(Friends, &[(ESC, C::Cancel)], "command-back", shown),
    row!(Friends, COMMANDS, "command-commands", hidden),
    row!(Friends, &[(Char('?'), C::Help)], "command-help", shown),
    row!(Friends, &[(Char('q'), C::Quit)], "command-quit", shown),

    row!(Engines, ACCEPT, "command-play-engine", shown),
    row!(Engines, ARROWS, "command-select-engine", shown),
    row!(Engines, ENDS, "command-pages", hidden),
    row!(Engines, SIDES, "command-first-last", hidden),
    row!(Engines, &[(Char('a'), C::AddEngine)], "command-add-engine", shown,
        [name("add-engine", "")], Computer, []),
    row!(Engines, &[(Char('d'), C::ExamineEngine)], "command-examine-engine", shown,
        [name("examine-engine", "")], Computer, []),
    row!(Engines, LEVEL, "command-engine-time", shown),
    row!(Engines, &[(Char('A'), C::ToggleAnalyst)], "command-analyst", shown,
        [name("analysing-engine", "")], Computer, []),
    row!(Engines, &[(DELETE, C::Delete)], "command-remove-engine", shown),
    row!(Engines, &[(ESC, C::Cancel)], "command-back", shown),
    row!(Engines, COMMANDS, "command-commands", hidden),
    row!(Engines, &[(Char('?'), C::Help)], "command-help", shown),
    row!(Engines, &[(Char('q'), C::Quit)], "command-quit", shown),

    row!(Files, &[(ENTER, C::Accept)], "command-open-file", shown),
    row!(Files, UP_DOWN, "command-select", hidden),
    row!(Files, ENDS, "command-select-page", hidden),
    row!(Files, SIDES, "command-select-ends", hidden),
    row!(Files, &[(LEFT, C::Edit(Edit::Left)), (BACKSPACE, C::Erase)], "command-parent-folder", shown),
    row!(Files, &[(RIGHT, C::Edit(Edit::Right))], "command-enter-folder", hidden),
    row!(Files, &[(ESC, C::Cancel)], "command-back", shown),
    row!(Files, COMMANDS, "command-commands", hidden),

    row!(Line, &[(ENTER, C::Accept)], "command-done", shown),
    row!(Line, UP_DOWN, "command-select-game", hidden),
    row!(Line, &[(ESC, C::Cancel)], "command-discard", shown),

    row!(Comment, &[(ENTER, C::Accept)], "command-keep-comment", shown),
    row!(Comment, &[(Ctrl('n'), C::Edit(Edit::NewLine))], "command-new-line", shown),
    row!(Comment, UP_DOWN, "command-lines", hidden),
    row!(Comment, ENDS, "command-first-last-line", hidden),
    row!(Comment, &[(ESC, C::Cancel)], "command-cancel", shown),

    row!(Explorer, ACCEPT, "command-play-selected", shown),
    row!(Explorer, ARROWS, "command-select-move", shown),
    row!(Explorer, STEPS, "command-step", shown),
    row!(Explorer, FAR, "command-ends", hidden),
    row!(Explorer, &[(Char('g'), C::ListReached)], "command-reached", shown,
        [name("position-games", "")], Game, []),
    row!(Explorer, EXPLORE, "command-close-explorer", hidden),
    row!(Explorer, &[(ESC, C::Cancel)], "command-close", shown),
    row!(Explorer, COMMANDS, "command-commands", hidden),
    row!(Explorer, &[(Char('?'), C::Help)], "command-help", shown),

    row!(Pasted, &[(ENTER, C::Accept)], "command-open-pasted", shown),
    row!(Pasted, &[(Char('r'), C::TurnRows)], "command-turn-rows", shown,
        [name("turn-rows", "")], Game, []),
    row!(Pasted, &[(Char('b'), C::SwapSides)], "command-swap-sides", shown,
        [name("swap-sides", "")], Game, []),
    row!(Pasted, &[(ESC, C::Cancel)], "command-drop-pasted", shown),
    row!(Pasted, COMMANDS, "command-commands", hidden),
    row!(Pasted, &[(Char('?'), C::Help)], "command-help", hidden),

    row!(Settings, ARROWS, "command-change-setting", shown),
    row!(Settings, &[(ENTER, C::Accept), (Char(' '), C::Type(' '))], "command-next-value", shown),
    row!(Settings, &[(BACKSPACE, C::Erase), (Ctrl('h'), C::Erase)], "command-erase-name", hidden),
    row!(Settings, &[(ESC, C::Cancel)], "command-back", shown),

    row!(Computer, &[(Char('o'), C::Computer(Some(ComputerSides::Second)))], "command-computer-o", shown),
    row!(Computer, &[(Char('x'), C::Computer(Some(ComputerSides::First)))], "command-computer-x", shown),
    row!(Computer, &[(Char('b'), C::Computer(Some(ComputerSides::Both)))], "command-computer-both", shown),
    row!(Computer, &[(Char('p'), C::Computer(Some(ComputerSides::None)))], "command-computer-none", shown),
    row!(Computer, LEVEL, "command-level", shown),
    row!(Computer, OTHER_LEVEL, "command-first-level", hidden),
    row!(Computer, COMMANDS, "command-commands", hidden),
    row!(Computer, &[(Char('?'), C::Help)], "command-help", shown),
    row!(Computer, &[(ESC, C::Cancel)], "command-leave", shown),

    row!(Editor, ARROWS, "command-cursor", hidden),
    row!(Editor, SIDES, "command-side-edges", hidden),
    row!(Editor, ENDS, "command-end-edges", hidden),
    row!(Editor, &[(ENTER, C::Accept)], "command-take-position", shown),
    row!(Editor, &[(Char(' '), C::SetUp(SetUp::Put))], "command-put-stone", shown),
    row!(Editor, &[(Char('x'), C::SetUp(SetUp::Side(Stone::First)))], "command-put-x", shown),
    row!(Editor, &[(Char('o'), C::SetUp(SetUp::Side(Stone::Second)))], "command-put-o", shown),
    row!(Editor, &[(Char('t'), C::SetUp(SetUp::Turn))], "command-turn", shown),
    row!(Editor, &[(Char('c'), C::SetUp(SetUp::Clear))], "command-clear", shown),
    row!(Editor, &[(Char('u'), C::TakeBack)], "command-undo-change", shown),
    row!(Editor, &[(Ctrl('r'), C::Redo)], "command-redo-change", hidden),
    row!(Editor, FOUL, "command-explain-point", hidden, [Fouls]),
    row!(Editor, FOULS, "command-forbidden", hidden, [Fouls]),
    row!(Editor, ZOOM, "command-zoom", hidden),
    row!(Editor, COMMANDS, "command-commands", hidden),
    row!(Editor, &[(Char('?'), C::Help)], "command-help", shown),
    row!(Editor, &[(ESC, C::Cancel)], "command-cancel", shown),

    row!(PuzzlePage, ARROWS, "command-select", shown),
    row!(PuzzlePage, ENDS, "command-pages", hidden),
    row!(PuzzlePage, SIDES, "command-first-last", hidden),
    row!(PuzzlePage, ACCEPT, "command-go", shown),
    row!(PuzzlePage, &[(ESC, C::Cancel)], "command-back", shown),
    row!(PuzzlePage, COMMANDS, "command-commands", hidden),
    row!(PuzzlePage, &[(Char('?'), C::Help)], "command-help", shown),
    row!(PuzzlePage, &[(Char('q'), C::Quit)], "command-quit", shown),

    row!(Puzzles, ARROWS, "command-cursor", hidden),
    row!(Puzzles, SIDES, "command-side-edges", hidden),
    row!(Puzzles, ENDS, "command-end-edges", hidden),
    row!(Puzzles, &[(ENTER, C::PlayAtCursor), (Char(' '), C::PlayAtCursor)], "command-puzzle-place", shown, [Turn]),
    row!(Puzzles, &[(Char('h'), C::Hint)], "command-puzzle-hint", shown, [Puzzle, Open, Turn]),
    row!(Puzzles, &[(Char('u'), C::TakeBack)], "command-try-again", shown, [Puzzle, Taken]),
    row!(Puzzles, &[(Char('s'), C::Solution)], "command-solution", shown,
        [name("solution", "solution")], Game, [Puzzle, Unsolved]),
    row!(Puzzles, &[(Char('n'), C::NextPuzzle)], "command-next-puzzle", shown,
        [name("next-puzzle", "next")], Game, [NextPuzzle]),
    row!(Puzzles, &[(Char('p'), C::Pause)], "command-pause-run", shown, [Run]),
    row!(Puzzles, STEPS, "command-solution-step", shown, [Puzzle, Position]),
    row!(Puzzles, FAR, "command-solution-ends", hidden, [Puzzle, Position]),
    row!(Puzzles, &[(Char(':'), C::OpenBar), (Digit, C::Type('0'))], "command-type", hidden),
    row!(Puzzles, &[(Char('c'), C::ToggleCoordinates)], "command-coordinates", hidden),
    row!(Puzzles, FOUL, "command-explain-point", hidden, [Fouls]),
    row!(Puzzles, FOULS, "command-forbidden", hidden, [Fouls]),
    row!(Puzzles, ZOOM, "command-zoom", hidden),
    row!(Puzzles, &[(ESC, C::Cancel)], "command-puzzle-back", shown),
    row!(Puzzles, COMMANDS, "command-commands", hidden),
    row!(Puzzles, &[(Char('?'), C::Help)], "command-help", shown),
    row!(Puzzles, &[(Char('q'), C::Quit)], "command-quit", shown),

    row!(Lessons, ARROWS, "command-select-lesson", shown),
    row!(Lessons, ENDS, "command-pages", hidden),
    row!(Lessons, SIDES, "command-first-last-lesson", hidden),
    row!(Lessons, ACCEPT, "command-begin-lesson", shown),
    row!(Lessons, PUZZLES, "command-puzzles", hidden),
    row!(Lessons, &[(ESC, C::Cancel)], "command-back", shown),
    row!(Lessons, COMMANDS, "command-commands", hidden),
    row!(Lessons, &[(Char('?'), C::Help)], "command-help", shown),
    row!(Lessons, &[(Char('q'), C::Quit)], "command-quit", shown),

    row!(Lesson, ARROWS, "command-cursor", hidden),
    row!(Lesson, SIDES, "command-side-edges", hidden),
    row!(Lesson, ENDS, "command-end-edges", hidden),
    row!(Lesson, &[(ENTER, C::PlayAtCursor), (Char(' '), C::PlayAtCursor)], "command-lesson-place", shown, [Turn]),
    row!(Lesson, &[(Char('h'), C::Hint)], "command-lesson-hint", shown, [Lesson, Open, Turn]),
    row!(Lesson, &[(Char('u'), C::TakeBack)], "command-try-again", shown, [Lesson, Taken]),
    row!(Lesson, &[(Char('r'), C::RestartLesson)], "command-restart-lesson", shown,
        [name("restart-lesson", "restart")], Game, [Lesson]),
    row!(Lesson, &[(Char('n'), C::NextLesson)], "command-next-lesson", shown,
        [name("next-lesson", "")], Game, [Lesson]),
    row!(Lesson, LEARN, "command-learn", hidden),
    row!(Lesson, PUZZLES, "command-puzzles", hidden),
    row!(Lesson, &[(Char(':'), C::OpenBar), (Digit, C::Type('0'))], "command-type", hidden),
    row!(Lesson, &[(Char('c'), C::ToggleCoordinates)], "command-coordinates", hidden),
    row!(Lesson, ZOOM, "command-zoom", hidden),
    row!(Lesson, &[(ESC, C::Cancel)], "command-lesson-back", shown),
    row!(Lesson, COMMANDS, "command-commands", hidden),
    row!(Lesson, &[(Char('?'), C::Help)], "command-help", shown),
    row!(Lesson, &[(Char('q'), C::Quit)], "command-quit", shown),

    row!(Help, TABS, "command-section", shown),
    row!(Help, ARROWS, "command-help-scroll", shown),
    row!(Help, ENDS, "command-help-pages", hidden),
    row!(Help, SIDES, "command-section-ends", hidden),
    row!(Help, &[(ESC, C::Cancel), (Char('q'), C::Cancel), (Char('?'), C::Cancel), (ENTER, C::Cancel)], "command-close-help", shown),

    row!(Palette, &[(UP, C::Move(Up)), (DOWN, C::Move(Down)), (Ctrl('p'), C::Move(Up)), (Ctrl('n'), C::Move(Down))], "command-select", hidden),
    row!(Palette, ENDS, "command-select-page", hidden),
    row!(Palette, SIDES, "command-select-ends", hidden),
    row!(Palette, &[(ENTER, C::Accept)], "command-run-selected", shown),
    row!(Palette, &[(ESC, C::Cancel)], "command-close", shown),

    row!(Themes, ACCEPT, "command-keep-theme", shown),
    row!(Themes, &[(ESC, C::Cancel), (Char('q'), C::Cancel)], "command-restore-theme", shown),
    row!(Themes, ARROWS, "command-preview-theme", shown),
    row!(Themes, ENDS, "command-pages", hidden),
    row!(Themes, SIDES, "command-theme-ends", hidden),
    row!(Themes, &[(Char('?'), C::Help)], "command-help", hidden),

    row!(Page, ARROWS, "command-scroll", shown),
    row!(Page, ENDS, "command-pages", hidden),
    row!(Page, SIDES, "command-page-ends", hidden),
    row!(Page, &[(ESC, C::Cancel)], "command-back", shown),
    row!(Page, COMMANDS, "command-commands", hidden),
    row!(Page, &[(Char('?'), C::Help)], "command-help", shown),
    row!(Page, &[(Char('q'), C::Quit)], "command-quit", shown),

    row!(TooSmall, &[(ESC, C::Cancel)], "command-back-to-game", hidden),
    row!(TooSmall, &[(Char('n'), C::NewGame(None))], "command-new-game", hidden),
    row!(TooSmall, &[(Char('q'), C::Quit)], "command-quit", hidden),

    row!(Everywhere, &[(F1, C::Help)], "command-help", hidden, [], Game, []),
    row!(Everywhere, &[(Char('Q'), C::Start)], "command-start", shown, [name("start-menu", "menu")], Game, []),
    row!(Everywhere, &[(Ctrl('c'), C::Interrupt)], "command-interrupt", hidden, [], Game, []),
    row!(Everywhere, &[(Ctrl('t'), C::NextTheme)], "command-next-theme", hidden, [name("next-theme", "")], Look, []),
    row!(Everywhere, &[(Char('T'), C::Themes(None))], "command-themes", hidden, [name("themes", "theme themes")], Look, []),
    row!(Everywhere, &[(Ctrl('l'), C::Redraw)], "command-redraw", hidden, [name("redraw", "")], Look, []),
    row!(Everywhere, &[(Ctrl('z'), C::Suspend)], "command-suspend", hidden, [name("suspend", "")], Game, []),
];
