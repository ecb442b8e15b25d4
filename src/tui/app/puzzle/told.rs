//! What is said of a puzzle: in the panel, in the status line, and below it.

use ratatui::layout::Rect;

use super::{PuzzleRoom, Solving, Turn};
use crate::puzzle::{Goal, Hint, Outcome, Practice};
use crate::record::{Mark, MarkKind};
use crate::tui::app::{Foot, Session};
use crate::tui::layout::{self, fit, wrap};
use crate::tui::messages::{self, Naming};
use crate::tui::theme::Role;

/// Columns before a reason that goes on in a further row.
const INDENT: usize = 11;

/// A part of the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub heading: &'static str,
    /// What stands below it, in rows.
    pub lines: Vec<String>,
    /// In which style.
    pub role: Role,
}

/// The solution in the panel: as many of its moves as there are rows for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SolutionRows {
    /// The rows, a move each.
    pub lines: Vec<String>,
    /// The row of the move that was played last on the board.
    pub selected: Option<usize>,
}

impl PuzzleRoom {
    /// What is to be done, in a full and in a short form.
    pub fn task(&self, session: &Session) -> [String; 2] {
        match (&self.solving, &session.practice) {
            (Some(solving), _) => messages::task(solving.puzzle(), &self.naming(session)),
            (None, Some(practice)) => {
                [messages::nothing_due(practice), "Nothing is due.".to_owned()]
            }
            (None, None) => [String::new(), String::new()],
        }
    }

    /// How hard the puzzle is, and where it comes from.
    pub fn source(&self) -> Option<String> {
        let puzzle = self.solving.as_ref()?.puzzle();
        Some(format!("rated {}, {}", puzzle.rating(), messages::origin(puzzle.origin())))
    }

    /// The parts of the panel below the task, without the solution, for so many columns.
    pub fn sections(&self, session: &Session, width: usize) -> Vec<Section> {
        let Some(practice) = &session.practice else { return Vec::new() };
        let section = |heading, texts: &[String], role| {
            let lines = texts.iter().flat_map(|text| wrap(text, width)).collect();
            Section { heading, lines, role }
        };
        let player = section("You", &self.player(practice), Role::Faint);
        // Who goes through the solution needs the rows for it.
        let walks = self.solving.as_ref().is_some_and(|it| it.step.is_some_and(|step| step > 0));
        let said = self.said(session).filter(|_| !walks);
        let said = said.map(|(heading, texts, role)| section(heading, &texts, role));
        [player].into_iter().chain(said).collect()
    }

    /// Rating and streak, and how many puzzles there are.
    fn player(&self, practice: &Practice) -> Vec<String> {
        let now = practice.progress().rating();
        let before =
            self.solving.as_ref().filter(|it| it.grade.is_some()).map_or(now, |it| it.rating);
        let (rating, streak) = (messages::rating_change(before, now), practice.streak());
        let standing = format!("rating {rating}, streak {}", messages::days(streak));
        // At the end how it ended needs the row.
        let is_over = self.attempt().is_some_and(|attempt| attempt.outcome().is_some());
        let counts = (!is_over).then(|| messages::puzzle_counts(practice.counts()));
        std::iter::once(standing).chain(counts).collect()
    }

    /// What there is to say of the last move, or how the puzzle ended.
    fn said(&self, session: &Session) -> Option<(&'static str, Vec<String>, Role)> {
        let solving = self.solving.as_ref()?;
        let (naming, side) = (self.naming(session), solving.puzzle().side());
        match (&solving.turn, &solving.hint, solving.defence) {
            (Turn::Refuted { point, why, .. }, ..) => {
                let [full, _] = messages::refuted(*point, side, why, &naming);
                Some(("Wrong", vec![full], Role::Error))
            }
            (Turn::Over { .. }, ..) => {
                Some(("Result", vec![solving.result(session, &naming).join(" ")], Role::Accent))
            }
            (Turn::Player, Some(hint), _) => {
                Some(("Hint", vec![messages::puzzle_hint(hint, side, &naming)], Role::Notice))
            }
            (Turn::Player, None, Some(defence)) => {
                Some(("Answer", vec![messages::defended(side, defence, &naming)], Role::Notice))
            }
            (Turn::Answer { .. }, ..) | (Turn::Player, None, None) => None,
        }
    }

