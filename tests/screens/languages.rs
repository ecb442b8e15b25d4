//! Every screen in every language, in a window of 80x24.

use std::sync::LazyLock;
use std::time::Duration;

use gomoku::game::{ComputerSides, GameKind, Lineup, Participants};
use gomoku::lesson::LESSONS;
use gomoku::locale::{Language, Locales};
use gomoku::player::Level;
use gomoku::quarto::Board;
use gomoku::rules::{Variant, parse_moves};
use gomoku::settings::Key;
use gomoku::translate::Translator as _;
use insta::assert_snapshot;

use super::puzzle::threes;
use super::stage::{Stage, thinking};

const QUARTO: GameKind = GameKind::Quarto(Board::PLANE);
const CONNECT_FOUR: GameKind = GameKind::Rows(Variant::CONNECT_FOUR);
/// O ignores an open three and loses.
const LOST: &str = ":7,7<Enter>:0,0<Enter>:7,8<Enter>:0,2<Enter>:7,9<Enter>:0,4<Enter>:7,10<Enter>\
                    :0,6<Enter>:7,11<Enter>";
const OPENED: &str = ":7,7<Enter>:6,7<Enter>:7,8<Enter>";

struct Speaker {
    tag: &'static str,
}

/// Screen by name, in a language.
type Scene = (&'static str, fn(&Speaker) -> Stage);

impl Speaker {
    fn start(&self) -> Stage {
        Stage::new(80, 24).speaking(self.tag)
    }

    fn game(&self) -> Stage {
        Stage::game(80, 24, 15).speaking(self.tag)
    }

    fn of(&self, kind: GameKind) -> Stage {
        Stage::of(80, 24, kind).speaking(self.tag)
    }

    fn against_computer(&self) -> Stage {
        let lineup = Lineup::new(ComputerSides::Second, Level::default());
        self.game().slow().seated(Variant::GOMOKU_15, lineup)
    }

    fn puzzle(&self) -> Stage {
        Stage::new(80, 24).speaking(self.tag).with_puzzles([threes()]).press("W<Enter>")
    }
}

const SCENES: &[Scene] = &[
    ("start", |it| it.start()),
    ("start with a game", |it| {
        let game = parse_moves("h8i9h10", Variant::GOMOKU_15).unwrap();
        it.start().offering(game, Participants::PERSONS)
    }),
    ("new game", |it| it.start().press("n")),
    ("opening of a new game", |it| it.start().press("nOOO")),
    ("start with an opening", |it| it.start().press("nOOO<Enter>Q")),
    ("custom game", |it| it.start().press(":n custom<Enter>n")),
    ("settings", |it| it.start().press(",")),
    ("themes", |it| it.game().press("T")),
    ("about", |it| it.start().press("i")),
    ("no games", |it| it.start().press("H")),
    ("choice of a file", |it| {
        let game = "(;GM[4]SZ[15]PW[Gomoku level 6];B[hh])";
        it.start().file("final.sgf", game).press("lfinal")
    }),
    ("empty folder", |it| it.start().press("lnone")),
    ("no game", |it| it.start().file("notes.md", "x").press("lnotes")),
    ("nothing saved", |it| it.game().press("l")),
    ("lossy save", |it| it.game().press(OPENED).press(";x<Enter>s")),
    ("two computers", |it| it.start().press("noooo")),
    ("lots", |it| it.start().press("n<Down><Down><Down><Down><Down><Right>")),
    ("even game", |it| it.start().press("R")),
    ("rated new game", |it| it.start().press("no<Down><Right><Right>")),
    ("no hints", |it| it.start().press("R:h8<Enter>h")),
    ("no change of a rated game", |it| it.start().press("R:h8<Enter>o")),
    ("casual", |it| it.start().press("R:h8<Enter>U")),
    ("leaving a rated game", |it| it.start().press("R:h8<Enter>R")),
    ("end of a rated game", |it| it.start().keeping().press("R:h8<Enter>!y")),
    ("palette", |it| it.game().press("<C-p>")),
    ("command bar", |it| it.game().press(":7,")),
    ("refused input", |it| it.game().press(":99,1<Enter>")),
    ("game", |it| it.game().press(OPENED)),
    ("occupied", |it| it.game().press(OPENED).press("<Enter><Enter>")),
    ("hint", |it| it.game().slow().press(OPENED).press("h").say(thinking(&[(6, 6), (8, 8)]))),
    ("resign", |it| it.game().press(OPENED).press("!")),
    ("resigned", |it| it.game().press(OPENED).press("!y")),
    ("won", |it| it.game().press(LOST)),
    ("sides of the computer", |it| it.game().press("o")),
    ("thinking", |it| it.against_computer().press("<Enter>").say(thinking(&[(6, 6), (8, 8)]))),
    ("analysis", |it| it.game().press(OPENED).press("a").say(thinking(&[(6, 6), (8, 8)]))),
    ("added line", |it| {
        it.game().press(OPENED).press("a").say(thinking(&[(6, 6), (8, 8)])).press("K")
    }),
    ("review", |it| it.game().press(LOST).press("v").review(None)),
    ("mistake", |it| it.game().press(LOST).press("v").review(None).press("V")),
    ("better move", |it| it.game().press(LOST).press("v").review(None).press("Vs")),
    ("explorer", |it| it.game().press(OPENED).press("x")),
    ("editor", |it| it.game().press(OPENED).press("e")),
    ("comment", |it| it.game().press(OPENED).press(";")),
    ("looking back", |it| it.game().press(OPENED).press("[[")),
    ("clock", |it| it.game().timed("5m+3s").press("<Enter>").wait(Duration::from_secs(48))),
    ("paused", |it| it.game().timed("5m+3s").press("<Enter>p")),
    ("connect four", |it| it.of(CONNECT_FOUR).press("<Enter><Enter><Right>")),
    ("Quarto", |it| it.of(QUARTO).press("<Enter><Enter>")),
    ("puzzles", |it| it.start().press("W")),
    ("puzzles in a long list", |it| it.start().press("W<Enter>s<Esc><Up>")),
    ("timed run", |it| it.start().press("W<Down><Down><Enter>")),
    ("strike in a timed run", |it| it.start().press("W<Down><Down><Enter>:a15<Enter>")),
    ("paused run", |it| it.start().press("W<Down><Down><Enter>:a15<Enter>p")),
    ("finished run", |it| it.start().press("W<Down><Down><Enter>:a15<Enter><Esc><Esc>")),
    ("puzzle of a theme", |it| it.puzzle().press(":puzzles double-three<Enter>")),
    ("puzzle of the day", |it| it.start().press("W<Down><Enter>")),
    ("puzzle", |it| it.puzzle()),
    ("hint of a puzzle", |it| it.puzzle().press("hhh").judge()),
    ("wrong move", |it| it.puzzle().press(":0,0<Enter>").judge()),
    ("solution", |it| it.puzzle().press("s").judge()),
    ("lessons", |it| it.start().press("L")),
    ("lesson", |it| it.start().press("L<Down><Down><Down><Enter>")),
    ("wrong move in a lesson", |it| it.start().press("L<Down><Down><Down><Enter>:2,2<Enter>")),
    ("hint in a lesson", |it| it.start().press("L<Enter>h")),
    ("lesson done", |it| it.start().press("L<Enter>hh<Enter>")),
    ("help", |it| it.game().press("?")),
];

/// Lists all scenes, and steps through the lists: the settings, the pages of the help.
fn all(speaker: &Speaker) -> Vec<(String, Stage)> {
    let mut all: Vec<(String, Stage)> =
        SCENES.iter().map(|(name, scene)| ((*name).to_owned(), scene(speaker))).collect();
    for (index, key) in Key::ALL.iter().enumerate() {
        let keys = format!(",{}", "<Down>".repeat(index));
        all.push((format!("setting {}", key.name()), speaker.start().press(&keys)));
    }
    for number in 0..LESSONS.len() {
        let keys = format!("L{}<Enter>", "<Down>".repeat(number));
        all.push((format!("lesson {}", number + 1), speaker.start().press(&keys)));
    }
    for page in 1..40 {
        let mut stage = speaker.game().press(&format!("?{}", "<PgDn>".repeat(page)));
        let is_last = all.last_mut().is_some_and(|(_, last)| last.text() == stage.text());
        if is_last {
            break;
        }
        all.push((format!("help, page {}", page + 1), stage));
    }
    all
}

/// Text of all scenes in each language, by name, drawn once for all tests.
static SHOWN: LazyLock<[Vec<(String, String)>; Language::ALL.len()]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let scenes = all(&Speaker { tag: language.tag() }).into_iter();
        scenes.map(|(name, mut stage)| (name, stage.shown())).collect()
    })
});

