//! Messages embedded in the program: `assets/locales`.

macro_rules! files {
    ($($file:literal)+) => {
        /// Names of the files of each language.
        pub const FILES: &[&str] = &[$($file),+];

        files!(@ [$($file)+] "en" "de" "ru" "zh" "ja" "cs");
    };
    (@ $files:tt $($tag:literal)+) => {
        /// Returns the texts of the files of a language; none for an unknown one.
        pub fn embedded(tag: &str) -> impl Iterator<Item = &'static str> + use<> {
            let texts: &[&'static str] = match tag {
                $($tag => files!(# $tag $files),)+
                _ => &[],
            };
            texts.iter().copied()
        }
    };
    (# $tag:literal [$($file:literal)+]) => {
        &[$(include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/",
            "assets/locales/",
            $tag,
            "/",
            $file,
            ".ftl"
        ))),+]
    };
}

files! {
    "commands" "help" "game" "study" "games" "files" "settings" "menu" "lessons" "puzzle" "statistics" "cli" "store"
    "reasons"
    "errors" "formats"
}
