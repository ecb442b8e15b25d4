//! Wins that were checked, kept on the disk so that none is checked twice.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use gomoku::rules::{Rule, splitmix64};

use crate::cells::{Cell, Stones};
use crate::check::{Guide, Proposal};
use crate::solver::Solver;

/// Solver that remembers the positions which were won, by 64-bit hashes.
pub struct Wins {
    solver: Solver,
    won: HashSet<u64>,
    file: File,
}

impl Wins {
    /// Opens or creates a file of wins under a rule.
    pub fn open(path: &Path, rule: Rule) -> io::Result<Self> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let (keys, rest) = bytes.as_chunks();
        // What a killed run wrote of its last key.
        file.set_len((bytes.len() - rest.len()) as u64)?;
        let won = keys.iter().map(|&key| u64::from_le_bytes(key)).collect();
        Ok(Self { solver: Solver::new(rule), won, file })
    }
}

/// Hash of a position up to symmetry.
fn key(stones: &Stones) -> u64 {
    let (stones, _) = stones.canonical();
    let cells = [stones.xs(), &[Cell::MAX], stones.os()].concat();
    cells.into_iter().fold(0, |key, cell| splitmix64(key ^ u64::from(cell)))
}

impl Guide for Wins {
    fn propose(&mut self, stones: &Stones) -> Option<Proposal> {
        self.solver.propose(stones)
    }

    fn threat(&mut self, stones: &Stones) -> Vec<Cell> {
        self.solver.threat(stones)
    }

    fn forget(&mut self) {
        self.solver.forget();
    }

    fn has_won(&self, stones: &Stones) -> bool {
        self.won.contains(&key(stones))
    }

    fn keep_won(&mut self, stones: &Stones) {
        let key = key(stones);
        // A win that is not saved is found again.
        if self.file.write_all(&key.to_le_bytes()).is_ok() {
            self.won.insert(key);
        }
    }
}
