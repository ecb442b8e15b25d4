//! Draws the pictures of the README and the manual from real frames into assets/screenshots:
//! `cargo run --release --example screenshots`.
#![expect(clippy::disallowed_methods, reason = "writes the pictures")]

mod animation;
mod demo;
mod pictures;
mod svg;

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

fn main() -> anyhow::Result<ExitCode> {
    let mut arguments = std::env::args_os();
    let program = arguments.next();
    if arguments.next().is_some_and(|argument| argument == demo::PLAY) {
        let program: Vec<OsString> = program.into_iter().chain(arguments).collect();
        return Ok(gomoku::cli::run(program));
    }
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/screenshots");
    std::fs::create_dir_all(&directory)?;
    for picture in pictures::PICTURES {
        let path = directory.join(picture.name).with_extension("svg");
        std::fs::write(path, svg::svg(&picture.frame()))?;
    }
    let film = demo::film()?;
    for (name, frame) in &film.stills {
        std::fs::write(directory.join(name).with_extension("svg"), svg::svg(frame))?;
    }
    std::fs::write(directory.join("demo.svg"), animation::animation(&film.shots))?;
    Ok(ExitCode::SUCCESS)
}
