//! The user's own keys.

use super::map::is_text;
use super::{Binding, Context, Key, Keymap, TABLE};
use crate::game::Step;
use crate::settings::{KeyBinding, Mistake, Mistakes, Place};
use crate::tui::command::{Command, Direction, Walk};

impl Command {
    /// The name by which a user gives it a key; `None` for what has the same keys always: choosing,
    /// closing, typing, answering, and the way out that always works.
    pub const fn key_name(&self) -> Option<&'static str> {
        Some(match self {
            Self::PlayAtCursor => "play",
            Self::Move(Direction::Up) => "up",
            Self::Move(Direction::Down) => "down",
            Self::Move(Direction::Left) => "left",
            Self::Move(Direction::Right) => "right",
            Self::MoveToEdge(Direction::Up) => "to-top",
            Self::MoveToEdge(Direction::Down) => "to-bottom",
            Self::MoveToEdge(Direction::Left) => "to-left",
            Self::MoveToEdge(Direction::Right) => "to-right",
            Self::TakeBack => "take-back",
            Self::Redo => "redo",
            Self::Walk(Walk::Back) => "back",
            Self::Walk(Walk::Forward) => "forward",
            Self::Walk(Walk::Start) => "to-start",
            Self::Walk(Walk::End) => "to-end",
            Self::Walk(Walk::NextBranch) => "next-branch",
            Self::Delete => "delete",
            Self::Promote => "promote",
            Self::Comment(None) => "comment",
            Self::OpenEditor => "editor",
            Self::Autoplay => "autoplay",
            Self::Analyse => "analyse",
            Self::StepLine(Step::Up) => "next-line",
            Self::StepLine(Step::Down) => "previous-line",
            Self::Review => "review",
            Self::Puzzles => "puzzles",
            Self::Solution => "solution",
            Self::NextPuzzle => "next-puzzle",
            Self::Resign => "resign",
            Self::NewGame(None) => "new-game",
            Self::Save(None) => "save",
            Self::Load(None) => "load",
            Self::Copy => "copy",
            Self::Games(None) => "games",
            Self::Filter => "filter",
            Self::TypePath => "other-games",
            Self::Explore => "explore",
            Self::ListReached => "reached",
            Self::Settings => "settings",
            Self::ResetScore => "reset-score",
            Self::Computer(None) => "computer",
            Self::StepLevel(Step::Up) => "stronger",
            Self::StepLevel(Step::Down) => "weaker",
            Self::StepFirstLevel(Step::Up) => "x-stronger",
            Self::StepFirstLevel(Step::Down) => "x-weaker",
            Self::MoveNow => "move-now",
            Self::Pause => "pause",
            Self::Hint => "hint",
            Self::ToggleExpected => "expected",
            Self::ToggleCoordinates => "coordinates",
            Self::StepNumbers => "numbers",
            Self::ToggleThreats => "threats",
            Self::ToggleRule => "rule",
            Self::NextTheme => "next-theme",
            Self::Zoom(Step::Up) => "larger",
            Self::Zoom(Step::Down) => "smaller",
            Self::OpenBar => "type",
            Self::Palette => "commands",
            Self::Help => "help",
            Self::Redraw => "redraw",
            Self::Suspend => "suspend",
            Self::Quit => "quit",
            Self::Play(_)
            | Self::PointAt(_)
            | Self::Select(_)
            | Self::Walk(Walk::To(_))
            | Self::ChooseLine(_)
            | Self::Comment(Some(_))
            | Self::SetUp(_)
            | Self::NewGame(Some(_))
            | Self::Save(Some(_))
            | Self::Load(Some(_))
            | Self::Games(Some(_))
            | Self::Computer(Some(_))
            | Self::Level(..)
            | Self::Type(_)
            | Self::Erase
            | Self::Edit(_)
            | Self::Accept
            | Self::Cancel
            | Self::Yes
            | Self::No
            | Self::Interrupt => return None,
        })
    }
}

