//! The page on which a new game is chosen: what, by which rule, who plays, in what time.

use ratatui::layout::{Rect, Size};

use super::form::{Field, Form};
use crate::game::{ComputerSides, GameKind, Lineup, Step, TimeControl};
use crate::rules::{Rule, Topology, Variant};
use crate::settings::{Choice, First};
use crate::tui::command::{Command, Direction};
use crate::tui::layout::{self, StartLayout};
use crate::tui::messages::{self, Refusal};

/// The page: every row has a value, and Enter begins from any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    family: Family,
    /// The board and the rule of Gomoku.
    gomoku: Variant,
    /// The edges of Quarto.
    quarto: Topology,
    /// A game of one's own.
    pub(in crate::tui) custom: Form,
    lineup: Lineup,
    time: TimeControl,
    selected: Row,
    /// Which side the computer gets when it comes in.
    side: ComputerSides,
    /// A size that is being typed.
    pub(in crate::tui) typed: String,
    /// What was refused last.
    pub(in crate::tui) refusal: Option<Refusal>,
}

/// Which game.
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

/// A row of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Which game.
    Game,
    /// The side of the board of Gomoku.
    Size,
    /// Which rows win Gomoku.
    Rule,
    /// The edges of Quarto.
    Edges,
    /// Something about a game of one's own.
    Custom(Field),
    /// Persons, computers.
    Players,
    /// How strong the computer is; where there are two, the one that plays O.
    Level,
    /// How strong the one is that plays X.
    FirstLevel,
    /// Who begins against the computer.
    Begins,
    /// The clock.
    Clock,
}

/// The clocks that are offered.
const CLOCKS: [&str; 9] =
    ["none", "1m", "3m", "5m", "5m+3s", "10m", "15m+10s", "10s/move", "30s/move"];

impl NewGame {
    /// More digits are not taken.
    pub const MOST_DIGITS: usize = 3;

    /// The page with what was chosen before, where this one begins when the computer comes in.
    pub fn new(choice: Choice, first: First) -> Self {
        let Choice { kind, lineup, time } = choice;
        let family = Family::of(kind);
        let variant = kind.variant();
        let gomoku = if family == Family::Gomoku { variant } else { Variant::GOMOKU_15 };
        let quarto = match kind {
            GameKind::Quarto(topology) => topology,
            GameKind::Rows(_) => Topology::Plane,
        };
        Self {
            family,
            gomoku,
            quarto,
            custom: Form::new(if family == Family::Custom { variant } else { gomoku }),
            lineup,
            time,
            selected: Row::Game,
            side: first.computer_sides(),
            typed: String::new(),
            refusal: None,
        }
    }

    /// The page with a game of one's own.
    pub fn custom(choice: Choice, first: First) -> Self {
        let selected = Row::Custom(Field::Width);
        Self { family: Family::Custom, selected, ..Self::new(choice, first) }
    }

    /// What is chosen.
    ///
    /// # Errors
    /// Why there is no such game.
    pub fn choice(&self) -> Result<Choice, Refusal> {
        let (lineup, time) = (self.lineup, self.time);
        if !self.typed.is_empty() {
            let board = self.typed.parse().ok().and_then(Variant::offered);
            let board = board.ok_or_else(|| Refusal::Size(self.typed.clone()))?;
            let kind = GameKind::Rows(board.with_rule(self.gomoku.rule()));
            return Ok(Choice { kind, lineup, time });
        }
        if self.family == Family::Custom {
            self.custom.variant().map_err(Refusal::Variant)?;
        }
        Ok(Choice { kind: self.kind(), lineup, time })
    }

    /// The game, as far as it is known.
    pub fn kind(&self) -> GameKind {
        match self.family {
            Family::Gomoku => GameKind::Rows(self.gomoku),
            Family::ConnectFour => GameKind::Rows(Variant::CONNECT_FOUR),
            Family::TicTacToe => GameKind::Rows(Variant::TIC_TAC_TOE),
            Family::Quarto => GameKind::Quarto(self.quarto),
            Family::Custom => GameKind::Rows(self.custom.variant().unwrap_or(self.gomoku)),
        }
    }

    /// Who plays.
    pub const fn lineup(&self) -> Lineup {
        self.lineup
    }

