//! Law: whatever this program prints as a board, it reads.

use std::time::Duration;

use super::{analyse, show};
use crate::formats::text::{self, RowOrigin};
use crate::game::{AnyGame, State};
use crate::line::numbered;
use crate::locale::Locales;
use crate::player::{Info, Line, Verdict};
use crate::record::Record;
use crate::rules::{
    Coordinates, Game, Placement, Point, Position, Rule, Shape, Stone, Topology, Variant,
};

const LANGUAGES: [&str; 6] = ["en", "de", "ru", "zh", "ja", "cs"];

/// Numbers that look random, the same ones in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    fn variant(&mut self, width: u8, height: u8) -> Variant {
        let topology = if self.below(4) == 0 { Topology::Torus } else { Topology::Plane };
        let placement = if self.below(4) == 0 { Placement::Gravity } else { Placement::Anywhere };
        let rule = if self.below(2) == 0 { Rule::Standard } else { Rule::Freestyle };
        let shape = Shape::new(width, height, topology).unwrap();
        let longest = usize::from(width.max(height)) - 2;
        let row = 3 + u8::try_from(self.below(longest)).unwrap();
        Variant::new(shape, row, rule, placement).unwrap()
    }

    /// Position with any stones and either side to move, or one in which moves were played.
    fn game(&mut self, variant: Variant) -> Game {
        let shape = variant.shape();
        let mut game = Game::new(variant);
        if variant.placement() == Placement::Anywhere {
            let thinness = 1 + self.below(6);
            let mut stones = Vec::new();
            for point in shape.points() {
                if self.below(thinness + 1) == 0 {
                    let side = if self.below(2) == 0 { Stone::First } else { Stone::Second };
                    stones.push((point, side));
                }
            }
            if self.below(3) > 0 {
                let to_move = if self.below(2) == 0 { Stone::First } else { Stone::Second };
                let position = Position::from_stones(variant, stones).unwrap();
                game = Game::from_position(position.with_to_move(to_move));
            }
        }
        for _ in 0..self.below(shape.cells()) {
            let moves: Vec<Point> = game.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            game.play(moves[self.below(moves.len())]).unwrap();
        }
        game
    }
}

/// Reads a text, and returns its game.
fn read(text: &str) -> Game {
    let loaded = text::read(text, Variant::GOMOKU_15, RowOrigin::Bottom);
    let loaded = loaded.unwrap_or_else(|why| panic!("{why}\n{text}"));
    match loaded.record.on_board() {
        AnyGame::Rows(game) => game.clone(),
        AnyGame::Quarto(_) => panic!("{text}"),
    }
}

fn stones(game: &Game) -> Vec<(Point, Stone)> {
    game.board().occupied().collect()
}

/// Iterates over all sizes of boards.
fn sizes() -> impl Iterator<Item = (u8, u8)> {
    (3..=26).flat_map(|width| (3..=26).map(move |height| (width, height)))
}

#[test]
fn what_show_prints_is_read_with_the_rule_and_the_side_to_move() {
    let mut dice = Dice(0x5eed_0001);
    for (width, height) in sizes() {
        let language = LANGUAGES[dice.below(LANGUAGES.len())];
        Locales::new(Vec::new(), None).load(language).speak();
        let variant = dice.variant(width, height);
        let game = dice.game(variant);
        let record = Record::from(AnyGame::Rows(game.clone()));
        for names in [Coordinates::Letters, Coordinates::Numbers] {
            let text = show::position(&record, names).unwrap();
            let again = read(&text);
            assert_eq!(stones(&again), stones(&game), "{text}");
            let listed = format!("{text}\n{}", show::tree(&record, names));
            assert_eq!(stones(&read(&listed)), stones(&game), "{listed}");
            let (is, was) = (again.variant(), variant);
            assert_eq!(is.shape(), was.shape(), "{text}");
            assert_eq!(is.row_length(), was.row_length(), "{text}");
            assert_eq!(is.placement(), was.placement(), "{text}");
            if was.row_length() < width.max(height) {
                assert_eq!(is.rule(), was.rule(), "{text}");
            }
            if let State::ToMove(side) = record.state() {
                assert_eq!(again.start().to_move(), side, "{text}");
            }
        }
    }
}

#[test]
fn what_solve_and_analyse_print_is_read() {
    let mut dice = Dice(0x5eed_0002);
    for round in 0..200 {
        let language = LANGUAGES[round % LANGUAGES.len()];
        Locales::new(Vec::new(), None).load(language).speak();
        let side = u8::try_from(5 + round % 16).unwrap();
        let shape = Shape::new(side, side, Topology::Plane).unwrap();
        let variant = Variant::new(shape, 5, Rule::Freestyle, Placement::Anywhere).unwrap();
        let mut game = Game::new(variant);
        for _ in 0..dice.below(shape.cells() / 2) {
            let moves: Vec<Point> = game.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            game.play(moves[dice.below(moves.len())]).unwrap();
        }
        let mut free: Vec<Point> =
            shape.points().filter(|&point| game.board().get(point).is_none()).collect();
        let length = dice.below(free.len().min(24));
        let pv: Vec<Point> =
            (0..length).map(|_| free.swap_remove(dice.below(free.len()))).collect();
        let answer = "win in 2: i7 i11 f7\n";
        let solved = format!("{answer}{}", numbered(game.board(), &pv));
        assert_eq!(stones(&read(&solved)), stones(&game), "{solved}");
        let line = Line { pv, verdict: Verdict::Open(30), depth: 9 };
        let elapsed = Duration::from_secs(3);
        let info = Info { nodes: 12_345, elapsed, lines: vec![line] };
        let told = analyse::plain(&game, &info);
        let again = read(&told);
        assert_eq!(stones(&again), stones(&game), "{told}");
        let mover = game.side_of(game.moves().len());
        if matches!(again.status(), crate::rules::Status::ToMove(_)) {
            assert_eq!(again.start().to_move(), mover, "{told}");
        }
    }
}
