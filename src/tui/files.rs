//! Choice of a file to load: the files used last, and the content of a folder, with a look at each
//! game.
//!
//! Typing filters the list. A slash opens the folder that was typed, so that paths can be typed or
//! pasted as well. Nothing here reads a file: folders and games are read by threads of their own
//! (`term/folders`), whose answers may be late or never come.
//!
//! The crates for this purpose, such as `ratatui-explorer`, read the folder while they handle a
//! key, so a slow disk would stop the screen. They also draw foreign names unchanged, know neither
//! filters nor translations, and follow one set of keys. So this is a layer like any other.

mod view;

use std::ffi::OsString;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;

use super::command::{Command, Context, Edit};
use super::ctx::Ctx;
use super::event::{Browse, Browsed, Effect, Event, MouseEvent};
use super::layer::{Below, Handled, Layer, first_line};
use super::menu;
use super::refusal::Refusal;
use super::text::{TextEditor, with_path};
use crate::game::GameKind;
use crate::locale::text;
use crate::player::Ticket;
use crate::store::{EntryKind, Folder, FolderEntry, Place, Preview, StoreError};
use view::PickerLayout;

/// Time after which the page says that it is still reading.
const PATIENCE: Duration = Duration::from_millis(300);
const LONGEST: usize = 4096;

#[derive(Debug)]
pub struct FilePicker {
    /// Kind of game for files that name no board.
    kind: GameKind,
    recent: Vec<Place>,
    folder: Option<Folder>,
    filter: TextEditor,
    /// Lines that match the filter, in order.
    choices: Vec<Choice>,
    selected: usize,
    /// Set by the player's first action. After that, an answer does not move the selection.
    is_touched: bool,
    look: Look,
    reading: Option<Request>,
    listing: Ticket,
    /// Report about the reason for the choice.
    notice: Option<Vec<String>>,
    refusal: Option<Refusal>,
}

/// Line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    /// Index of a file used recently.
    Recent(usize),
    Parent,
    /// Index of an entry of the folder.
    Entry(usize),
}

/// Pending request for a folder.
#[derive(Debug)]
struct Request {
    ticket: Ticket,
    since: Duration,
    /// Entry to select when it arrives.
    selects: Option<OsString>,
}

/// Look at the selected file.
#[derive(Debug, Default)]
enum Look {
    #[default]
    Nothing,
    Reading {
        ticket: Ticket,
        path: PathBuf,
        since: Duration,
    },
    Game(PathBuf, Box<Preview>),
    /// Reason why there is no game.
    Failed(PathBuf, String),
}

impl Look {
    fn path(&self) -> Option<&Path> {
        match self {
            Self::Nothing => None,
            Self::Reading { path, .. } | Self::Game(path, _) | Self::Failed(path, _) => Some(path),
        }
    }
}

impl FilePicker {
    /// Opens the choice in the current folder, and requests what it shows.
    pub fn new(kind: GameKind, ctx: &mut Ctx) -> Self {
        let listing = ctx.next_ticket();
        ctx.effects.push(Effect::Browse(listing, Browse::Recent(ctx.used_files.clone())));
        let mut picker = Self {
            kind,
            recent: Vec::new(),
            folder: None,
            filter: TextEditor::line("", LONGEST),
            choices: Vec::new(),
            selected: 0,
            is_touched: false,
            look: Look::Nothing,
            reading: None,
            listing,
            notice: None,
            refusal: None,
        };
        picker.go(None, None, ctx);
        picker
    }

    /// Opens the choice because there is no saved game at this path.
    pub fn instead_of(path: &Path, kind: GameKind, ctx: &mut Ctx) -> Self {
        let notice = with_path(path, |path| text!("files-none-saved", path = path));
        Self { notice: Some(notice), ..Self::new(kind, ctx) }
    }

    /// Requests a folder. Until it arrives, the list stays.
    fn go(&mut self, path: Option<PathBuf>, selects: Option<OsString>, ctx: &mut Ctx) {
        let ticket = ctx.next_ticket();
        self.reading = Some(Request { ticket, since: ctx.now, selects });
        ctx.effects.push(Effect::Browse(ticket, Browse::Folder(path)));
    }

    fn entry(&self, index: usize) -> Option<&FolderEntry> {
        self.folder.as_ref()?.entries.get(index)
    }

    fn choice(&self) -> Option<Choice> {
        self.choices.get(self.selected).copied()
    }

