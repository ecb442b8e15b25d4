//! Results of a match: the table, and files of its games.

use std::collections::HashSet;
use std::path::Path;

use anyhow::Context as _;

use super::Standings;
use super::arguments::MatchArguments;
use crate::cli::input::cannot_write;
use crate::cli::output::{give, say};
use crate::formats::{self, Format};
use crate::record::Record;
use crate::store::{Store, local_time};
use crate::tournament::{Journal, Scheduled, record};

pub(super) struct Report<'a> {
    pub arguments: &'a MatchArguments,
    pub journal: &'a Journal,
    /// Numbers of the games that were played today.
    pub played: &'a [usize],
}

impl Report<'_> {
    /// Prints the table, and writes the files.
    pub fn write(&self, store: &Store) -> anyhow::Result<()> {
        let arguments = self.arguments;
        let sprt = arguments.check_sprt(self.journal.conditions.engines.len())?;
        let standings = Standings::new(self.journal, sprt);
        let output = &arguments.output;
        if output.json {
            give(standings.json().as_bytes(), "the table")?;
        } else if output.markdown {
            give(standings.markdown().as_bytes(), "the table")?;
        } else {
            say(&standings.text(), "the table")?;
        }
        if let Some(path) = &output.sgf {
            self.sgf(path, store).with_context(|| cannot_write(path))?;
        }
        if let Some(folder) = &output.psq {
            self.psq(folder, store).with_context(|| cannot_write(folder))?;
        }
        Ok(())
    }

    /// Games in their order, as records.
    fn records(&self) -> impl Iterator<Item = (Scheduled, Record)> {
        let conditions = &self.journal.conditions;
        let schedule = conditions.schedule().ok();
        let today = local_time().date().to_string();
        let played: HashSet<usize> = self.played.iter().copied().collect();
        self.journal.games.iter().filter_map(move |(&number, game)| {
            let scheduled = schedule.as_ref()?.game(number)?;
            let mut record = record(conditions, &scheduled, game)?;
            if played.contains(&number) {
                record.edit_info(|info| info.date.clone_from(&today));
            }
            Some((scheduled, record))
        })
    }

    fn sgf(&self, path: &Path, store: &Store) -> anyhow::Result<()> {
        let mut bytes = Vec::new();
        for (_, record) in self.records() {
            bytes.extend(formats::write(&record, Format::Sgf)?.bytes);
        }
        Ok(store.put(path, &bytes)?)
    }

    fn psq(&self, folder: &Path, store: &Store) -> anyhow::Result<()> {
        store.make_folder(folder)?;
        for (scheduled, record) in self.records() {
            let path = folder.join(format!("{:06}.psq", scheduled.number + 1));
            let bytes = formats::write(&record, Format::Psq)?.bytes;
            store.put(&path, &bytes).with_context(|| cannot_write(&path))?;
        }
        Ok(())
    }
}
