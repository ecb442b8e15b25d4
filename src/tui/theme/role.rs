//! The parts of the screen that have a style of their own.

use ratatui::style::{Modifier, Style};

use super::{Depth, Palette, Plate, Rgb};

/// A part of the screen that has a style of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the others have the names of what they are")]
pub enum Role {
    /// The ground of the whole window, and text on it.
    Ground,
    /// The board's ground, and its lines.
    Board,
    First,
    Second,
    FirstName,
    SecondName,
    /// Quarto's black pieces.
    Dark,
    /// Quarto's white pieces.
    Light,
    Empty,
    Star,
    Label,
    Cursor,
    /// Laid over the style of the stone that was played last.
    Last,
    /// Laid over the style of the stones of a winning row.
    Win,
    /// Laid over the style of the side whose stone is expected.
    Expected,
    Title,
    Heading,
    /// The line beside a heading.
    Rule,
    Faint,
    Status,
    /// Who won.
    Accent,
    Notice,
    Error,
    Key,
    Selected,
}

impl Role {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// All of them, in their order.
    pub const ALL: [Self; 25] = [
        Self::Ground,
        Self::Board,
        Self::First,
        Self::Second,
        Self::FirstName,
        Self::SecondName,
        Self::Dark,
        Self::Light,
        Self::Empty,
        Self::Star,
        Self::Label,
        Self::Cursor,
        Self::Last,
        Self::Win,
        Self::Expected,
        Self::Title,
        Self::Heading,
        Self::Rule,
        Self::Faint,
        Self::Status,
        Self::Accent,
        Self::Notice,
        Self::Error,
        Self::Key,
        Self::Selected,
    ];

    /// Its style in these colours, as many as there are.
    pub(super) fn style(self, palette: &Palette, depth: Depth) -> Style {
        if depth == Depth::None {
            let told = self.without_colour();
            // What is bold is not dim from what lies under it.
            let over =
                if told.contains(Modifier::BOLD) { Modifier::DIM } else { Modifier::empty() };
            return Style::new().add_modifier(told).remove_modifier(over);
        }
        let ink = |colour: Rgb| Style::new().fg(depth.nearest(colour));
        let on = |ground: Rgb, text: Rgb| ink(text).bg(depth.nearest(ground));
        let plate = |Plate { ground, text }: Plate| {
            let is_seen = depth.nearest(ground) != depth.nearest(palette.ground);
            // With few colours it may be as the window is: then the other way round.
            if is_seen { on(ground, text) } else { on(text, ground) }.bold()
        };
        match self {
            Self::Ground => on(palette.ground, palette.text),
            Self::Board => on(palette.board, palette.line),
            Self::First => on(palette.first.stone, palette.first.letter).bold(),
            Self::Second => on(palette.second.stone, palette.second.letter).bold(),
            Self::FirstName => ink(palette.first.name).bold(),
            Self::SecondName => ink(palette.second.name).bold(),
            Self::Dark => ink(palette.dark.name).bold(),
            Self::Light => ink(palette.light.name).bold(),
            Self::Empty => ink(palette.line),
            Self::Star => ink(palette.star).bold(),
            Self::Label => ink(palette.label),
            Self::Cursor => ink(palette.cursor).bold(),
            Self::Last => Style::new().underlined(),
            Self::Win => on(palette.win, palette.ink_on(palette.win)).bold(),
            Self::Expected => Style::new().italic(),
            Self::Title | Self::Status => ink(palette.text).bold(),
            Self::Heading | Self::Faint => ink(palette.dim),
            Self::Rule => ink(palette.rule),
            Self::Accent => ink(palette.accent).bold(),
            Self::Notice => ink(palette.notice),
            Self::Error => ink(palette.error).bold(),
            Self::Key => plate(palette.key),
            Self::Selected => plate(palette.selected),
        }
    }

    /// What tells it where there is no colour.
    const fn without_colour(self) -> Modifier {
        match self {
            Self::Ground | Self::Board | Self::Dark | Self::Notice => Modifier::empty(),
            Self::Empty | Self::Label | Self::Faint | Self::Rule => Modifier::DIM,
            Self::Last => Modifier::UNDERLINED,
            Self::Win => Modifier::REVERSED,
            Self::Expected => Modifier::DIM.union(Modifier::ITALIC),
            Self::Selected => Modifier::REVERSED.union(Modifier::BOLD),
            _ => Modifier::BOLD,
        }
    }
}
