//! Tasks to watch, and conditions that must hold whatever went wrong.

use std::fmt::Display;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use gomoku::collection::Order;
use gomoku::formats::SavedGame;
use gomoku::formats::journal::{self, Writer};
use gomoku::game::{AnyGame, GameKind, Participants, Target};
use gomoku::puzzle::{AttemptOutcome, Deck, Grade, LogEntry};
use gomoku::record::Record;
use gomoku::rules::{Point, Stone, Variant};
use gomoku::settings::{Bell, Key, Settings};
use gomoku::store::collection::Query;
use gomoku::store::{Keeper, Listed, News, Store};

use super::place::{Place, Run, store};

/// Variable that holds the task of the watched process.
pub const TASK: &str = "GOMOKU_FAULTS_TASK";

/// Task that uses files.
pub struct Task {
    pub name: &'static str,
    pub program: Program,
    pub input: &'static str,
    /// Prepares the files.
    pub prepare: fn(&Place),
    /// Checks the conditions afterwards.
    pub check: fn(&Place, &Run) -> Result<(), String>,
}

/// Program that runs the task.
pub enum Program {
    /// The built program with these arguments.
    Built(&'static [&'static str]),
    /// Function [`work`], in a process of its own.
    Worker,
}

impl Task {
    /// Checks the files after a run, before and after the next start.
    pub fn holds(&self, place: &Place, run: &Run) -> Result<(), String> {
        (self.check)(place, run)?;
        // The next start creates its own index, and quits.
        let is_left = |name: &String| name.contains(".gomoku") && !name.starts_with(".cache/");
        let left = place.files().into_iter().find(is_left);
        left.map_or(Ok(()), |left| Err(format!("{left} is left")))
    }
}

const OLDER: &str = "No;Row;Col;Player\n1;3;3;0\n";
const OLD: &str = "No;Row;Col;Player\n1;2;2;0\n";
const NEW: &str = "No;Row;Col;Player\n1;7;7;0\n2;6;6;1\n";

/// Prints a message for the test.
fn say(what: impl Display) {
    println!("\nsaid: {what}");
}

/// Iterates over the printed messages, in order.
fn said(run: &Run) -> impl Iterator<Item = &str> {
    run.text.lines().filter_map(|line| line.strip_prefix("said: "))
}

fn must(is_so: bool, what: impl Into<String>) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(what.into()) }
}

/// Checks a file with a copy of an older one: its content, and that of the copy.
fn saved(place: &Place, name: &str, told: Option<bool>) -> Result<(), String> {
    let copy = format!("{name}~");
    let now = place.read(name);
    must(now.as_deref() == Some(OLD) || now.as_deref() == Some(NEW), format!("holds {now:?}"))?;
    // The next program that saves there cleans up.
    place.save_beside(&name.replace("game", "other"), NEW)?;
    let held = (place.read(name), place.read(&copy));
    let is = |file: &str, copy: &str| held == (Some(file.to_owned()), Some(copy.to_owned()));
    match told {
        Some(true) => must(is(NEW, OLD), format!("it is said to be saved: {held:?}")),
        Some(false) => must(is(OLD, OLDER), format!("it is said to have failed: {held:?}")),
        None => must(is(NEW, OLD) || is(OLD, OLDER), format!("it was killed: {held:?}")),
    }
}

pub const CONVERT: Task = Task {
    name: "convert",
    program: Program::Built(&["convert", "in.csv", "game.csv"]),
    input: "",
    prepare: |place| {
        place.write("in.csv", NEW);
        place.write("game.csv", OLD);
        place.write("game.csv~", OLDER);
    },
    check: |place, run| {
        let is_there = || run.text.contains("it was written, but");
        saved(place, "game.csv", run.status.map(|status| status == 0 || is_there()))
    },
};

pub const LINE: Task = Task {
    name: "line",
    program: Program::Built(&["line"]),
    input: "15\n7,7\n6,6\ns\nq\n",
    prepare: |place| {
        place.write("data/gomoku/game.csv", OLD);
        place.write("data/gomoku/game.csv~", OLDER);
    },
    check: |place, run| {
        let is_saved = run.text.contains("Game saved") || run.text.contains("it was written, but");
        must(
            run.status.is_none() || is_saved || run.text.contains("Not saved"),
            "nothing is said",
        )?;
        // A killed program may have reported it before.
        let told = if is_saved { Some(true) } else { run.status.map(|_| false) };
        saved(place, "data/gomoku/game.csv", told)
    },
};

