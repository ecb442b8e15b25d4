//! Log of the lessons that are done: a file of lines, which is only ever appended.

use std::path::PathBuf;

use super::clock::local_time;
use super::puzzles::{Damaged, JsonLines, MAX_SIZE};
use super::{Store, StoreError, contents};
use crate::lesson::{LESSONS, LessonEntry, LessonProgress};

impl Store {
    pub fn lessons_path(&self) -> Result<PathBuf, StoreError> {
        self.state_file("lessons.jsonl")
    }

    /// Reads which lessons are done, and reports unreadable lines.
    pub fn lessons(&self) -> Result<(LessonProgress, Vec<Damaged>), StoreError> {
        if self.state.is_none() {
            return Ok(Default::default());
        }
        let path = self.lessons_path()?;
        let bytes = contents::if_there(&path, MAX_SIZE)?.unwrap_or_default();
        let lines = JsonLines::of(&path, &bytes, LessonEntry::read);
        Ok((lines.entries.into_iter().collect(), lines.damaged))
    }

    /// Appends a lesson to the log, unless it is there.
    pub fn log_lesson(&self, number: usize) -> Result<(), StoreError> {
        let Some((id, _)) = LESSONS.get(number) else { return Ok(()) };
        let path = self.lessons_path()?;
        let added = self.append(&path, |before| {
            let known: LessonProgress =
                JsonLines::of(&path, before, LessonEntry::read).entries.into_iter().collect();
            let entry = LessonEntry { at: local_time(), lesson: (*id).to_owned() };
            if known.has(number) { Vec::new() } else { vec![entry.write()] }
        });
        added.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn lessons_are_added_once_and_nothing_in_the_file_is_lost() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let path = store.lessons_path().unwrap();
        assert_eq!(store.lessons().unwrap(), (LessonProgress::default(), Vec::new()));
        store.log_lesson(2).unwrap();
        let later = r#"{"at":"2030-01-01T10:00:00","lesson":"renju","stars":3}"#;
        let own = "{oops\n";
        let before = fs::read_to_string(&path).unwrap() + later + "\n" + own;
        fs::write(&path, &before).unwrap();
        let (progress, damaged) = store.lessons().unwrap();
        assert!(progress.has(2) && progress.done() == 1);
        assert_eq!(damaged.len(), 1);
        assert!(damaged[0].to_string().contains("line 3: "), "{}", damaged[0]);
        for _ in 0..2 {
            store.log_lesson(0).unwrap();
        }
        let after = fs::read_to_string(&path).unwrap();
        assert!(after.starts_with(&before), "{after}");
        assert_eq!(after.lines().count(), 4, "{after}");
        assert_eq!(store.lessons().unwrap().0.done(), 2);
    }

    #[test]
    fn a_file_of_something_else_is_left_alone() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let path = store.lessons_path().unwrap();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, "my notes\n").unwrap();
        assert_eq!(store.lessons().unwrap().1.len(), 1);
        assert!(matches!(store.log_lesson(0), Err(StoreError::NotLines)));
        assert_eq!(fs::read_to_string(&path).unwrap(), "my notes\n");
    }
}
