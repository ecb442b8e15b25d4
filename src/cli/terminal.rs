//! Capabilities of the terminal, from environment variables.

use crate::locale;
use crate::tui::app::Questions;
use crate::tui::theme::{Depth, GlyphSet};

/// Capabilities of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalKind {
    pub depth: Depth,
    /// Default set of glyphs.
    pub glyphs: GlyphSet,
    /// Set if the terminal reports a light background.
    pub is_light: bool,
    /// Set if text can be written anywhere on the screen.
    pub has_cursor: bool,
    /// Set if there is a window whose title and clipboard programs may set. Other terminals would
    /// print such requests.
    pub has_window: bool,
    pub questions: Questions,
}

/// Languages whose fonts draw lines and blocks two columns wide.
const WIDE: [&str; 3] = ["zh", "ja", "ko"];
/// Terminals with at least 256 colours, whatever `TERM` says.
const MODERN: [&str; 7] = ["alacritty", "foot", "ghostty", "kitty", "rio", "tmux", "wezterm"];

/// Variables of programs that show several terminals in one.
const MULTIPLEXERS: [&str; 3] = ["TMUX", "STY", "ZELLIJ"];

impl TerminalKind {
    pub fn of_environment() -> Self {
        Self::of(variable)
    }

    /// Returns the user's language.
    pub fn language() -> Option<String> {
        locale::wanted(variable)
    }

    /// Reads `NO_COLOR` as defined on no-color.org. The first of three variables that is set
    /// determines encoding and language.
    fn of(variable: impl Fn(&str) -> Option<String>) -> Self {
        let terminal = variable("TERM").unwrap_or_default();
        // DEC terminals up to the VT525; `vte` is from another vendor. Nothing is known about a
        // terminal without a name.
        let is_old = terminal
            .strip_prefix("vt")
            .is_some_and(|model| model.starts_with(|char: char| char.is_ascii_digit()));
        let is_unknown = terminal.is_empty() && !cfg!(windows);
        let is_plain = terminal == "dumb" || is_old || is_unknown;
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(&variable);
        let locale = locale.unwrap_or_default().to_ascii_lowercase();
        let is_utf8 = cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8");
        let is_wide = WIDE.iter().any(|language| locale.starts_with(language));
        let glyphs = if !is_utf8 || is_plain || terminal == "linux" {
            GlyphSet::Ascii
        } else if is_wide {
            GlyphSet::Dots
        } else {
            GlyphSet::Lines
        };
        let is_true = variable("COLORTERM").is_some_and(|all| all == "truecolor" || all == "24bit");
        let has_256 = terminal.contains("256color")
            || terminal.ends_with("-direct")
            || MODERN.iter().any(|name| terminal.contains(name));
        let depth = match () {
            () if variable("NO_COLOR").is_some() || is_plain => Depth::None,
            () if is_true => Depth::True,
            () if has_256 => Depth::Ansi256,
            () => Depth::Ansi16,
        };
        // Foreground and background, as numbers of the sixteen colours: `0;15` or `0;default;15`.
        let ground = variable("COLORFGBG");
        let ground = ground.as_deref().and_then(|both| both.rsplit(';').next()?.parse().ok());
        let is_light = matches!(ground, Some(7_u8 | 9..=15));
        let has_window = !is_plain && terminal != "linux";
        let is_multiplexed = ["screen", "tmux"].iter().any(|name| terminal.starts_with(name))
            || MULTIPLEXERS.iter().any(|name| variable(name).is_some());
        let has_colours = matches!(depth, Depth::True | Depth::Ansi256);
        let may_show_pictures = has_colours && glyphs == GlyphSet::Lines && !is_multiplexed;
        let questions = match (has_window, may_show_pictures) {
            (false, _) => Questions::None,
            (true, false) => Questions::Background,
            (true, true) => Questions::Pictures,
        };
        let has_cursor = terminal != "dumb";
        Self { depth, glyphs, is_light, has_cursor, has_window, questions }
    }
}

/// Login name of the user; empty if it is unknown.
pub fn login() -> String {
    let names = ["LOGNAME", "USER", "USERNAME"];
    names.into_iter().find_map(variable).unwrap_or_default()
}

