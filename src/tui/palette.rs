//! Command palette: all commands of the layer below, found by name.

use std::cmp::Reverse;
use std::ops::Range;

use nucleo_matcher::pattern::{AtomKind, CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};
use ratatui::Frame;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Block;
use unicode_width::UnicodeWidthStr as _;

use super::command::{Command, Context, Key};
use super::ctx::Ctx;
use super::event::{MouseAction, MouseEvent};
use super::footer;
use super::keymap::Keymap;
use super::layer::{Below, Handled, Height, Layer, first_line};
use super::layout::{NARROW, centred};
use super::menu;
use super::naming::{Naming, short_game};
use super::refusal::Refusal;
use super::text::{self as texts, TextEditor, clear, fit};
use super::theme::{Role, Theme};
use crate::game::GameKind;
use crate::locale::{self, text};
use crate::quarto::Board;
use crate::rules::Variant;
use crate::translate::in_english;

#[derive(Clone, Debug)]
pub struct CommandPalette {
    text: TextEditor,
    selected: usize,
    refusal: Option<Refusal>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct PaletteEntry {
    /// Name as it is shown: in the language of the thread, and behind it the English one if that is
    /// what was found.
    name: String,
    key: Option<String>,
    spoken: Words,
    english: Words,
    command: Command,
    refusal: Option<Refusal>,
    /// Indices of the matched characters of the name.
    matched: Vec<usize>,
}

/// Words by which a command is found, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Words {
    title: String,
    /// Word of the footer; in English also the name in the settings file.
    synonyms: String,
}

const LONGEST: usize = 100;
/// Columns of the pointer at the selected entry.
const POINTER: usize = 2;
const GAP: usize = 2;

#[derive(Clone, Debug, PartialEq, Eq)]
struct PaletteLayout {
    area: Rect,
    has_frame: bool,
    input: Rect,
    list: Rect,
    shown: Range<usize>,
    message: Rect,
    keys: Rect,
}

const WIDTH: u16 = 78;
const FRAMED: u16 = 60;
const AIR: u16 = 1;

impl PaletteLayout {
    fn new(window: Rect, all: usize, found: usize, selected: usize) -> Self {
        let has_frame = window.width >= FRAMED && window.height >= 12;
        let message = if window.width < NARROW { 2 } else { 1 };
        // Rows of input, message and keys.
        let fixed = 1 + message + 1;
        let (area, inner) = if has_frame {
            let rows = u16::try_from(all).unwrap_or(u16::MAX).saturating_add(fixed + 2);
            let area = centred(window, WIDTH, rows.min(window.height - 2 * AIR));
            (area, area.inner(Margin::new(2, 1)))
        } else {
            (window, window)
        };
        let part =
            |y: u16, height: u16| Rect { y: inner.y + y, height, ..inner }.intersection(inner);
        let list_rows = inner.height.saturating_sub(fixed);
        let list = part(1, list_rows);
        // Pages stay in place while the mouse selects on them.
        let page = usize::from(list_rows).max(1);
        let first = selected / page * page;
        let last = found.min(first + usize::from(list_rows));
        Self {
            area,
            has_frame,
            input: part(0, 1),
            list,
            shown: first.min(last)..last,
            message: part(1 + list_rows, message),
            keys: part(1 + list_rows + message, 1),
        }
    }

    fn entry_at(&self, at: Position) -> Option<usize> {
        let index =
            self.list.contains(at).then(|| self.shown.start + usize::from(at.y - self.list.y));
        index.filter(|index| self.shown.contains(index))
    }
}

impl Default for CommandPalette {
    fn default() -> Self {
        Self { text: TextEditor::line("", LONGEST), selected: 0, refusal: None }
    }
}

impl CommandPalette {
    /// Commands that match the text, best first; all of them if there is no text.
    fn found(&self, below: Below, ctx: &Ctx) -> Vec<PaletteEntry> {
        let mut entries = entries(below.context(ctx), &ctx.user.keymap);
        for entry in &mut entries {
            entry.refusal = below.check(&entry.command, ctx).err();
        }
        search(entries, self.text.value())
    }

