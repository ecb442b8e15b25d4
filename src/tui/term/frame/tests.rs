use super::*;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::{Terminal, TerminalOptions, Viewport};

/// Draws `x` in this style between plain cells, and returns the bytes from there on.
fn drawn(style: Style) -> String {
    let frame = Frame::default();
    let options = TerminalOptions { viewport: Viewport::Fixed(Rect::new(0, 0, 5, 1)) };
    let backend = CrosstermBackend::new(frame.clone());
    let mut terminal = Terminal::with_options(backend, options).unwrap();
    terminal.draw(|frame| _ = frame.buffer_mut()[(0, 0)].set_symbol("x").set_style(style)).unwrap();
    String::from_utf8(frame.take()).unwrap().replace('\u{1b}', "^")
}

/// Checks the bytes sent between the place of `x` and `x`.
#[track_caller]
fn check(style: Style, expected: &str) {
    ratatui::crossterm::style::force_color_output(true);
    let sent = drawn(style);
    assert_eq!(sent, format!("^[1;1H{expected}x^[39m^[49m^[0m^[?25l"));
}

#[test]
fn the_sixteen_colours_have_basic_codes() {
    let style = Style::new();
    check(style, "");
    check(style.fg(Color::Red), "^[31;49m");
    check(style.fg(Color::LightRed).bg(Color::Gray), "^[91;47m");
    check(style.fg(Color::Black).bg(Color::White), "^[30;107m");
    check(style.bg(Color::Indexed(15)), "^[39;107m");
    check(style.fg(Color::Indexed(16)).bg(Color::DarkGray), "^[38;5;16;100m");
    check(style.fg(Color::Rgb(5, 5, 1)).bg(Color::Rgb(38, 5, 59)), "^[38;2;5;5;1;48;2;38;5;59m");
}

#[test]
fn other_sequences_are_unchanged() {
    for frame in
        ["", "m", "38;5;1m", "\u{1b}[2;1Hm", "\u{1b}[?25l59m", "\u{1b}[38;5", "\u{1b}[300m"]
    {
        assert_eq!(basic_colours(frame), frame);
    }
    assert_eq!(basic_colours("\u{1b}[59m\u{1b}[38;5mx\u{1b}[1;59;4m"), "\u{1b}[38;5mx\u{1b}[1;4m");
}
