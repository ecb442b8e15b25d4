//! From a proof to a line.

use super::{ANY_LENGTH, Bounds, Child, FOURS_NODES, Numbers, Role, Vct};
use crate::engine::cell::Cell;
use crate::engine::limits::Limits;
use crate::engine::observer::Observer;
use crate::engine::position::Position;
use crate::engine::threat::Threat;
use crate::engine::vcf::Found;

/// Nodes for the search of a shorter win, beside as many as the win itself took.
const SHORTER_NODES: u64 = 20_000;

impl Vct {
    /// With how few moves the attacker is known to win, who wins with `moves`.
    pub(super) fn shortest_role<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        mut moves: u16,
        bounds: &mut Bounds<'_>,
    ) -> Role {
        let mut role = Role::Attacks(ANY_LENGTH);
        let limit = self.nodes.saturating_mul(2).saturating_add(SHORTER_NODES);
        bounds.nodes = bounds.nodes.min(limit);
        while moves > 1 {
            let shorter = Role::Attacks(moves - 1);
            let known = self.visit(position, shorter, Numbers::UNLIMITED, bounds);
            if known.numbers.phi > 0 {
                break;
            }
            (role, moves) = (shorter, known.moves.min(moves - 1));
        }
        role
    }

    /// The line of a win that was proved.
    pub(super) fn line<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        role: Role,
        bounds: &mut Bounds<'_>,
    ) -> Option<Vec<Cell>> {
        // It costs little if the proof is still in the table; if not, it is found again.
        bounds.nodes = (self.nodes + self.nodes / 4).saturating_add(SHORTER_NODES);
        bounds.watched.0 = Limits::default();
        self.is_over = false;
        let mut line = Vec::new();
        let is_whole = self.follow(position, role, &mut line, bounds);
        for _ in &line {
            position.undo();
        }
        is_whole.then_some(line)
    }

    /// Plays a win that was proved to its end; `false` if it was stopped.
    fn follow<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        mut role: Role,
        line: &mut Vec<Cell>,
        bounds: &Bounds<'_>,
    ) -> bool {
        loop {
            if let Role::Attacks(left) = role
                && let Found::Win(fours) = self.vcf.shortest(position, 20 * FOURS_NODES)
                && fours.len().div_ceil(2) <= usize::from(left)
            {
                for cell in fours {
                    position.place(cell);
                    line.push(cell);
                }
                return true;
            }
            let cell = match role {
                Role::Attacks(_) => self.quickest(position, role, bounds),
                Role::Defends(_) => self.longest(position, role, bounds),
            };
            let Some(cell) = cell else { return false };
            role = role.next(super::is_forced(position));
            position.place(cell);
            line.push(cell);
        }
    }

    /// The attacker's move that is known to win soonest.
    fn quickest<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        role: Role,
        bounds: &Bounds<'_>,
    ) -> Option<Cell> {
        self.visit(position, role, Numbers::UNLIMITED, bounds);
        let mut children = self.children(position, role, false).ok()?;
        let is_proved = |child: &Child| child.known.numbers.delta == 0;
        if !children.iter().any(is_proved) {
            // The table has lost it.
            let next = role.next(super::is_forced(position));
            for child in &mut children {
                position.place(child.cell);
                child.known = self.visit(position, next, Numbers::UNLIMITED, bounds);
                position.undo();
                if is_proved(child) {
                    break;
                }
            }
        }
        let proved = children.iter().filter(|child| is_proved(child));
        proved.min_by_key(|child| child.known.moves).map(|child| child.cell)
    }

    /// The defender's move that holds out longest.
    fn longest<O: Observer>(
        &mut self,
        position: &mut Position<O>,
        role: Role,
        bounds: &Bounds<'_>,
    ) -> Option<Cell> {
        let us = position.to_move();
        let is_slow = |position: &Position<O>, cell: Cell| position.threat(cell, us) < Threat::Four;
        let mut best = None;
        // To stop one of the threats is what one does if nothing stops all of them.
        let attacker = us.opponent();
        if position.count(attacker, Threat::Five) == 0
            && let Some(threat) = position.cells(attacker, Threat::OpenFour).first()
            && let Some(stop) = position.stops(threat, attacker).first()
        {
            best = Some((1, is_slow(position, stop), stop));
        }
        for Child { cell, .. } in self.children(position, role, false).unwrap_or_default() {
            // Of those that hold out as long, none that only puts off the end.
            let is_slow = is_slow(position, cell);
            position.place(cell);
            let known = self.visit(position, role.next(false), Numbers::UNLIMITED, bounds);
            position.undo();
            if known.numbers.phi > 0 {
                return None;
            }
            let resistance = (known.moves, is_slow);
            if best.is_none_or(|(moves, is_slow, _)| resistance >= (moves, is_slow)) {
                best = Some((known.moves, is_slow, cell));
            }
        }
        best.map(|(.., cell)| cell)
    }
}
