//! Study of a reviewed game: writes the review into its record as comments, judgements, evaluations
//! and variations, and creates puzzles from it. Pure.

use std::borrow::Cow;

use crate::game::AnyGame;
use crate::locale::{self, text};
use crate::player::Verdict;
use crate::puzzle::{Origin, Puzzle};
use crate::record::{
    Action, Evaluation, Judgement, NodeId, Record, ReviewSummary, SideSummary, Tree, Turning,
};
use crate::review::{
    Lesson, LessonGoal, MoveMark, Proof, Report, SideReport, TurningPoint, Variation, Words,
};
use crate::rules::{BySide, Coordinates, Game, Point, Shape, Stone};

/// Checks whether a line starts the review's part of a comment. A later review replaces that part,
/// whatever language it was written in.
fn is_review(line: &str) -> bool {
    let rest = |mark: &str| line.strip_prefix(mark).is_some_and(|rest| rest.starts_with(' '));
    locale::review_marks().iter().any(|mark| rest(mark)) || rest(&mark())
}

/// Words that introduce the review's part of a comment, on a line of its own.
fn mark() -> String {
    text!("review-mark")
}

/// Writes the results of a review into a record. They replace those of earlier reviews; other
/// comments are unchanged. Cells are named by letters, as in most programs; see [`told`].
///
/// `line` lists the nodes from the root, one more than the reviewed game has moves.
pub fn annotate(record: &mut Record, line: &[NodeId], report: &Report) {
    let words = Words::new(record.kind(), Coordinates::Letters);
    for (moved, nodes) in report.moves.iter().zip(line.windows(2)) {
        let &[before, after] = nodes else { continue };
        let said = words.moved(report, moved.index);
        record.annotate(after, |notes| {
            notes.judgement = moved.mark.map(|(mark, _)| judgement(mark));
            notes.review = None;
            notes.comment = with_review(&notes.comment, said.as_deref());
            notes.evaluation = evaluation(report, moved.index + 1).or(notes.evaluation);
        });
        for other in moved.better.iter().chain(&moved.delaying) {
            add(record, before, &other.variation);
        }
        if let Some(refutation) = &moved.refutation {
            add(record, after, refutation);
        }
    }
    if let Some(&last) = line.last() {
        record.annotate(last, |notes| notes.review = Some(summary(report)));
    }
}

/// Summarises a review for the record.
fn summary(report: &Report) -> ReviewSummary {
    let number = |index: usize| u16::try_from(index + 1).unwrap_or(u16::MAX);
    let turning = match report.turning_point {
        TurningPoint::NobodyLost | TurningPoint::Unknown => Turning::Unknown,
        TurningPoint::NotProved => Turning::NotProved,
        TurningPoint::Move(index) => Turning::Move(number(index)),
        TurningPoint::Since(index) => Turning::Since(number(index)),
        TurningPoint::Start => Turning::Start { is_proved: report.is_loss_proved() },
    };
    let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    let side = |side| {
        let side: &SideReport = report.sides.of(side);
        SideSummary {
            blunders: count(side.blunders),
            mistakes: count(side.mistakes),
            missed_wins: count(side.missed_wins),
            only_moves: count(side.only_moves),
            good_finds: count(side.good_finds),
            accuracy: side.accuracy.map(percent),
        }
    };
    ReviewSummary {
        loser: report.winner.map(Stone::opponent),
        turning,
        sides: BySide { first: side(Stone::First), second: side(Stone::Second) },
    }
}

/// Rounds an accuracy from 0 to 100.
fn percent(accuracy: f64) -> u8 {
    (0..=100).rev().find(|&percent| f64::from(percent) - 0.5 <= accuracy).unwrap_or(0)
}

/// Describes a summary: where the game was lost, and the play of each side, as one text each.
pub fn summary_texts(summary: &ReviewSummary, words: &Words<'_>) -> Vec<String> {
    let index = |number: u16| usize::from(number.saturating_sub(1));
    let (turning, is_proved) = match summary.turning {
        Turning::Unknown if summary.loser.is_none() => (TurningPoint::NobodyLost, false),
        Turning::Unknown => (TurningPoint::Unknown, false),
        Turning::NotProved => (TurningPoint::NotProved, false),
        Turning::Move(number) => (TurningPoint::Move(index(number)), false),
        Turning::Since(number) => (TurningPoint::Since(index(number)), false),
        Turning::Start { is_proved } => (TurningPoint::Start, is_proved),
    };
    let sides = [Stone::First, Stone::Second].map(|side| {
        let known = summary.sides.of(side);
        let report = SideReport {
            blunders: known.blunders.into(),
            mistakes: known.mistakes.into(),
            missed_wins: known.missed_wins.into(),
            only_moves: known.only_moves.into(),
            good_finds: known.good_finds.into(),
            accuracy: known.accuracy.map(f64::from),
            ..SideReport::default()
        };
        words.side(side, &report)
    });
    let headline = words.headline(turning, summary.loser, is_proved);
    std::iter::once(headline).chain(sides).collect()
}

