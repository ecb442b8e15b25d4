//! How the persons at the screen are called.

use super::Person;
use crate::printable::typed;
use crate::rules::BySide;

/// The names of the persons, as far as they have said them.
///
/// ```
/// use gomoku::game::{Names, Person};
///
/// let names = Names::new(Some("Ada"), Some("  "));
/// assert_eq!(names.of(Person::One), Some("Ada"));
/// assert_eq!(names.of(Person::Two), None);
/// assert_eq!(Names::new(Some("a\tname that goes on and on"), None).of(Person::One), Some("aname that goes on"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(BySide<Option<String>>);

impl Names {
    /// No name is known.
    pub const UNKNOWN: Self = Self(BySide { first: None, second: None });

    /// Longer names are cut.
    pub const LONGEST: usize = 18;

    /// These names, of each what is printable; an empty one is none.
    pub fn new(one: Option<&str>, two: Option<&str>) -> Self {
        let shown = |name: &str| {
            let name: String = typed(name).take(Self::LONGEST).collect();
            Some(name.trim().to_owned()).filter(|name| !name.is_empty())
        };
        Self(BySide { first: one.and_then(shown), second: two.and_then(shown) })
    }

    /// A person's name, if it is known.
    pub fn of(&self, person: Person) -> Option<&str> {
        match person {
            Person::One => self.0.first.as_deref(),
            Person::Two => self.0.second.as_deref(),
        }
    }
}
