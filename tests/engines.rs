//! Engines with faults, and the guard that ends them.
//!
//! `examples/fake` is built by `cargo test`, or by `cargo build --example fake`.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "waits for processes")]

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use gomoku::external::{Client, ExternalPlayer, Log, MoveClock, Program};
use gomoku::game::Target;
use gomoku::player::{Answer, Failure, Limits, NoMove, PlayerWorker, Response, Ticket};
use gomoku::rules::opening::OpeningRule;
use gomoku::rules::{Game, Rule, Turn, Variant, parse_moves};
use gomoku::settings::engines::{Dialect, Swap2, Terms};

/// Long enough for any machine; reached only if a test fails.
const PATIENCE: Duration = Duration::from_secs(60);

fn guard() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_gomoku"))
}

fn fake(fault: &str) -> Program {
    let path =
        guard().with_file_name("examples").join(format!("fake{}", std::env::consts::EXE_SUFFIX));
    let command = vec![path.to_str().unwrap().to_owned(), fault.to_owned()];
    Program { command, keeps_errors: true, ..Program::default() }
}

fn terms() -> Terms {
    Terms { turn: Duration::from_millis(50), memory: Some(64 << 20), ..Terms::default() }
}

fn clock() -> MoveClock {
    let turn = terms().turn;
    MoveClock { turn, left: None, patience: Duration::from_millis(500) }
}

fn client(fault: &str) -> Client {
    Client::start(guard(), &fake(fault), terms(), Log::default()).unwrap()
}

/// Lets an engine play both sides for this many moves. Returns the game so far, and how it ended.
fn play(client: &mut Client, game: &mut Game, moves: usize) -> Result<(), String> {
    for _ in 0..moves {
        let answer = client.choose(game, &clock(), &mut |_| {}, &|| false);
        let answered = answer.map_err(|fault| fault.to_string())?.unwrap();
        game.play(answered.point).unwrap();
    }
    Ok(())
}

/// Answers of our own for the other side, far from the middle.
fn reply(game: &mut Game) {
    let free = game.legal_moves().find(|point| point.row % 2 == 0 && point.col % 3 == 0).unwrap();
    game.play(free).unwrap();
}

/// Plays against an engine until it fails, and returns what is said of it.
fn fault(name: &str) -> String {
    let mut client = client(name);
    let mut game = Game::new(Variant::GOMOKU_15);
    for _ in 0..6 {
        let before = game.clone();
        if let Err(fault) = play(&mut client, &mut game, 1) {
            assert_eq!(game.moves(), before.moves());
            return fault;
        }
        if game.status().to_move().is_none() {
            break;
        }
        reply(&mut game);
    }
    String::new()
}

#[test]
fn an_engine_without_faults_plays() {
    let mut client = client("none");
    let about = client.about().unwrap().unwrap();
    assert_eq!(about.name, "Gomoku");
    let mut game = Game::new(Variant::GOMOKU_15);
    play(&mut client, &mut game, 1).unwrap();
    reply(&mut game);
    play(&mut client, &mut game, 1).unwrap();
    // Undo, a longer game, another board and another rule need no more than another start.
    game.undo();
    play(&mut client, &mut game, 3).unwrap();
    let mut game = parse_moves("h8i9", Variant::GOMOKU_15.with_rule(Rule::Standard)).unwrap();
    play(&mut client, &mut game, 2).unwrap();
    play(&mut client, &mut Game::new(Variant::GOMOKU_19), 2).unwrap();
}

/// An engine in `sh`, whose line takes a tenth of a second for its name and for its move.
#[cfg(unix)]
fn far() -> Program {
    const SCRIPT: &str = r#"
        while read -r line; do
            case $line in
            ABOUT*) sleep 0.1; echo 'name="Far"' ;;
            START*) echo OK ;;
            BEGIN*) sleep 0.1; echo 'MESSAGE depth 5 ev 12 tm 0'; echo 7,7 ;;
            esac
        done"#;
    let command = ["sh", "-c", SCRIPT].map(str::to_owned).to_vec();
    Program { command, ..Program::default() }
}

/// Latency of its line.
#[cfg(unix)]
const LINE: Duration = Duration::from_millis(100);

#[cfg(unix)]
#[test]
fn the_latency_of_the_line_is_told_and_does_not_count() {
    let mut client = Client::start(guard(), &far(), terms(), Log::default()).unwrap();
    client.about().unwrap().unwrap();
    let (mut heard, asked) = (Vec::new(), Instant::now());
    let mut hear = |said: &gomoku::player::Said| heard.push(said.latency);
    let clock = MoveClock { patience: PATIENCE, ..clock() };
    let game = Game::new(Variant::GOMOKU_15);
    let answer = client.choose(&game, &clock, &mut hear, &|| false).unwrap().unwrap();
    let (whole, latency) = (asked.elapsed(), answer.said.unwrap().latency);
    assert!(latency >= LINE && answer.took + latency <= whole, "{latency:?} of {whole:?}");
    // It is told once, when the move is there.
    assert_eq!(heard, [Duration::ZERO, latency]);
}

