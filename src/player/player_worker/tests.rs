use std::sync::mpsc::Sender;
use std::thread;

use super::*;
use crate::player::{
    Adviser, Analyst, EnginePlayer, EngineSettings, Level, Levelled, Line, Reason, Simple, Verdict,
    Watch,
};
use crate::rules::{Game, Point, Variant, parse_moves};

/// Long enough for any machine; reached only if a test fails.
const PATIENCE: Duration = Duration::from_secs(60);

fn seated(player: impl Player + 'static) -> (PlayerWorker, Receiver<Answer>) {
    let (sender, answers) = mpsc::channel();
    let seat =
        PlayerWorker::new(Box::new(player), move |answer| drop(sender.send(answer))).unwrap();
    (seat, answers)
}

/// Thinks until it is stopped, and reports once that it is thinking.
struct Endless;

impl Player for Endless {
    fn choose(&mut self, game: &Game, _: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        ctx.report(&Info { nodes: 1, elapsed: ctx.elapsed(), lines: Vec::new() });
        while !ctx.is_stopped() {
            thread::yield_now();
        }
        game.legal_moves().next().ok_or(NoMove::GameOver)
    }
}

struct Broken;

impl Player for Broken {
    fn choose(&mut self, _: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        panic!("the hash table is corrupt");
    }
}

/// Takes a while to drop.
struct Slow(Sender<()>);

impl Player for Slow {
    fn choose(&mut self, _: &Game, _: &Limits, _: &Ctx) -> Result<Point, NoMove> {
        Err(NoMove::GameOver)
    }
}

impl Drop for Slow {
    #[expect(clippy::disallowed_methods, reason = "takes a while")]
    fn drop(&mut self) {
        thread::sleep(Duration::from_millis(30));
        self.0.send(()).unwrap();
    }
}

#[test]
fn leaving_waits_for_the_player_but_not_forever() {
    let (sender, gone) = mpsc::channel();
    let (seat, _) = seated(Slow(sender.clone()));
    seat.leave(PATIENCE);
    assert_eq!(gone.try_recv(), Ok(()), "the player is gone");
    let (seat, _) = seated(Slow(sender));
    seat.leave(Duration::ZERO);
    assert!(gone.try_recv().is_err());
    gone.recv_timeout(PATIENCE).unwrap();
}

#[test]
fn answers_carry_their_ticket_and_end_with_the_seat() {
    let (mut seat, answers) = seated(Simple::new(1));
    let game = Game::new(Variant::TIC_TAC_TOE);
    for ticket in [Ticket(7), Ticket(8)] {
        seat.ask(ticket, game.clone(), Limits::default()).unwrap();
        let answer = answers.recv_timeout(PATIENCE).unwrap();
        assert_eq!(answer.ticket, ticket);
        assert!(
            matches!(answer.response, Response::Move { target: Target::Cell(point), reason: None } if game.check(point).is_ok())
        );
    }
    drop(seat);
    assert!(answers.recv_timeout(PATIENCE).is_err(), "the thread has dropped its end");
}

/// Reports this shortage of memory, request by request.
struct Short(Vec<Option<LowMemory>>);

impl Player for Short {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        self.0.remove(0);
        Simple::new(1).choose(game, limits, ctx)
    }

    fn shortage(&self) -> Option<LowMemory> {
        self.0[0]
    }
}

#[test]
fn low_memory_is_reported_once_after_the_move() {
    let short = [5, 3].map(|got| LowMemory { wanted: 9, got });
    let found = [None, None, Some(short[0]), Some(short[0]), None, Some(short[1])];
    let (mut seat, answers) = seated(Short(found.to_vec()));
    for ticket in 1..6 {
        seat.ask(Ticket(ticket), Game::new(Variant::TIC_TAC_TOE), Limits::default()).unwrap();
    }
    drop(seat);
    let heard = std::iter::from_fn(|| answers.recv_timeout(PATIENCE).ok());
    let heard: Vec<_> = heard
        .map(|answer| match answer.response {
            Response::Move { .. } => (answer.ticket.0, None),
            Response::Short(shortage) => (answer.ticket.0, Some(shortage.got)),
            response => panic!("{response:?}"),
        })
        .collect();
    let move_of = |ticket| (ticket, None);
    let expected =
        [move_of(1), move_of(2), (2, Some(5)), move_of(3), move_of(4), move_of(5), (5, Some(3))];
    assert_eq!(heard, expected);
}

/// Decides, and then waits for something else.
struct Hesitant(Receiver<()>);

impl Player for Hesitant {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        let point = Simple::new(1).choose(game, limits, ctx)?;
        ctx.decide(Target::Cell(point));
        self.0.recv().map_err(|_| NoMove::GameOver)?;
        Ok(point)
    }
}