const SET: &str = "level = 7 # mine\n";

pub const SETTING: Task = Task {
    name: "setting",
    program: Program::Worker,
    input: "",
    prepare: |place| place.write("data/gomoku/settings.toml", SET),
    check: |place, run| {
        place.start_again()?;
        let text = place.read("data/gomoku/settings.toml");
        let is_new = text == Some(format!("{SET}bell = \"your-turn\"\n"));
        match said(run).next() {
            Some("saved") => must(is_new, format!("it is said to be set: {text:?}")),
            Some(why) if why.contains("it was written, but") => must(is_new, "it is not set"),
            Some(_) => must(text.as_deref() == Some(SET), format!("it is said to fail: {text:?}")),
            None => must(is_new || text.as_deref() == Some(SET), format!("it holds {text:?}")),
        }?;
        must(run.status.is_none() || said(run).next().is_some(), "nothing is said")
    },
};

fn entry(seconds: u32) -> LogEntry {
    LogEntry {
        at: "2026-11-22T11:02:03".parse().unwrap(),
        puzzle: "0123456789abcdef"
            .parse()
            .unwrap_or_else(|_| Deck::first_collection().puzzles()[0].id()),
        rating: 1200,
        outcome: AttemptOutcome::Solved,
        grade: Grade::Good,
        seconds,
    }
}

pub const ATTEMPT: Task = Task {
    name: "attempt",
    program: Program::Worker,
    input: "",
    prepare: |place| place.store().log_attempt(&entry(1)).unwrap(),
    check: |place, run| {
        place.start_again()?;
        let log = place.store().attempts().map_err(|why| why.to_string())?;
        let seconds: Vec<u32> = log.entries.iter().map(|entry| entry.seconds).collect();
        let [without, with] = [seconds == [1], seconds == [1, 2]];
        // If the disk is full or broken, there may be a partial line. It is not an entry, and
        // spoils none.
        match said(run).next() {
            Some("saved") => must(with, format!("it is said to be there: {seconds:?}")),
            Some(why) if why.contains("it was written, but") => must(with, "it is not there"),
            Some(_) => must(without, format!("it is said to fail: {seconds:?}")),
            None => must(with || without, format!("{seconds:?}")),
        }?;
        must(run.status.is_none() || said(run).next().is_some(), "nothing is said")
    },
};

const ADA: &str = "(;GM[4]SZ[15]PB[Ada];B[hh])\n";
const EVE: &str = "(;GM[4]SZ[15]PB[Eve];B[hh])\n";

pub const TAKE_OUT: Task = Task {
    name: "take out",
    program: Program::Worker,
    input: "",
    prepare: |place| place.write("games.sgf", &format!("{ADA}{EVE}")),
    check: |place, run| {
        place.save_beside("other.csv", NEW)?;
        let text = place.read("games.sgf").unwrap_or_default();
        let is_out = text.trim() == EVE.trim();
        let is_in = text == format!("{ADA}{EVE}");
        match said(run).next() {
            Some("saved") => must(is_out, format!("it is said to be gone: {text:?}")),
            Some(why) if why.contains("it was written, but") => must(is_out, "it is not gone"),
            Some(_) => must(is_in, format!("it is said to fail: {text:?}")),
            None => must(is_in || is_out, format!("it holds {text:?}")),
        }?;
        must(run.status.is_none() || said(run).next().is_some(), "nothing is said")
    },
};

/// Creates a game of this many stones.
fn game(stones: u8) -> SavedGame {
    let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    (0..stones).for_each(|_| next_stone(&mut record));
    SavedGame::new(record, Participants::PERSONS)
}

/// Plays the next stone of these games.
fn next_stone(record: &mut Record) {
    let stone = u8::try_from(record.on_board().stones()).unwrap();
    record.play(Target::Cell(Point::new(stone % 2, stone))).unwrap();
}

/// Plays the second stone, after which X resigns.
fn end(record: &mut Record) {
    next_stone(record);
    assert!(record.resign(Stone::First));
}

