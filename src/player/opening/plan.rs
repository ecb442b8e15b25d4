//! Acts for each kind of task.

use fastrand::Rng;

use super::ahead::{self, Aim, Fifths};
use super::cells;
use super::judge::{Judge, Ranked, Share, Value, balanced_value, cost};
use super::lists;
use crate::rules::opening::{Choice, Opening, OpeningAct, Work, Zone};
use crate::rules::{Point, Stone, Variant};

/// Number of even continuations among which one is chosen at random.
const VARIETY: usize = 6;
/// Distance from the most even one up to which others are chosen, too.
const VARIETY_RANGE: Value = 40;
/// Number of even continuations that are searched again, at most.
const TRIES: usize = 4;
/// Number of fourth moves that are compared by the fifth moves after them.
const FOURTHS: usize = 3;
/// Value up to which it does not matter who chooses a side.
const NEARLY_EVEN: Value = 15;

/// Plans the acts of one task.
pub(super) struct Planner<'a> {
    pub judge: Judge<'a>,
    pub random: Rng,
    pub variant: Variant,
}

/// First permitted act.
pub(super) fn any_act(opening: &Opening) -> Option<OpeningAct> {
    match opening.task()?.work {
        Work::Place { .. } | Work::Pick => opening.cells().next().map(OpeningAct::Stone),
        Work::Offer { .. } => opening.cells().next().map(OpeningAct::Offer),
        Work::Decide => opening.choices().next().map(OpeningAct::Choose),
        Work::Declare { .. } => Some(OpeningAct::Declare(1)),
    }
}

fn stones_of(opening: &Opening) -> Vec<Point> {
    opening.stones().map(|(point, _)| point).collect()
}

