//! Arguments that select the players.

use std::str::FromStr;

use clap::{Args, ValueEnum};

use super::choice::{given, one_of};
use crate::game::{Computer, ComputerSides, EngineName, Lineup, Participant, Participants};
use crate::locale::{self, text};
use crate::player::Level;
use crate::rules::BySide;
use crate::settings::{First, Settings};

#[derive(Debug, Args)]
pub(super) struct PlayerArguments {
    /// Opponent; --level and --first imply the computer
    #[arg(long, value_name = "WHO")]
    vs: Option<Opponent>,

    /// Level of the computer, 1 to 10 [default: your setting]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(super) level: Option<Level>,

    /// Player who begins; two people may draw lots [default: your setting]
    #[arg(long, value_name = "WHO", value_parser = one_of([
        ("computer", First::Computer),
        ("person", First::Person),
        ("random", First::Random),
    ]))]
    first: Option<First>,

    /// Watch the computer play X at level A and O at level B; 5 means 5,5
    #[arg(long, value_name = "A,B", value_parser = levels, conflicts_with_all = ["vs", "level", "first"])]
    watch: Option<BySide<Level>>,

    /// Player of X: person, a level from 1 to 10, or one of your engines
    #[arg(long, value_name = "WHO", conflicts_with_all = ["vs", "level", "first", "watch"])]
    x: Option<Who>,

    /// Player of O, likewise; you play the side that is not given
    #[arg(long, value_name = "WHO", conflicts_with_all = ["vs", "level", "first", "watch"])]
    o: Option<Who>,

    /// Seed of chance: with the same number the computer plays the same
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(super) seed: Option<u64>,
}

/// Says that there is no engine of this name, and which ones there are.
pub(super) fn unknown_engine(name: EngineName, engines: &[EngineName]) -> String {
    match engines {
        [] => text!("cli-no-engines", name = name),
        _ => text!("cli-unknown-engine", name = name, engines = locale::list(engines)),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Opponent {
    Person,
    Computer,
}

/// Player of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Person,
    Computer(Computer),
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let level = text.parse().ok().map(Computer::Level);
        let computer = || level.or_else(|| EngineName::new(text).map(Computer::Engine));
        let who = if text == PERSON { Some(Self::Person) } else { computer().map(Self::Computer) };
        who.ok_or_else(|| text!("cli-who", least = Level::MIN, most = Level::MAX))
    }
}

impl Who {
    const fn participant(self) -> Participant {
        match self {
            Self::Person => Participant::PERSON,
            Self::Computer(computer) => Participant::Computer(computer),
        }
    }
}

const PERSON: &str = "person";

/// Parses `3,7`, or `5` for both sides.
fn levels(text: &str) -> Result<BySide<Level>, String> {
    let (first, second) = text.split_once(',').unwrap_or((text, text));
    Ok(BySide { first: first.parse()?, second: second.parse()? })
}

impl PlayerArguments {
    /// Chooses the participants, if given, using the settings for the computer as defaults. Refuses
    /// arguments about the computer if it does not play, and engines that are not among these.
    pub(super) fn lineup(
        &self,
        settings: &Settings,
        engines: &[EngineName],
    ) -> Result<Option<Lineup>, String> {
        if let Some(BySide { first, second }) = self.watch {
            let players = BySide { first: first.into(), second: second.into() };
            let usual = Lineup::new(ComputerSides::Both, settings.level);
            return Ok(Some(Lineup { players, ..usual }));
        }
        if let Some(participants) = self.by_side(settings) {
            let unknown = self.engines().find(|name| !engines.contains(name));
            return match unknown {
                Some(name) => Err(unknown_engine(name, engines)),
                None => Ok(Some(Lineup::new(ComputerSides::None, settings.level).of(participants))),
            };
        }
        let level = self.level.unwrap_or(settings.level);
        let seats = self.first.unwrap_or(settings.first).seats();
        let sides = match (self.vs, self.first) {
            (None, None) if self.level.is_none() => return Ok(None),
            // Two people may draw lots.
            (Some(Opponent::Person), None | Some(First::Random)) if self.level.is_none() => {
                ComputerSides::None
            }
            (Some(Opponent::Person), first) => {
                let first = first.filter(|first| *first != First::Random);
                let flag = if first.is_some() { "--first" } else { "--level" };
                return Err(text!("cli-flag-needs-computer", flag = flag));
            }
            (None | Some(Opponent::Computer), first) => {
                first.unwrap_or(settings.first).computer_sides()
            }
        };
        Ok(Some(Lineup { seats, ..Lineup::new(sides, level) }))
    }