fn ended() -> SavedGame {
    let mut ended = game(1);
    end(&mut ended.record);
    ended
}

/// Finds the games: those that are listed, those in places that were reported, and those in the
/// final messages.
fn found(place: &Place, run: &Run) -> Result<Vec<SavedGame>, String> {
    let game = |listed| match listed {
        Listed::Game(game) => Ok(game),
        other => Err(format!("{other:?}")),
    };
    let listing = place.store().list(0, 9);
    let mut found: Vec<SavedGame> =
        listing.games.into_iter().map(game).collect::<Result<_, _>>()?;
    let named = said(run).filter_map(|words| words.strip_prefix("instead "));
    for path in named.map(PathBuf::from) {
        // It is removed once the moves are in their place again.
        match place.store().contents(&path) {
            Ok(game) => found.push(game),
            Err(why) if path.exists() => return Err(format!("{}: {why}", path.display())),
            Err(_) => {}
        }
    }
    if let Some(at) = run.text.find("gomoku journal 2\n") {
        let text = run.text[at..].split("\n\n").next().unwrap();
        let game = journal::read(format!("{text}\n").as_bytes());
        found.push(game.map_err(|why| format!("the last words: {why}"))?);
    }
    Ok(found)
}

fn moves(game: &SavedGame) -> Vec<Point> {
    match game.record.on_board() {
        AnyGame::Rows(game) => game.moves().to_vec(),
        AnyGame::Quarto(_) => Vec::new(),
    }
}

/// Checks a game of which a part was saved: that part is found, and nothing else.
fn kept(place: &Place, run: &Run, all: &SavedGame) -> Result<(), String> {
    place.start_again()?;
    let found = found(place, run)?;
    let stones = |game: &SavedGame| game.record.on_board().stones();
    let numbers = said(run).filter_map(|words| words.strip_prefix("kept ")?.parse().ok());
    let most: usize = numbers.max().unwrap_or_default();
    let has = |game: &SavedGame| stones(game) >= most;
    must(most == 0 || found.iter().any(has), format!("{most} stones are kept, not {found:?}"))?;
    let is_part = |game: &SavedGame| moves(all).starts_with(&moves(game));
    must(found.iter().all(is_part), format!("something else is found: {found:?}"))?;
    let is_over = said(run).any(|words| words == "ended");
    must(!is_over || found.iter().any(SavedGame::is_over), format!("it has ended, but {found:?}"))?;
    let is_said = |words| said(run).any(|said| said == words);
    must(run.status.is_none() || is_said("finished"), "the program ended before its end")?;
    let is_elsewhere = said(run).any(|words| words.starts_with("instead ") || words == "not kept");
    must(is_elsewhere || place.store().list(0, 9).total <= 1, "it is there twice")
}

/// Saves a game when it comes to the screen, and after each of these operations, like the program.
fn keep(mut keeper: Keeper, mut game: SavedGame, deeds: &[fn(&mut Record)]) {
    let mut is_kept = true;
    let came = News::Came(Box::new(game.clone()));
    let terms = game.terms();
    let mut writer = Writer::new(&mut game.record, terms.clone());
    let mut is_news = |game: &mut SavedGame, news: News| {
        if let Err(not_kept) = keeper.keep(news) {
            is_kept = not_kept.instead.is_some();
            match not_kept.instead {
                Some(path) => say(format_args!("instead {}", path.display())),
                None => say("not kept"),
            }
        }
        if is_kept {
            say(format_args!("kept {}", game.record.on_board().stones()));
            if game.is_over() {
                say("ended");
            }
        }
        for file in keeper.ahead() {
            if let Err(why) = file.sync_all() {
                say(format_args!("not synced: {why}"));
            }
        }
        say("synced");
    };
    is_news(&mut game, came);
    for deed in deeds {
        deed(&mut game.record);
        let update = writer.update(&mut game.record, &terms).unwrap();
        is_news(&mut game, News::Changed(update));
    }
    for words in keeper.finish() {
        println!("\n{words}\n");
        if let Some(path) = words.strip_prefix("the game was saved in ") {
            say(format_args!("instead {path}"));
        }
    }
    say("finished");
}

pub const JOURNAL: Task = Task {
    name: "journal",
    program: Program::Worker,
    input: "",
    prepare: |_| {},
    check: |place, run| kept(place, run, &game(3)),
};

