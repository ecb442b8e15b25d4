//! Foreign text on the screen: whatever names, comments, paths and messages contain, no cell of a
//! frame and no title of the window has an unprintable character. The stage checks each cell of
//! each frame that any test draws; this file provides the texts.

use std::io;
use std::path::PathBuf;

use gomoku::formats::ReadOptions;
use gomoku::formats::SavedGame;
use gomoku::formats::{self, Format};
use gomoku::game::{Names, Participants};
use gomoku::player::{Failure, Response, Ticket};
use gomoku::printable::is_printable;
use gomoku::puzzle::{Deck, Origin};
use gomoku::record::Record;
use gomoku::rules::{Rule, Variant};
use gomoku::settings::Bell;
use gomoku::store::{NotKept, StoreError};
use gomoku::tui::app::Opening;
use gomoku::tui::event::Event;

use super::check;
use super::stage::Stage;

const SIZES: [(u16, u16); 5] = [(24, 20), (40, 20), (80, 24), (120, 40), (200, 60)];

/// Lists texts that a terminal would obey, hide or reorder: some on their own, then all characters.
fn hostile() -> Vec<String> {
    let some = [
        "\u{1b}]0;x\u{7}a",
        "a\u{202e}b\u{2066}c",
        "\u{9b}2J\u{feff}\u{e0041}",
        "a\r\n\tb\u{2028}c",
    ];
    let all: String = ('\0'..=char::MAX).filter(|&char| !is_printable(char)).collect();
    // Between letters, so that some text is wrapped there.
    let some = some.map(str::to_owned).into_iter();
    some.chain([all.chars().flat_map(|char| [char, 'x']).take(400).collect(), all]).collect()
}

/// Creates a saved game in which all free text is this one.
fn file(text: &str) -> String {
    let text: String = text.chars().filter(|char| !"[]\\:".contains(*char)).collect();
    format!(
        "(;GM[4]FF[4]CA[UTF-8]SZ[15]PB[{text}]PW[{text}]BR[{text}]EV[{text}]DT[{text}]SO[{text}]C[{text}]ZZ[{text}]\
         ;B[hh]C[{text}]LB[hh:{text}];W[ii]C[{text}](;B[jj]C[{text}])(;B[jh]N[{text}]))"
    )
}

/// Keys that open everything that can be opened over a game.
const TOUR: &str = "<Left><Left>[[]];<Esc>a<Esc>?<Tab><Tab><Esc><C-p>load<Esc>H<Esc>,<Esc>n<Esc>:<Esc>e<Esc>x<Esc>";

/// Checks whether a replacement mark is on the screen. A hostile text that nobody sees proves
/// nothing.
fn is_marked(stage: &mut Stage) -> bool {
    stage.text().contains('\u{fffd}')
}

#[test]
fn files_cannot_control_the_terminal() {
    let mut marked = [0; 3];
    for (width, height) in SIZES {
        for text in hostile() {
            let stage = Stage::game(width, height, 15).file("game.csv", &file(&text));
            let mut stage = stage.press("l[");
            marked[0] += usize::from(is_marked(&mut stage));
            stage.press(TOUR);
            // As an own game, and as a game of others.
            let stage = Stage::new(width, height).file("other.sgf", &file(&text));
            let folder = stage.path("").display().to_string();
            let mut stage = stage.press("Ho").press(&folder).press("<Enter><Down>");
            marked[1] += usize::from(is_marked(&mut stage));
            let mut stage = stage.press("<Enter>");
            marked[2] += usize::from(is_marked(&mut stage));
            stage.press(TOUR);
        }
    }
    assert!(marked.iter().all(|&number| number > 0), "{marked:?}");
}

