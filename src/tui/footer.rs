//! Rows at the foot of the screen: a message or question, and the keys.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::command::Command;
use super::ctx::Ctx;
use super::keymap::{Label, all_arrows};
use super::layer::{Below, Foot, Layer};
use super::text::{self, clear};
use super::theme::{Role, Theme};

impl Foot {
    pub fn draw(&self, labels: &[(Command, Label)], theme: &Theme, frame: &mut Frame) {
        text::draw_texts(&self.texts, theme.style(self.role), self.area, frame.buffer_mut());
        draw(self.keys(), labels, theme, frame);
    }
}

pub fn area(below: Below, ctx: &Ctx, skipped: u16) -> Option<Rect> {
    let foot = ctx.look.game_layout(below.kind(ctx)).ok()?.foot;
    Some(Rect { y: foot.y + skipped, height: foot.height.saturating_sub(skipped), ..foot })
}

pub fn draw_over(layer: &dyn Layer, below: Below, ctx: &Ctx, frame: &mut Frame) {
    let Some(foot) = layer.foot(below, ctx) else { return };
    clear(foot.area, &ctx.look.theme, frame.buffer_mut());
    foot.draw(&layer.labels(ctx), &ctx.look.theme, frame);
}

pub fn command_at(layer: &dyn Layer, below: Below, ctx: &Ctx, at: Position) -> Option<Command> {
    let (row, labels) = (layer.keys(below, ctx)?, layer.labels(ctx));
    let (index, _) = places(&labels, row).into_iter().find(|(_, place)| place.contains(at))?;
    // The arrow keys together are not one command.
    let (command, (key, _)) = &labels[index];
    Some(command.clone()).filter(|_| *key != all_arrows())
}

/// Columns between two labels.
const GAP: u16 = 2;
/// Columns of a key's box besides the key, and between box and word.
const AIR: u16 = 2 + 1;

/// Indices and places of the labels that fit. The first and the last two are dropped last.
fn places(labels: &[(Command, Label)], row: Rect) -> Vec<(usize, Rect)> {
    let columns = |text: &str| u16::try_from(text.width()).unwrap_or(u16::MAX);
    let width = |index: usize| {
        let (_, (key, word)) = &labels[index];
        columns(key).saturating_add(AIR).saturating_add(columns(word))
    };
    let mut shown: Vec<usize> = (0..labels.len()).collect();
    let all = |shown: &[usize]| {
        let words: u16 = shown.iter().fold(0, |sum, &index| sum.saturating_add(width(index)));
        words.saturating_add(GAP * u16::try_from(shown.len().saturating_sub(1)).unwrap_or(0))
    };
    while all(&shown) > row.width && !shown.is_empty() {
        let least = if shown.len() > 3 { shown.len() - 3 } else { 1 };
        shown.remove(least.min(shown.len() - 1));
    }
    let mut x = row.x;
    let places = shown.into_iter().map(|index| {
        let place = Rect { x, width: width(index), ..row }.intersection(row);
        x = place.right().saturating_add(GAP);
        (index, place)
    });
    places.collect()
}

/// Draws the keys: `Enter place  s save  ...`.
pub fn draw(row: Option<Rect>, labels: &[(Command, Label)], theme: &Theme, frame: &mut Frame) {
    for (index, place) in row.map_or_else(Vec::new, |row| places(labels, row)) {
        let (_, (key, word)) = &labels[index];
        let line = Line::from(vec![
            Span::styled(format!(" {key} "), theme.style(Role::Key)),
            Span::styled(format!(" {word}"), theme.style(Role::Faint)),
        ]);
        text::draw(&line, place, frame.buffer_mut());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(width: u16, expected: &[usize]) {
        let names =
            [("Enter", "place"), ("s", "save"), ("u", "undo"), ("?", "help"), ("q", "quit")];
        let names = names.map(|(key, word)| (Command::Help, (key.to_owned(), word.to_owned())));
        let row = Rect::new(3, 5, width, 1);
        let found = places(&names, row);
        let shown: Vec<usize> = found.iter().map(|(index, _)| *index).collect();
        assert_eq!(shown, expected);
        for pair in found.windows(2) {
            assert!(pair[0].1.right() + GAP == pair[1].1.x, "{found:?}");
        }
        assert!(found.iter().all(|(_, place)| place.intersection(row) == *place));
    }

    #[test]
    fn labels_that_do_not_fit_are_dropped_from_the_right() {
        check(100, &[0, 1, 2, 3, 4]);
        check(53, &[0, 1, 2, 3, 4]);
        check(52, &[0, 1, 3, 4]);
        check(41, &[0, 3, 4]);
        check(28, &[0, 4]);
        check(20, &[0]);
        check(13, &[0]);
        check(12, &[]);
    }
}
