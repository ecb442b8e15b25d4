//! New game page: game, rule, players and time.

mod custom;

use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::command::{Command, Context, Direction, sizes};
use super::ctx::Ctx;
use super::event::MouseEvent;
use super::layer::{Below, Handled, Layer, START, first_line, nobody};
use super::layout;
use super::menu::{self, Menu, MenuLayout, board_size, time_control};
use super::naming::{self, fitting, short_game};
use super::refusal::Refusal;
use super::text::{fit_line, too_small};
use super::theme::Role;
use crate::game::{
    Computer, ComputerSides, EngineName, GameKind, Lineup, Seats, Step, TimeControl,
};
use crate::locale::{self, text};
use crate::player::Level;
use crate::quarto::{Board, BoardSize};
use crate::rules::opening::OpeningRule;
use crate::rules::{BySide, Rule, Topology, Variant};
use crate::settings::{Choice, Stakes};
use custom::{Field, Form};

/// New game page. Every row has a value, and Enter starts the game from any row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    family: Family,
    opening: OpeningRule,
    gomoku: Variant,
    quarto: Board,
    custom: Form,
    lineup: Lineup,
    time: TimeControl,
    stakes: Stakes,
    /// Set if the opponent is a friend on another machine, for whom the lineup has the side of a
    /// computer.
    is_for_friend: bool,
    selected: NewGameRow,
    /// Side that the computer takes when it joins.
    side: ComputerSides,
    /// Level of the computer in games that other engines do not play.
    level: Level,
    /// Digits typed for a size.
    typed: String,
    refusal: Option<Refusal>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    Gomoku,
    ConnectFour,
    TicTacToe,
    Quarto,
    Custom,
}

const FAMILIES: [Family; 5] =
    [Family::Gomoku, Family::ConnectFour, Family::TicTacToe, Family::Quarto, Family::Custom];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NewGameRow {
    Game,
    Size,
    /// Size of Quarto's board.
    BoardSize,
    Rule,
    Edges,
    Custom(Field),
    Opening,
    Players,
    /// Effect of the game on the rating.
    Rated,
    /// Level of the computer, or of the one that plays O.
    Level,
    /// Level of the computer that plays X.
    FirstLevel,
    Begins,
    Clock,
}

const CLOCKS: [&str; 9] =
    ["none", "1m", "3m", "5m", "5m+3s", "10m", "15m+10s", "10s/move", "30s/move"];

const MOST_DIGITS: usize = 3;

impl NewGame {
    pub fn new(choice: Choice, ctx: &Ctx) -> Self {
        let Choice { kind, opening, lineup, time, stakes } = choice;
        let family = match kind {
            GameKind::Quarto(_) => Family::Quarto,
            GameKind::Rows(Variant::CONNECT_FOUR) => Family::ConnectFour,
            GameKind::Rows(Variant::TIC_TAC_TOE) => Family::TicTacToe,
            GameKind::Rows(variant) if variant.is_offered() => Family::Gomoku,
            GameKind::Rows(_) => Family::Custom,
        };
        let variant = kind.variant();
        let gomoku = if family == Family::Gomoku { variant } else { Variant::GOMOKU_15 };
        let quarto = match kind {
            GameKind::Quarto(board) => board,
            GameKind::Rows(_) => Board::PLANE,
        };
        Self {
            family,
            opening,
            gomoku,
            quarto,
            custom: Form::new(if family == Family::Custom { variant } else { gomoku }),
            lineup,
            time,
            stakes,
            is_for_friend: false,
            selected: NewGameRow::Game,
            side: ctx.user.settings.first.computer_sides(),
            level: ctx.user.settings.level,
            typed: String::new(),
            refusal: None,
        }
    }

    /// Creates the page of a game with a friend on another machine.
    pub fn for_friend(choice: Choice, ctx: &Ctx) -> Self {
        let mut page = Self::new(choice, ctx);
        page.is_for_friend = true;
        if let ComputerSides::None | ComputerSides::Both = page.lineup.computer {
            page.lineup.computer = ComputerSides::Second;
        }
        page
    }

    pub fn custom(ctx: &Ctx) -> Self {
        let selected = NewGameRow::Custom(Field::Width);
        Self { family: Family::Custom, selected, ..Self::new(ctx.next.choice, ctx) }
    }

