//! `gomoku themes`: themes as small boards.

use std::io::{self, IsTerminal as _, Write as _};

use super::output::{tell, written};
use super::terminal::TerminalKind;
use crate::store::Store;
use crate::tui::sample;
use crate::tui::theme::{Depth, Theme, Themes};

/// Prints the themes, or only their names if the output is not a terminal. Mistakes in the user's
/// themes are printed on standard error.
pub fn run() -> anyhow::Result<()> {
    let themes = Themes::with_own(Store::of_user().themes());
    let terminal = TerminalKind::of_environment();
    let mut out = io::stdout().lock();
    let is_plain = !out.is_terminal() || terminal.depth == Depth::None;
    let mut print = |text: &str| writeln!(out, "{text}");
    for name in themes.names() {
        let palette = match themes.find(name) {
            Ok(palette) => palette,
            Err(why) => {
                tell(why);
                continue;
            }
        };
        let theme = Theme::new(name, palette, terminal.depth, terminal.glyphs);
        let text = if is_plain { name.to_owned() } else { format!("{name}\n{}", sample(theme)?) };
        written(print(&text), "the list of themes")?;
    }
    Ok(())
}
