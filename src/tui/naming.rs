//! Names of players, cells and games. Texts that may not fit come in several forms, longest first.

use std::time::Duration;

use unicode_width::UnicodeWidthStr;

use crate::game::{
    AnyGame, Computer, ComputerSides, Draw, GameKind, Lineup, Names, Outcome, Participant,
    Participants, Person, Seats, Target, Win,
};
use crate::locale::{self, text};
use crate::player::{Info, Level, SIDES, Verdict};
use crate::puzzle::Theme;
use crate::quarto::{Attribute, BoardSize, Piece};
use crate::record::{Action, Cursor, Judgement, NodeId, Record, Tree};
use crate::rules::opening::{Choice, OpeningRule, RenjuOpening};
use crate::rules::{
    BySide, Coordinates, Foul, Placement, Point, Rule, Shape, Stone, Topology, Variant,
};
use crate::statistics::Rating;
use crate::translate::Argument;
use crate::tui::command::Command;
use crate::tui::keymap::Keymap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Naming<'a> {
    pub kind: GameKind,
    pub participants: Participants,
    pub names: &'a Names,
    pub coordinates: Coordinates,
    /// Set if stones carry the letters of their sides.
    pub has_letters: bool,
    pub keymap: &'a Keymap,
}

/// Formats a rating and its deviation, in whole points.
pub fn rating(rating: Rating) -> [String; 2] {
    [rating.value(), rating.deviation()].map(|points| format!("{points:.0}"))
}