    pub fn choice(&self) -> Result<Choice, Refusal> {
        let kind = if !self.typed.is_empty() {
            let board = self.typed.parse().ok().and_then(Variant::offered);
            let not_a_size = || text!("new-game-no-size", typed = self.typed, sizes = sizes());
            let board = board.ok_or_else(|| Refusal::of_input(&not_a_size()))?;
            GameKind::Rows(board.with_rule(self.gomoku.rule()))
        } else if self.family == Family::Custom {
            GameKind::Rows(self.custom.variant().map_err(|why| Refusal::of_input(&why))?)
        } else {
            self.kind()
        };
        Ok(Choice { kind, ..self.so_far() })
    }

    /// Choice for a game loaded now.
    pub fn so_far(&self) -> Choice {
        let Self { opening, time, stakes, .. } = *self;
        Choice { kind: self.kind(), opening, lineup: self.lineup(), time, stakes }
    }

    /// Players of the game that is selected.
    fn lineup(&self) -> Lineup {
        if self.kind().can_be_played_by_engines() {
            return self.lineup;
        }
        self.lineup.at_levels(self.level)
    }

    /// Kind of game, if its description is valid.
    pub fn kind(&self) -> GameKind {
        match self.family {
            Family::Gomoku => GameKind::Rows(self.gomoku),
            Family::ConnectFour => GameKind::Rows(Variant::CONNECT_FOUR),
            Family::TicTacToe => GameKind::Rows(Variant::TIC_TAC_TOE),
            Family::Quarto => GameKind::Quarto(self.quarto),
            Family::Custom => GameKind::Rows(self.custom.variant().unwrap_or(self.gomoku)),
        }
    }

    fn rows(&self) -> Vec<NewGameRow> {
        let mut rows = vec![NewGameRow::Game];
        match self.family {
            Family::Gomoku => rows.extend([NewGameRow::Size, NewGameRow::Rule]),
            Family::Quarto => rows.extend([NewGameRow::BoardSize, NewGameRow::Edges]),
            Family::Custom => rows.extend(Field::ALL.map(NewGameRow::Custom)),
            Family::ConnectFour | Family::TicTacToe => {}
        }
        if self.so_far().openings().len() > 1 {
            rows.push(NewGameRow::Opening);
        }
        if self.is_for_friend {
            rows.extend([NewGameRow::Begins, NewGameRow::Clock]);
            return rows;
        }
        rows.push(NewGameRow::Players);
        let has_levels = self.kind().has_levels();
        match self.computer() {
            ComputerSides::Both if has_levels => {
                rows.extend([NewGameRow::FirstLevel, NewGameRow::Level]);
            }
            ComputerSides::Both => {}
            ComputerSides::None => rows.push(NewGameRow::Begins),
            // In rated games, the sides alternate.
            _ if self.so_far().is_rated() => rows.extend([NewGameRow::Rated, NewGameRow::Level]),
            _ if self.so_far().can_be_rated() => {
                rows.extend([NewGameRow::Rated, NewGameRow::Level, NewGameRow::Begins]);
            }
            _ if has_levels => rows.extend([NewGameRow::Level, NewGameRow::Begins]),
            _ => rows.push(NewGameRow::Begins),
        }
        rows.push(NewGameRow::Clock);
        rows
    }

    /// Sides of the computer in the game that is selected.
    fn computer(&self) -> ComputerSides {
        self.lineup.computer
    }

    fn layout(&self, window: Rect) -> Option<MenuLayout> {
        MenuLayout::new(window, self.rows().len(), self.line(), menu::PAGE_TITLE)
    }

    fn line(&self) -> usize {
        self.rows().iter().position(|&row| row == self.selected).unwrap_or(0)
    }

