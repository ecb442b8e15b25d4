//! Game of a database.

use super::element::Element;
use super::tables::Tables;
use super::{MainGame, Piece};
use crate::formats::{FormatError, Loaded, Problem, Remark, finish, rule, sgf};
use crate::game::{AnyGame, End, Target};
use crate::record::{Info, NodeId, Player, Property, Record};
use crate::rules::{BySide, Coordinates, Game, Point, Rule, Stone, Variant};

/// Number of moves before those that `alt` offers.
const BEFORE_OFFER: usize = 4;

/// Reads a game with everything that is known of it.
pub(super) fn read(element: &Element, tables: &Tables, piece: &Piece) -> Loaded {
    let mut remarks = Vec::new();
    let mut missing = Vec::new();
    let MainGame { info, game, result } = main(element, tables, &mut remarks, &mut missing);
    let offered = (game.moves().len() > BEFORE_OFFER).then(|| offered(element)).flatten();
    let mut record = Record::from(AnyGame::Rows(game));
    record.edit_info(|known| *known = info);
    let is_shown = offered.is_some_and(|offered| add_offered(&mut record, &offered));
    if let Some(end) = result
        && !finish(&mut record, end)
    {
        remarks.push(Remark::ResultDoesNotFit(element.attribute("bresult").to_owned()));
    }
    let tournament = tables.tournament(element.attribute("tournament"));
    let opening = tables.opening(element.attribute("opening"));
    let named = [
        ("EV", tournament.map(|(_, name)| name)),
        ("RO", Some(element.attribute("round"))),
        ("ON", opening),
    ];
    let mut properties: Vec<Property> = named
        .into_iter()
        .filter_map(|(name, value)| Some((name, value.filter(|value| !value.is_empty())?)))
        .filter_map(|(name, value)| Property::new(name, vec![sgf::escaped(value)]))
        .collect();
    let is_kept = |&(name, value): &(&str, &str)| match name {
        "move" | "info" | "round" => false,
        "tournament" => tournament.is_none(),
        "opening" => opening.is_none(),
        "rule" => tables.rule(value).is_none(),
        "black" | "white" => tables.player(value).is_none(),
        "bresult" => result.is_none(),
        "alt" => !is_shown,
        _ => true,
    };
    let kept =
        element.all().filter(is_kept).map(|(name, value)| sgf::escaped(&format!("{name}={value}")));
    properties.extend(Property::new(KEPT, kept));
    record.annotate(NodeId::ROOT, |notes| {
        element.text("info").clone_into(&mut notes.comment);
        notes.properties = properties;
    });
    if !missing.is_empty() {
        remarks.push(Remark::NotInTables(missing.join(", ")));
    }
    if !piece.is_closed || element.is_damaged {
        remarks.push(Remark::NotClosed);
    }
    Loaded { remarks, ..Loaded::new(record) }
}

/// Property with everything for which a record has no place, as `name=value`.
const KEPT: &str = "RIF";

/// Reads the players, the moves and the result of a game. Moves end where they cannot be played.
pub(super) fn main(
    element: &Element,
    tables: &Tables,
    remarks: &mut Vec<Remark>,
    missing: &mut Vec<String>,
) -> MainGame {
    let mut listed = |name: &str, is_listed: &dyn Fn(&str) -> bool| {
        let id = element.attribute(name);
        if !id.is_empty() && !is_listed(id) {
            missing.push(format!("{name}=\"{id}\""));
        }
    };
    listed("black", &|id| tables.player(id).is_some());
    listed("white", &|id| tables.player(id).is_some());
    listed("tournament", &|id| tables.tournament(id).is_some());
    listed("rule", &|id| tables.rule(id).is_some());
    listed("opening", &|id| tables.opening(id).is_some());
    let player = |name| Player {
        name: tables.player(element.attribute(name)).unwrap_or_default().to_owned(),
    };
    let date = tables.tournament(element.attribute("tournament")).map(|(date, _)| date);
    let mut info = Info {
        players: BySide { first: player("black"), second: player("white") },
        date: date.unwrap_or_default().to_owned(),
        ..Info::default()
    };
    let rule = tables.rule(element.attribute("rule")).unwrap_or_default();
    let shape = Variant::GOMOKU_15.shape();
    let known = match rule::read(rule, Some(shape)) {
        rule::RuleMeaning::Rule(known) => Some(known),
        rule::RuleMeaning::Game(_) | rule::RuleMeaning::Unknown => None,
    };
    if known.is_none() {
        remarks.push(Remark::UnknownRule(rule.to_owned()));
    }
    if known.is_none() || rule::says_more(rule) {
        info.rule = Some(rule.to_owned());
    }
    let rule = known.unwrap_or(Rule::Freestyle);
    let variant = Variant::GOMOKU_15.with_rule(rule);
    let mut game = Game::new(variant);
    if let Err(why) = play(element.text("move"), &mut game) {
        remarks.push(Remark::Stopped(why));
    }
    let said = element.attribute("bresult");
    let result = match said {
        "1" | "1.0" => Some(End::Lost(Stone::Second)),
        "0" | "0.0" => Some(End::Lost(Stone::First)),
        "0.5" | "0,5" | ".5" | "1/2" => Some(End::Drawn),
        "" => None,
        _ => {
            remarks.push(Remark::UnknownResult(said.to_owned()));
            None
        }
    };
    MainGame { info, game, result }
}

/// Plays moves such as `h8 i9`, up to the first that cannot be played.
fn play(moves: &str, game: &mut Game) -> Result<(), FormatError> {
    for (number, name) in (1..).zip(moves.split_ascii_whitespace()) {
        let point = cell(name).ok_or_else(|| Problem::not_a_cell(name).at_move(number))?;
        game.play(point).map_err(|why| Problem::Illegal(why).at_move(number))?;
    }
    Ok(())
}

/// Parses a cell; row 1 is the lowest.
fn cell(name: &str) -> Option<Point> {
    Coordinates::Letters.parse(name, Variant::GOMOKU_15.shape()).ok()
}

/// Parses the cells offered for the fifth move; `None` if there are none, or one is not a cell.
fn offered(element: &Element) -> Option<Vec<Point>> {
    let is_between = |char: char| char.is_ascii_whitespace() || ",;".contains(char);
    let names = element.attribute("alt").split(is_between).filter(|name| !name.is_empty());
    names.map(cell).collect::<Option<Vec<Point>>>().filter(|cells| !cells.is_empty())
}

/// Adds the cells offered for the fifth move as variations; `false` if one of them is taken.
fn add_offered(record: &mut Record, cells: &[Point]) -> bool {
    let Some(&before) = record.line().get(BEFORE_OFFER) else { return false };
    cells.iter().all(|&cell| record.add(before, Target::Cell(cell)).is_ok())
}