    /// The rows that matter for what is chosen, in their order.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Game];
        match self.family {
            Family::Gomoku => rows.extend([Row::Size, Row::Rule]),
            Family::Quarto => rows.push(Row::Edges),
            Family::Custom => rows.extend(Field::ALL.map(Row::Custom)),
            Family::ConnectFour | Family::TicTacToe => {}
        }
        if self.kind().has_computer() {
            rows.push(Row::Players);
            let has_levels = self.kind().has_levels();
            match self.lineup.computer {
                ComputerSides::Both if has_levels => rows.extend([Row::FirstLevel, Row::Level]),
                ComputerSides::None | ComputerSides::Both => {}
                _ if has_levels => rows.extend([Row::Level, Row::Begins]),
                _ => rows.push(Row::Begins),
            }
        }
        rows.push(Row::Clock);
        rows
    }

    /// Where it stands in a window.
    ///
    /// # Errors
    /// The size that the window must have.
    pub fn layout(&self, window: Rect) -> Result<StartLayout, Size> {
        StartLayout::new(window, self.rows().len(), self.line(), layout::page_title())
    }

    /// Which row is selected.
    pub fn line(&self) -> usize {
        self.rows().iter().position(|&row| row == self.selected).unwrap_or(0)
    }

    /// A row's name and its value.
    pub fn show(&self, row: Row) -> (&'static str, String) {
        let Lineup { computer, levels } = self.lineup;
        let has_two = computer == ComputerSides::Both;
        match row {
            Row::Game => ("Game", self.family.name().to_owned()),
            Row::Size if !self.typed.is_empty() => ("Size", self.typed.clone()),
            Row::Size => {
                let side = self.gomoku.shape().width();
                ("Size", format!("{side} x {side}"))
            }
            Row::Rule => ("Rule", messages::rule(self.gomoku.row_length(), self.gomoku.rule())),
            Row::Edges => ("Edges", messages::edges(self.quarto).to_owned()),
            Row::Custom(field) => (field.name(), self.custom.value(field)),
            Row::Players => ("Players", messages::players(computer).to_owned()),
            Row::Level => (if has_two { "Level of O" } else { "Level" }, levels.second.to_string()),
            Row::FirstLevel => ("Level of X", levels.first.to_string()),
            Row::Begins => ("Begins", messages::beginner(computer).to_owned()),
            Row::Clock => ("Clock", messages::time_control(self.time)),
        }
    }

    /// Obeys a command of [`Context::NewGame`](crate::tui::keymap::Context::NewGame); what was chosen,
    /// if it was.
    pub fn execute(&mut self, command: &Command) -> Option<Choice> {
        self.refusal = self.check(command).err();
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
                Row::Custom(_) => self.custom.erase(),
                _ => drop(self.typed.pop()),
            },
            Command::Select(line) => self.select(line),
            Command::Move(direction @ (Direction::Up | Direction::Down)) => {
                self.select(direction.step_in_list(self.line(), self.rows().len()));
            }
            Command::Move(direction) => self.change(direction),
            Command::Computer(_) => {
                self.lineup.computer = self.lineup.computer.next();
                self.selected = Row::Players;
            }
            Command::ToggleRule => self.change_row(Row::Rule, Direction::Right),
            Command::StepLevel(step) => self.change_row(Row::Level, direction_of(step)),
            Command::StepFirstLevel(step) => self.change_row(Row::FirstLevel, direction_of(step)),
            _ => {}
        }
        None
    }

    /// Whether a command would be obeyed now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        let (kind, computer) = (self.kind(), self.lineup.computer);
        match command {
            Command::Computer(_) if !kind.has_computer() => Err(Refusal::NoComputer),
            Command::StepLevel(_) => Refusal::check_level(kind, computer),
            Command::StepFirstLevel(_) => Refusal::check_first_level(kind, computer),
            Command::ToggleRule if !self.rows().contains(&Row::Rule) => Err(Refusal::OneRule),
            _ => Ok(()),
        }
    }

    /// Adds the digits of a text.
    pub fn paste(&mut self, text: &str) {
        self.refusal = None;
        text.chars().for_each(|char| self.add(char));
    }

    /// A digit goes to the selected number of a game of one's own, and else to the size of Gomoku.
    fn add(&mut self, char: char) {
        let Some(digit) = char.to_digit(10) else { return };
        if let Row::Custom(_) = self.selected {
            return self.custom.type_digit(digit);
        }
        if self.typed.is_empty() {
            self.family = Family::Gomoku;
            self.selected = Row::Size;
        }
        if self.typed.len() < Self::MOST_DIGITS {
            self.typed.push(char);
        }
    }

    fn select(&mut self, line: usize) {
        self.typed.clear();
        if let Some(&row) = self.rows().get(line) {
            self.selected = row;
            if let Row::Custom(field) = row {
                self.custom.select(field);
            }
        }
    }

    /// Changes a row if it is there.
    fn change_row(&mut self, row: Row, direction: Direction) {
        if self.rows().contains(&row) {
            self.selected = row;
            self.change(direction);
        }
    }

    /// The value of the selected row before or after this one.
    fn change(&mut self, direction: Direction) {
        self.typed.clear();
        let step = if direction == Direction::Left { Step::Down } else { Step::Up };
        match self.selected {
            Row::Game => self.family = next(&FAMILIES, &self.family, direction),
            Row::Size => {
                let rule = self.gomoku.rule();
                let board = self.gomoku.with_rule(Rule::Freestyle);
                self.gomoku = next(&Variant::OFFERED, &board, direction).with_rule(rule);
            }
            Row::Rule => self.gomoku = self.gomoku.with_rule(self.gomoku.rule().other()),
            Row::Edges => {
                self.quarto = match self.quarto {
                    Topology::Plane => Topology::Torus,
                    Topology::Torus => Topology::Plane,
                }
            }
            Row::Custom(field) => {
                self.custom.select(field);
                self.custom.step(step);
            }
            Row::Players => {
                let players = [ComputerSides::None, self.side, ComputerSides::Both];
                let now = match self.lineup.computer {
                    sides @ (ComputerSides::None | ComputerSides::Both) => sides,
                    _ => self.side,
                };
                self.lineup.computer = next(&players, &now, direction);
            }
            Row::Level if self.lineup.computer == ComputerSides::Both => {
                let first = self.lineup.levels.first;
                self.lineup = self.lineup.step(step);
                self.lineup.levels.first = first;
            }
            Row::Level => {
                self.lineup.levels.first = self.lineup.levels.second;
                self.lineup = self.lineup.step(step);
            }
            Row::FirstLevel => self.lineup = self.lineup.step_first(step),
            Row::Begins => {
                let before = self.lineup.computer;
                self.lineup.computer = next(&BEGINNERS, &before, direction);
                if before == ComputerSides::First {
                    self.lineup.levels.second = self.lineup.levels.first;
                }
                self.lineup.levels.first = self.lineup.levels.second;
            }
            Row::Clock => {
                let offered: Vec<TimeControl> =
                    CLOCKS.iter().filter_map(|clock| clock.parse().ok()).collect();
                self.time = next(&offered, &self.time, direction);
            }
        }
    }
}

