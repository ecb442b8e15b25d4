//! Games with a friend: two sessions over a line that breaks, and everything that a line may bring.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

#[path = "../examples/friend/desk.rs"]
mod desk;
#[path = "../examples/friend/random.rs"]
mod random;

#[path = "friend/broken.rs"]
mod broken;
#[path = "friend/crossing.rs"]
mod crossing;
#[path = "friend/hostile.rs"]
mod hostile;
#[path = "friend/lines.rs"]
mod lines;
#[path = "friend/pair.rs"]
mod pair;
#[path = "friend/processes.rs"]
mod processes;
#[path = "friend/wishes.rs"]
mod wishes;
