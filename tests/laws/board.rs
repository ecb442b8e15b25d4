//! Boards: the rules checked against themselves, the engine's board against the rules, the solvers
//! against both.

use std::collections::BTreeSet;

use gomoku::engine::{Position, SIDES, SolverLimits, SolverResult, Square, Threat, Vcf};
use gomoku::player::{Solver, Unwatched, WinKind};
use gomoku::rules::{
    Game, Placement, Point, Rule, Shape, Status, Stone, ThreatKind, Topology, Variant,
};

use super::checker::{Claim, check_line};
use super::draw::Draw;
use super::reach::reach;

/// Maximum number of moves that are checked closely.
const MOVES: usize = 60;

/// Law of the rules: whatever is played, legal or not, refused moves change nothing, a row wins if
/// a scan of the whole board says so, and undo restores everything.
pub fn rules(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let variant = draw.variant();
    let mut game = Game::new(variant);
    let mut before = vec![(game.board().clone(), game.status())];
    for _ in 0..4 * MOVES {
        if draw.is_over() {
            break;
        }
        if draw.byte().is_multiple_of(16) {
            before.truncate(before.len().max(2) - usize::from(before.len() > 1));
            game.undo();
        } else {
            // Including one row and one column beyond the board.
            let (row, col) = (draw.byte(), draw.byte());
            let shape = variant.shape();
            let point = Point::new(row % (shape.height() + 1), col % (shape.width() + 1));
            let checked = game.check(point);
            let status = game.play(point);
            assert_eq!(checked.is_ok(), status.is_ok());
            if let Ok(status) = status {
                assert_eq!(status, game.status());
                before.push((game.board().clone(), status));
            }
        }
        let (board, status) = before.last().unwrap();
        assert_eq!((game.board(), game.status()), (board, *status));
        assert_eq!(game.board().stones(), game.moves().len());
        let has_row = variant.all_winning_rows(game.board()).next().is_some();
        let is_won = has_row || game.last_foul().is_some();
        assert_eq!(matches!(game.status(), Status::Won(_)), is_won);
        reach(if has_row { "rules: a row" } else { "rules: no row" });
        let is_over = !matches!(game.status(), Status::ToMove(_));
        assert_eq!(game.legal_moves().next().is_none(), is_over);
    }
    let moves = game.moves().to_vec();
    assert_eq!(Game::from_moves(variant, moves).unwrap(), game);
    while let Some((board, status)) = before.pop() {
        assert_eq!((game.board(), game.status()), (&board, status));
        game.undo();
    }
}

/// Chooses a game that the engine supports.
fn variant(draw: &mut Draw) -> Variant {
    let rule = draw.of(&Rule::ALL);
    let sides: Vec<u8> = [15].into_iter().chain(SIDES).collect();
    let shape = Shape::new(draw.of(&sides), draw.of(&sides), Topology::Plane).unwrap();
    Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()
}

/// Chooses a free cell near existing stones.
fn cell(draw: &mut Draw, position: &Position) -> Option<Square> {
    let near: Vec<Square> = position.near().iter().collect();
    let free: Vec<Square> = position.free().iter().collect();
    let which = draw.below(1 << 16);
    let cells = if near.is_empty() || which.is_multiple_of(16) { &free } else { &near };
    (!cells.is_empty()).then(|| cells[which % cells.len()])
}

/// Law of the engine's board: it has the same stones, wins, fours and open threes as the rules, and
/// undo restores it.
pub fn engine(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let variant = variant(&mut draw);
    let mut game = Game::new(variant);
    let mut position = Position::new(variant).unwrap();
    let mut before = vec![seen(&position)];
    for _ in 0..MOVES {
        if draw.is_over() {
            break;
        }
        if draw.byte().is_multiple_of(16) {
            if before.len() > 1 {
                before.pop();
                position.undo();
                game.undo();
            }
        } else if let Some(cell) = cell(&mut draw, &position)
            && game.play(cell.point()).is_ok()
        {
            position.place(cell);
            before.push(seen(&position));
        }
        assert_eq!(Some(&seen(&position)), before.last());
        assert_eq!(position.plies(), game.moves().len());
        // The rules are slow.
        if position.plies().is_multiple_of(16) {
            agree(&game, &position);
        }
    }
    agree(&game, &position);
    // The same position is reached by any order of moves.
    let anew = Position::of(&game).unwrap();
    assert_eq!((seen(&anew), anew.key()), (seen(&position), position.key()));
}

