//! Drawn boards as text.
//!
//! Each line has a role: a row, the names of the columns, a part of the frame, or text around the
//! picture. A row that is not understood refuses the board, so that no stone moves to another row.

mod lines;

use super::caption::{self, Mover};
use super::signs::{self, Chosen, Signs};
use super::{Reading, Sides, loaded};
use crate::formats::set_up::SetUpStones;
use crate::formats::{FormatError, Problem, Remark, rule};
use crate::rules::{Game, Point, Rule, Shape, Stone, Topology, Variant};
use crate::translate::phrase;
use lines::{Heading, Line, Row, Token};

/// Least number of rows and columns of a board.
const LEAST: usize = Shape::MIN_SIDE as usize;

/// Rows that belong together.
#[derive(Debug, Default)]
struct Block {
    rows: Vec<(u64, Row)>,
    headings: Vec<(u64, Heading)>,
    /// Empty lines between each two rows.
    gap: usize,
}

impl Block {
    fn width(&self) -> usize {
        self.rows.first().map_or(0, |(_, row)| row.tokens.len())
    }

    fn is_board(&self) -> bool {
        self.rows.len() >= LEAST && self.rows.iter().any(|(_, row)| row.tokens.len() >= LEAST)
    }

    /// Drops lines of dashes above and below the rows, unless dashes are their free cells.
    fn drop_rules(&mut self) {
        let is_dashes = |row: &Row| {
            row.is_compact && row.tokens.iter().all(|it| matches!(it, Token::Sign('-' | '_' | '+')))
        };
        let others: Vec<&Row> =
            self.rows.iter().map(|(_, row)| row).filter(|row| !is_dashes(row)).collect();
        let Some(width) = others.first().map(|row| row.tokens.len()) else { return };
        let has = |sign: char| others.iter().any(|row| row.tokens.contains(&Token::Sign(sign)));
        let has_others = ".·".chars().any(has) && !"-_+".chars().any(has);
        let is_rule = |row: &Row| is_dashes(row) && (has_others || row.tokens.len() != width);
        let first = self.rows.iter().take_while(|(_, row)| is_rule(row)).count();
        let last = self.rows.iter().rev().take_while(|(_, row)| is_rule(row)).count();
        self.rows.truncate(self.rows.len() - last);
        self.rows.drain(..first.min(self.rows.len()));
    }

    fn last_line(&self) -> u64 {
        self.rows.last().map_or(0, |(line, _)| *line)
    }
}

/// Drawing that a text contains.
#[derive(Debug)]
pub(super) struct Drawing {
    blocks: Vec<Block>,
    /// Index of the block to read.
    chosen: usize,
    mover: Option<Mover>,
    rules: Option<(u64, Variant)>,
    /// Set if the dialog in letters printed the board: O begins.
    is_dialog: bool,
    /// Set if the text says that exactly five win.
    is_exact: bool,
    /// Set if the text has no other lines, such as the answer of a search.
    is_alone: bool,
    /// Row of unknown signs beside the others, by its first sign.
    strange: Option<(u64, char)>,
}

