//! Packs the networks for `src/engine/eval/network/file.rs`, which makes the program a quarter of a
//! megabyte smaller.
#![expect(clippy::disallowed_methods, reason = "reads the networks and writes them packed")]

use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// Level of compression: the smallest.
const LEVEL: u8 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let networks = Path::new("src").join("engine").join("eval").join("network");
    println!("cargo::rerun-if-changed={}", networks.display());
    let out = env::var_os("OUT_DIR").ok_or("cargo names no folder")?;
    for file in fs::read_dir(networks)? {
        let file = file?.path();
        if file.extension().is_some_and(|ending| ending == "bin") {
            let bytes = fs::read(&file)?;
            // The bytes at even places, then those at odd ones: the upper bytes of small numbers are
            // all alike.
            let places = |first: usize| bytes.iter().skip(first).step_by(2).copied();
            let planes: Vec<u8> = places(0).chain(places(1)).collect();
            let packed = miniz_oxide::deflate::compress_to_vec_zlib(&planes, LEVEL);
            let name = file.file_name().ok_or("a network has no name")?;
            fs::write(Path::new(&out).join(name).with_extension("z"), packed)?;
        }
    }
    Ok(())
}