    /// Path of a choice, and whether it is a folder.
    fn target(&self, choice: Choice) -> Option<(PathBuf, bool)> {
        let folder = || self.folder.as_ref().map(|folder| folder.place.path.as_path());
        match choice {
            Choice::Recent(index) => Some((self.recent.get(index)?.path.clone(), false)),
            Choice::Parent => Some((folder()?.parent()?.to_path_buf(), true)),
            Choice::Entry(index) => {
                let entry = self.entry(index)?;
                Some((folder()?.join(&entry.name), entry.kind == EntryKind::Folder))
            }
        }
    }

    /// Lists what matches the filter, and selects the first file of it.
    fn filter(&mut self) {
        let typed = self.filter.value().to_lowercase();
        let words: Vec<&str> = typed.split_whitespace().collect();
        let shows_hidden = typed.starts_with('.');
        let matches = |name: &str| {
            let name = name.to_lowercase();
            words.iter().all(|word| name.contains(word))
        };
        let recent = self.recent.iter().map(|place| place.shown.to_string_lossy());
        let recent = recent.enumerate().filter(|(_, name)| matches(name));
        let mut choices: Vec<Choice> = recent.map(|(index, _)| Choice::Recent(index)).collect();
        if let Some(folder) = &self.folder {
            if folder.place.path.parent().is_some() && words.is_empty() {
                choices.push(Choice::Parent);
            }
            let entries = folder.entries.iter().enumerate();
            let entries = entries.filter(|(_, entry)| {
                (shows_hidden || !entry.is_hidden()) && matches(&entry.name.to_string_lossy())
            });
            choices.extend(entries.map(|(index, _)| Choice::Entry(index)));
        }
        self.choices = choices;
    }

    /// Selects the entry with this name, or else the first line that is not the way up.
    fn select_entry(&mut self, name: Option<&OsString>) {
        let named = |choice: &Choice| match choice {
            Choice::Entry(index) => self.entry(*index).is_some_and(|it| Some(&it.name) == name),
            _ => false,
        };
        let at = self.choices.iter().position(named);
        let first = || self.choices.iter().position(|choice| *choice != Choice::Parent);
        self.selected = at.or_else(first).unwrap_or(0);
    }

    fn enter(&mut self, choice: Choice, ctx: &mut Ctx) {
        let Some((path, is_folder)) = self.target(choice) else { return };
        match choice {
            Choice::Parent => self.leave(ctx),
            _ if is_folder => self.go(Some(path), None, ctx),
            _ => ctx.load_file(path, self.kind),
        }
    }

    /// Opens the folder around this one.
    fn leave(&mut self, ctx: &mut Ctx) {
        let Some(folder) = &self.folder else { return };
        let path = &folder.place.path;
        let name = path.file_name().map(OsString::from);
        if let Some(parent) = path.parent().map(Path::to_path_buf) {
            self.go(Some(parent), name, ctx);
        }
    }

    /// Opens the folder whose name was typed before a slash.
    fn enter_typed(&mut self, ctx: &mut Ctx) {
        let typed = self.filter.value().to_owned();
        let path = match (typed.as_str(), &self.folder) {
            ("", _) => PathBuf::from(MAIN_SEPARATOR.to_string()),
            ("~", _) => PathBuf::from("~"),
            ("..", Some(_)) => return self.leave(ctx),
            (name, Some(folder)) => folder.place.path.join(name),
            (_, None) => return,
        };
        self.go(Some(path), None, ctx);
    }

    fn edit(&mut self, change: impl FnOnce(&mut TextEditor)) {
        let before = self.filter.value().to_owned();
        change(&mut self.filter);
        if self.filter.value() != before {
            self.filter();
            self.select_entry(None);
        }
    }

    fn folder_read(&mut self, ticket: Ticket, result: Result<Box<Folder>, StoreError>) -> bool {
        let Some(request) = self.reading.take_if(|request| request.ticket == ticket) else {
            return false;
        };
        match result {
            Ok(folder) => {
                let selects = request.selects.or_else(|| folder.selected.clone());
                let is_first = self.folder.is_none();
                self.folder = Some(*folder);
                // The files used last belong to the start.
                if !is_first {
                    self.recent.clear();
                }
                self.filter = TextEditor::line("", LONGEST);
                self.filter();
                if !(is_first && self.is_touched) {
                    self.select_entry(selects.as_ref());
                }
            }
            Err(why) => self.refusal = Some(text!("files-folder-failed", why = why).into()),
        }
        true
    }

    fn layout(&self, window: Rect) -> Option<PickerLayout> {
        PickerLayout::new(window, self)
    }
}

const fn is_separator(char: char) -> bool {
    char == '/' || char == MAIN_SEPARATOR
}

