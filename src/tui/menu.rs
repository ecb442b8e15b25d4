//! The choice of a game, and of who plays it.

use ratatui::layout::{Rect, Size};

use super::custom::{Field, Form};
use super::keymap::{Action, Direction};
use super::layout::MenuLayout;
use super::screen::title;
use super::words;
use crate::formats::Kind;
use crate::play::{Pairing, Sides};
use crate::rules::{Rule, Topology, Variant};
use crate::store::Kept;

/// What can be chosen, and what was answered so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What can be chosen, at least the boards on offer, all by the same rule.
    choices: Vec<Choice>,
    /// That rule.
    rule: Rule,
    /// Index of the selected choice.
    selected: usize,
    /// Digits typed instead.
    typed: String,
    /// Why the last answer was none, or what else went wrong.
    error: Option<String>,
    /// Who would play.
    pairing: Pairing,
    /// The form for a game of one's own, if that was chosen.
    form: Option<Form>,
    /// What the form begins with.
    own: Variant,
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A new game.
    New(Kind),
    /// A game of one's own: the form asks for the rest.
    Custom,
    /// The game that was interrupted.
    Continue(Kept),
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A new game.
    New(Kind),
    /// The game that was interrupted.
    Continue(Kept),
}

const NEW: [Kind; 7] = [
    Kind::Rows(Variant::GOMOKU_15),
    Kind::Rows(Variant::GOMOKU_17),
    Kind::Rows(Variant::GOMOKU_19),
    Kind::Rows(Variant::CONNECT_FOUR),
    Kind::Rows(Variant::TIC_TAC_TOE),
    Kind::Quarto(Topology::Plane),
    Kind::Quarto(Topology::Torus),
];

/// A game that is offered; if it is Gomoku, by this rule.
fn by(rule: Rule, kind: Kind) -> Kind {
    match kind {
        Kind::Rows(variant) if variant.is_offered() => Kind::Rows(variant.with_rule(rule)),
        other => other,
    }
}

impl Menu {
    /// More digits are not taken.
    pub const MOST_DIGITS: usize = 3;

    /// The menu at the start, with Gomoku by this rule and the smallest board selected.
    pub fn new(kept: Option<Kept>, pairing: Pairing, rule: Rule) -> Self {
        let new = NEW.map(|kind| Choice::New(by(rule, kind))).into_iter();
        Self {
            choices: new.chain([Choice::Custom]).chain(kept.map(Choice::Continue)).collect(),
            rule,
            selected: 0,
            typed: String::new(),
            error: None,
            pairing,
            form: None,
            own: Variant::GOMOKU_15,
        }
    }

    /// The menu at the start, with the form for a game of one's own.
    pub fn with_form(pairing: Pairing) -> Self {
        let menu = Self::new(None, pairing, Rule::Freestyle);
        Self { selected: NEW.len(), form: Some(Form::new(menu.own)), ..menu }
    }

    /// The menu after a game, with that game selected.
    pub fn after(kind: Kind, pairing: Pairing) -> Self {
        let rule = match kind {
            Kind::Rows(variant) if variant.is_offered() => variant.rule(),
            _ => Rule::Freestyle,
        };
        let mut menu = Self::new(None, pairing, rule);
        let custom = NEW.len();
        menu.selected = NEW.iter().position(|&new| by(rule, new) == kind).unwrap_or(custom);
        if let (Kind::Rows(variant), true) = (kind, menu.selected == custom) {
            menu.own = variant;
        }
        menu
    }

    /// What can be chosen.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Which line is selected, of the choices or of the form's fields.
    pub fn line(&self) -> usize {
        self.form.as_ref().map_or(self.selected, Form::line)
    }

    /// Where it stands in a window.
    ///
    /// # Errors
    /// The size that the window must have.
    pub fn layout(&self, window: Rect) -> Result<MenuLayout, Size> {
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        MenuLayout::new(window, count(self.lines()), count(self.line()), title::size())
    }

    /// Index of the selected choice; `None` if something is typed instead.
    pub fn selected(&self) -> Option<usize> {
        self.typed.is_empty().then_some(self.selected)
    }

    /// The game that the form describes, or of the selected choice, as far as it is known.
    pub fn kind(&self) -> Kind {
        if let Some(Ok(described)) = self.form.as_ref().map(Form::variant) {
            return Kind::Rows(described);
        }
        match &self.choices[self.selected] {
            Choice::New(kind) => *kind,
            Choice::Custom => Kind::Rows(self.own),
            Choice::Continue(kept) => kept.content.kind(),
        }
    }

    /// The interrupted game, if that is selected.
    pub fn kept(&self) -> Option<&Kept> {
        match &self.choices[self.selected()?] {
            Choice::Continue(kept) => Some(kept),
            Choice::New(_) | Choice::Custom => None,
        }
    }

    /// Who would play a new game.
    pub const fn pairing(&self) -> Pairing {
        self.pairing
    }

