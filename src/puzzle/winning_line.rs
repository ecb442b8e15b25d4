//! Winning line by threats, checked on the board.

use crate::engine::{Position, Square, Threat, WinKind};
use crate::rules::{Game, Point, Status};

/// Moves of both sides in turn, starting with the winner, up to the five or an unstoppable four.
///
/// Every move is legal and stops the opponent's fours. The solver ensures that the winner also wins
/// after other answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinningLine {
    line: Vec<Point>,
    /// Number of the winner's moves that are fours or fives.
    fours: usize,
}

impl WinningLine {
    /// Verifies a win of the side to move; `None` if it is none, or the engine does not support the
    /// game. Moves after an unstoppable four are cut off.
    pub fn of(game: &Game, mut line: Vec<Point>) -> Option<Self> {
        let Status::ToMove(us) = game.status() else { return None };
        let mut position = Position::of(game).ok()?;
        let mut game = game.clone();
        let mut fours = 0;
        for moves in 1.. {
            let pair = line.chunks(2).nth(moves - 1)?;
            let is_won = game.play(pair[0]).ok()? == Status::Won(us);
            position.place(Square::new(pair[0]));
            let fives = *position.squares(us, Threat::Five);
            fours += usize::from(is_won || !fives.is_empty());
            if !is_won && position.count(us.opponent(), Threat::Five) > 0 {
                return None;
            }
            // Nothing stops the four, or only a foul does.
            let answers = position.legal(position.answers(us));
            if is_won || !fives.is_empty() && answers.is_empty() {
                line.truncate(2 * moves - 1);
                return Some(Self { line, fours });
            }
            let answer = *pair.get(1)?;
            let is_answer = fives.is_empty() || answers.contains(Square::new(answer));
            if !is_answer || game.play(answer).ok()? != Status::ToMove(us) {
                return None;
            }
            position.place(Square::new(answer));
        }
        None
    }

    pub fn line(&self) -> &[Point] {
        &self.line
    }

    pub const fn moves(&self) -> usize {
        self.line.len().div_ceil(2)
    }

    pub const fn others(&self) -> usize {
        self.moves() - self.fours
    }

    pub const fn by(&self) -> WinKind {
        if self.others() == 0 { WinKind::Fours } else { WinKind::ThreesAndFours }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Variant, parse_moves};

    /// Checks whether these moves of X and O are a win, and of what kind.
    #[track_caller]
    fn check(before: &str, line: &str, expected: Option<(usize, WinKind)>) {
        let game = parse_moves(before, Variant::GOMOKU_15).unwrap();
        let shape = game.variant().shape();
        let line = line.split(' ').map(|name| crate::rules::parse_point(name, shape).unwrap());
        let win = WinningLine::of(&game, line.collect());
        assert_eq!(win.map(|win| (win.moves(), win.by())), expected);
    }

    #[test]
    fn a_win_ends_with_a_five_or_an_unstoppable_four() {
        let three = "h8a1i8a3j8a5";
        check(three, "k8", Some((1, WinKind::Fours)));
        check(three, "l8 k8", None);
        check(three, "l8 k8 h9", None);
        check(three, "l8 j9 k8", None);
        check("h8a1i8a3j8a5k8a7", "l8", Some((1, WinKind::Fours)));
        check("h8a1i8a3", "j8 a5 k8", Some((2, WinKind::ThreesAndFours)));
        check("h8a1i8a3", "j8 k8 g8", None);
        check("h8a1i8a3", "j8", None);
        check("h8g8i8g10j8g12h9o1h10o3", "k8 l8 h11", Some((2, WinKind::Fours)));
    }

    #[test]
    fn moves_after_the_end_are_cut_off() {
        check("h8a1i8a3j8a5", "k8 l8 g8", Some((1, WinKind::Fours)));
        check("h8a1i8a3j8a5", "k8 o1", Some((1, WinKind::Fours)));
        check("h8a1i8a3j8a5k8a7", "l8 a9", Some((1, WinKind::Fours)));
    }

    #[test]
    fn threats_of_the_opponent_count() {
        // O has a four, which must be stopped.
        check("h8a1i8a2j8a3o1a4", "k8", None);
        check("h8a1i8a2j8a3o1a4", "a5", None);
        check("h8a1i8a2j8a3k8a4", "l8", Some((1, WinKind::Fours)));
        // A four has only one answer.
        check("h8g8i8a3j8a5", "k8 a7 l8", None);
        check("h8", "h8", None);
    }
}
