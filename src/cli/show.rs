//! `gomoku show`: a game on standard output.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::LazyLock;

use anyhow::{Context as _, bail};
use clap::Args;
use clap::builder::{PossibleValue, TypedValueParser};

use super::choice::one_of;
use super::input::{ReadArguments, cannot_load, name};
use super::output::{say, tell};
use crate::formats::{self, Loaded, seated};
use crate::game::{AnyGame, FoulExplanation, Names, Outcome, Participant, Participants, State};
use crate::locale::text;
use crate::printable::printable;
use crate::record::{Action, NodeId, Record};
use crate::rules::{Coordinates, Placement, Rule, Stone, Topology, Variant};
use crate::tui::keymap::Keymap;
use crate::tui::naming::{self, Naming};

#[derive(Debug, Args)]
pub(super) struct ShowArguments {
    /// Saved game, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Show the position after N moves [default: the last]
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// List all moves, too, with variations and comments
    #[arg(long)]
    tree: bool,

    /// Notation of the cells
    #[arg(long, value_name = "NAMES", default_value = "letters", value_parser = coordinates())]
    coordinates: Coordinates,

    #[command(flatten)]
    read: ReadArguments,
}

fn coordinates() -> impl TypedValueParser<Value = Coordinates> {
    let [letters, numbers] = ["letters", "numbers"].map(PossibleValue::new);
    one_of([
        (letters.help("H8, with row 1 at the bottom"), Coordinates::Letters),
        (numbers.help("7,7, row and column from 0 at the top left"), Coordinates::Numbers),
    ])
}

pub(super) fn run(arguments: &ShowArguments) -> anyhow::Result<()> {
    let path = &arguments.file;
    let input = arguments.read.read(path)?;
    let mut games = input.games();
    let first = games.next().with_context(|| {
        let why = text!("cli-no-game");
        text!("cli-file-problem", file = name(path), why = why)
    })?;
    let Loaded { mut record, remarks, .. } = first.game.with_context(|| cannot_load(path))?;
    remarks.iter().for_each(tell);
    record.go_to_end();
    if let Some(ply) = arguments.at {
        go_to_move(&mut record, ply)?;
    }
    let names = arguments.coordinates;
    let mut text = position(&record, names)?;
    if arguments.tree {
        text += "\n";
        text += &tree(&record, names);
    }
    say(&text, "the board")
}

/// Goes to the position after this many moves of the current line.
pub(super) fn go_to_move(record: &mut Record, ply: usize) -> anyhow::Result<()> {
    let tree = record.tree();
    let is_move = |id: &NodeId| matches!(tree.action(*id), Some(Action::Stone(_)));
    let line = record.line();
    let moves: Vec<NodeId> =
        line[..1].iter().chain(line.iter().filter(|id| is_move(id))).copied().collect();
    let all = moves.len() - 1;
    let node = *moves.get(ply).with_context(|| text!("cli-few-moves", count = all))?;
    record.go_to(node);
    Ok(())
}

pub(super) fn position(record: &Record, names: Coordinates) -> anyhow::Result<String> {
    let AnyGame::Rows(game) = record.on_board() else { bail!(text!("cli-show-quarto")) };
    let info = record.info();
    let (participants, known) = seated(info);
    let naming = naming(record, participants, &known);
    // `You` and `Player 1` are for the screen.
    let player = |side: Stone| match participants.of(side) {
        Participant::Person(person) if known.of(person).is_none() => side.to_string(),
        _ => format!("{} ({side})", printable(&naming.full_name(side))),
    };
    let mut text = format!("{} - {}", player(Stone::First), player(Stone::Second));
    if !info.date.is_empty() {
        let _ = write!(text, ", {}", printable(&info.date));
    }
    let _ = writeln!(text, "\n{}", rules(game.variant()));
    text += &formats::text::picture(game, names);
    let _ = writeln!(text, "{}", state(record));
    if let Some(explained) = FoulExplanation::of_last(game) {
        let _ = writeln!(text, "{}", explained.words(names).swap_remove(0));
    }
    if record.hints() > 0 {
        let _ = writeln!(text, "{}", text!("cli-hints", count = record.hints()));
    }
    text += &indented(&record.tree().notes(record.node()).comment, "");
    Ok(text)
}

