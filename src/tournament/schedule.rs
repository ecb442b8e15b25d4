//! Games of a match, in the order in which they are played.
//!
//! A round has one encounter of each two engines that meet: a pair of games on the round's opening,
//! with colours exchanged. The number of a game gives its round, its engines, their colours and the
//! opening, and does not depend on how many rounds are played, so that a match can be resumed and
//! extended.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::splitmix64;
use crate::translate::message;

/// Engines that meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Each engine against every other one.
    #[default]
    RoundRobin,
    /// The first engine against every other one.
    Gauntlet,
}

/// Choices that determine the games of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub kind: Kind,
    /// Seed of the order of the openings; `None` for that of the list.
    pub seed: Option<u64>,
    /// Set if the openings are repeated when all of them have been played in every symmetry.
    pub repeats: bool,
}

/// Game to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheduled {
    /// Number from 0. Two successive games are a pair: an even number and the next.
    pub number: usize,
    /// Engines with the first and the second stones, as indices.
    pub engines: [usize; 2],
    /// Index of the opening in its list.
    pub opening: usize,
    /// Index of the symmetry of the opening.
    pub symmetry: usize,
}

/// Games of a match with so many engines and openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    plan: Plan,
    /// Engines that meet in a round, in order.
    encounters: Vec<[usize; 2]>,
    /// Indices of the openings in the order of the rounds.
    order: Vec<usize>,
    symmetries: usize,
}

/// Reason why there is no such match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScheduleError {
    /// Number of engines that cannot play a match.
    Engines(usize),
    /// List without openings.
    NoOpenings,
    /// More rounds than this number, for which the openings are enough.
    TooFewOpenings(usize),
    /// More rounds than any match has.
    TooManyRounds,
}

impl fmt::Display for ScheduleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engines(number) => message!(
                "tournament-engines",
                "a match needs {least} to {most} engines, not {number}",
                least = Schedule::ENGINES[0],
                most = Schedule::ENGINES[1],
                number = number
            )
            .fmt(f),
            Self::NoOpenings => {
                message!("tournament-no-openings", "there are no openings in the file").fmt(f)
            }
            Self::TooFewOpenings(rounds) => message!(
                "tournament-too-few-openings",
                "these openings are enough for {rounds} rounds, unless they are repeated",
                rounds = rounds
            )
            .fmt(f),
            Self::TooManyRounds => message!(
                "tournament-too-many-rounds",
                "a match has at most {most} rounds",
                most = Schedule::MOST_ROUNDS
            )
            .fmt(f),
        }
    }
}

impl std::error::Error for ScheduleError {}

impl Schedule {
    /// Minimum and maximum number of engines.
    pub const ENGINES: [usize; 2] = [2, 64];
    /// Maximum number of rounds.
    pub const MOST_ROUNDS: usize = 100_000;

    /// Plans a match of so many engines, with so many openings in so many symmetries.
    pub fn new(
        plan: Plan,
        engines: usize,
        openings: usize,
        symmetries: usize,
    ) -> Result<Self, ScheduleError> {
        if !(Self::ENGINES[0]..=Self::ENGINES[1]).contains(&engines) {
            return Err(ScheduleError::Engines(engines));
        }
        if openings == 0 || symmetries == 0 {
            return Err(ScheduleError::NoOpenings);
        }
        let encounters = match plan.kind {
            Kind::RoundRobin => round_robin(engines),
            Kind::Gauntlet => (1..engines).map(|other| [0, other]).collect(),
        };
        let mut order: Vec<usize> = (0..openings).collect();
        if let Some(seed) = plan.seed {
            shuffle(&mut order, seed);
        }
        Ok(Self { plan, encounters, order, symmetries })
    }

    /// Number of rounds for which the openings are enough; `None` if they are repeated.
    pub fn rounds(&self) -> Option<usize> {
        (!self.plan.repeats).then(|| self.order.len() * self.symmetries)
    }

    /// Number of games of so many rounds.
    ///
    /// # Errors
    /// Fails if the openings are not enough for them.
    pub fn games(&self, rounds: usize) -> Result<usize, ScheduleError> {
        match self.rounds() {
            Some(most) if rounds > most => Err(ScheduleError::TooFewOpenings(most)),
            _ if rounds > Self::MOST_ROUNDS => Err(ScheduleError::TooManyRounds),
            _ => Ok(rounds * 2 * self.encounters.len()),
        }
    }

