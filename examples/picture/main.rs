//! Draws the README's picture: `cargo run --example picture > assets/board.svg`.
#![expect(clippy::print_stdout, reason = "the picture goes to the standard output")]

mod svg;

fn main() {
    print!("{}", svg::svg());
}