pub const KEEP: Task = Task {
    name: "keep",
    program: Program::Worker,
    input: "",
    prepare: |_| {},
    check: |place, run| kept(place, run, &ended()),
};

/// Returns the only game of the history.
fn archive(store: &Store) -> PathBuf {
    match store.list(0, 9).games.first() {
        Some(Listed::Game(kept)) => kept.path.clone().unwrap(),
        other => panic!("{other:?}"),
    }
}

fn note(record: &mut Record) {
    let node = record.node();
    assert!(record.annotate(node, |notes| "a pity".clone_into(&mut notes.comment)));
}

pub const NOTE: Task = Task {
    name: "note",
    program: Program::Worker,
    input: "",
    prepare: |place| {
        let mut keeper = Keeper::new(place.store());
        keeper.keep_whole(&ended()).unwrap();
        keeper.finish();
    },
    check: |place, run| {
        place.start_again()?;
        let games = found(place, run)?;
        must(!games.is_empty() && games.iter().all(SavedGame::is_over), format!("{games:?}"))?;
        let comment =
            |game: &SavedGame| game.record.tree().notes(game.record.node()).comment.clone();
        let is_noted = games.iter().any(|game| comment(game) == "a pity");
        let is_kept = said(run).filter(|words| *words == "ended").count() > 1;
        must(!is_kept || is_noted, format!("the note is said to be kept: {games:?}"))?;
        let is_elsewhere =
            said(run).any(|words| words.starts_with("instead ") || words == "not kept");
        must(is_elsewhere || games.len() == 1, format!("it is there twice: {games:?}"))
    },
};

/// The index of games is a cache: whatever happens to it, the next list is complete.
pub const GAMES: Task = Task {
    name: "games",
    program: Program::Built(&["games"]),
    input: "",
    prepare: |place| (NOTE.prepare)(place),
    check: |place, run| {
        let is_listed = |text: &str| text.contains("X resigned");
        // An unreadable file is reported on its line.
        let is_told = run.text.contains("damaged: ");
        if run.status == Some(0) {
            let what = format!("it is said to be the list: {}", run.text);
            must(is_listed(&run.text) || is_told, what)?;
        } else if run.status.is_some() {
            must(run.text.contains("gomoku: "), format!("{:?} without a word", run.status))?;
        }
        place.age();
        let (again, text) = place.again(&["games"]);
        must(again && is_listed(&text), format!("the next time: {text}"))
    },
};

/// Runs a task by its name.
pub fn work(task: &str) {
    let home = PathBuf::from(std::env::var_os("HOME").unwrap());
    let store = store(&home);
    let told = |done: Result<(), String>| match done {
        Ok(()) => say("saved"),
        Err(why) => say(why),
    };
    match task {
        "setting" => {
            let settings = Settings { bell: Bell::YourTurn, ..Settings::default() };
            told(store.write_setting(Key::Bell, &settings).map_err(|why| why.to_string()));
        }
        "attempt" => told(store.log_attempt(&entry(2)).map_err(|why| why.to_string())),
        "take out" => told(take_out(&home.join("games.sgf"))),
        "journal" => keep(Keeper::new(store), game(0), &[next_stone, next_stone, next_stone]),
        "keep" => keep(Keeper::new(store), game(0), &[next_stone, end]),
        "note" => {
            let mut keeper = Keeper::new(store.clone());
            match keeper.open(&archive(&store)) {
                Ok(opened) => keep(keeper, opened, &[note]),
                Err(why) => say(format_args!("not opened: {why}")),
            }
        }
        other => panic!("{other}"),
    }
}

/// Removes the first of the games from a file. The index of the games is elsewhere.
fn take_out(file: &Path) -> Result<(), String> {
    let elsewhere = file.parent().unwrap().with_file_name("elsewhere");
    let mut collection = Store::in_directory(elsewhere)
        .collection(&[file.to_path_buf()])
        .map_err(|why| why.to_string())?;
    collection.update(&mut |_| ControlFlow::Continue(())).map_err(|why| why.to_string())?;
    let page = collection.games(&Query::default(), Order::Found, 0, 9);
    let game = page.map_err(|why| why.to_string())?.games.remove(0);
    game.delete().map_err(|why| why.to_string())
}