    fn layout(&self, found: usize, below: Below, ctx: &Ctx) -> PaletteLayout {
        let all = entries(below.context(ctx), &ctx.user.keymap).len();
        PaletteLayout::new(ctx.look.area(), all, found, self.selected(found))
    }

    fn selected(&self, found: usize) -> usize {
        self.selected.min(found.saturating_sub(1))
    }

    fn accept(&mut self, mut found: Vec<PaletteEntry>) -> Handled {
        if found.is_empty() {
            return Handled::Done;
        }
        let entry = found.swap_remove(self.selected(found.len()));
        self.refusal = entry.refusal;
        if self.refusal.is_some() { Handled::Done } else { Handled::Leave(entry.command) }
    }

    fn edit(&mut self, change: impl FnOnce(&mut TextEditor)) {
        let before = self.text.value().to_owned();
        change(&mut self.text);
        if self.text.value() != before {
            self.selected = 0;
        }
    }
}

impl Layer for CommandPalette {
    fn context(&self) -> Context {
        Context::Palette
    }

    fn height(&self) -> Height {
        Height::Top
    }

    fn covers(&self) -> bool {
        false
    }

    fn execute(&mut self, command: &Command, below: Below, ctx: &mut Ctx) -> Handled {
        if command.is_global() {
            return Handled::Ignored;
        }
        let found = self.found(below, ctx);
        if *command == Command::Accept {
            return self.accept(found);
        }
        self.refusal = None;
        if self.text.is_left_by(command) {
            return Handled::Close;
        }
        let page = self.layout(found.len(), below, ctx).list.height;
        let selected = self.selected(found.len());
        let next = menu::select(command, selected, found.len(), page.max(1).into());
        self.selected = next.unwrap_or(self.selected);
        self.edit(|text| _ = text.execute(command));
        Handled::Done
    }

    /// Commands of the mouse. A click outside closes the palette.
    fn mouse(&self, mouse: MouseEvent, below: Below, ctx: &Ctx) -> Vec<Command> {
        let found = self.found(below, ctx).len();
        let layout = self.layout(found, below, ctx);
        if mouse.action == MouseAction::Click && !layout.area.contains(mouse.at) {
            return vec![Command::Cancel];
        }
        menu::list_commands(layout.entry_at(mouse.at), self.selected(found), mouse.action)
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        self.edit(|line| line.insert(first_line(text)));
        Handled::Done
    }

    fn keys(&self, below: Below, ctx: &Ctx) -> Option<Rect> {
        Some(self.layout(self.found(below, ctx).len(), below, ctx).keys)
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        let theme = &ctx.look.theme;
        let found = self.found(below, ctx);
        let layout = self.layout(found.len(), below, ctx);
        clear(layout.area, theme, frame.buffer_mut());
        if layout.has_frame {
            let set = theme.glyphs.frame();
            let title =
                Line::styled(format!(" {} ", text!("palette-title")), theme.style(Role::Title));
            let block = Block::bordered().border_set(set).border_style(theme.style(Role::Rule));
            frame.render_widget(block.title(title), layout.area);
        }
        let prompt =
            Span::styled(format!("{} ", text!("palette-prompt")), theme.style(Role::Faint));
        self.text.draw(prompt, layout.input, frame);
        let selected = self.selected(found.len());
        let keys_width =
            found.iter().filter_map(|entry| entry.key.as_ref()).map(|key| key.width()).max();
        let naming = below.naming(ctx);
        let columns = [layout.list.width.into(), keys_width.unwrap_or(0)];
        for (index, row) in layout.shown.clone().zip(layout.list.rows()) {
            let line = line(&found[index], index == selected, columns, &naming, theme);
            texts::draw(&line, row, frame.buffer_mut());
        }
        let faint = theme.style(Role::Faint);
        if found.is_empty() {
            let none = Line::styled(format!("  {}", text!("palette-none")), faint);
            texts::draw(&none, layout.list, frame.buffer_mut());
        }
        // The reason of the selected entry, if it has no room beside the name.
        let untold = found.get(selected).filter(|entry| reason(entry, columns, &naming).is_empty());
        let untold = untold.and_then(|entry| entry.refusal.as_ref()).map(|why| (why, Role::Faint));
        match self.refusal.as_ref().map(|why| (why, Role::Error)).or(untold) {
            Some((refusal, role)) => {
                let Rect { width, height, .. } = layout.message;
                let texts = fit(&refusal.forms(&naming), width.into(), height.into());
                let style = theme.style(role);
                texts::draw_texts(&texts, style, layout.message, frame.buffer_mut());
            }
            None if layout.shown.len() < found.len() => {
                let (from, to) = (layout.shown.start + 1, layout.shown.end);
                let shown = text!("palette-shown", from = from, to = to, count = found.len());
                let more = Line::styled(shown, faint);
                texts::draw(&more.right_aligned(), layout.message, frame.buffer_mut());
            }
            None => {}
        }
        footer::draw(Some(layout.keys), &self.labels(ctx), theme, frame);
    }
}