#[test]
fn a_move_is_announced_once_when_it_is_decided() {
    let (goes_on, waits) = mpsc::channel();
    let (mut seat, answers) = seated(Hesitant(waits));
    for ticket in [Ticket(1), Ticket(2)] {
        seat.ask(ticket, Game::new(Variant::TIC_TAC_TOE), Limits::default()).unwrap();
        let answer = answers.recv_timeout(PATIENCE).unwrap();
        assert!(matches!(answer.response, Response::Move { .. }) && answer.ticket == ticket);
        goes_on.send(()).unwrap();
    }
    drop(seat);
    assert!(answers.recv_timeout(PATIENCE).is_err());
}

/// Reports this move, if any, and then has no core until the test resumes it.
struct Starved {
    best: Option<Point>,
    anytime_from: Option<Duration>,
    goes_on: Receiver<()>,
}

impl Player for Starved {
    fn choose(&mut self, _: &Game, _: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        let line = |point| Line { depth: 1, verdict: Verdict::Open(0), pv: vec![point] };
        let lines = self.best.map(line).into_iter().collect();
        ctx.report(&Info { nodes: 1, elapsed: ctx.elapsed(), lines });
        self.goes_on.recv().map_err(|_| NoMove::GameOver)?;
        assert!(ctx.is_stopped(), "its time is over");
        ctx.report(&Info { nodes: 2, elapsed: ctx.elapsed(), lines: Vec::new() });
        Ok(LATE)
    }

    fn anytime_from(&self) -> Option<Duration> {
        self.anytime_from
    }
}

/// Move that it chooses in the end.
const LATE: Point = Point::new(9, 9);
/// Time in which a player makes its first report on any machine.
const TURN: Duration = Duration::from_millis(500);
const NOW: Option<Duration> = Some(Duration::ZERO);

/// Asks a starved player, in a game where O must stop a four at 10,0, and receives its report.
fn starve(
    best: Option<Point>,
    anytime_from: Option<Duration>,
    turn: Option<Duration>,
) -> (PlayerWorker, Receiver<Answer>, Sender<()>) {
    let (sender, goes_on) = mpsc::channel();
    let (mut seat, answers) = seated(Starved { best, anytime_from, goes_on });
    let game = parse_moves("a1h8a2j9a3k7a4", Variant::GOMOKU_15).unwrap();
    seat.ask(Ticket(1), game, Limits { turn, ..Limits::default() }).unwrap();
    let first = answers.recv_timeout(PATIENCE).unwrap().response;
    assert!(matches!(first, Response::Thinking(_)), "{first:?}");
    (seat, answers, sender)
}

/// Asks a starved player, and then requests its answer soon.
fn hurry(
    best: Option<Point>,
    from: Option<Duration>,
) -> (PlayerWorker, Receiver<Answer>, Sender<()>) {
    let (seat, answers, goes_on) = starve(best, from, None);
    let now = now();
    seat.answer_by(now + Duration::from_millis(5));
    seat.answer_by(now + PATIENCE);
    (seat, answers, goes_on)
}

/// Resumes the player in the end, and returns the moves received. Nothing else may be received.
#[track_caller]
fn moves((seat, answers, goes_on): (PlayerWorker, Receiver<Answer>, Sender<()>)) -> Vec<Point> {
    let mut heard: Vec<Answer> = answers.recv_timeout(PATIENCE).into_iter().collect();
    goes_on.send(()).unwrap();
    drop(seat);
    heard.extend(std::iter::from_fn(|| answers.recv_timeout(PATIENCE).ok()));
    let point = |answer: Answer| match answer.response {
        Response::Move { target: Target::Cell(point), reason: None }
            if answer.ticket == Ticket(1) =>
        {
            point
        }
        response => panic!("{response:?}"),
    };
    heard.into_iter().map(point).collect()
}

#[test]
fn the_timer_answers_once_for_a_player_without_a_core() {
    let best = Point::new(3, 3);
    assert_eq!(moves(starve(Some(best), NOW, Some(TURN))), [best]);
    assert_eq!(moves(hurry(Some(best), NOW)), [best]);
    // Without a report, the only move that stops the five is played.
    assert_eq!(moves(hurry(None, NOW)), [Point::new(10, 0)]);
}

#[test]
fn a_player_that_reports_more_than_a_move_is_awaited() {
    let (seat, answers, goes_on) = hurry(Some(Point::new(3, 3)), None);
    // Longer than the timer would take to answer in its place.
    let heard = answers.recv_timeout(Duration::from_millis(100));
    assert!(heard.is_err(), "{heard:?}");
    goes_on.send(()).unwrap();
    let mut heard = std::iter::from_fn(|| answers.recv_timeout(PATIENCE).ok());
    let is_late = |answer: Answer| answer.response == Response::chosen(Target::Cell(LATE));
    assert!(heard.any(is_late));
    drop(seat);
}

