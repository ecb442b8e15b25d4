//! Notes on a node: comments, marks, times, evaluations.

use std::fmt::{self, Write as _};
use std::time::Duration;

use super::lexer::RawProperty;
use super::summary;
use super::text;
use super::value::{colour, point_text, points, seconds, seconds_text};
use crate::game::End;
use crate::player::Verdict;
use crate::record::{self, Evaluation, Judgement, Mark, MarkKind, Notes};
use crate::rules::{Shape, Stone};

/// Private properties, for which SGF has no name.
pub(super) const END: &str = "GKR";
const LEFT: &str = "GKL";
const SPENT: &str = "GKT";
const EVALUATION: &str = "GKE";
const JUDGEMENT: &str = "GKJ";
const REVIEW: &str = "GKS";
const HINTS: &str = "GKH";

/// Side whose move leads to a node.
pub(super) type Mover = Option<Stone>;

/// Adds the properties of a node to its notes. Unknown properties are kept verbatim.
pub(super) fn read(
    properties: &[&RawProperty],
    mover: Mover,
    board: &mut MarkedBoard,
    notes: &mut Notes,
) {
    // The exact value is stored beside the property that other programs understand.
    let exactly = |name| properties.iter().find(|property| property.name == name);
    let evaluation = exactly(EVALUATION).and_then(|property| evaluation(property.value()));
    let judgement = exactly(JUDGEMENT).and_then(|property| judgement(property.value()));
    notes.evaluation = notes.evaluation.or(evaluation);
    notes.judgement = notes.judgement.or(judgement);
    let review = exactly(REVIEW).and_then(|property| summary::read(property));
    notes.review = notes.review.or(review);
    for property in properties {
        let is_known = match &*property.name {
            EVALUATION | "V" => evaluation.is_some(),
            REVIEW => review.is_some(),
            JUDGEMENT | "BM" | "TE" | "DO" | "IT" if judgement.is_some() => true,
            "BM" | "TE" | "DO" | "IT" => {
                // A move may have several, of which the others are kept as they are.
                let standard = standard(property);
                notes.judgement = notes.judgement.or(standard);
                standard.is_some()
                    && standard == notes.judgement
                    && (&*property.name, property.value()) != ("TE", "2")
            }
            _ => take(property, mover, board, notes),
        };
        if !is_known {
            keep_if(property, notes, |_, _| true);
        }
    }
}

fn standard(property: &RawProperty) -> Option<Judgement> {
    // Other values are not those of SGF: `TE[Disconnect]`.
    let value = Some(property.value()).filter(|value| matches!(*value, "" | "1" | "2"))?;
    match (&*property.name, value) {
        ("TE", _) => Some(Judgement::GoodFind),
        ("IT", _) => Some(Judgement::Interesting),
        ("DO", _) => Some(Judgement::Doubtful),
        ("BM", "2") => Some(Judgement::Blunder),
        ("BM", _) => Some(Judgement::Mistake),
        _ => None,
    }
}

fn take(property: &RawProperty, mover: Mover, board: &mut MarkedBoard, notes: &mut Notes) -> bool {
    let put_time = |place: &mut Option<Duration>| {
        *place = place.or_else(|| seconds(property.value()));
        place.is_some()
    };
    let kind = match &*property.name {
        "C" => {
            for more in property.values().map(text::read) {
                if notes.comment.is_empty() {
                    notes.comment = more;
                } else if !more.is_empty() {
                    notes.comment.push('\n');
                    notes.comment.push_str(&more);
                }
            }
            return true;
        }
        "LB" => None,
        "BL" if mover == Some(Stone::First) => return put_time(&mut notes.left),
        "WL" if mover == Some(Stone::Second) => return put_time(&mut notes.left),
        LEFT if mover.is_none() => return put_time(&mut notes.left),
        SPENT => return put_time(&mut notes.spent),
        HINTS => {
            let hints = property.value().parse().unwrap_or_default();
            notes.hints = notes.hints.max(hints);
            return hints > 0;
        }
        name => match KINDS.iter().find(|(_, known)| *known == name) {
            Some((kind, _)) => Some(kind),
            None => return false,
        },
    };
    keep_if(property, notes, |value, notes| {
        let marks = match kind {
            _ if notes.marks.len() > MOST_MARKS => None,
            Some(kind) => board.marks(value, kind),
            None => text::parts(value).and_then(|(cell, label)| {
                board.marks(cell, &MarkKind::Label(text::read_line(label)))
            }),
        };
        let is_unknown = marks.is_none();
        notes.marks.extend(marks.into_iter().flatten());
        is_unknown
    });
    true
}

