//! Dialog in numbers: cells as `row,col`, or only columns in games with gravity. Its texts are
//! those of the assignment from which Gomoku comes.

mod opening;

use std::io;
use std::path::PathBuf;

use super::picture::{MARKS, picture};
use super::{Console, number};
use crate::formats::{Lost, not_held};
use crate::game::{AnyGame, End, FoulExplanation, FoulPenalty, GameKind, MoveLimit, Participants};
use crate::player::{Ctx, Levelled, Limits, Player as _, accepts_draw, seed_of};
use crate::printable::{printable, printable_path};
use crate::record::Record;
use crate::rules::opening::{Choice, OpeningRule};
use crate::rules::{
    BySide, Coordinates, Game, IllegalMove, Placement, Point, Rule, Status, Stone, Turn, Variant,
    in_words,
};
use crate::store::Store;

#[derive(Clone, Debug, Default)]
pub struct NumbersDialog {
    pub game: GameChoice,
    /// Rule of the opening, which the game has to fit.
    pub opening: OpeningRule,
    /// File to save to and load from; the store's file for the game if `None`.
    pub file: Option<PathBuf>,
    pub shows_board: bool,
    pub players: Participants,
    pub seed: u64,
    /// Move limit, at which the game is drawn.
    pub limit: MoveLimit,
    /// Consequence of a foul by a person.
    pub foul: FoulPenalty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameChoice {
    /// Gomoku under this rule, on a board to ask for.
    Gomoku(Rule),
    Variant(Variant),
}

impl Default for GameChoice {
    fn default() -> Self {
        Self::Gomoku(Rule::Freestyle)
    }
}

const COMMANDS: &str = "\
! to resign game (quit program)
s to save the game (and continue)
l resign the current game and load the store game - continue with the stored game.";

pub(super) fn run(
    options: NumbersDialog,
    store: &Store,
    console: &mut Console<'_>,
) -> io::Result<()> {
    let default = match options.game {
        GameChoice::Gomoku(rule) => Variant::GOMOKU_15.with_rule(rule),
        GameChoice::Variant(variant) => variant,
    };
    writeln!(console.output, "{}\n=====", title(default))?;
    let variant = match options.game {
        GameChoice::Gomoku(_) => ask_size(console)?.map(|board| board.with_rule(default.rule())),
        GameChoice::Variant(variant) => Some(variant),
    };
    let Some(variant) = variant else { return Ok(()) };
    let game = Game::with_opening(variant, options.opening).map_err(io::Error::other)?;
    writeln!(console.output, "{}\n{COMMANDS}", how_to_move(variant))?;
    if variant.rule().has_passes() {
        writeln!(console.output, "pass to place no stone; two in a row end the game in a draw.")?;
    }
    if options.opening != OpeningRule::Free {
        writeln!(console.output, "Opening rule: {}", options.opening.name())?;
    }
    let computer = |side| {
        let level = options.players.level(side);
        level.map(|level| Levelled::new(level, seed_of(side, options.seed)))
    };
    let computers = BySide { first: computer(Stone::First), second: computer(Stone::Second) };
    let mut session = DialogGame {
        store,
        file: options.file.unwrap_or_else(|| store.files().path(GameKind::Rows(variant))),
        game,
        end: None,
        offered_at: None,
        limit: options.limit,
        foul: options.foul,
        players: options.players,
        seed: options.seed,
        computers,
        shows_board: options.shows_board,
    };
    while let (Some(mover), None) = (session.mover(), session.end) {
        if let Some(task) = opening::task(&session.game, &name(mover)) {
            writeln!(console.output, "{task}")?;
        }
        write!(console.output, "{}: ", name(mover))?;
        let Some(typed) = session.typed(mover, console)? else { return Ok(()) };
        session.execute(mover, typed.trim(), console)?;
        let game = AnyGame::Rows(session.game.clone());
        console.unfinished.put(Some((game, options.players, session.limit)));
    }
    session.tell_result(console)
}

/// Title of a game: its name, or else its rules, and the rule if it needs exactly five.
fn title(variant: Variant) -> String {
    match (variant.own_name(), variant.rule()) {
        (Some(name), Rule::Freestyle | Rule::Renju | Rule::Caro | Rule::Omok) => name.to_owned(),
        (Some(name), Rule::Standard | Rule::StandardCaro) => {
            format!("{name}, exactly {} in a row", in_words(variant.row_length()))
        }
        (None, _) => variant.to_string(),
    }
}

/// Boards of the assignment, which fixes the answer to an illegal move on them.
const BOARDS: [Variant; 3] = [Variant::GOMOKU_15, Variant::GOMOKU_17, Variant::GOMOKU_19];

/// Asks for one of the three sizes; `None` at the end of the input.
fn ask_size(console: &mut Console<'_>) -> io::Result<Option<Variant>> {
    loop {
        write!(console.output, "Board size [15,17 or 19]: ")?;
        let Some(line) = console.read_line()? else { return Ok(None) };
        let is_meant =
            |variant: &Variant| variant.shape().width().to_string().as_str() == line.trim();
        if let Some(variant) = BOARDS.into_iter().find(is_meant) {
            return Ok(Some(variant));
        }
        writeln!(console.output, "The size must be 15, 17 or 19.")?;
    }
}

/// Help on moves, with an example on the board.
fn how_to_move(variant: Variant) -> String {
    let (last_row, last_col) = (variant.shape().height() - 1, variant.shape().width() - 1);
    match variant.placement() {
        Placement::Anywhere => {
            format!("\"row,col\" to set stone, e.g. {},{}", last_row.min(5), last_col.min(7))
        }
        Placement::Gravity => format!("\"col\" to drop stone, e.g. {}", last_col.min(3)),
    }
}

fn name(stone: Stone) -> String {
    format!("Player {}", stone as u8 + 1)
}

/// Reason why a move was not played.
enum NotPlayed {
    Illegal(String),
    /// Reason that is given on every board: the explanation of a foul, or what an opening permits.
    Told(String),
}

impl From<String> for NotPlayed {
    fn from(why: String) -> Self {
        Self::Illegal(why)
    }
}

/// Explains a foul in the notation of the dialog.
fn in_numbers(explained: &FoulExplanation) -> String {
    explained.words(Coordinates::Numbers).swap_remove(0)
}

struct DialogGame<'a> {
    store: &'a Store,
    file: PathBuf,
    game: Game,
    /// Ending off the board.
    end: Option<End>,
    /// Number of moves after which a draw was last offered.
    offered_at: Option<usize>,
    limit: MoveLimit,
    foul: FoulPenalty,
    players: Participants,
    seed: u64,
    computers: BySide<Option<Levelled>>,
    shows_board: bool,
}

