//! Roles: the parts of the screen with styles of their own.

use ratatui::style::{Modifier, Style};

use super::{Depth, Palette, Plate, Rgb};

macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident,)+) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Role {
            $($(#[$doc])* $role,)+
        }

        impl Role {
            pub const ALL: [Self; [$(Self::$role),+].len()] = [$(Self::$role),+];
        }
    };
}

roles! {
    Ground,
    Board,
    First,
    Second,
    FirstName,
    SecondName,
    /// Black pieces of Quarto.
    Dark,
    /// White pieces of Quarto.
    Light,
    Empty,
    Star,
    /// Cell on which the stone of an opening may be placed.
    Zone,
    /// Point that a side may not take.
    Forbidden,
    /// Stone or point of a foul that is explained.
    Foul,
    Label,
    /// Names of rows and columns in the second notation.
    FarLabel,
    Cursor,
    /// Last stone: applied on top of the stone's style.
    Last,
    /// Winning stone: applied on top of the stone's style.
    Win,
    /// Expected move: applied on top of the side's style.
    Expected,
    /// Value of a move of the analysis on the board: no worse than the best one.
    Best,
    /// Value of a slightly worse move.
    Fair,
    /// Value of a bad move.
    Poor,
    Title,
    Heading,
    Rule,
    Faint,
    Status,
    /// Winner, and other accents.
    Accent,
    Notice,
    Error,
    /// Judgements of moves, from the best to the worst.
    Good,
    Doubtful,
    Mistake,
    Blunder,
    Key,
    Selected,
}

impl Role {
    pub(super) fn style(self, palette: &Palette, depth: Depth) -> Style {
        if depth == Depth::None {
            let told = self.without_colour();
            // Bold text is not dimmed by the style below it.
            let over =
                if told.contains(Modifier::BOLD) { Modifier::DIM } else { Modifier::empty() };
            return Style::new().add_modifier(told).remove_modifier(over);
        }
        let ink = |colour: Rgb| Style::new().fg(depth.nearest(colour));
        let on = |ground: Rgb, text: Rgb| ink(text).bg(depth.nearest(ground));
        let plate = |Plate { ground, text }: Plate| {
            let is_seen = depth.nearest(ground) != depth.nearest(palette.ground);
            // Swapped if the plate and the window look the same because there are few colours.
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
            Self::Forbidden => ink(palette.forbidden()).bold(),
            Self::Foul => {
                let ground = palette.forbidden();
                on(ground, palette.ink_on(ground)).bold()
            }
            Self::Label => ink(palette.label),
            Self::FarLabel => ink(palette.far_label()),
            Self::Cursor => ink(palette.cursor).bold(),
            Self::Last => Style::new().underlined(),
            Self::Win => on(palette.win, palette.ink_on(palette.win)).bold(),
            Self::Expected => Style::new().italic(),
            Self::Best => on(palette.accent, palette.ink_on(palette.accent)).bold(),
            Self::Fair => on(palette.notice, palette.ink_on(palette.notice)),
            Self::Poor => on(palette.error, palette.ink_on(palette.error)),
            Self::Title | Self::Status => ink(palette.text).bold(),
            Self::Heading | Self::Faint => ink(palette.dim),
            Self::Rule => ink(palette.rule),
            Self::Accent | Self::Zone => ink(palette.accent).bold(),
            Self::Notice => ink(palette.notice),
            Self::Error => ink(palette.error).bold(),
            Self::Good => ink(palette.good),
            Self::Doubtful => ink(palette.doubtful),
            Self::Mistake => ink(palette.mistake).bold(),
            Self::Blunder => ink(palette.blunder).bold(),
            Self::Key => plate(palette.key),
            Self::Selected => plate(palette.selected),
        }
    }

    const fn without_colour(self) -> Modifier {
        match self {
            Self::Ground
            | Self::Board
            | Self::Dark
            | Self::Notice
            | Self::Good
            | Self::Doubtful => Modifier::empty(),
            Self::Empty | Self::Label | Self::FarLabel | Self::Faint | Self::Rule => Modifier::DIM,
            Self::Last | Self::Poor => Modifier::UNDERLINED,
            Self::Win | Self::Fair => Modifier::REVERSED,
            Self::Expected => Modifier::DIM.union(Modifier::ITALIC),
            Self::Selected | Self::Best | Self::Foul => Modifier::REVERSED.union(Modifier::BOLD),
            _ => Modifier::BOLD,
        }
    }
}
