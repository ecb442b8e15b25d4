//! Names of the people at the screen.

use super::Person;
use crate::printable::typed;
use crate::rules::BySide;

/// Names of the people at the screen, if known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(BySide<Option<String>>);

impl Names {
    pub const UNKNOWN: Self = Self(BySide { first: None, second: None });

    /// Length to which names are cut.
    pub const LONGEST: usize = 18;

    /// Keeps the printable part of each name; an empty name is unknown.
    pub fn new(one: Option<&str>, two: Option<&str>) -> Self {
        let shown = |name: &str| {
            let name: String = typed(name).take(Self::LONGEST).collect();
            Some(name.trim().to_owned()).filter(|name| !name.is_empty())
        };
        Self(BySide { first: one.and_then(shown), second: two.and_then(shown) })
    }

    pub fn of(&self, person: Person) -> Option<&str> {
        match person {
            Person::One => self.0.first.as_deref(),
            Person::Two => self.0.second.as_deref(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_cut() {
        let names = Names::new(Some("Ada"), Some("  "));
        assert_eq!(names.of(Person::One), Some("Ada"));
        assert_eq!(names.of(Person::Two), None);
        assert_eq!(
            Names::new(Some("a\tname that goes on and on"), None).of(Person::One),
            Some("aname that goes on")
        );
    }
}