impl Naming<'_> {
    /// Formats a message that names the key of a command: `$key`, or `none` without one.
    pub fn with_key(&self, id: &str, command: &Command, arguments: &[Argument]) -> String {
        let key = self.keymap.key(command).unwrap_or_else(|| "none".to_owned());
        let key: Argument = ("key", &key);
        locale::format(id, &[arguments, &[key]].concat())
    }

    pub const fn shape(&self) -> Shape {
        self.kind.shape()
    }

    /// Formats a cell: `7,7` or `H8`.
    pub fn cell(&self, point: Point) -> String {
        self.coordinates.name(point, self.shape())
    }

    /// Formats a cell, a piece as in the bag (`11[W*]`), or another target of a move.
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Cell(point) => self.cell(point),
            Target::Piece(piece) => format!("{}{}", piece.number(), piece.letters()),
            Target::Column(_) | Target::Pass | Target::Choose(_) | Target::Declare(_) => {
                text!("pass")
            }
        }
    }

    /// Formats a cell in both notations, this one first: `7,7  H8`.
    pub fn cell_twice(&self, point: Point) -> String {
        let other = self.coordinates.other().name(point, self.shape());
        format!("{}  {other}", self.cell(point))
    }

    /// Formats a list of cells: `7,7, 7,8 and 7,9`.
    pub fn cells(&self, points: &[Point]) -> String {
        let cells: Vec<String> = points.iter().map(|&point| self.cell(point)).collect();
        locale::list(&cells)
    }

    pub fn level(&self, side: Stone) -> Option<Level> {
        self.participants.level(side).filter(|_| self.kind.has_levels())
    }

    /// Name of a player: `Ada`, `Computer`, or that of another engine. A person without a name is
    /// `You` against the computer, else `Player 1`.
    pub fn name(&self, side: Stone) -> String {
        match self.participants.of(side) {
            Participant::Computer(Computer::Level(_)) => text!("player-computer"),
            Participant::Computer(Computer::Engine(name)) => name.to_string(),
            Participant::Person(person) => match (self.names.of(person), person) {
                (Some(name), _) => name.to_owned(),
                (None, _) if self.participants.person().is_some() => text!("player-you"),
                (None, Person::One) => text!("player-one"),
                (None, Person::Two) => text!("player-two"),
            },
        }
    }

    /// Selector of messages about a side: `you` if its name is `You`, `computer`, or `other`, as for
    /// an engine with a name.
    pub fn who(&self, side: Stone) -> &'static str {
        match self.participants.of(side) {
            Participant::Computer(Computer::Level(_)) => "computer",
            Participant::Computer(Computer::Engine(_)) => "other",
            Participant::Person(person) => {
                let is_you =
                    self.names.of(person).is_none() && self.participants.person().is_some();
                if is_you { "you" } else { "other" }
            }
        }
    }

    /// Name with the level, if the computer has levels in this game: `Computer, level 6`.
    pub fn full_name(&self, side: Stone) -> String {
        let name = self.name(side);
        match self.level(side) {
            Some(level) => text!("player-at-level", name = name, level = level),
            None => name,
        }
    }

    /// Letter of a side; `None` in Quarto, and if stones have no letters.
    fn letter(&self, side: Stone) -> Option<&'static str> {
        let has_one = self.has_letters && matches!(self.kind, GameKind::Rows(_));
        has_one.then(|| mark(side))
    }

    /// Name with the side: `Player 1 (X)`; `Computer (level 3, X)` if there are two; `Player 1`
    /// without letters.
    pub fn player(&self, side: Stone) -> String {
        let name = self.name(side);
        let level = self.level(side).filter(|_| self.participants.are_computers());
        match (level, self.letter(side)) {
            (Some(level), Some(letter)) => {
                text!("player-level-letter", name = name, level = level, letter = letter)
            }
            (Some(level), None) => text!("player-level", name = name, level = level),
            (None, Some(letter)) => text!("player-letter", name = name, letter = letter),
            (None, None) => name,
        }
    }

    /// Short name: `X`, or `Player 1` if sides have no letters.
    pub fn short_player(&self, side: Stone) -> String {
        self.letter(side).map_or_else(|| self.name(side), String::from)
    }

    /// Name of a side in a long and a short form, each with the selector of messages about it.
    pub fn players(&self, side: Stone) -> [(&'static str, String); 2] {
        let who = self.who(side);
        let short = if self.letter(side).is_some() { "other" } else { who };
        [(who, self.player(side)), (short, self.short_player(side))]
    }

    /// Describes how a game ended, with a long and a short name of the winner. The winning row is
    /// not located.
    pub fn ended(&self, outcome: Outcome) -> [String; 2] {
        let (winner, how) = match outcome {
            Outcome::Drawn(how) => return [drawn(how, self.kind), drawn(how, self.kind)],
            Outcome::Void => return [text!("void"), text!("void")],
            Outcome::Won(winner, how) => (winner, how),
        };
        let row = match self.kind {
            GameKind::Rows(variant) if how == Win::Row => Some(row_of(variant.row_length())),
            _ => None,
        };
        self.players(winner).map(|(who, player)| {
            let id = match (how, &row) {
                (Win::Row, Some(row)) => {
                    return text!("won-by-row", who = who, player = player, row = row);
                }
                (Win::Foul(foul), _) => {
                    return text!(
                        "won-by-foul",
                        foul = foul_word(foul),
                        loser = self.short_player(winner.opponent()),
                        who = who,
                        player = player
                    );
                }
                (Win::Resignation, _) => "won-by-resignation",
                (Win::Time, _) => "won-on-time",
                (Win::Forfeit, _) => "won-by-forfeit",
                (Win::Row | Win::Unknown, _) => "won",
            };
            locale::format(id, &[("who", &who), ("player", &player)])
        })
    }

    pub fn participants_forms(&self) -> [String; 2] {
        lineup(Lineup::default().of(self.participants), self.kind)
    }
}

/// Says why a game is drawn.
fn drawn(how: Draw, kind: GameKind) -> String {
    match (how, kind) {
        (Draw::Full, GameKind::Rows(_)) => text!("drawn-full"),
        (Draw::Full, GameKind::Quarto(_)) => text!("drawn-placed"),
        (Draw::Passes, _) => text!("drawn-passed"),
        (Draw::Agreement, _) => text!("drawn-agreed"),
        (Draw::MoveLimit, _) => text!("drawn-limit.short"),
    }
}

