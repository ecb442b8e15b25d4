//! Remarks on how a game was read.

use std::fmt;

use super::error::Quoted;
use super::text::RowOrigin;
use super::{Encoding, EncodingSource, FormatError};
use crate::rules::Variant;
use crate::rules::opening::OpeningRule;
use crate::translate::{Phrase, message, phrase};

/// Gap or ambiguity in a file, and how it was resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The file names no board. This variant was chosen.
    TakenFor(Variant),
    /// The file has stones instead of moves, so their order is unknown.
    NoOrder,
    /// Rows in the names of cells were counted from here.
    RowsFrom(RowOrigin),
    /// The file has this many games. The first was read.
    OtherGames(usize),
    /// The file names an unknown rule, which is read as freestyle.
    UnknownRule(String),
    /// The file claims to be a game of Go.
    SaysGo,
    /// The file claims to be the game of this number.
    SaysOther(String),
    /// Passes, which these games do not have, were left out.
    Passes(usize),
    /// A property of this name has several values, of which the first was read.
    Several(String),
    /// The moves do not fit the opening that the file names, which was left out.
    OpeningDoesNotFit(OpeningRule),
    /// The result in the file contradicts the board.
    ResultDoesNotFit(String),
    /// The result in the file, or its reason, is unknown.
    UnknownResult(String),
    /// Variations that end early because of an illegal move or a mistake: how many, and the first
    /// error.
    #[expect(missing_docs, reason = "the names say it")]
    Cut { variations: usize, first: FormatError },
    /// The letters of the file are in this encoding, which was decided so.
    Encoded(Encoding, EncodingSource),
    /// Some bytes are no letters in this encoding.
    DamagedLetters(Encoding),
    /// The tables of the file lack these, which a game refers to.
    NotInTables(String),
    /// Cells were counted from the centre of the board.
    FromCentre,
    /// The file has text outside its games.
    TextOutside,
    /// Parts that were not understood and left out: how many, the line of the first, and its text.
    #[expect(missing_docs, reason = "the names say it")]
    Skipped { lines: usize, line: u64, text: String },
    /// The time of a move in this line is no number of milliseconds.
    OddTime(u64),
    /// The game is read up to a move that cannot be played.
    Stopped(FormatError),
    /// The number by which the file says how the game ended, but not who won.
    EndNumber(String),
    /// The file ends, or another game begins, before the end of this game.
    NotClosed,
    /// Signs of the stones of a drawn board: of the side that begins, and of the other.
    #[expect(missing_docs, reason = "the names say it")]
    Signs { first: Option<char>, second: Option<char> },
    /// This sign of a drawn board was read as a free cell, though there are others for it.
    FreeSign(char),
    /// A sign without a meaning was read as a free cell.
    #[expect(missing_docs, reason = "the names say it")]
    UnknownSign { line: u64, sign: char },
    /// Numbers on a drawn board are moves that were not played.
    Proposed,
    /// The text has this many drawn boards. The last was read.
    LastBoard(usize),
    /// Parts of a list of moves that were not read.
    PassedOver(Vec<Passed>),
    /// Pairs of numbers were read as row and column.
    RowsFirst,
}

/// Part of a list of moves that is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "`Remark` has the words")]
pub enum Passed {
    Times,
    Evaluations,
    Comments,
    Judgements,
    Numbers,
    Protocol,
    Others,
}

/// Names of the parts, in the order of [`Passed`].
const PASSED: [Phrase; 7] = [
    phrase!("passed-times", "times"),
    phrase!("passed-evaluations", "evaluations"),
    phrase!("passed-comments", "comments"),
    phrase!("passed-judgements", "judgements"),
    phrase!("passed-numbers", "numbers that do not count the moves"),
    phrase!("passed-protocol", "other lines of the protocol"),
    phrase!("passed-others", "other data"),
];

