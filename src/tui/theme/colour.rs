//! Colours, and their nearest equivalents in a terminal.

use std::sync::LazyLock;

use anstyle::AnsiColor;
use anstyle_lossy::palette::Palette as Sixteen;
use anstyle_lossy::{rgb_to_ansi, rgb_to_xterm};
use ratatui::style::Color;
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};

use crate::locale::text;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rgb {
    pub r: u8,
    pub g: u8,
    pub b: u8,
}

impl Rgb {
    pub const BLACK: Self = Self::new(0, 0, 0);
    pub const WHITE: Self = Self::new(255, 255, 255);

    pub const fn new(r: u8, g: u8, b: u8) -> Self {
        Self { r, g, b }
    }

    /// Mixes in another colour: nothing of it at 0, only it at 255.
    #[must_use]
    pub const fn mix(self, other: Self, share: u8) -> Self {
        const fn part(own: u8, other: u8, share: u8) -> u8 {
            let (own, other, share) = (own as u32, other as u32, share as u32);
            let sum = own * (255 - share) + other * share + 127;
            // Divides by 255.
            let [_, mixed, ..] = (sum + (sum >> 8) + 1).to_le_bytes();
            mixed
        }
        Self {
            r: part(self.r, other.r, share),
            g: part(self.g, other.g, share),
            b: part(self.b, other.b, share),
        }
    }

    /// Relative luminance according to WCAG 2: 0 for black, 1 for white.
    pub fn luminance(self) -> f64 {
        /// Linear value of each component, tabulated because powers are slow.
        static LINEAR: LazyLock<[f64; 256]> = LazyLock::new(|| {
            std::array::from_fn(|part| {
                let part = f64::from(u8::try_from(part).unwrap_or(u8::MAX)) / 255.0;
                if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
            })
        });
        let linear = |part: u8| LINEAR[usize::from(part)];
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// Checks for a colour that dark text is readable on.
    pub fn is_light(self) -> bool {
        self.luminance() > 0.2
    }

    /// Contrast according to WCAG 2, from 1 to 21.
    pub fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// Parses a colour: `#d63e54`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#')?;
        let is_whole = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u32::from_str_radix(digits, 16).ok().filter(|_| is_whole)?;
        let [_, r, g, b] = number.to_be_bytes();
        Some(Self { r, g, b })
    }
}

impl<'de> Deserialize<'de> for Rgb {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let why = || D::Error::custom(text!("theme-colour", text = text));
        Self::parse(&text).ok_or_else(why)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Monochrome: only bold, dim, underlined and reversed text.
    None,
    /// Sixteen colours, chosen by the user of the terminal.
    Ansi16,
    Ansi256,
    True,
}

/// Maps to one of sixteen colours by hue, so that green never becomes grey.
fn sixteen(Rgb { r, g, b }: Rgb) -> AnsiColor {
    const HUES: [AnsiColor; 8] = {
        use AnsiColor::{Black, Blue, Cyan, Green, Magenta, Red, White, Yellow};
        [Black, Red, Green, Yellow, Blue, Magenta, Cyan, White]
    };
    let (most, least) = (r.max(g).max(b), r.min(g).min(b));
    let is_brown = r >= g && g > b && most < DARK;
    if is_brown && most - least >= COLOURFUL {
        return AnsiColor::BrightBlack;
    }
    if most < BLACK {
        return AnsiColor::Black;
    }
    if most - least < COLOURFUL {
        return rgb_to_ansi((r, g, b).into(), Sixteen::default());
    }
    // Components above the middle determine the hue: one bit each for red, green and blue.
    let half = least + (most - least) / 2;
    let bits = [r, g, b].map(|part| usize::from(part > half));
    let hue = HUES[bits[0] + 2 * bits[1] + 4 * bits[2]];
    hue.bright(most >= if hue == AnsiColor::Blue { BRIGHT_BLUE } else { BRIGHT })
}

/// Minimum difference between components of a colour that is not grey.
const COLOURFUL: u8 = 60;
/// Value below which colours are black: text of light themes, background of dark ones.
const BLACK: u8 = 64;
/// Value below which yellow is brown.
const DARK: u8 = 160;
/// Value above which colours map to the light one of two.
const BRIGHT: u8 = 216;
/// Value above which blue is light, since it is dark even at high values.
const BRIGHT_BLUE: u8 = 200;

impl Depth {
    pub fn nearest(self, Rgb { r, g, b }: Rgb) -> Color {
        match self {
            Self::None => Color::Reset,
            Self::Ansi16 => sixteen(Rgb { r, g, b }).into(),
            Self::Ansi256 => Color::Indexed(rgb_to_xterm((r, g, b).into()).0),
            Self::True => Color::Rgb(r, g, b),
        }
    }
}