/// Iterates over the languages with the text of all scenes.
fn shown() -> impl Iterator<Item = (Language, &'static [(String, String)])> {
    Language::ALL.into_iter().zip(SHOWN.iter().map(Vec::as_slice))
}

#[test]
fn no_text_is_cut_off_in_any_language() {
    let mut cut = Vec::new();
    for (language, scenes) in shown() {
        for (name, text) in scenes {
            let lines = text.lines().filter(|line| line.contains("..."));
            cut.extend(lines.map(|line| format!("{}, {name}: {line}", language.tag())));
        }
    }
    assert!(cut.is_empty(), "{} lines are cut off:\n{}", cut.len(), cut.join("\n"));
}

#[test]
fn the_footer_has_its_usual_words_in_every_language() {
    let words = ["command-resign.word", "command-analyse.word", "command-commands.word"];
    for language in Language::ALL {
        let tag = language.tag();
        let mut stage = Speaker { tag }.against_computer();
        let text = stage.shown();
        let footer = text.lines().rfind(|line| line.contains("Enter ")).unwrap();
        let locale = Locales::default().load(tag);
        for id in words {
            let word = locale.translate(id, &[]).unwrap();
            assert!(footer.contains(&word), "{tag}: {word} is not in {footer}");
        }
    }
}

#[test]
fn every_screen_differs_from_english() {
    let (_, english) = shown().next().unwrap();
    for (language, scenes) in shown().skip(1) {
        for ((name, english), (_, other)) in english.iter().zip(scenes).take(SCENES.len()) {
            assert_ne!(english, other, "{}: {name}", language.tag());
        }
    }
}

#[test]
fn every_screen_in_chinese_and_japanese() {
    for (language, scenes) in shown() {
        if matches!(language, Language::Chinese | Language::Japanese) {
            let screens = scenes.iter().map(|(name, text)| format!("==== {name}\n{text}"));
            assert_snapshot!(format!("languages_{}", language.tag()), screens.collect::<String>());
        }
    }
}

#[test]
fn a_users_language_takes_effect_at_once() {
    let own = "settings-title = Ustawienia\n".to_owned();
    let locales = Locales::new(vec![("pl".to_owned(), own)], None);
    let mut stage = Stage::new(80, 24).with_locales(locales).press(",");
    assert!(!stage.shown().contains("Ustawienia"));
    let mut stage = stage.press("<Left>");
    assert!(stage.shown().contains("Ustawienia"), "{}", stage.shown());
}