    pub fn choose(&mut self, command: &Command, ctx: &Ctx) -> Option<Choice> {
        self.refusal = self.check(command, ctx).err();
        if self.refusal.is_some() {
            return None;
        }
        match *command {
            Command::Accept => {
                let choice = self.choice();
                self.typed.clear();
                return choice.map_err(|refusal| self.refusal = Some(refusal)).ok();
            }
            Command::Type(char) => self.add(char),
            Command::Erase => match self.selected {
                NewGameRow::Custom(field) => self.custom.erase(field),
                _ => drop(self.typed.pop()),
            },
            Command::Select(_) | Command::Move(Direction::Up | Direction::Down) => {
                let line = menu::select(command, self.line(), self.rows().len(), 0);
                self.selected = self.rows()[line.unwrap_or_default()];
                self.typed.clear();
                self.custom.is_typed = false;
            }
            Command::Move(direction) => {
                self.change(if direction == Direction::Left { Step::Down } else { Step::Up }, ctx);
            }
            Command::Computer(_) if !self.is_for_friend => {
                self.lineup.computer = self.lineup.computer.next();
                self.selected = NewGameRow::Players;
            }
            Command::ToggleRule => self.change_row(NewGameRow::Rule, Step::Up, ctx),
            Command::StepOpening => self.change_row(NewGameRow::Opening, Step::Up, ctx),
            Command::StepLevel(step) => self.change_row(NewGameRow::Level, step, ctx),
            Command::StepFirstLevel(step) => self.change_row(NewGameRow::FirstLevel, step, ctx),
            _ => {}
        }
        None
    }

    pub fn add_digits(&mut self, text: &str) {
        self.refusal = None;
        text.chars().for_each(|char| self.add(char));
    }

    /// Adds a digit to the selected number of a custom game, or to the size of Gomoku.
    fn add(&mut self, char: char) {
        let Some(digit) = char.to_digit(10) else { return };
        if let NewGameRow::Custom(field) = self.selected {
            return self.custom.type_digit(field, digit);
        }
        if self.typed.is_empty() {
            self.family = Family::Gomoku;
            self.selected = NewGameRow::Size;
        }
        if self.typed.len() < MOST_DIGITS {
            self.typed.push(char);
        }
    }

    /// Computer in a row, if it has one.
    fn computer_in(&self, row: NewGameRow, ctx: &Ctx) -> Option<Computer> {
        let players = self.lineup().players;
        match row {
            NewGameRow::Level if self.so_far().is_rated() => {
                Some(ctx.level_of(&self.so_far()).into())
            }
            NewGameRow::Level => Some(players.second),
            NewGameRow::FirstLevel => Some(players.first),
            _ => None,
        }
    }

    /// Engines that can be chosen behind the levels.
    fn engines(&self, ctx: &Ctx) -> Vec<EngineName> {
        if self.so_far().is_rated() { Vec::new() } else { ctx.engines_for(self.kind()) }
    }

    fn change_row(&mut self, row: NewGameRow, step: Step, ctx: &Ctx) {
        if self.rows().contains(&row) {
            self.selected = row;
            self.change(step, ctx);
        }
    }

