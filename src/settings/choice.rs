//! Choice for a new game.

use toml::de::{DeTable, DeValue};
use toml_edit::{DocumentMut, value};

use super::Settings;
use crate::game::{ComputerSides, GameKind, Lineup, TimeControl};
use crate::player::Level;
use crate::rules::{BySide, Topology};

/// Choice for a new game. The last one is kept beside the settings, which are the user's own, and
/// is the default of the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub kind: GameKind,
    pub lineup: Lineup,
    pub time: TimeControl,
}

const GAME: &str = "game";
const COMPUTER: &str = "computer";
const LEVEL_OF_X: &str = "level-of-x";
const LEVEL_OF_O: &str = "level-of-o";
const CLOCK: &str = "clock";
const QUARTO_TORUS: &str = "quarto-torus";

/// Starts with the settings and two persons.
impl From<&Settings> for Choice {
    fn from(settings: &Settings) -> Self {
        Self {
            kind: GameKind::Rows(settings.size.variant().with_rule(settings.rule)),
            lineup: Lineup::new(ComputerSides::None, settings.level),
            time: settings.clock,
        }
    }
}

impl Choice {
    pub fn parse(text: &str) -> Option<Self> {
        let table = DeTable::parse(text).ok()?;
        let word = |name: &str| match table.get_ref().get(name)?.get_ref() {
            DeValue::String(text) => Some(text.to_string()),
            DeValue::Integer(number) => Some(number.as_str().to_owned()),
            _ => None,
        };
        let level = |name| word(name)?.parse::<Level>().ok();
        let kind = match word(GAME)?.as_str() {
            QUARTO_TORUS => GameKind::Quarto(Topology::Torus),
            name => name.parse().ok()?,
        };
        let computer = word(COMPUTER)?;
        let computer = SIDES.into_iter().find(|(_, name)| *name == computer)?.0;
        let levels = BySide { first: level(LEVEL_OF_X)?, second: level(LEVEL_OF_O)? };
        let time = word(CLOCK)?.parse().ok()?;
        Some(Self { kind, lineup: Lineup { computer, levels }, time })
    }

    pub fn text(&self) -> String {
        let Self { kind, lineup: Lineup { computer, levels }, time } = *self;
        let name = match kind {
            GameKind::Quarto(Topology::Torus) => QUARTO_TORUS.to_owned(),
            kind => kind.to_string(),
        };
        let sides = SIDES.into_iter().find(|(sides, _)| *sides == computer);
        let mut document = DocumentMut::new();
        for (key, word) in [
            (GAME, value(name)),
            (COMPUTER, value(sides.map_or("none", |(_, name)| name))),
            (LEVEL_OF_X, value(i64::from(levels.first.number()))),
            (LEVEL_OF_O, value(i64::from(levels.second.number()))),
            (CLOCK, value(time.to_string())),
        ] {
            document.insert(key, word);
        }
        document.to_string()
    }
}

const SIDES: [(ComputerSides, &str); 5] = [
    (ComputerSides::None, "none"),
    (ComputerSides::First, "x"),
    (ComputerSides::Second, "o"),
    (ComputerSides::ByLot, "by-lot"),
    (ComputerSides::Both, "both"),
];
