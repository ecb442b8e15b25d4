//! Signs of stones and free cells on drawn boards.
//!
//! A sign means a stone on one board and a free cell on another, so its meaning is decided for the
//! whole board: by the first of these systems that knows all of its signs.

use std::collections::BTreeMap;

use crate::rules::Stone;

/// Meanings of the signs of a board.
#[derive(Debug)]
pub(super) struct SignSystem {
    /// Stones of the side that begins.
    first: &'static str,
    second: &'static str,
    /// Free cells besides [`FREE`].
    free: &'static str,
    /// Of each of these groups, the board must have a sign.
    needs: &'static [&'static str],
    /// Set if numbers are moves that were proposed, on free cells.
    pub has_numbers: bool,
    /// Set if some programs let the other sign begin.
    pub is_open: bool,
    /// Set if another system reads the same sign as free.
    is_doubtful: bool,
}

const X: &str = "Xx×✕✖❌✗✘╳ХхΧ";
const BLACK: &str = "●⚫⬤⏺◉⚈◆🖤";
const WHITE: &str = "○⚪◯⭘◎⚬⚆◇🤍";
/// Signs that are a free cell on every board: dots, strokes, and crossings of lines.
const FREE: &str = ".+➕-_·∙⋅・‧┌┬┐├┼┤└┴┘╔╦╗╠╬╣╚╩╝┏┳┓┣╋┫┗┻┛╭╮╰╯┠┨┯┷╟╢╤╧┿╂";
/// Free cells, unless they are the only stones of their side.
const DOUBTFUL: &str = "*#";

const PLAIN: SignSystem = SignSystem {
    first: X,
    second: "",
    free: DOUBTFUL,
    needs: &[],
    has_numbers: false,
    is_open: false,
    is_doubtful: false,
};

/// All systems, the usual ones first.
pub(super) static SYSTEMS: [SignSystem; 12] = [
    SignSystem { second: "Oo⭕〇ОоΟ○⚪◯⭘◎", has_numbers: true, ..PLAIN },
    SignSystem { second: "0", needs: &[X, "0"], ..PLAIN },
    SignSystem { first: "1", second: "2", free: "0*#", ..PLAIN },
    SignSystem {
        first: BLACK,
        second: WHITE,
        free: "*#■◼⬛□◻⬜▢▪▫🔲🔳🟫🟨🟧🟩🟦🟥",
        needs: &["●⚫⬤⏺◉⚈◆🖤○⚪◯⭘◎⚬⚆◇🤍"],
        has_numbers: true,
        is_open: true,
        ..PLAIN
    },
    SignSystem { first: "Bb", second: "Ww", has_numbers: true, ..PLAIN },
    SignSystem { first: "@", second: "Oo○0", is_open: true, ..PLAIN },
    SignSystem {
        first: "Rr🔴🟥",
        second: "Yy🟡🔵🟢🟦",
        free: "*#⚪⚫⬜⬛",
        is_open: true,
        ..PLAIN
    },
    SignSystem {
        first: "■◼⬛▪", second: "□◻⬜▢▫", free: "*#🟫🟨🟧🟩", is_open: true, ..PLAIN
    },
    SignSystem {
        second: "Oo⭕〇○◯",
        free: "*#■⬛□◻⬜▢🔲🔳🟫🟨🟧🟩",
        needs: &["Xx×✕✖❌✗✘Oo⭕〇"],
        ..PLAIN
    },
    SignSystem {
        first: "#",
        second: "Oo○",
        free: "*",
        needs: &["#"],
        is_open: true,
        is_doubtful: true,
        ..PLAIN
    },
    SignSystem {
        first: "*",
        second: "Oo○",
        free: "#",
        needs: &["*"],
        is_open: true,
        is_doubtful: true,
        ..PLAIN
    },
    SignSystem {
        first: "1",
        second: "0",
        needs: &["1", "0", FREE],
        is_open: true,
        is_doubtful: true,
        ..PLAIN
    },
];

/// Checks whether a character has a meaning in one of the systems.
pub(super) fn is_sign(char: char) -> bool {
    char == '?'
        || FREE.contains(char)
        || SYSTEMS.iter().any(|system| system.stone(char).is_some() || system.free.contains(char))
}

/// Checks whether a character is a sign that is neither a letter nor a digit.
pub(super) fn is_mark(char: char) -> bool {
    is_sign(char) && !char.is_alphanumeric()
}

/// Checks whether a sign is a free cell on every board.
pub(super) fn is_free(char: char) -> bool {
    FREE.contains(char) || char == '?'
}

pub(super) fn is_crossing(char: char) -> bool {
    matches!(char, '\u{2500}'..='\u{257f}') && FREE.contains(char)
}

