//! What is refused, and why.

use std::path::{Path, PathBuf};

use super::{Naming, PuzzleRefusal, no_levels, unreadable, where_it_searches};
use crate::game::{ComputerSides, GameKind, IllegalMove, Step};
use crate::player::Failure;
use crate::printable::printable_path;
use crate::quarto;
use crate::rules::{self, Point, Stone, VariantError};
use crate::store::{NotKept, Unreadable};
use crate::tui::command::{Command, CommandError, sizes};

/// Why something that was wanted is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The rules do not allow the move.
    Move(IllegalMove),
    /// What was typed is no command.
    Command(CommandError),
    /// There is no board of this size.
    Size(String),
    /// There is no such game.
    Variant(VariantError),
    /// Nothing was played where somebody pointed.
    NotPlayed(IllegalMove),
    /// The game is over.
    GameOver,
    /// No stone was played.
    NothingToTakeBack,
    /// Nothing was taken back since the last move.
    NothingToRedo,
    /// Nothing was changed in the editor.
    NoChange,
    /// No change was taken back in the editor.
    NoChangeTakenBack,
    /// There is no such position to look at.
    NothingToShow,
    /// The board is empty.
    NothingToCopy,
    /// No position of Quarto is set up.
    NoEditor,
    /// Where stones fall, the one on this cell has nothing under it.
    Floating(Point),
    /// There is one line only.
    NoBranch,
    /// The engine does not know this game.
    NoAnalysis(GameKind),
    /// There is no line of an analysis to show.
    NoLines,
    /// There is no move to review.
    NothingToReview,
    /// A game is reviewed when it has ended.
    ReviewLater,
    /// The review failed, for this reason.
    NotReviewed(String),
    /// The analysis failed, for this reason.
    NotAnalysed(Failure),
    /// In a study both sides are the player's, and no clock runs.
    Study,
    /// About puzzles.
    Puzzle(PuzzleRefusal),
    /// The computer plays this side, and thinks or does not.
    ComputersTurn {
        /// The side.
        side: Stone,
        /// Whether it thinks.
        is_thinking: bool,
    },
    /// The computer, which plays both sides, does not resign.
    ComputersDoNotResign,
    /// The computer does not play this game.
    NoComputer,
    /// The computer has no levels in this game.
    NoLevels,
    /// This game has no other rule, or a row of its own for it.
    OneRule,
    /// Two persons play.
    NoOpponent,
    /// The computer plays one side only.
    OneComputer,
    /// This game has no numbers, threats or expected moves to show.
    NotShown(GameKind),
    /// There are no hints in this game.
    NoHints(GameKind),
    /// A hint is for the person to move.
    HintForComputer,
    /// The computer found no hint.
    NoHint(Failure),
    /// The computer is not asked for a move.
    NotThinking,
    /// Only two computers pause, and who plays with a clock.
    NoPause,
    /// Everybody waits.
    Paused,
    /// The computer gave no move.
    NoMove(Failure),
    /// The computer gave a move that the rules do not allow.
    WrongMove(IllegalMove),
    /// A game was not saved.
    NotSaved {
        /// The file.
        path: PathBuf,
        /// Why.
        why: String,
        /// Whether it is the one on the screen still.
        is_on_screen: bool,
    },
    /// No game was loaded.
    NotLoaded(PathBuf, String),
    /// The game in this file was read when nobody waited for it any more.
    CameLate(PathBuf),
    /// A game that is kept cannot be read, and so many more.
    Unreadable(Unreadable, usize),
    /// What was pasted is meant to be a game, but is none.
    NotPasted(String),
    /// Moves cannot be written where they belong.
    NotKept(NotKept),
    /// A setting has its effect, but is not in the user's file.
    NotSet(String),
    /// There is no shell to go back to.
    NoShell,
    /// The terminal has no clipboard for programs.
    NoClipboard,
    /// No game stands there.
    NoGame,
    /// A game was not deleted.
    NotDeleted(PathBuf, String),
    /// The game is on the screen.
    OnScreen,
    /// Another program plays the game.
    PlayedElsewhere,
    /// The index of the games gives no answer.
    NotSearched(String),
    /// The explorer does not know this game.
    NoExplorer(GameKind),
    /// No game went on from the position.
    NoContinuation,
}

/// What every refused input is answered with, before the reason.
const ILLEGAL: &str = "Illegal input, please try again";

