//! End of a game: who won, why, and how long the moves took.

use std::fmt;
use std::ops::AddAssign;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::printable::printable;
use crate::rules::{Game, Point, ReplayError, Status, Stone, Variant};
use crate::translate::message;

/// Reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Winning row of a side.
    Five,
    /// Full board, or only fouls left to the side to move: a draw.
    FullBoard,
    /// Foul by the loser, in renju or omok.
    Foul,
    /// Loss on time.
    Time,
    /// Illegal move by the loser, or an answer that is no move.
    IllegalMove,
    /// Program of the loser that ended, or refused to start the game.
    Crash,
    /// Proof that the winner wins.
    Proof,
    /// Draw by the move limit.
    MoveLimit,
}

impl Reason {
    pub const ALL: [Self; 8] = [
        Self::Five,
        Self::FullBoard,
        Self::Foul,
        Self::Time,
        Self::IllegalMove,
        Self::Crash,
        Self::Proof,
        Self::MoveLimit,
    ];
    /// Reasons that are faults of the loser's program, rather than of its play.
    pub const FAULTS: [Self; 3] = [Self::Time, Self::IllegalMove, Self::Crash];

    pub fn is_fault(self) -> bool {
        Self::FAULTS.contains(&self)
    }

    /// Checks whether nobody wins for this reason.
    pub const fn is_draw(self) -> bool {
        matches!(self, Self::FullBoard | Self::MoveLimit)
    }
}

/// Names the reason in the language of the thread.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Five => message!("tournament-reason-five", "five in a row").fmt(f),
            Self::FullBoard => message!("tournament-reason-full", "full board").fmt(f),
            Self::Foul => message!("tournament-reason-foul", "foul").fmt(f),
            Self::Time => message!("tournament-reason-time", "loss on time").fmt(f),
            Self::IllegalMove => message!("tournament-reason-illegal", "illegal move").fmt(f),
            Self::Crash => message!("tournament-reason-crash", "crash").fmt(f),
            Self::Proof => message!("tournament-reason-proof", "proved win").fmt(f),
            Self::MoveLimit => message!("tournament-reason-limit", "move limit").fmt(f),
        }
    }
}

/// Short printable text of a program, or about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String")]
pub struct ShortText(String);

impl ShortText {
    /// Maximum number of characters.
    pub const LONGEST: usize = 200;

    /// Takes the beginning of a text, without what a terminal would obey.
    pub fn new(text: &str) -> Self {
        let start: String = text.trim().chars().take(Self::LONGEST).collect();
        Self(printable(&start).trim().to_owned())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<String> for ShortText {
    fn from(text: String) -> Self {
        Self::new(&text)
    }
}

/// Move of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    pub point: Point,
    pub time: Duration,
    /// Depth of the search in plies, if the program told it.
    pub depth: Option<u16>,
    /// Value that the program gave the position, in its own words; empty if it gave none.
    pub evaluation: ShortText,
}

/// Game that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    pub opening: Vec<Point>,
    /// Moves after the opening.
    pub moves: Vec<PlayedMove>,
    /// Winner of the game; `None` for a draw.
    pub winner: Option<Stone>,
    pub reason: Reason,
    /// Time of an answer that ended the game and is not among the moves: late, illegal or missing.
    pub last_answer: Option<Duration>,
    /// Account of a fault; empty if there is none.
    pub note: ShortText,
}

/// Contradiction between the moves of a game and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// The rules do not permit a move.
    Move(ReplayError),
    /// The moves do not end the game in this way.
    End(Reason),
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(why) => why.fmt(f),
            Self::End(reason) => message!(
                "tournament-end-does-not-fit",
                "the moves do not fit the end of the game: {reason}",
                reason = reason
            )
            .fmt(f),
        }
    }
}

impl Finished {
    pub const fn loser(&self) -> Option<Stone> {
        match self.winner {
            Some(winner) => Some(winner.opponent()),
            None => None,
        }
    }

    /// Half points of a side.
    pub fn half_points(&self, side: Stone) -> u8 {
        self.winner.map_or(1, |winner| if winner == side { 2 } else { 0 })
    }

    /// Side that made the move with this index among those after the opening.
    pub const fn mover(&self, index: usize) -> Stone {
        Stone::First.after(self.opening.len() + index)
    }

    /// Times of a side's moves, including an answer that was none.
    pub fn times(&self, side: Stone) -> Times {
        let mut times = Times::default();
        for (index, played) in self.moves.iter().enumerate() {
            if self.mover(index) == side {
                times.add(played.time, played.depth);
            }
        }
        if let Some(time) = self.last_answer.filter(|_| self.mover(self.moves.len()) == side) {
            times.add(time, None);
        }
        times
    }