/// Selector of messages about a foul.
const fn foul_word(foul: Foul) -> &'static str {
    match foul {
        Foul::DoubleThree => "double-three",
        Foul::DoubleFour => "double-four",
        Foul::Overline => "overline",
    }
}

/// Name of a theme, as in the middle of a sentence.
pub fn theme(theme: Theme) -> String {
    match theme {
        Theme::OneMove => text!("puzzle-theme-one-move"),
        Theme::FourThree => text!("puzzle-theme-four-three"),
        Theme::DoubleFour => text!("puzzle-theme-double-four"),
        Theme::DoubleThree => text!("puzzle-theme-double-three"),
        Theme::Fours => text!("puzzle-theme-fours"),
        Theme::Threes => text!("puzzle-theme-threes"),
        Theme::Race => text!("puzzle-theme-race"),
        Theme::Long => text!("puzzle-theme-long"),
        Theme::OnlyMove => text!("puzzle-theme-only-move"),
    }
}

/// Title of the window if no game is being played.
pub const PROGRAM: &str = "Gomoku";

/// Returns the long form, or the short one if the long one does not fit.
pub fn fitting([long, short]: [String; 2], width: usize) -> String {
    if long.width() <= width { long } else { short }
}

/// Name of a kind of game: `Gomoku`, or `Four in a row` for one without a name of its own.
pub fn kind_name(kind: GameKind) -> String {
    let variant = match kind {
        GameKind::Quarto(_) => return text!("game-quarto"),
        GameKind::Rows(variant) => variant,
    };
    match variant.own_name() {
        Some(_) if variant == Variant::CONNECT_FOUR => text!("game-connect-four"),
        Some(_) if variant == Variant::TIC_TAC_TOE => text!("game-tic-tac-toe"),
        Some(_) => match variant.rule() {
            Rule::Freestyle | Rule::Standard => text!("game-gomoku"),
            Rule::Renju => text!("game-renju"),
            Rule::Caro | Rule::StandardCaro => text!("game-caro"),
            Rule::Omok => text!("game-omok"),
        },
        None => {
            let name = text!("game-of-row", row = row_of(variant.row_length()));
            let mut chars = name.chars();
            let first = chars.next().into_iter().flat_map(char::to_uppercase);
            first.chain(chars).collect()
        }
    }
}

/// Describes a game with its board and rule: `Gomoku 15x15, five or more in a row`.
pub fn game(kind: GameKind) -> String {
    text!("game-with-rules", game = kind_name(kind), rules = rules(kind))
}

/// Describes a game briefly: `Gomoku 15x15`, `Four in a row 9x7`, `Connect four`, `Quarto torus`,
/// `Quarto 4x4`.
pub fn short_game(kind: GameKind) -> String {
    let shape = kind.shape();
    match kind {
        GameKind::Rows(variant) if variant.is_offered() || variant.own_name().is_none() => {
            text!("game-on-board", game = kind_name(kind), board = board(shape))
        }
        GameKind::Quarto(board) => match (board.size, board.topology) {
            (BoardSize::Six, Topology::Plane) => kind_name(kind),
            (BoardSize::Six, Topology::Torus) => text!("game-quarto-torus"),
            (BoardSize::Four, _) => {
                text!("game-on-board", game = kind_name(kind), board = self::board(shape))
            }
        },
        GameKind::Rows(_) => kind_name(kind),
    }
}

/// Describes a board: `15x15`, `6x6 torus`.
pub fn board(shape: Shape) -> String {
    let size = format!("{}x{}", shape.width(), shape.height());
    match shape.topology() {
        Topology::Plane => size,
        Topology::Torus => text!("board-torus", size = size),
    }
}

/// Describes the rules: `15x15, five or more in a row`, `6x6 torus, four alike in a row`.
pub fn rules(kind: GameKind) -> String {
    rules_forms(kind).0
}

