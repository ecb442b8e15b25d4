//! The palette: all commands of the layer below, found by name.

mod view;

use nucleo_matcher::pattern::{AtomKind, CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};
use ratatui::Frame;
use ratatui::layout::Rect;

use super::command::{Command, Context, Key};
use super::ctx::Ctx;
use super::event::{MouseAction, MouseEvent};
use super::keymap::Keymap;
use super::layer::{Below, Handled, Height, Layer, first_line};
use super::menu;
use super::naming::short_game;
use super::refusal::Refusal;
use super::text::TextEditor;
use crate::game::GameKind;
use crate::rules::{Topology, Variant};
use view::PaletteLayout;

#[derive(Clone, Debug)]
pub struct CommandPalette {
    text: TextEditor,
    selected: usize,
    refusal: Option<Refusal>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaletteEntry {
    pub name: String,
    pub key: Option<String>,
    /// Synonym by which the command is found.
    word: &'static str,
    pub command: Command,
    pub refusal: Option<Refusal>,
    /// Indices of the matched characters of the name.
    pub matched: Vec<usize>,
}

const LONGEST: usize = 100;

impl Default for CommandPalette {
    fn default() -> Self {
        Self { text: TextEditor::line("", LONGEST), selected: 0, refusal: None }
    }
}

impl CommandPalette {
    /// Commands that match the text, best first; all of them without a text.
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
        self.edit(|text| {
            text.execute(command);
        });
        Handled::Done
    }

    /// A click outside closes the palette.
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
        view::draw(self, below, ctx, frame);
    }
}

fn entries(here: Context, keymap: &Keymap) -> Vec<PaletteEntry> {
    let mut entries: Vec<PaletteEntry> = Vec::new();
    let mut add = |name: String, word, key, command: &Command| {
        if entries.iter().all(|known| known.command != *command) {
            let command = command.clone();
            let matched = Vec::new();
            entries.push(PaletteEntry { name, key, word, command, refusal: None, matched });
        }
    };
    for binding in keymap.lines(here).chain(keymap.lines(Context::Everywhere)) {
        for (key, command) in binding.keys.iter().filter(|(_, command)| command.has_name()) {
            let key = (*key != Key::Nothing).then(|| key.name());
            add(binding.title_of(command).to_owned(), binding.word, key, command);
        }
    }
    if here == Context::Board {
        for kind in games() {
            let game = match kind {
                GameKind::Quarto(Topology::Torus) => format!("{} on a torus", kind.name()),
                kind => short_game(kind),
            };
            add(format!("new game: {game}"), "", None, &Command::NewGame(Some(kind)));
        }
        // Choices that take a second key on the board.
        for binding in keymap.lines(Context::Computer) {
            let is_choice = |command: &&Command| matches!(command, Command::Computer(Some(_)));
            for command in binding.keys.iter().map(|(_, command)| command).filter(is_choice) {
                add(binding.title.to_owned(), "", None, command);
            }
        }
    }
    entries
}

fn games() -> impl Iterator<Item = GameKind> {
    let small = [Variant::CONNECT_FOUR, Variant::TIC_TAC_TOE];
    let rows = Variant::OFFERED.into_iter().chain(small).map(GameKind::Rows);
    rows.chain([Topology::Plane, Topology::Torus].map(GameKind::Quarto))
}

/// Keeps entries that contain all typed words, at least as subsequences of letters, and sorts them
/// by quality, then by length.
fn search(entries: Vec<PaletteEntry>, typed: &str) -> Vec<PaletteEntry> {
    if typed.trim().is_empty() {
        return entries;
    }
    let mut matcher = Matcher::new(Config::DEFAULT);
    let pattern = Pattern::new(typed, CaseMatching::Ignore, Normalization::Smart, AtomKind::Fuzzy);
    let mut found: Vec<(u32, PaletteEntry)> = entries
        .into_iter()
        .filter_map(|mut entry| {
            let (mut text, mut indices) = (Vec::new(), Vec::new());
            let words = format!("{} {}", entry.name, entry.word);
            let score =
                pattern.indices(Utf32Str::new(&words, &mut text), &mut matcher, &mut indices)?;
            let length = entry.name.chars().count();
            let indices = indices.into_iter().filter_map(|index| usize::try_from(index).ok());
            entry.matched = indices.filter(|&index| index < length).collect();
            Some((score, entry))
        })
        .collect();
    found.sort_by_key(|(score, entry)| (std::cmp::Reverse(*score), entry.name.len()));
    found.into_iter().map(|(_, entry)| entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACES: [Context; 9] = [
        Context::Board,
        Context::Menu,
        Context::NewGame,
        Context::Games,
        Context::Explorer,
        Context::Settings,
        Context::Computer,
        Context::Editor,
        Context::Puzzles,
    ];

    #[test]
    fn every_entry_is_found_first_by_its_own_name() {
        for here in PLACES {
            for entry in entries(here, &Keymap::default()) {
                let found = search(entries(here, &Keymap::default()), &entry.name);
                assert_eq!(found[0].name, entry.name, "{here:?}");
                assert_eq!(found[0].command, entry.command, "{here:?}");
            }
        }
    }

    #[test]
    fn every_command_with_a_key_and_a_name_is_there_with_that_key() {
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
    fn some_letters_are_enough() {
        check_best("quart", "new game: Quarto");
        check_best("qto tor", "new game: Quarto on a torus");
        check_best("GAME 19", "new game: Gomoku 19x19");
        check_best("both", "the computer plays both");
        check_best("strong", "the computer plays stronger");
        // The word of the footer counts, too.
        check_best("undo", "take back");
        assert!(search(entries(Context::Board, &Keymap::default()), "xyzzy").is_empty());
    }

    #[test]
    fn the_letters_that_were_looked_for_are_told() {
        let found = search(entries(Context::Board, &Keymap::default()), "tk bk");
        let first = &found[0];
        assert_eq!((first.name.as_str(), &first.matched[..]), ("take back", &[0, 2, 5, 8][..]));
    }
}