/// Who can begin against the computer.
const BEGINNERS: [ComputerSides; 3] =
    [ComputerSides::Second, ComputerSides::First, ComputerSides::ByLot];

const fn direction_of(step: Step) -> Direction {
    match step {
        Step::Up => Direction::Right,
        Step::Down => Direction::Left,
    }
}

/// The neighbour of a value in a list that goes on at its other end; the first of a list that does not
/// have the value.
fn next<T: Copy + PartialEq>(all: &[T], value: &T, direction: Direction) -> T {
    let at = all.iter().position(|known| known == value);
    at.map_or(all[0], |at| all[direction.step_in_list(at, all.len())])
}

impl Family {
    fn of(kind: GameKind) -> Self {
        match kind {
            GameKind::Quarto(_) => Self::Quarto,
            GameKind::Rows(Variant::CONNECT_FOUR) => Self::ConnectFour,
            GameKind::Rows(Variant::TIC_TAC_TOE) => Self::TicTacToe,
            GameKind::Rows(variant) if variant.is_offered() => Self::Gomoku,
            GameKind::Rows(_) => Self::Custom,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Gomoku => "Gomoku",
            Self::ConnectFour => "Connect four",
            Self::TicTacToe => "Tic-tac-toe",
            Self::Quarto => "Quarto",
            Self::Custom => "A game of your own",
        }
    }
}
