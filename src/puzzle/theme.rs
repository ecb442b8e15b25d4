//! Themes of puzzles: what a solution needs.

use std::str::FromStr;

use super::{Goal, WinningLine};
use crate::engine::{Position, Square, Threat, WinKind};
use crate::rules::{Game, Point};

/// Need or feature of a solution. A puzzle has one or several themes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Win in one move, which makes a four that cannot be stopped.
    OneMove,
    /// A move that makes a four and an open three.
    FourThree,
    /// A move that makes two fours.
    DoubleFour,
    /// A move that makes two open threes.
    DoubleThree,
    /// All moves are fours, and there are several (VCF).
    Fours,
    /// Fours alone do not suffice (VCT).
    Threes,
    /// The opponent would make an unstoppable four, if it were its turn.
    Race,
    /// At least [`Theme::MANY`] moves.
    Long,
    /// Defence: only one move does not lose.
    OnlyMove,
}

impl Theme {
    pub const ALL: [Self; 9] = [
        Self::OneMove,
        Self::FourThree,
        Self::DoubleFour,
        Self::DoubleThree,
        Self::Fours,
        Self::Threes,
        Self::Race,
        Self::Long,
        Self::OnlyMove,
    ];

    /// Least number of the winner's moves that is long.
    pub const MANY: usize = 6;

    /// Name in commands, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OneMove => "one-move",
            Self::FourThree => "four-three",
            Self::DoubleFour => "double-four",
            Self::DoubleThree => "double-three",
            Self::Fours => "fours",
            Self::Threes => "threes",
            Self::Race => "race",
            Self::Long => "long",
            Self::OnlyMove => "only-move",
        }
    }
}

/// There is no theme with this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTheme;

impl FromStr for Theme {
    type Err = NoTheme;

    /// Parses a name in any case; `vcf` and `vct` are other names of `fours` and `threes`.
    fn from_str(text: &str) -> Result<Self, NoTheme> {
        let text = text.to_ascii_lowercase();
        let name = match &*text {
            "vcf" => Self::Fours.name(),
            "vct" => Self::Threes.name(),
            name => name,
        };
        Self::ALL.into_iter().find(|theme| theme.name() == name).ok_or(NoTheme)
    }
}

pub(super) fn of(game: &Game, goal: &Goal) -> Vec<Theme> {
    match goal {
        Goal::Win(win) => of_win(game, win),
        Goal::Defend { .. } => vec![Theme::OnlyMove],
    }
}

fn of_win(game: &Game, win: &WinningLine) -> Vec<Theme> {
    let Ok(mut position) = Position::of(game) else { return Vec::new() };
    let us = position.to_move();
    let is_short = win.moves() == 1;
    let mut themes = Vec::new();
    themes.extend(is_short.then_some(Theme::OneMove));
    themes.extend((!is_short).then_some(match win.by() {
        WinKind::Fours => Theme::Fours,
        WinKind::ThreesAndFours | WinKind::Other => Theme::Threes,
    }));
    let is_race = !is_short && position.count(us.opponent(), Threat::OpenFour) > 0;
    themes.extend(is_race.then_some(Theme::Race));
    themes.extend((win.moves() >= Theme::MANY).then_some(Theme::Long));
    for (index, &point) in win.line().iter().enumerate() {
        let square = Square::new(point);
        let threat = position.threat(square, us);
        position.place(square);
        if index % 2 == 0 {
            themes.extend(match threat {
                Threat::FourThree => Some(Theme::FourThree),
                // Where two threes may be a foul, those that are allowed are not both real.
                Threat::DoubleThree if !position.has_fouls(us) => Some(Theme::DoubleThree),
                Threat::OpenFour => {
                    let fives: Vec<Point> =
                        position.squares(us, Threat::Five).iter().map(Square::point).collect();
                    (!is_open_four(&fives)).then_some(Theme::DoubleFour)
                }
                _ => None,
            });
        }
    }
    themes.sort_unstable();
    themes.dedup();
    themes
}

/// Checks whether these fives are the two ends of one open four.
fn is_open_four(fives: &[Point]) -> bool {
    let &[one, other] = fives else { return false };
    let between = [one.row.abs_diff(other.row), one.col.abs_diff(other.col)];
    between != [0, 0] && between.iter().all(|&far| far == 0 || far == 5)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Origin, Puzzle};
    use crate::rules::{Variant, parse_moves};

    /// Checks the themes of a win of X.
    #[track_caller]
    fn check(before: &str, line: &str, expected: &[Theme]) {
        let game = parse_moves(before, Variant::GOMOKU_15).unwrap();
        let line = parse_moves(line, Variant::GOMOKU_15).unwrap().moves().to_vec();
        let puzzle = Puzzle::win(game, line, Origin::default()).unwrap();
        assert_eq!(puzzle.themes(), expected);
    }

    #[test]
    fn themes_follow_from_the_line() {
        use Theme::{DoubleFour, DoubleThree, FourThree, Fours, OneMove, Threes};
        // Three in a row, open at both ends.
        check("h8a1i8a3j8a5", "k8", &[OneMove]);
        // Two threes with one free end each cross: both become fours.
        check("h8g8i8a3j8a5k9l9k10o1k11k12", "k8", &[OneMove, DoubleFour]);
        // A pair and a pair cross in I7.
        check("g7a1h7a15i9o1i10o15", "i7i11f7", &[DoubleThree, Threes]);
        // The row is blocked at one end: with a pair across it makes a four and an open three.
        check("g8f8h8a1i8a5j9o1j10o5", "j8k8j11", &[FourThree, Fours]);
    }

    #[test]
    fn a_threat_of_the_opponent_makes_a_race() {
        // O has an open three: X must win with fours.
        check("g8f8h8d3i8d4j9d5j10o1", "j8k8j11", &[Theme::FourThree, Theme::Fours, Theme::Race]);
    }

    #[test]
    fn a_defence_is_an_only_move() {
        let game = parse_moves("h8a1i8a3j8", Variant::GOMOKU_15).unwrap();
        let [saves, threat] = ["g8", "k8"]
            .map(|name| crate::rules::parse_point(name, Variant::GOMOKU_15.shape()).unwrap());
        let puzzle = Puzzle::defence(game, saves, vec![threat], Origin::default()).unwrap();
        assert_eq!(puzzle.themes(), [Theme::OnlyMove]);
    }

    #[test]
    fn names_are_read_back() {
        for theme in Theme::ALL {
            assert_eq!(theme.name().parse(), Ok(theme));
        }
        assert_eq!("VCF".parse(), Ok(Theme::Fours));
        assert_eq!("vct".parse(), Ok(Theme::Threes));
        assert_eq!("five".parse::<Theme>(), Err(NoTheme));
    }
}
