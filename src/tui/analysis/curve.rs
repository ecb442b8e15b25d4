//! Curve of the winning chances over the line on the screen.
//!
//! The widgets of ratatui do not fit: a `Chart` does not tell which position lies under the mouse
//! and has no place for marks, a `Sparkline` has no middle line, and both need Braille. Here, the
//! same dots are drawn as Braille, or as asterisks where the font may lack it.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use super::{Analysis, chance_of_end, of_first};
use crate::game::{AnyGame, GameKind, State};
use crate::locale::text;
use crate::player::Verdict;
use crate::record::{Action, Judgement, NodeId, Tree};
use crate::rules::Stone;
use crate::tui::naming::mark;
use crate::tui::plot::{Dots, glyph, part};
use crate::tui::theme::{GlyphSet, Role, Theme};
use crate::tui::viewer::Viewer;

/// Columns of the axis: a number, and the line.
const AXIS: u16 = 4;
/// Columns of each position in a short game.
const WIDEST: usize = 3;
/// Minimum number of columns from one number of a move to the next.
const NUMBER: usize = 6;
/// Possible distances between the numbers of moves.
const STEPS: [usize; 7] = [1, 2, 5, 10, 20, 50, 100];

/// Mark of a move on the axis; worse ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Slip {
    Mistake,
    Blunder,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct CurvePoint {
    /// Winning chance of the first side, from 0 to 1, if known.
    chance: Option<f64>,
    is_proved: bool,
    slip: Option<Slip>,
}

/// Curve of the line on the screen, one point for each position.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    points: Vec<CurvePoint>,
    here: usize,
    kind: GameKind,
}

/// Rows of the curve: the pointer, the plot, the axis, and the numbers of the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CurveLayout {
    plot: Rect,
    axis: Option<u16>,
    numbers: Option<u16>,
}

impl CurveLayout {
    fn new(area: Rect) -> Option<Self> {
        let rows = area.height.checked_sub(1).filter(|&rows| rows > 0)?;
        let width = area.width.checked_sub(AXIS).filter(|&width| width > 0)?;
        // An odd number of rows, so that one is the middle.
        let (plot, below) = match rows {
            5.. if rows % 2 == 1 => (rows - 2, 2),
            4.. => (rows - 1 - rows % 2, 1 + rows % 2),
            _ => (rows, 0),
        };
        let plot = Rect { x: area.x + AXIS, y: area.y + 1, width, height: plot };
        let below = |row: u16| (row < below).then(|| plot.bottom() + row);
        Some(Self { plot, axis: below(0), numbers: below(1) })
    }
}

/// Number of columns of each position; 0 if several share one.
fn each(positions: usize, width: usize) -> usize {
    (width / positions.max(1)).min(WIDEST)
}

/// Middle of a position's columns, in parts of which each column has `parts`.
fn middle(ply: usize, positions: usize, width: usize, parts: usize) -> usize {
    match each(positions, width) {
        0 => ply * width * parts / positions,
        each => ply * each * parts + (each * parts - 1) / 2,
    }
}

/// Position at a place of the curve, if there is one.
pub fn ply_at(at: Position, area: Rect, positions: usize) -> Option<usize> {
    let plot = CurveLayout::new(area)?.plot;
    if !area.contains(at) || positions == 0 {
        return None;
    }
    let (column, width) = (usize::from(at.x.saturating_sub(plot.x)), usize::from(plot.width));
    let ply = match each(positions, width) {
        0 => (column * positions).div_ceil(width),
        each => column / each,
    };
    // Left and right of the curve are its ends.
    Some(ply.min(positions - 1))
}

/// Sides to move at the nodes of a line from the root. Stones and passes change them, decisions of
/// an opening do not.
fn sides_to_move(tree: &Tree, line: &[NodeId], first: Stone) -> impl Iterator<Item = Stone> {
    let moves = line.iter().scan(0, |moves, &id| {
        let is_move = matches!(tree.action(id), Some(Action::Stone(_) | Action::Pass));
        *moves += usize::from(is_move);
        Some(*moves)
    });
    moves.map(move |moves| first.after(moves))
}

