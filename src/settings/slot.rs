//! A setting's value as the file has it, whatever its type.

use super::value::{
    Bell, BoardSize, CoordinateLabels, First, GlyphChoice, Memory, PlayerName, ThemeName, Threads,
};
use crate::game::{Step, TimeControl, UnknownTimeControl};
use crate::player::Level;
use crate::rules::Rule;

/// A value of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// `true` or `false`.
    Switch(bool),
    /// A whole number.
    Number(i64),
    /// A text between quotes.
    Text(String),
}

impl Value {
    fn text(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// A place for a value of one type.
pub trait Slot {
    /// The value.
    fn value(&self) -> Value;

    /// Takes a value; whether it is one of this type. If not, nothing changes.
    fn set(&mut self, value: &Value) -> bool;

    /// What may stand here: `"auto", "lines", "dots" or "ascii"`.
    fn allowed(&self) -> String;

    /// The value after or before this one, where values have an order; the last is followed by the first.
    fn step(&mut self, step: Step);
}

/// A type with few values, each of which has a name or a number.
trait Listed: Sized + PartialEq {
    fn list() -> Vec<(Self, Value)>;
}

impl<T: Listed> Slot for T {
    fn value(&self) -> Value {
        let found = T::list().into_iter().find(|(one, _)| one == self);
        // Every value is in its list; a test looks.
        found.map_or(Value::Text(String::new()), |(_, value)| value)
    }

    fn set(&mut self, value: &Value) -> bool {
        let found = T::list().into_iter().find(|(_, one)| one == value);
        found.map(|(one, _)| *self = one).is_some()
    }

    fn allowed(&self) -> String {
        let list = T::list();
        if let [(_, Value::Number(least)), .., (_, Value::Number(most))] = &list[..]
            && usize::try_from(most - least).is_ok_and(|steps| steps + 1 == list.len())
        {
            return format!("a number from {least} to {most}");
        }
        let written = list.iter().map(|(_, value)| match value {
            Value::Switch(is_on) => is_on.to_string(),
            Value::Number(number) => number.to_string(),
            Value::Text(text) => format!("\"{text}\""),
        });
        or(&written.collect::<Vec<_>>())
    }

    fn step(&mut self, step: Step) {
        let mut list = T::list();
        if let Some(at) = list.iter().position(|(one, _)| one == self) {
            *self = list.swap_remove(step.in_list(at, list.len())).0;
        }
    }
}

/// `a, b or c`.
pub fn or(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

impl Listed for bool {
    fn list() -> Vec<(Self, Value)> {
        [true, false].map(|is_on| (is_on, Value::Switch(is_on))).to_vec()
    }
}

impl Listed for GlyphChoice {
    fn list() -> Vec<(Self, Value)> {
        vec![
            (Self::Auto, Value::text("auto")),
            (Self::Lines, Value::text("lines")),
            (Self::Dots, Value::text("dots")),
            (Self::Ascii, Value::text("ascii")),
        ]
    }
}

impl Listed for CoordinateLabels {
    fn list() -> Vec<(Self, Value)> {
        vec![
            (Self::Numbers, Value::text("numbers")),
            (Self::Letters, Value::text("letters")),
            (Self::None, Value::text("none")),
        ]
    }
}

impl Listed for Bell {
    fn list() -> Vec<(Self, Value)> {
        vec![(Self::Never, Value::text("never")), (Self::YourTurn, Value::text("your-turn"))]
    }
}

impl Listed for First {
    fn list() -> Vec<(Self, Value)> {
        vec![
            (Self::Person, Value::text("person")),
            (Self::Computer, Value::text("computer")),
            (Self::Random, Value::text("random")),
        ]
    }
}

impl Listed for Rule {
    fn list() -> Vec<(Self, Value)> {
        vec![(Self::Freestyle, Value::text("freestyle")), (Self::Standard, Value::text("standard"))]
    }
}

impl Listed for Level {
    fn list() -> Vec<(Self, Value)> {
        Self::all().map(|level| (level, Value::Number(level.number().into()))).collect()
    }
}

impl Listed for BoardSize {
    fn list() -> Vec<(Self, Value)> {
        Self::all().map(|size| (size, Value::Number(size.side().into()))).collect()
    }
}

const AUTO: &str = "auto";

impl Slot for Threads {
    fn value(&self) -> Value {
        match *self {
            Self::Auto => Value::text(AUTO),
            Self::Number(number) => Value::Number(number.into()),
        }
    }

    fn set(&mut self, value: &Value) -> bool {
        let taken = match value {
            Value::Text(text) if text == AUTO => Some(Self::Auto),
            Value::Number(number) => u8::try_from(*number)
                .ok()
                .filter(|number| (1..=Self::MAX).contains(number))
                .map(Self::Number),
            _ => None,
        };
        taken.map(|taken| *self = taken).is_some()
    }

    fn allowed(&self) -> String {
        format!("\"{AUTO}\" or a number from 1 to {}", Self::MAX)
    }

    fn step(&mut self, step: Step) {
        *self = match (*self, step) {
            (Self::Auto, Step::Up) => Self::Number(1),
            (Self::Auto, Step::Down) => Self::Number(Self::MAX),
            (Self::Number(Self::MAX), Step::Up) | (Self::Number(..=1), Step::Down) => Self::Auto,
            (Self::Number(number), Step::Up) => Self::Number(number + 1),
            (Self::Number(number), Step::Down) => Self::Number(number - 1),
        }
    }
}

impl Slot for Memory {
    fn value(&self) -> Value {
        match *self {
            Self::Auto => Value::text(AUTO),
            Self::Mebibytes(number) => Value::Number(number.into()),
        }
    }

    fn set(&mut self, value: &Value) -> bool {
        let taken = match value {
            Value::Text(text) if text == AUTO => Some(Self::Auto),
            Value::Number(number) => u16::try_from(*number)
                .ok()
                .filter(|number| (Self::MIN..=Self::MAX).contains(number))
                .map(Self::Mebibytes),
            _ => None,
        };
        taken.map(|taken| *self = taken).is_some()
    }

    fn allowed(&self) -> String {
        format!("\"{AUTO}\" or a number of MiB from {} to {}", Self::MIN, Self::MAX)
    }

    /// From one power of two to the next.
    fn step(&mut self, step: Step) {
        *self = match (*self, step) {
            (Self::Auto, Step::Up) => Self::Mebibytes(Self::MIN),
            (Self::Auto, Step::Down) => Self::Mebibytes(Self::MAX),
            (Self::Mebibytes(Self::MAX..), Step::Up)
            | (Self::Mebibytes(..=Self::MIN), Step::Down) => Self::Auto,
            (Self::Mebibytes(number), Step::Up) => {
                Self::Mebibytes((number + 1).next_power_of_two().min(Self::MAX))
            }
            (Self::Mebibytes(number), Step::Down) => {
                Self::Mebibytes((number.div_ceil(2)).next_power_of_two().max(Self::MIN))
            }
        }
    }
}

/// The clocks that the arrows go through.
const CLOCKS: [&str; 9] =
    ["none", "3m", "5m", "5m+3s", "10m", "15m+10s", "30m", "10s/move", "30s/move"];

impl Slot for TimeControl {
    fn value(&self) -> Value {
        Value::Text(self.to_string())
    }

    fn set(&mut self, value: &Value) -> bool {
        let Value::Text(text) = value else { return false };
        text.parse().map(|control| *self = control).is_ok()
    }

    fn allowed(&self) -> String {
        let text = UnknownTimeControl.to_string();
        text.strip_prefix("a clock is ").unwrap_or(&text).to_owned()
    }

    fn step(&mut self, step: Step) {
        let clocks: Vec<Self> = CLOCKS.iter().filter_map(|text| text.parse().ok()).collect();
        let at = clocks.iter().position(|clock| clock == self);
        *self = clocks[at.map_or(0, |at| step.in_list(at, clocks.len()))];
    }
}

/// Which themes there are, and which comes next, only the screen knows.
impl Slot for ThemeName {
    fn value(&self) -> Value {
        Value::text(self.as_str())
    }

    fn set(&mut self, value: &Value) -> bool {
        let Value::Text(text) = value else { return false };
        Self::new(text).map(|name| *self = name).is_some()
    }

    fn allowed(&self) -> String {
        "\"auto\" or the name of a theme; `gomoku themes` shows them".to_owned()
    }

    fn step(&mut self, _: Step) {}
}

impl Slot for PlayerName {
    fn value(&self) -> Value {
        Value::text(self.as_str())
    }

    fn set(&mut self, value: &Value) -> bool {
        let Value::Text(text) = value else { return false };
        Self::new(text).map(|name| *self = name).is_some()
    }

    fn allowed(&self) -> String {
        format!("a name of up to {} characters; \"\" for the usual one", Self::LONGEST)
    }

    fn step(&mut self, _: Step) {}
}
