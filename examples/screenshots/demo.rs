//! Animation in the README: the program itself in a pseudo-terminal, frame by frame.

use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// Argument that makes this example the program.
pub const PLAY: &str = "--play";

const COLUMNS: u16 = 120;
const ROWS: u16 = 40;
/// Time to wait for a text on the screen. A review takes the longest.
const PATIENCE: Duration = Duration::from_secs(120);
/// Time without output after which a frame is complete.
const QUIET: Duration = Duration::from_millis(120);

/// Frame of the picture, and how long it is shown, in milliseconds.
pub struct Shot {
    pub frame: Buffer,
    pub hold: u32,
}

/// Step of the script.
enum Step {
    /// Sends keys, and shows the frame after them.
    Keys(&'static str, u32),
    /// Moves the cursor to a cell, by column and row from its place, and plays there. Then the
    /// computer answers.
    Play(i8, i8),
    /// Waits for a text, and shows the frame.
    Wait(&'static str, u32),
    /// Waits until a text is gone, and shows the frame.
    Gone(&'static str, u32),
    /// Keeps the frame as a picture with this name.
    Still(&'static str),
}

use Step::{Gone, Keys, Play, Still, Wait};

include!("script.rs");

/// Frames of the script.
pub struct Film {
    pub shots: Vec<Shot>,
    /// Frames that are pictures of their own, with their names.
    pub stills: Vec<(&'static str, Buffer)>,
}

/// Plays the script.
///
/// # Errors
/// Fails if there is no pseudo-terminal, or if the program does not show what the script expects.
pub fn film() -> anyhow::Result<Film> {
    let home = tempfile::tempdir()?;
    let settings = home.path().join("config/gomoku");
    std::fs::create_dir_all(&settings)?;
    std::fs::write(settings.join("settings.toml"), SETTINGS)?;
    let size = PtySize { rows: ROWS, cols: COLUMNS, pixel_width: 0, pixel_height: 0 };
    let pty = native_pty_system().openpty(size)?;
    let mut command = CommandBuilder::new(std::env::current_exe()?);
    command.args([PLAY, "--seed", SEED]);
    command.env_clear();
    command.env("HOME", home.path());
    for (name, folder) in [
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_DATA_HOME", "data"),
        ("XDG_STATE_HOME", "state"),
        ("XDG_CACHE_HOME", "cache"),
    ] {
        command.env(name, home.path().join(folder));
    }
    command.env("TERM", "xterm-256color");
    command.env("COLORTERM", "truecolor");
    command.env("LC_ALL", "C.UTF-8");
    let mut child = pty.slave.spawn_command(command)?;
    drop(pty.slave);
    let mut reader = pty.master.try_clone_reader()?;
    let (send, output) = mpsc::channel();
    #[expect(clippy::disallowed_methods, reason = "reads the terminal")]
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(length @ 1..) = reader.read(&mut bytes) {
            if send.send(bytes[..length].to_vec()).is_err() {
                break;
            }
        }
    });
    let mut stage = Stage {
        screen: vt100::Parser::new(
            NonZeroU16::new(ROWS).unwrap_or(NonZeroU16::MIN),
            NonZeroU16::new(COLUMNS).unwrap_or(NonZeroU16::MIN),
            0,
        ),
        output,
        writer: pty.master.take_writer()?,
        film: Film { shots: Vec::new(), stills: Vec::new() },
    };
    let played = SCRIPT.iter().try_for_each(|step| stage.play(step));
    let _ = child.kill();
    child.wait()?;
    played?;
    Ok(stage.film)
}

struct Stage {
    screen: vt100::Parser,
    output: Receiver<Vec<u8>>,
    writer: Box<dyn Write + Send>,
    film: Film,
}

impl Stage {
    fn play(&mut self, step: &Step) -> anyhow::Result<()> {
        match *step {
            Keys(keys, hold) => {
                self.send(keys)?;
                self.shoot(hold);
            }
            Play(columns, rows) => {
                for (steps, keys) in [(columns, ["\x1b[D", "\x1b[C"]), (rows, ["\x1b[A", "\x1b[B"])]
                {
                    for _ in 0..steps.unsigned_abs() {
                        self.send(keys[usize::from(steps > 0)])?;
                        self.shoot(70);
                    }
                }
                self.send("\r")?;
                self.shoot(450);
                self.until(|text| !text.contains(THINKING))?;
                self.shoot(650);
            }
            Wait(text, hold) => {
                self.until(|screen| screen.contains(text))?;
                self.shoot(hold);
            }
            Gone(text, hold) => {
                self.until(|screen| !screen.contains(text))?;
                self.shoot(hold);
            }
            Still(name) => self.film.stills.push((name, frame(self.screen.screen()))),
        }
        Ok(())
    }

    fn send(&mut self, keys: &str) -> anyhow::Result<()> {
        self.writer.write_all(keys.as_bytes())?;
        self.settle();
        Ok(())
    }

    /// Takes the output of the program, until it pauses.
    fn settle(&mut self) {
        while let Ok(bytes) = self.output.recv_timeout(QUIET) {
            self.screen.process(&bytes);
        }
    }

    #[expect(clippy::disallowed_methods, reason = "gives up after a time")]
    fn until(&mut self, is_there: impl Fn(&str) -> bool) -> anyhow::Result<()> {
        let start = Instant::now();
        loop {
            self.settle();
            let text = self.screen.screen().contents();
            if is_there(&text) {
                return Ok(());
            }
            anyhow::ensure!(start.elapsed() < PATIENCE, "the screen is not as expected:\n{text}");
        }
    }

    fn shoot(&mut self, hold: u32) {
        let frame = frame(self.screen.screen());
        match self.film.shots.last_mut() {
            Some(last) if last.frame == frame => last.hold += hold,
            _ => self.film.shots.push(Shot { frame, hold }),
        }
    }
}

fn frame(screen: &vt100::Screen) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, COLUMNS, ROWS));
    for y in 0..ROWS {
        for x in 0..COLUMNS {
            let Some(cell) = screen.cell(y, x) else { continue };
            let mut style = Style::new().fg(colour(cell.fgcolor())).bg(colour(cell.bgcolor()));
            for (is_set, modifier) in [
                (cell.bold(), Modifier::BOLD),
                (cell.italic(), Modifier::ITALIC),
                (cell.underline(), Modifier::UNDERLINED),
                (cell.inverse(), Modifier::REVERSED),
                (cell.dim(), Modifier::DIM),
            ] {
                if is_set {
                    style = style.add_modifier(modifier);
                }
            }
            let symbol = if cell.has_contents() { cell.contents() } else { " " };
            buffer[(x, y)].set_symbol(symbol).set_style(style);
        }
    }
    buffer
}

fn colour(colour: vt100::Color) -> Color {
    match colour {
        vt100::Color::Rgb(r, g, b) => Color::Rgb(r, g, b),
        vt100::Color::Idx(index) => Color::Indexed(index),
        vt100::Color::Default => Color::Reset,
    }
}
