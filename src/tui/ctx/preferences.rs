//! The user's settings and keys, and the effect of a changed setting.

use super::Ctx;
use crate::game::{ComputerSides, Lineup, Names};
use crate::settings::{Choice, CoordinateLabels, Key, Settings};
use crate::tui::event::Effect;
use crate::tui::keymap::Keymap;

#[derive(Debug)]
pub struct Preferences {
    /// Settings file and command line together.
    pub settings: Settings,
    pub keymap: Keymap,
    pub names: Names,
    /// Reason why changes are not written: the user's file is unusable.
    pub not_written: Option<String>,
}

impl Preferences {
    pub(super) fn new(settings: Settings, keymap: Keymap, problem: Option<&str>) -> Self {
        let not_written = problem.and_then(|why| why.lines().next()).map(str::to_owned);
        Self { names: names(&settings), settings, keymap, not_written }
    }
}

fn names(settings: &Settings) -> Names {
    Names::new(settings.names.first.get(), settings.names.second.get())
}

impl Ctx {
    /// Puts a changed setting into effect and writes it.
    pub fn change(&mut self, key: Key, settings: Settings) {
        self.user.settings = settings;
        let settings = &self.user.settings;
        let (look, next) = (&mut self.look, &mut self.next);
        match key {
            Key::Theme | Key::Glyphs => {
                // Unusable themes are not offered.
                if let Ok(theme) = look.profile.theme(settings, &look.themes) {
                    look.theme = theme;
                }
            }
            Key::Coordinates => {
                look.coordinates = settings.coordinates.coordinates();
                look.marks.coordinates = settings.coordinates != CoordinateLabels::None;
            }
            Key::Mouse => self.effects.push(Effect::CaptureMouse(settings.mouse)),
            Key::Player1 | Key::Player2 => self.user.names = names(settings),
            // The rest concerns the next game, whose lineup is offered during a game, too.
            Key::Level => {
                for lineup in [&mut next.choice.lineup, &mut next.lineup] {
                    *lineup = Lineup::new(lineup.computer, settings.level);
                }
            }
            Key::Size | Key::Rule => next.choice.kind = Choice::from(settings).kind,
            Key::First => {
                for lineup in [&mut next.choice.lineup, &mut next.lineup] {
                    if !matches!(lineup.computer, ComputerSides::None | ComputerSides::Both) {
                        *lineup = lineup.with(settings.first.computer_sides());
                    }
                }
            }
            Key::Clock => next.choice.time = settings.clock,
            // Read where they are used.
            Key::Movements | Key::Bell | Key::WindowTitle | Key::Threads | Key::Memory => {}
        }
        if self.user.not_written.is_none() {
            let settings = Box::new(self.user.settings.clone());
            self.effects.push(Effect::WriteSetting(key, settings));
        }
        // The new offer is remembered like a choice.
        if matches!(key, Key::Level | Key::Size | Key::Rule | Key::First | Key::Clock) {
            self.effects.push(Effect::Remember(self.next.choice));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Step;
    use crate::store::Files;
    use crate::tui::ctx::Setup;
    use ratatui::layout::Size;

    fn ctx() -> Ctx {
        let setup = Setup::new(Files::One("game.csv".into()));
        Ctx::new(setup, Size { width: 80, height: 24 })
    }

    #[test]
    fn the_strongest_levels_have_the_threads_and_the_memory_that_are_set() {
        let mut ctx = ctx();
        let before = ctx.engine();
        assert_eq!((before.threads, before.memory), (1, 128 << 20));
        for key in [Key::Threads, Key::Memory] {
            let mut settings = ctx.user.settings.clone();
            (0..2).for_each(|_| key.step(&mut settings, Step::Up));
            ctx.change(key, settings);
        }
        let now = ctx.engine();
        assert_eq!((now.threads, now.memory), (2, 8 << 20));
    }

    #[test]
    fn every_change_is_written() {
        let mut ctx = ctx();
        for key in Key::ALL {
            ctx.change(key, ctx.user.settings.clone());
            let written =
                |effect: &Effect| matches!(effect, Effect::WriteSetting(of, _) if *of == key);
            assert!(ctx.effects.iter().any(written), "{key}");
        }
    }
}