/// Board and rules in a long form, and in a short one without `in a row` if the rest is clear.
pub fn rules_forms(kind: GameKind) -> (String, String) {
    let (goal, falls) = match kind {
        GameKind::Quarto(_) => ((text!("rule-alike"), text!("rule-alike.short")), false),
        GameKind::Rows(variant) => (goal(variant), variant.placement() == Placement::Gravity),
    };
    let join = |goal| {
        let falls = falls.then(|| text!("rule-stones-fall"));
        let goal = Some(goal).filter(|goal: &String| !goal.is_empty());
        let parts = [board(kind.shape())].into_iter().chain(goal).chain(falls);
        parts.collect::<Vec<_>>().join(&text!("list-comma"))
    };
    (join(goal.0), join(goal.1))
}

fn goal(variant: Variant) -> (String, String) {
    let row = row_of(variant.row_length());
    let longest = variant.shape().width().max(variant.shape().height());
    match variant.rule() {
        Rule::Freestyle | Rule::Standard if variant.row_length() == longest => {
            let goal = text!("rule-in-a-row", row = row);
            (goal.clone(), goal)
        }
        Rule::Freestyle => {
            (text!("rule-or-more", row = row), text!("rule-or-more.short", row = row))
        }
        Rule::Standard => {
            (text!("rule-exactly", row = row), text!("rule-exactly.short", row = row))
        }
        // The name of the game says the rest.
        Rule::Renju => (text!("rule-renju"), String::new()),
        Rule::Caro => (text!("rule-caro"), String::new()),
        Rule::StandardCaro => (text!("rule-standard-caro"), text!("rule-exactly.short", row = row)),
        Rule::Omok => (text!("rule-omok"), String::new()),
    }
}

/// Describes what was decided in an opening: `sides swapped`, `H8 offered`; `None` for another
/// action.
pub fn decision(action: Action, coordinates: Coordinates, shape: Shape) -> Option<String> {
    Some(match action {
        Action::Choose(Choice::Keep) => text!("decision-keep"),
        Action::Choose(Choice::Swap) => text!("decision-swap"),
        Action::Choose(Choice::PlaceTwo) => text!("decision-place-two"),
        Action::Choose(Choice::OfferMany) => text!("decision-offer-many"),
        Action::Declare(count) => text!("decision-declare", count = count),
        Action::Offer(point) => text!("decision-offer", cell = coordinates.name(point, shape)),
        Action::Stone(_) | Action::Piece(_) | Action::Pass | Action::End(_) => return None,
    })
}

/// Messages with the name of an opening rule and what it does.
const fn opening_words(rule: OpeningRule) -> [&'static str; 2] {
    match rule {
        OpeningRule::Free => ["opening-rule-free", "opening-rule-free.meaning"],
        OpeningRule::Swap => ["opening-rule-swap", "opening-rule-swap.meaning"],
        OpeningRule::SwapOne => ["opening-rule-swap1", "opening-rule-swap1.meaning"],
        OpeningRule::Swap2 => ["opening-rule-swap2", "opening-rule-swap2.meaning"],
        OpeningRule::Pro => ["opening-rule-pro", "opening-rule-pro.meaning"],
        OpeningRule::LongPro => ["opening-rule-longpro", "opening-rule-longpro.meaning"],
        OpeningRule::Rif => ["opening-rule-rif", "opening-rule-rif.meaning"],
        OpeningRule::Yamaguchi => ["opening-rule-yamaguchi", "opening-rule-yamaguchi.meaning"],
        OpeningRule::Soosyrv => ["opening-rule-soosyrv8", "opening-rule-soosyrv8.meaning"],
        OpeningRule::Taraguchi => ["opening-rule-taraguchi10", "opening-rule-taraguchi10.meaning"],
        OpeningRule::Tarannikov => ["opening-rule-tarannikov", "opening-rule-tarannikov.meaning"],
        OpeningRule::Sakata => ["opening-rule-sakata", "opening-rule-sakata.meaning"],
    }
}

/// Name of an opening rule, as in the middle of a sentence: `swap2`, `RIF`.
pub fn opening_rule(rule: OpeningRule) -> String {
    locale::format(opening_words(rule)[0], &[])
}