#[test]
fn the_timer_answers_only_for_anytime_players() {
    let from = |player: &dyn Player| player.anytime_from();
    let engine = || EnginePlayer::new(EngineSettings::default());
    let level = |number| Levelled::new(Level::new(number).unwrap(), 1);
    let analyst = Analyst::new(EngineSettings::default(), 1);
    let at_once: [&dyn Player; 4] = [&engine(), &analyst, &level(8), &level(9)];
    assert_eq!(at_once.map(from), [NOW; 4]);
    let never: [&dyn Player; 3] = [&Adviser::new(engine()), &level(3), &Simple::new(1)];
    assert_eq!(never.map(from), [None; 3]);
    assert_eq!(from(&level(9).paced(PATIENCE)), Some(PATIENCE));
    assert_eq!(from(&level(3).paced(PATIENCE)), None);
}

#[test]
fn advice_and_paced_moves_are_awaited() {
    let (goes_on, waits) = mpsc::channel();
    let players: [Box<dyn Player>; 2] = [
        Box::new(Adviser::new(Hesitant(waits))),
        Box::new(Levelled::new(Level::MIN, 1).paced(Duration::from_millis(1))),
    ];
    for player in players {
        let (sender, answers) = mpsc::channel();
        let mut seat = PlayerWorker::new(player, move |answer| drop(sender.send(answer))).unwrap();
        seat.ask(Ticket(1), Game::new(Variant::TIC_TAC_TOE), Limits::default()).unwrap();
        let _ = goes_on.send(());
        let answer = answers.recv_timeout(PATIENCE).unwrap();
        assert!(matches!(answer.response, Response::Move { .. }));
        drop(seat);
        assert!(answers.recv_timeout(PATIENCE).is_err(), "it is said once");
    }
}

#[test]
fn advice_comes_with_its_reason() {
    let (mut seat, answers) = seated(Adviser::new(Simple::new(1)));
    let mut game = Game::new(Variant::GOMOKU_15);
    for (row, col) in [(0, 0), (7, 7), (0, 1), (9, 9), (0, 2), (11, 3), (0, 3)] {
        game.play(Point::new(row, col)).unwrap();
    }
    seat.ask(Ticket(1), game, Limits::default()).unwrap();
    let stones = (0..4).map(|col| Point::new(0, col)).collect();
    let reason = Some(Advice::Gomoku(Reason::StopsFour(stones)));
    let response = answers.recv_timeout(PATIENCE).unwrap().response;
    assert_eq!(response, Response::Move { target: Target::Cell(Point::new(0, 4)), reason });
}

#[test]
fn a_new_request_stops_the_previous_one() {
    let (mut seat, answers) = seated(Endless);
    let game = Game::new(Variant::GOMOKU_15);
    for ticket in [Ticket(1), Ticket(2)] {
        seat.ask(ticket, game.clone(), Limits::default()).unwrap();
    }
    seat.stop();
    let answers: Vec<Answer> = (0..4).map(|_| answers.recv_timeout(PATIENCE).unwrap()).collect();
    let tickets: Vec<u64> = answers.iter().map(|answer| answer.ticket.0).collect();
    assert_eq!(tickets, [1, 1, 2, 2]);
    assert!(matches!(answers[0].response, Response::Thinking(_)));
    assert!(matches!(answers[3].response, Response::Move { .. }));
}

#[test]
fn a_seat_that_is_dropped_stops_its_player() {
    let (mut seat, answers) = seated(Endless);
    seat.ask(Ticket(1), Game::new(Variant::GOMOKU_15), Limits::default()).unwrap();
    drop(seat);
    let last = std::iter::from_fn(|| answers.recv_timeout(PATIENCE).ok()).last().unwrap();
    assert!(matches!(last.response, Response::Move { .. }));
}

#[test]
fn every_request_to_a_panicked_player_fails() {
    let (mut seat, answers) = seated(Broken);
    let game = Game::new(Variant::TIC_TAC_TOE);
    seat.ask(Ticket(3), game.clone(), Limits::default()).unwrap();
    seat.ask(Ticket(4), game, Limits::default()).unwrap();
    for ticket in [Ticket(3), Ticket(4)] {
        let answer = answers.recv_timeout(PATIENCE).unwrap();
        let why = Failure::Panicked("the hash table is corrupt".to_owned());
        assert_eq!(answer, Answer { ticket, response: Response::Failed(why) });
    }
}

#[test]
fn a_finished_game_has_no_move() {
    let (mut seat, answers) = seated(Simple::new(1));
    let mut game = Game::new(Variant::TIC_TAC_TOE);
    for (row, col) in [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)] {
        game.play(Point::new(row, col)).unwrap();
    }
    seat.ask(Ticket(1), game, Limits::default()).unwrap();
    let answer = answers.recv_timeout(PATIENCE).unwrap();
    assert_eq!(answer.response, Response::Failed(Failure::NoMove(NoMove::GameOver)));
}
