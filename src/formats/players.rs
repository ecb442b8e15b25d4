//! Names of the players in files.

use super::{SavedGame, Terms};
use crate::game::{
    Computer, EngineName, GameKind, Names, Participant, Participants, Person, TimeControl,
};
use crate::player::Level;
use crate::record::{Info, NodeId, Property, Record};
use crate::rules::Stone;

const COMPUTER: &str = "Gomoku";
const LEVEL: &str = "Gomoku level ";
/// End of the names of other engines, which tells them from people.
const ENGINE: &str = " (engine)";

impl SavedGame {
    /// Completes the record with the names of the players and the time control, for other programs.
    pub fn to_record(&self) -> Record {
        let mut record = self.record.clone();
        let info = with_terms(&self.record, &self.terms());
        record.edit_info(|known| *known = info);
        record
    }
}

/// Completes the info of a game with the names of its players and the time control. Players whose
/// sides were swapped have those of the end of the main line.
pub fn with_terms(record: &Record, terms: &Terms) -> Info {
    let (mut info, kind) = (record.info().clone(), record.kind());
    let participants = record.main_end().seated(terms.participants);
    for side in [Stone::First, Stone::Second] {
        let name = &mut info.players.of_mut(side).name;
        if name.is_empty() {
            *name = name_of(participants.of(side), &terms.names, kind);
        }
    }
    if terms.control != TimeControl::None {
        info.time = terms.control;
    }
    info
}

fn name_of(participant: Participant, names: &Names, kind: GameKind) -> String {
    match participant {
        Participant::Person(person) => names.of(person).unwrap_or_default().to_owned(),
        Participant::Computer(Computer::Engine(name)) => format!("{name}{ENGINE}"),
        Participant::Computer(Computer::Level(level)) if kind.has_levels() => {
            format!("{LEVEL}{level}")
        }
        Participant::Computer(Computer::Level(_)) => COMPUTER.to_owned(),
    }
}

/// Finds the participants by the names in a file: computers by their own names, people by theirs.
/// The sides are those of the names.
pub fn seated(info: &Info) -> (Participants, Names) {
    let name = |side| info.players.of(side).name.as_str();
    let [first, second] = [Stone::First, Stone::Second].map(name);
    let mut persons = [first, second].into_iter().filter(|name| computer(name).is_none());
    let names = Names::new(persons.next(), persons.next());
    let other = if computer(first).is_some() { Person::One } else { Person::Two };
    let participant = |name: &str, person| {
        computer(name).map_or(Participant::Person(person), Participant::Computer)
    };
    (Participants::new(participant(first, Person::One), participant(second, other)), names)
}

/// Property of SGF that marks a copy.
const COPY: &str = "GKC";

/// Checks for a copy of a game against the computer that was played elsewhere: it was loaded from a
/// file.
pub fn is_copy(record: &Record) -> bool {
    record.tree().notes(NodeId::ROOT).properties.iter().any(|property| property.name() == COPY)
}

/// Marks a record as a copy if its names tell of a game against the computer, which these
/// participants did not play.
pub fn mark_copy(record: &mut Record, participants: Participants) {
    let (named, _) = seated(record.info());
    let named = named.person();
    let participants = record.main_end().seated(participants);
    if named.is_none() || named == participants.person() || is_copy(record) {
        return;
    }
    let mark = Property::new(COPY, vec!["1".to_owned()]);
    record.annotate(NodeId::ROOT, |notes| notes.properties.extend(mark));
}

