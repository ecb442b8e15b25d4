//! Accuracy of the reviewed games.

use crate::collection::Date;

/// Accuracies in per cent, each with the date of its game, in the order of the games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accuracies(Vec<(Option<Date>, u8)>);

/// Mean accuracy of the games of one month, or of one year where the month is not known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MonthAccuracy {
    /// First day of the month, with day 0.
    pub month: Date,
    /// Number of games.
    pub games: u32,
    /// Mean accuracy in per cent.
    pub mean: f64,
}

impl Accuracies {
    pub(super) fn add(&mut self, date: Option<Date>, accuracy: u8) {
        self.0.push((date, accuracy));
    }

    /// Returns the accuracy of each game, with its date.
    pub fn games(&self) -> &[(Option<Date>, u8)] {
        &self.0
    }

    /// Mean of all games; `None` without games.
    pub fn mean(&self) -> Option<f64> {
        mean(&self.0)
    }

    /// Mean of each game and up to `window - 1` games before it.
    pub fn course(&self, window: usize) -> Vec<f64> {
        let window = window.max(1);
        let end = |at: usize| &self.0[(at + 1).saturating_sub(window)..=at];
        (0..self.0.len()).filter_map(|at| mean(end(at))).collect()
    }

    /// Means of the months with games, in the order of time. Games without a date are left out.
    pub fn months(&self) -> Vec<MonthAccuracy> {
        let mut dated: Vec<(Date, u8)> = Vec::new();
        for &(date, accuracy) in &self.0 {
            dated.extend(date.map(|date| (Date { day: 0, ..date }, accuracy)));
        }
        dated.sort_by_key(|(month, _)| *month);
        let months = dated.chunk_by(|one, other| one.0 == other.0);
        months.filter_map(MonthAccuracy::of).collect()
    }
}

impl MonthAccuracy {
    fn of(games: &[(Date, u8)]) -> Option<Self> {
        let (month, _) = *games.first()?;
        let sum: u32 = games.iter().map(|(_, accuracy)| u32::from(*accuracy)).sum();
        let games = u32::try_from(games.len()).ok()?;
        Some(Self { month, games, mean: f64::from(sum) / f64::from(games) })
    }
}

fn mean(games: &[(Option<Date>, u8)]) -> Option<f64> {
    let sum: u32 = games.iter().map(|(_, accuracy)| u32::from(*accuracy)).sum();
    let games = u32::try_from(games.len()).ok().filter(|&games| games > 0)?;
    Some(f64::from(sum) / f64::from(games))
}