fn keep_if(
    property: &RawProperty,
    notes: &mut Notes,
    mut is_unknown: impl FnMut(&str, &mut Notes) -> bool,
) {
    let unknown = property.values().filter(|value| is_unknown(value, notes));
    let unknown = record::Property::new(&property.name, unknown);
    // A variation may be repeated in the file.
    let is_new = |it: &record::Property| !notes.properties.contains(it);
    notes.properties.extend(unknown.filter(is_new));
}

/// Number of marks of a node with which it takes no more: several for each cell.
const MOST_MARKS: usize = 4_000;

/// Room left for marks. A few letters can mark all cells, so marks beyond the room are kept
/// verbatim.
pub(super) struct MarkedBoard {
    pub(super) shape: Shape,
    pub(super) room: usize,
}

impl MarkedBoard {
    fn marks(&mut self, value: &str, kind: &MarkKind) -> Option<Vec<Mark>> {
        let points = points(value, self.shape)?;
        self.room = self.room.checked_sub(points.len())?;
        Some(points.into_iter().map(|point| Mark { point, kind: kind.clone() }).collect())
    }
}

/// Kinds of marks that are lists of cells, in the order of writing.
const KINDS: [(MarkKind, &str); 5] = [
    (MarkKind::Triangle, "TR"),
    (MarkKind::Square, "SQ"),
    (MarkKind::Circle, "CR"),
    (MarkKind::Cross, "MA"),
    (MarkKind::Selected, "SL"),
];

/// Parses an evaluation: `win 9 12` is a win in 9 plies, found at depth 12, and `won 0 12` one of
/// unknown length.
fn evaluation(value: &str) -> Option<Evaluation> {
    let words: Vec<&str> = value.split_ascii_whitespace().collect();
    let [kind, number, depth] = words[..] else { return None };
    let verdict = match kind {
        "win" => Verdict::Win(number.parse().ok()?),
        "loss" => Verdict::Loss(number.parse().ok()?),
        "won" if number == "0" => Verdict::Won,
        "lost" if number == "0" => Verdict::Lost,
        "draw" if number == "0" => Verdict::Draw,
        "open" => Verdict::Open(number.parse().ok()?),
        _ => return None,
    };
    Some(Evaluation { verdict, depth: depth.parse().ok()? })
}

fn judgement(value: &str) -> Option<Judgement> {
    match value.split_once(' ') {
        None if value == "only" => Some(Judgement::OnlyMove),
        Some(("missed", plies)) => plies.parse().ok().map(Judgement::MissedWin),
        _ => None,
    }
}

pub(super) fn end(property: &RawProperty) -> Option<End> {
    super::result::read(property.value()).map(|(end, _)| end)
}

