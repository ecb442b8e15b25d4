//! Collections of other programs.

use std::fmt::Write as _;

use super::*;
use crate::collection::Date;
use crate::formats::Format;

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database>\n<rules>\
    <rule id=\"1\" name=\"Renju\"/><rule id=\"2\" name=\"Freestyle\"/></rules>\n<players>\
    <player id=\"1\" name=\"Ada\" surname=\"A\"/><player id=\"2\" name=\"Eve\" surname=\"E\"/>\
    </players>\n<tournaments><tournament id=\"1\" name=\"Open\" year=\"2025\" month=\"7\"/>\
    <tournament id=\"2\" name=\"Cup\" year=\"2026\" month=\"11\"/></tournaments>\n<games>\n";

/// Writes a database of three games, of which the second has a move that cannot be played.
fn rif() -> String {
    let games =
        [(1, 1, 2, "1", "h8 i9 j10"), (2, 2, 1, "0", "h8 h8"), (2, 1, 2, "0.5", "h8 g9 a1 b2")];
    let mut text = HEAD.to_owned();
    for (tournament, black, white, result, moves) in games {
        let _ = writeln!(
            text,
            "<game tournament=\"{tournament}\" rule=\"2\" black=\"{black}\" white=\"{white}\" \
             bresult=\"{result}\"><move>{moves}</move><info>A comment</info></game>"
        );
    }
    text + "</games></database>\n"
}

fn listed(collection: &Collection, filter: Filter) -> Vec<u32> {
    let query = Query { filter, reached: None };
    let page = collection.games(&query, Order::Found, 0, usize::MAX).unwrap();
    page.games.iter().map(|game| game.number).collect()
}

#[test]
fn games_of_a_database_are_found_filtered_and_loaded() {
    let place = Place::new();
    place.write("renju.rif", rif().as_bytes());
    let collection = place.updated();
    let games = all(&collection);
    assert_eq!(names(&games), ["renju.rif"; 3]);
    let moves: Vec<u32> = games.iter().map(|game| game.game.as_ref().unwrap().moves).collect();
    assert_eq!(moves, [3, 1, 4]);
    let all = Filter::default;
    assert_eq!(listed(&collection, Filter { player: "eve".into(), ..all() }), [1, 2, 3]);
    let lost = ResultFilter::LostBy("ada".into());
    assert_eq!(listed(&collection, Filter { result: Some(lost), ..all() }), [] as [u32; 0]);
    let won = ResultFilter::WonBy("ada".into());
    assert_eq!(listed(&collection, Filter { result: Some(won), ..all() }), [1, 2]);
    let from: Option<Date> = "2026".parse().ok();
    assert_eq!(listed(&collection, Filter { from, ..all() }), [2, 3]);
    assert_eq!(listed(&collection, Filter { size: Some((19, 19)), ..all() }), [] as [u32; 0]);
    // The second moves are images of each other.
    let explorer = collection.explore(&position("h8g7"), &all()).unwrap();
    assert_eq!(explorer.games.total(), 2);
    let third = &games[2];
    let loaded = third.load().unwrap();
    assert_eq!(loaded.record.info().players.first.name, "Ada A");
    let sgf = crate::formats::sgf::write(&loaded.record).unwrap();
    let sgf = String::from_utf8(sgf).unwrap();
    assert!(sgf.contains("EV[Cup]") && sgf.contains("C[A comment]"), "{sgf}");
    // Another game has taken its place.
    place.write("renju.rif", rif().replace("g9 a1", "g9 a2 a1").as_bytes());
    assert!(matches!(third.load(), Err(StoreError::Changed)));
}