/// Columns of a line for a name and its reason, besides the pointer and the key.
const fn room([width, key]: [usize; 2]) -> usize {
    width.saturating_sub(POINTER + GAP + key)
}

/// Reason why a command does nothing now, if it fits beside the name; else empty.
fn reason(entry: &PaletteEntry, columns: [usize; 2], naming: &Naming) -> String {
    let left = room(columns).saturating_sub(entry.name.width() + GAP);
    let forms = entry.refusal.as_ref().map_or_else(Vec::new, |why| why.forms(naming));
    forms.into_iter().find(|form| form.width() <= left).unwrap_or_default()
}

/// Formats an entry in this many columns, the last ones for the key:
/// `> Undo  There is no move to undo.   u`.
fn line(
    entry: &PaletteEntry,
    is_selected: bool,
    columns: [usize; 2],
    naming: &Naming,
    theme: &Theme,
) -> Line<'static> {
    let faint = theme.style(Role::Faint);
    let base = match &entry.refusal {
        _ if is_selected => theme.style(Role::Selected),
        Some(_) => faint,
        None => Style::new(),
    };
    let pointer = if is_selected { "> " } else { "  " };
    let room = room(columns);
    let name = fit(std::slice::from_ref(&entry.name), room, 1).concat();
    let mut spans = vec![Span::styled(pointer, base)];
    spans.extend(name.chars().enumerate().map(|(index, char)| {
        let is_matched = entry.matched.contains(&index);
        let style = if is_matched { base.add_modifier(Modifier::UNDERLINED) } else { base };
        Span::styled(char.to_string(), style)
    }));
    let reason = reason(entry, columns, naming);
    let filled = name.width() + GAP + reason.width();
    let air = " ".repeat((room + GAP).saturating_sub(filled));
    let style = if is_selected { base } else { faint };
    spans.push(Span::styled(format!("{:GAP$}{reason}{air}", ""), style));
    let style = if entry.refusal.is_some() { faint } else { theme.style(Role::Key) };
    spans.extend(entry.key.as_ref().map(|key| Span::styled(key.clone(), style)));
    Line::from(spans)
}

fn entries(here: Context, keymap: &Keymap) -> Vec<PaletteEntry> {
    let mut entries: Vec<PaletteEntry> = Vec::new();
    let mut add = |words: &dyn Fn() -> Words, key, command: &Command| {
        if entries.iter().all(|known| known.command != *command) {
            let (spoken, mut english) = (words(), in_english(words));
            english.synonyms.extend(command.key_name().into_iter().flat_map(|name| [" ", name]));
            let (name, command) = (spoken.title.clone(), command.clone());
            let (refusal, matched) = (None, Vec::new());
            entries.push(PaletteEntry { name, key, spoken, english, command, refusal, matched });
        }
    };
    for binding in keymap.lines(here).chain(keymap.lines(Context::Everywhere)) {
        for (key, command) in binding.keys.iter().filter(|(_, command)| command.has_name()) {
            let key = (*key != Key::Nothing).then(|| key.name());
            let title = || locale::format(binding.id_of(command), &[]);
            add(&|| Words { title: title(), synonyms: binding.word() }, key, command);
        }
    }
    if here == Context::Board {
        let small = [Variant::CONNECT_FOUR, Variant::TIC_TAC_TOE];
        let rows = Variant::OFFERED.into_iter().chain(small).map(GameKind::Rows);
        for kind in rows.chain(Board::ALL.map(GameKind::Quarto)) {
            let title = || text!("palette-new-game", game = short_game(kind));
            let words = || Words { title: title(), synonyms: String::new() };
            add(&words, None, &Command::NewGame(Some(kind)));
        }
        // Choices that need a second key on the board.
        for binding in keymap.lines(Context::Computer) {
            let is_choice = |command: &&Command| matches!(command, Command::Computer(Some(_)));
            for command in binding.keys.iter().map(|(_, command)| command).filter(is_choice) {
                let words = || Words { title: binding.title(), synonyms: String::new() };
                add(&words, None, command);
            }
        }
    }
    entries
}