    /// Game with this number, if the openings are enough for it.
    pub fn game(&self, number: usize) -> Option<Scheduled> {
        let pair = number / 2;
        let round = pair / self.encounters.len();
        self.games(round + 1).ok()?;
        let mut engines = self.encounters[pair % self.encounters.len()];
        if !number.is_multiple_of(2) {
            engines.reverse();
        }
        let opening = self.order[round % self.order.len()];
        let symmetry = round / self.order.len() % self.symmetries;
        Some(Scheduled { number, engines, opening, symmetry })
    }

    /// Iterates over the games of so many rounds that are not finished, in order.
    ///
    /// # Errors
    /// Fails if the openings are not enough for them.
    pub fn remaining(
        &self,
        rounds: usize,
        is_finished: impl Fn(usize) -> bool,
    ) -> Result<impl Iterator<Item = Scheduled>, ScheduleError> {
        let all = 0..self.games(rounds)?;
        Ok(all.filter(move |&number| !is_finished(number)).filter_map(|number| self.game(number)))
    }
}

/// Encounters of all engines, by the circle method: one engine stays, the others move around it.
/// So every engine plays once before any plays again, but for the one left over of an odd number.
fn round_robin(engines: usize) -> Vec<[usize; 2]> {
    // The place of an odd engine, against which nobody plays.
    let places = engines.next_multiple_of(2);
    let circle = places - 1;
    let turns = (0..circle).flat_map(|turn| {
        let across = (1..places / 2)
            .map(move |step| [(turn + step) % circle, (turn + circle - step) % circle]);
        std::iter::once([turn, circle]).chain(across)
    });
    let sorted = turns.map(|[one, two]| [one.min(two), one.max(two)]);
    sorted.filter(|[_, later]| *later < engines).collect()
}