impl Planner<'_> {
    /// Plans the rest of a task that began at `start`. Some of its acts may have been performed.
    pub fn acts(&mut self, start: &Opening, opening: &Opening) -> Vec<OpeningAct> {
        let Some(task) = opening.task() else { return Vec::new() };
        match task.work {
            Work::Place { .. } => {
                let stones = self.placed(start);
                let done = opening.stones().skip(start.stones().count()).map(|(point, _)| point);
                let done: Vec<Point> = done.collect();
                // Another player may have begun.
                let rest = match stones.strip_prefix(&*done) {
                    Some(rest) => rest.to_vec(),
                    None => self.placed(opening),
                };
                rest.into_iter().map(OpeningAct::Stone).collect()
            }
            Work::Decide => vec![OpeningAct::Choose(self.decided(opening))],
            Work::Declare { most } => vec![OpeningAct::Declare(self.declared(opening, most))],
            Work::Offer { wanted } => self.offered(opening, wanted),
            Work::Pick => self.picked(opening).into_iter().map(OpeningAct::Stone).collect(),
        }
    }

    /// Stones that the player of the task places in succession.
    fn placed(&mut self, opening: &Opening) -> Vec<Point> {
        let (zones, aim) = (ahead::zones(opening), ahead::aim(opening));
        let is_free = opening.acts().is_empty() && zones == [Zone::Anywhere; 3];
        if is_free && let Some(stones) = lists::precomputed(self.variant, &mut self.random) {
            return stones.to_vec();
        }
        if opening.acts().is_empty()
            && let Some(numbers) = ahead::numbers(opening)
            && let Some(even) = lists::renju::even(self.variant, &numbers, &mut self.random)
            && let Some(stones) = cells::turned(even, opening.shape(), &mut self.random)
        {
            return stones;
        }
        let mut candidates = cells::continuations(opening, &zones, &mut self.random);
        if is_free {
            let shape = opening.shape();
            candidates.extend(lists::fitting(self.variant, &mut self.random).map(|it| it.to_vec()));
            candidates.retain(|stones| stones.iter().all(|&point| shape.contains(point)));
        }
        if let [only] = &*candidates {
            return only.clone();
        }
        let stones = stones_of(opening);
        match (aim, ahead::fifths(opening)) {
            (Aim::Even, _) => {
                let ranked = self.judge.rank(&stones, candidates, aim, VARIETY, Share::HALF);
                self.any_even(&stones, ranked)
            }
            (Aim::BestFor(_), Fifths::AfterFourth(wanted)) => {
                let fourths = self.fourths(opening, candidates, wanted);
                let best = fourths.into_iter().min_by_key(|it| it.value);
                best.map(|it| it.stones).unwrap_or_default()
            }
            (Aim::BestFor(_), _) => {
                let ranked = self.judge.rank(&stones, candidates, aim, 1, Share::ALL);
                ranked.into_iter().next().map(|it| it.stones).unwrap_or_default()
            }
        }
    }

    /// Chooses one of the most even continuations of these stones, and searches it again with what is
    /// left. If it is not even then, another one is chosen.
    pub fn any_even(&mut self, stones: &[Point], mut ranked: Vec<Ranked>) -> Vec<Point> {
        ranked.truncate(VARIETY);
        let most = ranked.first().map_or(0, |it| it.value.abs()).saturating_add(VARIETY_RANGE);
        for _ in 0..TRIES {
            let Some(chosen) = self.drawn(&mut ranked) else { break };
            let mut after = stones.to_vec();
            after.extend(&chosen.stones);
            chosen.value = self.judge.value(&after, Aim::Even, Share::HALF);
            if chosen.value.abs() <= most {
                return chosen.stones.clone();
            }
        }
        let evenest = ranked.into_iter().min_by_key(|it| it.value.abs());
        evenest.map(|it| it.stones).unwrap_or_default()
    }

    /// Draws one of the most even continuations, more even ones more often.
    fn drawn<'a>(&mut self, ranked: &'a mut [Ranked]) -> Option<&'a mut Ranked> {
        let least = ranked.iter().map(|it| it.value.abs()).min()?;
        let weigh = |it: &Ranked| match it.value.abs() - least {
            excess @ 0..=VARIETY_RANGE => 1_000_000 / ((excess + 20) * (excess + 20)),
            _ => 0,
        };
        let weights: Vec<Value> = ranked.iter().map(weigh).collect();
        let mut lot = self.random.i32(0..weights.iter().sum::<Value>().max(1));
        let index = weights.iter().position(|weight| {
            lot -= weight;
            lot < 0
        });
        ranked.get_mut(index.unwrap_or(0))
    }

    /// Chooses a side, or another way to go on.
    ///
    /// It never places two more stones (swap2), since the other player would take the better side:
    /// in games of the engine against itself, 26 of 32 were won by that player.
    fn decided(&mut self, opening: &Opening) -> Choice {
        let Some(task) = opening.task() else { return Choice::Keep };
        if opening.choices().any(|choice| choice == Choice::OfferMany) {
            return self.decided_on_fifths(opening);
        }
        let value = self.worth(opening);
        let best = if value >= 0 { Stone::First } else { Stone::Second };
        if opening.holder(best) == task.seat { Choice::Keep } else { Choice::Swap }
    }

    /// Value of an opening for the first side, with the fifth moves that it will offer.
    fn worth(&mut self, opening: &Opening) -> Value {
        match ahead::fifths(opening) {
            Fifths::Unknown => self.judge.value(&stones_of(opening), Aim::Even, Share::ALL),
            Fifths::Next(wanted) => {
                let values = self.by_number(opening, &[], wanted, Share::ALL);
                values.last().copied().unwrap_or(0)
            }
            Fifths::AfterFourth(wanted) => {
                if let Some(value) = lists::renju::value(self.variant, &stones_of(opening), wanted)
                {
                    return value;
                }
                let zone = ahead::next_zone(opening);
                let candidates = cells::continuations(opening, &[zone], &mut self.random);
                let fourths = self.fourths(opening, candidates, wanted);
                fourths.iter().map(|it| it.value).min().unwrap_or(0)
            }
        }
    }

    /// Best fourth moves of the second side, with their values for the first side if it then offers
    /// this many fifth moves.
    pub fn fourths(
        &mut self,
        opening: &Opening,
        candidates: Vec<Vec<Point>>,
        wanted: u8,
    ) -> Vec<Ranked> {
        let fourths = self.fourths_by_number(opening, candidates, wanted).into_iter();
        let last = |(fourth, values): (Ranked, Vec<Value>)| {
            let value = values.last().copied().unwrap_or(fourth.value);
            Ranked { value, ..fourth }
        };
        fourths.map(last).collect()
    }

    /// Best fourth moves of the second side, each with the [values](Self::by_number) for the first
    /// side if it then offers up to `most` fifth moves.
    fn fourths_by_number(
        &mut self,
        opening: &Opening,
        candidates: Vec<Vec<Point>>,
        most: u8,
    ) -> Vec<(Ranked, Vec<Value>)> {
        let (stones, aim) = (stones_of(opening), Aim::BestFor(Stone::Second));
        let mut fourths = self.judge.rank(&stones, candidates, aim, FOURTHS, Share::HALF);
        fourths.truncate(FOURTHS);
        let left = (1..=FOURTHS).rev();
        let with_values = |(fourth, left): (Ranked, usize)| {
            let share = Share(1, u32::try_from(left).unwrap_or(1));
            let values = self.by_number(opening, &fourth.stones, most, share);
            (fourth, values)
        };
        fourths.into_iter().zip(left).map(with_values).collect()
    }

    /// Values for the first side if it offers 1, 2, 3 and so on up to `most` fifth moves after these
    /// further stones: those of its best ones above [even](balanced_value), in falling order.
    fn by_number(
        &mut self,
        opening: &Opening,
        further: &[Point],
        most: u8,
        share: Share,
    ) -> Vec<Value> {
        let mut stones = stones_of(opening);
        stones.extend(further);
        let ranked = self.fifths(opening, &stones, Zone::Anywhere, most, share);
        let even = balanced_value(self.variant.rule());
        ranked.iter().take(most.into()).map(|it| it.value - even).collect()
    }

    /// Fifth moves that differ, best for the first side first.
    fn fifths(
        &mut self,
        opening: &Opening,
        stones: &[Point],
        zone: Zone,
        wanted: u8,
        share: Share,
    ) -> Vec<Ranked> {
        let with_sides = stones.iter().zip(0..).map(|(&it, index)| (it, Stone::First.after(index)));
        let with_sides: Vec<_> = with_sides.collect();
        let cells = cells::fifths(opening.shape(), &with_sides, zone, &mut self.random);
        let candidates = cells.into_iter().map(|cell| vec![cell]).collect();
        self.judge.rank(stones, candidates, Aim::BestFor(Stone::First), wanted.into(), share)
    }

    /// Decides whether to place the fifth stone, to let the other player place it, or to offer many
    /// fifth moves.
    ///
    /// The player who places it makes the position as even as possible, and the other one then takes
    /// the better side.
    fn decided_on_fifths(&mut self, opening: &Opening) -> Choice {
        let mut many = opening.clone();
        let wanted = match many.play(OpeningAct::Choose(Choice::OfferMany)) {
            Ok(()) => match many.task().map(|task| task.work) {
                Some(Work::Offer { wanted }) => wanted,
                _ => 1,
            },
            Err(_) => return Choice::Keep,
        };
        let offered = self.by_number(opening, &[], wanted, Share::HALF);
        let offered = offered.get(usize::from(wanted) - 1).copied().unwrap_or(Value::MIN);
        let stones = stones_of(opening);
        let mut one = opening.clone();
        let _ = one.play(OpeningAct::Choose(Choice::Keep));
        let zones = ahead::zones(&one);
        let candidates = cells::continuations(opening, &zones, &mut self.random);
        let even = self.judge.rank(&stones, candidates, Aim::Even, 1, Share::ALL);
        let edge = even.first().map_or(0, |it| it.value.abs());
        match edge {
            edge if offered > edge => Choice::OfferMany,
            0..=NEARLY_EVEN => Choice::Keep,
            _ => Choice::Swap,
        }
    }

    /// Number of fifth moves for which the position is most even. The lowest one of several.
    fn declared(&mut self, opening: &Opening, most: u8) -> u8 {
        if let Some(number) = lists::renju::number(self.variant, &stones_of(opening), most) {
            return number;
        }
        let mut next = opening.clone();
        let _ = next.play(OpeningAct::Declare(most));
        let values = match ahead::fifths(&next) {
            Fifths::AfterFourth(_) => {
                let zone = ahead::next_zone(&next);
                let candidates = cells::continuations(opening, &[zone], &mut self.random);
                let mut least = vec![Value::MAX; most.into()];
                for (_, values) in self.fourths_by_number(opening, candidates, most) {
                    for (least, value) in least.iter_mut().zip(values) {
                        *least = value.min(*least);
                    }
                }
                least
            }
            _ => self.by_number(opening, &[], most, Share::ALL),
        };
        let numbers = (1..=most).zip(values);
        numbers
            .min_by_key(|&(_, value)| cost(value.max(-Value::MAX), Aim::Even))
            .map_or(1, |it| it.0)
    }

    /// Remaining fifth moves of an offer.
    fn offered(&mut self, opening: &Opening, wanted: u8) -> Vec<OpeningAct> {
        let ranked = self.fifths(opening, &stones_of(opening), Zone::Anywhere, wanted, Share::ALL);
        let mut copy = opening.clone();
        let mut acts = Vec::new();
        for cell in ranked.into_iter().flat_map(|it| it.stones) {
            let is_due = matches!(copy.task().map(|task| task.work), Some(Work::Offer { .. }));
            let act = OpeningAct::Offer(cell);
            if is_due && copy.play(act).is_ok() {
                acts.push(act);
            }
        }
        acts
    }

    /// Worst fifth move for the first side.
    fn picked(&mut self, opening: &Opening) -> Option<Point> {
        let candidates: Vec<Vec<Point>> =
            opening.offered().iter().map(|&point| vec![point]).collect();
        let (stones, aim) = (stones_of(opening), Aim::BestFor(Stone::Second));
        let all = candidates.len();
        let ranked = self.judge.rank(&stones, candidates, aim, all, Share::ALL);
        ranked.first()?.stones.first().copied()
    }
}
