//! Monte-Carlo tree search: upper confidence bounds, random playouts, one node a playout.

use fastrand::Rng;
use gomoku::game::{AnyGame, Outcome, State, Target};
use gomoku::rules::Stone;

use super::{act, legal};

/// Weight of exploration against the mean.
const EXPLORATION: f64 = std::f64::consts::SQRT_2;

struct Node {
    /// Action that leads to it, and the side that took it.
    action: Option<(Target, Stone)>,
    untried: Vec<Target>,
    children: Vec<usize>,
    visits: f64,
    /// Points of the side that took the action.
    points: f64,
}

impl Node {
    fn new(game: &AnyGame, action: Option<(Target, Stone)>) -> Self {
        let is_open = matches!(game.state(), State::ToMove(_));
        let untried = if is_open { legal(game) } else { Vec::new() };
        Self { action, untried, children: Vec::new(), visits: 0.0, points: 0.0 }
    }
}

/// Chooses the action that was visited most; `None` after the end.
pub fn choose(game: &AnyGame, playouts: u32, random: &mut Rng) -> Option<Target> {
    let mut nodes = vec![Node::new(game, None)];
    for _ in 0..playouts {
        let (mut game, mut path) = (game.clone(), vec![0]);
        // Down the tree, and one node on.
        loop {
            let at = *path.last()?;
            if !nodes[at].untried.is_empty() {
                let State::ToMove(side) = game.state() else { break };
                let untried = random.usize(..nodes[at].untried.len());
                let target = nodes[at].untried.swap_remove(untried);
                act(&mut game, target).ok()?;
                nodes.push(Node::new(&game, Some((target, side))));
                let new = nodes.len() - 1;
                nodes[at].children.push(new);
                path.push(new);
                break;
            }
            let Some(next) = best_child(&nodes, at) else { break };
            act(&mut game, nodes[next].action?.0).ok()?;
            path.push(next);
        }
        let winner = play_out(&mut game, random);
        for at in path {
            let node = &mut nodes[at];
            node.visits += 1.0;
            if let Some((_, side)) = node.action {
                node.points += match winner {
                    Some(winner) if winner == side => 1.0,
                    Some(_) => 0.0,
                    None => 0.5,
                };
            }
        }
    }
    let most = nodes[0]
        .children
        .iter()
        .max_by(|one, other| nodes[**one].visits.total_cmp(&nodes[**other].visits))?;
    nodes[*most].action.map(|(target, _)| target)
}

fn best_child(nodes: &[Node], at: usize) -> Option<usize> {
    let visits = nodes[at].visits.max(1.0).ln();
    let bound = |node: &Node| {
        let mean = node.points / node.visits.max(1.0);
        mean + EXPLORATION * (visits / node.visits.max(1.0)).sqrt()
    };
    let children = nodes[at].children.iter().copied();
    children.max_by(|&one, &other| bound(&nodes[one]).total_cmp(&bound(&nodes[other])))
}

/// Plays at random to the end, and returns the winner.
fn play_out(game: &mut AnyGame, random: &mut Rng) -> Option<Stone> {
    loop {
        match game.state() {
            State::Over(Outcome::Won(winner, _)) => return Some(winner),
            State::Over(_) => return None,
            State::ToMove(_) => {
                let target = random.choice(legal(game))?;
                act(game, target).ok()?;
            }
        }
    }
}
