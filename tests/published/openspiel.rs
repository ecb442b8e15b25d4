//! Playthroughs written by `OpenSpiel`, replayed with every state compared.

use std::collections::BTreeMap;

use gomoku::rules::{
    BySide, Game, Placement, Point, Rule, Shape, Status, Stone, Topology, Variant,
};

/// Playthrough, and the notation of its game for moves and states.
pub struct Dialect {
    pub text: &'static str,
    /// Parameters that the file must state for its game.
    pub parameters: &'static str,
    /// The same game in this program.
    pub variant: Variant,
    /// Number of states in the file.
    pub states: usize,
    /// Number of states described beyond the next action.
    pub told: usize,
    /// Letters of the pictures.
    pub stones: BySide<char>,
    /// Set if a picture starts with the letter of the side to move.
    pub has_mover_line: bool,
    /// Number of an action.
    pub number: fn(Point, Shape) -> usize,
    /// Name of an action.
    pub name: fn(char, Point) -> String,
}

/// Creates connect four on a board of any size.
pub fn connect_four(width: u8, height: u8) -> Variant {
    let shape = Shape::new(width, height, Topology::Plane).unwrap();
    Variant::new(shape, 4, Rule::Freestyle, Placement::Gravity).unwrap()
}

/// Creates a game on a square board where a row of at least this length wins.
pub fn in_a_row(side: u8, length: u8) -> Variant {
    let shape = Shape::new(side, side, Topology::Plane).unwrap();
    Variant::new(shape, length, Rule::Freestyle, Placement::Anywhere).unwrap()
}

/// Number of a cell, counted row by row from the top.
pub fn row_by_row(point: Point, shape: Shape) -> usize {
    usize::from(point.row) * usize::from(shape.width()) + usize::from(point.col)
}

/// Description of one state. Some have only the next action.
#[derive(Default)]
struct State<'a> {
    picture: Vec<&'a str>,
    values: BTreeMap<&'a str, &'a str>,
    /// Name and number of the action.
    action: Option<(&'a str, usize)>,
}

/// Parses the states of a file, and the text before the first one.
fn parse(text: &str) -> (BTreeMap<&str, &str>, Vec<State<'_>>) {
    let mut parts = text.split("\n# State ");
    let head = parts.next().unwrap();
    let head = head.lines().filter_map(|line| line.split_once(" = ")).collect();
    let states = parts.enumerate().map(|(index, part)| state(index, part)).collect();
    (head, states)
}

fn state(index: usize, part: &str) -> State<'_> {
    let mut lines = part.lines();
    assert_eq!(lines.next(), Some(index.to_string().as_str()), "states follow one another");
    let mut state = State::default();
    let mut named = None;
    for line in lines {
        if let Some(name) = line.strip_prefix("# Apply action ") {
            named = Some(name.trim_matches('"'));
        } else if let Some(row) = line.strip_prefix("# ") {
            state.picture.push(row);
        } else if let Some(number) = line.strip_prefix("action: ") {
            state.action = Some((named.unwrap(), number.parse().unwrap()));
        } else if let Some((name, value)) = line.split_once(" = ") {
            assert_eq!(state.values.insert(name, value), None, "{name} twice at {index}");
        } else {
            // The tensors repeat the picture.
            let is_tensor = line.starts_with("ObservationTensor")
                || line.chars().all(|c| matches!(c, '◯' | '◉' | ' '));
            assert!(is_tensor, "at {index}: {line:?}");
        }
    }
    state
}

/// Plays the file's game to its end, and compares all states.
pub fn replay(dialect: &Dialect) {
    let (head, states) = parse(dialect.text);
    assert_eq!(head["GetParameters()"], dialect.parameters);
    assert_eq!(states.len(), dialect.states);
    let told = states.iter().filter(|state| !state.values.is_empty());
    assert_eq!(told.count(), dialect.told);
    let (last, rest) = states.split_last().unwrap();
    assert_eq!(last.values["IsTerminal()"], "True", "the file has a whole game");
    assert_eq!(last.action, None);

    let mut game = Game::new(dialect.variant);
    let mut history = Vec::new();
    for state in rest {
        dialect.compare(&game, &history, state);
        let (name, number) = state.action.unwrap();
        let Status::ToMove(stone) = game.status() else {
            panic!("ended before {name}");
        };
        let point = dialect.point(&game, number);
        assert_eq!((dialect.name)(*dialect.stones.of(stone), point), name);
        game.play(point).unwrap();
        history.push(number);
    }
    dialect.compare(&game, &history, last);
}

impl Dialect {
    /// Finds the only legal cell with this number. In games with gravity, the one where the stone
    /// lands.
    fn point(&self, game: &Game, number: usize) -> Point {
        let shape = game.board().shape();
        let mut with_number =
            game.legal_moves().filter(|&point| (self.number)(point, shape) == number);
        let point = with_number.next().unwrap_or_else(|| panic!("{number} is not legal"));
        assert_eq!(with_number.next(), None, "{number} is two cells");
        if self.variant.placement() == Placement::Gravity {
            assert_eq!(game.landing(point.col), Ok(point));
        }
        point
    }

    fn compare(&self, game: &Game, history: &[usize], state: &State<'_>) {
        if state.values.is_empty() {
            assert!(state.picture.is_empty());
            return;
        }
        assert_eq!(state.picture, self.picture(game), "after {history:?}");
        let legal: BTreeMap<usize, Point> = game
            .legal_moves()
            .map(|point| ((self.number)(point, game.board().shape()), point))
            .collect();
        assert_eq!(legal.len(), game.legal_moves().count(), "a number for every cell");
        let (player, terminal, returns) = match game.status() {
            Status::ToMove(Stone::First) => ("0", "False", "[0, 0]"),
            Status::ToMove(Stone::Second) => ("1", "False", "[0, 0]"),
            Status::Won(Stone::First) => ("-4", "True", "[1, -1]"),
            Status::Won(Stone::Second) => ("-4", "True", "[-1, 1]"),
            Status::Drawn => ("-4", "True", "[0, 0]"),
        };
        let says = |name: &str, ours: &str| {
            assert_eq!(state.values.get(name), Some(&ours), "{name} after {history:?}");
        };
        says("History()", &format!("{history:?}"));
        says("IsTerminal()", terminal);
        says("CurrentPlayer()", player);
        says("Rewards()", returns);
        says("Returns()", returns);
        if let Status::ToMove(stone) = game.status() {
            let letter = *self.stones.of(stone);
            let names: Vec<String> =
                legal.values().map(|&point| (self.name)(letter, point)).collect();
            says("LegalActions()", &format!("{:?}", legal.keys().collect::<Vec<_>>()));
            says("StringLegalActions()", &format!("{names:?}"));
        } else {
            assert!(legal.is_empty(), "moves after the end");
            assert!(!state.values.contains_key("LegalActions()"));
        }
    }

    fn picture(&self, game: &Game) -> Vec<String> {
        let shape = game.board().shape();
        let rows = (0..shape.height()).map(|row| {
            let cells = (0..shape.width()).map(|col| game.board().get(Point::new(row, col)));
            cells.map(|cell| cell.map_or('.', |stone| *self.stones.of(stone))).collect()
        });
        // The turn also passes with the last stone of a game.
        let moved = game.moves().len();
        let mover = if moved.is_multiple_of(2) { self.stones.first } else { self.stones.second };
        let mover = self.has_mover_line.then(|| mover.to_ascii_uppercase().to_string());
        mover.into_iter().chain(rows).collect()
    }
}