/// Describes what an opening rule does.
pub fn opening_meaning(rule: OpeningRule) -> String {
    locale::format(opening_words(rule)[1], &[])
}

/// Names an opening of renju: `D4 Kagetsu`, `D4 花月`.
pub fn renju_opening(opening: RenjuOpening) -> String {
    let (code, name, kanji) = (opening.code(), opening.name(), opening.kanji());
    text!("opening-name", code = code, name = name, kanji = kanji)
}

/// Maximum number of columns of the name of an opening of renju.
pub const RENJU_OPENING_WIDTH: usize = 13;

/// Length of a row in words: `five`.
pub fn row_of(length: u8) -> String {
    text!("row-length", length = length)
}

/// Name of a computer with its level, if it has levels in this game: `Computer, level 6`, `rapfi`.
pub fn computer(computer: Computer, kind: GameKind) -> String {
    match computer {
        Computer::Level(level) if kind.has_levels() => {
            text!("player-at-level", name = text!("player-computer"), level = level)
        }
        Computer::Level(_) => text!("player-computer"),
        Computer::Engine(name) => name.to_string(),
    }
}

/// Name of a computer in a narrow window: `level 6`, `rapfi`.
pub fn short_computer(computer: Computer, kind: GameKind) -> String {
    match computer {
        Computer::Level(level) if kind.has_levels() => text!("player-only-level", level = level),
        computer => self::computer(computer, kind),
    }
}

/// Players of a game, in a long and a short form.
pub fn lineup(lineup: Lineup, kind: GameKind) -> [String; 2] {
    with_engine(lineup, kind).unwrap_or_else(|| with_levels(lineup, kind))
}

/// Players of a game with another engine.
fn with_engine(lineup: Lineup, kind: GameKind) -> Option<[String; 2]> {
    let name = lineup.opponent().and_then(Computer::engine);
    let BySide { first, second } = lineup.players;
    let has_engine = [first, second].iter().any(|it| it.engine().is_some());
    Some(match (lineup.computer, name) {
        (ComputerSides::Second, Some(name)) => [
            text!("lineup-you-x-engine", name = name),
            text!("lineup-you-x-engine.short", name = name),
        ],
        (ComputerSides::First, Some(name)) => [
            text!("lineup-you-o-engine", name = name),
            text!("lineup-you-o-engine.short", name = name),
        ],
        (ComputerSides::ByLot, Some(name)) => [
            text!("lineup-random-engine", name = name),
            text!("lineup-random-engine.short", name = name),
        ],
        (ComputerSides::Both, _) if has_engine => {
            [computer, short_computer].map(|name: fn(Computer, GameKind) -> String| {
                text!("lineup-engines", first = name(first, kind), second = name(second, kind))
            })
        }
        _ => return None,
    })
}

/// Players of a game without another engine.
fn with_levels(lineup: Lineup, kind: GameKind) -> [String; 2] {
    let Lineup { computer, seats, players: BySide { first, second } } = lineup;
    let level = lineup.opponent().unwrap_or(second);
    let [first, level] = [first, level].map(|it| match it.level() {
        Some(level) if kind.has_levels() => level.to_string(),
        _ => "none".to_owned(),
    });
    match computer {
        ComputerSides::None if seats == Seats::ByLot => {
            [text!("lineup-persons-random"), text!("lineup-persons-random.short")]
        }
        ComputerSides::None => [text!("lineup-persons"), text!("lineup-persons.short")],
        ComputerSides::Second => {
            [text!("lineup-you-x", level = level), text!("lineup-you-x.short", level = level)]
        }
        ComputerSides::First => {
            [text!("lineup-you-o", level = level), text!("lineup-you-o.short", level = level)]
        }
        ComputerSides::ByLot => {
            [text!("lineup-random", level = level), text!("lineup-random.short", level = level)]
        }
        ComputerSides::Both => [
            text!("lineup-computers", first = first, second = level),
            text!("lineup-computers.short", first = first, second = level),
        ],
    }
}

