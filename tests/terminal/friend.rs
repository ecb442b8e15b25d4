//! Games with a friend in two real terminals: through a socket, through a pipe, and through ssh.
//!
//! `GOMOKU_SSHD` names a server for ssh, which one test takes; in another, a shell stands in for ssh.

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use super::pty::{Pty, gomoku, wait_until};
use super::{Signal, home, signal};

/// Directory that both find the socket in.
fn meeting() -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o700)).unwrap();
    directory
}

/// Command of a player with this name.
fn player(name: &str, arguments: &[&str], home: &Path, meeting: &Path) -> CommandBuilder {
    let mut command = gomoku(arguments, home);
    command.env("XDG_RUNTIME_DIR", meeting);
    command.env("LOGNAME", name);
    command
}

/// Starts a player whose terminal keeps its last output.
fn start(name: &str, arguments: &[&str], home: &Path, meeting: &Path) -> Pty {
    let mut command = player(name, arguments, home, meeting);
    command.set_controlling_tty(false);
    Pty::start(command)
}

const HOST: [&str; 9] =
    ["host", "--size", "15", "--opening", "swap2", "--clock", "5m+3s", "--first", "me"];

/// Starts a host, and waits until it listens.
fn host(home: &Path, meeting: &Path) -> Pty {
    let ada = start("Ada", &HOST, home, meeting);
    ada.wait_for("Waiting for your friend.");
    ada
}

/// Lets the guest accept, and both begin.
fn begin(ada: &Pty, eve: &mut Pty) {
    eve.press_and_wait("", "Ada proposes a game:");
    eve.press_and_wait("\r", "The game with Ada begins.");
    ada.wait_for("The game with Eve begins.");
}

#[test]
fn a_host_may_lose_by_a_foul() {
    let (homes, meeting) = ([home(), home()], meeting());
    let arguments = ["host", "--size", "15", "--rule", "renju", "--first", "me"];
    let arguments = [&arguments[..], &["--opening", "free", "--foul", "loses"]].concat();
    let mut ada = start("Ada", &arguments, homes[0].path(), meeting.path());
    ada.wait_for("Waiting for your friend.");
    let mut eve = start("Eve", &["join"], homes[1].path(), meeting.path());
    begin(&ada, &mut eve);
    let players = [&mut ada, &mut eve];
    let cells = ["7,7", "0,0", "7,8", "0,2", "8,6", "0,4", "9,6", "14,14"];
    for (number, cell) in cells.iter().enumerate() {
        players[number % 2].press(&format!(":{cell}\r"));
        let next = ["Eve (O) to move", "Ada (X) to move"][number % 2];
        for player in &players {
            player.wait_for(next);
        }
    }
    // A double three.
    players[0].press(":7,6\r");
    for player in players {
        player.wait_for("Eve (O) wins");
    }
}