    /// The form, if it is open.
    pub const fn form(&self) -> Option<&Form> {
        self.form.as_ref()
    }

    /// The digits typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// What went wrong last.
    pub fn error(&self) -> Option<&str> {
        self.error.as_deref()
    }

    /// Says what went wrong.
    pub fn refuse(&mut self, text: String) {
        self.error = Some(text);
    }

    /// How many lines there are to point at: choices, or fields of the form.
    pub fn lines(&self) -> usize {
        if self.form.is_some() { Field::ALL.len() } else { self.choices.len() }
    }

    /// Selects a line with the mouse, in place of what is typed.
    pub fn point_to(&mut self, index: usize) {
        if let Some(form) = &mut self.form {
            form.point_to(index);
        } else {
            self.typed.clear();
            self.selected = index;
        }
    }

    fn select(&mut self, direction: Direction) {
        self.typed.clear();
        let last = self.choices.len() - 1;
        self.selected = match direction {
            Direction::Up | Direction::Left => self.selected.checked_sub(1).unwrap_or(last),
            Direction::Down | Direction::Right if self.selected == last => 0,
            Direction::Down | Direction::Right => self.selected + 1,
        };
    }

    /// Adds what was typed or pasted; other things than digits are left out.
    pub fn add(&mut self, text: &str) {
        self.error = None;
        if let Some(form) = &mut self.form {
            return text
                .chars()
                .filter_map(|char| char.to_digit(10))
                .for_each(|d| form.type_digit(d));
        }
        let free = Self::MOST_DIGITS.saturating_sub(self.typed.len());
        self.typed.extend(text.chars().filter(char::is_ascii_digit).take(free));
    }

    /// Handles a key of [`Context::Menu`](super::keymap::Context::Menu) or of
    /// [`Context::Custom`](super::keymap::Context::Custom); what was chosen, if it was.
    pub fn handle(&mut self, action: Action, char: Option<char>) -> Option<Answer> {
        self.error = None;
        match (action, &mut self.form) {
            (Action::Type, _) => self.add(char.map(String::from).as_deref().unwrap_or_default()),
            (Action::Rule, None) => self.change_rule(),
            (Action::Opponent | Action::Level(_) | Action::OtherLevel(_), _) => self.pair(action),
            (Action::Accept, _) => return self.answer(),
            (Action::Move(direction), Some(form)) => form.step(direction),
            (Action::Erase, Some(form)) => form.erase(),
            (Action::Close, form @ Some(_)) => *form = None,
            (Action::Move(direction), None) => self.select(direction),
            (Action::Erase, None) => {
                self.typed.pop();
            }
            (Action::Close, None) => self.typed.clear(),
            _ => {}
        }
        None
    }

    /// Offers Gomoku by the other rule.
    fn change_rule(&mut self) {
        self.rule = self.rule.other();
        for choice in &mut self.choices {
            if let Choice::New(kind) = choice {
                *kind = by(self.rule, *kind);
            }
        }
    }

    /// Changes who would play.
    fn pair(&mut self, action: Action) {
        let pairing = self.pairing;
        let changed = match (self.kind(), action, pairing.sides) {
            _ if self.kept().is_some() => Err(words::SAME_PLAYERS),
            (Kind::Quarto(_), ..) => Err(words::NO_COMPUTER),
            (_, Action::Opponent, sides) => Ok(pairing.with(sides.next())),
            (kind, ..) if !words::has_levels(kind) => Err(words::NO_LEVELS),
            (_, _, Sides::Persons) => Err(words::NO_LEVEL),
            (_, Action::Level(step), _) => Ok(pairing.step(step)),
            (_, Action::OtherLevel(step), Sides::Computers) => Ok(pairing.step_other(step)),
            _ => Err(words::NO_OTHER_LEVEL),
        };
        match changed {
            Ok(pairing) => self.pairing = pairing,
            Err(why) => self.error = Some(why.to_owned()),
        }
    }

    fn answer(&mut self) -> Option<Answer> {
        if let Some(form) = &self.form {
            return match form.variant() {
                Ok(variant) => Some(Answer::New(Kind::Rows(variant))),
                Err(why) => {
                    self.error = Some(words::illegal(&why));
                    None
                }
            };
        }
        if self.typed.is_empty() {
            return match self.choices[self.selected].clone() {
                Choice::New(kind) => Some(Answer::New(kind)),
                Choice::Continue(kept) => Some(Answer::Continue(kept)),
                Choice::Custom => {
                    self.form = Some(Form::new(self.own));
                    None
                }
            };
        }
        let typed = std::mem::take(&mut self.typed);
        let answer = typed.parse().ok().and_then(Variant::offered);
        let answer = answer.map(|board| Kind::Rows(board.with_rule(self.rule)));
        if answer.is_none() {
            self.error =
                Some(words::illegal(&format!("{typed} is not a size: {}", words::sizes())));
        }
        answer.map(Answer::New)
    }
}