/// The commands that can have other keys, in the order of the table, each with those that it has where
/// it comes first there. What it has elsewhere besides, it keeps.
pub(super) fn bindable() -> Vec<(Command, Vec<Key>)> {
    let mut all: Vec<(Command, Vec<Key>)> = Vec::new();
    for line in TABLE.iter().filter(|line| !is_text(line.context)) {
        for (_, command) in &*line.keys {
            if command.key_name().is_some() && all.iter().all(|(known, _)| known != command) {
                let keys = line.keys.iter().filter(|(_, other)| other == command);
                all.push((command.clone(), keys.map(|(key, _)| *key).collect()));
            }
        }
    }
    all
}

/// A key that a user gave to a command.
struct Own {
    command: Command,
    key: Key,
    place: Place,
}

impl Keymap {
    /// The table with these keys in the place of those that their commands have there.
    ///
    /// # Errors
    /// Where there is no such command or key, or a key would mean two things in one place.
    pub fn with(bindings: &[KeyBinding]) -> Result<Self, Mistakes> {
        let mut mistakes = Vec::new();
        let mut keymap = Self::default();
        let mut own = Vec::new();
        let bindable = bindable();
        let names: Vec<_> = bindable.iter().filter_map(|(it, _)| it.key_name()).collect();
        let names = names.join(", ");
        for KeyBinding { command: name, keys } in bindings {
            let named =
                |(command, _): &&(Command, _)| command.key_name() == Some(name.value.as_str());
            let Some((command, usual)) = bindable.iter().find(named) else {
                let message = format!("there is no command {}; there are {names}", name.value);
                mistakes.push(Mistake { place: name.place, message });
                continue;
            };
            let before = own.len();
            for key in keys {
                match key.value.parse() {
                    Ok(read) => {
                        own.push(Own { command: command.clone(), key: read, place: key.place });
                    }
                    Err(_) => mistakes.push(Mistake {
                        place: key.place,
                        message: format!(
                            "\"{}\" is no key; a key is a sign as \"x\", or \"Space\", \"F5\", \
                             \"Shift-Tab\", \"Ctrl-P\" and the like",
                            key.value
                        ),
                    }),
                }
            }
            let keys: Vec<Key> = own[before..].iter().map(|own| own.key).collect();
            keymap.give(command, usual, &keys);
        }
        mistakes.extend(own.iter().filter_map(|own| keymap.conflict(own)));
        Mistakes::check(mistakes).map(|()| keymap)
    }

    /// Gives a command these keys wherever it has its usual ones, but for where text is typed.
    fn give(&mut self, command: &Command, usual: &[Key], keys: &[Key]) {
        let keys = if keys.is_empty() { &[Key::Nothing] } else { keys };
        let is_usual = |(key, it): &(Key, Command)| it == command && usual.contains(key);
        for line in self.0.iter_mut().filter(|line| !is_text(line.context)) {
            let Some(at) = line.keys.iter().position(is_usual) else { continue };
            let all = line.keys.to_mut();
            all.retain(|key| !is_usual(key));
            all.splice(at..at, keys.iter().map(|&key| (key, command.clone())));
        }
    }

    /// What else the key means where the command is.
    fn conflict(&self, own: &Own) -> Option<Mistake> {
        let is_own = |(key, command): &(Key, Command)| (*key, command) == (own.key, &own.command);
        let has = |line: &&Binding| line.keys.iter().any(is_own);
        let places = self.0.iter().filter(|line| !is_text(line.context)).filter(has);
        let meets = |context: Context| {
            let together = move |line: &&Binding| {
                let is_everywhere = |context| context == Context::Everywhere;
                line.context == context
                    || is_everywhere(line.context)
                    // Where text is typed, letters are that.
                    || is_everywhere(context) && !(is_text(line.context) && own.key.is_typed())
            };
            self.0.iter().filter(together)
        };
        places.flat_map(|line| meets(line.context)).find_map(|line| {
            let is_other =
                |(key, command): &&(Key, Command)| *command != own.command && key.meets(own.key);
            let (_, command) = line.keys.iter().find(is_other)?;
            let other = command.key_name().unwrap_or(line.help);
            let (name, key) = (own.command.key_name().unwrap_or_default(), own.key.name());
            let message = format!("\"{key}\" cannot be the key of {name} and of {other}");
            Some(Mistake { place: own.place, message })
        })
    }
}