#[test]
fn a_swap2_game_with_clocks_survives_a_kill_and_the_rematch_counts() {
    let (homes, meeting) = ([home(), home()], meeting());
    let mut ada = host(homes[0].path(), meeting.path());
    let mut eve = start("Eve", &["join"], homes[1].path(), meeting.path());
    begin(&ada, &mut eve);
    for cell in ["7,7", "7,8", "8,8"] {
        ada.press(&format!(":{cell}\r"));
    }
    eve.wait_for("Eve decides");
    // Ada has placed three stones, and gets an increment.
    assert!(eve.text().contains("05:0"), "{}", eve.text());
    eve.press("2");
    ada.wait_for("Eve takes X.");
    ada.press(":9,9\r");
    eve.wait_for("Eve (X) to move");
    signal(&eve, Signal::KILL);
    eve.wait_for_end();
    ada.wait_for("Eve is away");
    let mut eve = start("Eve", &["join"], homes[1].path(), meeting.path());
    eve.wait_for("The game with Ada continues.");
    ada.wait_for("Eve is back.");
    eve.press(":6,6\r");
    ada.wait_for("Ada (O) to move");
    // So does the host.
    signal(&ada, Signal::KILL);
    ada.wait_for_end();
    eve.wait_for("Ada is away");
    let mut ada = start("Ada", &["host"], homes[0].path(), meeting.path());
    ada.wait_for("Waiting for your friend.");
    eve.press("j");
    ada.wait_for("The game with Eve continues.");
    eve.wait_for("Ada is back.");
    ada.press(":5,5\r");
    eve.wait_for("Eve (X) to move");
    ada.press("!y");
    eve.wait_for("Eve (X) wins by resignation");
    // A key at once would have been meant for the game.
    std::thread::sleep(Duration::from_millis(500));
    eve.press("\r");
    ada.press_and_wait("", "Eve asks for a rematch.");
    ada.press("y");
    for screen in [&ada, &eve] {
        screen.wait_for("Game 2");
    }
    // Eve opens now, and has won one. The host's program has the game before she moves.
    std::thread::sleep(Duration::from_millis(500));
    eve.press(":0,0\r");
    ada.wait_for("Eve places move 2");
    for screen in [&mut ada, &mut eve] {
        let text = screen.text();
        let line = text.lines().find(|line| line.contains("Eve")).unwrap().to_owned();
        assert!(line.contains(" 1 "), "{line}");
        screen.press("q");
        screen.wait_for_end();
        screen.check_restored();
    }
}

/// Program of the test's own at the other end of the host's socket.
struct Client {
    line: UnixStream,
    lines: BufReader<UnixStream>,
}

impl Client {
    fn join(meeting: &Path) -> Self {
        let line = UnixStream::connect(meeting.join("gomoku/play.sock")).unwrap();
        line.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
        Self { lines: BufReader::new(line.try_clone().unwrap()), line }
    }

    fn say(&mut self, text: &str) {
        self.line.write_all(text.as_bytes()).unwrap();
        self.line.write_all(b"\n").unwrap();
    }

    /// Next line, if one comes soon. Pings are answered, and returned, too.
    fn hear(&mut self) -> Option<String> {
        let mut line = String::new();
        self.lines.read_line(&mut line).ok()?;
        let line = line.trim_end().to_owned();
        if let Some(ping) = line.strip_prefix("ping ") {
            let number = ping.split(' ').next().unwrap().to_owned();
            self.say(&format!("pong {number}"));
        }
        Some(line).filter(|line| !line.is_empty())
    }

    fn wait_for(&mut self, start: &str) -> String {
        let mut found = None;
        wait_until("the line comes", || {
            found = self.hear().filter(|line| line.starts_with(start));
            found.is_some()
        });
        found.unwrap()
    }

    /// Accepts the game that the host proposes, whose seats are known.
    fn begin(&mut self) {
        self.say("gomoku-play 1 name=Mallory");
        let game = self.wait_for("game ");
        let id = game.split(' ').nth(1).unwrap().to_owned();
        self.say(&format!("accept {id}"));
        let sync = self.wait_for("sync ");
        self.say(&sync);
    }
}

#[test]
fn an_idle_game_costs_one_ping_in_a_while_and_no_output() {
    let (home, meeting) = (home(), meeting());
    let arguments =
        ["host", "--size", "15", "--opening", "free", "--clock", "none", "--first", "me"];
    let ada = start("Ada", &arguments, home.path(), meeting.path());
    ada.wait_for("Waiting for your friend.");
    let mut mallory = Client::join(meeting.path());
    mallory.begin();
    ada.wait_for("The game with Mallory begins.");
    // The first ping measures the lag.
    mallory.wait_for("ping ");
    ada.wait_for(" ms");
    std::thread::sleep(Duration::from_millis(300));
    let (bytes, start) = (ada.bytes(), Instant::now());
    let mut pings = Vec::new();
    while start.elapsed() < Duration::from_secs(33) {
        if let Some(line) = mallory.hear() {
            assert!(line.starts_with("ping "), "{line}");
            pings.push(start.elapsed());
        }
    }
    assert_eq!(pings.len(), 2, "{pings:?}");
    assert_eq!(ada.bytes(), bytes, "the screen is left alone");
}