/// Move that cost something, according to the judgements in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Game before the move.
    pub game: Game,
    pub played: Point,
    pub judgement: Judgement,
    /// Better line, if the record has one.
    pub better: Vec<Point>,
    /// Comment on the move.
    pub comment: String,
}

/// Finds the mistakes on a line, which starts with the root; `is_asked` selects the sides.
pub fn mistakes(
    record: &Record,
    line: &[NodeId],
    is_asked: impl Fn(Stone) -> bool,
) -> Vec<Mistake> {
    let tree = record.tree();
    let mistake = |nodes: &[NodeId]| {
        let &[before, after] = nodes else { return None };
        let judgement = error(tree, after)?;
        let Some(Action::Stone(played)) = tree.action(after) else { return None };
        let AnyGame::Rows(game) = record.game_at(before)? else { return None };
        if !is_asked(game.side_of(game.moves().len())) {
            return None;
        }
        let other = tree.children(before).find(|&other| other != after);
        let stone = |id| match tree.action(id) {
            Some(Action::Stone(point)) => Some(point),
            _ => None,
        };
        let better = other.into_iter().flat_map(|other| tree.main_line(other)).map_while(stone);
        let comment = tree.notes(after).comment.clone();
        Some(Mistake { game, played, judgement, better: better.collect(), comment })
    };
    line.windows(2).filter_map(mistake).collect()
}

/// Judgement of a move, if it is an error.
pub fn error(tree: &Tree, node: NodeId) -> Option<Judgement> {
    let is_error = |judgement: &Judgement| {
        matches!(judgement, Judgement::Mistake | Judgement::Blunder | Judgement::MissedWin(_))
    };
    tree.notes(node).judgement.filter(is_error)
}

/// Creates puzzles from a reviewed game: missed wins, only defences, and moves that would have
/// saved it. If a win is missed repeatedly, only the first position is used.
pub fn puzzles(game: &Game, report: &Report, origin: &Origin) -> Vec<Puzzle> {
    let mut last_win = BySide::<Option<usize>>::default();
    let is_new = |lesson: &&Lesson| match lesson.goal {
        LessonGoal::Defend { .. } => true,
        LessonGoal::Win(_) => {
            let before = last_win.of_mut(lesson.side).replace(lesson.index);
            before.is_none_or(|before| before + 2 < lesson.index)
        }
    };
    let lessons = report.lessons.iter().filter(is_new);
    lessons.filter_map(|lesson| puzzle(game, lesson, origin.clone())).collect()
}

fn puzzle(game: &Game, lesson: &Lesson, origin: Origin) -> Option<Puzzle> {
    let mut position = Game::from_position(game.start().clone());
    for &point in game.moves().get(..lesson.index)? {
        position.play(point).ok()?;
    }
    match &lesson.goal {
        LessonGoal::Win(win) => Puzzle::win(position, win.pv.clone(), origin),
        LessonGoal::Defend { point, threat } => {
            Puzzle::defence(position, *point, threat.as_ref()?.pv.clone(), origin)
        }
    }
}

/// Converts the names of cells in the review's part of a comment for this board. The rest is
/// unchanged.
pub fn told(comment: &str, shape: Shape, coordinates: Coordinates) -> Cow<'_, str> {
    let own: usize =
        comment.split_inclusive('\n').take_while(|line| !is_review(line)).map(str::len).sum();
    if coordinates == Coordinates::Letters || own == comment.len() {
        return comment.into();
    }
    let (own, review) = comment.split_at(own);
    let mut text = own.to_owned();
    for word in review.split_inclusive(|char: char| !char.is_ascii_alphanumeric()) {
        let name = word.trim_end_matches(|char: char| !char.is_ascii_alphanumeric());
        let is_upper = name.starts_with(|char: char| char.is_ascii_uppercase());
        match Coordinates::Letters.parse(name, shape) {
            Ok(cell) if is_upper => {
                text += &coordinates.name(cell, shape);
                text += &word[name.len()..];
            }
            _ => text += word,
        }
    }
    text.into()
}

/// Evaluation of a position: proved, or else from the search.
fn evaluation(report: &Report, index: usize) -> Option<Evaluation> {
    let position = report.positions.get(index)?;
    let proved = |verdict| Some(Evaluation { verdict, depth: 0 });
    match (&position.proof, &position.evaluation) {
        (Some(Proof::Win(win)), _) => proved(Verdict::Win(plies(win.moves()))),
        (Some(Proof::Loss), _) => {
            // If the game continues, the win is known at the next position.
            let next = report.positions.get(index + 1).and_then(|next| next.proof.as_ref());
            let Some(Proof::Win(win)) = next else { return proved(Verdict::Loss(2)) };
            proved(Verdict::Loss(plies(win.moves()).saturating_add(1)))
        }
        (_, Some(found)) => Some(Evaluation { verdict: found.verdict, depth: found.depth }),
        _ => None,
    }
}

/// Number of plies of a win in this many moves, which [`Verdict::wins_in`] counts back: any answer
/// and the five follow the four that cannot be stopped.
fn plies(moves: usize) -> u16 {
    let plies = if moves > 1 { 2 * moves + 1 } else { 1 };
    u16::try_from(plies).unwrap_or(u16::MAX)
}