#[test]
fn a_database_in_utf_16_has_the_same_games() {
    let place = Place::new();
    let wide: Vec<u8> =
        rif().replace("UTF-8", "UTF-16").encode_utf16().flat_map(u16::to_le_bytes).collect();
    place.write("wide.rif", &[b"\xff\xfe", &wide[..]].concat());
    for encoding in [None, Some("utf-16le".parse().unwrap())] {
        let mut collection = place.store.collection_in(&[place.games()], encoding).unwrap();
        update(&mut collection);
        let games = all(&collection);
        assert_eq!(names(&games), ["wide.rif"; 3]);
        let loaded = games[2].load().unwrap();
        assert_eq!(loaded.record.info().players.first.name, "Ada A");
        assert_eq!(loaded.record.on_board().moves(), 4);
    }
}

#[test]
fn a_long_database_is_read_through_windows() {
    let place = Place::new();
    let mut text = HEAD.to_owned();
    let info = "<![CDATA[</game>]]>&amp;".repeat(20);
    for number in 0..2000 {
        let name = if number % 2 == 0 { "Ada" } else { "Nobody" };
        let _ = writeln!(
            text,
            "<game id=\"{number}\" black=\"{}\"><move>h8 i{}</move><info>{info}{name}</info></game>",
            number % 2 + 1,
            number % 15 + 1
        );
    }
    place.write("long.rif", text.as_bytes());
    let collection = place.updated();
    let games = all(&collection);
    assert_eq!(games.len(), 2000);
    for number in [0, 999, 1999] {
        let loaded = games[number].load().unwrap();
        assert_eq!(loaded.record.on_board().moves(), 2);
        let name = if number % 2 == 0 { "Ada A" } else { "Eve E" };
        assert_eq!(loaded.record.info().players.first.name, name);
    }
}

#[test]
fn nothing_is_removed_from_databases_or_saved_over_them() {
    let place = Place::new();
    place.write("renju.rif", rif().as_bytes());
    place.write("list.txt", b"-1,0, 0,0\n0,0, 1,1\n");
    let games = all(&place.updated());
    assert_eq!(names(&games), ["list.txt", "list.txt", "renju.rif", "renju.rif", "renju.rif"]);
    for game in &games {
        let why = game.delete().unwrap_err();
        assert!(matches!(why, StoreError::OnlyRead(Format::Rif | Format::Openings)), "{why}");
    }
    let path = place.games().join("renju.rif");
    let record = games[2].load().unwrap().record;
    let why = place.store.save(&path, &record, None).unwrap_err();
    assert_eq!(why.to_string(), "games are read from RenjuNet .rif, but not saved there");
    // Nor under another name.
    let other = place.games().join("renju.sgf");
    fs::rename(&path, &other).unwrap();
    let why = place.store.save(&other, &record, None).unwrap_err();
    let said = "RenjuNet .rif files are only read, and this one was left unchanged";
    assert_eq!(why.to_string(), said);
    assert!(matches!(place.store.put(&other, b"x"), Err(StoreError::OnlyRead(_))));
    assert_eq!(fs::read_to_string(&other).unwrap(), rif());
}

#[test]
fn openings_and_positions_are_games_of_a_collection() {
    let place = Place::new();
    place.write("openings.txt", b"h8i9j10\nh8g9\n");
    let record = |cells: &[u8]| {
        let length = u16::try_from(cells.len() + 3).unwrap().to_le_bytes();
        [&length[..], &[0, 15, 15], cells, &[1, 0, 0xff]].concat()
    };
    let records = [record(&[7, 7]), record(&[7, 7, 8, 8, 6, 6])];
    place.write("yixin.db", &[&2_u32.to_le_bytes()[..], &records.concat()].concat());
    place.write("other.db", b"SQLite format 3\0");
    place.write("old.pos", &[2, 112, 98]);
    let collection = place.updated();
    let games = all(&collection);
    let expected = ["old.pos", "openings.txt", "openings.txt", "yixin.db", "yixin.db"];
    assert_eq!(names(&games), expected);
    assert_eq!(collection.explore(&position("h8"), &Filter::default()).unwrap().games.total(), 4);
    let stones: Vec<usize> =
        games.iter().map(|game| game.load().unwrap().record.on_board().stones()).collect();
    assert_eq!(stones, [2, 3, 2, 1, 3]);
}
