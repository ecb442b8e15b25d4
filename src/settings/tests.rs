use super::*;
use crate::game::{
    Computer, ComputerSides, EngineName, FoulPenalty, GameKind, Lineup, Seats, Step,
};
use crate::quarto::Board;
use crate::rules::Variant;
use crate::rules::opening::OpeningRule;
use proptest::prelude::*;

#[test]
fn the_default_file_has_every_default() {
    assert_eq!(parse(DEFAULT_TEXT), Ok(Settings::default()));
    assert_eq!(parse(""), Ok(Settings::default()));
    let places = Key::ALL.map(|key| place_of(DEFAULT_TEXT, key).map(|place| place.line));
    assert!(places.iter().all(Option::is_some), "{places:?}");
    assert!(places.is_sorted(), "{places:?}");
    assert!(DEFAULT_TEXT.contains("\n[keys]\n"));
    // Every line fits a standard terminal.
    let widest = DEFAULT_TEXT.lines().map(str::len).max();
    assert!(widest.is_some_and(|widest| widest <= 120), "{widest:?}");
}

#[test]
fn the_reference_has_every_setting_with_its_values_and_its_default() {
    let reference = include_str!("../../docs/settings.md");
    let rows: Vec<&str> = reference.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    let expected: Vec<String> = Key::ALL
        .into_iter()
        .map(|key| {
            let default = edit("", key, &Settings::default()).unwrap();
            let (_, default) = default.trim_end().split_once(" = ").unwrap();
            format!("| {} | {} | {default} |", key.name(), key.allowed())
        })
        .collect();
    assert_eq!(rows, expected);
}

#[test]
fn values_are_read_back() {
    let text = "theme = \"my-wood\"\nglyphs = \"dots\"\ncoordinates = \"none\"\nmouse = false\n\
                bell = 'your-turn'\nplayer-1 = \"Jörg Ö.\"\nlevel = 1_0\nsize = 0x14\n\
                rule = \"standard\"\nfirst = \"random\"\nclock = \"90s+2s\"\ndraw-after = 200\nthreads = 3\n\
                memory = 512\nfoul = \"loses\"\nforbidden-points = false\nopening = \"taraguchi10\"\n";
    let settings = parse(text).unwrap();
    assert_eq!(settings.theme.as_str(), "my-wood");
    assert_eq!(settings.glyphs, GlyphChoice::Dots);
    assert_eq!(settings.coordinates, CoordinateLabels::None);
    assert!(!settings.mouse && settings.animations);
    assert_eq!(settings.bell, Bell::YourTurn);
    assert_eq!(settings.names.first.get(), Some("Jörg Ö."));
    assert_eq!(settings.names.second.get(), None);
    assert_eq!((settings.level.number(), settings.size.side()), (10, 20));
    assert_eq!((settings.rule, settings.first), (Rule::Standard, First::Random));
    assert_eq!(settings.clock.to_string(), "1m30s+2s");
    assert_eq!(settings.draw_after, MoveLimit::moves(200).unwrap());
    assert_eq!((settings.foul, settings.forbidden_points), (FoulPenalty::Loses, FoulMarks::Hidden));
    assert_eq!(settings.opening, OpeningRule::Taraguchi);
    let leave = parse("draw-after = \"leave-25\"").unwrap();
    assert_eq!(leave.draw_after, MoveLimit::Leave25);
    let cores = std::num::NonZeroUsize::MIN;
    assert_eq!((settings.threads.number(cores), settings.memory.bytes()), (3, 512 << 20));
}

#[test]
fn auto_uses_all_cores_but_one_up_to_eight() {
    let auto = |cores| Threads::Auto.number(std::num::NonZeroUsize::new(cores).unwrap());
    assert_eq!([1, 2, 3, 8, 9, 64].map(auto), [1, 1, 2, 7, 8, 8]);
}

#[track_caller]
fn check_mistakes(text: &str, expected: &[&str]) {
    let found = parse(text).unwrap_err().to_string();
    assert_eq!(found.lines().collect::<Vec<_>>(), expected, "{text}");
}

