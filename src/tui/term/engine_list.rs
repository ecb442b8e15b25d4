//! Thread that edits the list of other engines. Adding one starts it, which may take seconds.

use std::path::Path;
use std::sync::mpsc::Sender;

use crate::external::introduce;
use crate::locale::text;
use crate::settings::engines::EngineEntry;
use crate::store::{Store, typed_path};
use crate::tui::event::{EngineEdit, Event};
use crate::worker::Post;

/// Creates the editor of the list.
pub fn engine_list(store: Store, events: Sender<Event>) -> Post<EngineEdit> {
    let failures = events.clone();
    let work = move |ticket, edit: EngineEdit| {
        let edited = edited(&store, &edit);
        // If the loop is gone, nobody needs the event.
        let _ = events.send(Event::EnginesEdited(ticket, edited));
    };
    Post::new("engines", work, move |ticket, why| {
        let _ = failures.send(Event::Failed(ticket, why));
    })
}

/// Edits the file of the list, and returns the engines in it.
fn edited(store: &Store, edit: &EngineEdit) -> Result<Vec<EngineEntry>, String> {
    let words = |why: &dyn std::fmt::Display| why.to_string();
    match edit {
        EngineEdit::Add(line) => {
            let command = shlex::split(line)
                .filter(|command| !command.is_empty())
                .ok_or_else(|| text!("engines-no-words"))?;
            let command = command.iter().map(|word| at_home(word)).collect::<Vec<_>>();
            let known = store.engines().map_err(|why| words(&why))?;
            let known: Vec<_> = known.iter().map(|entry| entry.name).collect();
            let entry = introduce(&command, None, &known).map_err(|why| words(&why))?;
            store.add_engine(&entry).map_err(|why| words(&why))?;
        }
        EngineEdit::Set(entry) => store.add_engine(entry).map_err(|why| words(&why))?,
        EngineEdit::Remove(name) => {
            store.remove_engine(*name).map_err(|why| words(&why))?;
        }
    }
    store.engines().map_err(|why| words(&why))
}

/// Replaces `~/` by the home directory, as a shell does.
fn at_home(word: &str) -> String {
    if word.starts_with("~/") {
        typed_path(Path::new(word)).to_string_lossy().into_owned()
    } else {
        word.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::game::EngineName;
    use crate::player::Ticket;

    #[test]
    fn the_list_is_edited_and_returned() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_owned());
        let name = EngineName::new("a").unwrap();
        let entry = EngineEntry::new(name, vec!["./x".to_owned()]);
        let (sender, events) = channel();
        let mut list = engine_list(store, sender);
        let mut edit = |number, edit| {
            list.ask(Ticket(number), |_| edit);
            match events.recv() {
                Ok(Event::EnginesEdited(ticket, edited)) if ticket == Ticket(number) => edited,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(edit(1, EngineEdit::Set(Box::new(entry.clone()))), Ok(vec![entry]));
        let missing = edit(2, EngineEdit::Add("./no-such-folder/pbrain-x".to_owned()));
        assert!(missing.unwrap_err().contains("there is no program"));
        assert!(edit(3, EngineEdit::Add("./x 'open".to_owned())).is_err());
        assert_eq!(edit(4, EngineEdit::Remove(name)), Ok(Vec::new()));
    }
}
