//! Candidates: the first moves of the best lines, with what each of them is worth.

use super::Analysis;
use crate::game::Target;
use crate::locale::text;
use crate::player::{Line, Verdict, stones_kept};
use crate::tui::theme::Role;
use crate::tui::viewer::Viewer;

/// Losses of winning chances, against the best move, up to which a move is as good as that, and up
/// to which it is still playable.
const EQUAL: f64 = 0.02;
const PLAYABLE: f64 = 0.10;

/// Loss of winning chances of a move, against the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    None,
    Small,
    Large,
}

impl Loss {
    fn of(verdict: Verdict, best: Verdict) -> Self {
        match best.chance() - verdict.chance() {
            // A slower win is a win, but a move that throws it away is not.
            _ if best.is_proved() && !verdict.is_proved() && best.chance() > 0.5 => Self::Large,
            lost if lost <= EQUAL => Self::None,
            lost if lost <= PLAYABLE => Self::Small,
            _ => Self::Large,
        }
    }

    pub const fn role(self) -> Role {
        match self {
            Self::None => Role::Best,
            Self::Small => Role::Fair,
            Self::Large => Role::Poor,
        }
    }
}

/// Move with its value on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub target: Target,
    /// Value, longest form first; the last one takes a column.
    pub forms: Vec<String>,
    pub loss: Loss,
}

impl Analysis {
    /// Values of the first moves of all lines, unless one line is selected.
    pub fn candidates(&self, viewer: &Viewer) -> Vec<Candidate> {
        if self.selected().is_some() || viewer.shown().state().mover().is_none() {
            return Vec::new();
        }
        let game = viewer.shown().on_board();
        let left = u16::try_from(game.kind().most_stones() - game.stones()).unwrap_or(u16::MAX);
        let is_solved = game.kind().is_solved();
        let candidate = |(index, line): (usize, &Line<Target>)| {
            let &target = line.pv.first()?;
            let loss = Loss::of(line.verdict, self.lines()[0].verdict);
            let forms = match stones_kept(line.verdict, left) {
                Some(score) if is_solved => vec![signed(score)],
                _ => forms(line.verdict, index),
            };
            Some(Candidate { target, forms, loss })
        };
        self.lines().iter().enumerate().filter_map(candidate).collect()
    }

    /// Index of the line that begins with a move, unless it is selected.
    pub fn line_at(&self, target: Target) -> Option<usize> {
        let begins = |line: &Line<Target>| line.pv.first() == Some(&target);
        self.lines().iter().position(begins).filter(|&index| self.selected() != Some(index))
    }
}

/// Formats the score of a proved move: `+3` wins with the third stone from the end.
fn signed(score: i32) -> String {
    if score > 0 { format!("+{score}") } else { score.to_string() }
}

/// Formats a value: `63%`, `63`; a proved one as a number of moves: `#9`, `#-7`, or without one
/// if the number is not known.
fn forms(verdict: Verdict, index: usize) -> Vec<String> {
    let rank = (index + 1).to_string();
    match (verdict, verdict.wins_in()) {
        (Verdict::Won, _) => vec!["#".to_owned()],
        (Verdict::Lost, _) => vec!["#-".to_owned(), "-".to_owned()],
        (Verdict::Win(_), Some(moves)) => vec![format!("#{moves}"), "#".to_owned()],
        (_, Some(moves)) => vec![format!("#-{moves}"), format!("-{moves}"), "-".to_owned()],
        (_, None) => {
            let number = percent(verdict.chance());
            vec![text!("percent", number = number), number, rank]
        }
    }
}

/// Formats a chance that is not proved, which is never 0 or 100.
fn percent(chance: f64) -> String {
    format!("{:.0}", (100.0 * chance).clamp(1.0, 99.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loss_is_measured_against_the_best_move() {
        use Verdict::{Loss as Lost, Open, Win};
        for (verdict, best, expected) in [
            (Open(100), Open(100), Loss::None),
            (Open(90), Open(100), Loss::None),
            (Open(60), Open(100), Loss::Small),
            (Open(-100), Open(100), Loss::Large),
            (Win(9), Win(5), Loss::None),
            (Open(900), Win(5), Loss::Large),
            (Lost(6), Open(-600), Loss::Small),
            (Lost(6), Lost(8), Loss::None),
        ] {
            assert_eq!(Loss::of(verdict, best), expected, "{verdict:?} {best:?}");
        }
    }

    #[test]
    fn values_have_forms_for_small_cells() {
        assert_eq!(forms(Verdict::Open(0), 1), ["50%", "50", "2"]);
        assert_eq!(forms(Verdict::Open(9_000), 0), ["99%", "99", "1"]);
        assert_eq!(forms(Verdict::Win(19), 0), ["#9", "#"]);
        assert_eq!(forms(Verdict::Loss(16), 0), ["#-7", "-7", "-"]);
        assert_eq!(forms(Verdict::Won, 0), ["#"]);
        assert_eq!(forms(Verdict::Lost, 0), ["#-", "-"]);
    }
}