#[test]
fn mistakes_are_reported_with_place_and_allowed_values() {
    check_mistakes("level = 0", &["line 1, column 9: level must be a number from 1 to 10, not 0"]);
    for wrong in ["\"200\"", "9", "677", "true"] {
        let why = "draw-after must be \"full\", \"leave-25\", or a number of moves from 10 to 676";
        let why = format!("line 1, column 14: {why}, not {wrong}");
        check_mistakes(&format!("draw-after = {wrong}"), &[&why]);
    }
    check_mistakes(
        "level = \"5\"",
        &["line 1, column 9: level must be a number from 1 to 10, not \"5\""],
    );
    check_mistakes(
        "# größer\n  size  =  16 # no\n",
        &["line 2, column 12: size must be 15, 17, 19 or 20, not 16"],
    );
    check_mistakes(
        "glyphs = \"Lines\"",
        &[
            "line 1, column 10: glyphs must be \"auto\", \"lines\", \"dots\" or \"ascii\", not \"Lines\"",
        ],
    );
    check_mistakes("mouse = 1", &["line 1, column 9: mouse must be true or false, not 1"]);
    check_mistakes(
        "clock = \"0s\"",
        &[
            "line 1, column 9: clock must be \"none\", \"5m\" for a game, \"5m+3s\" with an increment, or \
           \"10s/move\", not \"0s\"",
        ],
    );
    check_mistakes(
        "threads = 65",
        &["line 1, column 11: threads must be \"auto\" or a number from 1 to 64, not 65"],
    );
    check_mistakes(
        "memory = 3",
        &["line 1, column 10: memory must be \"auto\" or a number of MiB from 4 to 16384, not 3"],
    );
    check_mistakes(
        "theme = \"../etc\"",
        &[
            "line 1, column 9: theme must be \"auto\" or the name of a theme (`gomoku themes` shows \
             them), not \"../etc\"",
        ],
    );
    check_mistakes(
        "player-2 = \"no more than eighteen\"",
        &[
            "line 1, column 12: player-2 must be a name of up to 18 characters, or \"\" for the default, \
           not \"no more than eighteen\"",
        ],
    );
    check_mistakes(
        "level = [5]",
        &["line 1, column 9: level must be a number from 1 to 10, not [5]"],
    );
    check_mistakes(
        "level = 99999999999999999999",
        &["line 1, column 9: level must be a number from 1 to 10, not 99999999999999999999"],
    );
    check_mistakes("keys = 3", &["line 1, column 8: keys must be a table: [keys]"]);
    check_mistakes(
        "[keys]\nhint = 3\nundo = [\"x\", 4]",
        &[
            "line 2, column 8: a command takes a key such as \"x\", several such as [\"x\", \"F5\"], or \
             \"none\"",
            "line 3, column 14: a command takes a key such as \"x\", several such as [\"x\", \"F5\"], or \
             \"none\"",
        ],
    );
}

#[test]
fn all_mistakes_are_reported_in_order() {
    check_mistakes(
        "size = 3\nlevel = 11\nbell = true\n",
        &[
            "line 1, column 8: size must be 15, 17, 19 or 20, not 3",
            "line 2, column 9: level must be a number from 1 to 10, not 11",
            "line 3, column 8: bell must be \"never\" or \"your-turn\", not true",
        ],
    );
}

#[test]
fn unknown_settings_are_reported_with_the_known_ones() {
    let found = parse("level = 3\ncolour = 1\n[more]\n").unwrap_err();
    let places: Vec<LineColumn> = found.iter().map(|mistake| mistake.place).collect();
    assert_eq!(places, [LineColumn { line: 2, column: 1 }, LineColumn { line: 3, column: 2 }]);
    let first = found.iter().next().unwrap().to_string();
    let expected =
        "line 2, column 1: there is no setting colour; the settings are language, theme, glyphs, ";
    assert!(first.starts_with(expected) && first.ends_with("memory and [keys]"), "{first}");
}

#[test]
fn former_names_are_still_read_and_noted() {
    let text = "# mine\nmovements = false # calm\n\"first\" = 'person'\nlevel = 3\n";
    let (settings, notes) = parse_with_notes(text).unwrap();
    assert!(!settings.animations);
    assert_eq!((settings.first, settings.level.number()), (First::Person, 3));
    let notes: Vec<String> = notes.iter().map(Mistake::to_string).collect();
    let expected = [
        "line 2, column 1: movements is now called animations",
        "line 3, column 11: 'person' is now called \"human\"",
    ];
    assert_eq!(notes, expected);
    assert_eq!(place_of(text, Key::Animations), Some(LineColumn { line: 2, column: 13 }));
    check_mistakes(
        "movements = 1",
        &["line 1, column 13: animations must be true or false, not 1"],
    );
    check_mistakes(
        "movements = true\nanimations = true\n",
        &[
            "line 1, column 1: movements is now called animations, which is set as well; remove one \
           of them",
        ],
    );
    // Only that setting had this word.
    check_mistakes(
        "bell = \"person\"",
        &["line 1, column 8: bell must be \"never\" or \"your-turn\", not \"person\""],
    );
    assert_eq!(parse_with_notes(DEFAULT_TEXT).unwrap().1, []);
}

