//! Values for `serde`: each is serialized as its text, and parsed with the same checks.

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

use super::opening::OpeningRule;
use super::{
    Board, Coordinates, Game, Placement, Position, Rule, Shape, Status, Stone, Topology, Variant,
};

/// Implements the traits for these types, with the function that returns the text of each.
macro_rules! as_text {
    ($($type:ty: $text:expr;)+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&$text(self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )+};
}

as_text! {
    Board: Board::to_string;
    Coordinates: Coordinates::to_string;
    Game: Game::to_string;
    OpeningRule: OpeningRule::to_string;
    Placement: Placement::to_string;
    Position: Position::to_string;
    Rule: Rule::to_string;
    Shape: Shape::to_string;
    Status: Status::to_string;
    Stone: Stone::to_string;
    Topology: Topology::to_string;
    Variant: |variant: &Variant| variant.code();
}
