//! Thread that examines other engines, which takes minutes.

use std::sync::mpsc::Sender;

use crate::doctor::{Doctor, Times};
use crate::external::{Program, own_program};
use crate::player::Stop;
use crate::settings::engines::EngineEntry;
use crate::store::Store;
use crate::tui::event::{Event, ExaminationNews};
use crate::worker::Post;

pub type Examiner = Post<(Box<EngineEntry>, Stop)>;

/// Creates the examiner. What it finds about an engine is written into the list. An examination that
/// was stopped sends nothing more, and writes nothing.
pub fn examiner(store: Store, events: Sender<Event>) -> Examiner {
    let failures = events.clone();
    let work = move |ticket, (entry, stop): (Box<EngineEntry>, Stop)| {
        // If the loop is gone, nobody needs the event.
        let tell = |news| drop(events.send(Event::Examination(ticket, Box::new(news))));
        let doctor = Doctor {
            guard: own_program(),
            program: Program::from(&*entry),
            times: Times::default(),
            stop: stop.clone(),
        };
        let report = doctor.examine(&[], &mut |finding| {
            if !stop.is_stopped() {
                tell(ExaminationNews::Found(finding.clone()));
            }
        });
        if !stop.is_stopped() {
            let put = store.add_engine(&report.profile.put_into(&entry));
            let engines = put.and_then(|()| store.engines());
            tell(ExaminationNews::Over(engines.map_err(|why| why.to_string())));
        }
    };
    Post::new("doctor", work, move |ticket, why| {
        let _ = failures.send(Event::Failed(ticket, why));
    })
}
