//! Form of a custom game: size, row length, rule, edges, gravity.

use super::{EDGES, next};
use crate::game::Step;
use crate::locale::text;
use crate::rules::{Placement, Rule, Shape, Topology, Variant, VariantError};
use crate::tui::naming::row_of;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    width: u8,
    height: u8,
    row_length: u8,
    topology: Topology,
    placement: Placement,
    rule: Rule,
    /// Set while further digits are appended to the number.
    pub is_typed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Width,
    Height,
    Row,
    Rule,
    Edges,
    Stones,
}

impl Field {
    pub const ALL: [Self; 6] =
        [Self::Width, Self::Height, Self::Row, Self::Rule, Self::Edges, Self::Stones];
}

const PLACEMENTS: [Placement; 2] = [Placement::Anywhere, Placement::Gravity];

impl Form {
    pub const fn new(variant: Variant) -> Self {
        Self {
            width: variant.shape().width(),
            height: variant.shape().height(),
            row_length: variant.row_length(),
            topology: variant.shape().topology(),
            placement: variant.placement(),
            rule: variant.rule(),
            is_typed: false,
        }
    }

    pub fn variant(self) -> Result<Variant, VariantError> {
        let shape = Shape::new(self.width, self.height, self.topology)?;
        Variant::new(shape, self.row_length, self.rule, self.placement)
    }

    pub fn shown(self, field: Field) -> String {
        match field {
            Field::Width => self.width.to_string(),
            Field::Height => self.height.to_string(),
            Field::Row => self.row_length.to_string(),
            Field::Rule => rule(self.row_length, self.rule),
            Field::Edges => edges(self.topology),
            Field::Stones if self.placement == Placement::Gravity => text!("new-game-fall"),
            Field::Stones => text!("new-game-anywhere"),
        }
    }

    pub fn step(&mut self, field: Field, step: Step) {
        self.is_typed = false;
        let by = if step == Step::Up { 1 } else { -1 };
        match field {
            Field::Rule => self.rule = next(&self.rules(), &self.rule, step),
            Field::Edges => self.topology = next(&EDGES, &self.topology, step),
            Field::Stones => self.placement = next(&PLACEMENTS, &self.placement, step),
            Field::Width | Field::Height | Field::Row => {
                let least = if field == Field::Row { Variant::MIN_ROW } else { Shape::MIN_SIDE };
                let Some(number) = self.number(field) else { return };
                *number = number.saturating_add_signed(by).clamp(least, Shape::MAX_SIDE);
            }
        }
    }

    /// Rules that exist for the game so far.
    fn rules(self) -> Vec<Rule> {
        let allows = |rule: &Rule| Self { rule: *rule, ..self }.variant().is_ok();
        let rules: Vec<Rule> = Rule::ALL.into_iter().filter(allows).collect();
        if rules.is_empty() { vec![self.rule] } else { rules }
    }

    fn number(&mut self, field: Field) -> Option<&mut u8> {
        match field {
            Field::Width => Some(&mut self.width),
            Field::Height => Some(&mut self.height),
            Field::Row => Some(&mut self.row_length),
            Field::Rule | Field::Edges | Field::Stones => None,
        }
    }

    /// Types a digit. The first one replaces the number.
    pub fn type_digit(&mut self, field: Field, digit: u32) {
        let goes_on = self.is_typed;
        let Some(number) = self.number(field) else { return };
        let before = if goes_on { u32::from(*number) } else { 0 };
        *number = u8::try_from(before * 10 + digit).map_or(99, |number| number.min(99));
        self.is_typed = true;
    }

    pub fn erase(&mut self, field: Field) {
        if let Some(number) = self.number(field) {
            *number /= 10;
            self.is_typed = true;
        }
    }
}

/// Describes the rule: `five or more`, `exactly five`.
pub fn rule(row_length: u8, rule: Rule) -> String {
    let row = row_of(row_length);
    match rule {
        Rule::Freestyle => text!("rule-or-more.short", row = row),
        Rule::Standard => text!("rule-exactly.short", row = row),
        Rule::Renju => text!("rule-renju.short"),
        Rule::Caro => text!("rule-caro.short"),
        Rule::StandardCaro => text!("rule-standard-caro.short"),
        Rule::Omok => text!("rule-omok.short"),
    }
}

pub fn edges(topology: Topology) -> String {
    match topology {
        Topology::Plane => text!("new-game-bounded"),
        Topology::Torus => text!("new-game-torus"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_returns_the_game_it_was_filled_with() {
        let exact = Variant::GOMOKU_17.with_rule(Rule::Standard);
        for variant in [Variant::GOMOKU_19, exact, Variant::CONNECT_FOUR, Variant::TIC_TAC_TOE] {
            assert_eq!(Form::new(variant).variant(), Ok(variant));
        }
    }

    #[test]
    fn steps_change_the_fields() {
        let mut form = Form::new(Variant::GOMOKU_15);
        for (field, step) in [
            (Field::Width, Step::Down),
            (Field::Height, Step::Up),
            (Field::Stones, Step::Up),
            (Field::Edges, Step::Down),
        ] {
            form.step(field, step);
        }
        let game = form.variant().unwrap();
        assert_eq!(game.to_string(), "14x16 torus, five or more in a row, stones fall");
        assert_eq!(form.shown(Field::Rule), "five or more");
        form.step(Field::Rule, Step::Down);
        assert_eq!(form.shown(Field::Rule), "exactly five");
        let game = form.variant().unwrap();
        assert_eq!(game.to_string(), "14x16 torus, exactly five in a row, stones fall");
    }

    #[test]
    fn digits_are_typed_into_numbers() {
        let mut form = Form::new(Variant::GOMOKU_15);
        for digit in [2, 0] {
            form.type_digit(Field::Width, digit);
        }
        form.is_typed = false;
        form.type_digit(Field::Height, 9);
        let shape = form.variant().unwrap().shape();
        assert_eq!((shape.width(), shape.height()), (20, 9));
        form.erase(Field::Height);
        assert!(matches!(form.variant(), Err(VariantError::Shape(_))));
        form.type_digit(Field::Height, 7);
        form.is_typed = false;
        for digit in [9, 9, 9] {
            form.type_digit(Field::Row, digit);
        }
        assert_eq!(
            form.variant().unwrap_err().to_string(),
            "99 in a row do not fit: the longest side of the board has 20 cells"
        );
    }
}
