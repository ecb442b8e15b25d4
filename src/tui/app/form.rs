//! The form for a game of one's own: width, height, row length, rule, edges, falling stones.

use crate::game::Step;
use crate::rules::{Placement, Rule, Shape, Topology, Variant, VariantError};
use crate::tui::messages;

/// What is filled in, and the field that is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    width: u8,
    height: u8,
    row_length: u8,
    topology: Topology,
    placement: Placement,
    rule: Rule,
    selected: Field,
    /// The selected number was typed: a further digit is added to it.
    is_typed: bool,
}

/// A field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Columns of the board.
    Width,
    /// Rows of the board.
    Height,
    /// Stones in a row that win.
    Row,
    /// Whether longer rows win, too.
    Rule,
    /// Plane or torus.
    Edges,
    /// Where a stone may be put.
    Stones,
}

impl Field {
    /// All of them, in the order of the form.
    pub const ALL: [Self; 6] =
        [Self::Width, Self::Height, Self::Row, Self::Rule, Self::Edges, Self::Stones];

    /// The field's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Width => "Width",
            Self::Height => "Height",
            Self::Row => "In a row",
            Self::Rule => "Rule",
            Self::Edges => "Edges",
            Self::Stones => "Stones",
        }
    }
}

impl Form {
    /// The form filled in with this game.
    pub const fn new(variant: Variant) -> Self {
        Self {
            width: variant.shape().width(),
            height: variant.shape().height(),
            row_length: variant.row_length(),
            topology: variant.shape().topology(),
            placement: variant.placement(),
            rule: variant.rule(),
            selected: Field::Width,
            is_typed: false,
        }
    }

    /// The game that the form describes.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn variant(self) -> Result<Variant, VariantError> {
        let shape = Shape::new(self.width, self.height, self.topology)?;
        Variant::new(shape, self.row_length, self.rule, self.placement)
    }

    /// What stands in a field.
    pub fn value(self, field: Field) -> String {
        match field {
            Field::Width => self.width.to_string(),
            Field::Height => self.height.to_string(),
            Field::Row => self.row_length.to_string(),
            Field::Rule => messages::rule(self.row_length, self.rule),
            Field::Edges => messages::edges(self.topology).to_owned(),
            Field::Stones => match self.placement {
                Placement::Anywhere => "anywhere".to_owned(),
                Placement::Gravity => "fall".to_owned(),
            },
        }
    }

    /// Selects a field.
    pub fn select(&mut self, field: Field) {
        if field != self.selected {
            self.selected = field;
            self.is_typed = false;
        }
    }

    /// The value of the selected field before or after this one.
    pub fn step(&mut self, step: Step) {
        self.is_typed = false;
        let by = if step == Step::Up { 1 } else { -1 };
        match self.selected {
            Field::Rule => self.rule = self.rule.other(),
            Field::Edges => {
                self.topology = match self.topology {
                    Topology::Plane => Topology::Torus,
                    Topology::Torus => Topology::Plane,
                }
            }
            Field::Stones => {
                self.placement = match self.placement {
                    Placement::Anywhere => Placement::Gravity,
                    Placement::Gravity => Placement::Anywhere,
                }
            }
            field @ (Field::Width | Field::Height | Field::Row) => {
                let least = if field == Field::Row { Variant::MIN_ROW } else { Shape::MIN_SIDE };
                if let Some(number) = self.number() {
                    let changed = number.saturating_add_signed(by);
                    *number = changed.clamp(least, Shape::MAX_SIDE);
                }
            }
        }
    }

    fn number(&mut self) -> Option<&mut u8> {
        match self.selected {
            Field::Width => Some(&mut self.width),
            Field::Height => Some(&mut self.height),
            Field::Row => Some(&mut self.row_length),
            Field::Rule | Field::Edges | Field::Stones => None,
        }
    }

    /// Types a digit into the selected number: the first one begins it anew.
    pub fn type_digit(&mut self, digit: u32) {
        let goes_on = self.is_typed;
        let Some(number) = self.number() else { return };
        let before = if goes_on { u32::from(*number) } else { 0 };
        *number = u8::try_from(before * 10 + digit).map_or(99, |number| number.min(99));
        self.is_typed = true;
    }

    /// Rubs out the last digit of the selected number.
    pub fn erase(&mut self) {
        if let Some(number) = self.number() {
            *number /= 10;
            self.is_typed = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_gives_back_the_game_it_was_filled_in_with() {
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
            form.select(field);
            form.step(step);
        }
        let game = form.variant().unwrap();
        assert_eq!(game.to_string(), "14x16 torus, five or more in a row, stones fall");
        assert_eq!(form.value(Field::Rule), "five or more");
        form.select(Field::Rule);
        form.step(Step::Down);
        assert_eq!(form.value(Field::Rule), "exactly five");
        let game = form.variant().unwrap();
        assert_eq!(game.to_string(), "14x16 torus, exactly five in a row, stones fall");
    }

    #[test]
    fn digits_are_typed_into_the_numbers() {
        let mut form = Form::new(Variant::GOMOKU_15);
        for digit in [2, 0] {
            form.type_digit(digit);
        }
        form.select(Field::Height);
        form.type_digit(9);
        let shape = form.variant().unwrap().shape();
        assert_eq!((shape.width(), shape.height()), (20, 9));
        form.erase();
        assert!(matches!(form.variant(), Err(VariantError::Shape(_))));
        form.type_digit(7);
        form.select(Field::Row);
        for digit in [9, 9, 9] {
            form.type_digit(digit);
        }
        assert_eq!(
            form.variant().unwrap_err().to_string(),
            "99 in a row: the board is only 20 cells long"
        );
    }
}
