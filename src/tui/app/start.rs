//! The start menu: the choice of a game, and of who plays it.

use std::path::PathBuf;

use ratatui::layout::{Rect, Size};

use super::form::{Field, Form};
use crate::game::{GameKind, Lineup, Names, Participants};
use crate::rules::{Coordinates, Rule, Topology, Variant};
use crate::store::Kept;
use crate::tui::command::{Command, Direction};
use crate::tui::keymap::Context;
use crate::tui::layout::{self, StartLayout};
use crate::tui::messages::{Naming, Refusal};

/// What can be chosen, and what was chosen so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartMenu {
    /// What can be chosen, at least the boards on offer, all by the same rule.
    pub(in crate::tui) entries: Vec<MenuEntry>,
    /// That rule.
    rule: Rule,
    /// Index of the selected entry.
    selected: usize,
    /// Digits typed instead.
    pub(in crate::tui) typed: String,
    /// What was refused last.
    pub(in crate::tui) refusal: Option<Refusal>,
    /// Who would play.
    pub(in crate::tui) lineup: Lineup,
    /// The form for a game of one's own, if that was chosen.
    pub(in crate::tui) form: Option<Form>,
    /// What the form begins with.
    custom: Variant,
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MenuEntry {
    /// A new game.
    New(GameKind),
    /// A game of one's own: the form asks for the rest.
    Custom,
    /// A game that goes on.
    Continue(Box<Kept>),
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A new game.
    New(GameKind),
    /// The game in this journal.
    Continue(PathBuf),
}

const NEW: [GameKind; 7] = [
    GameKind::Rows(Variant::GOMOKU_15),
    GameKind::Rows(Variant::GOMOKU_17),
    GameKind::Rows(Variant::GOMOKU_19),
    GameKind::Rows(Variant::CONNECT_FOUR),
    GameKind::Rows(Variant::TIC_TAC_TOE),
    GameKind::Quarto(Topology::Plane),
    GameKind::Quarto(Topology::Torus),
];

/// A game that is offered; if it is Gomoku, by this rule.
fn by(rule: Rule, kind: GameKind) -> GameKind {
    match kind {
        GameKind::Rows(variant) if variant.is_offered() => GameKind::Rows(variant.with_rule(rule)),
        other => other,
    }
}

impl StartMenu {
    /// More digits are not taken.
    pub const MOST_DIGITS: usize = 3;

    /// The menu at the start, with Gomoku by this rule and the smallest board selected.
    pub fn new(kept: Option<Kept>, lineup: Lineup, rule: Rule) -> Self {
        let new = NEW.map(|kind| MenuEntry::New(by(rule, kind))).into_iter();
        Self {
            entries: new
                .chain([MenuEntry::Custom])
                .chain(kept.map(|kept| MenuEntry::Continue(Box::new(kept))))
                .collect(),
            rule,
            selected: 0,
            typed: String::new(),
            refusal: None,
            lineup,
            form: None,
            custom: Variant::GOMOKU_15,
        }
    }

    /// The menu at the start, with the form for a game of one's own.
    pub fn with_form(lineup: Lineup) -> Self {
        let menu = Self::new(None, lineup, Rule::Freestyle);
        Self { selected: NEW.len(), form: Some(Form::new(menu.custom)), ..menu }
    }

    /// The menu after a game, with that game selected.
    pub fn after(kind: GameKind, lineup: Lineup) -> Self {
        let rule = match kind {
            GameKind::Rows(variant) if variant.is_offered() => variant.rule(),
            _ => Rule::Freestyle,
        };
        let mut menu = Self::new(None, lineup, rule);
        let custom = NEW.len();
        menu.selected = NEW.iter().position(|&new| by(rule, new) == kind).unwrap_or(custom);
        if let (GameKind::Rows(variant), true) = (kind, menu.selected == custom) {
            menu.custom = variant;
        }
        menu
    }

    /// Where the keys go.
    pub const fn context(&self) -> Context {
        if self.form.is_some() { Context::Form } else { Context::Menu }
    }

    /// Which line is selected, of the entries or of the form's fields.
    pub fn line(&self) -> usize {
        self.form.as_ref().map_or(self.selected, Form::line)
    }

