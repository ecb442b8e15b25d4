//! Rows at the foot of the screen: a message or question, and the keys.
//!
//! The places of the words are decided once (`places`), for drawing, clicks and the pointer. What
//! cannot be executed now is dimmed, but keeps its place.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::command::Command;
use super::ctx::Ctx;
use super::keymap::{FooterWord, Label, Priority, all_arrows};
use super::layer::{Below, Foot, Layer};
use super::text::{self, clear};
use super::theme::{Role, Theme};

impl Foot {
    pub fn draw_words(&self, words: &[FooterWord], theme: &Theme, frame: &mut Frame) {
        text::draw_texts(&self.texts, theme.style(self.role), self.area, frame.buffer_mut());
        draw_words(self.keys(), words, theme, frame);
    }
}

pub fn area(below: Below, ctx: &Ctx, skipped: u16) -> Option<Rect> {
    let foot = ctx.look.game_layout(below.kind(ctx)).ok()?.foot;
    Some(Rect { y: foot.y + skipped, height: foot.height.saturating_sub(skipped), ..foot })
}

pub fn draw_over(layer: &dyn Layer, below: Below, ctx: &Ctx, frame: &mut Frame) {
    let Some(foot) = layer.foot(below, ctx) else { return };
    clear(foot.area, &ctx.look.theme, frame.buffer_mut());
    foot.draw_words(&layer.words(ctx), &ctx.look.theme, frame);
}

/// Word at a position, and its place.
fn word_at(layer: &dyn Layer, below: Below, ctx: &Ctx, at: Position) -> Option<(FooterWord, Rect)> {
    let row = layer.keys(below, ctx).filter(|row| row.contains(at))?;
    let words = layer.words(ctx);
    let (places, _) = places(&words, row);
    let (index, place) = places.into_iter().find(|(_, place)| place.contains(at))?;
    // The arrow keys together are not one command.
    let word = words.into_iter().nth(index).filter(|word| word.label.0 != all_arrows())?;
    Some((word, place))
}

/// Command of the word at a position. If its key has two signs, each has a command of its own; the
/// word has that of the first.
pub fn command_at(layer: &dyn Layer, below: Below, ctx: &Ctx, at: Position) -> Option<Command> {
    let (word, place) = word_at(layer, below, ctx, at)?;
    let key = place.width.saturating_sub(u16::try_from(word.room + 1).unwrap_or(u16::MAX));
    let is_second = (key / 2 + 1..key).contains(&(at.x - place.x));
    let opposite = is_second.then(|| ctx.user.keymap.opposite(layer.context(), &word.command));
    Some(opposite.flatten().cloned().unwrap_or(word.command))
}

/// Place of the word under the pointer, if a click would execute it.
pub fn hovered(layer: &dyn Layer, below: Below, ctx: &Ctx) -> Option<Rect> {
    let found = word_at(layer, below, ctx, ctx.look.mouse?);
    found.filter(|(word, _)| word.is_active).map(|(_, place)| place)
}

/// Highlights the word under the pointer.
pub fn draw_hovered(layer: &dyn Layer, below: Below, ctx: &Ctx, frame: &mut Frame) {
    if let Some(place) = hovered(layer, below, ctx) {
        let style = ctx.look.theme.style(Role::Selected);
        frame.buffer_mut().set_style(place, Style::reset().patch(style));
    }
}

/// Columns between two words.
const GAP: u16 = 2;

/// Distance between the words of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spacing {
    /// The key has a column of its box on either side.
    Wide,
    /// The box is as wide as the key, and control keys are short: `^P`.
    Close,
}

impl Spacing {
    fn key(self, word: &FooterWord) -> String {
        let (key, _) = &word.label;
        match self {
            Self::Wide => format!(" {key} "),
            Self::Close => key.replace("Ctrl-", "^"),
        }
    }

    fn width(self, word: &FooterWord) -> u16 {
        let width = self.key(word).width() + 1 + word.room;
        u16::try_from(width).unwrap_or(u16::MAX)
    }
}

/// Indices and places of the words that fit, and their spacing. Words of low priority are dropped
/// first, then the words are drawn closer together. Then others are dropped, those of high priority
/// last, and of these the first and the last two at the end. What is active does not matter.
fn places(words: &[FooterWord], row: Rect) -> (Vec<(usize, Rect)>, Spacing) {
    let all = |shown: &[usize], spacing: Spacing| {
        let width = |&index: &usize| spacing.width(&words[index]);
        let words: u16 = shown.iter().map(width).fold(0, u16::saturating_add);
        words.saturating_add(GAP * u16::try_from(shown.len().saturating_sub(1)).unwrap_or(0))
    };
    let mut shown: Vec<usize> = (0..words.len()).collect();
    let is_low = |&index: &usize| words[index].priority == Priority::Low;
    let usual: Vec<usize> = shown.iter().copied().filter(|index| !is_low(index)).collect();
    let spacing =
        if all(&usual, Spacing::Wide) <= row.width { Spacing::Wide } else { Spacing::Close };
    for priority in [Priority::Low, Priority::Usual] {
        while all(&shown, spacing) > row.width
            && let Some(last) = shown.iter().rposition(|&it| words[it].priority == priority)
        {
            shown.remove(last);
        }
    }
    while all(&shown, spacing) > row.width && !shown.is_empty() {
        let least = if shown.len() > 3 { shown.len() - 3 } else { 1 };
        shown.remove(least.min(shown.len() - 1));
    }
    let mut x = row.x;
    let places = shown.into_iter().map(|index| {
        let place = Rect { x, width: spacing.width(&words[index]), ..row }.intersection(row);
        x = place.right().saturating_add(GAP);
        (index, place)
    });
    (places.collect(), spacing)
}