/// Finds the drawn boards of a text: at least three rows.
pub(super) fn find(text: &str) -> Option<Drawing> {
    let bare = without_prefix(text);
    let text = bare.as_deref().unwrap_or(text);
    let sorted = lines::sort(text);
    let blocks = blocks(&sorted);
    let mut boards = (0..blocks.len()).filter(|&index| blocks[index].is_board());
    let last = boards.next_back()?;
    let mut drawing = Drawing {
        blocks,
        chosen: last,
        mover: None,
        rules: None,
        is_dialog: false,
        is_exact: false,
        is_alone: !sorted.iter().any(|line| matches!(line, Line::Text)),
        strange: None,
    };
    // The rules stand above their board; what follows the board may be a comment.
    for (number, (line, role)) in (1..).zip(text.lines().zip(&sorted)) {
        if matches!(role, Line::Row(_) | Line::Frame | Line::Blank) {
            continue;
        }
        if drawing.rules.is_none()
            && let Some(variant) = caption::rules(line)
        {
            let follows = |index: &usize| drawing.blocks[*index].rows[0].0 > number;
            let boards = |index: &usize| drawing.blocks[*index].is_board();
            if let Some(index) = (0..drawing.blocks.len()).filter(boards).find(follows) {
                (drawing.rules, drawing.chosen) = (Some((number, variant)), index);
            }
        }
        drawing.is_dialog |= caption::is_dialog(line);
        drawing.is_exact |= caption::is_exact(line);
    }
    // The line that is nearest to the board says who moves.
    let lines: Vec<&str> = text.lines().collect();
    let block = &drawing.blocks[drawing.chosen];
    let first = usize::try_from(block.rows[0].0).unwrap_or(1) - 1;
    let last = usize::try_from(block.last_line()).unwrap_or(lines.len());
    let says = |index: usize| {
        let is_text = matches!(sorted[index], Line::Text);
        caption::mover(lines[index]).filter(|_| is_text)
    };
    let (width, is_compact) = (block.width(), block.rows[0].1.is_compact);
    let is_strange = |index: &usize| {
        let Some((line, Line::Text)) = lines.get(*index).zip(sorted.get(*index)) else {
            return false;
        };
        let line = line.trim();
        let words = || line.split_whitespace();
        if is_compact {
            line.chars().count() == width && !line.contains(|it: char| it.is_alphanumeric())
        } else {
            words().count() == width && words().all(|word| word.chars().nth(1).is_none())
        }
    };
    let strange = [first.wrapping_sub(1), last].into_iter().find(is_strange);
    drawing.strange =
        strange.and_then(|at| Some((at as u64 + 1, lines[at].trim().chars().next()?)));
    let after = (last..lines.len()).take_while(|&index| !matches!(sorted[index], Line::Row(_)));
    let before = (0..first).rev().take_while(|&index| !matches!(sorted[index], Line::Row(_)));
    drawing.mover = after.take(NEAR).find_map(says).or_else(|| before.take(NEAR).find_map(says));
    Some(drawing)
}

/// Removes what stands before every line: a mark of comments, or a word of a protocol.
fn without_prefix(text: &str) -> Option<String> {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let is_before = |prefix: &&str| {
        let mut rest = lines().map(|line| line.trim_start().strip_prefix(prefix));
        rest.all(|rest| rest.is_some_and(|rest| !rest.contains(prefix.trim())))
    };
    let prefix = ["# ", "// ", "; ", "MESSAGE ", "DEBUG "].into_iter().find(is_before)?;
    let bare = text.lines().map(|line| line.trim_start().strip_prefix(prefix).unwrap_or_default());
    Some(bare.collect::<Vec<_>>().join("\n"))
}

/// Number of lines around a board in which the side to move may stand.
const NEAR: usize = 30;

fn blocks(sorted: &[Line]) -> Vec<Block> {
    let mut blocks = vec![Block::default()];
    let mut empty = 0;
    for (number, line) in (1..).zip(sorted) {
        let Some(block) = blocks.last_mut() else { break };
        match line {
            Line::Blank => empty += 1,
            Line::Frame => {}
            Line::Row(row) => {
                let is_second = block.rows.len() == 1;
                let is_apart = !block.rows.is_empty() && !is_second && empty != block.gap;
                // The first gap is the measure of the others, but belongs to a line above the board
                // if the next row has another length.
                let is_other = is_second && empty > 0 && block.width() != row.tokens.len();
                if is_apart || is_other {
                    blocks.push(Block { rows: vec![(number, row.clone())], ..Block::default() });
                } else {
                    if is_second {
                        block.gap = empty;
                    }
                    block.rows.push((number, row.clone()));
                }
                empty = 0;
            }
            Line::Heading(heading, _) => {
                block.headings.push((number, *heading));
                if !block.rows.is_empty() {
                    blocks.push(Block::default());
                }
                empty = 0;
            }
            Line::Text | Line::Numbers(_) => {
                if block.rows.is_empty() {
                    block.headings.clear();
                } else {
                    blocks.push(Block::default());
                }
                empty = 0;
            }
        }
    }
    blocks.iter_mut().for_each(Block::drop_rules);
    blocks.retain(|block| !block.rows.is_empty());
    blocks
}

/// Cells of a block, with the numbers of their lines.
struct Cells {
    rows: Vec<(u64, Vec<Token>)>,
    is_compact: bool,
    /// Set if the rows count from 0 at the top, below columns in letters.
    is_from_zero: bool,
    has_labels: bool,
}