#[test]
fn an_edit_replaces_former_names_in_their_places() {
    let text =
        "# mine\n'movements'=false # calm\nfirst = \"person\" # me\n\n[keys]\nhint = \"F5\"\n";
    let settings = Settings { level: Level::MAX, ..parse(text).unwrap() };
    let expected = "# mine\nanimations=false # calm\nfirst = \"human\" # me\nlevel = 10\n\n[keys]\n\
                    hint = \"F5\"\n";
    assert_eq!(edit(text, Key::Level, &settings).unwrap(), expected);
    let settings = Settings { animations: true, ..settings };
    let text = "movements = false # calm\r\nlevel = 3\r\n";
    let expected = "animations = true # calm\r\nlevel = 3\r\n";
    assert_eq!(edit(text, Key::Animations, &settings).unwrap(), expected);
    let text = "movements = false";
    assert_eq!(edit(text, Key::Animations, &settings).unwrap(), "animations = true\n");
}

#[test]
fn invalid_toml_is_reported_with_its_place() {
    for (text, place) in [
        ("level = ", "line 1, column 9: "),
        ("level = 3\nsize 15\n", "line 2, column 6: "),
        ("level = 3\nlevel = 4\n", "line 2, column 1: "),
        ("theme = \"wood", "line 1, column 14: "),
        ("\n\n[keys\n", "line 3, column 6: "),
    ] {
        let found = parse(text).unwrap_err();
        assert_eq!(found.iter().count(), 1, "{found}");
        let found = found.to_string();
        assert!(found.starts_with(place) && found.lines().count() == 1, "{text}: {found}");
    }
}

#[test]
fn key_bindings_are_read_with_their_places() {
    let settings =
        parse("[keys]\nhint = \"F5\"\nresign = []\nundo = [\"x\", 'Ctrl-P']\npause = \"none\"");
    let keys = settings.unwrap().keys;
    let found: Vec<(&str, Vec<&str>)> = keys
        .iter()
        .map(|binding| {
            let keys = binding.keys.iter().map(|key| key.value.as_str()).collect();
            (binding.command.value.as_str(), keys)
        })
        .collect();
    let expected = [
        ("hint", vec!["F5"]),
        ("resign", vec![]),
        ("undo", vec!["x", "Ctrl-P"]),
        ("pause", vec![]),
    ];
    assert_eq!(found, expected);
    assert_eq!(keys[2].keys[1].place, LineColumn { line: 4, column: 14 });
    assert_eq!(keys[2].command.place, LineColumn { line: 4, column: 1 });
}

#[test]
fn an_edit_preserves_everything_else() {
    let text =
        "# mine\n\nlevel=7   # strong\n'theme' = 'wood'\n\n[keys] # none yet\nhint = \"F5\"\n";
    let mut settings = parse(text).unwrap();
    Key::Level.step(&mut settings, Step::Up);
    let text = edit(text, Key::Level, &settings).unwrap();
    assert!(text.starts_with("# mine\n\nlevel=8   # strong\n'theme' = 'wood'\n"), "{text}");
    // A new key comes before the first table, to which it would otherwise belong.
    Key::Mouse.step(&mut settings, Step::Up);
    let text = edit(&text, Key::Mouse, &settings).unwrap();
    let expected = "# mine\n\nlevel=8   # strong\n'theme' = 'wood'\nmouse = false\n\n[keys] # none yet\nhint = \"F5\"\n";
    assert_eq!(text, expected);
    settings.keys = parse(&text).unwrap().keys;
    assert_eq!(parse(&text), Ok(settings));
}

#[test]
fn an_edit_keeps_the_line_end_of_the_first_line() {
    let silent = Settings { mouse: false, ..Settings::default() };
    let edited = |text: &str| {
        let once = edit(text, Key::Mouse, &silent).unwrap();
        assert_eq!(edit(&once, Key::Mouse, &silent).unwrap(), once);
        once
    };
    for (text, expected) in [
        ("\r\n# mine\r\n", "\r\n# mine\r\nmouse = false\r\n"),
        ("mouse = true\r\nlevel = 3\r\n", "mouse = false\r\nlevel = 3\r\n"),
        ("level = 3\r\n[keys]\r\n", "level = 3\r\nmouse = false\r\n[keys]\r\n"),
        ("level = 3\n\r\n", "level = 3\n\nmouse = false\n"),
    ] {
        assert_eq!(edited(text), expected);
    }
    // No value changes with the line ends, since none has several lines.
    for key in [Key::Theme, Key::Player1] {
        assert!(parse(&format!("{} = \"\"\"a\r\nb\"\"\"\n", key.name())).is_err(), "{key:?}");
    }
}

