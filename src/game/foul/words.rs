//! Words of an explanation: its rows, and the reasons for which a three does not count.

use super::FoulExplanation;
use crate::rules::{Coordinates, Foul, Point, Rule, Shapes, Spoilt, Three};
use crate::translate::message;

/// Words of an explanation in one notation.
pub(super) struct Words<'a> {
    pub explained: &'a FoulExplanation,
    pub coordinates: Coordinates,
}

impl Words<'_> {
    fn cell(&self, point: Point) -> String {
        self.coordinates.name(point, self.explained.variant.shape())
    }

    /// Names the stones of a row: `F8-G8-H8`, or `7,5 7,6 7,7`.
    fn row(&self, stones: &[Point]) -> String {
        let between = match self.coordinates {
            Coordinates::Letters => "-",
            Coordinates::Numbers => " ",
        };
        let cells: Vec<String> = stones.iter().map(|&stone| self.cell(stone)).collect();
        cells.join(between)
    }

    pub(super) fn long(&self) -> String {
        let cell = self.cell(self.explained.point);
        match self.explained.foul {
            Some(foul) => self.foul(foul, &cell),
            None => self.allowed(&cell),
        }
    }

    fn foul(&self, foul: Foul, cell: &str) -> String {
        let rows = self.rows();
        match foul {
            Foul::DoubleThree => message!(
                "foul-is-double-three",
                "{cell} is a double three: {rows}.",
                cell = cell,
                rows = rows
            )
            .to_string(),
            Foul::DoubleFour => message!(
                "foul-is-double-four",
                "{cell} is a double four: {rows}.",
                cell = cell,
                rows = rows
            )
            .to_string(),
            Foul::Overline => message!(
                "foul-is-overline",
                "{cell} is an overline: {rows}.",
                cell = cell,
                rows = rows
            )
            .to_string(),
        }
    }

    fn allowed(&self, cell: &str) -> String {
        let FoulExplanation { variant, shapes, .. } = self.explained;
        if !shapes.fives.is_empty() {
            self.five(cell)
        } else if self.explained.is_apparent() {
            let unreal = shapes.threes.iter().filter(|three| !three.is_real());
            let why: Vec<String> = unreal.map(|three| self.not_real(three)).collect();
            let why = why.join("; ");
            message!("foul-apparent", "{cell} is no double three: {why}.", cell = cell, why = why)
                .to_string()
        } else if variant.rule() == Rule::Omok {
            message!(
                "foul-none-omok",
                "{cell} is no foul: it does not make two threes.",
                cell = cell
            )
            .to_string()
        } else {
            message!(
                "foul-none",
                "{cell} is no foul: it makes neither two threes nor two fours nor a row of six.",
                cell = cell
            )
            .to_string()
        }
    }

    fn five(&self, cell: &str) -> String {
        let rows = self.rows();
        if self.is_five_beside_foul() {
            message!(
                "foul-five-first",
                "{cell} is no foul: it makes a five, which comes first: {rows}.",
                cell = cell,
                rows = rows
            )
            .to_string()
        } else {
            message!(
                "foul-five",
                "{cell} is no foul: it makes a five: {rows}.",
                cell = cell,
                rows = rows
            )
            .to_string()
        }
    }

    fn rows(&self) -> String {
        let rows = self.explained.rows();
        and(&rows.iter().map(|row| self.row(row)).collect::<Vec<_>>())
    }

    pub(super) fn short(&self) -> String {
        let cell = self.cell(self.explained.point);
        match self.explained.foul {
            Some(foul) => {
                message!("foul-is", "{cell}: {foul}", cell = cell, foul = foul).to_string()
            }
            None => message!("foul-is-none", "{cell}: no foul", cell = cell).to_string(),
        }
    }

    /// Names the side before a text about the one that is not to move.
    pub(super) fn of_side(&self, text: String) -> String {
        if self.explained.is_other_side {
            let side = self.explained.side;
            message!("foul-of-side", "For {side}: {text}", side = side, text = text).to_string()
        } else {
            text
        }
    }

    /// Checks for a five with shapes that would be a foul without it.
    fn is_five_beside_foul(&self) -> bool {
        let FoulExplanation { variant, side, shapes, .. } = self.explained;
        let without = Shapes { fives: Vec::new(), ..shapes.clone() };
        without.foul(variant.rule().fouls(*side)).is_some()
    }

    /// Says why a three is not real: `F8-G8-H8 is not real, as E8 would be an overline`.
    fn not_real(&self, three: &Three) -> String {
        let reasons = three.fours.iter().filter_map(|four| {
            let cell = self.cell(four.point);
            Some(match four.spoilt? {
                Spoilt::Five => {
                    message!("foul-spoilt-five", "{cell} makes a five", cell = cell).to_string()
                }
                Spoilt::Foul(Foul::DoubleThree) => message!(
                    "foul-spoilt-double-three",
                    "{cell} would itself be a double three",
                    cell = cell
                )
                .to_string(),
                Spoilt::Foul(Foul::DoubleFour) => message!(
                    "foul-spoilt-double-four",
                    "{cell} would be a double four",
                    cell = cell
                )
                .to_string(),
                Spoilt::Foul(Foul::Overline) => {
                    message!("foul-spoilt-overline", "{cell} would be an overline", cell = cell)
                        .to_string()
                }
            })
        });
        let (row, reasons) = (self.row(&three.stones), and(&reasons.collect::<Vec<_>>()));
        message!("foul-not-real", "{row} is not real, as {reasons}", row = row, reasons = reasons)
            .to_string()
    }
}

/// Joins texts: `one, two and three`.
fn and(texts: &[String]) -> String {
    match texts {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => {
            let others = others.join(", ");
            message!("foul-and", "{others} and {last}", others = others, last = last).to_string()
        }
    }
}
