//! The user's own keys, which replace the defaults of their commands and displace other defaults.

use super::{Binding, Command, Context, Key, Keymap, TABLE, renamed};
use crate::locale::text;
use crate::settings::{KeyBinding, LineColumn, Mistake, Mistakes};

/// Commands with configurable keys, each with its keys from the first row that has it.
pub(super) fn bindable() -> Vec<(Command, Vec<Key>)> {
    let mut all: Vec<(Command, Vec<Key>)> = Vec::new();
    for line in TABLE.iter().filter(|line| !line.context.is_text()) {
        for (_, command) in &*line.keys {
            if command.key_name().is_some() && all.iter().all(|(known, _)| known != command) {
                let keys = line.keys.iter().filter(|(_, other)| other == command);
                all.push((command.clone(), keys.map(|(key, _)| *key).collect()));
            }
        }
    }
    all
}

/// Key configured by the user, with its place in the file.
type Own = (Command, Key, LineColumn);

impl Keymap {
    /// Reports former names of commands, which [`Self::with`] still reads.
    pub fn notes(bindings: &[KeyBinding]) -> Vec<Mistake> {
        let notes = bindings.iter().filter_map(|KeyBinding { command, .. }| {
            let (old, new) = (&command.value, renamed::new(&command.value)?);
            let message = text!("settings-renamed", old = old, new = new);
            Some(Mistake { place: command.place, message })
        });
        notes.collect()
    }

    /// Reports the default keys that commands lose to keys of the user, unless there are mistakes.
    pub fn losses(bindings: &[KeyBinding]) -> Vec<Mistake> {
        Self::read(bindings).map(|(_, losses)| losses).unwrap_or_default()
    }

    /// Replaces keys of the table by the user's. A key has only one meaning in a context: a default
    /// key gives way to a key of the user.
    pub fn with(bindings: &[KeyBinding]) -> Result<Self, Mistakes> {
        Self::read(bindings).map(|(keymap, _)| keymap)
    }

    fn read(bindings: &[KeyBinding]) -> Result<(Self, Vec<Mistake>), Mistakes> {
        let mut mistakes = Vec::new();
        let mut keymap = Self::default();
        let mut own = Vec::new();
        let bindable = bindable();
        let names: Vec<_> = bindable.iter().filter_map(|(it, _)| it.key_name()).collect();
        let names = names.join(", ");
        for KeyBinding { command: name, keys } in bindings {
            let (old, place) = (name.value.as_str(), name.place);
            let new = renamed::new(old).unwrap_or(old);
            if new != old && bindings.iter().any(|other| other.command.value == new) {
                let message = text!("settings-twice", old = old, new = new);
                mistakes.push(Mistake { place, message });
                continue;
            }
            let named = |(command, _): &&(Command, _)| command.key_name() == Some(new);
            let Some((command, usual)) = bindable.iter().find(named) else {
                let message = text!("keys-unknown-command", name = old, names = names);
                mistakes.push(Mistake { place, message });
                continue;
            };
            let before = own.len();
            for key in keys {
                match key.value.parse() {
                    Ok(read) => own.push((command.clone(), read, key.place)),
                    Err(_) => mistakes.push(Mistake {
                        place: key.place,
                        message: text!("keys-unknown-key", key = key.value),
                    }),
                }
            }
            let keys: Vec<Key> = own[before..].iter().map(|(_, key, _)| *key).collect();
            keymap.give(command, usual, &keys);
        }
        let mut lost = Vec::new();
        for one in &own {
            let rivals = keymap.rivals(one);
            mistakes.extend(rivals.iter().find_map(|rival| rival.mistake(one, &own, &bindable)));
            let losses = rivals.iter().filter_map(|rival| rival.loss(one, &bindable));
            for loss in losses {
                if !lost.contains(&loss) {
                    lost.push(loss);
                }
            }
        }
        Mistakes::check(mistakes)?;
        let notes = lost.iter().map(|loss| keymap.yield_key(loss, &lost)).collect();
        Ok((keymap, notes))
    }

