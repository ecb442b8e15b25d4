//! Lines of puzzles and of the log of attempts.

use gomoku::puzzle::{Deck, LogEntry, Progress, PuzzleLine, line_id, read_line, write_line};

use super::reach::reach;

/// Law of puzzles: a line that is read is written in a form that is read as the same, with the same
/// id; and any log can be evaluated.
pub fn puzzles(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (mut deck, mut progress) = (Deck::default(), Progress::default());
    let mut latest = None;
    for line in text.lines() {
        let _ = line_id(line);
        match read_line(line) {
            Ok(PuzzleLine::Puzzle(puzzle)) => {
                reach("puzzles: a puzzle");
                let written = write_line(&puzzle);
                assert!(!written.contains('\n'));
                assert_eq!(line_id(&written), Some(puzzle.id()));
                assert_eq!(read_line(&written), Ok(PuzzleLine::Puzzle(puzzle.clone())));
                let is_new = !deck.contains(puzzle.id());
                assert_eq!(deck.add(*puzzle), is_new);
            }
            Ok(PuzzleLine::Position(..)) => {}
            Err(why) => assert!(!why.to_string().contains('\n'), "{why}"),
        }
        match LogEntry::read(line) {
            Ok(entry) => {
                reach("puzzles: an attempt");
                assert_eq!(LogEntry::read(&entry.write()), Ok(entry));
                latest = latest.max(Some(entry.at));
                progress.add(entry);
                assert!(progress.card(entry.puzzle).is_some());
            }
            Err(why) => assert!(!why.to_string().contains('\n'), "{why}"),
        }
    }
    if let Some(latest) = latest {
        assert!(progress.tried() > 0 && progress.streak(latest.date()) <= text.lines().count());
        assert!(deck.queue(&progress, latest.date()).len() <= deck.puzzles().len());
    }
    let _ = progress.rating();
}
