//! Random input in windows of any size: nothing panics, and the rules hold.

use std::cell::RefCell;
use std::path::PathBuf;
use std::time::Duration;

use gomoku::game::{Computer, ComputerSides, EngineName, Lineup};
use gomoku::player::Level;
use gomoku::rules::opening::OpeningRule;
use gomoku::rules::{BySide, Rule};
use gomoku::settings::Bell;
use gomoku::store::Files;
use gomoku::tui::app::{Opening, Setup};
use gomoku::tui::theme::{DEFAULT, DEFAULT_LIGHT, Depth, GlyphSet, Theme};
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestRunner};
use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use ratatui::layout::Size;

use super::watched::{
    BETWEEN_FRAMES, Begin, DISTURBANCES, Deed, MOUSE, PASTES, TYPED, Tally, Watched, Words, keys,
    kinds, loaded,
};

fn openings() -> impl Strategy<Value = Opening> {
    prop_oneof![
        1 => Just(Opening::Start(Rule::Freestyle)),
        1 => Just(Opening::Start(Rule::Standard)),
        1 => Just(Opening::Form),
        6 => prop::sample::select(kinds()).prop_map(Opening::New),
        1 => prop::sample::select(kinds()).prop_map(|kind| {
            let (path, loaded) = (PathBuf::from("game.csv"), Box::new(loaded(kind)));
            Opening::Load { path, loaded, kind: None, encoding: None }
        }),
    ]
}

fn setups() -> impl Strategy<Value = Setup> {
    let sides = prop::sample::select(vec![
        ComputerSides::None,
        ComputerSides::None,
        ComputerSides::None,
        ComputerSides::First,
        ComputerSides::Second,
        ComputerSides::Both,
    ]);
    let rapfi = EngineName::new("rapfi").unwrap();
    let computers = (1..=11_u8).prop_map(move |number| {
        Level::new(number).map_or(Computer::Engine(rapfi), Computer::Level)
    });
    let times = prop::sample::select(vec!["none", "none", "20s", "1m+2s", "5s/move"]);
    let depths =
        prop::sample::select(vec![Depth::None, Depth::Ansi16, Depth::Ansi256, Depth::True]);
    let glyphs = prop::sample::select(vec![GlyphSet::Lines, GlyphSet::Dots, GlyphSet::Ascii]);
    let themes = prop::sample::select(vec![DEFAULT, DEFAULT_LIGHT]);
    let look = (themes, depths, glyphs);
    let openings = prop_oneof![
        1 => Just(OpeningRule::Free),
        1 => prop::sample::select(OpeningRule::ALL.to_vec()),
    ];
    let players = (sides, computers.clone(), computers, times, openings);
    (look, players, any::<[bool; 4]>(), any::<u64>()).prop_map(
        move |((name, depth, glyphs), (computer, first, second, time, opening), flags, seed)| {
            let [ponders, animations, title, bell] = flags;
            let theme = Theme::new(name, Theme::shipped(name).palette, depth, glyphs);
            let mut setup = Setup {
                theme,
                opening,
                lineup: Lineup { computer, players: BySide { first, second }, ..Lineup::default() },
                time: time.parse().unwrap(),
                seed,
                ponders,
                engines: vec![std::sync::Arc::new(gomoku::settings::engines::EngineEntry::new(
                    rapfi,
                    Vec::new(),
                ))],
                ..Setup::new(Files::One(PathBuf::from("game.csv")))
            };
            setup.profile.has_title = title;
            setup.settings.animations = animations;
            setup.settings.bell = if bell { Bell::YourTurn } else { Bell::Never };
            setup
        },
    )
}

/// Generates windows of all sizes, mostly playable ones.
fn windows() -> impl Strategy<Value = Size> {
    prop_oneof![
        2 => (0..=90_u16, 0..=30_u16),
        5 => (50..=130_u16, 18..=45_u16),
        1 => (0..=250_u16, 0..=80_u16),
    ]
    .prop_map(|(width, height)| Size { width, height })
}

