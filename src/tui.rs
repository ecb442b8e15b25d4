//! The full screen.
//!
//! A key press takes this way: [`term`] reads it, the [`event_loop`] gives it to
//! [`App::update`](app::App::update), the table of the [`keymap`] makes a
//! [`Command`](command::Command) of it, the screen that has the keys obeys or refuses that, and
//! [`view::draw`] shows what has changed. What is to be done outside leaves the state as an
//! [`Effect`](event::Effect) and what came of it returns as an [`Event`](event::Event).

pub mod app;
pub mod command;
pub mod event;
pub mod event_loop;
pub mod finder;
pub mod help;
pub mod keymap;
pub mod layout;
pub mod messages;
mod sample;
pub mod term;
pub mod theme;
pub mod view;

pub use sample::sample;
pub use term::run;