fn computer(name: &str) -> Option<Computer> {
    let level = || name.strip_prefix(LEVEL)?.parse().ok().and_then(Level::new);
    let engine = || name.strip_suffix(ENGINE).and_then(EngineName::new);
    if name == COMPUTER {
        return Some(Computer::default());
    }
    level().map(Computer::Level).or_else(|| engine().map(Computer::Engine))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quarto::Board;
    use crate::rules::Variant;

    const MAX: Participant = Participant::Computer(Computer::Level(Level::MAX));

    fn seated_as(first: &str, second: &str) -> (Participants, [Option<String>; 2]) {
        let mut info = Info::default();
        info.players.first.name = first.to_owned();
        info.players.second.name = second.to_owned();
        let (participants, names) = seated(&info);
        (participants, [Person::One, Person::Two].map(|it| names.of(it).map(str::to_owned)))
    }

    #[test]
    fn the_computer_and_people_are_recognised_by_name() {
        let usual = Participant::Computer(Computer::default());
        let (one, two) = (Participant::Person(Person::One), Participant::Person(Person::Two));
        let [ada, eve] = ["Ada", "Eve"].map(|name| Some(name.to_owned()));
        for (first, second, participants, names) in [
            ("Ada", "Eve", (one, two), [ada.clone(), eve]),
            ("Ada", "Gomoku", (one, usual), [ada.clone(), None]),
            ("Gomoku level 10", "Ada", (MAX, one), [ada, None]),
            ("Gomoku level 10", "Gomoku", (MAX, usual), [None, None]),
        ] {
            let participants = Participants::new(participants.0, participants.1);
            assert_eq!(seated_as(first, second), (participants, names), "{first}, {second}");
        }
        for name in ["Gomoku level 11", "Gomoku level 0", "Gomoku level", "gomoku"] {
            assert_eq!(seated_as(name, "Gomoku").1[0].as_deref(), Some(name));
        }
    }

    #[test]
    fn the_name_of_the_computer_includes_its_level() {
        for (kind, expected) in [
            (GameKind::Rows(Variant::GOMOKU_15), "Gomoku level 10"),
            (GameKind::Rows(Variant::CONNECT_FOUR), "Gomoku level 10"),
            (GameKind::Quarto(Board::PLANE), "Gomoku level 10"),
            // Renju on a board that is too large for the engine.
            (GameKind::Rows("26x26-5-renju".parse().unwrap()), "Gomoku"),
        ] {
            let game = SavedGame::new(Record::new(kind), Participants::new(MAX, MAX));
            assert_eq!(game.to_record().info().players.first.name, expected);
        }
    }

    #[test]
    fn engines_are_recognised_by_the_end_of_their_names() {
        let rapfi = Participant::Computer(Computer::Engine(EngineName::new("rapfi").unwrap()));
        let participants = Participants::new(rapfi, Participant::PERSON);
        let ada = Some("Ada".to_owned());
        assert_eq!(seated_as("rapfi (engine)", "Ada"), (participants, [ada, None]));
        let game = SavedGame::new(Record::new(GameKind::Rows(Variant::GOMOKU_15)), participants);
        assert_eq!(game.to_record().info().players.first.name, "rapfi (engine)");
        // These are people.
        for name in ["rapfi", "rapfi(engine)", "Ada L. (engine)", "5 (engine)", "none (engine)"] {
            let (found, names) = seated_as(name, "Gomoku");
            assert_eq!((found.person(), names[0].as_deref()), (Some(Stone::First), Some(name)));
        }
    }

    #[test]
    fn names_in_a_record_are_kept() {
        let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        record.edit_info(|info| info.players.second.name = "Eve".to_owned());
        let mut game = SavedGame::new(record, Participants::new(Participant::PERSON, MAX));
        game.names = Names::new(Some("Ada"), None);
        let record = game.to_record();
        let players = &record.info().players;
        assert_eq!((&*players.first.name, &*players.second.name), ("Ada", "Eve"));
    }

    #[test]
    fn a_record_is_completed_with_names() {
        let participants = Participants::new(Participant::PERSON, MAX);
        let mut game =
            SavedGame::new(Record::new(GameKind::Rows(Variant::GOMOKU_15)), participants);
        game.names = Names::new(Some("Ada"), None);
        let record = game.to_record();
        let players = &record.info().players;
        assert_eq!((&*players.first.name, &*players.second.name), ("Ada", "Gomoku level 10"));
    }

    #[test]
    fn participants_are_found_by_their_names() {
        let mut info = Info::default();
        info.players.first.name = "Gomoku level 10".to_owned();
        info.players.second.name = "Ada".to_owned();
        let (participants, names) = seated(&info);
        assert_eq!(participants, Participants::new(MAX, Participant::PERSON));
        assert_eq!(names.of(Person::One), Some("Ada"));
    }
}
