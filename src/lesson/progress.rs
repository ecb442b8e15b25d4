//! Lessons that are done. The log has a line of JSON for each, which is never changed.

use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};

use super::LESSONS;
use crate::puzzle::LineError;

/// Line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonEntry {
    /// Time at which it was done, in the student's time zone.
    pub at: DateTime,
    pub lesson: String,
}

impl LessonEntry {
    pub fn read(line: &str) -> Result<Self, LineError> {
        serde_json::from_str(line).map_err(LineError::from)
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Lessons that are done, by number. Those of another version of the program do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress([bool; LESSONS.len()]);

impl LessonProgress {
    pub fn has(&self, number: usize) -> bool {
        self.0.get(number).is_some_and(|&is_done| is_done)
    }

    /// Adds a lesson. Returns whether it is new.
    pub fn add(&mut self, number: usize) -> bool {
        self.0.get_mut(number).is_some_and(|is_done| !std::mem::replace(is_done, true))
    }

    pub fn done(&self) -> usize {
        self.0.iter().filter(|&&is_done| is_done).count()
    }

    /// First lesson that is not done.
    pub fn first(&self) -> Option<usize> {
        self.0.iter().position(|is_done| !is_done)
    }

    /// Lesson to continue with after this one: the next that is not done, or just the next if all
    /// are done. `None` after the last.
    pub fn after(&self, number: usize) -> Option<usize> {
        let next = number + 1;
        let following = (next..LESSONS.len()).find(|&number| !self.has(number));
        let simply_next = (next < LESSONS.len() && self.first().is_none()).then_some(next);
        following.or_else(|| self.first().filter(|&first| first != number)).or(simply_next)
    }
}

impl FromIterator<LessonEntry> for LessonProgress {
    fn from_iter<T: IntoIterator<Item = LessonEntry>>(entries: T) -> Self {
        let mut progress = Self::default();
        for entry in entries {
            if let Some(number) = LESSONS.iter().position(|(id, _)| *id == entry.lesson) {
                progress.add(number);
            }
        }
        progress
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_lesson_is_one_that_is_not_done() {
        let last = LESSONS.len() - 1;
        let mut progress = LessonProgress::default();
        assert_eq!((progress.first(), progress.after(0)), (Some(0), Some(1)));
        assert!(progress.add(0) && !progress.add(0) && progress.add(2));
        assert_eq!((progress.done(), progress.after(1)), (2, Some(3)));
        assert_eq!(progress.after(last), Some(1));
        (0..=last).for_each(|number| _ = progress.add(number));
        assert_eq!(
            (progress.first(), progress.after(0), progress.after(last)),
            (None, Some(1), None)
        );
        assert!(!progress.add(LESSONS.len()));
    }

    #[test]
    fn lines_are_read_back_and_unknown_lessons_are_ignored() {
        let line = r#"{"at":"2026-11-22T11:02:03","lesson":"gap"}"#;
        let entry = LessonEntry::read(line).unwrap();
        assert_eq!(entry.write(), line);
        let other = LessonEntry { lesson: "renju".to_owned(), ..entry.clone() };
        let progress: LessonProgress = [entry, other].into_iter().collect();
        assert_eq!((progress.done(), progress.has(2)), (1, true));
        assert!(LessonEntry::read(r#"{"at":"2026-11-22T11:02:03"}"#).is_err());
    }
}