    fn change(&mut self, step: Step, ctx: &Ctx) {
        self.typed.clear();
        match self.selected {
            NewGameRow::Game => self.family = next(&FAMILIES, &self.family, step),
            NewGameRow::Size => {
                let rule = self.gomoku.rule();
                let board = self.gomoku.with_rule(Rule::Freestyle);
                self.gomoku = next(&Variant::OFFERED, &board, step).with_rule(rule);
            }
            NewGameRow::Rule => {
                let rule = next(&Rule::ALL, &self.gomoku.rule(), step);
                self.gomoku = self.gomoku.with_rule(rule);
            }
            NewGameRow::BoardSize => {
                self.quarto.size = next(&BoardSize::ALL, &self.quarto.size, step);
            }
            NewGameRow::Edges => {
                self.quarto.topology = next(&EDGES, &self.quarto.topology, step);
            }
            NewGameRow::Custom(field) => self.custom.step(field, step),
            NewGameRow::Opening => {
                let choice = self.so_far();
                self.opening = next(&choice.openings(), &choice.opening_rule(), step);
            }
            NewGameRow::Players => {
                let (none, both) = (ComputerSides::None, ComputerSides::Both);
                let sides = self.lineup.computer;
                let now = if [none, both].contains(&sides) { sides } else { self.side };
                self.lineup.computer = next(&[none, self.side, both], &now, step);
            }
            NewGameRow::Rated => self.stakes = next(&STAKES, &self.stakes, step),
            NewGameRow::Level => {
                if self.so_far().is_rated() && self.stakes == Stakes::Even {
                    // From the level of an even game on, the player chooses.
                    let level = ctx.level_of(&self.so_far()).into();
                    self.lineup.players = BySide { first: level, second: level };
                    self.stakes = Stakes::Rated;
                }
                let BySide { first, second } = self.lineup().players;
                let second = second.step(step, &self.engines(ctx));
                let is_kept = self.lineup.computer == ComputerSides::Both;
                let first = if is_kept { first } else { second };
                self.lineup.players = BySide { first, second };
            }
            NewGameRow::FirstLevel => {
                self.lineup = self.lineup().step_first(step, &self.engines(ctx));
            }
            NewGameRow::Begins if self.computer() == ComputerSides::None => {
                self.lineup.seats = match self.lineup.seats {
                    Seats::InOrder => Seats::ByLot,
                    Seats::ByLot => Seats::InOrder,
                };
            }
            NewGameRow::Begins => {
                let before = self.lineup.computer;
                self.lineup.computer = next(&BEGINNERS, &before, step);
                if before == ComputerSides::First {
                    self.lineup.players.second = self.lineup.players.first;
                }
                self.lineup.players.first = self.lineup.players.second;
            }
            NewGameRow::Clock => {
                let offered: Vec<TimeControl> =
                    CLOCKS.iter().filter_map(|clock| clock.parse().ok()).collect();
                self.time = next(&offered, &self.time, step);
            }
        }
    }
}

impl Layer for NewGame {
    fn context(&self) -> Context {
        Context::NewGame
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        match command {
            Command::Cancel => Handled::Close,
            Command::Quit | Command::NewGame(_) => Handled::Ignored,
            Command::Load(name) => {
                let kind = self.choice().map_or_else(|_| self.kind(), |choice| choice.kind);
                ctx.load(name.as_ref(), kind);
                Handled::Done
            }
            command => match self.choose(command, ctx) {
                Some(choice) if self.is_for_friend => Handled::Leave(Command::HostGame(choice)),
                Some(choice) => Handled::Leave(Command::Begin(choice)),
                None => Handled::Done,
            },
        }
    }

    fn check(&self, command: &Command, _: &Ctx) -> Result<(), Refusal> {
        let (kind, computer) = (self.kind(), self.lineup.computer);
        match command {
            Command::StepLevel(_) | Command::StepFirstLevel(_) | Command::Computer(_)
                if self.is_for_friend =>
            {
                Err(text!("friend-no-computer").into())
            }
            Command::StepLevel(_) => Refusal::check_level(kind, computer),
            Command::StepFirstLevel(_) => Refusal::check_first_level(kind, computer),
            Command::ToggleRule if !self.rows().contains(&NewGameRow::Rule) => {
                Err(text!("new-game-one-rule").into())
            }
            Command::StepOpening if !self.rows().contains(&NewGameRow::Opening) => {
                Err(text!("new-game-no-opening").into())
            }
            _ => Ok(()),
        }
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let line = self.layout(ctx.look.area()).and_then(|layout| layout.entry_at(mouse.at));
        menu::value_commands(line, self.line(), !self.typed.is_empty(), mouse.action)
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        self.add_digits(first_line(text));
        Handled::Done
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.layout(ctx.look.area()).map(|layout| layout.keys())
    }

