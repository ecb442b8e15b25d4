//! Draws the pictures of the README and the manual from real frames into assets/screenshots:
//! `cargo run --example screenshots`.
#![expect(clippy::disallowed_methods, reason = "writes the pictures")]

mod pictures;
mod svg;

use std::path::Path;

fn main() -> std::io::Result<()> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/screenshots");
    std::fs::create_dir_all(&directory)?;
    for picture in pictures::PICTURES {
        let path = directory.join(picture.name).with_extension("svg");
        std::fs::write(path, svg::svg(&picture.frame()))?;
    }
    Ok(())
}