impl Refusal {
    /// Checks that the computer's level can be changed.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn check_level(kind: GameKind, computer: ComputerSides) -> Result<(), Self> {
        match computer {
            _ if !kind.has_computer() => Err(Self::NoComputer),
            _ if !kind.has_levels() => Err(Self::NoLevels),
            ComputerSides::None => Err(Self::NoOpponent),
            _ => Ok(()),
        }
    }

    /// Checks that the level can be changed of the computer that plays X beside another one.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn check_first_level(kind: GameKind, computer: ComputerSides) -> Result<(), Self> {
        Self::check_level(kind, computer)?;
        if computer == ComputerSides::Both { Ok(()) } else { Err(Self::OneComputer) }
    }

    /// The same of what was typed and not pointed at.
    #[must_use]
    pub fn typed(self) -> Self {
        match self {
            Self::NotPlayed(why) => Self::Move(why),
            other => other,
        }
    }

    /// Whether what was typed can be corrected: it stays in the command bar.
    pub const fn is_correctable(&self) -> bool {
        match self {
            Self::Move(why) => !matches!(why, IllegalMove::GameOver),
            Self::Command(_) => true,
            _ => false,
        }
    }

    /// Whether it is about the position on the board, and holds no longer when that changes.
    pub const fn is_about_position(&self) -> bool {
        matches!(
            self,
            Self::Move(_)
                | Self::NotPlayed(_)
                | Self::GameOver
                | Self::NothingToTakeBack
                | Self::NothingToRedo
                | Self::NoChange
                | Self::NoChangeTakenBack
                | Self::NothingToShow
                | Self::NothingToCopy
                | Self::NoBranch
                | Self::ComputersTurn { .. }
                | Self::HintForComputer
                | Self::NoHint(_)
                | Self::NotThinking
                | Self::Paused
                | Self::NoMove(_)
                | Self::WrongMove(_)
        )
    }

    /// The words, in a long and a short form.
    pub fn forms(&self, naming: &Naming) -> Vec<String> {
        let illegal =
            |why: &dyn std::fmt::Display| vec![format!("{ILLEGAL}: {why}"), why.to_string()];
        match self {
            Self::Move(why) => illegal(why),
            Self::Command(why) => illegal(why),
            Self::Size(typed) => illegal(&format!("{typed} is not a size: {}", sizes())),
            Self::Variant(why) => illegal(why),
            Self::Unreadable(Unreadable { path, why }, more) => unreadable(path, why, *more),
            _ => vec![self.text(naming)],
        }
    }

    fn text(&self, naming: &Naming) -> String {
        let text = match self {
            Self::Move(_) | Self::Command(_) | Self::Size(_) | Self::Variant(_) => ILLEGAL,
            Self::GameOver => "The game is over.",
            Self::NothingToTakeBack => "There is no move to take back.",
            Self::NothingToShow => "There is no such position in the record.",
            Self::NoAnalysis(GameKind::Quarto(_)) => "There is no analysis of Quarto.",
            Self::NoAnalysis(GameKind::Rows(_)) => {
                return format!("There is an analysis only of {}.", where_it_searches());
            }
            Self::NoLines => {
                return naming.tip("There is no analysis", &Command::Analyse, "begins one");
            }
            Self::NoEditor => "No position of Quarto can be set up.",
            &Self::Floating(point) => {
                return format!("The stone on {} has nothing under it.", naming.cell(point));
            }
            Self::NothingToCopy => "The board is empty: there is nothing to copy.",
            Self::NothingToReview => "There is no move to review.",
            Self::ReviewLater => "A game is reviewed when it has ended.",
            Self::NoBranch => "There is one line only.",
            Self::Study => "This is a study: both sides are yours.",
            Self::NothingToRedo => "There is no move that was taken back.",
            Self::NoChange => "Nothing was changed.",
            Self::NoChangeTakenBack => "There is no change that was taken back.",
            Self::Puzzle(why) => return why.text(naming),
            &Self::ComputersTurn { side, is_thinking } => {
                return computers_turn(side, is_thinking, naming);
            }
            Self::ComputersDoNotResign => {
                let command = &Command::NewGame(None);
                return naming.tip("The computer does not resign", command, "begins another game");
            }
            Self::NotPlayed(why) => return not_played(*why, naming),
            Self::NoComputer => "The computer does not play Quarto.",
            Self::NoLevels => return no_levels(),
            Self::OneRule => "Only Gomoku is played by two rules.",
            Self::NoOpponent => {
                let command = &Command::Computer(None);
                return naming.tip("The computer plays no side", command, "brings it in");
            }
            Self::OneComputer => {
                let command = &Command::StepLevel(Step::Up);
                return naming.tip("There is one computer only", command, "raises its level");
            }
            Self::NotShown(kind) => return format!("That is not shown in {}.", kind.name()),
            Self::NoHints(GameKind::Quarto(_)) => "There are no hints in Quarto.",
            Self::NoHints(GameKind::Rows(_)) => {
                return format!("There are hints only in {}.", where_it_searches());
            }
            Self::HintForComputer => "There is no hint: it is not your turn.",
            Self::NoHint(why) => return format!("There is no hint: {why}."),
            Self::NotReviewed(why) => {
                return failed("The review failed", &Command::Review, why, naming);
            }
            Self::NotAnalysed(why) => {
                return failed("The analysis has ended", &Command::Analyse, why, naming);
            }
            Self::NotThinking => "The computer is not thinking.",
            Self::NoPause => "There is nothing to pause: there is no clock, and a person plays.",
            Self::Paused => return naming.tip("The game is paused", &Command::Pause, "goes on"),
            Self::NoMove(why) => {
                return failed("The computer does not move", &Command::MoveNow, why, naming);
            }
            Self::WrongMove(why) => {
                return format!("The computer's move is not legal: {why}");
            }
            Self::NotSaved { path, why, is_on_screen } => {
                let what = if *is_on_screen { "Not saved" } else { "Earlier game not saved" };
                return of_file(what, why, path);
            }
            Self::CameLate(path) => {
                return of_file("Not opened", "you moved on while it was being read", path);
            }
            Self::NotLoaded(path, why) => return of_file("Not loaded", why, path),
            Self::NotPasted(why) => return format!("Not pasted: {why}"),
            Self::Unreadable(Unreadable { path, why }, more) => {
                return unreadable(path, why, *more).swap_remove(0);
            }
            Self::NotKept(NotKept { why, instead }) => {
                return match instead {
                    Some(path) => format!("Moves are kept in {}: {why}.", printable_path(path)),
                    None => format!("Moves are not being kept: {why}."),
                };
            }
            Self::NotSet(why) => return format!("Not written; it holds until you quit: {why}"),
            Self::NoShell => "There is no shell to go back to.",
            Self::NoClipboard => "This terminal has no clipboard for programs.",
            Self::NoGame => "There is no game here.",
            Self::NotDeleted(path, why) => return of_file("Not deleted", why, path),
            Self::OnScreen => "It is on your screen.",
            Self::PlayedElsewhere => "Another program plays it.",
            Self::NotSearched(why) => return format!("The games cannot be searched: {why}"),
            Self::NoExplorer(kind) => {
                return format!("Games of {} are not searched by positions.", kind.name());
            }
            Self::NoContinuation => "No game went on from here.",
        };
        text.to_owned()
    }
}

