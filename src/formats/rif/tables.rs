//! Tables of a database: the names behind the numbers in its games.

use std::collections::BTreeMap;

use super::element::Element;

/// Names by number, in little more memory than their text.
#[derive(Clone, Debug, Default)]
struct Table {
    places: BTreeMap<u32, (u32, u32)>,
    text: String,
}

impl Table {
    fn add(&mut self, id: &str, entry: &str) {
        let (Ok(id), Ok(start)) = (id.parse(), u32::try_from(self.text.len())) else { return };
        let Ok(length) = u32::try_from(entry.len()) else { return };
        // The first of several entries counts.
        self.places.entry(id).or_insert_with(|| {
            self.text.push_str(entry);
            (start, length)
        });
    }

    fn get(&self, id: &str) -> Option<&str> {
        let &(start, length) = self.places.get(&id.parse().ok()?)?;
        let (start, length) = (usize::try_from(start).ok()?, usize::try_from(length).ok()?);
        self.text.get(start..start.checked_add(length)?)
    }
}

/// Tables of players, tournaments, rules and openings.
#[derive(Clone, Debug, Default)]
pub(super) struct Tables {
    players: Table,
    /// Date and name.
    tournaments: Table,
    rules: Table,
    openings: Table,
}

impl Tables {
    /// Adds an element of one of the tables.
    pub fn add(&mut self, table: &[u8], element: &Element) {
        let id = element.attribute("id");
        let name = element.attribute("name");
        match table {
            b"player" => {
                let surname = element.attribute("surname");
                self.players.add(id, format!("{name} {surname}").trim());
            }
            b"tournament" => self.tournaments.add(id, &format!("{}\n{name}", date(element))),
            b"rule" => self.rules.add(id, name),
            b"opening" => {
                let name = if name.is_empty() { element.attribute("abbr") } else { name };
                self.openings.add(id, name);
            }
            _ => {}
        }
    }

    pub fn player(&self, id: &str) -> Option<&str> {
        self.players.get(id)
    }

    /// Date and name of a tournament.
    pub fn tournament(&self, id: &str) -> Option<(&str, &str)> {
        self.tournaments.get(id)?.split_once('\n')
    }

    pub fn rule(&self, id: &str) -> Option<&str> {
        self.rules.get(id)
    }

    pub fn opening(&self, id: &str) -> Option<&str> {
        self.openings.get(id)
    }
}

/// Date of a tournament: its first day if known, or its month or year.
fn date(tournament: &Element) -> String {
    let is_day = |text: &str| {
        let bytes = text.as_bytes();
        bytes.len() == 10
            && bytes.iter().enumerate().all(|(at, byte)| match at {
                4 | 7 => *byte == b'-',
                _ => byte.is_ascii_digit(),
            })
            && !text.contains("-00")
            && !text.starts_with("0000")
    };
    let year = tournament.attribute("year");
    let start = tournament.attribute("start");
    if is_day(start) {
        return start.to_owned();
    }
    if year.len() != 4 || !year.bytes().all(|byte| byte.is_ascii_digit()) || year == "0000" {
        return String::new();
    }
    match tournament.attribute("month").parse() {
        Ok(month @ 1..=12_u8) => format!("{year}-{month:02}"),
        _ => year.to_owned(),
    }
}
