//! Writes a game with its variations.

use super::head::{LIMIT, OPENING, RATED, written_time};
use super::notes::{self, WrittenProperties};
use super::value::{colour, point_text};
use super::{decision, result, text};
use crate::formats::rule;
use crate::game::{AnyGame, MoveLimit, Outcome, State};
use crate::record::{Action, Info, NodeId, Record};
use crate::rules::opening::Opening;
use crate::rules::{Position, Stone};

enum WriteStep {
    Text(&'static str),
    /// Node, and the side to move before it.
    Node(NodeId, Stone),
}

pub(super) fn write(record: &Record, start: &Position) -> String {
    let tree = record.tree();
    let mut written = String::from("(");
    let first = start.to_move();
    written += &root(record, start);
    let mut ahead = vec![WriteStep::Text(")\n")];
    push_children(record, NodeId::ROOT, first, &mut ahead);
    while let Some(next) = ahead.pop() {
        let (node, to_move) = match next {
            WriteStep::Text(text) => {
                written += text;
                continue;
            }
            WriteStep::Node(node, to_move) => (node, to_move),
        };
        let Some(action) = tree.action(node) else { continue };
        let mut text = WrittenProperties::default();
        let mover = match action {
            Action::Stone(point) => {
                text.add(colour(to_move), point_text(point));
                Some(to_move)
            }
            Action::Pass => {
                text.add(colour(to_move), "");
                Some(to_move)
            }
            Action::Choose(_) | Action::Declare(_) | Action::Offer(_) => {
                text.add_all(OPENING, decision::write(action));
                None
            }
            // The head states the result of the main line.
            Action::End(_) if is_last_word(record, node) => continue,
            Action::End(end) => {
                text.add(notes::END, result::write(end.outcome()));
                None
            }
            Action::Piece(_) => continue,
        };
        let to_move = if mover.is_some() { to_move.opponent() } else { to_move };
        notes::write(&tree.notes(node), mover, Some(to_move), &mut text);
        if matches!(action, Action::Offer(_)) && !text.has("LB") {
            text.add_all("LB", decision::letters(opening_at(record, node).as_ref()));
        }
        written += ";";
        written += &text.finish();
        push_children(record, node, to_move, &mut ahead);
    }
    written
}

/// Queues the continuations of a node, in parentheses if there are several; the first ends up on
/// top.
fn push_children(record: &Record, node: NodeId, to_move: Stone, ahead: &mut Vec<WriteStep>) {
    let children: Vec<NodeId> = record.tree().children(node).collect();
    for &child in children.iter().rev() {
        if children.len() > 1 {
            ahead.extend([
                WriteStep::Text(")"),
                WriteStep::Node(child, to_move),
                WriteStep::Text("\n("),
            ]);
        } else {
            let line_end = if is_last_word(record, child) { "" } else { "\n" };
            ahead.extend([WriteStep::Node(child, to_move), WriteStep::Text(line_end)]);
        }
    }
}

/// Checks whether a node ends the main line and nothing more follows it.
fn is_last_word(record: &Record, node: NodeId) -> bool {
    let tree = record.tree();
    let is_only = || {
        let siblings = tree.parent(node).map_or(0, |parent| tree.children(parent).count());
        siblings == 1 && !tree.has_notes(node)
    };
    matches!(tree.action(node), Some(Action::End(_))) && is_only() && tree.is_on_main_line(node)
}

fn root(record: &Record, start: &Position) -> String {
    let info = record.info();
    let variant = start.variant();
    let shape = variant.shape();
    let mut text = WrittenProperties::default();
    text.add("FF", 4);
    text.add("GM", 4);
    text.add("CA", "UTF-8");
    text.add("AP", concat!("gomoku:", env!("CARGO_PKG_VERSION")));
    text.break_line();
    if shape.width() == shape.height() {
        text.add("SZ", shape.width());
    } else {
        text.add("SZ", format_args!("{}:{}", shape.width(), shape.height()));
    }
    let own = rule::write(variant);
    let foreign = info.rule.as_deref().filter(|name| rule::fits(name, variant));
    text.add("RU", text::write_line(foreign.unwrap_or(&own)));
    text.break_line();
    self::info(info, &mut text);
    if let Some(opening) = opening_at(record, NodeId::ROOT) {
        text.add(OPENING, opening.rule());
    }
    if let Some(outcome) = outcome(record) {
        text.add("RE", result::write(outcome));
    }
    for (property, side) in [("AB", Stone::First), ("AW", Stone::Second)] {
        let cells = start.stones().iter().filter(|(_, stone)| *stone == side);
        text.add_all(property, cells.map(|(point, _)| point_text(*point)));
    }
    if !start.stones().is_empty() || start.to_move() != Stone::First {
        text.add("PL", colour(start.to_move()));
    }
    notes::write(&record.tree().notes(NodeId::ROOT), None, Some(start.to_move()), &mut text);
    format!(";{}", text.finish())
}

pub(super) fn info(info: &Info, text: &mut WrittenProperties) {
    let (time, over) = written_time(info.time);
    let rated = info.rated_against.map(|rating| rating.to_string());
    let limit = Some(info.limit).filter(|limit| *limit != MoveLimit::Full);
    let name = |side| Some(text::write_line(&info.players.of(side).name));
    for (property, value) in [
        ("PB", name(Stone::First)),
        ("PW", name(Stone::Second)),
        ("DT", Some(text::write_line(&info.date))),
        ("TM", time),
        ("OT", over),
        (RATED, rated),
        (LIMIT, limit.map(|limit| limit.to_string())),
    ] {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            text.add(property, value);
        }
    }
}

/// Opening of the game, as far as it has gone in a node.
fn opening_at(record: &Record, node: NodeId) -> Option<Opening> {
    match record.game_at(node)? {
        AnyGame::Rows(game) => game.opening().cloned(),
        AnyGame::Quarto(_) => None,
    }
}

fn outcome(record: &Record) -> Option<Outcome> {
    match record.main_state() {
        State::Over(outcome) => Some(outcome),
        State::ToMove(_) => None,
    }
}