fn stray(line: u64) -> FormatError {
    Problem::Other(phrase!("format-stray-row", "this row is apart from the board")).at(line)
}

/// Takes the names of the rows away, and checks that no row is missing.
fn cells(block: &Block) -> Result<Cells, FormatError> {
    let mut rows: Vec<(u64, Vec<Token>)> =
        block.rows.iter().map(|(line, row)| (*line, row.tokens.clone())).collect();
    let columns = block.headings.first().map(|(_, heading)| heading.columns);
    let left = take_labels(&mut rows, false, columns)?;
    let right = take_labels(&mut rows, true, columns)?;
    let odd = rows.iter().find_map(|(line, row)| {
        row.iter().find_map(|token| match token {
            Token::Odd { first, .. } => Some((*line, *first)),
            _ => None,
        })
    });
    if let Some((line, first)) = odd {
        return Err(Problem::Unexpected(first.to_string()).at(line));
    }
    let is_compact = block.rows.iter().all(|(_, row)| row.is_compact);
    let has_letters = block.headings.iter().any(|(_, heading)| heading.has_letters);
    let is_from_zero = has_letters && left == Some((true, 0));
    let has_labels = left.is_some() || right.is_some();
    // Digits may be signs.
    for (_, row) in &mut rows {
        for token in row {
            if let Token::Number { value: value @ 0..=9, is_digit: true } = *token {
                *token = Token::Sign(char::from(b'0' + value.to_le_bytes()[0]));
            }
        }
    }
    Ok(Cells { rows, is_compact, is_from_zero, has_labels })
}

/// Takes the names of the rows at one end away, if there are any. Returns the first of them.
fn take_labels(
    rows: &mut [(u64, Vec<Token>)],
    is_right: bool,
    columns: Option<usize>,
) -> Result<Option<(bool, u16)>, FormatError> {
    let end = |row: &[Token]| {
        if is_right {
            row.last().and_then(|token| token.label())
        } else {
            row.first().and_then(|token| token.label())
        }
    };
    let least = rows.iter().map(|(_, row)| row.len()).min().unwrap_or_default();
    if is_right && columns.is_some_and(|columns| least <= columns) {
        return Ok(None);
    }
    let labels: Vec<Option<(bool, u16)>> = rows.iter().map(|(_, row)| end(row)).collect();
    let is_longer = |index: usize| rows[index].1.len() == least + 1;
    let numbers = |label: Option<(bool, u16)>| label.filter(|(is_number, _)| *is_number);
    let is_all = labels.iter().all(Option::is_some);
    let is_sequence = |step: i64| {
        let value = |index: usize| labels[index].map(|(is, at)| (is, i64::from(at)));
        (1..labels.len()).all(|index| match (value(index - 1), value(index)) {
            (Some((kind, before)), Some((other, at))) => kind == other && at == before + step,
            _ => false,
        })
    };
    let is_ordered = is_all && (is_sequence(1) || is_sequence(-1));
    if is_ordered {
        // Three rows that begin with 0, 1 and 2 may be stones.
        let is_digit = |token: &Token| matches!(token.number(), Some(0..=2));
        let may_be_stones = rows.iter().all(|(_, row)| row.iter().all(is_digit));
        let fits = columns.map_or(least == rows.len() + 1, |columns| least == columns + 1);
        if may_be_stones && !fits {
            return Ok(None);
        }
    } else {
        // Only some rows have a number, or the numbers are out of order.
        let has_number = |index: &usize| numbers(labels[*index]).is_some();
        let numbered: Vec<usize> = (0..rows.len()).filter(has_number).collect();
        let is_some = !numbered.is_empty()
            && (0..rows.len()).all(|index| has_number(&index) == is_longer(index))
            && numbered.len() < rows.len();
        let is_all_numbers = numbered.len() == rows.len()
            && !is_right
            && (columns.is_some() || labels.iter().any(|label| *label > Some((true, 2))));
        if !is_some && !is_all_numbers {
            return Ok(None);
        }
        let value = |index: usize| numbers(labels[index]).map_or(0, |(_, at)| i64::from(at));
        let is_fit = |step: i64| {
            let base = value(numbered[0]) - step * i64::try_from(numbered[0]).unwrap_or(0);
            let is_off =
                |&&index: &&usize| value(index) != base + step * i64::try_from(index).unwrap_or(0);
            numbered.iter().find(is_off).copied()
        };
        if let (Some(up), Some(down)) = (is_fit(1), is_fit(-1)) {
            let (line, label) = (rows[up.max(down)].0, value(up.max(down)).to_string());
            return Err(not_next(&label, line));
        }
    }
    let first = labels.first().copied().flatten();
    for (index, (_, row)) in rows.iter_mut().enumerate() {
        if labels[index].is_some_and(|(is_number, _)| is_ordered || is_number) {
            if is_right {
                row.pop();
            } else {
                row.remove(0);
            }
        }
    }
    // The names begin with 0, 1 or A at one end, or a row is missing there.
    if is_ordered {
        let ends = [(0, labels[0]), (rows.len() - 1, labels[rows.len() - 1])];
        let (index, label) = ends.into_iter().min_by_key(|(_, label)| *label).unwrap_or((0, None));
        if let Some((is_number, least)) = label
            && least > u16::from(is_number)
        {
            let line = rows[index].0;
            let is_below = index > 0;
            let name = if is_number {
                least.to_string()
            } else {
                char::from_u32(u32::from('A') + u32::from(least)).unwrap_or('?').to_string()
            };
            let beyond = if is_below { line + 1 } else { line.saturating_sub(1).max(1) };
            return Err(Problem::text(
                &name,
                phrase!("format-row-missing", "the rows end at {value}; others are missing"),
            )
            .at(beyond));
        }
    }
    Ok(first)
}

