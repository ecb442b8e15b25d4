//! Arguments that select a game.

use clap::{Args, ValueEnum};

use super::choice::{foul_penalty, given, rule};
use super::players::PlayerArguments;
use crate::game::{FoulPenalty, GameKind, MoveLimit};
use crate::locale::{self, text};
use crate::quarto::{Board, BoardSize};
use crate::rules::opening::OpeningRule;
use crate::rules::{Placement, Rule, Shape, Topology, Variant, VariantError, plain_number};
use crate::settings::Settings;
use crate::tui::naming;

#[derive(Debug, Args)]
pub(super) struct GameArguments {
    #[command(flatten)]
    pub(super) kind: KindArguments,

    #[command(flatten)]
    pub(super) players: PlayerArguments,
}

/// Arguments that select a kind of game, whoever plays.
#[derive(Debug, Args)]
pub(super) struct KindArguments {
    /// Game to play
    #[arg(long, value_name = "GAME")]
    game: Option<GameName>,

    /// Board size: 15, 17, 19, 20; Quarto: 4x4; custom: 9x7, columns first
    #[arg(long, value_name = "SIZE", allow_hyphen_values = true)]
    size: Option<String>,

    /// Stones in a row that win a custom game [default: 5]
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    row: Option<u8>,

    /// Rule of Gomoku or a custom game [default: your setting]
    #[arg(long, value_name = "RULE", value_parser = rule())]
    rule: Option<Rule>,

    /// Draw after N moves, leave-25 or a full board [default: your setting]
    #[arg(long, value_name = "LIMIT", allow_negative_numbers = true)]
    pub(super) draw_after: Option<MoveLimit>,

    /// Consequence of a foul in renju and omok [default: your setting]
    #[arg(long, value_name = "PENALTY", value_parser = foul_penalty())]
    pub(super) foul: Option<FoulPenalty>,

    /// Let rows continue at the opposite edge (custom games and Quarto)
    #[arg(long)]
    torus: bool,

    /// Let stones fall to the bottom (custom games)
    #[arg(long)]
    gravity: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum GameName {
    /// Five in a row on 15x15 to 20x20
    Gomoku,
    /// Four in a row on 7x6; stones fall
    #[value(alias = "connect-four")]
    Connect4,
    /// Three in a row on 3x3
    #[value(alias = "tic-tac-toe")]
    Tictactoe,
    /// Four pieces with a common attribute, on 6x6 or 4x4
    Quarto,
    /// Your own game: --size, --row, --rule, --torus, --gravity
    Custom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Selection {
    Nothing,
    /// Gomoku under this rule, on an unspecified board.
    Gomoku(Rule),
    /// Custom game, not described yet.
    Custom,
    Kind(GameKind),
}

impl GameName {
    pub(super) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |it| it.get_name().to_owned())
    }
}

impl GameArguments {
    /// Checks that the players can play the game.
    fn check(&self, selection: Selection) -> Result<(), String> {
        let Some(kind) = selection.on(Variant::GOMOKU_15) else { return Ok(()) };
        match (self.players.level_flag(), self.players.engines().next()) {
            (Some(flag), _) if !kind.has_levels() => {
                Err(text!("cli-no-levels", flag = flag, why = naming::no_levels()))
            }
            (_, Some(name)) if !kind.can_be_played_by_engines() => {
                Err(text!("cli-engine-game", name = name))
            }
            _ => Ok(()),
        }
    }

    /// Selects the game for this opening rule, with `usual` as the default rule, and refuses
    /// contradictions. A rule of renju selects renju.
    pub(super) fn selection_for(
        &mut self,
        opening: OpeningRule,
        usual: Rule,
    ) -> Result<Selection, String> {
        let selection = self.kind.selection_for(opening, usual)?;
        self.check(selection)?;
        Ok(selection)
    }

    /// All flags given, of which a dialog for one game accepts none.
    pub(super) fn flags(&self) -> impl Iterator<Item = &'static str> {
        self.kind.flags().chain(self.players.flags())
    }

    pub(super) const fn named(&self) -> Option<GameName> {
        self.kind.game
    }
}

impl Selection {
    /// Kind of game that was selected. Gomoku without a size is on this board.
    pub(super) const fn on(self, board: Variant) -> Option<GameKind> {
        match self {
            Self::Kind(kind) => Some(kind),
            Self::Gomoku(rule) => Some(GameKind::Rows(board.with_rule(rule))),
            Self::Nothing | Self::Custom => None,
        }
    }
}

impl KindArguments {
    /// Selects the game, with `usual` as the default rule, and refuses contradictions.
    fn selection(&self, usual: Rule) -> Result<Selection, String> {
        self.refuse_others()?;
        let rule = self.rule.unwrap_or(usual);
        let selection = match (self.game, &self.size) {
            (None | Some(GameName::Gomoku), Some(size)) => {
                Selection::Kind(GameKind::Rows(gomoku(size)?.with_rule(rule)))
            }
            (None, None) if self.rule.is_none() => Selection::Nothing,
            (None | Some(GameName::Gomoku), None) => Selection::Gomoku(rule),
            (Some(GameName::Connect4), _) => Selection::Kind(GameKind::Rows(Variant::CONNECT_FOUR)),
            (Some(GameName::Tictactoe), _) => Selection::Kind(GameKind::Rows(Variant::TIC_TAC_TOE)),
            (Some(GameName::Quarto), _) => Selection::Kind(GameKind::Quarto(self.quarto()?)),
            (Some(GameName::Custom), _) if self.given().next().is_none() => Selection::Custom,
            (Some(GameName::Custom), _) => Selection::Kind(GameKind::Rows(self.custom()?)),
        };
        self.check(selection)?;
        Ok(selection)
    }

