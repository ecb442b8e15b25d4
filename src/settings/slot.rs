//! Conversion of settings to and from the values of the file.

use super::value::{
    Bell, BoardSize, CoordinateLabels, First, FoulMarks, GlyphChoice, LanguageName, MemoryLimit,
    PictureChoice, PlayerName, SaveFormat, ThemeName, Threads,
};
use crate::game::{FoulPenalty, MoveLimit, Step, TimeControl};
use crate::player::Level;
use crate::rules::Rule;
use crate::rules::opening::OpeningRule;
use crate::translate::message;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Switch(bool),
    Number(i64),
    Text(String),
}

impl Value {
    fn text(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

pub trait Slot {
    fn value(&self) -> Value;

    /// Sets the value; returns false, and changes nothing, if its type is wrong.
    fn set(&mut self, value: &Value) -> bool;

    /// Describes the allowed values: `"auto", "lines", "dots" or "ascii"`.
    fn allowed(&self) -> String;

    /// Selects the next or previous value of an ordered type, wrapping around at the ends.
    fn step(&mut self, _: Step) {}
}

/// Type with few values, each with a name or a number.
trait Enumerated: Sized + PartialEq {
    fn list() -> Vec<(Self, Value)>;
}

impl<T: Enumerated> Slot for T {
    fn value(&self) -> Value {
        let found = T::list().into_iter().find(|(one, _)| one == self);
        // Every value is in its list, which a test checks.
        found.map_or(Value::Text(String::new()), |(_, value)| value)
    }

    fn set(&mut self, value: &Value) -> bool {
        let found = T::list().into_iter().find(|(_, one)| one == value);
        found.map(|(one, _)| *self = one).is_some()
    }

    fn allowed(&self) -> String {
        let (mut words, mut numbers) = (Vec::new(), Vec::new());
        for (_, value) in T::list() {
            match value {
                Value::Switch(is_on) => words.push(is_on.to_string()),
                Value::Number(number) => numbers.push(number),
                Value::Text(text) => words.push(format!("\"{text}\"")),
            }
        }
        match &numbers[..] {
            [least, .., most] if numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]) => {
                let range = message!(
                    "settings-range",
                    "a number from {least} to {most}",
                    least = least,
                    most = most
                );
                words.push(range.to_string());
            }
            _ => words.extend(numbers.iter().map(i64::to_string)),
        }
        or(&words)
    }

    fn step(&mut self, step: Step) {
        let mut list = T::list();
        if let Some(at) = list.iter().position(|(one, _)| one == self) {
            *self = list.swap_remove(step.in_list(at, list.len())).0;
        }
    }
}

pub(super) fn or(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => {
            let others = others.join(", ");
            message!("settings-or", "{others} or {last}", others = others, last = last).to_string()
        }
    }
}

impl Enumerated for bool {
    fn list() -> Vec<(Self, Value)> {
        [true, false].map(|is_on| (is_on, Value::Switch(is_on))).to_vec()
    }
}

impl Enumerated for FoulMarks {
    fn list() -> Vec<(Self, Value)> {
        vec![(Self::Shown, Value::Switch(true)), (Self::Hidden, Value::Switch(false))]
    }
}

macro_rules! listed {
    ($($type:ty { $($variant:ident $word:literal),+ })+) => {
        $(impl Enumerated for $type {
            fn list() -> Vec<(Self, Value)> {
                vec![$((Self::$variant, Value::text($word))),+]
            }
        })+
    };
}

listed! {
    GlyphChoice { Auto "auto", Lines "lines", Dots "dots", Ascii "ascii" }
    PictureChoice { Auto "auto", Off "off" }
    CoordinateLabels { Numbers "numbers", Letters "letters", None "none" }
    Bell { Never "never", YourTurn "your-turn" }
    SaveFormat { Sgf "sgf", Csv "csv" }
    First { Person "human", Computer "computer", Random "random" }
    FoulPenalty { Refused "refused", Loses "loses" }
    Rule {
        Freestyle "freestyle", Standard "standard", Renju "renju", Caro "caro",
        StandardCaro "standard-caro", Omok "omok"
    }
}

