use proptest::prelude::*;

use super::*;
use crate::game::Win;
use crate::record::Player;
use crate::rules::BySide;

const TODAY: Date = Date::constant(2026, 11, 26);

fn game(against: u16, ending: Ending) -> RatedGame {
    RatedGame { date: TODAY, against, side: Stone::First, ending }
}

const WON: Ending = Ending::Won(Stone::First);
const LOST: Ending = Ending::Won(Stone::Second);

#[test]
fn ratings_match_the_example_of_the_paper() {
    // Glickman 2013, "Example of the Glicko-2 system": three games in one period, tau 0.5.
    let rated = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
    let player = Rating(rated(1500.0, 200.0));
    let after = player.after_period(&[
        (rated(1400.0, 30.0), Outcomes::WIN),
        (rated(1550.0, 100.0), Outcomes::LOSS),
        (rated(1700.0, 300.0), Outcomes::LOSS),
    ]);
    assert!((after.value() - 1464.06).abs() < 0.05, "{after:?}");
    assert!((after.deviation() - 151.52).abs() < 0.05, "{after:?}");
}

#[test]
fn the_first_games_change_the_level_at_once() {
    let history = |endings: &[Ending]| {
        let mut games = Vec::new();
        for &ending in endings {
            let level = RatingHistory::new(&games, TODAY).now().level();
            games.push(game(level.rating(), ending));
        }
        RatingHistory::new(&games, TODAY).now().level().number()
    };
    let endings = [&[][..], &[WON], &[WON; 8], &[LOST], &[LOST; 5]];
    assert_eq!(endings.map(history), [3, 4, 5, 2, 1]);
}

#[test]
fn the_deviation_grows_with_the_days() {
    let games = [WON, LOST].map(|ending| game(938, ending)).repeat(40);
    let at = |date| RatingHistory::new(&games, date).now();
    let (now, later) = (at(TODAY), at(Date::constant(2027, 11, 26)));
    assert!((55.0..70.0).contains(&now.deviation()), "{now:?}");
    assert!((100.0..125.0).contains(&later.deviation()), "{later:?}");
    assert!((now.value() - later.value()).abs() < f64::EPSILON);
    // A clock that was set back takes nothing away.
    assert_eq!(at(Date::constant(2020, 1, 1)), now);
    assert!((at(Date::constant(9999, 1, 1)).deviation() - MAX_DEVIATION).abs() < 1e-9);
}

#[test]
fn only_games_with_the_mark_a_person_and_a_result_count() {
    let players = |first: &str, second: &str| BySide {
        first: Player { name: first.to_owned() },
        second: Player { name: second.to_owned() },
    };
    let won = Outcome::Won(Stone::First, Win::Resignation);
    let rated = Info {
        players: players("Gomoku level 4", ""),
        rated_against: Some(1260),
        ..Info::default()
    };
    let taken = RatedGame::of(&rated, won, TODAY);
    let expected = RatedGame { date: TODAY, against: 1260, side: Stone::Second, ending: WON };
    assert_eq!(taken, Some(expected));
    assert_eq!(RatedGame::of(&rated, Outcome::Void, TODAY), None);
    let casual = Info { rated_against: None, ..rated.clone() };
    assert_eq!(RatedGame::of(&casual, won, TODAY), None);
    for names in [players("", ""), players("Gomoku level 4", "Gomoku level 5")] {
        let info = Info { players: names, ..rated.clone() };
        assert_eq!(RatedGame::of(&info, won, TODAY), None);
    }
}

#[test]
fn results_count_alike_with_both_sides() {
    for (first, second) in [(WON, LOST), (LOST, WON), (Ending::Drawn, Ending::Drawn)] {
        let with_x = RatingHistory::new(&[game(938, first)], TODAY).now();
        let with_o = RatedGame { side: Stone::Second, ..game(938, second) };
        assert_eq!(RatingHistory::new(&[with_o], TODAY).now(), with_x, "{first:?}");
    }
}

#[test]
fn the_deviation_grows_between_games() {
    let games = [WON, LOST].map(|ending| game(938, ending)).repeat(40);
    let after = |date| {
        let last = RatedGame { date, ..game(938, WON) };
        let games: Vec<_> = games.iter().copied().chain([last]).collect();
        RatingHistory::new(&games, date).points()[80].rating
    };
    let (soon, late) = (after(TODAY), after(Date::constant(2027, 11, 26)));
    assert!(late.deviation() > soon.deviation() + 20.0, "{soon:?} {late:?}");
    // So the same result changes the rating more.
    assert!(late.value() > soon.value() + 10.0, "{soon:?} {late:?}");
}

#[test]
fn sides_alternate() {
    assert_eq!(RatingHistory::default().next_side(), Stone::First);
    let after = RatingHistory::new(&[game(938, WON)], TODAY);
    assert_eq!(after.next_side(), Stone::Second);
}

/// Lets a player of this strength play games against the level nearest to the rating.
fn career(strength: f64, games: usize, chance: &mut fastrand::Rng) -> Vec<Rating> {
    let mut rating = Rating::default();
    let play = |_| {
        let against = rating.level().rating();
        let expected = 1.0 / (1.0 + 10_f64.powf((f64::from(against) - strength) / 400.0));
        let ending = if chance.f64() < expected { WON } else { LOST };
        rating = rating.after(game(against, ending));
        rating
    };
    (0..games).map(play).collect()
}

#[test]
fn a_player_as_strong_as_level_4_is_soon_rated_like_it() {
    const PLAYERS: u32 = 1_000;
    let strength = f64::from(Level::new(4).unwrap().rating());
    let mut chance = fastrand::Rng::with_seed(1);
    let careers: Vec<_> = (0..PLAYERS).map(|_| career(strength, 60, &mut chance)).collect();
    let error = |rating: &Rating| (rating.value() - strength).abs();
    let mut near: Vec<usize> = careers
        .iter()
        .map(|all| all.iter().position(|rating| error(rating) < 100.0).map_or(99, |at| at + 1))
        .collect();
    near.sort_unstable();
    let mean = |games: usize, value: &dyn Fn(&Rating) -> f64| {
        careers.iter().map(|all| value(&all[games - 1])).sum::<f64>() / f64::from(PLAYERS)
    };
    let told = [10, 20, 40]
        .map(|games| (games, mean(games, &error), mean(games, &|rating| rating.deviation())));
    assert_eq!(near[near.len() / 2], 4);
    assert!(near[near.len() * 9 / 10] <= 20, "{near:?}");
    assert!(mean(20, &error) < 70.0 && mean(40, &error) < 50.0, "{told:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn better_results_never_give_a_lower_rating(
        before in prop::collection::vec((0..10_usize, 0..3_usize), 0..30),
        level in 0..10_usize,
    ) {
        let levels: Vec<Level> = Level::all().collect();
        let endings = [WON, Ending::Drawn, LOST];
        let games = before.iter().map(|&(level, ending)| game(levels[level].rating(), endings[ending]));
        let games: Vec<RatedGame> = games.collect();
        let rating = RatingHistory::new(&games, TODAY).now();
        let [won, drawn, lost] =
            endings.map(|ending| rating.after(game(levels[level].rating(), ending)).value());
        prop_assert!(lost <= drawn && drawn <= won && lost <= rating.value());
        prop_assert!(rating.value() < won && FLOOR <= lost);
        prop_assert!(rating.deviation() <= 1.1 * MAX_DEVIATION);
    }
}
