//! `gomoku engine list`.

use unicode_width::UnicodeWidthStr as _;

use crate::cli::output::{give, is_read_by_people, say};
use crate::locale::text;
use crate::printable::{printable, printable_path};
use crate::rules::Rule;
use crate::settings::engines::{EngineEntry, time_text};
use crate::store::Store;

/// Placeholder for what is not known.
const UNKNOWN: &str = "-";

pub(super) fn run() -> anyhow::Result<()> {
    let store = Store::of_user();
    let engines = store.engines()?;
    if engines.is_empty() && is_read_by_people() {
        let path = printable_path(&store.engines_path());
        return say(&(text!("engine-list-empty", path = path) + "\n"), "the list");
    }
    let rows: Vec<[String; 6]> = engines.iter().map(row).collect();
    if is_read_by_people() {
        say(&aligned(&rows), "the list")
    } else {
        give(tabbed(&rows).as_bytes(), "the list")
    }
}

fn row(entry: &EngineEntry) -> [String; 6] {
    let unknown = || UNKNOWN.to_owned();
    let rules = entry.rules.iter().map(Rule::to_string).collect::<Vec<_>>().join(",");
    [
        entry.name.to_string(),
        entry.title.clone().unwrap_or_else(unknown),
        time_text(entry.terms.turn),
        if rules.is_empty() { unknown() } else { rules },
        entry.sizes.map_or_else(unknown, |(from, to)| format!("{from}..{to}")),
        entry.command.join(" "),
    ]
    .map(|field| printable(&field).into_owned())
}

fn tabbed(rows: &[[String; 6]]) -> String {
    rows.iter().map(|row| row.join("\t") + "\n").collect()
}

/// Aligns all columns but the last.
fn aligned(rows: &[[String; 6]]) -> String {
    let widths: [usize; 6] = std::array::from_fn(|column| {
        rows.iter().map(|row| row[column].width()).max().unwrap_or_default()
    });
    let line = |row: &[String; 6]| {
        let [others @ .., last] = row;
        let padded = others.iter().zip(widths).map(|(field, width)| {
            let room = width.saturating_sub(field.width());
            format!("{field}{}  ", " ".repeat(room))
        });
        padded.collect::<String>() + last + "\n"
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::EngineName;

    #[test]
    fn columns_are_aligned_by_their_width() {
        let entry = |name: &str, title: &str| EngineEntry {
            title: Some(title.to_owned()),
            ..EngineEntry::new(EngineName::new(name).unwrap(), vec!["./x".into(), "a\tb".into()])
        };
        let rows: Vec<_> = [entry("a", "引擎"), entry("rapfi", "Rapfi")].iter().map(row).collect();
        let expected = "a      引擎   1s  -  -  ./x a b\nrapfi  Rapfi  1s  -  -  ./x a b\n";
        assert_eq!(aligned(&rows), expected);
        assert_eq!(tabbed(&rows[..1]), "a\t引擎\t1s\t-\t-\t./x a b\n");
    }
}