/// Players of the next game, and who begins if that is known, longest form first.
pub fn lineup_and_first(lineup: Lineup, kind: GameKind, names: &Names) -> Vec<String> {
    let [long, short] = self::lineup(lineup, kind);
    let begins = match lineup.computer {
        _ if lineup.is_by_lot() => None,
        ComputerSides::None => Some(text!("begins-player", player = first_player(names))),
        ComputerSides::Second => Some(text!("begins-you")),
        ComputerSides::First => Some(match lineup.players.first {
            Computer::Level(_) => text!("begins-computer"),
            Computer::Engine(name) => text!("begins-player", player = name),
        }),
        ComputerSides::ByLot | ComputerSides::Both => None,
    };
    let both = begins.map(|begins| text!("lineup-begins", lineup = long, begins = begins));
    both.into_iter().chain([long, short]).collect()
}

/// Players of the next game, with who begins or the opening rule that it has, longest form first.
pub fn lineup_and_opening(
    lineup: Lineup,
    kind: GameKind,
    opening: OpeningRule,
    names: &Names,
) -> Vec<String> {
    if opening == OpeningRule::Free {
        return lineup_and_first(lineup, kind, names);
    }
    let forms = self::lineup(lineup, kind);
    let opening = opening_rule(opening);
    let with_opening = |lineup| text!("lineup-opening", lineup = lineup, opening = opening);
    forms.iter().map(with_opening).chain(forms.clone()).collect()
}

/// Name of the first of two players.
pub fn first_player(names: &Names) -> String {
    names.of(Person::One).map_or_else(|| text!("player-one"), str::to_owned)
}

pub const fn mark(side: Stone) -> &'static str {
    match side {
        Stone::First => "X",
        Stone::Second => "O",
    }
}

/// Formats a judgement with the signs of chess books, as in `?!`.
pub fn sign(judgement: Judgement) -> String {
    let sign = match judgement {
        Judgement::OnlyMove => "*",
        Judgement::GoodFind => "!",
        Judgement::Interesting => "!?",
        Judgement::Doubtful => "?!",
        Judgement::Mistake => "?",
        // As many moves of the winner as everywhere else.
        Judgement::MissedWin(plies) => {
            return format!("?w{}", Verdict::Win(plies).wins_in().unwrap_or_default());
        }
        Judgement::Blunder => "??",
    };
    sign.to_owned()
}

/// Sign of a judgement in one column, for the smallest cells. Each severity has its own.
pub const fn short_sign(judgement: Judgement) -> char {
    match judgement {
        Judgement::OnlyMove => '*',
        Judgement::GoodFind => '!',
        Judgement::Interesting => '+',
        Judgement::Doubtful => '~',
        Judgement::Mistake | Judgement::MissedWin(_) => '?',
        Judgement::Blunder => '#',
    }
}

/// Number of the move with this index: from 1, or from 0 in Quarto, as in its document.
pub const fn number(kind: GameKind, index: usize) -> usize {
    match kind {
        GameKind::Rows(_) => index + 1,
        GameKind::Quarto(_) => index,
    }
}

/// Formats the place of the cursor on its line: `Move 5 of 31`, `Start, 31 moves`.
pub fn place(tree: &Tree, cursor: &Cursor) -> String {
    let moves = cursor.on_board().moves();
    let all = cursor.line().iter();
    let all = all.filter(|&&id| matches!(tree.action(id), Some(Action::Stone(_)))).count();
    text!("move-of", number = moves, total = all)
}

/// Refusal of a level in games without levels.
pub fn no_levels() -> String {
    text!("refusal-no-levels", from = SIDES.start(), to = SIDES.end())
}

/// Counts the moves of a game, or the stones if their order is not known: `12 moves`, `3 stones`.
pub fn length(game: &AnyGame) -> String {
    if game.has_order() {
        text!("moves", number = game.moves())
    } else {
        text!("stones", number = game.stones())
    }
}

/// Describes the length of a loaded record: of all its variations if it opens at its start, like a
/// library.
pub fn whole_length(record: &Record) -> String {
    let moves = record.tree().len() - 1;
    if record.node() == NodeId::ROOT && moves > 0 {
        text!("moves", number = moves)
    } else {
        length(record.on_board())
    }
}