/// The flag would fall while its answer is on the way.
#[cfg(unix)]
#[test]
fn the_time_of_the_line_is_not_left_to_the_engine() {
    let log = Log::default();
    let (mut seat, answers) = seat_with(far(), terms(), log.clone());
    let left = Duration::from_secs(60);
    let limits = Limits { left: Some(left), ..Limits::default() };
    seat.ask(Ticket(0), Game::new(Variant::GOMOKU_15), limits).unwrap();
    assert!(matches!(next(&answers), Response::Move { .. }));
    let lines = log.lines();
    let told = lines.iter().find_map(|line| line.text.strip_prefix("INFO time_left ")).unwrap();
    // Its name was asked for twice, and its move takes a line more.
    assert!(Duration::from_millis(told.parse().unwrap()) + 3 * LINE <= left, "{told}");
}

#[test]
fn a_game_that_was_left_is_started_again() {
    let log = Log::default();
    let mut client = Client::start(guard(), &fake("none"), terms(), log.clone()).unwrap();
    let mut game = Game::new(Variant::GOMOKU_15);
    let starts = || log.lines().iter().filter(|line| line.text == "START 15").count();
    for (leaves, expected) in [(false, 1), (false, 1), (true, 2)] {
        if leaves {
            client.leave_game();
        }
        play(&mut client, &mut game, 1).unwrap();
        reply(&mut game);
        assert_eq!(starts(), expected);
    }
}

#[test]
fn every_fault_is_said_in_plain_words() {
    let expected = [
        ("hangs-at-start", "it did not start a game within 5 s"),
        ("hangs-at-move", "no move within 850 ms"),
        ("dies", "it has ended (status 3)"),
        ("floods", "it prints more than can be read"),
        ("endless-line", "it prints more than can be read"),
        ("off-board", "it played 99,99, which is not allowed: that is off the board"),
        ("refuses-rule", "it does not know the rule freestyle: there is no such rule"),
        ("never-reads", "it did not start a game within 5 s"),
        ("late", "no move within 850 ms"),
        ("answers-twice", ""),
        ("silent-to-unknown", ""),
        ("leaves-child", ""),
        ("stays", ""),
        ("escape-codes", ""),
        ("occupied", "it played A15, which is not allowed: there is already a stone there"),
    ];
    let faults: Vec<String> = std::thread::scope(|scope| {
        let started = expected.map(|(name, _)| scope.spawn(move || fault(name)));
        started.into_iter().map(|fault| fault.join().unwrap()).collect()
    });
    for ((name, expected), fault) in expected.into_iter().zip(faults) {
        assert_eq!(fault, expected, "{name}");
    }
}