#[test]
fn players_and_messages_cannot_control_the_terminal() {
    let mut marked = [0; 6];
    for (width, height) in SIZES {
        for text in hostile() {
            let opening = Opening::Start(Rule::Freestyle);
            let mut stage = Stage::new(width, height).with_signs(true, Bell::YourTurn, opening);
            let record = sgf_record(&text);
            let names = Names::new(Some(&text), Some(&text));
            let game = SavedGame { names, ..SavedGame::new(record, Participants::PERSONS) };
            stage = stage.offering_saved(&game).press("<Enter>").press(TOUR);
            let path = PathBuf::from(&text);
            let broken = || StoreError::Io(io::Error::other(text.clone()));
            let (record, ticket) = (Box::new(sgf_record(&text)), Ticket(1));
            let events = [
                Event::Loaded(ticket, path.clone(), Err(broken())),
                Event::Saved { path: path.clone(), number: 0, game: record, result: Err(broken()) },
                Event::NotKept(NotKept { why: text.clone(), instead: Some(path.clone()) }),
                Event::Opened(ticket, path.clone(), Err(broken())),
                Event::PuzzlesRead(ticket, Err(broken())),
                Event::Paste(text.clone()),
            ];
            for (event, marked) in events.into_iter().zip(&mut marked) {
                stage.send(event);
                *marked += usize::from(is_marked(&mut stage));
            }
            stage = stage.press("<Esc><Esc>");
            for typing in [":", "<C-p>", "H/", ",<Up><Up>", ";"] {
                stage = stage.press(typing).paste(&text).press("<Esc><Esc>");
            }
            for title in stage.titles() {
                assert!(title.chars().all(is_printable), "{title:?}");
            }
        }
    }
    // A path to load and one to save; a reason why nothing was saved, and another place.
    assert!(marked[..3].iter().all(|&number| number > 0), "{marked:?}");
}

fn sgf_record(text: &str) -> Record {
    let file = file(text);
    formats::read_as(file.as_bytes(), Format::Sgf, ReadOptions::default()).unwrap().record
}

#[test]
fn settings_puzzles_and_failures_cannot_control_the_terminal() {
    let mut marked = [0; 3];
    for (width, height) in SIZES {
        for text in hostile() {
            marked[0] += usize::from(is_marked(&mut Stage::new(width, height).with_problem(&text)));
            let origin = Origin {
                source: text.clone(),
                players: [text.clone(), text.clone()],
                date: text.clone(),
            };
            let puzzle = Deck::first_collection().puzzles()[0].clone().with_origin(origin);
            let mut stage = Stage::new(width, height).with_puzzles([puzzle]).press("W<Enter>");
            marked[1] += usize::from(is_marked(&mut stage));
            stage.press("?<Esc>").text();
            let stage = Stage::against_computer(width, height, Variant::GOMOKU_15).slow();
            let mut stage =
                stage.press("<Enter>").say(Response::Failed(Failure::Panicked(text.clone())));
            marked[2] += usize::from(is_marked(&mut stage));
            stage.press("?<Esc>").text();
        }
    }
    assert!(marked.iter().all(|&number| number > 0), "{marked:?}");
}

#[test]
fn shown_text_is_stored_unchanged() {
    let text = "one \u{202e}owt\u{feff}\u{1b}[2J three";
    let stage = Stage::game(120, 40, 15).file("game.csv", &file(text)).press("l[");
    let comment = |stage: &Stage| {
        let record = stage.record();
        record.tree().notes(record.line()[2]).comment.clone()
    };
    let before = comment(&stage);
    assert!(before.contains('\u{202e}') && before.contains('\u{1b}'), "{before:?}");
    let mut stage = stage.press(";");
    check(&mut stage, &["one \u{fffd}owt\u{fffd}\u{fffd}2J three"]);
    // Nobody has changed it.
    let stage = stage.press("<Left><Enter>");
    assert_eq!(comment(&stage), before);
    // A user sees what they write.
    let stage = stage.press(";!<Enter>");
    assert_eq!(comment(&stage), "one \u{fffd}owt\u{fffd}\u{fffd}2J three!");
}
