use super::*;
use ratatui::style::Modifier;
use unicode_width::UnicodeWidthChar;

mod eyes;
mod files;

/// Minimum contrast of readable text, according to WCAG 2.
const READ: f64 = 4.5;
/// Minimum difference of colours that are distinct at a glance.
const APART: f64 = 25.0;
/// Minimum contrast of distinct greys.
const SHADES: f64 = 3.0;

fn all() -> Vec<(String, Palette)> {
    let themes = Themes::default();
    let all = themes.names().flat_map(|name| {
        let palette = themes.find(name).unwrap();
        let discs = (format!("{name} with discs"), palette.with_discs());
        [(name.to_owned(), palette), discs]
    });
    all.collect()
}

/// Checks for themes that use only greys, where colour carries no meaning.
fn is_grey(palette: &Palette) -> bool {
    let mut all = texts(palette).into_iter().chain(pairs(palette));
    all.all(|(_, one, two)| [one, two].iter().all(|Rgb { r, g, b }| r == g && g == b))
}

/// Text and background colours, with their names.
fn texts(palette: &Palette) -> Vec<(&'static str, Rgb, Rgb)> {
    let Palette { ground, key, selected, first, second, .. } = *palette;
    vec![
        ("text", palette.text, ground),
        ("dim", palette.dim, ground),
        ("label", palette.label, ground),
        ("accent", palette.accent, ground),
        ("notice", palette.notice, ground),
        ("error", palette.error, ground),
        ("good", palette.good, ground),
        ("doubtful", palette.doubtful, ground),
        ("mistake", palette.mistake, ground),
        ("blunder", palette.blunder, ground),
        ("on good", palette.ink_on(palette.good), palette.good),
        ("on doubtful", palette.ink_on(palette.doubtful), palette.doubtful),
        ("on mistake", palette.ink_on(palette.mistake), palette.mistake),
        ("on blunder", palette.ink_on(palette.blunder), palette.blunder),
        ("key", key.text, key.ground),
        ("selected", selected.text, selected.ground),
        ("first.name", first.name, ground),
        ("second.name", second.name, ground),
        ("first.letter", first.letter, first.stone),
        ("second.letter", second.letter, second.stone),
        ("on first.mark", palette.ink_on(first.mark), first.mark),
        ("on second.mark", palette.ink_on(second.mark), second.mark),
        ("on win", palette.ink_on(palette.win), palette.win),
        ("dark.name", palette.dark.name, ground),
        ("light.name", palette.light.name, ground),
        ("on dark.piece", palette.ink_on(palette.dark.piece), palette.dark.piece),
        ("on light.piece", palette.ink_on(palette.light.piece), palette.light.piece),
    ]
}

/// Colours that must be distinct, with their names.
fn pairs(palette: &Palette) -> Vec<(&'static str, Rgb, Rgb)> {
    let Palette { board, first, second, dark, light, .. } = *palette;
    vec![
        ("the stones of both sides", first.stone, second.stone),
        ("first.stone, board", first.stone, board),
        ("second.stone, board", second.stone, board),
        ("first.stone, hole", first.stone, palette.hole),
        ("second.stone, hole", second.stone, palette.hole),
        ("first.mark, first.stone", first.mark, first.stone),
        ("second.mark, second.stone", second.mark, second.stone),
        ("cursor, board", palette.cursor, board),
        ("Quarto's pieces", dark.piece, light.piece),
        ("dark.piece, board", dark.piece, board),
        ("light.piece, board", light.piece, board),
    ]
}