fn not_next(label: &str, line: u64) -> FormatError {
    let why = phrase!("format-row-number", "{value} is not the number of the next row");
    Problem::text(label, why).at(line)
}

impl Drawing {
    /// Checks whether every sign could be a letter or a digit of a list of moves.
    pub(super) fn has_marks(&self) -> bool {
        let row = |(_, row): &(u64, Row)| {
            row.tokens.iter().any(|token| match token {
                Token::Sign(char) => signs::is_mark(*char),
                Token::Blank => true,
                _ => false,
            })
        };
        self.blocks[self.chosen].rows.iter().any(row)
    }

    /// Reads the position, for the `current` game if its board has this size.
    pub(super) fn read(&self, current: Variant, sides: Sides) -> Result<Reading, FormatError> {
        let block = &self.blocks[self.chosen];
        let cells = cells(block)?;
        let width = cells.rows.first().map_or(0, |(_, row)| row.len());
        let has_width = |(_, row): &&(u64, Vec<Token>)| row.len() != width;
        if let Some((line, row)) = cells.rows.iter().find(has_width) {
            return Err(Problem::Fields { found: row.len(), expected: width }.at(*line));
        }
        let is_wrong = |(_, heading): &&(u64, Heading)| heading.columns != width;
        if let Some((line, heading)) = block.headings.iter().find(is_wrong) {
            return Err(Problem::Fields { found: heading.columns, expected: width }.at(*line));
        }
        if let Some((line, sign)) = self.strange.filter(|_| !cells.has_labels) {
            return Err(Problem::Unexpected(sign.to_string()).at(line));
        }
        let mut remarks = self.others(&cells, width)?;
        let variant = self.variant(width, cells.rows.len(), current)?;
        let (signs, numbers) = signs_of(&cells, matches!(self.mover, Some(Mover::Sign('X' | 'O'))));
        if self.is_alone
            && signs.keys().all(|sign| signs::is_free(*sign))
            && let Some(game) = played(&cells, variant)
        {
            if variant != current && self.rules.is_none() {
                remarks.insert(0, Remark::TakenFor(variant));
            }
            let loaded = loaded(game, remarks);
            return Ok(Reading { loaded, are_rows_open: false, are_sides_open: false });
        }
        let size = (width, cells.rows.len());
        let chosen = signs::choose(&signs, numbers.is_some() && !cells.is_compact, size);
        let chosen = chosen.ok_or_else(|| unknown(&signs, numbers, &cells))?;
        let is_first_dialog = self.is_dialog
            || cells.is_from_zero
                && (width, cells.rows.len()) == (13, 13)
                && count(&signs, &chosen, Stone::First) < count(&signs, &chosen, Stone::Second);
        let counts = [Stone::First, Stone::Second].map(|side| count(&signs, &chosen, side));
        let [usual_first, usual_second] = counts;
        // Where programs differ, the side with one stone more began.
        let is_other = is_first_dialog && chosen.system.is_usual()
            || chosen.system.is_open && usual_second == usual_first + 1;
        let is_swapped = is_other != (sides == Sides::Swapped);
        let side_of = |sign: char| {
            let side = chosen.system.stone(sign)?;
            Some(if is_swapped { side.opponent() } else { side })
        };
        let mut stones = Vec::new();
        for (row, (_, tokens)) in (0..).zip(&cells.rows) {
            for (col, token) in (0..).zip(tokens) {
                if let Token::Sign(sign) = token
                    && let Some(side) = side_of(*sign)
                {
                    stones.push((Point::new(row, col), side));
                }
            }
        }
        let stones_of = |side| stones.iter().filter(|(_, stone)| *stone == side).count();
        let is_even = stones_of(Stone::First) <= stones_of(Stone::Second);
        let by_number = if is_even { Stone::First } else { Stone::Second };
        let to_move = match self.mover {
            Some(Mover::Side(side)) => side,
            Some(Mover::Sign(sign)) => side_of(sign).unwrap_or(by_number),
            None => by_number,
        };
        let illegal = |why| Problem::Illegal(why).in_file();
        let mut start = SetUpStones::new(variant);
        start.to_move = Some(to_move);
        for (point, side) in stones {
            start.place((), point, side).map_err(illegal)?;
        }
        let position = start.position().map_err(|((), why)| illegal(why))?;
        if variant != current && self.rules.is_none() {
            remarks.insert(0, Remark::TakenFor(variant));
        }
        let has_sides = usual_first + usual_second > 0;
        let sign = |side: Stone| {
            let is_it = |sign: &char| chosen.system.stone(*sign) == Some(side);
            signs.keys().copied().find(is_it)
        };
        let is_open = has_sides
            && !self.is_dialog
            && if chosen.system.is_open {
                usual_first.abs_diff(usual_second) != 1
            } else {
                usual_second > usual_first && self.mover.is_none()
            };
        if has_sides && (is_swapped || is_open || !chosen.system.is_usual()) {
            let signs = [Stone::First, Stone::Second].map(sign);
            let [first, second] = if is_swapped { [signs[1], signs[0]] } else { signs };
            remarks.push(Remark::Signs { first, second });
        }
        remarks.extend(chosen.doubtful.map(Remark::FreeSign));
        remarks.extend(numbers.map(|_| Remark::Proposed));
        for (line, tokens) in &cells.rows {
            if tokens.contains(&Token::Sign('?')) {
                remarks.push(Remark::UnknownSign { line: *line, sign: '?' });
            }
        }
        let game = Game::from_position(position);
        Ok(Reading { loaded: loaded(game, remarks), are_rows_open: false, are_sides_open: is_open })
    }

