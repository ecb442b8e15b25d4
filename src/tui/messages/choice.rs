//! How the choices for a new game are called.

use crate::game::{ComputerSides, TimeControl};
use crate::rules::{Rule, Topology, in_words};

/// `five or more`, `exactly five`.
pub fn rule(row_length: u8, rule: Rule) -> String {
    match rule {
        Rule::Freestyle => format!("{} or more", in_words(row_length)),
        Rule::Standard => format!("exactly {}", in_words(row_length)),
    }
}

/// What happens at the edges of a board.
pub const fn edges(topology: Topology) -> &'static str {
    match topology {
        Topology::Plane => "plane",
        Topology::Torus => "torus",
    }
}

/// Who plays, whoever begins.
pub const fn players(computer: ComputerSides) -> &'static str {
    match computer {
        ComputerSides::None => "two persons",
        ComputerSides::Both => "two computers",
        ComputerSides::First | ComputerSides::Second | ComputerSides::ByLot => {
            "you and the computer"
        }
    }
}

/// Who begins against the computer.
pub const fn beginner(computer: ComputerSides) -> &'static str {
    match computer {
        ComputerSides::First => "the computer",
        ComputerSides::ByLot => "by lot",
        ComputerSides::None | ComputerSides::Second | ComputerSides::Both => "you",
    }
}

/// `5m + 3s a move`.
pub fn time_control(control: TimeControl) -> String {
    match control {
        TimeControl::None => "none".to_owned(),
        TimeControl::Game(time) => format!("{time} each"),
        TimeControl::Increment { time, each } => format!("{time} + {each} a move"),
        TimeControl::Move(time) => format!("{time} a move"),
    }
}