/// Describes the rules of a game: `15x15, 5 or more in a row`.
pub(super) fn rules(variant: Variant) -> String {
    let (shape, row) = (variant.shape(), variant.row_length());
    let has_longer = row < shape.width().max(shape.height());
    text!(
        "cli-rules",
        board = if shape.topology() == Topology::Torus { "torus" } else { "plane" },
        size = format_args!("{}x{}", shape.width(), shape.height()),
        rule = match variant.rule() {
            Rule::Freestyle | Rule::Standard if !has_longer => "only",
            Rule::Freestyle => "more",
            Rule::Standard => "exact",
            Rule::Renju => "renju",
            Rule::Caro => "caro",
            Rule::StandardCaro => "standard-caro",
            Rule::Omok => "omok",
        },
        row = row,
        stones = if variant.placement() == Placement::Gravity { "fall" } else { "stay" },
    )
}

pub(super) fn state(record: &Record) -> String {
    match record.state() {
        State::ToMove(side) => text!("cli-to-move", side = side),
        State::Over(outcome) => ended(outcome, record),
    }
}

/// Describes how a game ended, like the screen. A person without a name is called by the side.
fn ended(outcome: Outcome, record: &Record) -> String {
    let (participants, names) = seated(record.info());
    let [ended, short] = naming(record, participants, &names).ended(outcome);
    match outcome.winner().map(|winner| participants.of(winner)) {
        Some(Participant::Person(person)) if names.of(person).is_none() => short,
        _ => ended,
    }
}

/// Names of the players, like on the screen.
fn naming<'a>(record: &Record, participants: Participants, names: &'a Names) -> Naming<'a> {
    static KEYMAP: LazyLock<Keymap> = LazyLock::new(Keymap::default);
    let keymap = &*KEYMAP;
    let (kind, coordinates) = (record.kind(), Coordinates::Letters);
    Naming { kind, participants, names, coordinates, has_letters: true, keymap }
}

/// Lists the moves line by line. Variations are indented, and come before the move that they
/// replace.
pub(super) fn tree(record: &Record, names: Coordinates) -> String {
    let tree = record.tree();
    let mut text = indented(&tree.notes(NodeId::ROOT).comment, "");
    // Nodes, each with the depth of its variation; the next one is on top.
    let mut ahead: Vec<(NodeId, usize)> = Vec::new();
    let push = |node, depth, ahead: &mut Vec<(NodeId, usize)>| {
        let children: Vec<NodeId> = tree.children(node).collect();
        if let [first, variations @ ..] = &children[..] {
            ahead.push((*first, depth));
            ahead.extend(variations.iter().rev().map(|&variation| (variation, depth + 1)));
        }
    };
    push(NodeId::ROOT, 0, &mut ahead);
    let mut there = record.clone();
    while let Some((node, depth)) = ahead.pop() {
        let indent = "   ".repeat(depth);
        there.go_to(node);
        let number = there.ply();
        match tree.action(node) {
            Some(Action::Stone(point)) => {
                let name = names.name(point, record.shape());
                let here = if node == record.node() { "  <-" } else { "" };
                let _ = writeln!(text, "{indent}{number:>3} {} {name}{here}", side(&there));
            }
            Some(Action::End(end)) => {
                let how = ended(end.outcome(), record);
                let _ = writeln!(text, "{indent}    {how}");
            }
            Some(Action::Pass) => {
                let _ = writeln!(text, "{indent}{number:>3} {}", text!("cli-pass"));
            }
            Some(action @ (Action::Choose(_) | Action::Declare(_) | Action::Offer(_))) => {
                let what = naming::decision(action, names, record.shape()).unwrap_or_default();
                let _ = writeln!(text, "{indent}    {what}");
            }
            Some(Action::Piece(_)) | None => {}
        }
        text += &indented(&tree.notes(node).comment, &format!("{indent}      "));
        push(node, depth, &mut ahead);
    }
    text
}

fn side(record: &Record) -> String {
    let AnyGame::Rows(game) = record.on_board() else { return String::new() };
    game.stones().last().map_or_else(String::new, |(_, stone)| stone.to_string())
}

/// Indents the lines of a comment and makes them printable.
fn indented(comment: &str, indent: &str) -> String {
    let lines = comment.lines().map(|line| format!("{indent}{}\n", printable(line)));
    lines.collect::<Vec<_>>().concat()
}