    /// Checks the rows outside the board, and counts other boards.
    fn others(&self, board: &Cells, width: usize) -> Result<Vec<Remark>, FormatError> {
        // Rules above a board make what follows it a comment.
        if self.rules.is_some() {
            return Ok(Vec::new());
        }
        let mut boards = 1;
        for (index, block) in self.blocks.iter().enumerate() {
            if index == self.chosen {
                continue;
            }
            if block.is_board() {
                let other = cells(block)?;
                let size = other.rows.first().map_or(0, |(_, row)| row.len());
                let is_part = !other.has_labels
                    && !board.has_labels
                    && size == width
                    && other.rows.len() != board.rows.len()
                    && (other.rows.len() != width || board.rows.len() != width);
                if is_part {
                    return Err(stray(self.blocks[index.max(self.chosen)].rows[0].0));
                }
                boards += 1;
            } else if !board.has_labels
                && let Some((line, _)) =
                    block.rows.iter().find(|(_, row)| row.tokens.len() == width)
            {
                return Err(stray(*line));
            }
        }
        Ok((boards > 1).then_some(Remark::LastBoard(boards)).into_iter().collect())
    }

    fn variant(
        &self,
        width: usize,
        height: usize,
        current: Variant,
    ) -> Result<Variant, FormatError> {
        let size = format!("{width}x{height}");
        let no_size = |_| {
            Problem::text(&size, phrase!("format-size", "{value} is not a board size")).in_file()
        };
        let shape = Shape::of_rows(width, height, Topology::Plane).map_err(no_size)?;
        let is_as_large = |game: &Variant| {
            (game.shape().width(), game.shape().height()) == (shape.width(), shape.height())
        };
        if let Some((line, variant)) = self.rules {
            if is_as_large(&variant) {
                return Ok(variant);
            }
            let named = format!("{}x{}", variant.shape().width(), variant.shape().height());
            let why = phrase!("format-other-size", "the rows drawn below are not those of {value}");
            return Err(Problem::text(&named, why).at(line));
        }
        let known = [current, Variant::CONNECT_FOUR, Variant::TIC_TAC_TOE];
        let five = || rule::five(shape).ok().map(|five| five.with_rule(current.rule()));
        let longest = || {
            let row = shape.width().max(shape.height());
            Variant::new(shape, row, Rule::Freestyle, crate::rules::Placement::Anywhere).ok()
        };
        let variant = known.into_iter().find(is_as_large).or_else(five).or_else(longest);
        let exact = |it: Variant| if self.is_exact { it.with_rule(Rule::Standard) } else { it };
        variant.map(exact).ok_or_else(|| Problem::TooSmall(size).in_file())
    }
}

