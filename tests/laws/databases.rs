//! Collections of other programs: databases, positions and openings, which are only read.

use gomoku::formats::text::RowOrigin;
use gomoku::formats::{self, Format, FoundGame, Loaded, ReadOptions, openings, pos, rif, yxdb};
use gomoku::game::AnyGame;

use super::draw::Draw;
use super::formats::stays;
use super::reach::reach;

/// Law of databases of `RenjuNet`: the games are at the places reported, however the file is cut
/// into windows, the main games of the index are those of the games, and all become SGF.
pub fn rif(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let window = 1 + draw.below(1 << 16);
    let file = draw.rest();
    let whole = rif::plain(file, None);
    let games: Vec<FoundGame> = rif::games(file, None).collect();
    let mut scanner = rif::Scanner::default();
    let (mut start, mut end) = (0, 0);
    let mut games = games.into_iter();
    loop {
        let is_last = end >= whole.len();
        let mut at = 0;
        while let Some(piece) = scanner.next_game(&whole[start..end], &mut at, is_last) {
            let found = games.next().unwrap();
            let range = start + piece.range.start..start + piece.range.end;
            assert_eq!((range, piece.line), (found.range, found.line));
            let Ok(Loaded { record, .. }) = found.game else {
                assert!(scanner.main_game(&piece).is_err());
                continue;
            };
            reach("rif: a game is read");
            let main = scanner.main_game(&piece).unwrap();
            assert_eq!(&main.info, record.info());
            let AnyGame::Rows(game) = record.on_board() else { panic!("{record:?}") };
            assert_eq!(&main.game, game);
            stays(&record);
        }
        start += at;
        if is_last {
            break;
        }
        end = whole.len().min(end + window);
    }
    assert!(games.next().is_none());
}

/// Law of databases of Yixin and Rapfi: all records that are read become SGF, and what is read
/// before a cut is the same.
pub fn yxdb(bytes: &[u8]) {
    /// Enough records, of which a small file may unpack millions.
    const MOST: usize = 100;
    let mut draw = Draw::new(bytes);
    let cut = draw.below(1 << 16);
    let file = draw.rest();
    let cut = cut % (file.len() + 1);
    let mut before = yxdb::games(&file[..cut], None).take(MOST);
    for found in yxdb::games(file, None).take(MOST) {
        if let Some(before) = before.next() {
            assert!(before.game.is_err() || before == found);
        }
        match found.game {
            Ok(Loaded { record, .. }) => {
                reach("yxdb: a record is read");
                stays(&record);
            }
            Err(why) => drop(why.to_string()),
        }
    }
}

/// Law of openings and positions: each opening is on its own line, and becomes SGF.
pub fn openings(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let current = draw.variant();
    let origin = if draw.flag() { RowOrigin::Top } else { RowOrigin::Bottom };
    let file = draw.rest();
    if pos::is_pos(file) {
        reach("openings: a position");
        assert!(Format::of_file(file, Some("pos")).is_some());
        if let Ok(loaded) = pos::read(file, current) {
            stays(&loaded.record);
        }
    }
    let is_list = openings::is_openings(file);
    let mut last = 0;
    for found in openings::games(file, ReadOptions { current, origin, encoding: None }) {
        assert!(last < found.line);
        last = found.line;
        if let Ok(Loaded { record, .. }) = found.game {
            if is_list {
                reach("openings: an opening");
            }
            stays(&record);
        }
    }
    assert!(!is_list || last > 0);
    assert!(!is_list || formats::is_saved_game(file, Some("txt")));
}
