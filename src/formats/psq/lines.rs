//! Lines of a file, told apart by their form and place.

/// A line with its number, from 1.
pub(super) type NumberedLine<'a> = (u64, &'a str);

/// Column, row and time of a move as the file has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MoveLine<'a> {
    pub line: u64,
    pub text: &'a str,
    /// `None` for a number that is negative or too large for any board.
    pub col: Option<u16>,
    pub row: Option<u16>,
    /// Milliseconds; `None` if the file has something else.
    pub time: Option<u64>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Lines<'a> {
    pub moves: Vec<MoveLine<'a>>,
    /// No names, or two.
    pub names: Vec<&'a str>,
    /// Number that says how the game ended.
    pub end: Option<&'a str>,
    /// Winner and rule.
    pub result: Option<(&'a str, &'a str)>,
    /// Lines that are none of these.
    pub skipped: Vec<NumberedLine<'a>>,
}

impl<'a> Lines<'a> {
    /// Takes the lines after the head of a `.psq`.
    pub(super) fn of_psq(lines: &[NumberedLine<'a>]) -> Self {
        let mut taken = Self::default();
        let rest = taken.take_end_and_result(lines);
        let moves = rest.iter().rposition(|&line| move_line(line).is_some()).map_or(0, |at| at + 1);
        let (before, after) = rest.split_at(moves);
        taken.take_moves(before);
        // The names stand before the end. Without one, they are the first lines.
        let has_end = taken.end.is_some() || taken.result.is_some();
        let first = if has_end { after.len().saturating_sub(2) } else { 0 };
        let (other, names) = after.split_at(first);
        let (names, behind) = names.split_at(names.len().min(2));
        taken.skipped.extend(other.iter().chain(behind));
        taken.take_names(names);
        taken.skipped.sort_unstable();
        taken
    }

    /// Takes the lines of a `.rec`.
    pub(super) fn of_rec(text: &'a str) -> Self {
        let lines = numbered(text);
        let mut taken = Self::default();
        // Without moves, the second name may look like a winner and a rule.
        let names = lines.iter().take(2).take_while(|line| is_words(line.1)).count();
        let (names, rest) = lines.split_at(names);
        taken.take_names(names);
        let moves = taken.take_end_and_result(rest);
        taken.take_moves(moves);
        taken.skipped.sort_unstable();
        taken
    }

    /// Takes the last lines, and returns those before them. Lines behind the end are left out.
    fn take_end_and_result<'b>(&mut self, lines: &'b [NumberedLine<'a>]) -> &'b [NumberedLine<'a>] {
        let end = lines.iter().rposition(|(_, line)| is_number(line)).map(|at| {
            let has_result = lines.get(at + 1).is_some_and(|(_, line)| result(line).is_some());
            at + 1 + usize::from(has_result)
        });
        let is_last = |end: &usize| lines[*end..].iter().all(|&line| move_line(line).is_none());
        let (mut rest, behind) = lines.split_at(end.filter(is_last).unwrap_or(lines.len()));
        self.skipped.extend(behind);
        self.take_result(&mut rest);
        self.take_end(&mut rest);
        rest
    }

    /// Takes `winner,rule` from the end. Only behind the number of an end may the rule be a number,
    /// too.
    fn take_result(&mut self, rest: &mut &[NumberedLine<'a>]) {
        let [before @ .., line] = *rest else { return };
        let follows_end = before.last().is_some_and(|(_, before)| is_number(before));
        if let Some(result) = result(line.1)
            && (follows_end || move_line(*line).is_none())
        {
            self.result = Some(result);
            *rest = before;
        }
    }

    fn take_end(&mut self, rest: &mut &[NumberedLine<'a>]) {
        if let [before @ .., (_, line)] = *rest
            && is_number(line)
        {
            self.end = Some(line);
            *rest = before;
        }
    }

    fn take_moves(&mut self, lines: &[NumberedLine<'a>]) {
        for &line in lines {
            let (number, text) = line;
            // Without a move, the others would change sides.
            let is_meant = text.starts_with(|char: char| char.is_ascii_digit())
                && text.contains(',')
                && !text.contains(char::is_alphabetic);
            let wrong = MoveLine { line: number, text, col: None, row: None, time: None };
            match move_line(line).or_else(|| is_meant.then_some(wrong)) {
                Some(found) => self.moves.push(found),
                None => self.skipped.push(line),
            }
        }
    }

    fn take_names(&mut self, lines: &[NumberedLine<'a>]) {
        match lines {
            [(_, first), (_, second)] => self.names = vec![first, second],
            // A single name is not known to be that of the first or of the second player.
            others => self.skipped.extend(others),
        }
    }
}

/// Splits a line into winner and rule.
fn result(line: &str) -> Option<(&str, &str)> {
    let (winner, rule) = line.split_once(',')?;
    let (winner, rule) = (winner.trim(), rule.trim());
    (is_number(winner) && !rule.contains(',')).then_some((winner, rule))
}

/// Lines that are not blank.
pub(super) fn numbered(text: &str) -> Vec<NumberedLine<'_>> {
    // Old files have only CR.
    let ends = if text.contains('\n') { '\n' } else { '\r' };
    let lines = (1..).zip(text.split(ends)).map(|(number, line)| (number, line.trim()));
    lines.filter(|(_, line)| !line.is_empty()).collect()
}

/// Checks whether a name, on its line, is read as one.
pub(super) fn is_name(name: &str) -> bool {
    // At the start of a file, it would be a byte order mark, or look like UTF-16.
    let is_marked = name.starts_with('\u{feff}') || name.contains('\0');
    !name.is_empty() && !is_marked && is_words(name)
}

/// Checks for a line that is neither a move nor a number.
fn is_words(line: &str) -> bool {
    move_line((0, line)).is_none() && !is_number(line)
}

/// Parses column and row, which commas, semicolons or spaces may separate. A time may follow, and
/// further columns.
fn move_line((line, text): NumberedLine) -> Option<MoveLine> {
    let separator = [',', ';', '\t'].into_iter().find(|&it| text.contains(it)).unwrap_or(' ');
    let mut fields = text.split(separator).map(str::trim);
    let (col, row) = (fields.next()?, fields.next()?);
    if !is_number(col) || !is_number(row) {
        return None;
    }
    let time = fields.next().map_or(Some(0), |time| time.parse().ok());
    Some(MoveLine { line, text, col: col.parse().ok(), row: row.parse().ok(), time })
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}