#[test]
fn invalid_files_are_not_edited() {
    for text in ["level = 11", "level = ", "colour = 1"] {
        assert_eq!(
            edit(text, Key::Level, &Settings::default()),
            parse(text).map(|_| String::new())
        );
    }
}

#[test]
fn the_opening_of_the_settings_is_that_of_new_games() {
    let choice = |text| Choice::from(&parse(text).unwrap());
    assert_eq!(choice("").opening_rule(), OpeningRule::Free);
    assert_eq!(choice("opening = \"swap2\"").opening_rule(), OpeningRule::Swap2);
    // A rule of renju waits for renju.
    let rif = "opening = \"rif\"\n";
    assert_eq!(choice(rif).opening_rule(), OpeningRule::Free);
    assert!(choice(rif).openings().iter().all(|rule| !rule.is_of_renju()));
    let renju = choice(&format!("{rif}rule = \"renju\""));
    assert_eq!(renju.opening_rule(), OpeningRule::Rif);
    assert_eq!(renju.openings().len(), OpeningRule::ALL.len());
    assert_eq!(renju.openings()[..2], [OpeningRule::Free, OpeningRule::Rif]);
    let quarto = Choice { kind: GameKind::Quarto(Board::PLANE), ..renju };
    assert_eq!(quarto.openings(), [OpeningRule::Free]);
    assert!(parse("opening = \"pente\"").is_err());
}

#[test]
fn last_choices_are_read_back() {
    let kinds = [
        GameKind::Rows(Variant::GOMOKU_20),
        GameKind::Rows(Variant::GOMOKU_19.with_rule(Rule::Standard)),
        GameKind::Rows(Variant::CONNECT_FOUR),
        GameKind::Quarto(Board::PLANE),
        GameKind::Quarto(Board::TORUS),
        GameKind::Quarto(Board::SMALL),
        GameKind::Quarto(Board::SMALL_TORUS),
    ];
    let mut computer = ComputerSides::None;
    for kind in kinds {
        computer = computer.next();
        let engines = ["rapfi", "embryo"].map(|name| EngineName::new(name).unwrap());
        let lineup = Lineup::new(computer, Level::MAX).step_first(Step::Down, &engines);
        let one = lineup.step(Step::Up, &engines);
        let both = one.step(Step::Up, &engines);
        assert_eq!(both.players.first.engine(), Some(engines[0]));
        for (seats, lineup) in [
            (Seats::InOrder, lineup),
            (Seats::ByLot, lineup),
            (Seats::InOrder, one),
            (Seats::InOrder, both),
            (Seats::InOrder, both.swapped()),
        ] {
            let lineup = Lineup { seats, ..lineup };
            for stakes in [Stakes::Casual, Stakes::Rated, Stakes::Even] {
                let (opening, time) = (OpeningRule::Swap2, "3m+2s".parse().unwrap());
                let last = Choice { kind, opening, lineup, time, stakes };
                assert_eq!(Choice::parse(&last.text()), Some(last), "{}", last.text());
            }
        }
    }
    let whole = Choice::from(&Settings::default()).text();
    // A file of an earlier version, without the opening rule, the seats and ratings.
    let older = whole.replace("opening = \"free\"\n", "");
    let older = older.replace("players = \"in-order\"\n", "").replace("rated = \"no\"\n", "");
    assert_eq!(Choice::parse(&older), Some(Choice::from(&Settings::default())));
    // A name that is none, as after a manual edit.
    let own = format!("{whole}engine-of-o = \"two words\"\n");
    assert_eq!(Choice::parse(&own), Some(Choice::from(&Settings::default())));
    for wrong in
        ["", "game", "game = 3", &whole.replace("\"o\"", "\"some\""), &whole.replace('5', "99")]
    {
        assert_eq!(Choice::parse(wrong), None, "{wrong}");
    }
}

#[test]
fn only_games_against_a_level_can_be_rated() {
    let usual = Choice::from(&Settings::default());
    let rated = Choice { stakes: Stakes::Rated, ..usual };
    let rapfi = Computer::Engine(EngineName::new("rapfi").unwrap());
    let with = |sides, first, second| {
        let players = BySide { first, second };
        Choice { lineup: Lineup { players, ..rated.lineup.with(sides) }, ..rated }
    };
    let level = Computer::default();
    for (sides, first, second, is_rated) in [
        (ComputerSides::Second, level, level, true),
        (ComputerSides::Second, rapfi, level, true),
        (ComputerSides::Second, level, rapfi, false),
        (ComputerSides::First, level, rapfi, true),
        (ComputerSides::First, rapfi, level, false),
        (ComputerSides::ByLot, level, rapfi, false),
        (ComputerSides::Both, level, level, false),
        (ComputerSides::None, level, level, false),
    ] {
        assert_eq!(with(sides, first, second).is_rated(), is_rated, "{sides:?}");
    }
}

