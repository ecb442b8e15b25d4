//! What a setting does to the session.

use super::session::Session;
use crate::game::{ComputerSides, Lineup, Names};
use crate::settings::{Choice, CoordinateLabels, Key, Settings};
use crate::tui::event::Effect;

/// The persons as they are called in the settings.
pub(super) fn names(settings: &Settings) -> Names {
    Names::new(settings.names.first.get(), settings.names.second.get())
}

impl Session {
    /// Takes settings of which this one was changed: it has its effect at once.
    pub(super) fn change(&mut self, key: Key, settings: Settings) {
        self.settings = settings;
        let settings = &self.settings;
        let last = &mut self.last;
        match key {
            Key::Theme | Key::Glyphs => {
                // A theme that cannot be used is not offered.
                if let Ok(theme) = self.suited.theme(settings, &self.themes) {
                    self.theme = theme;
                }
            }
            Key::Coordinates => {
                self.coordinates = settings.coordinates.coordinates();
                self.marks.coordinates = settings.coordinates != CoordinateLabels::None;
            }
            Key::Mouse => self.effects.push(Effect::CaptureMouse(settings.mouse)),
            Key::Player1 | Key::Player2 => self.names = names(settings),
            // These are of the next game.
            Key::Level => {
                // During a game its lineup is what the next one is offered with.
                for lineup in [&mut last.lineup, &mut self.lineup] {
                    *lineup = Lineup::new(lineup.computer, settings.level);
                }
            }
            Key::Size | Key::Rule => last.kind = Choice::from(settings).kind,
            Key::First => {
                for lineup in [&mut last.lineup, &mut self.lineup] {
                    if !matches!(lineup.computer, ComputerSides::None | ComputerSides::Both) {
                        *lineup = lineup.with(settings.first.computer_sides());
                    }
                }
            }
            Key::Clock => last.time = settings.clock,
            // These are asked for where they matter.
            Key::Movements | Key::Bell | Key::WindowTitle | Key::Threads | Key::Memory => {}
        }
        if self.not_written.is_none() {
            let settings = Box::new(self.settings.clone());
            self.effects.push(Effect::WriteSetting { key, settings });
        }
        // What a new game is offered with is remembered as if it had been chosen for one.
        if matches!(key, Key::Level | Key::Size | Key::Rule | Key::First | Key::Clock) {
            self.effects.push(Effect::Remember(self.last));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Step;
    use crate::store::Files;
    use crate::tui::app::Setup;
    use ratatui::layout::Size;

    fn session() -> Session {
        let setup = Setup::new(Files::One("game.csv".into()));
        Session::new(setup, Size { width: 80, height: 24 })
    }

    #[test]
    fn the_strongest_levels_have_the_threads_and_the_memory_that_are_set() {
        let mut session = session();
        let before = session.engine();
        assert_eq!((before.threads, before.memory), (1, 128 << 20));
        for key in [Key::Threads, Key::Memory] {
            let mut settings = session.settings.clone();
            (0..2).for_each(|_| key.step(&mut settings, Step::Up));
            session.change(key, settings);
        }
        let now = session.engine();
        assert_eq!((now.threads, now.memory), (2, 8 << 20));
    }

    #[test]
    fn every_change_is_written() {
        let mut session = session();
        for key in Key::ALL {
            session.change(key, session.settings.clone());
            let written = |effect: &Effect| matches!(effect, Effect::WriteSetting { key: of, .. } if *of == key);
            assert!(session.effects.iter().any(written), "{key}");
        }
    }
}