    /// The solution in so many rows, each so wide.
    pub fn solution(&self, session: &Session, width: usize, rows: usize) -> SolutionRows {
        let Some(solving) = &self.solving else { return SolutionRows::default() };
        let naming = self.naming(session);
        let side = solving.puzzle().side();
        let last = solving.step.and_then(|step| step.checked_sub(1));
        let (mut lines, mut selected) = (Vec::new(), None);
        for (index, step) in solving.solution.iter().enumerate() {
            let (who, cell) = (messages::mark(side.after(index)), naming.cell(step.point));
            if last == Some(index) {
                selected = Some(lines.len());
            }
            let head = format!("{:>2} {who} {cell:<6}", index + 1);
            let mut why = wrap(&messages::step(step, &naming), width.saturating_sub(head.len()));
            why.resize(why.len().max(1), String::new());
            let heads = std::iter::once(head).chain(std::iter::repeat(" ".repeat(INDENT)));
            lines.extend(why.into_iter().zip(heads).map(|(why, head)| format!("{head}{why}")));
        }
        // Where there are more rows than room, those around the last move.
        let first = selected.unwrap_or_default().saturating_sub(rows / 2);
        let first = first.min(lines.len().saturating_sub(rows));
        lines.drain(..first);
        lines.truncate(rows);
        SolutionRows { lines, selected: selected.map(|row| row - first) }
    }

    /// What the status line says, the longest form first.
    pub fn status(&self, session: &Session) -> Vec<String> {
        let naming = self.naming(session);
        let Some(solving) = &self.solving else { return self.task(session).to_vec() };
        let all = solving.solution.len();
        match (&solving.turn, solving.step) {
            (Turn::Over { .. }, Some(step)) if all > 0 => {
                let cell = step.checked_sub(1).map(|last| &solving.solution[last]);
                let place = format!("Solution, move {step} of {all}");
                let said = cell.map(|last| messages::step(last, &naming));
                let said = said.filter(|said| !said.is_empty());
                said.map(|said| format!("{place}: it {said}")).into_iter().chain([place]).collect()
            }
            (Turn::Over { .. }, _) => solving.result(session, &naming),
            (Turn::Answer { .. }, _) => vec!["The answer is looked for".to_owned()],
            _ => self.task(session).to_vec(),
        }
    }

    /// What stands below the status.
    pub fn foot(&self, session: &Session, area: Rect) -> Foot {
        let naming = self.naming(session);
        let area = match &self.bar {
            Some(_) => Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area },
            None => area,
        };
        let refusal = match &self.bar {
            Some(bar) => bar.refusal.as_ref(),
            None => self.refusal.as_ref(),
        };
        let (texts, role) = match (refusal, self.said(session)) {
            (Some(refusal), _) => (refusal.forms(&naming), Role::Error),
            // Where there is a panel, that tells it.
            (None, Some((_, texts, role))) if !self.has_panel(session) && self.bar.is_none() => {
                let short = texts.first().cloned();
                (std::iter::once(texts.join(" ")).chain(short).collect(), role)
            }
            _ => (Vec::new(), Role::Notice),
        };
        Foot { texts: fit(&texts, area.width.into(), area.height.into()), area, role }
    }

    fn has_panel(&self, session: &Session) -> bool {
        let layout = layout::game(session.area(), self.kind(), session.zoom);
        layout.is_ok_and(|layout| layout.panel.is_some())
    }

    /// What a hint marks on the board.
    pub fn marks(&self) -> Vec<Mark> {
        let hint = self.solving.as_ref().and_then(|solving| solving.hint.as_ref());
        let mark = |kind: &MarkKind, point| Mark { point, kind: kind.clone() };
        match hint {
            Some(Hint::Stones(points)) => {
                points.iter().map(|&point| mark(&MarkKind::Circle, point)).collect()
            }
            Some(Hint::Move(point)) => vec![mark(&MarkKind::Cross, *point)],
            Some(Hint::Kind { .. }) | None => Vec::new(),
        }
    }
}

impl Solving {
    /// How it ended, and when it comes back.
    fn result(&self, session: &Session, naming: &Naming) -> Vec<String> {
        let is_solved = !self.attempt.tally().gave_up;
        let counts_as = self.attempt.counts_as().unwrap_or(Outcome::Failed);
        let (spent, grade) = (self.spent.unwrap_or_default(), self.grade);
        let over = messages::puzzle_over(is_solved, counts_as, spent, grade);
        let practice = session.practice.as_ref().filter(|_| self.grade.is_some());
        let back = practice.and_then(|practice| {
            let card = practice.progress().card(self.puzzle().id())?;
            Some(messages::comes_back(card.days_left(practice.today()), &card.due()))
        });
        let was = match self.puzzle().goal() {
            Goal::Win(win) => (win, self.puzzle().side()),
            Goal::Defend { threat, .. } => (threat, self.puzzle().side().opponent()),
        };
        let (win, winner) = was;
        let kind = Hint::Kind { winner, by: win.by(), moves: win.moves() };
        let kind = messages::puzzle_hint(&kind, self.puzzle().side(), naming);
        std::iter::once(over).chain(back).chain([kind]).collect()
    }
}
