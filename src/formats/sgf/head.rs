//! First properties of a game: its kind, players and result.

use std::collections::BTreeMap;

use super::lexer::RawProperty;
use super::{result, text, value};
use crate::formats::{Problem, Remark, rule};
use crate::game::{Allowance, End, MoveLimit, TimeControl};
use crate::record::{Info, Player};
use crate::rules::opening::OpeningRule;
use crate::rules::{BySide, Shape, Topology, Variant};
use crate::translate::phrase;

/// Property of a rated game, with the rating of the computer.
pub(super) const RATED: &str = "GKA";
/// Property with the move limit of the game.
pub(super) const LIMIT: &str = "GKM";

/// Property with the rule of the opening in the first node, and with what was decided in the others:
/// `GKO[swap2]`, `GKO[swap]`, `GKO[declare 4]`, `GKO[offer gf]`.
pub(super) const OPENING: &str = "GKO";

/// Claim of a file to be a game of Go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GoClaim {
    /// It says nothing of Go.
    #[default]
    None,
    /// It has the number of Go, as editors for Go write for all games.
    Number,
    /// It has the rules of Go or a komi, too, so that only five in a row can show that it is not.
    Rules,
}

/// Error of a game of Go.
pub(crate) const GO: Problem = Problem::Other(phrase!("sgf-go", "this is a game of Go"));

