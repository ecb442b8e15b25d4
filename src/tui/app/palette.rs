//! The palette: every command that the screen below it has, found by its name.

use nucleo_matcher::pattern::{AtomKind, CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};
use tui_input::{Input, InputRequest};

use super::{App, Overlay, Screen};
use crate::game::{GameKind, Step};
use crate::printable::typed;
use crate::rules::{Topology, Variant};
use crate::tui::command::{Command, Direction, Edit, Walk};
use crate::tui::event::{MouseAction, MouseEvent};
use crate::tui::keymap::{Binding, Context, Key, Keymap};
use crate::tui::layout::PaletteLayout;
use crate::tui::messages::Refusal;

/// What is typed into the palette, and what is selected in it.
#[derive(Clone, Debug, Default)]
pub struct Palette {
    /// A part of a name, as it was typed.
    pub(in crate::tui) input: Input,
    /// Index of the selected one of the commands that were found.
    selected: usize,
    /// Why the command that was wanted last is not obeyed.
    pub(in crate::tui) refusal: Option<Refusal>,
}

/// A command in the palette.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaletteEntry {
    /// What it does.
    pub name: String,
    /// The key that does it, if there is one.
    pub key: Option<String>,
    /// Another word by which it is found.
    word: &'static str,
    /// What is done.
    pub command: Command,
    /// Why it would not be done now.
    pub refusal: Option<Refusal>,
    /// The characters of the name that were looked for, by index.
    pub matched: Vec<usize>,
}

impl Palette {
    /// More characters are not taken.
    const LONGEST: usize = 100;

    /// Adds text to what is looked for.
    pub(super) fn insert(&mut self, text: &str) {
        let free = Self::LONGEST.saturating_sub(self.input.value().chars().count());
        for char in typed(text).take(free) {
            self.request(InputRequest::InsertChar(char));
        }
    }

    fn request(&mut self, request: InputRequest) {
        let before = self.input.value().to_owned();
        self.input.handle(request);
        if self.input.value() != before {
            self.selected = 0;
        }
    }

    /// Which one is selected of so many.
    pub fn selected(&self, found: usize) -> usize {
        self.selected.min(found.saturating_sub(1))
    }

    /// Obeys a command of [`Context::Palette`] over so many commands that were found, of which so
    /// many are a page; whether the palette stays open.
    fn execute(&mut self, command: &Command, found: usize, page: usize) -> bool {
        self.refusal = None;
        let (selected, last) = (self.selected(found), found.saturating_sub(1));
        match command {
            Command::Type(char) => self.insert(char.encode_utf8(&mut [0; 4])),
            Command::Erase if self.input.value().is_empty() => return false,
            Command::Erase => self.request(InputRequest::DeletePrevChar),
            Command::Edit(Edit::Left) => self.request(InputRequest::GoToPrevChar),
            Command::Edit(Edit::Right) => self.request(InputRequest::GoToNextChar),
            Command::Edit(Edit::Delete) => self.request(InputRequest::DeleteNextChar),
            Command::Edit(Edit::DeleteWord) => self.request(InputRequest::DeletePrevWord),
            Command::Edit(Edit::DeleteLine) => self.request(InputRequest::DeleteLine),
            Command::Select(index) => self.selected = *index,
            Command::Move(direction) if found > 0 => {
                self.selected = direction.step_in_list(selected, found);
            }
            Command::MoveToEdge(Direction::Up) => self.selected = selected.saturating_sub(page),
            Command::MoveToEdge(Direction::Down) => self.selected = (selected + page).min(last),
            Command::MoveToEdge(Direction::Left) => self.selected = 0,
            Command::MoveToEdge(Direction::Right) => self.selected = last,
            Command::Cancel => return false,
            _ => {}
        }
        true
    }
}

impl App {
    /// The commands that go with what is typed, the best first; all of them in the order of the keys if
    /// nothing is.
    pub fn found(&self, palette: &Palette) -> Vec<PaletteEntry> {
        let mut entries = entries(self.context_below_palette(), &self.session.keymap);
        for entry in &mut entries {
            entry.refusal = self.check(&entry.command).err();
        }
        search(entries, palette.input.value())
    }

    /// Where the palette stands.
    pub fn palette_layout(&self, palette: &Palette, found: usize) -> PaletteLayout {
        let all = entries(self.context_below_palette(), &self.session.keymap).len();
        PaletteLayout::new(self.session.area(), all, found, palette.selected(found))
    }

    /// Whether a command would be obeyed on the screen.
    fn check(&self, command: &Command) -> Result<(), Refusal> {
        if let Some(room) = &self.puzzles {
            return room.check(command, &self.session);
        }
        match &self.screen {
            Screen::Start(menu) => menu.check(command),
            Screen::Game(game) => match &game.overlay {
                Overlay::Page(page) => page.check(command),
                _ => game.check(command),
            },
        }
    }