    /// How the players of the selected game are called.
    pub fn naming(&self) -> Naming<'static> {
        const NAMES: &Names = &Names::UNKNOWN;
        let participants =
            self.kept().map_or(Participants::PERSONS, |kept| kept.sheet.participants);
        Naming {
            kind: self.kind(),
            participants,
            names: NAMES,
            coordinates: Coordinates::default(),
        }
    }

    /// Where it stands in a window.
    ///
    /// # Errors
    /// The size that the window must have.
    pub fn layout(&self, window: Rect) -> Result<StartLayout, Size> {
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        let lines = if self.form.is_some() { Field::ALL.len() } else { self.entries.len() };
        StartLayout::new(window, count(lines), count(self.line()), layout::title())
    }

    /// Index of the selected entry; `None` if something is typed instead.
    pub fn selected(&self) -> Option<usize> {
        self.typed.is_empty().then_some(self.selected)
    }

    /// The game that the form describes, or of the selected entry, as far as it is known.
    pub fn kind(&self) -> GameKind {
        if let Some(Ok(described)) = self.form.as_ref().map(Form::variant) {
            return GameKind::Rows(described);
        }
        match &self.entries[self.selected] {
            MenuEntry::New(kind) => *kind,
            MenuEntry::Custom => GameKind::Rows(self.custom),
            MenuEntry::Continue(kept) => kept.sheet.game.kind(),
        }
    }

    /// The game that goes on, if that is selected.
    pub fn kept(&self) -> Option<&Kept> {
        match &self.entries[self.selected()?] {
            MenuEntry::Continue(kept) => Some(kept),
            MenuEntry::New(_) | MenuEntry::Custom => None,
        }
    }

    /// Says what was refused.
    pub fn refuse(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }

    /// Adds the digits of a pasted text.
    pub fn paste(&mut self, text: &str) {
        self.refusal = None;
        text.chars().for_each(|char| self.add(char));
    }

    fn add(&mut self, char: char) {
        let Some(digit) = char.to_digit(10) else { return };
        if let Some(form) = &mut self.form {
            form.type_digit(digit);
        } else if self.typed.len() < Self::MOST_DIGITS {
            self.typed.push(char);
        }
    }

    /// Whether a command would be obeyed now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        let (kind, computer) = (self.kind(), self.lineup.computer);
        match command {
            Command::Computer(_) | Command::StepLevel(_) | Command::StepFirstLevel(_)
                if self.kept().is_some() =>
            {
                Err(Refusal::SameParticipants)
            }
            Command::Computer(_) if !kind.has_computer() => Err(Refusal::NoComputer),
            Command::StepLevel(_) => Refusal::check_level(kind, computer),
            Command::StepFirstLevel(_) => Refusal::check_first_level(kind, computer),
            _ => Ok(()),
        }
    }

    /// Obeys a command of [`Context::Menu`] or of
    /// [`Context::Form`]; what was chosen, if it was.
    pub fn execute(&mut self, command: &Command) -> Option<Choice> {
        self.refusal = self.check(command).err();
        match command {
            _ if self.refusal.is_some() => None,
            Command::Accept => self.accept().unwrap_or_else(|refusal| {
                self.refuse(refusal);
                None
            }),
            command => {
                self.edit(command);
                None
            }
        }
    }

    fn edit(&mut self, command: &Command) {
        match (command, &mut self.form) {
            (&Command::Type(char), _) => self.add(char),
            (&Command::Select(index), Some(form)) => form.point_to(index),
            (&Command::Move(direction), Some(form)) => form.step(direction),
            (Command::Erase, Some(form)) => form.erase(),
            (Command::Cancel, form @ Some(_)) => *form = None,
            (&Command::Select(index), None) => self.select(index),
            (&Command::Move(direction), None) => self.step(direction),
            (Command::Erase, None) => drop(self.typed.pop()),
            (Command::Cancel, None) => self.typed.clear(),
            (Command::ToggleRule, None) => self.toggle_rule(),
            (Command::Computer(_), _) => {
                self.lineup = self.lineup.with(self.lineup.computer.next());
            }
            (&Command::StepLevel(step), _) => self.lineup = self.lineup.step(step),
            (&Command::StepFirstLevel(step), _) => self.lineup = self.lineup.step_first(step),
            _ => {}
        }
    }

    fn step(&mut self, direction: Direction) {
        self.select(direction.step_in_list(self.selected, self.entries.len()));
    }

    /// Selects an entry in place of what is typed.
    fn select(&mut self, index: usize) {
        self.typed.clear();
        self.selected = index;
    }

    /// Offers Gomoku by the other rule.
    fn toggle_rule(&mut self) {
        self.rule = self.rule.other();
        for entry in &mut self.entries {
            if let MenuEntry::New(kind) = entry {
                *kind = by(self.rule, *kind);
            }
        }
    }

    fn accept(&mut self) -> Result<Option<Choice>, Refusal> {
        if let Some(form) = &self.form {
            let variant = form.variant().map_err(Refusal::Variant)?;
            return Ok(Some(Choice::New(GameKind::Rows(variant))));
        }
        if !self.typed.is_empty() {
            let typed = std::mem::take(&mut self.typed);
            let board = typed.parse().ok().and_then(Variant::offered);
            let board = board.ok_or(Refusal::Size(typed))?;
            return Ok(Some(Choice::New(GameKind::Rows(board.with_rule(self.rule)))));
        }
        Ok(match &self.entries[self.selected] {
            MenuEntry::New(kind) => Some(Choice::New(*kind)),
            MenuEntry::Continue(kept) => Some(Choice::Continue(kept.path.clone())),
            MenuEntry::Custom => {
                self.form = Some(Form::new(self.custom));
                None
            }
        })
    }
}
