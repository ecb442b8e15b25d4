//! Spectators: those of a host, and the session of one.

use super::Session;
use super::play::Play;
use crate::friend::connection::Connection;
use crate::friend::entry::Numbered;
use crate::friend::kept::Kept;
use crate::friend::message::Message;
use crate::friend::news::News;
use crate::friend::shared::SharedGame;
use crate::friend::terms::Role;
use crate::friend::wish::Agreed;

impl Session {
    /// Lets a spectator in, and shows the game so far.
    pub(super) fn admit_spectator(&mut self, from: Connection, name: String) -> Vec<News> {
        self.others.insert(from, Some(name));
        let shown = self.shown();
        self.out.lines.extend(shown.into_iter().map(|line| (from, line)));
        vec![News::Watched(self.spectators())]
    }

    /// Lines that show the game so far.
    fn shown(&self) -> Vec<String> {
        let Some(play) = &self.play else { return Vec::new() };
        let seat = |role| Message::Seat(role, self.name_of(role).to_owned()).to_string();
        let mut lines = [Role::Host, Role::Guest].map(seat).to_vec();
        lines.push(Message::Game(*play.game.terms()).to_string());
        lines.extend(play.game.after(0).map(|entry| entry.to_string()));
        lines
    }

    fn spectating(&self) -> impl Iterator<Item = Connection> + '_ {
        self.others.iter().filter(|(_, name)| name.is_some()).map(|(connection, _)| *connection)
    }

    /// Shows the game so far to all spectators.
    pub(super) fn show_spectators(&mut self) {
        let shown = self.shown();
        let all: Vec<Connection> = self.spectating().collect();
        for connection in all {
            self.out.lines.extend(shown.iter().map(|line| (connection, line.clone())));
        }
    }

    /// Shows an entry to all spectators.
    pub(super) fn show(&mut self, entry: Numbered) {
        let all: Vec<Connection> = self.spectating().collect();
        self.out.lines.extend(all.into_iter().map(|connection| (connection, entry.to_string())));
    }

    /// Takes a line as a spectator.
    pub(super) fn watch(&mut self, message: Message) -> Vec<News> {
        match message {
            Message::Game(terms) => {
                let Some(game) = SharedGame::begin(terms) else { return Vec::new() };
                let (address, friend) = (self.address.clone(), String::new());
                let kept =
                    Kept { role: Role::Guest, address, friend, game, agreed: Agreed::default() };
                self.play = Some(Box::new(Play::of(kept)));
                vec![News::Begun]
            }
            Message::Seat(role, name) => {
                self.seats[usize::from(role == Role::Guest)] = name;
                vec![News::Met]
            }
            Message::Entry(Numbered { number, entry }) => {
                let Some(play) = &mut self.play else { return Vec::new() };
                let Some(author) = play.game.to_act() else { return Vec::new() };
                if number != play.game.log().len() + 1 {
                    return Vec::new();
                }
                match play.game.add(author, entry) {
                    Ok(Numbered { entry, .. }) => vec![News::Changed(entry)],
                    Err(why) => vec![News::Unsound(why)],
                }
            }
            Message::Bye => {
                let line = self.line.into_iter();
                self.out.closed.extend(line);
                self.line = None;
                vec![News::Left]
            }
            _ => Vec::new(),
        }
    }
}