pub fn judgement(mark: MoveMark) -> Judgement {
    match mark {
        MoveMark::OnlyMove => Judgement::OnlyMove,
        MoveMark::GoodFind(_) => Judgement::GoodFind,
        MoveMark::MissedWin(length) => Judgement::MissedWin(plies(length.moves)),
        MoveMark::Mistake => Judgement::Mistake,
        MoveMark::Blunder => Judgement::Blunder,
    }
}

/// Replaces the review's part of a comment.
fn with_review(comment: &str, said: Option<&str>) -> String {
    let is_own = |line: &&str| !is_review(line);
    let own: Vec<&str> = comment.lines().take_while(is_own).collect();
    let own = own.join("\n").trim_end().to_owned();
    match said {
        None => own,
        Some(said) if own.is_empty() => format!("{} {said}", mark()),
        Some(said) => format!("{own}\n{} {said}", mark()),
    }
}

/// Adds a variation after a node, up to its first illegal move.
fn add(record: &mut Record, from: NodeId, variation: &Variation) {
    let mut node = from;
    for &target in &variation.pv {
        let Ok(next) = record.add(node, target) else { break };
        node = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Stop;
    use crate::puzzle;
    use crate::review::{Effort, ProofLimits, Review, Round};
    use crate::rules::{Variant, parse_moves};

    /// Minimal effort: a brief look at each position.
    const GLANCE: Effort = Effort {
        rounds: &[Round {
            proof: ProofLimits { win: 300, defence: &[(100, usize::MAX)], without_threat: false },
            search: 300,
        }],
        turning_point: None,
        better: 300,
    };

    /// Game in which O does not stop an open three and loses.
    fn reviewed() -> (Record, Vec<NodeId>, Report) {
        let moves = "h8a1i8a3j8c1k8e1l8";
        let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
        let record = Record::from(AnyGame::Rows(game.clone()));
        let mut review = Review::new(game, None, GLANCE).unwrap();
        review.run(1, &Stop::default(), |_| {});
        let line = record.line().to_vec();
        (record, line, review.report())
    }

    #[test]
    fn the_turning_point_has_a_comment_and_a_better_move() {
        let (mut record, line, report) = reviewed();
        let TurningPoint::Move(index) = report.turning_point else { panic!("{report:?}") };
        annotate(&mut record, &line, &report);
        let notes = record.tree().notes(line[index + 1]);
        assert!(
            notes.comment.starts_with(&format!("Review: Move {} was the losing move.", index + 1))
        );
        // The losing move has an alternative.
        assert!(record.tree().children(line[index]).count() > 1);
        assert_eq!(record.line(), line, "the game stays the main line");
    }

    #[test]
    fn a_second_review_replaces_the_first_but_no_other_comments() {
        let (mut record, line, report) = reviewed();
        for &node in &line {
            record.annotate(node, |notes| notes.comment = "My own words\nin two lines".to_owned());
        }
        annotate(&mut record, &line, &report);
        let once = record.clone();
        assert!(once.tree().notes(line[2]).comment.starts_with("My own words\nin two lines"));
        annotate(&mut record, &line, &report);
        assert_eq!(record, once);
    }

    #[test]
    fn a_repeatedly_missed_win_is_one_puzzle() {
        // X has an open three from its third move on, and ignores it twice.
        let moves = "h8a15i8c15j8e15o1i15o3k15k8m15l8";
        let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
        let mut review = Review::new(game.clone(), None, GLANCE).unwrap();
        review.run(1, &Stop::default(), |_| {});
        let report = review.report();
        let missed =
            report.lessons.iter().filter(|lesson| matches!(lesson.goal, LessonGoal::Win(_)));
        assert_eq!(missed.map(|lesson| lesson.index).collect::<Vec<_>>(), [6, 8]);
        let origin = Origin { date: "2026-11-22".to_owned(), ..Origin::default() };
        let puzzles = puzzles(&game, &report, &origin);
        let of = |is_win: bool| {
            let puzzles = puzzles.iter();
            let puzzles = puzzles
                .filter(move |puzzle| matches!(puzzle.goal(), puzzle::Goal::Win(_)) == is_win);
            puzzles.map(|puzzle| puzzle.game().moves().len()).collect::<Vec<_>>()
        };
        assert_eq!(of(true), [6]);
        // The losing move is one, too.
        assert_eq!(report.turning_point, TurningPoint::Move(9));
        assert_eq!(of(false), [9]);
        assert_eq!(puzzles[0].origin(), &origin);
    }

    #[test]
    fn comments_are_converted_to_other_coordinates() {
        let comment = "H8 is strong.\nReview: Move 7 was the losing move. After H8, X wins.";
        let text = told(comment, Variant::GOMOKU_15.shape(), Coordinates::Numbers);
        assert_eq!(text, "H8 is strong.\nReview: Move 7 was the losing move. After 7,7, X wins.");
    }
}
