//! Screen: whatever happens to it, in whatever window.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use gomoku::game::{Computer, ComputerSides, EngineName, Lineup};
use gomoku::player::Level;
use gomoku::rules::opening::OpeningRule;
use gomoku::rules::{BySide, Rule};
use gomoku::settings::Bell;
use gomoku::settings::engines::EngineEntry;
use gomoku::store::Files;
use gomoku::tui::app::{Opening, Setup};
use gomoku::tui::theme::{DEFAULT, DEFAULT_LIGHT, Depth, GlyphSet, Theme};
use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use ratatui::layout::Size;

use super::draw::Draw;
use super::reach::reach;
use super::watched::{
    BETWEEN_FRAMES, Begin, DISTURBANCES, Deed, MOUSE, PASTES, TYPED, Tally, Watched, Words, keys,
    kinds, loaded,
};

/// Maximum number of operations.
const DEEDS: usize = 150;

/// Law of the screen: nothing panics, the game on the screen obeys the rules, and it counts once.
pub fn screen(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let mut tally = Tally::default();
    let mut watched = Watched::new(begin(&mut draw));
    watched.look(&mut tally);
    watched.draw(&mut tally);
    for number in 1..=DEEDS {
        if draw.is_over() {
            break;
        }
        let deed = deed(&mut draw);
        watched.perform(&deed, &mut tally);
        if number % BETWEEN_FRAMES == 0 || matches!(deed, Deed::Resize(_)) {
            watched.draw(&mut tally);
        }
    }
    watched.draw(&mut tally);
    let parts = [
        ("screen: a move", tally.moves),
        ("screen: an end", tally.ended),
        ("screen: an answer", tally.answered),
        ("screen: a journal", tally.journals),
        ("screen: a frame", tally.drawn),
    ];
    parts.iter().filter(|(_, times)| *times > 0).for_each(|(part, _)| reach(part));
}

fn begin(draw: &mut Draw) -> Begin {
    let kind = draw.of(&kinds());
    let opening = match draw.byte() % 10 {
        0 => Opening::Start(Rule::Freestyle),
        1 => Opening::Start(Rule::Standard),
        2 => Opening::Form,
        3 => {
            let (path, loaded) = (PathBuf::from("game.csv"), Box::new(loaded(kind)));
            Opening::Load { path, loaded, kind: None, encoding: None }
        }
        _ => Opening::New(kind),
    };
    let name = draw.of(&[DEFAULT, DEFAULT_LIGHT]);
    let depth = draw.of(&[Depth::None, Depth::Ansi16, Depth::Ansi256, Depth::True]);
    let glyphs = draw.of(&[GlyphSet::Lines, GlyphSet::Dots, GlyphSet::Ascii]);
    let theme = Theme::new(name, Theme::shipped(name).palette, depth, glyphs);
    let computer = draw.of(&[
        ComputerSides::None,
        ComputerSides::None,
        ComputerSides::First,
        ComputerSides::Second,
        ComputerSides::Both,
    ]);
    let engine = EngineName::new("rapfi").unwrap();
    let mut player = || {
        let level = Level::new(1 + draw.byte() % 11);
        level.map_or(Computer::Engine(engine), Computer::Level)
    };
    let players = BySide { first: player(), second: player() };
    let mut setup = Setup {
        theme,
        opening: draw.of(&OpeningRule::ALL),
        lineup: Lineup { computer, players, ..Lineup::default() },
        time: draw.of(&["none", "none", "20s", "1m+2s", "5s/move"]).parse().unwrap(),
        seed: draw.byte().into(),
        ponders: draw.flag(),
        engines: if draw.flag() {
            vec![Arc::new(EngineEntry::new(engine, Vec::new()))]
        } else {
            Vec::new()
        },
        ..Setup::new(Files::One(PathBuf::from("game.csv")))
    };
    setup.profile.has_title = draw.flag();
    setup.settings.animations = draw.flag();
    setup.settings.bell = if draw.flag() { Bell::YourTurn } else { Bell::Never };
    Begin { opening, setup, window: window(draw) }
}

fn window(draw: &mut Draw) -> Size {
    match draw.byte() % 8 {
        0 => Size { width: draw.byte().into(), height: (draw.byte() % 80).into() },
        1 | 2 => Size { width: (draw.byte() % 91).into(), height: (draw.byte() % 31).into() },
        _ => Size {
            width: 50 + u16::from(draw.byte() % 81),
            height: 18 + u16::from(draw.byte() % 28),
        },
    }
}

fn deed(draw: &mut Draw) -> Deed {
    let plain = |code| Deed::Press(code, KeyModifiers::NONE);
    match draw.byte() % 64 {
        0..=15 => {
            let (code, modifiers) = draw.of(&keys());
            Deed::Press(code, modifiers)
        }
        16..=21 => plain(KeyCode::Enter),
        22 => plain(KeyCode::Esc),
        23..=25 => plain(draw.of(&[KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down])),
        26 | 27 => plain(KeyCode::Char(char::from(draw.byte() & 0x7f))),
        28 => {
            let all = [KeyModifiers::CONTROL, KeyModifiers::ALT, KeyModifiers::SHIFT];
            Deed::Press(KeyCode::Char(char::from(b'a' + draw.byte() % 26)), draw.of(&all))
        }
        29 => {
            let function = 1 + draw.byte() % 12;
            draw.of(&[
                plain(KeyCode::F(function)),
                plain(KeyCode::Tab),
                plain(KeyCode::BackTab),
                plain(KeyCode::Backspace),
                plain(KeyCode::Delete),
                plain(KeyCode::Home),
                plain(KeyCode::End),
                plain(KeyCode::PageUp),
                plain(KeyCode::PageDown),
                plain(KeyCode::Null),
            ])
        }
        30..=34 => Deed::Type(format!(":{},{}", draw.byte() % 20, draw.byte() % 20)),
        35 | 36 => Deed::Type(format!(":{}", draw.byte() % 16)),
        37 | 38 => Deed::Type(draw.of(TYPED).to_owned()),
        39 => Deed::Type("!y".to_owned()),
        40 => Deed::Type(draw.text()),
        41..=48 => Deed::Mouse(draw.byte(), draw.byte(), draw.of(MOUSE)),
        49 => Deed::Paste(draw.of(PASTES).to_owned()),
        50 => Deed::Paste(draw.text()),
        51 => Deed::Resize(window(draw)),
        52..=54 => {
            let time = draw.below(9000);
            Deed::Wait(Duration::from_millis(u64::try_from(time).unwrap()))
        }
        55..=58 => {
            let ago = if draw.byte().is_multiple_of(8) { draw.below(4) } else { 0 };
            Deed::Say(ago, words(draw))
        }
        59..=61 => Deed::Deliver(draw.below(256), !draw.byte().is_multiple_of(4)),
        _ => Deed::Disturb(draw.of(DISTURBANCES)),
    }
}

fn words(draw: &mut Draw) -> Words {
    match draw.byte() % 11 {
        0..=5 => Words::Legal(draw.below(1 << 16)),
        6 => Words::Any(draw.byte() % 30, draw.byte() % 30),
        7 | 8 => Words::Thinks,
        9 => Words::Fails,
        _ => Words::Panics,
    }
}