    /// Plays the game, and checks that it ends as it says.
    pub fn replay(&self, variant: Variant) -> Result<Game, Contradiction> {
        let moves = self.moves.iter().map(|played| played.point);
        let moves = self.opening.iter().copied().chain(moves);
        let game = Game::from_moves(variant, moves).map_err(Contradiction::Move)?;
        let won_on_board = match game.status() {
            Status::Won(winner) => Some(winner),
            _ => None,
        };
        let is_open = matches!(game.status(), Status::ToMove(_));
        let fits = match self.reason {
            Reason::Five => won_on_board.is_some() && game.last_foul().is_none(),
            Reason::Foul => won_on_board.is_some() && game.last_foul().is_some(),
            Reason::FullBoard => {
                game.status() == Status::Drawn || is_open && game.legal_moves().next().is_none()
            }
            // A program that is not to move may end, too.
            Reason::Crash | Reason::Proof | Reason::MoveLimit => is_open,
            Reason::Time | Reason::IllegalMove => {
                is_open && self.loser() == game.status().to_move()
            }
        };
        let is_decided = won_on_board.is_none_or(|winner| self.winner == Some(winner));
        if fits && is_decided && self.winner.is_none() == self.reason.is_draw() {
            Ok(game)
        } else {
            Err(Contradiction::End(self.reason))
        }
    }
}

/// Times and depths of a program's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    pub moves: u32,
    pub total: Duration,
    /// Time of the longest move.
    pub longest: Duration,
    /// Number of moves with a depth, and the sum of their depths.
    depths: (u32, u32),
}

impl Times {
    fn add(&mut self, time: Duration, depth: Option<u16>) {
        let depths = depth.map_or((0, 0), |depth| (1, depth.into()));
        *self += Self { moves: 1, total: time, longest: time, depths };
    }

    /// Mean time of a move; `None` without moves.
    pub fn mean(&self) -> Option<Duration> {
        self.total.checked_div(self.moves)
    }

    /// Mean depth of the moves with one.
    pub fn depth(&self) -> Option<f64> {
        let (number, sum) = self.depths;
        (number > 0).then(|| f64::from(sum) / f64::from(number))
    }
}

impl AddAssign for Times {
    fn add_assign(&mut self, other: Self) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
        self.depths.0 += other.depths.0;
        self.depths.1 = self.depths.1.saturating_add(other.depths.1);
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::rules::{Coordinates, Placement, Rule, Shape, Topology, parse_moves};

    const GOMOKU: Variant = Variant::GOMOKU_15;

    /// Game with these moves after an opening, of which the moves take 1 ms, 2 ms and so on.
    pub fn finished(
        variant: Variant,
        opening: &str,
        moves: &str,
        winner: Option<Stone>,
        reason: Reason,
    ) -> Finished {
        let opening = parse_moves(opening, variant).unwrap().moves().to_vec();
        let mut game = Game::from_moves(variant, opening.iter().copied()).unwrap();
        for point in moves.split_whitespace() {
            let point = Coordinates::Letters.parse(point, variant.shape()).unwrap();
            game.play(point).unwrap();
        }
        let points = &game.moves()[opening.len()..];
        let played = (1..).zip(points).map(|(number, &point)| PlayedMove {
            point,
            time: Duration::from_millis(number),
            depth: None,
            evaluation: ShortText::default(),
        });
        let moves = played.collect();
        let note = ShortText::default();
        Finished { opening, moves, winner, reason, last_answer: None, note }
    }

    /// Win of the first side, by a row in six moves after an opening of three stones.
    pub fn won() -> Finished {
        let moves = "a2 k8 a3 l8 a4 m8";
        finished(GOMOKU, "i8a1j8", moves, Some(Stone::First), Reason::Five)
    }

    #[test]
    fn only_three_reasons_are_faults() {
        let faults = Reason::ALL.into_iter().filter(|reason| reason.is_fault());
        assert!(faults.eq([Reason::Time, Reason::IllegalMove, Reason::Crash]));
        let names: Vec<String> = Reason::ALL.iter().map(ToString::to_string).collect();
        let different: std::collections::HashSet<&String> = names.iter().collect();
        assert_eq!(different.len(), 8, "{names:?}");
    }

    #[test]
    fn texts_of_programs_become_short_and_printable() {
        let text = ShortText::new("  \u{1b}[31mred\nblue\u{202e} ");
        assert_eq!(text.as_str(), "\u{fffd}[31mred blue\u{fffd}");
        let long = ShortText::new(&"ä".repeat(500));
        assert_eq!(long.as_str().chars().count(), ShortText::LONGEST);
        assert_eq!(ShortText::new(text.as_str()), text);
        assert!(ShortText::new(" \n ").is_empty());
    }