#[test]
fn an_engine_is_gone_soon_whatever_it_does() {
    for (name, seconds) in
        [("none", 1), ("stays", 4), ("leaves-child", 2), ("never-reads", 4), ("hangs-at-start", 4)]
    {
        let log = Log::default();
        let mut client = Client::start(guard(), &fake(name), terms(), log).unwrap();
        let _ = client.about();
        let family = family(client.guard());
        assert!(!family.is_empty());
        let since = Instant::now();
        drop(client);
        let took = since.elapsed();
        assert!(took < Duration::from_secs(seconds), "{name}: {took:?}");
        // Whoever waits for the guard gets its status a moment later.
        let until = Instant::now() + PATIENCE;
        while family.iter().any(|&id| is_there(id)) {
            assert!(Instant::now() < until, "{name}: something is left");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Processes that descend from this one, and itself.
fn family(id: u32) -> Vec<u32> {
    let path = format!("/proc/{id}/task");
    let threads = std::fs::read_dir(path).into_iter().flatten().flatten();
    let lists = threads.filter_map(|it| std::fs::read_to_string(it.path().join("children")).ok());
    let text = lists.collect::<String>();
    let children = text.split_whitespace().filter_map(|id| id.parse().ok()).flat_map(family);
    std::iter::once(id).chain(children).collect()
}

/// Checks for a process that has not ended.
fn is_there(id: u32) -> bool {
    std::fs::read_to_string(format!("/proc/{id}/stat"))
        .is_ok_and(|stat| !stat.rsplit(") ").next().is_some_and(|rest| rest.starts_with('Z')))
}

#[test]
fn the_log_has_both_sides_without_escape_codes() {
    let log = Log::default();
    let mut client = Client::start(guard(), &fake("escape-codes"), terms(), log.clone()).unwrap();
    play(&mut client, &mut Game::new(Variant::GOMOKU_15), 1).unwrap();
    let lines: Vec<String> =
        log.lines().iter().map(|line| format!("{} {}", line.direction.sign(), line.text)).collect();
    assert!(lines[0].starts_with("- started: "), "{lines:?}");
    assert!(lines.contains(&"> START 15".to_owned()) && lines.contains(&"< OK".to_owned()));
    let message = lines.iter().find(|line| line.contains("[31mred")).unwrap();
    assert!(message.chars().all(|char| !char.is_control()), "{message:?}");
}

fn seat(program: Program, terms: Terms) -> (PlayerWorker, Receiver<Answer>) {
    seat_with(program, terms, Log::default())
}

fn seat_with(program: Program, terms: Terms, log: Log) -> (PlayerWorker, Receiver<Answer>) {
    let (sender, answers) = channel();
    let player = ExternalPlayer::new(guard().to_owned(), program, terms, log);
    let seat = PlayerWorker::new(Box::new(player), move |answer| sender.send(answer).unwrap());
    (seat.unwrap(), answers)
}

fn next(answers: &Receiver<Answer>) -> Response {
    loop {
        match answers.recv_timeout(PATIENCE).unwrap().response {
            Response::Said(_) => {}
            response => return response,
        }
    }
}

#[test]
fn a_player_that_has_failed_is_started_again() {
    let (mut seat, answers) = seat(fake("dies"), terms());
    let mut game = Game::new(Variant::GOMOKU_15);
    for ticket in 0..4 {
        seat.ask(Ticket(ticket), game.clone(), Limits::default()).unwrap();
        let Response::Move { target, .. } = next(&answers) else { panic!("it moves") };
        game.play(target.cell().unwrap()).unwrap();
        reply(&mut game);
    }
    seat.ask(Ticket(4), game.clone(), Limits::default()).unwrap();
    let failed =
        Response::Failed(Failure::NoMove(NoMove::Failed("it has ended (status 3)".into())));
    assert_eq!(next(&answers), failed);
    seat.ask(Ticket(5), game, Limits::default()).unwrap();
    assert!(matches!(next(&answers), Response::Move { .. }));
}

#[test]
fn a_player_moves_at_once_when_it_is_stopped() {
    for dialect in [Dialect::Gomocup, Dialect::Yixin] {
        let terms = Terms { turn: Duration::from_secs(600), dialect, ..terms() };
        let (mut seat, answers) = seat(fake("none"), terms);
        let game = parse_moves("h8i9j7", Variant::GOMOKU_15).unwrap();
        seat.ask(Ticket(1), game, Limits::default()).unwrap();
        std::thread::sleep(Duration::from_millis(400));
        let since = Instant::now();
        seat.stop();
        assert!(matches!(next(&answers), Response::Move { .. }));
        let took = since.elapsed();
        assert!(took < Duration::from_secs(10), "{dialect:?}: {took:?}");
    }
}

#[test]
fn a_missing_program_is_named() {
    let program =
        Program { command: vec!["./no-such-folder/brain".to_owned()], ..Program::default() };
    let (mut missing, answers) = seat(program, terms());
    missing.ask(Ticket(1), Game::new(Variant::GOMOKU_15), Limits::default()).unwrap();
    let Response::Failed(why) = next(&answers) else { panic!("it fails") };
    assert_eq!(why.to_string(), "there is no program ./no-such-folder/brain");
    // A name is looked for in the usual directories.
    let program = Program { command: vec!["no-such-brain".to_owned()], ..Program::default() };
    let (mut missing, answers) = seat(program, terms());
    missing.ask(Ticket(1), Game::new(Variant::GOMOKU_15), Limits::default()).unwrap();
    let Response::Failed(why) = next(&answers) else { panic!("it fails") };
    assert!(why.to_string().contains("no-such-brain"), "{why}");
}

#[test]
fn an_engine_opens_by_swap2_if_it_knows_the_rule() {
    for swap2 in [Swap2::Plain, Swap2::Coloured, Swap2::Unknown] {
        let terms = || Terms { swap2, ..terms() };
        let log = Log::default();
        let player = ExternalPlayer::new(guard().to_owned(), fake("none"), terms(), log.clone());
        let (sender, answers) = channel();
        let heard = move |answer| sender.send(answer).unwrap();
        let mut seat = PlayerWorker::new(Box::new(player), heard).unwrap();
        let mut game = Game::with_opening(Variant::GOMOKU_15, OpeningRule::Swap2).unwrap();
        for ticket in 0..12 {
            if game.task().is_none() && game.moves().len() >= 4 {
                break;
            }
            // In the opening ours may think for longer.
            let limits = Limits { turn: Some(Duration::from_millis(200)), ..Limits::default() };
            seat.ask(Ticket(ticket), game.clone(), limits).unwrap();
            let Response::Move { target, .. } = next(&answers) else { panic!("it decides") };
            let turn = match target {
                Target::Cell(point) => Turn::Stone(point),
                Target::Choose(choice) => Turn::Choose(choice),
                other => panic!("{other:?}"),
            };
            game.take(turn).unwrap();
        }
        assert!(game.task().is_none() && game.moves().len() >= 4, "{swap2:?}");
        let asked = log.lines().iter().any(|line| line.text == "SWAP2BOARD");
        assert_eq!(asked, swap2 != Swap2::Unknown);
    }
}
