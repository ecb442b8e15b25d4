use super::*;
use ratatui::style::Modifier;
use unicode_width::UnicodeWidthChar;

#[test]
fn without_colour_only_modifiers_are_left() {
    let Theme { name, palette, .. } = Theme::shipped(DEFAULT);
    let theme = Theme::new(&name, palette, Depth::None, GlyphSet::Ascii);
    for role in Role::ALL {
        let style = theme.style(role);
        assert_eq!((style.fg, style.bg), (None, None), "{role:?}");
    }
    assert_eq!(theme.style(Role::Win).add_modifier, Modifier::REVERSED);
}

#[test]
fn the_roles_are_listed_in_their_order() {
    assert!(Role::ALL.into_iter().enumerate().all(|(index, role)| role as usize == index));
}

#[test]
fn glyphs_are_one_column_wide_in_every_terminal() {
    for glyphs in [GlyphSet::Dots, GlyphSet::Ascii] {
        let half = glyphs.half().chars();
        for glyph in [glyphs.empty(), glyphs.star(), glyphs.rule()].into_iter().chain(half) {
            assert_eq!((glyph.width(), glyph.width_cjk()), (Some(1), Some(1)), "{glyph}");
        }
    }
}

#[test]
fn every_theme_is_found() {
    let themes = Themes::default();
    for name in themes.names() {
        assert_eq!(themes.find(name).err(), None);
    }
}