    #[test]
    fn times_are_added_for_each_side() {
        let mut game = won();
        // The second side moves first after three stones.
        game.moves[0].depth = Some(8);
        game.moves[2].depth = Some(11);
        let first = game.times(Stone::First);
        let ms = Duration::from_millis;
        assert_eq!((first.moves, first.total, first.longest), (3, ms(12), ms(6)));
        assert_eq!((first.mean(), first.depth()), (Some(ms(4)), None));
        let second = game.times(Stone::Second);
        assert_eq!((second.moves, second.total, second.longest), (3, ms(9), ms(5)));
        assert_eq!(second.depth(), Some(9.5));
        assert_eq!(Times::default().mean(), None);
        game.moves.pop();
        game.last_answer = Some(ms(500));
        let late = game.times(Stone::First);
        assert_eq!((late.moves, late.longest), (3, ms(500)));
        assert_eq!(game.times(Stone::Second), second);
        let mut both = first;
        both += second;
        assert_eq!(
            (both.moves, both.total, both.longest, both.depth()),
            (6, ms(21), ms(6), Some(9.5))
        );
    }

    #[test]
    fn points_are_those_of_the_winner() {
        let mut game = won();
        assert_eq!([Stone::First, Stone::Second].map(|side| game.half_points(side)), [2, 0]);
        assert_eq!(game.loser(), Some(Stone::Second));
        game.winner = None;
        assert_eq!([Stone::First, Stone::Second].map(|side| game.half_points(side)), [1, 1]);
    }

    #[test]
    fn the_moves_must_fit_the_end() {
        use Reason::{Crash, Five, Foul, FullBoard, IllegalMove, MoveLimit, Proof, Time};
        let [x, o] = [Some(Stone::First), Some(Stone::Second)];
        let fits = |game: &Finished, variant, winner, reason| {
            let game = Finished { winner, reason, ..game.clone() };
            game.replay(variant).is_ok()
        };
        let game = won();
        for winner in [x, o, None] {
            for reason in Reason::ALL {
                let expected = winner == x && reason == Five;
                assert_eq!(fits(&game, GOMOKU, winner, reason), expected, "{winner:?} {reason:?}");
            }
        }
        let mut open = won();
        open.moves.pop();
        // The first side is to move.
        for (winner, reasons) in [
            (x, &[Crash, Proof][..]),
            (o, &[Crash, Proof, Time, IllegalMove]),
            (None, &[MoveLimit]),
        ] {
            for reason in Reason::ALL {
                let expected = reasons.contains(&reason);
                assert_eq!(fits(&open, GOMOKU, winner, reason), expected, "{winner:?} {reason:?}");
            }
        }
        open.moves[1].point = open.moves[0].point;
        let why = open.replay(GOMOKU).unwrap_err();
        assert_eq!(why.to_string(), "move 5: there is already a stone there");
        // An overline of the first side is a foul in renju.
        let renju = GOMOKU.with_rule(Rule::Renju);
        let foul = finished(renju, "h8a1i8", "a3 j8 c1 l8 e1 m8 e3 k8", o, Foul);
        for (winner, reason) in [(o, Foul), (o, Five), (x, Foul), (x, Five), (None, FullBoard)] {
            assert_eq!(fits(&foul, renju, winner, reason), (winner, reason) == (o, Foul));
        }
    }

    #[test]
    fn a_full_board_is_a_draw() {
        let shape = Shape::new(5, 5, Topology::Plane).unwrap();
        let small = Variant::new(shape, 5, Rule::Freestyle, Placement::Anywhere).unwrap();
        // Pairs of stones whose sides alternate in every direction never make five.
        let mut sides = [Vec::new(), Vec::new()];
        for point in shape.points() {
            sides[usize::from((2 * point.row + point.col) % 4 >= 2)].push(point);
        }
        while sides[0].len() < 13 {
            let point = sides[1].pop().unwrap();
            sides[0].push(point);
        }
        let order = (0..25).map(|turn| sides[turn % 2][turn / 2]);
        let game = Game::from_moves(small, order).unwrap();
        assert_eq!(game.status(), Status::Drawn);
        let name = |&point| Coordinates::Letters.name(point, shape);
        let names: Vec<String> = game.moves().iter().map(name).collect();
        let full = finished(small, &names[0], &names[1..].join(" "), None, Reason::FullBoard);
        assert!(full.replay(small).is_ok());
        let limit = Finished { reason: Reason::MoveLimit, ..full };
        assert_eq!(limit.replay(small), Err(Contradiction::End(Reason::MoveLimit)));
    }
}