impl Enumerated for OpeningRule {
    fn list() -> Vec<(Self, Value)> {
        Self::ALL.map(|rule| (rule, Value::text(rule.code()))).to_vec()
    }
}

impl Enumerated for Level {
    fn list() -> Vec<(Self, Value)> {
        Self::all().map(|level| (level, Value::Number(level.number().into()))).collect()
    }
}

impl Enumerated for BoardSize {
    fn list() -> Vec<(Self, Value)> {
        Self::all().map(|size| (size, Value::Number(size.side().into()))).collect()
    }
}

const AUTO: &str = "auto";

impl Enumerated for Threads {
    fn list() -> Vec<(Self, Value)> {
        let numbers =
            (1..=Self::MAX).map(|number| (Self::Number(number), Value::Number(number.into())));
        std::iter::once((Self::Auto, Value::text(AUTO))).chain(numbers).collect()
    }
}

impl Slot for MemoryLimit {
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
        message!(
            "settings-memory-range",
            "\"auto\" or a number of MiB from {least} to {most}",
            least = Self::MIN,
            most = Self::MAX
        )
        .to_string()
    }

    /// Doubles or halves the value.
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

/// Time controls that can be selected with the arrow keys.
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
        message!(
            "settings-clock-values",
            "\"none\", \"5m\" for a game, \"5m+3s\" with an increment, or \"10s/move\""
        )
        .to_string()
    }

    fn step(&mut self, step: Step) {
        let clocks: Vec<Self> = CLOCKS.iter().filter_map(|text| text.parse().ok()).collect();
        let at = clocks.iter().position(|clock| clock == self);
        *self = clocks[at.map_or(0, |at| step.in_list(at, clocks.len()))];
    }
}

/// Move limits that can be selected with the arrow keys.
const LIMITS: [&str; 6] = ["full", "leave-25", "60", "100", "150", "200"];

impl Slot for MoveLimit {
    fn value(&self) -> Value {
        match self {
            Self::Moves(number) => Value::Number(number.get().into()),
            limit => Value::Text(limit.to_string()),
        }
    }

    fn set(&mut self, value: &Value) -> bool {
        let taken = match value {
            Value::Text(text) => text.parse().ok().filter(|it| !matches!(it, Self::Moves(_))),
            Value::Number(number) => u16::try_from(*number).ok().and_then(Self::moves),
            Value::Switch(_) => None,
        };
        taken.map(|taken| *self = taken).is_some()
    }

    fn allowed(&self) -> String {
        message!(
            "settings-draw-after-values",
            "\"full\", \"leave-25\", or a number of moves from {least} to {most}",
            least = Self::MIN,
            most = Self::MAX
        )
        .to_string()
    }

    fn step(&mut self, step: Step) {
        let limits: Vec<Self> = LIMITS.iter().filter_map(|text| text.parse().ok()).collect();
        let at = limits.iter().position(|limit| limit == self);
        *self = limits[at.map_or(0, |at| step.in_list(at, limits.len()))];
    }
}

/// Leaves the order of themes to the screen.
impl Slot for ThemeName {
    fn value(&self) -> Value {
        Value::text(self.as_str())
    }

    fn set(&mut self, value: &Value) -> bool {
        let Value::Text(text) = value else { return false };
        Self::new(text).map(|name| *self = name).is_some()
    }

    fn allowed(&self) -> String {
        message!(
            "settings-theme-values",
            "\"auto\" or the name of a theme (`gomoku themes` shows them)"
        )
        .to_string()
    }
}

/// Leaves the order of languages to the screen.
impl Slot for LanguageName {
    fn value(&self) -> Value {
        Value::text(self.as_str())
    }

    fn set(&mut self, value: &Value) -> bool {
        let Value::Text(text) = value else { return false };
        Self::new(text).map(|tag| *self = tag).is_some()
    }

    fn allowed(&self) -> String {
        message!(
            "settings-language-values",
            "\"auto\" or the tag of a language, such as \"en\" or \"de\""
        )
        .to_string()
    }
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
        message!(
            "settings-name-values",
            "a name of up to {longest} characters, or \"\" for the default",
            longest = Self::LONGEST
        )
        .to_string()
    }
}
