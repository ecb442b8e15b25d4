//! Arguments of the program: words, and options with values.

use std::str::FromStr;

/// Arguments that are still to be read.
pub struct Arguments(Vec<String>);

impl Arguments {
    pub fn of(all: impl Iterator<Item = String>) -> Self {
        Self(all.collect())
    }

    /// Takes the next word.
    pub fn word(&mut self) -> Option<String> {
        let is_word = self.0.first().is_some_and(|word| !word.starts_with("--"));
        is_word.then(|| self.0.remove(0))
    }

    /// Takes an option without a value. Returns whether it was there.
    pub fn flag(&mut self, name: &str) -> bool {
        let at = self.0.iter().position(|word| word == name);
        at.map(|at| self.0.remove(at)).is_some()
    }

    /// Takes the value of an option; `None` if it is missing, or has another form.
    pub fn value<T: FromStr>(&mut self, name: &str) -> Option<T> {
        let at = self.0.iter().position(|word| word == name)?;
        self.0.remove(at);
        if at < self.0.len() { self.0.remove(at).parse().ok() } else { None }
    }

    /// Checks that nothing is left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
