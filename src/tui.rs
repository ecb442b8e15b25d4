//! The full screen.
//!
//! A key press takes this way: [`term`] reads it, the [`event_loop`] gives it to
//! [`App::update`](app::App::update), the table of the [`keymap`] makes a
//! [`Command`](command::Command) of it, the stack offers that to the layers that are open, and
//! [`App::draw`](app::App::draw) shows them. What is to be done outside leaves the state as an
//! [`Effect`](event::Effect), and the answer returns as an [`Event`](event::Event).

mod about;
mod analysis;
pub mod app;
mod board;
pub mod command;
mod command_bar;
mod comment;
mod ctx;
mod editor;
pub mod event;
pub mod event_loop;
mod explorer;
pub mod finder;
mod footer;
mod games;
mod help;
pub mod keymap;
mod layer;
mod layout;
mod lineup;
mod menu;
pub(crate) mod naming;
mod new_game;
mod palette;
mod paste;
mod problem;
mod puzzle;
mod quarto;
mod question;
mod refusal;
mod review;
mod sample;
mod settings;
mod stack;
mod start;
mod table;
pub mod term;
mod text;
pub mod theme;
mod viewer;

pub use sample::sample;
pub use term::run;