impl Remark {
    /// Checks whether the file says something that the record does not hold.
    pub const fn is_loss(&self) -> bool {
        matches!(
            self,
            Self::Cut { .. }
                | Self::DamagedLetters(_)
                | Self::EndNumber(_)
                | Self::FreeSign(_)
                | Self::LastBoard(_)
                | Self::OddTime(_)
                | Self::OpeningDoesNotFit(_)
                | Self::PassedOver(_)
                | Self::Passes(_)
                | Self::Proposed
                | Self::ResultDoesNotFit(_)
                | Self::Several(_)
                | Self::Skipped { .. }
                | Self::Stopped(_)
                | Self::TextOutside
                | Self::UnknownResult(_)
                | Self::UnknownSign { .. }
        )
    }
}

impl fmt::Display for Remark {
    #[expect(clippy::too_many_lines, reason = "a table of texts")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TakenFor(variant) => {
                let shape = variant.shape();
                let (width, height) = (shape.width(), shape.height());
                message!(
                    "remark-taken-for",
                    "the file does not name its board; assuming {width}x{height}",
                    width = width,
                    height = height
                )
                .fmt(f)
            }
            Self::NoOrder => {
                message!("remark-no-order", "the file does not give the order of play").fmt(f)
            }
            Self::RowsFrom(RowOrigin::Bottom) => {
                message!("remark-rows-from-bottom", "rows are counted from the bottom").fmt(f)
            }
            Self::RowsFrom(RowOrigin::Top) => {
                message!("remark-rows-from-top", "rows are counted from the top").fmt(f)
            }
            Self::OtherGames(games) => message!(
                "remark-other-games",
                "this is the first of {games} games in the file",
                games = games
            )
            .fmt(f),
            Self::UnknownRule(rule) => message!(
                "remark-unknown-rule",
                "the rule {rule} is unknown; assuming freestyle",
                rule = Quoted(rule)
            )
            .fmt(f),
            Self::SaysGo => {
                message!("remark-says-go", "the file claims to be Go; reading it as Gomoku").fmt(f)
            }
            Self::SaysOther(number) => message!(
                "remark-says-other",
                "the file claims to be another game (GM {number}); reading it as Gomoku",
                number = Quoted(number)
            )
            .fmt(f),
            Self::Passes(1) => {
                message!("remark-pass", "a pass was left out; this game has none").fmt(f)
            }
            Self::Passes(count) => message!(
                "remark-passes",
                "{count} passes were left out; this game has none",
                count = count
            )
            .fmt(f),
            Self::Several(name) => message!(
                "remark-several",
                "{name} has several values; the first one is read",
                name = Quoted(name)
            )
            .fmt(f),
            Self::OpeningDoesNotFit(rule) => message!(
                "remark-opening-does-not-fit",
                "the moves do not fit the opening {rule}, which is left out",
                rule = rule
            )
            .fmt(f),
            Self::ResultDoesNotFit(result) => message!(
                "remark-result-does-not-fit",
                "the result {result} contradicts the board",
                result = Quoted(result)
            )
            .fmt(f),
            Self::UnknownResult(result) => message!(
                "remark-unknown-result",
                "the result {result} is not fully understood",
                result = Quoted(result)
            )
            .fmt(f),
            Self::Encoded(encoding, EncodingSource::Guessed) => message!(
                "remark-encoding-guessed",
                "the file is not UTF-8 and names no other known encoding; assuming {encoding}",
                encoding = encoding
            )
            .fmt(f),
            Self::Encoded(encoding, _) => {
                message!("remark-encoding", "the encoding is {encoding}", encoding = encoding)
                    .fmt(f)
            }
            Self::Cut { variations: 1, first } => message!(
                "remark-variation-cut",
                "a variation was cut off where it cannot be played ({why})",
                why = first
            )
            .fmt(f),
            Self::Cut { variations, first } => message!(
                "remark-variations-cut",
                "{count} variations were cut off where they cannot be played (the first: {why})",
                count = variations,
                why = first
            )
            .fmt(f),
            Self::NotInTables(names) => message!(
                "remark-not-in-tables",
                "the tables of the file do not have {names}",
                names = names
            )
            .fmt(f),
            Self::FromCentre => {
                message!("remark-from-centre", "cells are counted from the centre").fmt(f)
            }
            Self::DamagedLetters(encoding) => message!(
                "remark-damaged-letters",
                "some letters are not {encoding} and were replaced by �",
                encoding = encoding
            )
            .fmt(f),
            Self::TextOutside => {
                message!("remark-text-outside", "text outside of the games was ignored").fmt(f)
            }
            Self::Skipped { lines: 1, line, text } => message!(
                "remark-skipped-one",
                "{text} in line {line} was not understood and left out",
                text = Quoted(text),
                line = line
            )
            .fmt(f),
            Self::Skipped { lines, line, text } => message!(
                "remark-skipped",
                "{count} parts were not understood and left out (the first: {text} in line {line})",
                count = lines,
                text = Quoted(text),
                line = line
            )
            .fmt(f),
            Self::OddTime(line) => message!(
                "remark-odd-time",
                "the time in line {line} is not a number of milliseconds",
                line = line
            )
            .fmt(f),
            Self::Stopped(why) => message!(
                "remark-stopped",
                "the game is shown up to where it cannot be played on ({why})",
                why = why
            )
            .fmt(f),
            Self::EndNumber(number) => message!(
                "remark-end-number",
                "the game ended with number {number}, which does not say who won",
                number = Quoted(number)
            )
            .fmt(f),
            Self::NotClosed => {
                message!("remark-not-closed", "the end of the game is missing").fmt(f)
            }
            Self::Signs { first: Some(first), second: None } => {
                message!("remark-sign-first", "{sign} is the side that begins", sign = first).fmt(f)
            }
            Self::Signs { first: None, second: None } => Ok(()),
            Self::Signs { first: None, second: Some(second) } => message!(
                "remark-sign-second",
                "{sign} is the side that moves second",
                sign = second
            )
            .fmt(f),
            Self::Signs { first: Some(first), second: Some(second) } => message!(
                "remark-signs",
                "{first} is the side that begins, {second} the other",
                first = first,
                second = second
            )
            .fmt(f),
            Self::FreeSign(sign) => {
                message!("remark-free-sign", "{sign} is read as a free cell", sign = sign).fmt(f)
            }
            Self::UnknownSign { line, sign } => message!(
                "remark-unknown-sign",
                "line {line}: {sign} is read as a free cell",
                line = line,
                sign = sign
            )
            .fmt(f),
            Self::Proposed => message!(
                "remark-proposed",
                "the numbers on the board are moves that were not played"
            )
            .fmt(f),
            Self::LastBoard(boards) => message!(
                "remark-last-board",
                "this is the last of {boards} boards in the text",
                boards = boards
            )
            .fmt(f),
            Self::PassedOver(parts) => {
                let parts: Vec<String> =
                    parts.iter().map(|&part| PASSED[part as usize].to_string()).collect();
                message!("remark-passed-over", "not read: {parts}", parts = parts.join(", ")).fmt(f)
            }
            Self::RowsFirst => message!(
                "remark-rows-first",
                "pairs of numbers are row and column, from 0 at the top left"
            )
            .fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::sgf;

    #[test]
    fn whatever_the_record_does_not_hold_is_a_loss() {
        let why = sgf::read_first(b"").unwrap_err();
        let text = String::new;
        for remark in [
            Remark::Cut { variations: 1, first: why.clone() },
            Remark::DamagedLetters(Encoding::UTF_8),
            Remark::EndNumber(text()),
            Remark::FreeSign('?'),
            Remark::LastBoard(2),
            Remark::OddTime(1),
            Remark::OpeningDoesNotFit(OpeningRule::Swap2),
            Remark::PassedOver(vec![Passed::Times]),
            Remark::Passes(1),
            Remark::Proposed,
            Remark::ResultDoesNotFit(text()),
            Remark::Several(text()),
            Remark::Skipped { lines: 1, line: 1, text: text() },
            Remark::Stopped(why),
            Remark::TextOutside,
            Remark::UnknownResult(text()),
            Remark::UnknownSign { line: 1, sign: '?' },
        ] {
            assert!(remark.is_loss(), "{remark:?}");
        }
        // The record has the rule, and the others say how the file was understood.
        for remark in [
            Remark::TakenFor(Variant::GOMOKU_15),
            Remark::NoOrder,
            Remark::UnknownRule(text()),
            Remark::SaysGo,
            Remark::NotClosed,
            Remark::Encoded(Encoding::UTF_8, EncodingSource::Guessed),
        ] {
            assert!(!remark.is_loss(), "{remark:?}");
        }
    }
}