impl Curve {
    pub fn new(analysis: &Analysis, viewer: &Viewer) -> Self {
        let (shown, tree) = (viewer.shown(), viewer.tree());
        let point = |(&id, side): (&NodeId, Stone)| {
            let notes = tree.notes(id);
            let known = notes.evaluation.map(|it| it.verdict);
            let verdict = if id == shown.node() { analysis.verdict(viewer) } else { known };
            let slip = match notes.judgement {
                Some(Judgement::Mistake) => Some(Slip::Mistake),
                Some(Judgement::Blunder | Judgement::MissedWin(_)) => Some(Slip::Blunder),
                _ => None,
            };
            CurvePoint {
                chance: verdict.map(|verdict| of_first(verdict, side)),
                is_proved: verdict.is_some_and(Verdict::is_proved),
                slip,
            }
        };
        let sides = match shown.on_board() {
            AnyGame::Rows(game) => {
                sides_to_move(tree, shown.line(), game.start().to_move()).collect::<Vec<_>>()
            }
            // The player who places a piece gives the next one.
            AnyGame::Quarto(_) => {
                (0..shown.line().len()).map(|ply| Stone::First.after(ply.div_ceil(2))).collect()
            }
        };
        let mut points: Vec<_> = shown.line().iter().zip(sides).map(point).collect();
        if let (Some(last), State::Over(outcome)) = (points.last_mut(), viewer.state_at_end()) {
            (last.chance, last.is_proved) = (Some(chance_of_end(outcome)), true);
        }
        Self { points, here: shown.ply(), kind: viewer.record.kind() }
    }

    pub fn draw(&self, theme: &Theme, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        let Some(layout) = CurveLayout::new(area) else { return };
        if self.points.is_empty() {
            return;
        }
        self.draw_axes(theme, area, layout, buffer);
        let plot = layout.plot;
        let rows = usize::from(plot.height);
        let dots = self.dots(usize::from(plot.width), rows, theme.glyphs);
        for (row, y) in (plot.top()..plot.bottom()).enumerate() {
            for (column, x) in (plot.left()..plot.right()).enumerate() {
                let bits = dots.bits(column, row);
                if bits == 0 {
                    continue;
                }
                let glyph = glyph(bits, theme.glyphs, '*');
                let style = match (2 * row + 1).cmp(&rows) {
                    std::cmp::Ordering::Less => theme.name(Stone::First),
                    std::cmp::Ordering::Equal => theme.style(Role::Ground),
                    std::cmp::Ordering::Greater => theme.name(Stone::Second),
                };
                put(buffer, (x, y), glyph, style.remove_modifier(Modifier::BOLD));
            }
        }
    }

