//! Match on the full screen.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use super::arguments::MatchArguments;
use super::contest::Contest;
use super::plan::Plan;
use super::progress::{Lines, Progress};
use super::{PATIENCE, end, play_all};
use crate::cli::User;
use crate::locale::text;
use crate::manager::Spectator;
use crate::rules::{BySide, Game};
use crate::tournament::Scheduled;
use crate::tui;
use crate::tui::spectator::{Scene, WatchedGame};
use crate::worker::help;

/// Plays a match on other threads, and shows it on this one. Afterwards it prints the table.
pub(super) fn run(plan: Plan, arguments: &MatchArguments, user: User) -> anyhow::Result<()> {
    let files = user.store.files();
    let (setup, store) = user.setup(&arguments.look, files)?;
    let heading = plan.conditions.variant.to_string();
    let engines = &plan.conditions.engines;
    let names = engines.iter().map(|engine| engine.name.as_str().to_owned()).collect();
    let scene = Arc::new(Mutex::new(Scene { heading, ..Scene::default() }));
    let stage = Stage { scene: Arc::clone(&scene), names };
    let shown = stage.clone();
    let progress = Progress::on_screen(move |lines| shown.show(lines));
    let is_ending = Arc::new(AtomicBool::new(false));
    let mut contest = Contest::open(plan, &store, progress, Arc::clone(&is_ending))?;
    contest.show(false);
    let (done, ended) = mpsc::channel::<()>();
    let is_by_signal = Arc::new(AtomicBool::new(false));
    let finish = {
        let (ended, flags) = (Mutex::new(ended), [&is_ending, &is_by_signal].map(Arc::clone));
        move || {
            for flag in &flags {
                flag.store(true, Ordering::SeqCst);
            }
            if !thread::panicking() {
                // It ends when the other end is dropped.
                let ended = ended.lock().unwrap_or_else(PoisonError::into_inner);
                let _ = ended.recv_timeout(PATIENCE);
            }
            Vec::new()
        }
    };
    #[expect(clippy::disallowed_methods, reason = "the threads of one match")]
    let watched = thread::scope(|scope| {
        let play = || {
            play_all(&mut contest, arguments.concurrency, &stage);
            contest.show(true);
        };
        anyhow::ensure!(help("match", scope, play), text!("terminal-no-thread"));
        let is_over = || is_ending.load(Ordering::SeqCst);
        let watched = tui::spectate(&scene, &setup.theme, &is_over, finish);
        is_ending.store(true, Ordering::SeqCst);
        watched
    });
    contest.tell_place();
    let result = end(contest, arguments, &store);
    drop(done);
    // The signal ends the process.
    while is_by_signal.load(Ordering::SeqCst) {
        thread::park();
    }
    watched.and(result)
}

/// Receiver of all that the screen shows.
#[derive(Clone)]
struct Stage {
    scene: Arc<Mutex<Scene>>,
    /// Names of the engines.
    names: Vec<String>,
}

impl Stage {
    fn change(&self, change: impl FnOnce(&mut Scene)) {
        let mut scene = self.scene.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut scene);
        scene.version += 1;
    }

    fn show(&self, Lines { progress, table, is_over }: Lines) {
        self.change(|scene| {
            (scene.progress, scene.table, scene.is_over) = (progress, table, is_over);
        });
    }

    fn name(&self, engine: usize) -> String {
        self.names.get(engine).cloned().unwrap_or_default()
    }
}

impl Spectator for Stage {
    fn see(&self, table: usize, scheduled: &Scheduled, game: &Game) {
        let [first, second] = scheduled.engines.map(|engine| self.name(engine));
        let names = BySide { first, second };
        let (number, game) = (scheduled.number + 1, game.clone());
        self.change(|scene| {
            if scene.games.len() <= table {
                scene.games.resize_with(table + 1, || None);
            }
            scene.games[table] = Some(WatchedGame { number, names, game });
        });
    }
}
