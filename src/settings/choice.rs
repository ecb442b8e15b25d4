//! Choice for a new game.

use toml::de::{DeTable, DeValue};

use super::Settings;
use crate::game::{Computer, ComputerSides, EngineName, GameKind, Lineup, Seats, TimeControl};
use crate::player::Level;
use crate::quarto::Board;
use crate::rules::BySide;
use crate::rules::opening::OpeningRule;

/// Choice for a new game. The last one is the default for the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub kind: GameKind,
    /// Opening rule, for games that it fits.
    pub opening: OpeningRule,
    pub lineup: Lineup,
    pub time: TimeControl,
    pub stakes: Stakes,
}

/// Effect of a game against the computer on the player's rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stakes {
    #[default]
    Casual,
    /// Rated, at a level of the player's choice.
    Rated,
    /// Rated, at the level nearest to the player's rating.
    Even,
}

/// Beginning of the names of all boards of Quarto but the first.
const QUARTO: &str = "quarto-";
const BY_LOT: &str = "by-lot";

impl From<&Settings> for Choice {
    fn from(settings: &Settings) -> Self {
        Self {
            kind: GameKind::Rows(settings.size.variant().with_rule(settings.rule)),
            opening: settings.opening,
            lineup: Lineup {
                seats: settings.first.seats(),
                ..Lineup::new(settings.first.computer_sides(), settings.level)
            },
            time: settings.clock,
            stakes: Stakes::default(),
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
        let name = word("game")?;
        let kind = match name.strip_prefix(QUARTO) {
            Some(board) => GameKind::Quarto(board.parse().ok()?),
            None => name.parse().ok()?,
        };
        let computer = word("computer")?;
        let computer = SIDES.into_iter().find(|(_, name)| *name == computer)?.0;
        // Older programs read the levels only.
        let player = |level, engine: Option<String>| {
            let engine = engine.and_then(|name| EngineName::new(&name));
            engine.map_or(Computer::Level(level), Computer::Engine)
        };
        let players = BySide {
            first: player(level("level-of-x")?, word("engine-of-x")),
            second: player(level("level-of-o")?, word("engine-of-o")),
        };
        let time = word("clock")?.parse().ok()?;
        // Older files have neither of these.
        let opening = word("opening").and_then(|rule| rule.parse().ok()).unwrap_or_default();
        let seats =
            if word("players").as_deref() == Some(BY_LOT) { Seats::ByLot } else { Seats::InOrder };
        let rated = word("rated");
        let stakes = STAKES.into_iter().find(|(_, name)| Some(*name) == rated.as_deref());
        let stakes = stakes.map_or(Stakes::Casual, |(stakes, _)| stakes);
        Some(Self { kind, opening, lineup: Lineup { computer, seats, players }, time, stakes })
    }

    /// Checks whether the game is rated: Gomoku between a person and the computer at a level.
    pub fn is_rated(&self) -> bool {
        self.stakes != Stakes::Casual && self.can_be_rated()
    }

    /// Opening rule of the game: the chosen one if it fits, and otherwise none.
    pub fn opening_rule(&self) -> OpeningRule {
        if self.can_open(self.opening) { self.opening } else { OpeningRule::Free }
    }

    /// Opening rules that fit the game, in the order in which they are offered: none at first, and
    /// in renju its own before the others.
    pub fn openings(&self) -> Vec<OpeningRule> {
        let mut rules: Vec<OpeningRule> =
            OpeningRule::ALL.into_iter().filter(|rule| self.can_open(*rule)).collect();
        rules.sort_by_key(|rule| (*rule != OpeningRule::Free, !rule.is_of_renju()));
        rules
    }

    /// Checks whether the game can begin by an opening rule.
    fn can_open(&self, rule: OpeningRule) -> bool {
        match self.kind {
            GameKind::Rows(variant) => rule.is_offered(variant),
            GameKind::Quarto(_) => rule == OpeningRule::Free,
        }
    }

    /// Checks whether the game can be rated. The ratings of the levels hold for games without an
    /// opening rule.
    pub fn can_be_rated(&self) -> bool {
        let is_against_level = self.lineup.opponent().and_then(Computer::level).is_some();
        let is_free = self.opening_rule() == OpeningRule::Free;
        is_against_level && is_free && self.kind.can_be_rated()
    }

    pub fn text(&self) -> String {
        let Self { kind, opening, lineup, time, stakes } = *self;
        let Lineup { computer, seats, players: BySide { first, second } } = lineup;
        let name = match kind {
            GameKind::Quarto(board) if board != Board::PLANE => format!("{QUARTO}{board}"),
            kind => kind.to_string(),
        };
        let sides = SIDES.into_iter().find(|(sides, _)| *sides == computer);
        let computer = sides.map_or("none", |(_, name)| name);
        let [of_x, of_o] = [first, second].map(|it| it.level().unwrap_or_default());
        let engine = |key, player: Computer| {
            player.engine().map_or_else(String::new, |name| format!("{key} = \"{name}\"\n"))
        };
        let engines = engine("engine-of-x", first) + &engine("engine-of-o", second);
        let seats = match seats {
            Seats::InOrder => "in-order",
            Seats::ByLot => BY_LOT,
        };
        let rated = STAKES.into_iter().find(|(known, _)| *known == stakes);
        let rated = rated.map_or("no", |(_, name)| name);
        format!(
            "game = \"{name}\"\nopening = \"{opening}\"\ncomputer = \"{computer}\"\nplayers = \"{seats}\"\n\
             level-of-x = {of_x}\nlevel-of-o = {of_o}\n{engines}clock = \"{time}\"\nrated = \"{rated}\"\n"
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

const STAKES: [(Stakes, &str); 3] =
    [(Stakes::Casual, "no"), (Stakes::Rated, "yes"), (Stakes::Even, "even")];