impl DialogGame<'_> {
    const fn variant(&self) -> Variant {
        self.game.variant()
    }

    /// Side of the player who has to act: in the opening not always the one to move. `None` after
    /// the end.
    fn mover(&self) -> Option<Stone> {
        self.game.seat_to_act().map(|seat| self.game.side_held_by(seat))
    }

    /// Side that the player of this side had at the start, before the swaps of the opening.
    fn at_start(&self, side: Stone) -> Stone {
        self.game.holder(side).first_side()
    }

    /// Input of a person, or the computer's turn, which is printed because no terminal echoes it;
    /// `None` at the end of the input.
    fn typed(&mut self, mover: Stone, console: &mut Console<'_>) -> io::Result<Option<String>> {
        let computer = self.computers.of_mut(self.at_start(mover)).as_mut();
        let choose = |computer: &mut Levelled| {
            computer.take_turn(&self.game, &Limits::default(), &Ctx::quiet()).ok()
        };
        let Some(turn) = computer.and_then(choose) else {
            return console.read_line();
        };
        let variant = self.variant();
        let typed = opening::typed(turn, |point| match variant.placement() {
            Placement::Anywhere => Coordinates::Numbers.name(point, variant.shape()),
            Placement::Gravity => Coordinates::Numbers.column(point.col),
        });
        writeln!(console.output, "{typed}")?;
        Ok(Some(typed))
    }

    fn execute(&mut self, mover: Stone, typed: &str, console: &mut Console<'_>) -> io::Result<()> {
        match typed {
            "!" => self.end = Some(End::Resigned(mover)),
            "d" => self.offer_draw(mover, console)?,
            "s" => match self.save() {
                Ok(lost) => {
                    writeln!(console.output, "Game saved.")?;
                    lost.map_or(Ok(()), |lost| writeln!(console.output, "{lost}"))?;
                }
                Err(why) => writeln!(console.output, "{}", self.failure("Not saved", &why))?,
            },
            "l" => match self.load() {
                Ok(loaded) => {
                    writeln!(console.output, "{loaded}")?;
                    self.show_board(console)?;
                }
                Err(why) => writeln!(console.output, "{}", self.failure("Not loaded", &why))?,
            },
            words => match self.play(words) {
                Ok(Turn::Choose(Choice::Swap)) => {
                    writeln!(console.output, "The players have exchanged their sides.")?;
                }
                Ok(Turn::Stone(_)) => self.show_board(console)?,
                Ok(_) => {}
                Err(NotPlayed::Illegal(_))
                    if BOARDS.contains(&self.variant().with_rule(Rule::Freestyle)) =>
                {
                    writeln!(console.output, "Illegal input, please try again")?;
                }
                Err(NotPlayed::Illegal(why) | NotPlayed::Told(why)) => {
                    writeln!(console.output, "Illegal input, please try again: {why}")?;
                }
            },
        }
        Ok(())
    }

    /// Takes the turn, and returns it, or why it is illegal.
    fn play(&mut self, text: &str) -> Result<Turn, NotPlayed> {
        let turn = match opening::spoken(&self.game, text) {
            Some(turn) => turn,
            None => opening::at(&self.game, self.cell(text)?),
        };
        if let Turn::Stone(point) = turn
            && self.foul == FoulPenalty::Refused
            && self.game.foul(point).is_some()
        {
            let explained = FoulExplanation::of(&self.game, point);
            return Err(NotPlayed::Told(explained.map_or_else(String::new, |it| in_numbers(&it))));
        }
        let status = self.game.take(turn).map_err(|why| match why {
            IllegalMove::Opening(why) => NotPlayed::Told(why.to_text(Coordinates::Numbers)),
            why => NotPlayed::Illegal(why.to_string()),
        })?;
        if matches!(status, Status::ToMove(_)) && self.limit.is_reached(&self.game) {
            self.end = Some(End::MoveLimit);
        }
        Ok(turn)
    }

    /// Cell that was typed, or why it is none.
    fn cell(&self, text: &str) -> Result<Point, String> {
        let shape = self.variant().shape();
        match self.variant().placement() {
            Placement::Anywhere => {
                let last = format!("{},{}", shape.height() - 1, shape.width() - 1);
                let wrong = |_| format!("type a row and a column from 0,0 to {last}");
                Coordinates::Numbers.parse(text, shape).map_err(wrong)
            }
            Placement::Gravity => {
                let last = shape.width() - 1;
                let col = number(text).ok_or_else(|| format!("type a column from 0 to {last}"))?;
                self.game.landing(col).map_err(|why| why.to_string())
            }
        }
    }

    /// Offers a draw to the other player, who may be the computer.
    fn offer_draw(&mut self, mover: Stone, console: &mut Console<'_>) -> io::Result<()> {
        let (moves, other) = (self.game.moves().len(), mover.opponent());
        if moves < End::MOVES_BEFORE_DRAW {
            return writeln!(console.output, "A draw can be offered after the second move.");
        }
        if self.offered_at.replace(moves) == Some(moves) {
            return writeln!(console.output, "You have already offered a draw on this move.");
        }
        let other_at_start = self.at_start(other);
        let is_accepted = if let Some(level) = self.players.level(other_at_start) {
            accepts_draw(&self.game, level, seed_of(other_at_start, self.seed))
        } else {
            let (mover, other) = (name(mover), name(other));
            write!(console.output, "{mover} offers a draw. {other}, do you accept [y,n]: ")?;
            let Some(answer) = console.read_line()? else { return Ok(()) };
            answer.trim() == "y"
        };
        if is_accepted {
            self.end = Some(End::Drawn);
            return Ok(());
        }
        writeln!(console.output, "{} declines the draw.", name(other))
    }

    /// Saves the game, and returns a sentence about the turns that the file cannot hold.
    fn save(&self) -> Result<Option<String>, String> {
        let mut game = Record::from(AnyGame::Rows(self.game.clone()));
        game.edit_info(|info| info.limit = self.limit);
        // There is no undo, so the game last saved or loaded is the beginning of this one, and the
        // store replaces it without a copy.
        let saved = self.store.save(&self.file, &game, None).map_err(|error| error.to_string())?;
        let turns = [Lost::Opening, Lost::Passes].into_iter().filter(|it| saved.lost.contains(it));
        Ok(not_held(saved.format, &turns.collect::<Vec<_>>()))
    }

    fn load(&mut self) -> Result<String, String> {
        let before = self.variant();
        let loaded = self.store.load(&self.file, self.variant());
        let loaded = loaded.map_err(|error| error.to_string())?;
        let AnyGame::Rows(game) = loaded.record.on_board() else {
            return Err("the file holds a game of Quarto".to_owned());
        };
        self.game = game.clone();
        (self.limit, self.offered_at) = (loaded.record.info().limit, None);
        Ok(if self.variant() == before {
            "Game loaded.".to_owned()
        } else {
            let shape = self.variant().shape();
            let (width, height) = (shape.width(), shape.height());
            format!("Game loaded. The file does not name its board: assuming {width}x{height}.")
        })
    }

    fn failure(&self, what: &str, why: &str) -> String {
        format!("{what}: {}: {}", printable_path(&self.file), printable(why))
    }

    fn show_board(&self, console: &mut Console<'_>) -> io::Result<()> {
        if self.shows_board {
            let board = self.game.board();
            write!(console.output, "{}", picture(board, Coordinates::Numbers, MARKS))?;
        }
        Ok(())
    }

    /// Reports the winner. In games with gravity, the winning rows are listed first.
    fn tell_result(&self, console: &mut Console<'_>) -> io::Result<()> {
        if self.variant().placement() == Placement::Gravity {
            for row in self.game.winning_rows() {
                writeln!(console.output, "{row}")?;
            }
        }
        if let Some(explained) = FoulExplanation::of_last(&self.game) {
            writeln!(console.output, "{}", in_numbers(&explained))?;
        }
        let winner = match self.game.status() {
            Status::Won(winner) => Some(winner),
            _ => self.end.and_then(|end| end.outcome().winner()),
        };
        match winner {
            Some(winner) => writeln!(console.output, "{} has won!", name(winner)),
            None => writeln!(console.output, "The game ended in a draw"),
        }
    }
}

#[cfg(test)]
mod tests;
