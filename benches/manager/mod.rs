//! Brain that has just been started, with its pipes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Manager that requests moves from a brain. The brain ends with it.
pub struct Manager {
    pub child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Manager {
    /// Starts a brain on 15x15 with these settings: the program that was built, unless another one
    /// is named.
    pub fn start(program: Option<&str>, infos: &str) -> Self {
        let mut command = Command::new(program.unwrap_or(env!("CARGO_BIN_EXE_gomoku")));
        command.arg("brain").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let mut manager = Self { child, input, output: BufReader::new(output) };
        assert_eq!(manager.ask("START 15"), "OK");
        manager.say(infos);
        manager
    }

    fn say(&mut self, command: &str) {
        self.input.write_all(format!("{command}\n").as_bytes()).unwrap();
    }

    pub fn ask(&mut self, command: &str) -> String {
        self.say(command);
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "the brain has left");
            if !line.starts_with("MESSAGE") && !line.starts_with("DEBUG") {
                return line.trim_end().to_owned();
            }
        }
    }
}

impl Drop for Manager {
    fn drop(&mut self) {
        self.say("END");
        self.child.wait().unwrap();
    }
}