/// Shuffles by this seed, always in the same way.
fn shuffle(order: &mut [usize], seed: u64) {
    let mut random = splitmix64(seed);
    for last in (1..order.len()).rev() {
        random = splitmix64(random);
        // The remainder is at most `last`, which is a `usize`.
        let other = usize::try_from(random % (last as u64 + 1)).unwrap_or(last);
        order.swap(last, other);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;

    use super::*;

    const PLAN: Plan = Plan { kind: Kind::RoundRobin, seed: None, repeats: false };

    fn all(schedule: &Schedule, rounds: usize) -> Vec<Scheduled> {
        schedule.remaining(rounds, |_| false).unwrap().collect()
    }

    #[test]
    fn two_engines_exchange_colours_in_every_opening_and_symmetry() {
        let schedule = Schedule::new(PLAN, 2, 3, 8).unwrap();
        let found = all(&schedule, 24);
        let short =
            found.iter().map(|game| (game.number, game.engines, game.opening, game.symmetry));
        let short: Vec<_> = short.collect();
        assert_eq!(
            short[..4],
            [(0, [0, 1], 0, 0), (1, [1, 0], 0, 0), (2, [0, 1], 1, 0), (3, [1, 0], 1, 0)]
        );
        assert_eq!(short[6..8], [(6, [0, 1], 0, 1), (7, [1, 0], 0, 1)]);
        assert_eq!(short[47], (47, [1, 0], 2, 7));
        assert_eq!(schedule.game(48), None);
        assert_eq!(schedule.games(25), Err(ScheduleError::TooFewOpenings(24)));
        assert!(schedule.remaining(25, |_| false).is_err());
    }

    #[test]
    fn openings_are_repeated_on_request() {
        let plan = Plan { repeats: true, ..PLAN };
        let schedule = Schedule::new(plan, 2, 3, 2).unwrap();
        let game = schedule.game(12).unwrap();
        assert_eq!((game.opening, game.symmetry), (0, 0));
        assert_eq!(schedule.games(1_000), Ok(2_000));
        assert_eq!(schedule.games(100_001), Err(ScheduleError::TooManyRounds));
        assert_eq!(schedule.game(usize::MAX), None);
    }

    #[test]
    fn a_gauntlet_is_played_by_the_first() {
        let schedule = Schedule::new(Plan { kind: Kind::Gauntlet, ..PLAN }, 4, 1, 8).unwrap();
        let found: Vec<[usize; 2]> = all(&schedule, 1).iter().map(|game| game.engines).collect();
        assert_eq!(found, [[0, 1], [1, 0], [0, 2], [2, 0], [0, 3], [3, 0]]);
    }

    #[test]
    fn in_a_round_robin_all_engines_play_early() {
        for engines in 2..=64 {
            let schedule = Schedule::new(PLAN, engines, 1, 8).unwrap();
            let encounters = &schedule.encounters;
            assert_eq!(encounters.len(), engines * (engines - 1) / 2);
            let different: BTreeSet<[usize; 2]> = encounters.iter().copied().collect();
            assert_eq!(different.len(), encounters.len(), "{engines}");
            assert!(encounters.iter().all(|[one, two]| one < two && *two < engines));
            // At any time, no engine is more than two encounters ahead of another.
            let mut played: BTreeMap<usize, usize> = (0..engines).map(|it| (it, 0)).collect();
            for engine in encounters.as_flattened() {
                *played.get_mut(engine).unwrap() += 1;
                let (most, least) = (played.values().max(), played.values().min());
                assert!(most.unwrap() - least.unwrap() <= 2, "{engines}: {played:?}");
            }
        }
        assert_eq!(round_robin(4), [[0, 3], [1, 2], [1, 3], [0, 2], [2, 3], [0, 1]]);
    }

    #[test]
    fn only_possible_matches_are_planned() {
        for (engines, openings, why) in [
            (1, 1, ScheduleError::Engines(1)),
            (65, 1, ScheduleError::Engines(65)),
            (2, 0, ScheduleError::NoOpenings),
        ] {
            assert_eq!(Schedule::new(PLAN, engines, openings, 8), Err(why));
        }
        let told = ScheduleError::Engines(1).to_string();
        assert_eq!(told, "a match needs 2 to 64 engines, not 1");
    }

    #[test]
    fn the_seed_determines_the_order() {
        let order = |seed| Schedule::new(Plan { seed, ..PLAN }, 2, 10, 8).unwrap().order;
        assert_eq!(order(None), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        // A resumed match depends on it, so it never changes.
        assert_eq!(order(Some(7)), [9, 0, 8, 2, 7, 4, 5, 6, 1, 3]);
        assert_ne!(order(Some(7)), order(Some(8)));
        let mut sorted = order(Some(8));
        sorted.sort_unstable();
        assert_eq!(sorted, order(None));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn nothing_is_lost_and_nothing_played_twice(
            kind in prop::sample::select(&[Kind::RoundRobin, Kind::Gauntlet]),
            seed in prop::option::of(any::<u64>()),
            engines in 2usize..9,
            openings in 1usize..5,
            rounds in 0usize..8,
            finished in prop::collection::btree_set(0usize..400, 0..200),
        ) {
            let plan = Plan { kind, seed, repeats: false };
            let schedule = Schedule::new(plan, engines, openings, 8).unwrap();
            let everything = all(&schedule, rounds);
            let left = schedule.remaining(rounds, |number| finished.contains(&number)).unwrap();
            let left: Vec<Scheduled> = left.collect();
            let done = everything.iter().filter(|game| finished.contains(&game.number));
            let mut both: Vec<Scheduled> = left.iter().chain(done).copied().collect();
            both.sort_by_key(|game| game.number);
            prop_assert_eq!(&both, &everything);
            prop_assert!(left.is_sorted_by_key(|game| game.number));

            let numbers = everything.iter().map(|game| game.number);
            prop_assert!(numbers.eq(0..schedule.games(rounds).unwrap()));
            // Each two engines that meet play each opening once with either colour.
            let mut games = BTreeMap::new();
            for game in &everything {
                *games.entry((game.engines, game.opening, game.symmetry)).or_insert(0) += 1;
                prop_assert_eq!(schedule.game(game.number), Some(*game));
                let other = schedule.game(game.number ^ 1).unwrap();
                prop_assert_eq!([other.engines[1], other.engines[0]], game.engines);
                prop_assert_eq!((other.opening, other.symmetry), (game.opening, game.symmetry));
                prop_assert!(kind == Kind::RoundRobin || game.engines.contains(&0));
            }
            prop_assert!(games.values().all(|&count| count == 1));
            // Further rounds change nothing in the earlier ones.
            let more = all(&schedule, rounds + 1);
            prop_assert_eq!(&more[..everything.len()], &everything[..]);
        }
    }
}