/// Signs on a board, with the cells that have them.
pub(super) type Signs = BTreeMap<char, Vec<(usize, usize)>>;

impl SignSystem {
    /// Side of a sign; `None` if it is none of the stones.
    pub(super) fn stone(&self, sign: char) -> Option<Stone> {
        if self.first.contains(sign) {
            Some(Stone::First)
        } else {
            self.second.contains(sign).then_some(Stone::Second)
        }
    }

    /// Checks whether the system gives the sign a meaning.
    pub(super) fn knows(&self, sign: char) -> bool {
        sign == '?' || self.stone(sign).is_some() || FREE.contains(sign) || self.free.contains(sign)
    }

    fn fits(&self, signs: &Signs) -> bool {
        // Black and white discs on one board are its stones.
        let has_both = signs.contains_key(&'⚫') && signs.contains_key(&'⚪');
        (!has_both || self.stone('⚫').is_some())
            && signs.keys().all(|&sign| self.knows(sign))
            && self.needs.iter().all(|group| signs.keys().any(|&sign| group.contains(sign)))
    }

    /// Checks whether a doubtful sign stands like stones: some other sign is the usual one for free
    /// cells, and the places are not those of the dots that help the eye.
    fn is_likely(&self, signs: &Signs, size: (usize, usize)) -> bool {
        let cells = |signs: &str, from: &Signs| -> Vec<(usize, usize)> {
            from.iter()
                .filter(|(sign, _)| signs.contains(**sign))
                .flat_map(|(_, at)| at.clone())
                .collect()
        };
        let (stones, free) = (cells(self.first, signs), cells(FREE, signs));
        let others = if self.second == "0" { cells("0", signs) } else { Vec::new() };
        stones.len() + others.len() < free.len() && !are_star_points(&stones, size)
    }

    /// Set if the system is the usual one, of X and O.
    pub(super) fn is_usual(&self) -> bool {
        self.first == X && self.second != "0"
    }
}

/// Checks whether cells are all corners of a square around the centre, with or without the centre
/// and the middles of its sides: the dots of a Gomoku or Go board.
fn are_star_points(cells: &[(usize, usize)], (width, height): (usize, usize)) -> bool {
    let lines = |length: usize, from: usize| [from, length / 2, length.saturating_sub(from + 1)];
    (2..=3).any(|from| {
        let (rows, columns) = (lines(height, from), lines(width, from));
        let is_corner = |&&(row, col): &&(usize, usize)| row != rows[1] && col != columns[1];
        cells.iter().all(|(row, col)| rows.contains(row) && columns.contains(col))
            && cells.iter().filter(is_corner).count() >= 2
    })
}

/// Meaning of a board's signs.
pub(super) struct Chosen {
    pub system: &'static SignSystem,
    /// Sign that was read as a free cell, although another one is usual on this board.
    pub doubtful: Option<char>,
}

/// Chooses the system for these signs; `None` if none knows all of them.
pub(super) fn choose(signs: &Signs, has_numbers: bool, size: (usize, usize)) -> Option<Chosen> {
    let fits = |system: &&SignSystem| (!has_numbers || system.has_numbers) && system.fits(signs);
    let doubtful = SYSTEMS.iter().find(|system| system.is_doubtful && fits(system));
    let likely = doubtful.filter(|system| system.is_likely(signs, size));
    let certain = || SYSTEMS.iter().find(|system| !system.is_doubtful && fits(system));
    let system = likely.or_else(certain).or(doubtful)?;
    let has_other_free = signs.keys().any(|&sign| FREE.contains(sign));
    let is_doubtful = |sign: &char| {
        let at = signs.get(sign).filter(|at| !are_star_points(at, size));
        has_other_free && at.is_some() && system.stone(*sign).is_none()
    };
    // Lines and points of one board.
    let is_mixed = |sign: &char| *sign == '+' && signs.contains_key(&'.') && is_doubtful(sign);
    Some(Chosen {
        system,
        doubtful: "*#0".chars().find(is_doubtful).or_else(|| Some('+').filter(is_mixed)),
    })
}

/// Finds the sign that the system with the best fit does not know.
pub(super) fn stranger(signs: &Signs) -> Option<char> {
    let unknown = |system: &SignSystem| -> Vec<char> {
        signs.keys().copied().filter(|&sign| !system.knows(sign)).collect()
    };
    let count = |chars: &Vec<char>| chars.iter().map(|sign| signs[sign].len()).sum::<usize>();
    let unknown = SYSTEMS.iter().map(unknown).filter(|chars| !chars.is_empty());
    unknown.min_by_key(count)?.first().copied()
}