    /// Lets the arguments for the end of a game replace the settings.
    pub(super) fn replace(&self, settings: &mut Settings) {
        settings.foul = self.foul.unwrap_or(settings.foul);
        settings.draw_after = self.draw_after.unwrap_or(settings.draw_after);
    }

    /// Checks that the other arguments apply to the game.
    fn check(&self, selection: Selection) -> Result<(), String> {
        match selection.on(Variant::GOMOKU_15) {
            Some(kind) if self.draw_after.is_some() && !MoveLimit::applies_to(kind) => {
                Err(text!("cli-draw-after"))
            }
            _ => Ok(()),
        }
    }

    /// Selects the game as [`selection`](Self::selection) does, for this opening rule. A rule of
    /// renju selects renju.
    pub(super) fn selection_for(
        &mut self,
        opening: OpeningRule,
        usual: Rule,
    ) -> Result<Selection, String> {
        if opening == OpeningRule::Free {
            return self.selection(usual);
        }
        if let Some(game) = self.game
            && !matches!(game, GameName::Gomoku | GameName::Custom)
        {
            return Err(text!("cli-flag-not-with-game", flag = "--opening", game = game.name()));
        }
        if opening.is_of_renju() && *self.rule.get_or_insert(Rule::Renju) != Rule::Renju {
            return Err(text!("cli-opening-renju", opening = opening));
        }
        let selection = match self.selection(usual)? {
            Selection::Nothing => Selection::Gomoku(usual),
            selection => selection,
        };
        if let Selection::Kind(GameKind::Rows(variant)) = selection {
            opening.check(variant).map_err(|why| why.to_string())?;
        }
        Ok(selection)
    }

    /// Refuses the first flag that does not apply to the game.
    fn refuse_others(&self) -> Result<(), String> {
        let game = self.game.unwrap_or(GameName::Gomoku);
        let taken: &[&str] = match game {
            GameName::Gomoku => &["--size", "--rule"],
            GameName::Connect4 | GameName::Tictactoe => &[],
            GameName::Quarto => &["--size", "--torus"],
            GameName::Custom => return Ok(()),
        };
        let refused = self.given().find(|flag| !taken.contains(flag));
        match (refused, game) {
            (None, _) => Ok(()),
            (Some("--torus"), GameName::Gomoku) => Err(text!("cli-torus-needs-game")),
            (Some(flag), GameName::Gomoku) => Err(text!("cli-flag-needs-custom", flag = flag)),
            (Some(flag), _) => {
                Err(text!("cli-flag-not-with-game", flag = flag, game = game.name()))
            }
        }
    }

    /// Flags given that describe a game.
    fn given(&self) -> impl Iterator<Item = &'static str> {
        given([
            ("--size", self.size.is_some()),
            ("--row", self.row.is_some()),
            ("--rule", self.rule.is_some()),
            ("--torus", self.torus),
            ("--gravity", self.gravity),
        ])
    }

    /// All flags that were given.
    fn flags(&self) -> impl Iterator<Item = &'static str> {
        let ends =
            given([("--draw-after", self.draw_after.is_some()), ("--foul", self.foul.is_some())]);
        self.given().chain(ends)
    }

    fn quarto(&self) -> Result<Board, String> {
        quarto_board(self.size.as_deref(), self.torus)
    }

    fn custom(&self) -> Result<Variant, String> {
        let rule = self.rule.unwrap_or(Rule::Freestyle);
        custom(self.size.as_deref(), self.row, rule, [self.torus, self.gravity])
    }
}

const fn topology(is_torus: bool) -> Topology {
    if is_torus { Topology::Torus } else { Topology::Plane }
}

/// Describes a board of Quarto by `--size` and `--torus`.
pub(super) fn quarto_board(size: Option<&str>, is_torus: bool) -> Result<Board, String> {
    let size = size.map_or(Ok(BoardSize::Six), |typed| {
        let (width, height) = sides(typed)?;
        let is_size = |size: &BoardSize| [width, height] == [size.side(); 2];
        let size = BoardSize::ALL.into_iter().find(is_size);
        size.ok_or_else(|| text!("cli-size-quarto", value = typed))
    })?;
    Ok(Board { size, topology: topology(is_torus) })
}

/// Describes a custom game by its flags, the last two of which are `--torus` and `--gravity`.
pub(super) fn custom(
    size: Option<&str>,
    row: Option<u8>,
    rule: Rule,
    [is_torus, has_gravity]: [bool; 2],
) -> Result<Variant, String> {
    let (width, height) = size.map_or(Ok((15, 15)), sides)?;
    let placement = if has_gravity { Placement::Gravity } else { Placement::Anywhere };
    let row_length = row.unwrap_or(Variant::GOMOKU_15.row_length());
    Shape::new(width, height, topology(is_torus))
        .map_err(VariantError::from)
        .and_then(|shape| Variant::new(shape, row_length, rule, placement))
        .map_err(|why| why.to_string())
}

fn gomoku(size: &str) -> Result<Variant, String> {
    plain_number(size).and_then(Variant::offered).ok_or_else(|| {
        let sizes = locale::list(&Variant::OFFERED.map(|board| board.shape().width()));
        if sides(size).is_ok() {
            text!("cli-size-custom", value = size, sizes = sizes)
        } else {
            text!("cli-size", value = size, sizes = sizes)
        }
    })
}

/// Parses `9x7`, columns then rows, or `9` for a square.
pub(super) fn sides(size: &str) -> Result<(u8, u8), String> {
    let (width, height) = size.split_once('x').unwrap_or((size, size));
    match (plain_number(width), plain_number(height)) {
        (Some(width), Some(height)) => Ok((width, height)),
        _ => Err(text!("cli-size-form", value = size)),
    }
}
