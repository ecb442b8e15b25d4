//! Log of a shared game as text, to be kept on the disk.
//!
//! ```text
//! as guest ssh://ada.example Ada
//! game 00c0ffee00c0ffee kind=15 opening=free clock=none limit=full first=host score=0:0:0
//! m 1 7,7
//! agreed takeback 4 2
//! back 5 2
//! ```

use super::entry::Numbered;
use super::message::{Message, name};
use super::shared::SharedGame;
use super::terms::Role;
use super::wish::{Agreed, Request};
use super::words::Words;

/// Shared game as its program keeps it.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Part of this program.
    pub role: Role,
    /// Place where the other program was found; without spaces.
    pub address: String,
    /// Name of the other player.
    pub friend: String,
    pub game: SharedGame,
    /// Consents of this player.
    pub agreed: Agreed,
}

impl Kept {
    /// Lines at the start of the log.
    pub(super) fn head(&self) -> [String; 2] {
        let Self { role, address, friend, game, .. } = self;
        let address = if address.is_empty() { "-" } else { address };
        [format!("as {role} {address} {friend}"), game.terms().to_string()]
    }

    /// Line about a consent of this player.
    pub(super) fn consent(agreed: Request) -> String {
        format!("agreed {agreed}")
    }

    /// Reads a log. An incomplete last line, and what does not fit, ends it; `None` if that is before
    /// the game.
    pub fn read<'a>(lines: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        let mut lines = lines.into_iter();
        let mut head = Words::of(lines.next()?);
        if head.word() != Some("as") {
            return None;
        }
        let role = head.word()?.parse().ok()?;
        let address = Some(head.word()?).filter(|address| *address != "-");
        let (address, friend) = (address.unwrap_or_default().to_owned(), name(head.rest()));
        let Message::Game(terms) = Message::parse(lines.next()?)? else { return None };
        let mut kept = Self {
            role,
            address,
            friend,
            game: SharedGame::begin(terms)?,
            agreed: Agreed::default(),
        };
        for line in lines {
            if let Some(request) = line.strip_prefix("agreed ") {
                let mut words = Words::of(request);
                let request = words.word().and_then(|verb| Request::parse(verb, &mut words));
                let Some(request) = request else { break };
                kept.agreed.add(request);
                continue;
            }
            let Some(Message::Entry(Numbered { number, entry })) = Message::parse(line) else {
                break;
            };
            let Some(author) = kept.game.to_act() else { break };
            if number != kept.game.log().len() + 1 || kept.game.add(author, entry).is_err() {
                break;
            }
        }
        Some(kept)
    }

    /// Writes the whole log.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = self.head().to_vec();
        lines.extend(self.game.after(0).map(|entry| entry.to_string()));
        lines.extend(self.agreed.requests().map(Self::consent));
        lines
    }
}