#[test]
fn older_programs_read_a_choice_with_an_engine_as_one_with_a_level() {
    let rapfi = Computer::Engine(EngineName::new("rapfi").unwrap());
    let mut choice = Choice::from(&Settings::default());
    choice.lineup.players.first = rapfi;
    let text = choice.text();
    let older = text.replace("engine-of-x = \"rapfi\"\n", "");
    assert_ne!(older, text);
    assert_eq!(Choice::parse(&older), Some(Choice::from(&Settings::default())));
}

/// Generates settings files, with some settings missing, and with comments and blank lines
/// anywhere.
fn texts() -> impl Strategy<Value = String> {
    let steps = prop::collection::vec((any::<bool>(), 0..12usize, 0..4usize), Key::ALL.len());
    let order = Just(Key::ALL.to_vec()).prop_shuffle();
    (steps, order, any::<bool>()).prop_map(|(steps, order, has_keys)| {
        let mut settings = Settings::default();
        let mut text = String::new();
        for ((is_there, steps, comment), key) in steps.into_iter().zip(order) {
            (0..steps).for_each(|_| key.step(&mut settings, Step::Up));
            if is_there {
                let line = edit("", key, &settings).unwrap();
                text += ["", "# ein Gruß\n", "\n\n", "  "][comment];
                text += line.trim_end();
                text += ["\n", " # = \"x\"\n", "\t\n", " #\n\n"][comment];
            }
        }
        text + if has_keys { "[keys] # mine\nhint = [\"F5\"] # a\n" } else { "# mine" }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_edit_changes_only_its_setting(
        text in texts(),
        key in prop::sample::select(Key::ALL.to_vec()),
        up in any::<bool>(),
        name in "[\"\\\\a-zÖ=# ]{0,8}",
    ) {
        let before = parse(&text).unwrap();
        let mut changed = before.clone();
        key.step(&mut changed, if up { Step::Up } else { Step::Down });
        if key.is_typed() {
            key.set_text(&mut changed, &name);
        }
        let edited = edit(&text, key, &changed).unwrap();
        let mut expected = changed.clone();
        expected.keys = parse(&edited).unwrap().keys;
        prop_assert_eq!(parse(&edited).unwrap(), expected);
        // All other lines are still there, in order.
        let others = |text: &str| -> Vec<String> {
            let is_other = |line: &&str| !line.trim_start().starts_with(key.name());
            text.lines().filter(is_other).map(str::to_owned).collect()
        };
        prop_assert_eq!(others(&text), others(&edited));
        // The text after the value is still there. A name may look like it.
        for comment in ["# = \"x\"", "# a", "# mine"].into_iter().filter(|it| !name.contains(*it)) {
            prop_assert_eq!(text.matches(comment).count(), edited.matches(comment).count());
        }
    }

    #[test]
    fn parsing_any_text_never_panics(text in "(level|size|keys|\\[keys\\]|[\\[\\]{}=\"'.\n# a-z0-9ö]){0,30}") {
        if let Err(mistakes) = parse(&text) {
            prop_assert!(mistakes.iter().all(|mistake| mistake.place.line >= 1));
        }
    }

    #[test]
    fn stepping_reaches_all_values(key in prop::sample::select(Key::ALL.to_vec()), steps in 0..40usize) {
        let mut settings = Settings::default();
        (0..steps).for_each(|_| key.step(&mut settings, Step::Up));
        let text = edit("", key, &settings).unwrap();
        prop_assert_eq!(parse(&text), Ok(settings.clone()));
        (0..steps).for_each(|_| key.step(&mut settings, Step::Down));
        prop_assert_eq!(settings, Settings::default());
    }
}

#[test]
fn a_text_is_read_and_edited() {
    let text = "# mine\nlevel = 7 # strong\n";
    let settings = parse(text).unwrap();
    assert_eq!(settings.level.number(), 7);
    let wrong = parse("level = 12").unwrap_err();
    let told = "line 1, column 9: level must be a number from 1 to 10, not 12";
    assert_eq!(wrong.to_string(), told);

    let changed = Settings { level: Level::MAX, ..settings };
    assert_eq!(edit(text, Key::Level, &changed).unwrap(), "# mine\nlevel = 10 # strong\n");
}