/// What was not done with a file, and why.
fn of_file(what: &str, why: &str, path: &Path) -> String {
    format!("{what}: {why} ({})", printable_path(path))
}

/// What has failed and why, and the key that asks again.
fn failed(what: &str, command: &Command, why: &dyn std::fmt::Display, naming: &Naming) -> String {
    let again = naming.keymap.key(command);
    let again = again.map_or_else(String::new, |key| format!(" ({key} asks again)"));
    format!("{what}{again}: {why}.")
}

/// That it is the computer's turn, and what hurries it.
fn computers_turn(side: Stone, is_thinking: bool, naming: &Naming) -> String {
    let who = if naming.participants.are_computers() {
        naming.player(side)
    } else {
        "The computer".to_owned()
    };
    let [said, does] = if is_thinking {
        [format!("{who} is thinking"), "makes it move now".to_owned()]
    } else {
        [format!("{who} is to move"), "makes it do so".to_owned()]
    };
    naming.tip(&said, &Command::MoveNow, &does)
}

/// Why nothing was played where somebody pointed.
fn not_played(why: IllegalMove, naming: &Naming) -> String {
    match why {
        IllegalMove::GameOver => {
            naming.tip("The game is over", &Command::PlayAtCursor, "plays again")
        }
        IllegalMove::Rows(rules::IllegalMove::Occupied) => "There is a stone there.".to_owned(),
        IllegalMove::Rows(rules::IllegalMove::FullColumn) => "This column is full.".to_owned(),
        IllegalMove::Quarto(quarto::IllegalMove::Occupied(_)) => {
            "There is a piece there.".to_owned()
        }
        why => {
            let text = why.to_string();
            let mut chars = text.chars();
            let first = chars.next().map(|first| first.to_uppercase().to_string());
            format!("{}{}.", first.unwrap_or_default(), chars.as_str())
        }
    }
}