impl Words {
    /// Returns the quality of the match, and the indices of the matched characters of the title.
    fn find(&self, pattern: &Pattern, matcher: &mut Matcher) -> Option<(u32, Vec<usize>)> {
        // Not `Utf32Str::new`, which counts a letter and its accent as one.
        let mut words: Vec<char> = self.title.chars().collect();
        let length = words.len();
        let mut indices = Vec::new();
        let is_title = pattern.indices(Utf32Str::Unicode(&words), matcher, &mut indices).is_some();
        words.extend(" ".chars().chain(self.synonyms.chars()));
        let score = if is_title {
            pattern.score(Utf32Str::Unicode(&words), matcher)
        } else {
            indices.clear();
            pattern.indices(Utf32Str::Unicode(&words), matcher, &mut indices)
        };
        let indices = indices.into_iter().map(|index| index as usize);
        Some((score?, indices.filter(|&index| index < length).collect()))
    }
}

/// Finds entries that contain all typed words, at least as subsequences of letters, in the language
/// of the thread or in English. Sorts by quality, then by length.
fn search(entries: Vec<PaletteEntry>, typed: &str) -> Vec<PaletteEntry> {
    if typed.trim().is_empty() {
        return entries;
    }
    let mut matcher = Matcher::new(Config::DEFAULT);
    let pattern = Pattern::new(typed, CaseMatching::Ignore, Normalization::Smart, AtomKind::Fuzzy);
    let scored = entries.into_iter().filter_map(|mut entry| {
        let spoken = entry.spoken.find(&pattern, &mut matcher);
        let english = entry.english.find(&pattern, &mut matcher);
        let quality = |found: &Option<(u32, Vec<usize>)>| found.as_ref().map(|(score, _)| *score);
        let is_english = quality(&english) > quality(&spoken);
        let (score, matched) = if is_english { english? } else { spoken? };
        entry.matched = matched;
        if is_english && entry.english.title != entry.spoken.title {
            let before = entry.name.chars().count() + " (".len();
            entry.matched.iter_mut().for_each(|index| *index += before);
            entry.name = format!("{} ({})", entry.name, entry.english.title);
        }
        Some((score, entry))
    });
    let mut found: Vec<(u32, PaletteEntry)> = scored.collect();
    found.sort_by_key(|(score, entry)| (Reverse(*score), entry.spoken.title.width()));
    found.into_iter().map(|(_, entry)| entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locales;
    use crate::translate;
    use proptest::prelude::*;

    const PLACES: [Context; 11] = [
        Context::Board,
        Context::Menu,
        Context::NewGame,
        Context::Games,
        Context::Explorer,
        Context::Settings,
        Context::Computer,
        Context::Editor,
        Context::Puzzles,
        Context::Lessons,
        Context::Lesson,
    ];

    #[test]
    fn every_entry_is_the_best_match_for_its_name() {
        for here in PLACES {
            for entry in entries(here, &Keymap::default()) {
                let found = search(entries(here, &Keymap::default()), &entry.name);
                assert_eq!(found[0].name, entry.name, "{here:?}");
                assert_eq!(found[0].command, entry.command, "{here:?}");
            }
        }
    }

    #[test]
    fn every_named_command_is_listed_with_its_key() {
        for here in PLACES {
            let entries = entries(here, &Keymap::default());
            let keymap = Keymap::default();
            let bindings = keymap.lines(here).chain(keymap.lines(Context::Everywhere));
            for (_, command) in bindings.flat_map(|binding| binding.keys.iter()) {
                let entry = entries.iter().find(|entry| entry.command == *command);
                let has_key = entry.is_some_and(|entry| entry.key.is_some());
                assert_eq!(has_key, command.has_name(), "{command:?}");
            }
        }
    }

    #[track_caller]
    fn check_best(typed: &str, expected: &str) {
        let found = search(entries(Context::Board, &Keymap::default()), typed);
        assert_eq!(found.first().map(|entry| entry.name.as_str()), Some(expected), "{typed}");
    }

    #[test]
    fn a_few_letters_are_enough() {
        check_best("quart", "New game: Quarto");
        check_best("qto tor", "New game: Quarto torus");
        check_best("GAME 19", "New game: Gomoku 19x19");
        check_best("both", "The computer plays both sides");
        // The word of the footer and the name in the settings file count, too.
        check_best("coords", "Coordinates: numbers, letters or none");
        check_best("strong", "Raise the computer's level");
        assert!(search(entries(Context::Board, &Keymap::default()), "xyzzy").is_empty());
    }

    #[track_caller]
    fn check_matched(typed: &str, name: &str, matched: &[usize]) {
        let found = search(entries(Context::Board, &Keymap::default()), typed);
        assert_eq!((found[0].name.as_str(), &found[0].matched[..]), (name, matched), "{typed}");
    }

    #[test]
    fn matched_letters_of_the_title_are_marked() {
        check_matched("rv gm", "Review game", &[0, 2, 7, 9]);
        // Those of a synonym are not shown.
        check_matched("stronger", "Raise the computer's level", &[]);
    }

    #[test]
    fn commands_are_found_in_the_language_and_in_english() {
        let own = "command-undo = Zpe\u{301}t o tah\n    .word = couvnout\n";
        let locales = Locales::new(vec![("xx".to_owned(), own.to_owned())], None);
        locales.load("xx").speak();
        check_matched("o tah", "Zpe\u{301}t o tah", &[6, 8, 9, 10]);
        check_matched("couv", "Zpe\u{301}t o tah", &[]);
        check_matched("undo", "Zpe\u{301}t o tah (Undo)", &[13, 14, 15, 16]);
        // What is in English anyway is shown once.
        check_matched("redo", "Redo", &[0, 1, 2, 3]);
        for here in PLACES {
            for entry in entries(here, &Keymap::default()) {
                for title in [&entry.spoken.title, &entry.english.title] {
                    let found = search(entries(here, &Keymap::default()), title);
                    assert_eq!(found[0].command, entry.command, "{here:?}: {title}");
                }
            }
        }
        translate::set(None);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn the_selected_command_is_visible_and_visible_ones_clickable(
            (width, height) in (1..200_u16, 1..80_u16),
            (all, found, selected) in (0..60_usize, 0..60_usize, 0..60_usize),
        ) {
            let found = found.min(all);
            let selected = selected.min(found.saturating_sub(1));
            let window = Rect::new(0, 0, width, height);
            let layout = PaletteLayout::new(window, all, found, selected);
            let parts = [layout.input, layout.list, layout.message, layout.keys];
            for (i, part) in parts.iter().enumerate() {
                prop_assert_eq!(part.intersection(layout.area), *part);
                prop_assert!(parts[i + 1..].iter().all(|other| !part.intersects(*other)));
            }
            prop_assert_eq!(layout.area.intersection(window), layout.area);
            if !layout.list.is_empty() {
                prop_assert_eq!(found > 0, layout.shown.contains(&selected));
            }
            for (index, row) in layout.shown.clone().zip(layout.list.rows()) {
                prop_assert_eq!(layout.entry_at(row.as_position()), Some(index));
            }
            let clicked = window.positions().filter_map(|at| layout.entry_at(at));
            prop_assert!(clicked.into_iter().all(|index| index < found));
        }
    }
}