impl Layer for FilePicker {
    fn context(&self) -> Context {
        Context::Files
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        if command.is_global() {
            return Handled::Ignored;
        }
        (self.refusal, self.notice, self.is_touched) = (None, None, true);
        let is_empty = self.filter.value().is_empty();
        let page = self.layout(ctx.look.area()).map_or(1, |layout| layout.list.height.into());
        if let Some(selected) = menu::select(command, self.selected, self.choices.len(), page) {
            self.selected = selected;
            return Handled::Done;
        }
        match command {
            Command::Cancel if is_empty => return Handled::Close,
            Command::Cancel => self.edit(|filter| *filter = TextEditor::line("", LONGEST)),
            Command::Accept => {
                if let Some(choice) = self.choice() {
                    self.enter(choice, ctx);
                }
            }
            Command::Erase | Command::Edit(Edit::Left) if is_empty => self.leave(ctx),
            Command::Edit(Edit::Right) if is_empty => {
                let choice = self.choice();
                let folder = choice.filter(|&it| self.target(it).is_some_and(|(_, is)| is));
                if let Some(choice) = folder {
                    self.enter(choice, ctx);
                }
            }
            Command::Type(char) if is_separator(*char) => {
                self.enter_typed(ctx);
            }
            command => self.edit(|filter| _ = filter.execute(command)),
        }
        Handled::Done
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let line = self.layout(ctx.look.area()).and_then(|layout| layout.choice_at(mouse.at));
        menu::list_commands(line, self.selected, mouse.action)
    }

    /// Opens a pasted path, as terminals write that of a dropped file; other text is a filter.
    fn paste(&mut self, text: &str, ctx: &mut Ctx) -> Handled {
        self.is_touched = true;
        let text = first_line(text).trim();
        let bare = text.trim_matches(['\'', '"']).replace("\\ ", " ");
        let bare = bare.strip_prefix("file://").unwrap_or(&bare);
        if bare.contains(is_separator) {
            self.go(Some(PathBuf::from(bare)), None, ctx);
        } else {
            self.edit(|filter| filter.insert(text));
        }
        Handled::Done
    }

    fn hear(&mut self, event: Event, _: &mut Ctx) -> Result<bool, Event> {
        Ok(match event {
            Event::Browsed(ticket, Browsed::Folder(result)) => self.folder_read(ticket, result),
            Event::Browsed(ticket, Browsed::Recent(recent)) => {
                let is_wanted = ticket == self.listing && !recent.is_empty();
                if is_wanted {
                    let before = self.choice();
                    self.recent = recent;
                    self.filter();
                    let same = self.choices.iter().position(|&it| Some(it) == before);
                    self.selected = same.filter(|_| self.is_touched).unwrap_or(0);
                }
                is_wanted
            }
            Event::Browsed(ticket, Browsed::Preview(result)) => match &mut self.look {
                Look::Reading { ticket: own, path, .. } if *own == ticket => {
                    let path = std::mem::take(path);
                    self.look = match result {
                        Ok(preview) => Look::Game(path, preview),
                        Err(why) => Look::Failed(path, why.to_string()),
                    };
                    true
                }
                _ => false,
            },
            Event::Failed(ticket, why) => match (&mut self.look, &self.reading) {
                (_, Some(reading)) if reading.ticket == ticket => {
                    self.reading = None;
                    self.refusal = Some(text!("files-folder-failed", why = why).into());
                    true
                }
                (Look::Reading { ticket: own, path, .. }, _) if *own == ticket => {
                    self.look = Look::Failed(std::mem::take(path), why);
                    true
                }
                _ => return Err(Event::Failed(ticket, why)),
            },
            event => return Err(event),
        })
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    /// Requests a look at the selected file.
    fn settle(&mut self, ctx: &mut Ctx) {
        let target = self.choice().and_then(|choice| self.target(choice));
        let Some((path, _)) = target.filter(|(_, is_folder)| !is_folder) else {
            self.look = Look::Nothing;
            return;
        };
        if self.look.path() != Some(&path) {
            let ticket = ctx.next_ticket();
            let preview = Browse::Preview(path.clone(), self.kind.variant());
            ctx.effects.push(Effect::Browse(ticket, preview));
            self.look = Look::Reading { ticket, path, since: ctx.now };
        }
    }

    fn wakes_at(&self, ctx: &Ctx) -> Option<Duration> {
        let reading = self.reading.as_ref().map(|request| request.since);
        let looking = match self.look {
            Look::Reading { since, .. } => Some(since),
            _ => None,
        };
        let times = reading.into_iter().chain(looking).map(|since| since + PATIENCE);
        times.filter(|&at| at > ctx.now).min()
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.layout(ctx.look.area()).map(|layout| layout.keys)
    }

    fn kind(&self, _: &Ctx) -> Option<GameKind> {
        Some(self.kind)
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        view::draw(self, below, ctx, frame);
    }
}