/// Checks whether a row of this width has room for the word of a command.
pub fn has_room(words: &[FooterWord], width: u16, command: &Command) -> bool {
    let (shown, _) = places(words, Rect::new(0, 0, width, 1));
    shown.iter().any(|&(index, _)| words[index].command == *command)
}

fn words(labels: &[(Command, Label)]) -> Vec<FooterWord> {
    labels.iter().cloned().map(FooterWord::from).collect()
}

/// Draws the keys: `Enter place  s save  ...`.
pub fn draw(row: Option<Rect>, labels: &[(Command, Label)], theme: &Theme, frame: &mut Frame) {
    draw_words(row, &words(labels), theme, frame);
}

fn draw_words(row: Option<Rect>, words: &[FooterWord], theme: &Theme, frame: &mut Frame) {
    let Some(row) = row else { return };
    let (places, spacing) = places(words, row);
    for (index, place) in places {
        let word = &words[index];
        let styles = if word.is_active {
            [Role::Key, Role::Faint].map(|role| theme.style(role))
        } else {
            [theme.style(Role::Rule); 2]
        };
        let line = Line::from(vec![
            Span::styled(spacing.key(word), styles[0]),
            Span::styled(format!(" {}", word.label.1), styles[1]),
        ]);
        text::draw(&line, place, frame.buffer_mut());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(key: &str, word: &str) -> FooterWord {
        FooterWord::from((Command::Help, (key.to_owned(), word.to_owned())))
    }

    #[track_caller]
    fn check(words: &[FooterWord], width: u16, expected: (&[usize], Spacing)) {
        let row = Rect::new(3, 5, width, 1);
        let (found, spacing) = places(words, row);
        let shown: Vec<usize> = found.iter().map(|(index, _)| *index).collect();
        assert_eq!((&*shown, spacing), expected);
        for pair in found.windows(2) {
            assert!(pair[0].1.right() + GAP == pair[1].1.x, "{found:?}");
        }
        assert!(found.iter().all(|(_, place)| place.intersection(row) == *place));
    }

    #[test]
    fn words_are_drawn_closer_together_and_then_dropped_from_the_right() {
        let words =
            [("Enter", "place"), ("s", "save"), ("u", "undo"), ("?", "help"), ("q", "quit")];
        let words = words.map(|(key, text)| word(key, text));
        check(&words, 53, (&[0, 1, 2, 3, 4], Spacing::Wide));
        check(&words, 52, (&[0, 1, 2, 3, 4], Spacing::Close));
        check(&words, 43, (&[0, 1, 2, 3, 4], Spacing::Close));
        check(&words, 42, (&[0, 1, 3, 4], Spacing::Close));
        check(&words, 34, (&[0, 3, 4], Spacing::Close));
        check(&words, 26, (&[0, 4], Spacing::Close));
        check(&words, 18, (&[0], Spacing::Close));
        check(&words, 10, (&[], Spacing::Close));
    }

    #[test]
    fn words_are_dropped_by_priority() {
        let mut words = ["place", "undo", "save", "new", "help"].map(|text| word("x", text));
        (words[2].priority, words[3].priority) = (Priority::Low, Priority::Low);
        check(&words, 48, (&[0, 1, 2, 3, 4], Spacing::Wide));
        check(&words, 47, (&[0, 1, 2, 4], Spacing::Wide));
        check(&words, 38, (&[0, 1, 4], Spacing::Wide));
        check(&words, 29, (&[0, 1, 4], Spacing::Wide));
        check(&words, 28, (&[0, 1, 4], Spacing::Close));
        words[1].priority = Priority::Usual;
        check(&words, 21, (&[0, 4], Spacing::Close));
    }

    #[test]
    fn a_changed_or_inactive_word_moves_no_other() {
        let row = Rect::new(0, 0, 60, 1);
        let mut words = ["analyse", "undo", "help"].map(|text| word("x", text));
        let before = places(&words, row);
        "stop".clone_into(&mut words[0].label.1);
        words[1].is_active = false;
        assert_eq!(places(&words, row), before);
    }

    #[test]
    fn control_keys_are_short_where_there_is_little_room() {
        let word = word("Ctrl-P", "commands");
        assert_eq!(Spacing::Wide.key(&word), " Ctrl-P ");
        assert_eq!(Spacing::Close.key(&word), "^P");
    }
}
