//! Input and output of a good engine, spoiled by a fault.

use std::io::{self, BufReader, Read, Write};
use std::process::exit;
use std::sync::Mutex;
use std::time::Duration;

use super::fault::Fault;
use super::forever;

/// Number of moves before the faults that come late in a game.
const SOME_MOVES: u32 = 4;
/// Lines of a flood.
const FLOOD: usize = 5_000;

/// Cell of the opponent's last move.
static OPPONENTS: Mutex<Option<String>> = Mutex::new(None);

/// Input that leaves out what the engine does not hear.
pub struct Input<R> {
    fault: Fault,
    lines: BufReader<R>,
    /// Rest of the last line.
    line: Vec<u8>,
}

impl<R: Read> Input<R> {
    pub fn new(fault: Fault, input: R) -> Self {
        Self { fault, lines: BufReader::new(input), line: Vec::new() }
    }

    /// Reads a line with its end, CR or LF.
    fn read_line(&mut self) -> io::Result<()> {
        for byte in self.lines.by_ref().bytes() {
            let byte = byte?;
            self.line.push(byte);
            if matches!(byte, b'\r' | b'\n') {
                break;
            }
        }
        Ok(())
    }
}

impl<R: Read> Read for Input<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.line.is_empty() {
            self.read_line()?;
            if self.line.is_empty() {
                return Ok(0);
            }
            let text = String::from_utf8_lossy(&self.line).to_ascii_uppercase();
            if let Some(cell) = text.strip_prefix("TURN ")
                && let Ok(mut last) = OPPONENTS.lock()
            {
                *last = Some(cell.trim().to_owned());
            }
            match self.fault {
                Fault::HangsAtStart if text.contains("START ") => self.line.clear(),
                Fault::RefusesRule if text.starts_with("INFO RULE") => {
                    self.line = b"INFO RULE a\n".to_vec();
                    writeln!(io::stdout(), "ERROR there is no such rule")?;
                }
                _ => {}
            }
        }
        let count = self.line.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.line[..count]);
        self.line.drain(..count);
        Ok(count)
    }
}

/// Output that adds faults to the lines of the engine.
pub struct Output {
    fault: Fault,
    /// Time by which late moves are late.
    late: Duration,
    line: Vec<u8>,
    /// Number of moves so far.
    moves: u32,
}

impl Output {
    pub const fn new(fault: Fault, late: Duration) -> Self {
        Self { fault, late, line: Vec::new(), moves: 0 }
    }

    fn spoiled(&mut self, line: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if self.fault == Fault::SilentToUnknown && line.starts_with("UNKNOWN") {
            return Ok(());
        }
        let is_move = line.split(',').all(|word| word.parse::<u8>().is_ok());
        if !is_move {
            return writeln!(out, "{line}");
        }
        self.moves += 1;
        let is_after_some = self.moves > SOME_MOVES;
        match self.fault {
            Fault::HangsAtMove if is_after_some => Ok(()),
            Fault::Dies if is_after_some => exit(3),
            Fault::Floods => {
                (0..FLOOD).try_for_each(|number| writeln!(out, "MESSAGE line {number}"))?;
                writeln!(out, "{line}")
            }
            Fault::EndlessLine => loop {
                write!(out, "endless ")?;
            },
            Fault::OffBoard => writeln!(out, "99,99"),
            Fault::Occupied => {
                let last = OPPONENTS.lock().ok().and_then(|last| last.clone());
                writeln!(out, "{}", last.as_deref().unwrap_or(line))
            }
            Fault::AnswersTwice => writeln!(out, "{line}\n{line}"),
            Fault::Late => {
                std::thread::sleep(self.late);
                writeln!(out, "{line}")
            }
            Fault::EscapeCodes => {
                out.write_all(b"MESSAGE \x1b[2J\x1b[31mred \xff\xfe \x9b31m\x07\r\n")?;
                writeln!(out, "{line}")
            }
            _ => writeln!(out, "{line}"),
        }?;
        out.flush()?;
        if self.fault == Fault::HangsAtMove && is_after_some {
            forever();
        }
        Ok(())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8_lossy(&std::mem::take(&mut self.line)).into_owned();
                self.spoiled(line.trim_end())?;
            } else {
                self.line.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}
