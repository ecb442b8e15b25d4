//! Packs the messages of each language for `src/locale/embedded.rs`, which makes the program half a
//! megabyte smaller.
#![expect(clippy::disallowed_methods, reason = "reads the messages and writes them packed")]

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "study")]
    pack()?;
    Ok(())
}

/// Writes the files of each language as one stream of zlib, in the order of their names.
#[cfg(feature = "study")]
fn pack() -> Result<(), Box<dyn Error>> {
    use std::path::Path;
    use std::{env, fs};

    /// Level of compression: the smallest.
    const LEVEL: u8 = 10;
    let locales = Path::new("assets").join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let out = env::var_os("OUT_DIR").ok_or("cargo names no folder")?;
    for language in fs::read_dir(locales)? {
        let language = language?;
        let files = fs::read_dir(language.path())?.map(|file| Ok(file?.path()));
        let mut files = files.collect::<Result<Vec<_>, std::io::Error>>()?;
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
        files.sort();
        let mut text = String::new();
        for file in files {
            text.push_str(&fs::read_to_string(file)?);
        }
        let packed = miniz_oxide::deflate::compress_to_vec_zlib(text.as_bytes(), LEVEL);
        fs::write(Path::new(&out).join(language.file_name()).with_extension("z"), packed)?;
    }
    Ok(())
}