#[expect(clippy::disallowed_methods, reason = "this file owns these variables")]
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(environment: &[(&str, &str)]) -> TerminalKind {
        TerminalKind::of(|name| {
            let entry = environment.iter().find(|(known, _)| *known == name);
            entry.map(|(_, value)| (*value).to_owned())
        })
    }

    const UTF8: (&str, &str) = ("LANG", "de_AT.UTF-8");

    #[track_caller]
    fn check_depth(environment: &[(&str, &str)], depth: Depth) {
        assert_eq!(found(environment).depth, depth, "{environment:?}");
    }

    #[test]
    fn the_environment_determines_the_number_of_colours() {
        let xterm = ("TERM", "xterm");
        check_depth(&[xterm], Depth::Ansi16);
        check_depth(&[("TERM", "linux")], Depth::Ansi16);
        check_depth(&[("TERM", "xterm-256color")], Depth::Ansi256);
        check_depth(&[("TERM", "xterm-kitty")], Depth::Ansi256);
        check_depth(&[xterm, ("COLORTERM", "truecolor")], Depth::True);
        check_depth(&[xterm, ("COLORTERM", "24bit")], Depth::True);
        check_depth(&[xterm, ("COLORTERM", "yes")], Depth::Ansi16);
        check_depth(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")], Depth::None);
        check_depth(&[("TERM", "vt100")], Depth::None);
        check_depth(&[("TERM", "vt220"), ("COLORTERM", "truecolor")], Depth::None);
        check_depth(&[("TERM", "vte-256color")], Depth::Ansi256);
        check_depth(&[("TERM", "screen")], Depth::Ansi16);
        check_depth(&[("TERM", "tmux")], Depth::Ansi256);
        if cfg!(unix) {
            check_depth(&[UTF8], Depth::None);
        }
        check_depth(&[("TERM", "dumb"), ("COLORTERM", "truecolor")], Depth::None);
    }

    #[track_caller]
    fn check_glyphs(environment: &[(&str, &str)], glyphs: GlyphSet) {
        // In this case, text is always UTF-8.
        let expected = match glyphs {
            GlyphSet::Ascii if cfg!(windows) && environment[0] == ("TERM", "xterm") => {
                GlyphSet::Lines
            }
            glyphs => glyphs,
        };
        assert_eq!(found(environment).glyphs, expected, "{environment:?}");
    }

    #[test]
    fn the_environment_determines_the_glyphs() {
        let xterm = ("TERM", "xterm");
        check_glyphs(&[("TERM", "xterm-256color"), UTF8], GlyphSet::Lines);
        check_glyphs(&[xterm, ("LC_CTYPE", "C.utf8")], GlyphSet::Lines);
        check_glyphs(&[xterm, ("LANG", "ja_JP.UTF-8")], GlyphSet::Dots);
        check_glyphs(&[xterm, ("LC_ALL", "zh_TW.utf8"), UTF8], GlyphSet::Dots);
        check_glyphs(&[xterm, ("LC_ALL", "C"), UTF8], GlyphSet::Ascii);
        check_glyphs(&[xterm], GlyphSet::Ascii);
        for terminal in ["linux", "vt100", "dumb"] {
            check_glyphs(&[("TERM", terminal), UTF8], GlyphSet::Ascii);
        }
    }

    #[test]
    fn the_environment_determines_cursor_and_window() {
        for (terminal, has_cursor, has_window) in [
            ("xterm", true, true),
            ("screen", true, true),
            ("tmux-256color", true, true),
            ("linux", true, false),
            ("vt100", true, false),
            ("dumb", false, false),
            ("", true, cfg!(windows)),
        ] {
            let kind = found(&[("TERM", terminal)]);
            assert_eq!((kind.has_cursor, kind.has_window), (has_cursor, has_window), "{terminal}");
        }
    }

    #[test]
    fn the_environment_excludes_pictures() {
        let may = |more: &[(&str, &str)], terminal| {
            found(&[more, &[("TERM", terminal), UTF8]].concat()).questions == Questions::Pictures
        };
        assert!(may(&[], "xterm-kitty") && may(&[], "xterm-256color") && may(&[], "foot"));
        for terminal in ["xterm", "linux", "vt340", "screen-256color", "tmux-256color", "dumb", ""]
        {
            assert!(!may(&[], terminal), "{terminal}");
        }
        for (name, value) in [("TMUX", "1"), ("STY", "1.pts"), ("NO_COLOR", "1"), ("LC_ALL", "C")] {
            assert!(!may(&[(name, value)], "xterm-256color"), "{name}");
        }
    }

    #[test]
    fn the_environment_determines_a_light_background() {
        let is_light = |text| found(&[("COLORFGBG", text)]).is_light;
        assert!(is_light("0;15") && is_light("0;default;15") && is_light("0;7"));
        assert!(!is_light("15;0") && !is_light("7;8") && !is_light("default;default"));
        assert!(!found(&[]).is_light);
    }
}