impl GoClaim {
    fn of<'a>(find: impl Fn(&str) -> Option<&'a str>) -> Self {
        const RULES: &str = "japan chin korea aga nz new ing goe";
        if find("GM") != Some("1") {
            return Self::None;
        }
        let rule = find("RU").unwrap_or_default().to_ascii_lowercase();
        let number = |name| find(name).and_then(|value| value.parse().ok()).unwrap_or(0.0_f64);
        let has_rules = RULES.split(' ').any(|rules| rule.starts_with(rules));
        let is_named = ["GN", "EV", "AP"].into_iter().filter_map(&find).any(names_gomoku);
        // Editors for Go write a komi for all games; no board of Go has 15x15.
        let is_gomoku = is_named || find("SZ") == Some("15");
        let has_komi = rule.is_empty() && (number("KM") != 0.0 || number("HA") > 1.0);
        let has_komi = has_komi && !is_gomoku;
        if has_rules || has_komi { Self::Rules } else { Self::Number }
    }

    /// Checks whether a game must be one of Go, given whether its moves are legal here and make
    /// five in a row.
    pub(crate) const fn is_go(self, is_legal: bool, is_won: bool) -> bool {
        match self {
            Self::None => false,
            Self::Number => !is_legal,
            Self::Rules => !is_legal || !is_won,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Head {
    pub(super) go: GoClaim,
    pub(super) variant: Variant,
    pub(super) info: Info,
    pub(super) opening: OpeningRule,
    pub(super) result: Option<End>,
    pub(super) remarks: Vec<Remark>,
}

impl Head {
    /// Reads the first node; `needed` is the number of columns and rows that the moves require.
    pub(super) fn read(
        properties: &[RawProperty],
        needed: impl FnOnce() -> (u8, u8),
    ) -> Result<Self, (&'static str, Problem)> {
        let find =
            |name: &str| properties.iter().find(|it| it.name == name).map(RawProperty::value);
        let mut remarks = Vec::new();
        let size = find("SZ").filter(|size| !size.is_empty()).map(size).transpose()?;
        let game = find("GM").map(|game| game.trim_start_matches('0'));
        match game {
            None | Some("" | "4") => {}
            Some(name) if names_gomoku(name) => {}
            Some("1") => remarks.push(Remark::SaysGo),
            Some(other) if is_gomoku_by_mistake(other, size) => {
                remarks.push(Remark::SaysOther(other.to_owned()));
            }
            Some(other) => {
                return Err((
                    "GM",
                    Problem::text(game_name(other), phrase!("sgf-game", "{value} is another game")),
                ));
            }
        }
        let rule = find("RU").map(text::read_trimmed).unwrap_or_default();
        let meaning = rule::read(&rule, size);
        let (variant, is_known) = match (meaning, size) {
            (rule::RuleMeaning::Game(variant), _) => (Some(variant), true),
            (rule::RuleMeaning::Unknown, Some(shape)) => (rule::five(shape).ok(), false),
            (rule::RuleMeaning::Rule(rule), Some(shape)) => {
                (rule::five(shape).ok().map(|five| five.with_rule(rule)), true)
            }
            (named, None) => {
                let variant = smallest(needed());
                remarks.push(Remark::TakenFor(variant));
                match named {
                    rule::RuleMeaning::Rule(rule) => (Some(variant.with_rule(rule)), true),
                    _ => (Some(variant), false),
                }
            }
        };
        let variant = variant
            .ok_or_else(|| ("SZ", Problem::TooSmall(find("SZ").unwrap_or_default().to_owned())))?;
        let extent = |shape: Shape| (shape.width(), shape.height());
        if size.is_some_and(|shape| extent(shape) != extent(variant.shape())) {
            return Err((
                "SZ",
                Problem::Text(rule, phrase!("sgf-board", "{value} is played on another board")),
            ));
        }
        let mut info = info(properties);
        if !is_known {
            remarks.push(Remark::UnknownRule(rule.clone()));
            info.rule = Some(rule);
        } else if matches!(meaning, rule::RuleMeaning::Rule(_)) && rule::says_more(&rule) {
            info.rule = Some(rule);
        }
        let said = find("RE").unwrap_or_default();
        let result = result::read(said);
        if result.is_none_or(|(_, is_whole)| !is_whole) && !matches!(said, "" | "?" | "*") {
            remarks.push(Remark::UnknownResult(said.to_owned()));
        }
        let go = GoClaim::of(find);
        let result = result.map(|(end, _)| end);
        let opening = find(OPENING).and_then(|rule| rule.parse().ok());
        let opening = opening.filter(|rule: &OpeningRule| rule.check(variant).is_ok());
        let opening = opening.unwrap_or(OpeningRule::Free);
        Ok(Self { go, variant, info, opening, result, remarks })
    }

    pub(super) fn has(&self, property: &RawProperty) -> bool {
        let (time, over) = written_time(self.info.time);
        match &*property.name {
            "TM" => time.is_some(),
            "OT" => over.is_some(),
            "RE" => self.result.is_some(),
            RATED => self.info.rated_against.is_some(),
            LIMIT => self.info.limit != MoveLimit::Full,
            OPENING => self.opening != OpeningRule::Free,
            _ => is_of_head(property),
        }
    }
}

/// Finds a property of which the record takes only the first of several different values.
pub(super) fn several(properties: &[RawProperty]) -> Option<String> {
    let mut first = BTreeMap::new();
    let found = properties.iter().filter(|it| is_of_head(it)).find(|property| {
        let first = *first.entry(&property.name).or_insert_with(|| property.value());
        property.values().any(|value| value.trim() != first)
    });
    found.map(|property| property.name.to_string())
}

pub(super) fn info(properties: &[RawProperty]) -> Info {
    let find = |name: &str| properties.iter().find(|it| it.name == name).map(RawProperty::value);
    let line = |name| find(name).map(text::read_trimmed).unwrap_or_default();
    let player = |name| Player { name: line(name) };
    let players = BySide { first: player("PB"), second: player("PW") };
    let time = time(find("TM"), find("OT")).unwrap_or_default();
    let rated_against = find(RATED).and_then(rating);
    let limit = find(LIMIT).and_then(|limit| limit.parse().ok()).unwrap_or_default();
    Info { players, date: line("DT"), time, rule: None, rated_against, limit }
}

pub(super) fn is_of_head(property: &RawProperty) -> bool {
    const NAMES: [&str; 12] =
        ["FF", "GM", "CA", "AP", "SZ", "RU", "PB", "PW", "DT", "TM", "OT", "RE"];
    NAMES.contains(&&*property.name)
}

/// Name of the game with this number of SGF, or the value itself.
fn game_name(value: &str) -> &str {
    match value {
        "2" => "Othello",
        "3" => "chess",
        "6" => "Backgammon",
        "7" => "Chinese chess",
        "8" => "Shogi",
        "11" => "Hex",
        other => other,
    }
}

/// Checks for a word that only a game of five in a row has.
fn names_gomoku(text: &str) -> bool {
    const WORDS: &str = "gomoku renju gobang omok 五子 五目";
    let text = text.to_lowercase();
    WORDS.split(' ').any(|word| text.contains(word))
}

/// Checks for a number of another game that some programs write for Gomoku: Othello and Hex, whose
/// boards are smaller.
fn is_gomoku_by_mistake(number: &str, size: Option<Shape>) -> bool {
    const SMALLEST: u8 = 15;
    let is_large = |shape: Shape| shape.width().min(shape.height()) >= SMALLEST;
    matches!(number, "2" | "11") && size.is_none_or(is_large)
}

/// Parses a rating, which is written back as it was.
fn rating(value: &str) -> Option<u16> {
    value.parse().ok().filter(|rating: &u16| rating.to_string() == value)
}

/// Parses a board size: `15`, or `7:6` with columns first.
fn size(value: &str) -> Result<Shape, (&'static str, Problem)> {
    let wrong =
        || ("SZ", Problem::text(value, phrase!("format-size", "{value} is not a board size")));
    let sides = value.split([':', 'x', ',', ' ']).filter(|side| !side.is_empty());
    let mut sides = sides.map(|side| side.parse::<u8>().map_err(|_| wrong()));
    let width = sides.next().ok_or_else(wrong)??;
    let height = sides.next().unwrap_or(Ok(width))?;
    if sides.next().is_some() {
        return Err(wrong());
    }
    Shape::new(width, height, Topology::Plane).map_err(|why| ("SZ", Problem::Board(why)))
}

/// Finds the smallest offered board of at least this size.
fn smallest((width, height): (u8, u8)) -> Variant {
    let holds = |board: &Variant| board.shape().width() >= width.max(height);
    Variant::OFFERED.into_iter().find(holds).unwrap_or(Variant::GOMOKU_20)
}

/// Parses a time control from both properties; `None` if unknown.
fn time(time: Option<&str>, over: Option<&str>) -> Option<TimeControl> {
    let allowance = |value: &str| {
        let time = value::seconds(value).filter(|time| time.subsec_nanos() == 0)?;
        u32::try_from(time.as_secs()).ok().and_then(Allowance::seconds)
    };
    let main = time.and_then(allowance);
    let over = over.unwrap_or_default().to_ascii_lowercase();
    if let Some(each) = over.strip_suffix("/move") {
        return each.trim().parse().ok().map(TimeControl::Move);
    }
    let each = over.strip_prefix('+').or_else(|| over.strip_suffix("fischer")).map(str::trim);
    let each = each.and_then(|each| each.parse().ok().or_else(|| allowance(each)));
    match (main, each) {
        (Some(time), Some(each)) => Some(TimeControl::Increment { time, each }),
        (Some(time), None) => Some(TimeControl::Game(time)),
        (None, _) => None,
    }
}

/// Values of `TM` and `OT` for a time control.
pub(super) fn written_time(control: TimeControl) -> (Option<String>, Option<String>) {
    let seconds = |time: Allowance| time.duration().as_secs().to_string();
    match control {
        TimeControl::None => (None, None),
        TimeControl::Game(time) => (Some(seconds(time)), None),
        TimeControl::Increment { time, each } => (Some(seconds(time)), Some(format!("+{each}"))),
        TimeControl::Move(each) => (None, Some(format!("{each}/move"))),
    }
}
