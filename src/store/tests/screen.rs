//! Screen for the tests of the store: saves what it shows like the real one.

use std::ops::{Deref, DerefMut};

use crate::formats::SavedGame;
use crate::formats::journal::Writer;
use crate::game::Target;
use crate::record::{Action, NodeId, Record};
use crate::store::journal::{Resumed, Text};
use crate::store::{Journal, Keeper, Listing, News, NotKept, Store};

pub struct Screen {
    pub keeper: Keeper,
    shown: Option<(u64, SavedGame, Writer)>,
}

impl Deref for Screen {
    type Target = Keeper;

    fn deref(&self) -> &Keeper {
        &self.keeper
    }
}

impl DerefMut for Screen {
    fn deref_mut(&mut self) -> &mut Keeper {
        &mut self.keeper
    }
}

impl Screen {
    pub fn new(store: Store) -> Self {
        Self { keeper: Keeper::new(store), shown: None }
    }

    pub fn list(&self, skipped: usize, number: usize) -> Listing {
        let mut listing = self.keeper.store().list(skipped, number);
        listing.games.iter_mut().for_each(|listed| self.keeper.mark(listed));
        listing
    }

    pub fn show(&mut self, number: u64, game: &SavedGame) -> Result<(), NotKept> {
        if let Some((_, shown, writer)) = self.shown.as_mut().filter(|(shown, ..)| *shown == number)
        {
            follow(&mut shown.record, &game.record);
            let update = writer.update(&mut shown.record, &game.terms());
            return update.map_or(Ok(()), |update| self.keeper.keep(News::Changed(update)));
        }
        let mut shown = game.clone();
        let writer = Writer::new(&mut shown.record, game.terms());
        self.shown = Some((number, shown, writer));
        self.keeper.keep(News::Came(Box::new(game.clone())))
    }
}

fn follow(record: &mut Record, wanted: &Record) {
    record.go_to(NodeId::ROOT);
    for node in wanted.tree().path(wanted.node()) {
        match wanted.tree().action(node) {
            Some(Action::Stone(point) | Action::Offer(point)) => {
                record.play(Target::Cell(point)).unwrap();
            }
            Some(Action::Piece(piece)) => drop(record.play(Target::Piece(piece)).unwrap()),
            Some(Action::Pass) => drop(record.play(Target::Pass).unwrap()),
            Some(Action::Choose(choice)) => drop(record.play(Target::Choose(choice)).unwrap()),
            Some(Action::Declare(number)) => drop(record.play(Target::Declare(number)).unwrap()),
            Some(Action::End(end)) => assert!(record.end(end)),
            None => {}
        }
        let notes = wanted.tree().notes(node);
        if record.tree().notes(record.node()) != notes {
            record.annotate(record.node(), |known| known.clone_from(&notes));
        }
    }
}

pub struct Played {
    pub journal: Journal,
    text: Text,
    game: SavedGame,
    writer: Writer,
}

impl Played {
    pub fn begin(store: &Store, game: &SavedGame) -> Self {
        let journal = store.begin(game).unwrap();
        Self::of(Resumed { journal, game: game.clone(), text: Text::of(game) })
    }

    pub fn of(resumed: Resumed) -> Self {
        let Resumed { journal, mut game, text } = resumed;
        let terms = game.terms();
        let writer = Writer::new(&mut game.record, terms);
        Self { journal, text, game, writer }
    }

    pub fn append(&mut self, game: &SavedGame) {
        follow(&mut self.game.record, &game.record);
        let update = self.writer.update(&mut self.game.record, &game.terms()).unwrap();
        self.text.lines.extend_from_slice(update.lines.as_bytes());
        self.text.standing = update.standing;
        self.journal.append(&self.text).unwrap();
    }
}
