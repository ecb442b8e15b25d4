//! What the settings are called, and what they mean.

use crate::settings::Key;

/// A setting's name on the screen.
pub const fn setting(key: Key) -> &'static str {
    match key {
        Key::Theme => "Theme",
        Key::Glyphs => "Drawn with",
        Key::Coordinates => "Coordinates",
        Key::Mouse => "Mouse",
        Key::Movements => "Movements",
        Key::Bell => "Bell",
        Key::WindowTitle => "Window title",
        Key::Player1 => "Player 1",
        Key::Player2 => "Player 2",
        Key::Level => "Level",
        Key::Size => "Board size",
        Key::Rule => "Rule",
        Key::First => "Begins",
        Key::Clock => "Clock",
        Key::Threads => "Threads",
        Key::Memory => "Memory",
    }
}

/// What it does, in a line.
pub const fn setting_meaning(key: Key) -> &'static str {
    match key {
        Key::Theme => "the colours",
        Key::Glyphs => "lines, dots that are narrow in every terminal, or ASCII",
        Key::Coordinates => "the names of rows and columns beside the board",
        Key::Mouse => "it points and plays; without it the terminal marks text",
        Key::Movements => "discs fall, a winning row pulses",
        Key::Bell => "when the computer has moved, and when your time is about to end",
        Key::WindowTitle => "says whose turn it is",
        Key::Player1 => "your name, also against the computer",
        Key::Player2 => "the name of the other person",
        Key::Level => "the computer's, in the next new game",
        Key::Size => "the board of the next new game of Gomoku",
        Key::Rule => "freestyle: five or more win; standard: exactly five",
        Key::First => "who begins against the computer, in the next new game",
        Key::Clock => "of the next new game: for a game, with an increment, or a move",
        Key::Threads => "with which the computer thinks at levels 9 and 10",
        Key::Memory => "of the computer at levels 9 and 10, in MiB",
    }
}