/// State of every cell, for both sides.
type Seen = (u64, Vec<(Square, [Threat; 2], [i32; 2])>);

const SIDES_OF_A_GAME: [Stone; 2] = [Stone::First, Stone::Second];

fn seen(position: &Position) -> Seen {
    let cells = position.free().iter().map(|cell| {
        let threats = SIDES_OF_A_GAME.map(|side| position.threat(cell, side));
        (cell, threats, SIDES_OF_A_GAME.map(|side| position.move_score(cell, side)))
    });
    (position.key(), cells.collect())
}

fn agree(game: &Game, position: &Position) {
    let (variant, board) = (game.variant(), game.board());
    for point in variant.shape().points() {
        let cell = Square::new(point);
        assert_eq!(position.stone(cell), board.get(point));
        assert_eq!(position.free().contains(cell), board.get(point).is_none());
    }
    if let Status::ToMove(side) = game.status() {
        assert_eq!(position.to_move(), side);
    }
    let mut fours = BTreeSet::new();
    for threat in variant.threats(board) {
        let cell = Square::new(threat.point);
        let is = position.threat(cell, threat.side);
        match threat.kind {
            ThreatKind::Four => {
                assert_eq!(is, Threat::Five, "{threat:?}");
                reach("engine: a four");
                fours.insert((threat.side as u8, threat.point));
            }
            // The cell makes a four that wins on two cells.
            ThreatKind::OpenThree => {
                assert_eq!(is, Threat::OpenFour, "{threat:?}");
                reach("engine: an open three");
            }
        }
    }
    for side in SIDES_OF_A_GAME {
        let cells: BTreeSet<_> = position.squares(side, Threat::Five).iter().collect();
        assert_eq!(cells.len(), position.count(side, Threat::Five));
        for cell in cells {
            assert!(fours.remove(&(side as u8, cell.point())), "{cell:?} {side:?}");
        }
    }
    assert!(fours.is_empty(), "{fours:?}");
}

/// Law of the solvers: no claimed win has an illegal line, and a move that does not defend loses to
/// fours.
pub fn solver(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let variant = variant(&mut draw);
    let mut game = Game::new(variant);
    let mut position = Position::new(variant).unwrap();
    for _ in 0..MOVES {
        if draw.is_over() {
            break;
        }
        let Some(cell) = cell(&mut draw, &position) else { return };
        position.place(cell);
        if !matches!(game.play(cell.point()).unwrap(), Status::ToMove(_)) {
            return;
        }
    }
    let mut solver = Solver::of(&game).unwrap();
    if let Some(win) = solver.win(200, &Unwatched) {
        let is_by_fours = win.by == WinKind::Fours;
        reach(if is_by_fours { "solver: a win by fours" } else { "solver: a win by threats" });
        let claim = if is_by_fours { Claim::Fours } else { Claim::Threats };
        assert_eq!(check_line(&game, &win.pv, claim), Ok(()), "{game:?}");
    }
    let defences = solver.defences();
    // Cells adjacent to stones are the doubtful ones.
    for other in position.near().iter().map(Square::point).filter(|at| !defences.contains(at)) {
        if let Status::ToMove(_) = game.play(other).unwrap() {
            reach("solver: what is no defence");
            loses_to_fours(&game);
        }
        game.undo();
    }
}

/// Checks that the side to move wins by a line of fours.
fn loses_to_fours(game: &Game) {
    let mut position = Position::of(game).unwrap();
    let limits = SolverLimits::nodes(100_000);
    let SolverResult::Win(line) = Vcf::default().shortest(&mut position, &limits) else {
        panic!("the last move is no defence, and nothing wins in {game:?}");
    };
    let line: Vec<Point> = line.into_iter().map(Square::point).collect();
    assert_eq!(check_line(game, &line, Claim::Fours), Ok(()), "{game:?}");
}
