//! Clipboard of kitty, which takes any data (OSC 5522).

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;

/// Maximum length of the data in one sequence, before it is encoded: as text it has 4096 bytes.
const CHUNK: usize = 3072;

/// Writes a PNG picture into the clipboard.
pub fn clipboard(png: &[u8]) -> Vec<u8> {
    let mime = BASE64_STANDARD.encode("image/png");
    let begin = std::iter::once("type=write".to_owned());
    let data = png
        .chunks(CHUNK)
        .map(|chunk| format!("type=wdata:mime={mime};{}", BASE64_STANDARD.encode(chunk)));
    let all = begin.chain(data).chain(["type=wdata".to_owned()]);
    all.flat_map(|part| format!("\x1b]5522;{part}\x1b\\").into_bytes()).collect()
}
