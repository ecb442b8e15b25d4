//! Palette: the colours of a theme.

use serde::Deserialize;

use super::colour::Rgb;
use crate::rules::Stone;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoneColours {
    pub stone: Rgb,
    /// Colour of the lit side.
    pub lit: Rgb,
    pub letter: Rgb,
    pub name: Rgb,
    /// Colour of the mark on the last stone.
    pub mark: Rgb,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PieceColours {
    pub piece: Rgb,
    pub lit: Rgb,
    pub name: Rgb,
}

/// Text on its own background.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plate {
    pub ground: Rgb,
    pub text: Rgb,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Palette {
    /// Theme that provides the colours missing in the file; `None` in a complete palette.
    pub(super) inherits: Option<toml::Spanned<String>>,
    pub letters: bool,
    pub ground: Rgb,
    pub text: Rgb,
    pub dim: Rgb,
    pub rule: Rgb,
    /// Winner, and other things to notice first.
    pub accent: Rgb,
    pub notice: Rgb,
    pub error: Rgb,
    /// Judgements of moves: good, doubtful, a mistake, a blunder.
    pub good: Rgb,
    pub doubtful: Rgb,
    pub mistake: Rgb,
    pub blunder: Rgb,
    pub board: Rgb,
    pub line: Rgb,
    pub star: Rgb,
    pub label: Rgb,
    pub cursor: Rgb,
    /// Colour mixed into the stones of a winning row.
    pub win: Rgb,
    /// Frame of a board with falling discs.
    pub frame: Rgb,
    /// Colour visible through the holes of the frame.
    pub hole: Rgb,
    pub key: Plate,
    pub selected: Plate,
    pub first: StoneColours,
    pub second: StoneColours,
    /// Colours of falling discs; `None` for those of stones.
    #[serde(rename = "first-disc")]
    pub first_disc: Option<StoneColours>,
    #[serde(rename = "second-disc")]
    pub second_disc: Option<StoneColours>,
    #[serde(rename = "disc-win")]
    pub disc_win: Option<Rgb>,
    pub dark: PieceColours,
    pub light: PieceColours,
}

impl Palette {
    pub const fn of(&self, side: Stone) -> &StoneColours {
        [&self.first, &self.second][side as usize]
    }

    /// Palette of a game with falling discs: their colours replace those of the stones.
    #[must_use]
    pub fn with_discs(&self) -> Self {
        Self {
            first: self.first_disc.unwrap_or(self.first),
            second: self.second_disc.unwrap_or(self.second),
            win: self.disc_win.unwrap_or(self.win),
            ..self.clone()
        }
    }

    pub fn is_light(&self) -> bool {
        self.ground.is_light()
    }

    /// Label colour, dimmed as far as it remains readable.
    pub fn far_label(&self) -> Rgb {
        const READABLE: f64 = 3.0;
        let dimmed = [90, 75, 60, 45, 30, 15].map(|share| self.label.mix(self.ground, share));
        let readable = dimmed.into_iter().find(|ink| ink.contrast(self.ground) >= READABLE);
        readable.unwrap_or(self.label)
    }

    /// Colour of signs on forbidden points: the first one that is distinct on the board.
    pub fn forbidden(&self) -> Rgb {
        const DISTINCT: f64 = 3.0;
        let inks = [self.blunder, self.error, self.cursor];
        let distinct = inks.into_iter().find(|ink| ink.contrast(self.board) >= DISTINCT);
        distinct.unwrap_or_else(|| self.ink_on(self.board))
    }

    /// Picks the most readable text colour for a background: that of this theme, black or white.
    pub fn ink_on(&self, ground: Rgb) -> Rgb {
        let inks = [self.text, self.ground, Rgb::BLACK, Rgb::WHITE];
        let own = inks.into_iter().find(|ink| ink.contrast(ground) >= 7.0);
        let best =
            || inks.into_iter().max_by(|a, b| a.contrast(ground).total_cmp(&b.contrast(ground)));
        own.or_else(best).unwrap_or(self.text)
    }
}
