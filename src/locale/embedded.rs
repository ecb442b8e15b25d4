//! Messages embedded in the program: `assets/locales`, packed by `build.rs`.

macro_rules! languages {
    ($($tag:literal)+) => {
        fn packed(tag: &str) -> Option<&'static [u8]> {
            match tag {
                $($tag => Some(include_bytes!(concat!(env!("OUT_DIR"), "/", $tag, ".z"))),)+
                _ => None,
            }
        }
    };
}

languages! { "en" "de" "ru" "zh" "ja" "cs" }

/// Returns the text of all files of a language, in the order of their names; an empty one for an
/// unknown language.
pub fn embedded(tag: &str) -> String {
    let text = packed(tag).and_then(|it| miniz_oxide::inflate::decompress_to_vec_zlib(it).ok());
    text.and_then(|text| String::from_utf8(text).ok()).unwrap_or_default()
}
