//! Solvers, used for one position after the other.

use gomoku::engine::{Position, SolverLimits, SolverResult, Square, Vcf, Vct};
use gomoku::rules::{Game, Point, Variant};

const MEMORY: usize = 8 << 20;

/// Both solvers, which follow a game with one board.
pub struct Asked {
    position: Position,
    moves: Vec<Point>,
    vcf: Vcf,
    pub vct: Vct,
    pub nodes: u64,
}

impl Asked {
    pub fn new(variant: Variant, nodes: u64) -> Self {
        let position = Position::new(variant).unwrap();
        let (vcf, vct) = (Vcf::default(), Vct::new(MEMORY));
        Self { position, moves: Vec::new(), vcf, vct, nodes }
    }

    /// Finds the line of a win.
    pub fn line(&mut self, game: &Game) -> SolverResult<Vec<Point>> {
        let moves = game.moves();
        let common = self.moves.iter().zip(moves).take_while(|(ours, theirs)| ours == theirs);
        let common = common.count();
        for _ in common..self.moves.len() {
            self.position.undo();
        }
        for &cell in &moves[common..] {
            self.position.place(Square::new(cell));
        }
        self.moves = moves.to_vec();
        let key = self.position.key();
        if let SolverResult::Win(()) = self.vcf.wins(&mut self.position, 20, 1_000) {
            return SolverResult::Win(self.vcf.pv().map(Square::point).collect());
        }
        let limits = || SolverLimits::nodes(self.nodes);
        let mut found = self.vct.solve_any(&mut self.position, limits());
        if found == SolverResult::Unknown {
            // The numbers of other searches in the table may have led it astray.
            self.vct = Vct::new(MEMORY);
            found = self.vct.solve_any(&mut self.position, limits());
        }
        assert_eq!((self.position.key(), self.position.plies()), (key, moves.len()));
        match found {
            SolverResult::Win(line) => {
                SolverResult::Win(line.into_iter().map(Square::point).collect())
            }
            SolverResult::NoWin => SolverResult::NoWin,
            SolverResult::Unknown => SolverResult::Unknown,
        }
    }
}