#[test]
fn text_is_readable() {
    let mut wrong = Vec::new();
    for (name, palette) in all() {
        let least = if name.starts_with("high-contrast") { 7.0 } else { READ };
        for (what, text, ground) in texts(&palette) {
            let contrast = text.contrast(ground);
            if contrast < least {
                wrong.push(format!("{name}: {what} {contrast:.2}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn signs_of_forbidden_points_are_distinct_on_every_board() {
    for (name, palette) in all() {
        let contrast = palette.forbidden().contrast(palette.board);
        assert!(contrast >= 3.0, "{name}: {contrast:.2}");
        let text = palette.ink_on(palette.forbidden()).contrast(palette.forbidden());
        assert!(text >= READ, "{name}: {text:.2}");
    }
}

#[test]
fn colours_that_must_differ_are_distinct() {
    let mut wrong = Vec::new();
    for (name, palette) in all() {
        for (what, one, two) in pairs(&palette) {
            let difference = eyes::difference(&eyes::ALL, one, two);
            if difference < APART {
                wrong.push(format!("{name}: {what} {difference:.1}"));
            }
        }
        let Palette { board, line, frame, hole, ground, rule, .. } = palette;
        for (what, one, two) in
            [("lines", line, board), ("the frame's holes", frame, hole), ("rules", rule, ground)]
        {
            let contrast = one.contrast(two);
            if contrast < 1.5 {
                wrong.push(format!("{name}: {what} {contrast:.2}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_sides_differ_in_more_than_their_hue() {
    for (name, Palette { letters, first, second, .. }) in all() {
        let contrast = first.stone.contrast(second.stone);
        assert!(letters || contrast > SHADES, "{name}: {contrast:.2}");
    }
}

#[test]
fn themes_for_colour_blind_people_have_distinct_sides() {
    let eyes = [
        ("deuteranopia", eyes::DEUTERANOPIA),
        ("deuteranopia", eyes::PROTANOPIA),
        ("tritanopia", eyes::TRITANOPIA),
        ("high-contrast", eyes::DEUTERANOPIA),
        ("high-contrast", eyes::TRITANOPIA),
        ("mono", eyes::DEUTERANOPIA),
    ];
    let mut wrong = Vec::new();
    for (name, eyes) in eyes {
        let palette = Themes::default().find(name).unwrap();
        let names = |palette: &Palette| ("names", palette.first.name, palette.second.name);
        let discs = palette.with_discs();
        let all = [pairs(&palette), vec![names(&palette)], pairs(&discs), vec![names(&discs)]];
        for (what, one, two) in all.concat() {
            let difference = eyes::difference(&eyes, one, two);
            if difference < APART {
                wrong.push(format!("{name}: {what} {difference:.1}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn errors_do_not_have_the_colour_of_a_player() {
    let mut wrong = Vec::new();
    for (name, palette) in all().into_iter().filter(|(_, palette)| !is_grey(palette)) {
        for side in [palette.first, palette.second] {
            for own in [side.stone, side.name] {
                let difference = eyes::difference(&eyes::ALL, palette.error, own);
                if difference < APART {
                    wrong.push(format!("{name}: {own:?} {difference:.1}"));
                }
            }
        }
        // A player's red is far from any other meaning.
        let Rgb { r, g, b } = palette.error;
        assert!(r / 2 < g.max(b), "{name}: the error is red");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Colour displayed by a terminal of this depth.
fn shown(depth: Depth, colour: Rgb) -> Rgb {
    use anstyle::{Ansi256Color, AnsiColor};
    use anstyle_lossy::{palette::DEFAULT, xterm_to_rgb};
    let nearest = depth.nearest(colour);
    let index = match nearest {
        Color::Indexed(index) => index,
        Color::Rgb(r, g, b) => return Rgb::new(r, g, b),
        _ => Ansi256Color::from_ansi(AnsiColor::try_from(nearest).unwrap()).index(),
    };
    let shown = xterm_to_rgb(index.into(), DEFAULT);
    Rgb::new(shown.0, shown.1, shown.2)
}

#[test]
fn with_fewer_colours_text_is_readable_and_colours_distinct() {
    let mut wrong = Vec::new();
    for (name, palette) in all() {
        for depth in [Depth::Ansi256, Depth::Ansi16] {
            let least = if depth == Depth::Ansi256 { 4.0 } else { 2.5 };
            for (what, text, ground) in texts(&palette) {
                let contrast = shown(depth, text).contrast(shown(depth, ground));
                if contrast < least {
                    wrong.push(format!("{name}, {depth:?}: {what} {contrast:.2}"));
                }
            }
            let Palette { first, second, error, .. } = palette;
            let mut apart = pairs(&palette);
            apart.push(("line, board", palette.line, palette.board));
            apart.push(("the sides' names", first.name, second.name));
            if !is_grey(&palette) {
                apart.push(("error, first.name", error, first.name));
                apart.push(("error, second.name", error, second.name));
            }
            for (what, one, two) in apart {
                if shown(depth, one) == shown(depth, two) {
                    wrong.push(format!("{name}, {depth:?}: {what}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn there_are_themes_for_dark_and_for_light_terminals() {
    let themes = Themes::default();
    let light: Vec<_> =
        themes.names().filter(|name| themes.find(name).unwrap().is_light()).collect();
    assert_eq!(light, ["classic-light", "paper"]);
}

#[test]
fn falling_discs_have_colours_of_their_own() {
    for (name, _) in SHIPPED {
        let stones = Theme::shipped(name);
        let mut theme = stones.clone();
        theme.dress(true);
        // Red and yellow: both have much red, and the second one as much green.
        let [first, second] = [theme.palette.first.stone, theme.palette.second.stone];
        let is_red = |Rgb { r, g, b }: Rgb| r / 2 > g && r / 2 > b;
        let is_yellow = |Rgb { r, g, b }: Rgb| g / 2 > b && r >= g && r / 2 < g;
        let has_colours = !is_grey(&stones.palette);
        assert_eq!((is_red(first), is_yellow(second)), (has_colours, has_colours), "{name}");
        assert_eq!(theme.stone(Stone::Second) != stones.stone(Stone::Second), has_colours);
        theme.dress(false);
        assert_eq!(theme, stones, "{name}");
    }
}

#[test]
fn without_colours_only_modifiers_are_used() {
    let Theme { name, palette, .. } = Theme::shipped(DEFAULT);
    let theme = Theme::new(&name, palette, Depth::None, GlyphSet::Ascii);
    for role in Role::ALL {
        let style = theme.style(role);
        assert_eq!((style.fg, style.bg), (None, None), "{role:?}");
    }
    assert_eq!(theme.style(Role::Win).add_modifier, Modifier::REVERSED);
}

#[test]
fn colours_map_to_the_nearest_of_the_terminal() {
    let red = Rgb::new(214, 62, 84);
    let found = [Depth::None, Depth::Ansi16, Depth::Ansi256, Depth::True].map(|it| it.nearest(red));
    let expected = [Color::Reset, Color::Red, Color::Indexed(167), Color::Rgb(214, 62, 84)];
    assert_eq!(found, expected);
    assert_eq!(Rgb::BLACK.mix(Rgb::WHITE, 128), Rgb::new(128, 128, 128));
    assert_eq!((red.mix(Rgb::WHITE, 0), red.mix(Rgb::WHITE, 255)), (red, Rgb::WHITE));
}

#[test]
fn mapping_to_sixteen_colours_keeps_the_hue() {
    let palette = Theme::shipped(DEFAULT).palette;
    let named = [
        (palette.second.stone, Color::Green),
        (palette.second.name, Color::LightGreen),
        (palette.first.name, Color::LightRed),
        (palette.frame, Color::Blue),
        (palette.win, Color::LightYellow),
        (palette.line, Color::DarkGray),
        (palette.ground, Color::Black),
        (Theme::shipped(DEFAULT_LIGHT).palette.text, Color::Black),
        (Theme::shipped("deuteranopia").palette.second.stone, Color::LightBlue),
    ];
    for (colour, expected) in named {
        assert_eq!(Depth::Ansi16.nearest(colour), expected, "{colour:?}");
    }
    // The lines of a wooden board are visible on it.
    let wood = Theme::shipped("wood").palette;
    assert_ne!(Depth::Ansi16.nearest(wood.line), Depth::Ansi16.nearest(wood.board));
}

#[test]
fn roles_are_listed_in_order() {
    assert!(Role::ALL.into_iter().enumerate().all(|(index, role)| role as usize == index));
}

#[test]
fn glyphs_are_one_column_wide_in_every_terminal() {
    for glyphs in [GlyphSet::Dots, GlyphSet::Ascii] {
        let all = [glyphs.empty(), glyphs.rule(), glyphs.pointer()];
        for glyph in all {
            assert_eq!((glyph.width(), glyph.width_cjk()), (Some(1), Some(1)), "{glyph}");
        }
    }
}