    /// Draws the axes with their numbers, the middle line, the marks, and the pointer above.
    fn draw_axes(&self, theme: &Theme, area: Rect, layout: CurveLayout, buffer: &mut Buffer) {
        let CurveLayout { plot, axis, numbers } = layout;
        let (glyphs, faint) = (theme.glyphs, theme.style(Role::Faint));
        let (positions, width) = (self.points.len(), usize::from(plot.width));
        let column = |ply| u16::try_from(middle(ply, positions, width, 1)).unwrap_or(u16::MAX);
        let side = if self.kind.is_rows() { mark(Stone::First) } else { "" };
        let name = text!("percent", number = side);
        buffer.set_stringn(area.x, area.y, name, AXIS.into(), theme.name(Stone::First));
        // Two rows have no middle one.
        let centre = Some(plot.y + plot.height / 2).filter(|_| plot.height % 2 == 1);
        for y in plot.top()..plot.bottom() {
            let number = match y {
                _ if Some(y) == centre && plot.height > 1 => " 50",
                _ if y == plot.top() => "100",
                _ if y + 1 == plot.bottom() => "  0",
                _ => "   ",
            };
            buffer.set_string(area.x, y, number, faint);
            let line = if number.trim().is_empty() {
                glyphs.pick('\u{2502}', '|')
            } else {
                glyphs.pick('\u{2524}', '|')
            };
            put(buffer, (plot.x - 1, y), line, faint);
        }
        for (x, y) in (plot.left()..plot.right()).zip(centre.into_iter().cycle()) {
            put(buffer, (x, y), glyphs.pick('\u{2504}', '-'), theme.style(Role::Rule));
        }
        if let Some(y) = axis {
            put(buffer, (plot.x - 1, y), glyphs.pick('\u{2514}', '+'), faint);
            for x in plot.left()..plot.right() {
                put(buffer, (x, y), glyphs.rule(), faint);
            }
            let proved = (0..positions).filter(|&ply| self.points[ply].is_proved);
            for x in proved.map(|ply| plot.x + column(ply)) {
                let each = u16::try_from(each(positions, width).max(1)).unwrap_or(1);
                let first = x - (each - 1) / 2;
                for x in first..(first + each).min(plot.right()) {
                    put(buffer, (x, y), glyphs.pick('\u{2501}', '='), theme.style(Role::Ground));
                }
            }
            let mut slips: Vec<(Slip, usize)> = Vec::new();
            slips.extend((0..positions).filter_map(|ply| Some((self.points[ply].slip?, ply))));
            // The worst one is visible if several share a column.
            slips.sort_unstable();
            for (slip, ply) in slips {
                let role = match slip {
                    Slip::Mistake => Role::Notice,
                    Slip::Blunder => Role::Error,
                };
                put(buffer, (plot.x + column(ply), y), '?', theme.style(role));
            }
        }
        if let Some(y) = numbers {
            // In Quarto, a move is a piece that is given and placed.
            let plies = if self.kind.is_rows() { 1 } else { 2 };
            let far = |step: &usize| middle(*step * plies, positions, width, 1) >= NUMBER;
            let step = STEPS.into_iter().find(far).unwrap_or(STEPS[STEPS.len() - 1]);
            for ply in (step * plies..positions).step_by(step * plies) {
                let (x, number) = (plot.x + column(ply), (ply / plies).to_string());
                if usize::from(x) + number.len() <= usize::from(plot.right()) {
                    buffer.set_string(x, y, number, faint);
                }
            }
        }
        let x = plot.x + column(self.here.min(positions - 1));
        put(buffer, (x, area.y), glyphs.pick('\u{25be}', 'v'), theme.style(Role::Ground));
    }

    /// Dots of the curve in an area of this size.
    fn dots(&self, columns: usize, rows: usize, glyphs: GlyphSet) -> Dots {
        let mut dots = Dots::new(columns, rows, glyphs);
        let (across, width, height) = (dots.across(), dots.width(), dots.height());
        let x = |ply| middle(ply, self.points.len(), columns, across).min(width - 1);
        let mut last: Option<(usize, usize)> = None;
        for (ply, point) in self.points.iter().enumerate() {
            let Some(chance) = point.chance else {
                last = None;
                continue;
            };
            let to = (x(ply), part(1.0 - chance, height - 1));
            dots.line(last.unwrap_or(to), to);
            last = Some(to);
        }
        dots
    }
}