    fn give(&mut self, command: &Command, usual: &[Key], keys: &[Key]) {
        let keys = if keys.is_empty() { &[Key::Nothing] } else { keys };
        let is_usual = |(key, it): &(Key, Command)| it == command && usual.contains(key);
        for line in self.0.iter_mut().filter(|line| !line.context.is_text()) {
            let Some(at) = line.keys.iter().position(is_usual) else { continue };
            let all = line.keys.to_mut();
            all.retain(|key| !is_usual(key));
            all.splice(at..at, keys.iter().map(|&key| (key, command.clone())));
        }
    }

    /// Leaves a command the default keys that it does not lose, and describes the loss.
    fn yield_key(&mut self, loss: &Loss, lost: &[Loss]) -> Mistake {
        let (command, usual) = loss.of;
        let is_lost = |key| lost.iter().any(|loss| loss.of.0 == *command && loss.key == key);
        let kept: Vec<Key> = usual.iter().copied().filter(|&key| !is_lost(key)).collect();
        self.give(command, usual, &kept);
        let (to, _, place) = loss.to;
        let (key, to) = (loss.key.name(), to.key_name().unwrap_or_default());
        let other = command.key_name().unwrap_or_default();
        let kept: Vec<String> = kept.iter().map(|key| key.name()).collect();
        let message = if kept.is_empty() {
            text!("keys-lost", key = key, command = to, other = other)
        } else {
            text!("keys-kept", key = key, command = to, other = other, keys = kept.join(", "))
        };
        Mistake { place: *place, message }
    }

    /// Returns the other meanings of a key in the contexts of its command.
    fn rivals(&self, &(ref own, key, _): &Own) -> Vec<Rival<'_>> {
        let is_own = |(other, command): &(Key, Command)| (*other, command) == (key, own);
        let has = |line: &&Binding| line.keys.iter().any(is_own);
        let places = self.0.iter().filter(|line| !line.context.is_text()).filter(has);
        let meets = move |here: Context, there: Context| {
            [here, Context::Everywhere].contains(&there)
                // In text, letters are typed.
                || here == Context::Everywhere && !(there.is_text() && key.is_typed())
        };
        let others =
            places.flat_map(|line| self.0.iter().filter(move |it| meets(line.context, it.context)));
        let rivals = others.flat_map(|line| {
            let others = line.keys.iter().filter(|(_, command)| command != own);
            let others = others.filter(|(other, _)| other.meets(key));
            others.map(move |(key, command)| Rival { line, key: *key, command })
        });
        rivals.collect()
    }
}

/// Other meaning of a user's key.
struct Rival<'a> {
    line: &'a Binding,
    key: Key,
    command: &'a Command,
}

/// Default key that a command loses to a key of the user.
#[derive(Clone, Copy, PartialEq)]
struct Loss<'a> {
    to: &'a Own,
    of: &'a (Command, Vec<Key>),
    key: Key,
}

impl Rival<'_> {
    /// Describes why the key cannot be the user's: both keys are, or the other one is fixed.
    fn mistake(&self, one: &Own, own: &[Own], bindable: &[(Command, Vec<Key>)]) -> Option<Mistake> {
        let &(ref command, key, place) = one;
        let (name, key) = (command.key_name().unwrap_or_default(), key.name());
        let is_own = own.iter().any(|(it, key, _)| (it, *key) == (self.command, self.key));
        let message = match self.command.key_name().filter(|_| is_own) {
            Some(other) => text!("keys-twice", key = key, command = name, other = other),
            None if self.loss(one, bindable).is_some() => return None,
            None => text!("keys-reserved", key = key, command = name, title = self.line.title()),
        };
        Some(Mistake { place, message })
    }

    /// Returns the loss, if the other key is a default that can be configured.
    fn loss<'a>(&self, to: &'a Own, bindable: &'a [(Command, Vec<Key>)]) -> Option<Loss<'a>> {
        let of = bindable.iter().find(|(command, _)| command == self.command)?;
        let is_default = !self.line.context.is_text() && of.1.contains(&self.key);
        is_default.then_some(Loss { to, of, key: self.key })
    }
}