#[test]
fn a_hostile_program_changes_nothing_and_the_terminal_is_whole() {
    let (home, meeting) = (home(), meeting());
    let arguments = ["host", "--size", "15", "--opening", "free", "--clock", "5m", "--first", "me"];
    let mut ada = start("Ada", &arguments, home.path(), meeting.path());
    ada.wait_for("Waiting for your friend.");
    let mut mallory = Client::join(meeting.path());
    mallory.begin();
    ada.wait_for("The game with Mallory begins.");
    ada.press(":7,7\r");
    mallory.wait_for("m 1 7,7");
    for line in [
        "m 2 7,7",
        "say \u{1b}[2J\u{1b}]0;title\u{7}\u{202e}evil",
        "gomoku-play 1 name=\u{1b}[31m",
        "m 3 1,1",
        "end 2 resign x",
        "back 2 0",
        "game 0000000000000001 kind=15 opening=free clock=none limit=full first=host score=9:9:9",
        "seat host \u{200f}",
        "\u{0}\u{1}\u{2}",
    ] {
        mallory.say(line);
    }
    ada.wait_for("evil");
    mallory.say("takeback 1 0");
    ada.wait_for("Mallory asks to take back the last move. Agree? (y/n)");
    ada.press("n");
    wait_until("the question is answered", || !ada.text().contains("Agree?"));
    // Further lines are too long, and too many.
    let _ = mallory.line.write_all("x".repeat(600).as_bytes());
    ada.wait_for("Mallory: away");
    let text = ada.text();
    assert!(text.contains("1  7,7") && text.contains("Mallory (O) to move"), "{text}");
    for control in ["\u{1b}]0;title", "\u{202e}", "\u{200f}"] {
        assert_eq!(ada.sent(control, 0), None, "{control:?} has reached the terminal");
    }
    for _ in 0..3 {
        let mut flood = Client::join(meeting.path());
        // The program may close the line before all of it is sent.
        let _ = flood.line.write_all("say flood\n".repeat(100_000).as_bytes());
    }
    ada.press_and_wait("?", "Moves");
    ada.press_and_wait("q", "Mallory (O) to move");
    ada.press("q");
    ada.wait_for_end();
    ada.check_restored();
}

#[test]
fn any_pipe_will_do() {
    let (homes, meeting) = ([home(), home()], meeting());
    let ada = host(homes[0].path(), meeting.path());
    let script = "mkfifo to from && \"$0\" host --stdio <to >from & \
                  while ! [ -p from ]; do sleep 0.1; done; exec \"$0\" join --stdio >to <from";
    let program = env!("CARGO_BIN_EXE_gomoku");
    let command = player("Eve", &[], homes[1].path(), meeting.path());
    let mut shell = CommandBuilder::new("sh");
    shell.args(["-c", script, program]);
    shell.env_clear();
    for (name, value) in command.iter_full_env_as_str() {
        shell.env(name, value);
    }
    shell.cwd(homes[1].path());
    let mut eve = Pty::start(shell);
    begin(&ada, &mut eve);
}

#[test]
fn without_a_host_the_reason_is_said() {
    let (home, meeting) = (home(), meeting());
    let mut eve = start("Eve", &["join"], home.path(), meeting.path());
    assert!(!eve.wait_for_end().success());
    eve.wait_for("gomoku host");
    eve.check_restored();
    // So is one that is there twice.
    let ada = host(home.path(), meeting.path());
    let other = super::home();
    let mut again = start("Ada", &["host"], other.path(), meeting.path());
    assert!(!again.wait_for_end().success());
    again.wait_for("already");
    drop(ada);
}