    fn kind(&self, _: &Ctx) -> Option<GameKind> {
        Some(self.kind())
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        let theme = &ctx.look.theme;
        let Some(layout) = self.layout(frame.area()) else { return too_small(START, None, frame) };
        let width = layout.area.width;
        let (rows, selected) = (self.rows(), self.line());
        let names = &ctx.user.names;
        let lineup = ctx.lineup_of(&self.so_far());
        let lineup = if self.is_for_friend {
            vec![text!("friend-new-game")]
        } else {
            naming::lineup_and_first(lineup, self.kind(), names)
        };
        let lineup = fit_line(&lineup, width.into());
        let lineup = Line::styled(lineup, theme.style(Role::Faint));
        let names = NAMES.map(|id| locale::format(id, &[]));
        let name_width = menu::name_width(&names, width);
        let text = |line: usize| {
            let row = rows[line];
            let (name, value) = (locale::format(name(self, row), &[]), value(self, row, ctx));
            let ends = if line == selected { ["< ", " >"] } else { ["  ", ""] };
            let line = menu::value_text([&name, &value], name_width, ends, width);
            match self.computer_in(row, ctx) {
                Some(computer) => {
                    described(line, computer, &self.words_of(computer, ctx), width.into())
                }
                None => line,
            }
        };
        let message = match &self.refusal {
            Some(refusal) => (refusal.forms(&nobody(self.kind(), ctx)), Role::Error),
            None => match too_large(self, frame.area().as_size()) {
                Some(why) => (vec![why], Role::Error),
                None => (self.meaning_of_opening().into_iter().collect(), Role::Faint),
            },
        };
        let menu = Menu {
            head: menu::head(heading(self, width.into(), ctx), lineup, below, width, theme),
            lines: rows.len(),
            selected,
            text: &text,
            message,
        };
        menu.draw(self, &layout, ctx, frame);
    }
}

impl NewGame {
    /// Describes the opening rule while its row is selected.
    fn meaning_of_opening(&self) -> Option<String> {
        let is_selected = self.selected == NewGameRow::Opening;
        is_selected.then(|| naming::opening_meaning(self.so_far().opening_rule()))
    }

    /// Describes how a computer plays, or compares the ratings.
    fn words_of(&self, computer: Computer, ctx: &Ctx) -> String {
        let Computer::Level(level) = computer else { return text!("new-game-engine") };
        if self.so_far().is_rated() {
            let [own, deviation] = naming::rating(ctx.rating());
            let rating = level.rating();
            return text!("new-game-ratings", rating = rating, own = own, deviation = deviation);
        }
        locale::format(LEVELS[usize::from(level.number()) - 1], &[])
    }
}

/// Messages with the names of all rows.
const NAMES: [&str; 16] = [
    "new-game-game",
    "new-game-size",
    "new-game-rule",
    "new-game-edges",
    "new-game-width",
    "new-game-height",
    "new-game-row",
    "new-game-stones",
    "new-game-opening",
    "new-game-players",
    "new-game-rated",
    "new-game-level",
    "new-game-level-o",
    "new-game-level-x",
    "new-game-first",
    "new-game-clock",
];

/// Message with the name of a row.
const fn name(page: &NewGame, row: NewGameRow) -> &'static str {
    match row {
        NewGameRow::Game => "new-game-game",
        NewGameRow::Size | NewGameRow::BoardSize => "new-game-size",
        NewGameRow::Rule | NewGameRow::Custom(Field::Rule) => "new-game-rule",
        NewGameRow::Edges | NewGameRow::Custom(Field::Edges) => "new-game-edges",
        NewGameRow::Custom(Field::Width) => "new-game-width",
        NewGameRow::Custom(Field::Height) => "new-game-height",
        NewGameRow::Custom(Field::Row) => "new-game-row",
        NewGameRow::Custom(Field::Stones) => "new-game-stones",
        NewGameRow::Opening => "new-game-opening",
        NewGameRow::Players => "new-game-players",
        NewGameRow::Rated => "new-game-rated",
        NewGameRow::Level => match page.lineup.computer {
            ComputerSides::Both => "new-game-level-o",
            _ => "new-game-level",
        },
        NewGameRow::FirstLevel => "new-game-level-x",
        NewGameRow::Begins => "new-game-first",
        NewGameRow::Clock => "new-game-clock",
    }
}

/// Adds these words about the computer, if there is room for them.
fn described(line: String, computer: Computer, words: &str, width: usize) -> String {
    // Columns around an entry: the pointer, and a space on both sides.
    const AROUND: usize = 4;
    // The longest level is `10`, so that the words stay in place.
    let is_short = computer.level().is_some_and(|level| level.number() < 10);
    let air = usize::from(is_short) + 2 + usize::from(!line.ends_with('>')) * 2;
    let long = format!("{line}{:air$}{words}", "");
    if long.width() + AROUND <= width { long } else { line }
}

/// Messages that describe the levels.
const LEVELS: [&str; 10] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
    "level-9", "level-10",
];