/// Generates all keys of the table, and others.
fn presses() -> impl Strategy<Value = Deed> {
    let plain = |code| (code, KeyModifiers::NONE);
    let arrows = vec![KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down];
    let chars = "0123456789abcdefgxyzuhn!:,# \u{4e94}\u{301}".chars();
    let modifiers = vec![KeyModifiers::CONTROL, KeyModifiers::ALT, KeyModifiers::SHIFT];
    let chords = (prop::char::range('a', 'z'), prop::sample::select(modifiers));
    let keys = prop_oneof![
        6 => prop::sample::select(keys()),
        4 => Just(plain(KeyCode::Enter)),
        2 => Just(plain(KeyCode::Esc)),
        3 => prop::sample::select(arrows).prop_map(plain),
        2 => prop::sample::select(chars.map(KeyCode::Char).collect::<Vec<_>>()).prop_map(plain),
        1 => chords.prop_map(|(char, modifiers)| (KeyCode::Char(char), modifiers)),
    ];
    keys.prop_map(|(code, modifiers)| Deed::Press(code, modifiers))
}

fn deeds() -> impl Strategy<Value = Deed> {
    let typed = prop_oneof![
        3 => (0..7_u8, 0..7_u8).prop_map(|(row, col)| format!(":{row},{col}")),
        1 => (0..20_u8, 0..20_u8).prop_map(|(row, col)| format!(":{row},{col}")),
        3 => (0..16_u8).prop_map(|number| format!(":{number}")),
        1 => Just("!y".to_owned()),
        2 => prop::sample::select(TYPED.to_vec())
        .prop_map(str::to_owned),
    ];
    let mouse = prop::sample::select(MOUSE.to_vec());
    let words = prop_oneof![
        6 => any::<usize>().prop_map(Words::Legal),
        1 => (0..30_u8, 0..30_u8).prop_map(|(row, col)| Words::Any(row, col)),
        2 => Just(Words::Thinks),
        1 => Just(Words::Fails),
        1 => Just(Words::Panics),
    ];
    let disturbances = prop::sample::select(DISTURBANCES.to_vec());
    let pastes = prop::sample::select(PASTES.to_vec());
    prop_oneof![
        40 => presses(),
        24 => typed.prop_map(Deed::Type),
        20 => (any::<u8>(), any::<u8>(), mouse).prop_map(|(x, y, what)| Deed::Mouse(x, y, what)),
        2 => pastes.prop_map(|text| Deed::Paste(text.to_owned())),
        2 => windows().prop_map(Deed::Resize),
        6 => (0..9_000_u64).prop_map(|time| Deed::Wait(Duration::from_millis(time))),
        14 => (prop_oneof![8 => Just(0), 1 => 0..4_usize], words)
            .prop_map(|(ago, words)| Deed::Say(ago, words)),
        5 => (any::<usize>(), any::<bool>()).prop_map(|(which, well)| Deed::Deliver(which, well)),
        1 => disturbances.prop_map(Deed::Disturb),
    ]
}

#[test]
fn random_input_never_panics_and_the_rules_hold() {
    let config = ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(15),
        max_shrink_iters: 3000,
        // More if `PROPTEST_CASES` says so.
        ..ProptestConfig::with_cases(ProptestConfig::default().cases.max(300))
    };
    let begins = (openings(), setups(), windows()).prop_map(|(opening, setup, window)| Begin {
        opening,
        setup,
        window,
    });
    let tally = RefCell::new(Tally::default());
    let cases = (begins, prop::collection::vec(deeds(), 0..500));
    TestRunner::new(config)
        .run(&cases, |(begin, deeds)| {
            let tally = &mut *tally.borrow_mut();
            let mut watched = Watched::new(begin);
            watched.look(tally);
            watched.draw(tally);
            for (deed, number) in deeds.iter().zip(1..) {
                watched.perform(deed, tally);
                if number % BETWEEN_FRAMES == 0 || matches!(deed, Deed::Resize(_)) {
                    watched.draw(tally);
                }
            }
            watched.draw(tally);
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
    let tally = tally.into_inner();
    // Games were really played.
    assert!(tally.deleted >= 100 && tally.largest >= 25 && tally.journals >= 500, "{tally:?}");
    assert!(tally.steps >= 100_000, "{tally:?}");
    assert!(tally.moves >= 2_000 && tally.ended >= 200 && tally.most_counted >= 2, "{tally:?}");
    assert!(
        tally.answered >= 3_000 && tally.kinds.len() >= 10 && tally.drawn >= 4_000,
        "{tally:?}"
    );
}