    /// Obeys a command where the palette has the keys.
    pub(super) fn execute_in_palette(&mut self, command: &Command) {
        let Some(mut palette) = self.session.palette.take() else { return };
        let mut found = self.found(&palette);
        if *command != Command::Accept {
            let page = self.palette_layout(&palette, found.len()).list.height;
            if palette.execute(command, found.len(), page.max(1).into()) {
                self.session.palette = Some(palette);
            }
            return;
        }
        if found.is_empty() {
            self.session.palette = Some(palette);
            return;
        }
        let PaletteEntry { command, refusal, .. } =
            found.swap_remove(palette.selected(found.len()));
        if refusal.is_some() {
            self.session.palette = Some(Palette { refusal, ..palette });
        } else {
            self.execute(&command);
        }
    }

    /// What the mouse means over the palette: it selects, a click does it, the wheel goes on from what
    /// is selected; a click beside the palette closes it.
    pub(super) fn mouse_over_palette(&self, palette: &Palette, mouse: MouseEvent) -> Vec<Command> {
        let found = self.found(palette).len();
        let layout = self.palette_layout(palette, found);
        match (layout.entry_at(mouse.at), mouse.action) {
            (_, MouseAction::ScrollUp) => vec![Command::Move(Direction::Up)],
            (_, MouseAction::ScrollDown) => vec![Command::Move(Direction::Down)],
            (Some(index), MouseAction::Click) => vec![Command::Select(index), Command::Accept],
            (Some(index), MouseAction::Move) if index != palette.selected(found) => {
                vec![Command::Select(index)]
            }
            (None, MouseAction::Click) if !layout.area.contains(mouse.at) => {
                vec![Command::Cancel]
            }
            _ => Vec::new(),
        }
    }
}

/// Every command that can be chosen by name where this is, in the order of the table of keys.
fn entries(here: Context, keymap: &Keymap) -> Vec<PaletteEntry> {
    let mut entries: Vec<PaletteEntry> = Vec::new();
    let mut add = |name: String, word, key, command: &Command| {
        if entries.iter().all(|known| known.command != *command) {
            let command = command.clone();
            let matched = Vec::new();
            entries.push(PaletteEntry { name, key, word, command, refusal: None, matched });
        }
    };
    let bindings = |context| keymap.lines(context);
    for binding in bindings(here).chain(bindings(Context::Everywhere)) {
        for (key, command) in binding.keys.iter().filter(|(_, command)| command.has_name()) {
            let word = binding.word.unwrap_or_default();
            let key = (*key != Key::Nothing).then(|| key.name());
            add(name(binding, command), word, key, command);
        }
    }
    if here == Context::Board {
        for kind in games() {
            let game = match kind {
                GameKind::Rows(variant) if variant.is_offered() => {
                    let shape = variant.shape();
                    format!("{} {}x{}", kind.name(), shape.width(), shape.height())
                }
                GameKind::Quarto(Topology::Torus) => format!("{} on a torus", kind.name()),
                kind => kind.name(),
            };
            add(format!("new game: {game}"), "", None, &Command::NewGame(Some(kind)));
        }
        // What is chosen by a further key, in one step.
        for binding in bindings(Context::Computer) {
            for (_, command) in &*binding.keys {
                if let Command::Computer(Some(_)) = command {
                    add(binding.help.to_owned(), "", None, command);
                }
            }
        }
    }
    entries
}

/// The games that are begun without being described.
fn games() -> impl Iterator<Item = GameKind> {
    let small = [Variant::CONNECT_FOUR, Variant::TIC_TAC_TOE];
    let rows = Variant::OFFERED.into_iter().chain(small).map(GameKind::Rows);
    rows.chain([Topology::Plane, Topology::Torus].map(GameKind::Quarto))
}

/// What a command is called of a line that may have several.
fn name(binding: &Binding, command: &Command) -> String {
    match command {
        Command::StepLevel(Step::Up) => "the computer plays stronger",
        Command::StepLevel(Step::Down) => "the computer plays weaker",
        Command::StepFirstLevel(Step::Up) => "the computer that plays X plays stronger",
        Command::StepFirstLevel(Step::Down) => "the computer that plays X plays weaker",
        Command::Walk(Walk::Back) => "look one move back",
        Command::Walk(Walk::Forward) => "look one move on",
        Command::Walk(Walk::Start) => "look at the beginning",
        Command::Walk(Walk::End) => "look at the end of the line",
        Command::StepLine(Step::Up) => "the next line of the analysis",
        Command::StepLine(Step::Down) => "the line of the analysis before",
        Command::Zoom(Step::Up) => "larger cells",
        Command::Zoom(Step::Down) => "smaller cells",
        _ => binding.help,
    }
    .to_owned()
}

/// Those of the entries in which all words occur that were typed, at least their letters in their
/// order; the best first, and of equal ones the one with the shortest name.
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