fn value(page: &NewGame, row: NewGameRow, ctx: &Ctx) -> String {
    let computer = page.lineup.computer;
    match row {
        NewGameRow::Game if page.family == Family::Custom => text!("new-game-custom"),
        NewGameRow::Game => naming::kind_name(page.kind()),
        NewGameRow::Size if !page.typed.is_empty() => page.typed.clone(),
        NewGameRow::Size => board_size(page.gomoku.shape().width()),
        NewGameRow::Rule => custom::rule(page.gomoku.row_length(), page.gomoku.rule()),
        NewGameRow::BoardSize => board_size(page.quarto.size.side()),
        NewGameRow::Edges => custom::edges(page.quarto.topology),
        NewGameRow::Custom(field) => page.custom.shown(field),
        NewGameRow::Opening => naming::opening_rule(page.so_far().opening_rule()),
        NewGameRow::Players => match computer {
            ComputerSides::None => text!("new-game-two-players"),
            ComputerSides::Both => text!("new-game-computers"),
            _ => text!("new-game-computer"),
        },
        NewGameRow::Rated => match page.stakes {
            Stakes::Casual => text!("new-game-casual"),
            Stakes::Rated => text!("new-game-rated-level"),
            Stakes::Even => text!("new-game-even"),
        },
        NewGameRow::Level | NewGameRow::FirstLevel => match page.computer_in(row, ctx) {
            Some(Computer::Level(level)) => level.to_string(),
            Some(Computer::Engine(name)) => name.to_string(),
            None => String::new(),
        },
        NewGameRow::Begins if page.computer() == ComputerSides::None => match page.lineup.seats {
            Seats::InOrder => naming::first_player(&ctx.user.names),
            Seats::ByLot => text!("settings-first-random"),
        },
        NewGameRow::Begins => match computer {
            ComputerSides::First if page.is_for_friend => text!("friend-your-friend"),
            ComputerSides::First => text!("settings-first-computer"),
            ComputerSides::ByLot => text!("settings-first-random"),
            _ => text!("settings-first-human"),
        },
        NewGameRow::Clock => time_control(page.time),
    }
}

/// Heading: the game, or `Board size [15, 17, 19 or 20]: ` and the typed digits.
fn heading(page: &NewGame, width: usize, ctx: &Ctx) -> Line<'static> {
    let theme = &ctx.look.theme;
    let style = theme.style(Role::Title);
    if page.typed.is_empty() {
        let text = match page.choice() {
            Ok(Choice { kind, .. }) => fitting([naming::game(kind), short_game(kind)], width),
            Err(refusal) => refusal.forms(&nobody(page.kind(), ctx)).pop().unwrap_or_default(),
        };
        return Line::styled(text, style);
    }
    let sizes = sizes();
    let room = width.saturating_sub(MOST_DIGITS);
    let forms = [
        text!("new-game-size-prompt", sizes = sizes),
        text!("new-game-size-prompt.short", sizes = sizes),
    ];
    let text = forms.into_iter().find(|text| text.width() < room);
    let text = text.unwrap_or_else(|| text!("new-game-size-prompt.shortest"));
    Line::from(vec![
        Span::styled(text + " ", style),
        Span::styled(page.typed.clone(), theme.style(Role::Key)),
    ])
}

fn too_large(page: &NewGame, window: Size) -> Option<String> {
    let needed = layout::needed(window, page.choice().ok()?.kind);
    let is_too_large = !layout::fits(window, needed);
    is_too_large.then(|| text!("new-game-window", size = needed))
}

const STAKES: [Stakes; 3] = [Stakes::Casual, Stakes::Rated, Stakes::Even];
const EDGES: [Topology; 2] = [Topology::Plane, Topology::Torus];
const BEGINNERS: [ComputerSides; 3] =
    [ComputerSides::Second, ComputerSides::First, ComputerSides::ByLot];

/// Neighbour of a value in a list that wraps around; the first value if the list does not have it.
fn next<T: Copy + PartialEq>(all: &[T], value: &T, step: Step) -> T {
    let at = all.iter().position(|known| known == value);
    at.map_or(all[0], |at| all[step.in_list(at, all.len())])
}