/// Formats the attributes of a piece: `white, round, large, solid`.
pub fn attributes(piece: Piece) -> String {
    piece.attributes().map(attribute).join(&text!("list-comma"))
}

pub fn attribute(attribute: Attribute) -> String {
    match attribute {
        Attribute::Black => text!("piece-black"),
        Attribute::White => text!("piece-white"),
        Attribute::Square => text!("piece-square"),
        Attribute::Round => text!("piece-round"),
        Attribute::Small => text!("piece-small"),
        Attribute::Large => text!("piece-large"),
        Attribute::Hollow => text!("piece-hollow"),
        Attribute::Solid => text!("piece-solid"),
    }
}

/// Formats time, depth and nodes of a search.
pub fn progress(info: &Info<Target>) -> [String; 3] {
    [seconds(info.elapsed), info.depth().to_string(), count(info.nodes)]
}

/// Formats the time left, rounded up to seconds: `04:12`, `1:04:12`.
pub fn time(left: Duration) -> String {
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes:02}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Formats a time in seconds: `1.2 s`.
pub fn seconds(time: Duration) -> String {
    let seconds = format!("{}.{}", time.as_secs(), time.subsec_millis() / 100);
    text!("seconds", seconds = seconds)
}

/// Formats a large number: `412`, `34k`, `1.3M`.
pub fn count(number: u64) -> String {
    let tenths = |unit: u64| format!("{}.{}", number / unit, number % unit / (unit / 10));
    match number {
        0..1_000 => number.to_string(),
        1_000..1_000_000 => format!("{}k", number / 1_000),
        1_000_000..1_000_000_000 => format!("{}M", tenths(1_000_000)),
        _ => format!("{}G", tenths(1_000_000_000)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::EngineName;
    use crate::player::WinKind;
    use crate::review::{Length, MoveMark};
    use crate::study;

    #[test]
    fn an_engine_is_named_like_a_person() {
        let rapfi = Computer::Engine(EngineName::new("rapfi").unwrap());
        let computers = [rapfi, Level::MAX.into()].map(Participant::Computer);
        let keymap = Keymap::default();
        let naming = Naming {
            kind: GameKind::Rows(Variant::GOMOKU_15),
            participants: Participants::new(computers[0], computers[1]),
            names: &Names::UNKNOWN,
            coordinates: Coordinates::Numbers,
            has_letters: true,
            keymap: &keymap,
        };
        let names = |side| (naming.who(side), naming.full_name(side), naming.player(side));
        let [name, player] = ["rapfi", "rapfi (X)"].map(str::to_owned);
        assert_eq!(names(Stone::First), ("other", name, player));
        let [name, player] = ["Computer, level 10", "Computer (level 10, O)"].map(str::to_owned);
        assert_eq!(names(Stone::Second), ("computer", name, player));
    }

    #[test]
    fn a_missed_win_has_the_same_number_as_a_proved_one() {
        for moves in 1..9 {
            let length = Length { moves, by: WinKind::Fours };
            let judgement = study::judgement(MoveMark::MissedWin(length));
            assert_eq!(sign(judgement), format!("?w{moves}"));
            let Judgement::MissedWin(plies) = judgement else { panic!("{judgement:?}") };
            let wins_in = Verdict::Win(plies).wins_in().map(usize::from);
            assert_eq!(wins_in, Some(moves), "{plies}");
        }
    }

    #[test]
    fn large_numbers_are_abbreviated() {
        for (number, expected) in [
            (0, "0"),
            (999, "999"),
            (34_567, "34k"),
            (999_999, "999k"),
            (1_349_999, "1.3M"),
            (20_000_000, "20.0M"),
            (5_070_000_000, "5.0G"),
        ] {
            assert_eq!(count(number), expected);
        }
        assert_eq!(seconds(Duration::from_millis(1_290)), "1.2 s");
    }
}