/// Writes the properties of notes. Other programs see an evaluation only if `to_move` is given.
pub(super) fn write(
    notes: &Notes,
    mover: Mover,
    to_move: Option<Stone>,
    text: &mut WrittenProperties,
) {
    if let Some(left) = notes.left {
        let name = mover.map_or_else(|| LEFT.to_owned(), |side| format!("{}L", colour(side)));
        text.add(&name, seconds_text(left));
    }
    if let Some(spent) = notes.spent {
        text.add(SPENT, seconds_text(spent));
    }
    if let Some(Evaluation { verdict, depth }) = notes.evaluation {
        let (kind, number) = match verdict {
            Verdict::Win(plies) => ("win", plies.into()),
            Verdict::Loss(plies) => ("loss", plies.into()),
            Verdict::Won => ("won", 0),
            Verdict::Lost => ("lost", 0),
            Verdict::Draw => ("draw", 0),
            Verdict::Open(score) => ("open", score),
        };
        text.add(EVALUATION, format_args!("{kind} {number} {depth}"));
        if let Some(side) = to_move {
            text.add("V", for_black(verdict, side));
        }
    }
    if let Some(judgement) = notes.judgement {
        match judgement {
            Judgement::OnlyMove => text.add(JUDGEMENT, "only"),
            Judgement::MissedWin(plies) => text.add(JUDGEMENT, format_args!("missed {plies}")),
            _ => {}
        }
        let (name, value) = match judgement {
            Judgement::OnlyMove | Judgement::GoodFind => ("TE", "1"),
            Judgement::Interesting => ("IT", ""),
            Judgement::Doubtful => ("DO", ""),
            Judgement::Mistake | Judgement::MissedWin(_) => ("BM", "1"),
            Judgement::Blunder => ("BM", "2"),
        };
        // `TE[2]` is kept as it was.
        let is_kept = |it: &record::Property| it.name() == name && it.values().next() == Some("2");
        if name != "TE" || !notes.properties.iter().any(is_kept) {
            text.add(name, value);
        }
    }
    if let Some(review) = &notes.review {
        text.add_all(REVIEW, summary::write(review));
    }
    if notes.hints > 0 {
        text.add(HINTS, notes.hints);
    }
    if !notes.comment.is_empty() {
        text.add("C", text::write(&notes.comment));
    }
    add_marks(notes, text);
    text.add_kept(&notes.properties);
}

#[derive(Default)]
pub(super) struct WrittenProperties {
    text: String,
    names: Vec<String>,
    breaks_line: bool,
}

impl WrittenProperties {
    /// Adds a property with one value, exactly as given.
    pub(super) fn add(&mut self, name: &str, value: impl fmt::Display) {
        if std::mem::take(&mut self.breaks_line) {
            self.text.push('\n');
        }
        self.text.push_str(name);
        self.names.push(name.to_owned());
        self.add_value(value);
    }

    pub(super) fn add_all(
        &mut self,
        name: &str,
        values: impl IntoIterator<Item = impl fmt::Display>,
    ) {
        let mut values = values.into_iter();
        if let Some(first) = values.next() {
            self.add(name, first);
            values.for_each(|value| self.add_value(value));
        }
    }

    fn add_value(&mut self, value: impl fmt::Display) {
        // Writing to a `String` cannot fail.
        let _ = write!(self.text, "[{value}]");
    }

    pub(super) const fn break_line(&mut self) {
        self.breaks_line = true;
    }

    /// Checks whether a property of this name has been added.
    pub(super) fn has(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }

    /// Adds properties kept from a file, except those already written.
    fn add_kept(&mut self, properties: &[record::Property]) {
        for property in properties {
            if self.has(property.name()) {
                continue;
            }
            self.text.push_str(property.name());
            property.values().for_each(|value| self.add_value(value));
        }
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// Converts to the value for black, as other programs show it.
fn for_black(verdict: Verdict, to_move: Stone) -> i64 {
    const WON: i64 = 100_000;
    const LONGEST: i64 = u16::MAX as i64;
    let value = match verdict {
        Verdict::Win(plies) => WON - i64::from(plies),
        Verdict::Won => WON - LONGEST,
        Verdict::Loss(plies) => i64::from(plies) - WON,
        Verdict::Lost => LONGEST - WON,
        Verdict::Draw => 0,
        Verdict::Open(score) => score.into(),
    };
    if to_move == Stone::First { value } else { -value }
}

fn add_marks(notes: &Notes, text: &mut WrittenProperties) {
    let kept = |name: &str| {
        let kept = notes.properties.iter().filter(|property| property.name() == name);
        kept.flat_map(record::Property::values).map(str::to_owned).collect::<Vec<_>>()
    };
    for (kind, name) in &KINDS {
        let cells = notes.marks.iter().filter(|mark| mark.kind == *kind);
        let cells = cells.map(|mark| point_text(mark.point));
        text.add_all(name, cells.chain(kept(name)));
    }
    let labels = notes.marks.iter().filter_map(|mark| match &mark.kind {
        MarkKind::Label(label) => {
            Some(format!("{}:{}", point_text(mark.point), text::write_part(label)))
        }
        _ => None,
    });
    text.add_all("LB", labels.chain(kept("LB")));
}
