//! `gomoku games`: the games in files and folders, listed, filtered, or as an opening explorer.

use std::io::{self, Write as _};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;

use super::choice::{one_of, rule};
use super::output::{say, written};
use super::source::{names, variant};
use super::usage;
use crate::collection::{
    Date, Ending, Explorer, Filter, GameOpening, Header, OpeningWord, Order, ResultFilter, Tally,
    read_moves, read_size,
};
use crate::formats::{Encoding, sgf};
use crate::game::{Outcome, Win};
use crate::locale::text;
use crate::printable::{printable, printable_path};
use crate::rules::opening::OpeningRule;
use crate::rules::{
    BySide, Coordinates, Point, Position, Rule, Shape, Stone, Variant, parse_moves,
};
use crate::store::collection::{IndexedGame, Query, Reached};
use crate::store::{Collection, Store};

#[derive(Debug, Args)]
pub(super) struct GamesArguments {
    /// Files and folders of games [default: your finished games]
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Only games of a player whose name contains NAME
    #[arg(long, value_name = "NAME")]
    player: Option<String>,

    /// Only games with this result
    #[arg(long, value_name = "RESULT", value_parser = one_of([
        ("x", Ending::Won(Stone::First)),
        ("o", Ending::Won(Stone::Second)),
        ("draw", Ending::Drawn),
        ("unfinished", Ending::Unfinished),
    ]))]
    result: Option<Ending>,

    /// Only games won by a player whose name contains NAME
    #[arg(long, value_name = "NAME", conflicts_with_all = ["result", "lost_by"])]
    won_by: Option<String>,

    /// Only games lost by a player whose name contains NAME
    #[arg(long, value_name = "NAME", conflicts_with = "result")]
    lost_by: Option<String>,

    /// Only games on this board: 15, or 9x7 with columns first
    #[arg(long, value_name = "SIZE", value_parser = read_size)]
    size: Option<(u8, u8)>,

    /// Only games of this length: 40, 20..60, 20.. or ..60
    #[arg(long, value_name = "A..B", value_parser = read_moves)]
    moves: Option<RangeInclusive<u32>>,

    /// Only games since this day, month or year: 2026-11-22, 2026-11 or 2026
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,

    /// Only games up to this day, month or year
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,

    /// Only games with this opening or opening rule: D4, kagetsu, swap2
    #[arg(long, value_name = "OPENING")]
    opening: Vec<OpeningWord>,

    /// Only Gomoku games that reached this position; its moves as in h8i9j10
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,

    /// Rule of that position
    #[arg(long, value_name = "RULE", value_parser = rule(), default_value = "freestyle", requires = "position")]
    rule: Rule,

    /// Show the continuations of the position instead of the games
    #[arg(long, requires = "position")]
    explore: bool,

    /// Order of the games
    #[arg(long, value_name = "ORDER", default_value = "found", value_parser = one_of([
        ("found", Order::Found),
        ("newest", Order::Newest),
        ("oldest", Order::Oldest),
        ("longest", Order::Longest),
        ("shortest", Order::Shortest),
    ]))]
    order: Order,

    /// Show at most N games
    #[arg(long, value_name = "N")]
    limit: Option<usize>,

    /// Encoding of the letters, such as windows-1251 [default: from the file]
    #[arg(long, value_name = "ENCODING")]
    encoding: Option<Encoding>,
}

impl GamesArguments {
    fn query(&self) -> anyhow::Result<Query> {
        let reached = self.position.as_deref().map(|text| self.reached(text)).transpose()?;
        let ended = self.result.map(ResultFilter::Ended);
        let won = self.won_by.clone().map(ResultFilter::WonBy);
        let lost = self.lost_by.clone().map(ResultFilter::LostBy);
        let mut filter = Filter {
            player: self.player.clone().unwrap_or_default(),
            result: ended.or(won).or(lost),
            kind: None,
            size: self.size,
            moves: self.moves.clone().unwrap_or(0..=u32::MAX),
            from: self.from,
            to: self.to,
            ..Filter::default()
        };
        let openings = self.opening.iter().copied();
        openings
            .map(|it| filter.add_opening(it))
            .try_for_each(|added| added)
            .map_err(anyhow::Error::msg)?;
        Ok(Query { filter, reached })
    }

    fn reached(&self, text: &str) -> anyhow::Result<Reached> {
        let (width, height) = self.size.unwrap_or((15, 15));
        let game = parse_moves(text, variant(width, height, self.rule)?)?;
        let position = Position::from_stones(game.variant(), game.stones())?;
        Ok(Reached { position, next: None })
    }
}

pub(super) fn run(arguments: &GamesArguments) -> anyhow::Result<()> {
    let query = arguments.query().map_err(|why| usage("games", why))?;
    if arguments.encoding.is_some() && arguments.paths.is_empty() {
        return Err(usage("games", text!("cli-encoding-file")).into());
    }
    let store = Store::of_user();
    let mut collection = match &arguments.paths[..] {
        [] => {
            // A game that ended when the program was killed, or when it could not be saved in its
            // place, is one of them.
            store.tidy_newest();
            store.history_collection()?
        }
        paths => store.collection_in(paths, arguments.encoding)?,
    };
    collection.update(&mut |_| ControlFlow::Continue(()))?;
    for root in collection.roots() {
        let unreadable = collection.unreadable().iter().find(|(path, _)| path == root);
        if let Some((path, why)) = unreadable {
            bail!(text!("cli-cannot-read", path = printable_path(path), why = why));
        }
    }
    match &query.reached {
        Some(reached) if arguments.explore => {
            let explorer = collection.explore(&reached.position, &query.filter)?;
            say(&table(&explorer, reached.position.variant().shape()), "the answer")
        }
        _ => list(&collection, &query, arguments),
    }
}

