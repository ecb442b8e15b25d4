//! The built program in a real pseudo-terminal, and its screen.

use std::fs;
use std::io::{self, Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::process;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{
    Child, CommandBuilder, ExitStatus, MasterPty, PtyPair, PtySize, SlavePty, native_pty_system,
};
use vt100::MouseProtocolMode;

/// Maximum time of anything on a busy machine, before a test fails.
const PATIENCE: Duration = Duration::from_secs(30);

pub const COLS: NonZeroU16 = NonZeroU16::new(80).unwrap();
pub const ROWS: NonZeroU16 = NonZeroU16::new(24).unwrap();

/// Terminal of 80x24 with a program in it.
pub struct Pty {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    seen: Arc<Output>,
    /// End of the program, held open so that its last output is not lost when it ends.
    _slave: Box<dyn SlavePty + Send>,
    /// Settings of the line discipline before the program started.
    modes: String,
}

/// Settings of the line discipline.
fn modes(master: &dyn MasterPty) -> String {
    let termios = master.get_termios().unwrap();
    format!("{:?} {:?} {:?}", termios.input_flags, termios.output_flags, termios.local_flags)
}

/// Output of the program, collected by a thread that reads continuously.
struct Output {
    seen: Mutex<Seen>,
    has_more: Condvar,
}

struct Seen {
    screen: vt100::Parser,
    bytes: Vec<u8>,
}

/// Creates a command with the environment of an ordinary terminal, and a home of its own.
pub fn command(program: &str, arguments: &[&str], home: &Path) -> CommandBuilder {
    let mut command = CommandBuilder::new(program);
    command.args(arguments);
    command.env_clear();
    command.env("PATH", std::env::var("PATH").unwrap_or_default());
    command.env("TERM", "xterm-256color");
    command.env("LANG", "C.UTF-8");
    command.env("HOME", home);
    command.env("XDG_DATA_HOME", home.join("data"));
    command.env("XDG_STATE_HOME", home.join("state"));
    command.env("TMPDIR", home.join("tmp"));
    command.cwd(home);
    command
}

/// Creates the command of the program itself.
pub fn gomoku(arguments: &[&str], home: &Path) -> CommandBuilder {
    command(env!("CARGO_BIN_EXE_gomoku"), arguments, home)
}

/// Opens both ends of a pseudo-terminal. Reading from the master ends with the program, once the
/// slave is dropped.
pub fn open() -> PtyPair {
    open_sized(COLS.get(), ROWS.get())
}

fn open_sized(cols: u16, rows: u16) -> PtyPair {
    native_pty_system().openpty(PtySize { rows, cols, ..PtySize::default() }).unwrap()
}

/// Terminal that is read by hand. Dropping it and the master closes the terminal.
pub struct View {
    reader: Box<dyn Read + Send>,
    writer: Box<dyn Write + Send>,
    screen: vt100::Parser,
}

impl View {
    /// Creates a view of a terminal.
    pub fn new(master: &dyn MasterPty) -> Self {
        let reader = master.try_clone_reader().unwrap();
        let writer = master.take_writer().unwrap();
        Self { reader, writer, screen: vt100::Parser::new(ROWS, COLS, 0) }
    }

    /// Types these bytes.
    pub fn press(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
    }

    /// Reads the next bytes, and returns their number.
    pub fn read(&mut self) -> usize {
        let mut buffer = [0; 4096];
        let count = self.reader.read(&mut buffer).unwrap();
        self.screen.process(&buffer[..count]);
        count
    }

    /// Reads until this text is on the screen.
    #[track_caller]
    pub fn read_until(&mut self, part: &str) {
        while !self.screen.screen().contents().contains(part) {
            let count = self.read();
            assert!(count > 0, "{part:?} does not come in\n{}", self.screen.screen().contents());
        }
    }
}

/// Polls until the condition is true.
#[track_caller]
pub fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "waited in vain until {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// Waits for a while, during which nothing should happen, or something may.
pub fn pause() {
    thread::sleep(Duration::from_millis(300));
}

impl Pty {
    /// Starts this command.
    pub fn start(command: CommandBuilder) -> Self {
        Self::sized(command, COLS.get(), ROWS.get())
    }

    /// Starts a command in a terminal of this size.
    pub fn sized(command: CommandBuilder, cols: u16, rows: u16) -> Self {
        Self::on(open_sized(cols, rows), command)
    }

    /// Starts a command in this terminal.
    fn on(PtyPair { master, slave }: PtyPair, command: CommandBuilder) -> Self {
        let modes = modes(&*master);
        let child = slave.spawn_command(command).unwrap();
        let PtySize { rows, cols, .. } = master.get_size().unwrap();
        let screen = vt100::Parser::new(rows.try_into().unwrap(), cols.try_into().unwrap(), 0);
        let seen = Mutex::new(Seen { screen, bytes: Vec::new() });
        let seen = Arc::new(Output { seen, has_more: Condvar::new() });
        let mut reader = master.try_clone_reader().unwrap();
        let writer = master.take_writer().unwrap();
        let watched = Arc::clone(&seen);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                let mut seen = watched.seen.lock().unwrap();
                seen.bytes.extend(&buffer[..count]);
                seen.screen.process(&buffer[..count]);
                watched.has_more.notify_all();
            }
        });
        Self { master, writer, child, seen, _slave: slave, modes }
    }

    /// Starts the program with these arguments, so that all of its output is received.
    ///
    /// The terminal is not its controlling one: when the leader of a session with a controlling
    /// terminal ends, Linux drops everything that the other end has not read yet. Tests that need
    /// the signals of a terminal (a resize, a hang-up, Ctrl-Z) start [`gomoku`] themselves.
    pub fn gomoku(arguments: &[&str], home: &Path) -> Self {
        let mut command = gomoku(arguments, home);
        command.set_controlling_tty(false);
        Self::start(command)
    }

    /// Starts the program in a terminal where keys are only keys, even while it is restored: Ctrl-C
    /// sends no signal and discards no output, and Ctrl-S does not stop it.
    pub fn gomoku_unstopped(arguments: &[&str], home: &Path) -> Self {
        let pair = open();
        let terminal = fs::File::open(pair.master.tty_name().unwrap()).unwrap();
        let mut stty = process::Command::new("stty");
        assert!(stty.args(["noflsh", "-ixon"]).stdin(terminal).status().unwrap().success());
        let mut command = gomoku(arguments, home);
        command.set_controlling_tty(false);
        Self::on(pair, command)
    }

    /// Types these bytes.
    pub fn press(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    /// Takes the writer of typed bytes. After this, nothing else can be typed.
    pub fn take_writer(&mut self) -> Box<dyn Write + Send> {
        std::mem::replace(&mut self.writer, Box::new(io::sink()))
    }

    /// Returns a function that counts the bytes typed and not read yet.
    pub fn waiting(&self) -> impl Fn() -> u64 + Send + 'static {
        let terminal = fs::File::open(self.master.tty_name().unwrap()).unwrap();
        move || rustix::io::ioctl_fionread(&terminal).unwrap_or_default()
    }

    /// Returns a function that checks whether the program has taken over the terminal: the
    /// alternate screen.
    pub fn is_taken(&self) -> impl Fn() -> bool + Send + 'static {
        let seen = Arc::clone(&self.seen);
        move || seen.seen.lock().unwrap().screen.screen().alternate_screen()
    }

    /// Types much more than a terminal holds at once, as fast as the program reads it.
    pub fn press_slowly(&mut self, keys: impl AsRef<[u8]>) {
        for part in keys.as_ref().chunks(256) {
            self.writer.write_all(part).unwrap();
        }
        self.writer.flush().unwrap();
    }

    /// Text on the screen.
    pub fn text(&self) -> String {
        self.seen.seen.lock().unwrap().screen.screen().contents()
    }

    /// Background of the first cell of the screen.
    pub fn ground(&self) -> vt100::Color {
        let seen = self.seen.seen.lock().unwrap();
        seen.screen.screen().cell(0, 0).map_or(vt100::Color::Default, vt100::Cell::bgcolor)
    }

    /// Number of bytes sent so far.
    pub fn bytes(&self) -> usize {
        self.seen.seen.lock().unwrap().bytes.len()
    }

    /// All bytes sent so far.
    pub fn all(&self) -> Vec<u8> {
        self.seen.seen.lock().unwrap().bytes.clone()
    }

    /// Position at which this was first sent, after this many bytes.
    pub fn sent(&self, bytes: &str, after: usize) -> Option<usize> {
        let seen = self.seen.seen.lock().unwrap();
        let mut places = seen.bytes.windows(bytes.len()).enumerate().skip(after);
        places.find(|(_, window)| *window == bytes.as_bytes()).map(|(place, _)| place)
    }

    /// Waits until this text is on the screen.
    #[track_caller]
    pub fn wait_for(&self, part: &str) {
        let is_missing = |seen: &mut Seen| !seen.screen.screen().contents().contains(part);
        let seen = self.seen.seen.lock().unwrap();
        let waited = self.seen.has_more.wait_timeout_while(seen, PATIENCE, is_missing).unwrap();
        let text = waited.0.screen.screen().contents();
        assert!(!waited.1.timed_out(), "{part:?} does not come in\n{text}");
    }

    /// Checks whether this text appears on the screen soon.
    pub fn shows_soon(&self, part: &str) -> bool {
        pause();
        self.text().contains(part)
    }

    /// Presses keys, and waits for their result.
    #[track_caller]
    pub fn press_and_wait(&mut self, keys: &str, part: &str) {
        self.press(keys);
        self.wait_for(part);
    }

    /// Resizes the terminal.
    pub fn resize(&self, cols: u16, rows: u16) {
        // Nothing may be read into a screen of the old size in between.
        let mut seen = self.seen.seen.lock().unwrap();
        let (height, width) = (rows.try_into().unwrap(), cols.try_into().unwrap());
        seen.screen.screen_mut().set_size(height, width);
        self.master.resize(PtySize { rows, cols, ..PtySize::default() }).unwrap();
    }

    /// Id of the process.
    pub fn pid(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Checks whether the program receives mouse events, including movements.
    pub fn has_mouse(&self) -> bool {
        let seen = self.seen.seen.lock().unwrap();
        seen.screen.screen().mouse_protocol_mode() == MouseProtocolMode::AnyMotion
    }

    /// Checks that the terminal is as a shell expects it: no alternate screen, a visible cursor, no
    /// bracketed paste, no mouse capture, and the line discipline's own settings.
    #[track_caller]
    pub fn check_restored(&self) {
        let left = || {
            let seen = self.seen.seen.lock().unwrap();
            let screen = seen.screen.screen();
            let modes = [
                ("the alternate screen", screen.alternate_screen()),
                ("no cursor", screen.hide_cursor()),
                ("bracketed paste", screen.bracketed_paste()),
                ("the mouse", screen.mouse_protocol_mode() != MouseProtocolMode::None),
            ];
            modes.into_iter().filter(|(_, is_set)| *is_set).map(|(name, _)| name).collect()
        };
        // The last bytes may still be on their way.
        let start = Instant::now();
        let mut modes_left: Vec<&str> = left();
        while !modes_left.is_empty() {
            let all = self.all();
            let last = String::from_utf8_lossy(&all[all.len().saturating_sub(500)..]).into_owned();
            assert!(start.elapsed() < PATIENCE, "{modes_left:?} is left after {last:?}");
            thread::sleep(Duration::from_millis(5));
            modes_left = left();
        }
        assert_eq!(modes(&*self.master), self.modes);
    }

    /// Checks whether the process has ended.
    pub fn has_ended(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }

    /// Waits for the end of the process.
    #[track_caller]
    pub fn wait_for_end(&mut self) -> ExitStatus {
        let mut status = None;
        wait_until("the program ends", || {
            status = self.child.try_wait().unwrap();
            status.is_some()
        });
        status.unwrap()
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}