/// Server for ssh that listens on the loopback alone, in a directory of its own.
struct Server {
    child: Child,
    port: u16,
    directory: TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    fn start(sshd: &OsStr, meeting: &Path) -> Self {
        let directory = tempfile::tempdir().unwrap();
        let path = |name: &str| directory.path().join(name).display().to_string();
        for name in ["host_key", "user_key"] {
            let mut keygen = Command::new("ssh-keygen");
            keygen.args(["-q", "-t", "ed25519", "-N", "", "-f", &path(name)]);
            assert!(keygen.status().unwrap().success());
        }
        fs::copy(path("user_key.pub"), path("authorized")).unwrap();
        // A port that is free now.
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let config = format!(
            "Port {port}\nListenAddress 127.0.0.1\nHostKey {}\nAuthorizedKeysFile {}\n\
             PidFile none\nStrictModes no\nUsePAM no\nPasswordAuthentication no\n\
             PermitRootLogin yes\nSetEnv XDG_RUNTIME_DIR={}\n",
            path("host_key"),
            path("authorized"),
            meeting.display()
        );
        fs::write(path("config"), config).unwrap();
        let mut command = Command::new(sshd);
        command.args(["-D", "-e", "-f", &path("config")]);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.spawn().unwrap();
        let server = Self { child, port, directory };
        let start = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(start.elapsed() < Duration::from_secs(5), "{} does not listen", sshd.display());
            std::thread::sleep(Duration::from_millis(20));
        }
        server
    }

    /// Command of ssh that knows the key of this server and has one for it.
    fn ssh(&self) -> String {
        let path = |name: &str| self.directory.path().join(name).display().to_string();
        format!(
            "ssh -F none -i {} -o IdentitiesOnly=yes -o StrictHostKeyChecking=no \
             -o UserKnownHostsFile={}",
            path("user_key"),
            path("known")
        )
    }
}

/// Plays and breaks off a game through this command of ssh.
fn play_through(ssh: &str, address: &str, homes: &[TempDir; 2], meeting: &Path) {
    let mut ada = host(homes[0].path(), meeting);
    let join = |arguments: &[&str]| {
        let mut command = player("Eve", arguments, homes[1].path(), meeting);
        command.env("GOMOKU_SSH", ssh);
        command.set_controlling_tty(false);
        Pty::start(command)
    };
    let mut eve = join(&["join", address]);
    begin(&ada, &mut eve);
    ada.press(":7,7\r");
    eve.wait_for("Ada places move 2");
    signal(&eve, Signal::KILL);
    eve.wait_for_end();
    ada.wait_for("Eve is away");
    let eve = join(&["join", address]);
    eve.wait_for("The game with Ada continues.");
    ada.wait_for("Eve is back.");
    // Somebody watches.
    let watches = join(&["watch", address]);
    watches.wait_for("You are watching.");
    ada.press(":7,8\r");
    for screen in [&eve, &watches] {
        screen.wait_for("Ada places move 3");
    }
}

#[test]
#[ignore = "takes a server for ssh"]
fn a_game_through_ssh() {
    let (homes, meeting) = ([home(), home()], meeting());
    let program = env!("CARGO_BIN_EXE_gomoku");
    let sshd = std::env::var_os("GOMOKU_SSHD").expect("GOMOKU_SSHD names a server for ssh");
    let server = Server::start(&sshd, meeting.path());
    let address = format!("ssh://127.0.0.1:{}{program}", server.port);
    play_through(&server.ssh(), &address, &homes, meeting.path());
}

#[test]
fn a_game_through_a_shell_in_place_of_ssh() {
    let (homes, meeting) = ([home(), home()], meeting());
    let program = env!("CARGO_BIN_EXE_gomoku");
    let shell = homes[1].path().join("shell");
    let script = "#!/bin/sh\nwhile [ \"$1\" != -- ]; do shift; done\nshift 2\nexec sh -c \"$*\"\n";
    fs::write(&shell, script).unwrap();
    fs::set_permissions(&shell, fs::Permissions::from_mode(0o755)).unwrap();
    let address = format!("ssh://box{program}");
    play_through(&shell.display().to_string(), &address, &homes, meeting.path());
}