fn count(signs: &Signs, chosen: &Chosen, side: Stone) -> usize {
    let cells = signs.iter().filter(|(sign, _)| chosen.system.stone(**sign) == Some(side));
    cells.map(|(_, cells)| cells.len()).sum()
}

/// Plays the moves of a board whose stones are numbers, from 1 on.
fn played(cells: &Cells, variant: Variant) -> Option<Game> {
    let mut moves = Vec::new();
    for (row, (_, tokens)) in (0..).zip(&cells.rows) {
        for (col, token) in (0..).zip(tokens) {
            let digit = |sign: char| sign.to_digit(10).and_then(|it| u16::try_from(it).ok());
            let number = match *token {
                Token::Sign(sign) => digit(sign).filter(|number| *number > 0),
                token => token.number(),
            };
            moves.extend(number.map(|number| (number, Point::new(row, col))));
        }
    }
    moves.sort_unstable_by_key(|(number, _)| *number);
    let is_list = moves.len() > 2 && moves.iter().zip(1..).all(|((number, _), it)| *number == it);
    let mut game = Game::new(variant);
    (is_list && moves.iter().all(|(_, point)| game.play(*point).is_ok())).then_some(game)
}

/// Collects the signs of a board, and the line of the first number that is none.
fn signs_of(cells: &Cells, has_letters: bool) -> (Signs, Option<u64>) {
    let mut signs = Signs::new();
    let mut numbers = None;
    let is_other = |token: &Token| match token {
        Token::Sign('0'..='2') | Token::Blank => false,
        Token::Sign(sign) => !signs::is_free(*sign),
        _ => true,
    };
    // Beside letters or greater numbers, they are moves that were not played.
    let are_moves = has_letters || cells.rows.iter().any(|(_, row)| row.iter().any(is_other));
    for (row, (line, tokens)) in cells.rows.iter().enumerate() {
        for (col, token) in tokens.iter().enumerate() {
            match token {
                Token::Sign('1'..='9') if are_moves && !cells.is_compact => {
                    numbers.get_or_insert(*line);
                }
                Token::Sign(sign) => signs.entry(*sign).or_default().push((row, col)),
                Token::Number { .. } => _ = numbers.get_or_insert(*line),
                Token::Blank | Token::Odd { .. } => {}
            }
        }
    }
    (signs, numbers)
}

/// Finds the sign that does not go with the others.
fn unknown(signs: &Signs, numbers: Option<u64>, cells: &Cells) -> FormatError {
    let why = phrase!("format-signs", "{value} has no meaning beside the other signs");
    let sign = signs::stranger(signs);
    let has_sign = |row: &[Token]| sign.is_some_and(|sign| row.contains(&Token::Sign(sign)));
    let line = cells.rows.iter().find(|(_, row)| has_sign(row)).map(|(line, _)| *line);
    match (sign, line, numbers) {
        (Some(sign), Some(line), _) => Problem::text(&sign.to_string(), why).at(line),
        (_, _, Some(line)) => Problem::text("12", why).at(line),
        _ => Problem::Unexpected(String::new()).in_file(),
    }
}