    /// Returns the players of both sides if one is given. The other one is a person, or the computer
    /// where a person would otherwise play alone.
    fn by_side(&self, settings: &Settings) -> Option<Participants> {
        let level = Who::Computer(settings.level.into());
        let other = |who| if who == Who::Person { level } else { Who::Person };
        let (x, o) = match (self.x, self.o) {
            (None, None) => return None,
            (Some(x), None) => (x, other(x)),
            (None, Some(o)) => (other(o), o),
            (Some(x), Some(o)) => (x, o),
        };
        Some(match (x, o) {
            (Who::Person, Who::Person) => Participants::PERSONS,
            (x, o) => Participants::new(x.participant(), o.participant()),
        })
    }

    /// Names of the engines that are to play.
    pub(super) fn engines(&self) -> impl Iterator<Item = EngineName> {
        [self.x, self.o].into_iter().flatten().filter_map(|who| match who {
            Who::Computer(computer) => computer.engine(),
            Who::Person => None,
        })
    }

    /// Returns the flag that sets a level.
    pub(super) fn level_flag(&self) -> Option<&'static str> {
        let is_level = |who| matches!(who, Some(Who::Computer(Computer::Level(_))));
        let mut flags = given([
            ("--level", self.level.is_some()),
            ("--x", is_level(self.x)),
            ("--o", is_level(self.o)),
        ]);
        flags.next()
    }

    /// Returns the flag that selected the computer.
    pub(super) fn computer(&self) -> Option<&'static str> {
        match self.vs {
            _ if self.watch.is_some() => Some("--watch"),
            Some(Opponent::Computer) => Some("--vs computer"),
            None if self.level.is_some() => Some("--level"),
            None if self.first.is_some() => Some("--first"),
            None | Some(Opponent::Person) => None,
        }
    }

    pub(super) fn flags(&self) -> impl Iterator<Item = &'static str> {
        let others = given([
            ("--level", self.level.is_some()),
            ("--first", self.first.is_some()),
            ("--x", self.x.is_some()),
            ("--o", self.o.is_some()),
            ("--seed", self.seed.is_some()),
        ]);
        self.computer().into_iter().chain(others)
    }

    pub(super) fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(crate::player::any_seed)
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::game::Seats;

    #[derive(Debug, Parser)]
    struct Typed {
        #[command(flatten)]
        players: PlayerArguments,
    }

    fn lineup(typed: &str, engines: &[EngineName]) -> Result<Option<Lineup>, String> {
        let arguments = ["gomoku"].into_iter().chain(typed.split_whitespace());
        let players = Typed::try_parse_from(arguments).unwrap().players;
        players.lineup(&Settings { level: Level::MAX, ..Settings::default() }, engines)
    }

    fn engine(name: &str) -> EngineName {
        EngineName::new(name).unwrap()
    }

    #[test]
    fn each_side_has_a_person_a_level_or_an_engine() {
        let engines = ["embryo", "rapfi"].map(engine);
        let person = Participant::PERSON;
        let level = |number| Participant::Computer(Level::new(number).unwrap().into());
        let rapfi = Participant::Computer(Computer::Engine(engines[1]));
        for (typed, x, o) in [
            ("--x 3 --o 7", level(3), level(7)),
            ("--x rapfi --o 7", rapfi, level(7)),
            ("--x rapfi --o rapfi", rapfi, rapfi),
            ("--x 3", level(3), person),
            ("--o 3", person, level(3)),
            ("--o rapfi", person, rapfi),
            ("--x rapfi --o person", rapfi, person),
            // A person alone plays the computer at the level of the settings.
            ("--x person", person, level(10)),
            ("--o person", level(10), person),
        ] {
            let lineup = lineup(typed, &engines).unwrap().unwrap();
            for lot in [false, true] {
                assert_eq!(lineup.participants(lot), Participants::new(x, o), "{typed}");
            }
        }
        let people = lineup("--x person --o person", &[]).unwrap().unwrap();
        assert_eq!((people.computer, people.seats), (ComputerSides::None, Seats::InOrder));
        assert_eq!(lineup("", &engines), Ok(None));
    }

    #[test]
    fn an_unknown_engine_is_refused_with_the_known_ones() {
        let engines = ["embryo", "rapfi"].map(engine);
        assert_eq!(
            lineup("--x rapfi --o pela", &engines),
            Err("there is no engine pela, only embryo and rapfi; add engines with gomoku engine \
                 add"
            .to_owned())
        );
        let why = "there is no engine rapfi; add engines with gomoku engine add";
        assert_eq!(lineup("--o rapfi", &[]), Err(why.to_owned()));
    }

    #[test]
    fn other_words_are_no_players() {
        for word in ["0", "11", "-3", "computer", "random", "none", "Gomoku", "a b", ""] {
            assert_eq!(word.parse::<Who>().ok(), None, "{word}");
        }
        assert_eq!("person".parse(), Ok(Who::Person));
        assert_eq!("Rapfi".parse(), Ok(Who::Computer(Computer::Engine(engine("Rapfi")))));
    }
}
