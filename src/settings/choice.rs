//! Choice for a new game.

use toml::de::{DeTable, DeValue};

use super::Settings;
use crate::game::{ComputerSides, GameKind, Lineup, Seats, TimeControl};
use crate::player::Level;
use crate::rules::{BySide, Topology};

/// Choice for a new game. The last one is the default for the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub kind: GameKind,
    pub lineup: Lineup,
    pub time: TimeControl,
}

const QUARTO_TORUS: &str = "quarto-torus";
const BY_LOT: &str = "by-lot";

impl From<&Settings> for Choice {
    fn from(settings: &Settings) -> Self {
        Self {
            kind: GameKind::Rows(settings.size.variant().with_rule(settings.rule)),
            lineup: Lineup {
                seats: settings.first.seats(),
                ..Lineup::new(settings.first.computer_sides(), settings.level)
            },
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
        let kind = match word("game")?.as_str() {
            QUARTO_TORUS => GameKind::Quarto(Topology::Torus),
            name => name.parse().ok()?,
        };
        let computer = word("computer")?;
        let computer = SIDES.into_iter().find(|(_, name)| *name == computer)?.0;
        let levels = BySide { first: level("level-of-x")?, second: level("level-of-o")? };
        let time = word("clock")?.parse().ok()?;
        // Older files do not have it.
        let seats =
            if word("players").as_deref() == Some(BY_LOT) { Seats::ByLot } else { Seats::InOrder };
        Some(Self { kind, lineup: Lineup { computer, seats, levels }, time })
    }

    pub fn text(&self) -> String {
        let Self { kind, lineup: Lineup { computer, seats, levels }, time } = *self;
        let name = match kind {
            GameKind::Quarto(Topology::Torus) => QUARTO_TORUS.to_owned(),
            kind => kind.to_string(),
        };
        let sides = SIDES.into_iter().find(|(sides, _)| *sides == computer);
        let computer = sides.map_or("none", |(_, name)| name);
        let (of_x, of_o) = (levels.first, levels.second);
        let seats = match seats {
            Seats::InOrder => "in-order",
            Seats::ByLot => BY_LOT,
        };
        format!(
            "game = \"{name}\"\ncomputer = \"{computer}\"\nplayers = \"{seats}\"\n\
             level-of-x = {of_x}\nlevel-of-o = {of_o}\nclock = \"{time}\"\n"
        )
    }
}

const SIDES: [(ComputerSides, &str); 5] = [
    (ComputerSides::None, "none"),
    (ComputerSides::First, "x"),
    (ComputerSides::Second, "o"),
    (ComputerSides::ByLot, BY_LOT),
    (ComputerSides::Both, "both"),
];