/// Number of games read from the index at a time.
const PAGE: usize = 100_000;

fn list(collection: &Collection, query: &Query, arguments: &GamesArguments) -> anyhow::Result<()> {
    let limit = arguments.limit.unwrap_or(usize::MAX);
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut skipped = 0;
    while skipped < limit {
        let number = PAGE.min(limit - skipped);
        let page = collection.games(query, arguments.order, skipped, number)?;
        skipped += page.games.len();
        let is_last = page.games.is_empty();
        let reached = query.reached.as_ref();
        let text: String = page.games.iter().map(|game| lines(collection, game, reached)).collect();
        if is_last || output.write_all(text.as_bytes()).is_err() {
            break;
        }
    }
    written(output.flush(), "the list of games")
}

/// Formats a game, or the lines of a library that reached the position, each with its length and
/// its moves in one more column.
fn lines(collection: &Collection, listed: &IndexedGame, reached: Option<&Reached>) -> String {
    let places = reached.and_then(|reached| collection.places(listed, &reached.position));
    let Some(places) = places else { return line(listed) };
    let shape = Variant::GOMOKU_15.shape();
    let of_line = |moves: &Vec<Point>| {
        let number = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        let mut listed = listed.clone();
        if let Ok(header) = &mut listed.game {
            header.moves = number;
        }
        format!("{}\t{}\n", line(&listed).trim_end_matches('\n'), names(moves, shape).concat())
    };
    places.lines.iter().map(of_line).collect()
}

/// Formats a game with tabs: `2026-11-22  Ada  Grace  X won  15  37  games.sgf  3  D4 Kagetsu
/// swap2`. It is in English because scripts read it, like the table of the explorer.
fn line(listed: &IndexedGame) -> String {
    let known =
        |text: &str| if text.is_empty() { "-".into() } else { printable(text).into_owned() };
    let fields = match &listed.game {
        Ok(game) => {
            let Header { kind, players: BySide { first, second }, date, moves, .. } = game;
            let [date, first, second] = [date, first, second].map(|text| known(text));
            // The lines of a library end without a result.
            let ended = if listed.is_library() { "library" } else { ended(game.outcome) };
            [date, first, second, ended.to_owned(), kind.to_string(), moves.to_string()]
        }
        Err(why) => {
            let damaged = || format!("damaged: {}", printable(why));
            let why = if sgf::is_go(why) { "a game of Go".to_owned() } else { damaged() };
            ["-", "-", "-", &why, "-", "-"].map(str::to_owned)
        }
    };
    let opening = listed.game.as_ref().map_or_else(|_| GameOpening::default(), |it| it.opening);
    let name = opening.name.map_or_else(|| "-".to_owned(), |name| name.to_string());
    let rule = if opening.rule == OpeningRule::Free { "-" } else { opening.rule.code() };
    let (path, number) = (printable_path(&listed.path), listed.number);
    format!("{}\t{path}\t{number}\t{name}\t{rule}\n", fields.join("\t"))
}

/// Names the end of a game in English.
pub(super) const fn ended(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Won(Stone::First, Win::Row | Win::Unknown)) => "X won",
        Some(Outcome::Won(Stone::Second, Win::Row | Win::Unknown)) => "O won",
        Some(Outcome::Won(Stone::First, Win::Resignation)) => "O resigned",
        Some(Outcome::Won(Stone::Second, Win::Resignation)) => "X resigned",
        Some(Outcome::Won(Stone::First, Win::Time)) => "O lost on time",
        Some(Outcome::Won(Stone::Second, Win::Time)) => "X lost on time",
        Some(Outcome::Won(Stone::First, Win::Foul(_) | Win::Forfeit)) => "O forfeited",
        Some(Outcome::Won(Stone::Second, Win::Foul(_) | Win::Forfeit)) => "X forfeited",
        Some(Outcome::Drawn(_)) => "draw",
        Some(Outcome::Void) => "void",
        None => "unfinished",
    }
}

/// Formats the totals, and a line for each continuation.
fn table(explorer: &Explorer, shape: Shape) -> String {
    // Only libraries have lines and comments.
    let of_libraries = |lines: u64, comment: &str| {
        let comment = printable(comment);
        let columns = format!("{lines:>9}  {comment}");
        if explorer.places == 0 { String::new() } else { columns.trim_end().to_owned() }
    };
    let row = |name: &str, games: Tally, rest: &str| {
        let Tally { won: BySide { first, second }, drawn, unfinished } = games;
        let total = games.total();
        format!("{name:<5}{total:>9}{first:>9}{second:>9}{drawn:>9}{unfinished:>12}{rest}\n")
    };
    let head = format!(
        "{:<5}{:>9}{:>9}{:>9}{:>9}{:>12}{}\n",
        "move",
        "games",
        "X won",
        "O won",
        "draws",
        "unfinished",
        if explorer.places == 0 { "" } else { "    lines" }
    );
    let continuations = explorer.continuations.iter().map(|continuation| {
        let name = Coordinates::Letters.name(continuation.point, shape).to_ascii_lowercase();
        row(&name, continuation.games, &of_libraries(continuation.lines, &continuation.comment))
    });
    let all = row("all", explorer.games, &of_libraries(explorer.lines(), ""));
    [head, all].into_iter().chain(continuations).collect()
}