fn put(buffer: &mut Buffer, at: (u16, u16), glyph: char, style: Style) {
    if let Some(cell) = buffer.cell_mut(at) {
        cell.set_char(glyph).set_style(style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Record;
    use crate::rules::opening::{Choice, OpeningRule};
    use crate::rules::{Game, Point, Rule, Status, Turn, Variant};

    #[test]
    fn a_click_on_a_positions_column_finds_the_position() {
        for (width, height) in [(44, 8), (29, 4), (48, 6), (10, 5)] {
            let area = Rect::new(3, 2, width, height);
            for positions in [1, 2, 9, 31, 44, 60, 226] {
                let plot = CurveLayout::new(area).unwrap().plot;
                let width = usize::from(plot.width);
                let mut found = 0;
                for column in 0..plot.width {
                    let at = Position::new(plot.x + column, plot.y);
                    let ply = ply_at(at, area, positions).unwrap();
                    assert!(ply >= found && ply < positions);
                    found = ply;
                    if each(positions, width) == 0 {
                        assert_eq!(middle(ply, positions, width, 1), usize::from(column));
                    }
                }
                for ply in 0..positions.min(width) {
                    let ply: usize = ply * positions / positions.min(width);
                    let column = middle(ply, positions, width, 1);
                    assert!(column < width, "{positions} in {width}");
                    if each(positions, width) > 0 {
                        let at = Position::new(plot.x + u16::try_from(column).unwrap(), plot.y);
                        assert_eq!(ply_at(at, area, positions), Some(ply));
                    }
                }
                assert_eq!(ply_at(Position::new(plot.right(), plot.y), area, positions), None);
            }
        }
    }

    #[test]
    fn decisions_of_an_opening_do_not_change_the_side_to_move() {
        let variant = Variant::GOMOKU_15.with_rule(Rule::Renju);
        let mut game = Game::with_opening(variant, OpeningRule::Rif).unwrap();
        let stone = |row, col| Turn::Stone(Point::new(row, col));
        let offer = |row, col| Turn::Offer(Point::new(row, col));
        let turns = [
            stone(7, 7),
            stone(6, 7),
            stone(5, 9),
            Turn::Choose(Choice::Swap),
            stone(8, 6),
            offer(5, 6),
            offer(4, 6),
            stone(5, 6),
            Turn::Pass,
            stone(3, 3),
            Turn::Pass,
            Turn::Pass,
        ];
        let mut sides = vec![Stone::First];
        for turn in turns {
            if let Status::ToMove(side) = game.take(turn).unwrap() {
                sides.push(side);
            }
        }
        let record = Record::from(AnyGame::Rows(game));
        let found = sides_to_move(record.tree(), record.cursor().line(), Stone::First);
        // There is none after both have passed.
        assert_eq!(found.take(turns.len()).collect::<Vec<_>>(), sides);
    }

    /// Draws chances in percent with this glyph set, without colours.
    #[track_caller]
    fn check(chances: &[u8], glyphs: GlyphSet, (width, height): (u16, u16), expected: &[&str]) {
        let point = |&percent: &u8| CurvePoint {
            chance: (percent <= 100).then(|| f64::from(percent) / 100.0),
            is_proved: matches!(percent, 0 | 100),
            slip: (percent == 20).then_some(Slip::Blunder),
        };
        let kind = GameKind::Rows(Variant::GOMOKU_15);
        let curve = Curve { points: chances.iter().map(point).collect(), here: 2, kind };
        let area = Rect::new(0, 0, width, height);
        let palette = crate::tui::theme::Theme::shipped(crate::tui::theme::DEFAULT).palette;
        let theme = Theme::new("", palette, crate::tui::theme::Depth::None, glyphs);
        let mut buffer = Buffer::empty(area);
        curve.draw(&theme, area, &mut buffer);
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        let rows: Vec<String> = (0..height).map(|y| row(y).trim_end().to_owned()).collect();
        assert_eq!(rows, expected);
    }

    #[test]
    fn the_curve_is_drawn_without_colours_and_braille() {
        check(
            &[50, 70, 20, 0, 0],
            GlyphSet::Ascii,
            (20, 8),
            &[
                "X%         v",
                "100|",
                "   |   ***",
                " 50|-***-***--------",
                "   |       ***",
                "  0|         *****",
                "   +-------?-======-",
                "           2     4",
            ],
        );
    }

    /// Value of a position that is not evaluated.
    const UNKNOWN: u8 = 101;

    #[test]
    fn braille_has_eight_dots_in_each_cell() {
        check(
            &[50, 100, 50, UNKNOWN, 0, 0],
            GlyphSet::Lines,
            (16, 4),
            &["X%      ▾", "100┤ ⢀⡼⢧⡀", " 50┤⠠⠞┄┄⠳┄┄┄┄┄┄┄", "  0┤        ⢀⣀⣀"],
        );
    }
}
