//! The room where puzzles are solved: it lies over the start screen or over a game.

mod obey;
mod open;
mod told;

pub use told::{Section, SolutionRows};

use std::time::Duration;

use super::bar::CommandBar;
use super::cursor::Cursor;
use super::session::Session;
use crate::game::{AnyGame, GameKind, IllegalMove, Participants, Target};
use crate::player::Ticket;
use crate::puzzle::{
    Attempt, Grade, Hint, PlayerRating, Puzzle, Question, Refutation, Reply, Step,
};
use crate::record::Record;
use crate::rules::{Game, Point, Position, Variant};
use crate::tui::event::Effect;
use crate::tui::messages::{Naming, PuzzleRefusal, Refusal};

/// How long the player's own move is seen before the answer to it comes.
const PACE: Duration = Duration::from_millis(350);

/// The puzzle on the board, and what is around it.
#[derive(Clone, Debug)]
pub struct PuzzleRoom {
    solving: Option<Box<Solving>>,
    /// What the board shows.
    shown: Record,
    pub(in crate::tui) cursor: Cursor,
    /// What is being typed.
    pub(in crate::tui) bar: Option<CommandBar>,
    /// What was last refused.
    refusal: Option<Refusal>,
    /// Puzzles that were never tried come, too.
    takes_new: bool,
}

/// A puzzle that is being solved, or was.
#[derive(Clone, Debug)]
struct Solving {
    attempt: Attempt,
    turn: Turn,
    /// When it came to the board.
    since: Duration,
    /// How long it took until it was decided what it counts as.
    spent: Option<Duration>,
    /// The ticket with which that was sent to the log.
    logged: Option<Ticket>,
    /// The player's rating before it.
    rating: PlayerRating,
    /// How well it was remembered, once the log has it: rating and streak are what follows from that.
    grade: Option<Grade>,
    /// The last hint for the move that is to be found.
    hint: Option<Hint>,
    /// The last answer to a right move.
    defence: Option<Point>,
    /// The solution with its reasons, once it is over.
    solution: Vec<Step>,
    /// The reasons could not be given.
    is_unexplained: bool,
    /// So many moves of it are on the board; without a number it is the player's own last position.
    step: Option<usize>,
}

/// What the puzzle waits for.
#[derive(Clone, Debug)]
enum Turn {
    /// The player's move.
    Player,
    /// The answer to it, and then that it was seen long enough.
    Answer { ticket: Ticket, question: Box<Question>, since: Duration, reply: Option<Reply> },
    /// The player, who looks at what is wrong with the move.
    Refuted { point: Point, why: Refutation, board: Box<Game> },
    /// Nothing: it is over. The reasons for the solution come with this ticket.
    Over { ticket: Ticket },
}

impl PuzzleRoom {
    /// The room with what comes back today, or else with a new puzzle, if there is one.
    pub(super) fn new(session: &mut Session) -> Self {
        let takes_new = session.practice.as_ref().is_some_and(|it| it.counts().due == 0);
        let shown = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        let cursor = Cursor::new(shown.cursor());
        let mut room = Self { solving: None, shown, cursor, bar: None, refusal: None, takes_new };
        room.next(session);
        room
    }

    /// What the board shows.
    pub const fn shown(&self) -> &Record {
        &self.shown
    }

    /// Which game it is.
    pub const fn kind(&self) -> GameKind {
        self.shown.kind()
    }

    /// How sides and cells are called.
    pub fn naming<'a>(&self, session: &'a Session) -> Naming<'a> {
        Naming {
            kind: self.kind(),
            participants: Participants::PERSONS,
            names: &session.names,
            coordinates: session.coordinates,
            has_letters: true,
            keymap: &session.keymap,
        }
    }

    /// The attempt at the puzzle on the board.
    pub fn attempt(&self) -> Option<&Attempt> {
        self.solving.as_ref().map(|solving| &solving.attempt)
    }

    /// Puts the next puzzle on the board.
    fn next(&mut self, session: &mut Session) {
        self.leave_answer(session);
        let now = self.attempt().map(|attempt| attempt.puzzle().id());
        let Some(practice) = &mut session.practice else { return };
        let rating = practice.progress().rating();
        let mut next = practice.next(self.takes_new);
        if now.is_some() && next.as_ref().map(Puzzle::id) == now {
            // Nothing else comes back: who wants another one wants a new one.
            self.takes_new = true;
            next = practice.next(true);
        }
        self.solving = next.map(|puzzle| {
            Box::new(Solving {
                attempt: Attempt::new(puzzle),
                turn: Turn::Player,
                since: session.now,
                spent: None,
                logged: None,
                rating,
                grade: None,
                hint: None,
                defence: None,
                solution: Vec::new(),
                is_unexplained: false,
                step: None,
            })
        });
        if self.solving.is_none() {
            self.shown = Record::new(self.kind());
        }
        self.refresh();
        self.cursor = Cursor::new(self.shown.cursor());
    }

    /// Makes the board show what the state says.
    fn refresh(&mut self) {
        if let Some(solving) = &self.solving {
            self.shown = Record::from(AnyGame::Rows(solving.board()));
        }
    }

    /// The player's stone goes there.
    fn play(&mut self, point: Point, session: &mut Session) -> Result<(), Refusal> {
        let Some(solving) = &mut self.solving else { return Ok(()) };
        let question = solving
            .attempt
            .play(point)
            .map_err(|why| Refusal::NotPlayed(IllegalMove::Rows(why)))?;
        let ticket = session.next_ticket();
        let question = Box::new(question);
        (solving.hint, solving.defence) = (None, None);
        solving.turn =
            Turn::Answer { ticket, question: question.clone(), since: session.now, reply: None };
        session.effects.push(Effect::Judge { ticket, question });
        self.refresh();
        self.cursor.point_to(Target::Cell(point), self.shown.cursor());
        Ok(())
    }

    /// Takes the wrong move back, or the one that waits for its answer.
    fn take_back(&mut self, session: &mut Session) {
        self.leave_answer(session);
        if let Some(solving) = &mut self.solving {
            solving.attempt.withdraw();
            solving.turn = Turn::Player;
        }
        self.refresh();
    }

    /// Nobody waits for the answer any more.
    fn leave_answer(&self, session: &mut Session) {
        if self.solving.as_ref().is_some_and(|it| matches!(it.turn, Turn::Answer { .. })) {
            session.effects.push(Effect::StopJudge);
        }
    }

    /// Hears the answer to a move; whether it was waited for.
    pub(super) fn judged(&mut self, ticket: Ticket, answer: Reply, session: &mut Session) -> bool {
        let Some(solving) = &mut self.solving else { return false };
        match &mut solving.turn {
            Turn::Answer { ticket: asked, reply, .. } if *asked == ticket => *reply = Some(answer),
            _ => return false,
        }
        self.pass_time(session);
        true
    }

    /// When an answer that has come is to be seen.
    pub(super) fn wakes_at(&self, session: &Session) -> Option<Duration> {
        match &self.solving.as_ref()?.turn {
            Turn::Answer { since, reply: Some(_), .. } if session.settings.movements => {
                Some(*since + PACE)
            }
            Turn::Answer { since, reply: Some(_), .. } => Some(*since),
            _ => None,
        }
    }

    /// Shows the answer if it is time.
    pub(super) fn pass_time(&mut self, session: &mut Session) {
        if self.wakes_at(session).is_none_or(|at| at > session.now) {
            return;
        }
        if let Some(solving) = &mut self.solving {
            solving.answer(session, &mut self.refusal);
        }
        self.refresh();
        self.cursor.give_way(self.shown.cursor());
    }

    /// Whether the answer with this ticket is waited for.
    pub(super) fn has_asked(&self, ticket: Ticket) -> bool {
        let turn = self.solving.as_ref().map(|solving| &solving.turn);
        match turn {
            Some(Turn::Answer { ticket: asked, .. } | Turn::Over { ticket: asked }) => {
                *asked == ticket
            }
            _ => false,
        }
    }

    /// There is no answer to what was asked last: the move can be played again, the solution be asked for again.
    pub(super) fn not_answered(&mut self, why: String) {
        let Some(solving) = &mut self.solving else { return };
        let refusal = if let Turn::Over { .. } = solving.turn {
            let line = solving.puzzle().goal().line().iter();
            solving.solution = line.map(|&point| Step { point, reason: None }).collect();
            solving.is_unexplained = true;
            PuzzleRefusal::NotExplained(why)
        } else {
            solving.attempt.withdraw();
            solving.turn = Turn::Player;
            PuzzleRefusal::NotJudged(why)
        };
        self.refusal = Some(refusal.into());
        self.refresh();
    }

    /// Hears the reasons for the moves of a solution; whether they were waited for.
    pub(super) fn explained(&mut self, ticket: Ticket, steps: Vec<Step>) -> bool {
        match &mut self.solving {
            Some(solving) if matches!(solving.turn, Turn::Over { ticket: it } if it == ticket) => {
                solving.solution = steps;
                true
            }
            _ => false,
        }
    }
}

impl Solving {
    fn puzzle(&self) -> &Puzzle {
        self.attempt.puzzle()
    }

    /// What the board shows: the position of the puzzle, and as moves what was played in it.
    fn board(&self) -> Game {
        let before = self.puzzle().game();
        let of_solution: Vec<Point>;
        let moves = match (&self.turn, self.step) {
            (Turn::Over { .. }, Some(step)) => {
                of_solution = self.solution.iter().take(step).map(|step| step.point).collect();
                &of_solution
            }
            (Turn::Refuted { board, .. }, _) => &board.moves()[before.moves().len()..],
            _ => &self.attempt.game().moves()[before.moves().len()..],
        };
        // The stones are those of a game, and so are the moves.
        let position = Position::from_stones(before.variant(), before.stones())
            .unwrap_or_else(|_| Position::new(before.variant()));
        let mut game = Game::from_position(position.with_to_move(self.puzzle().side()));
        for &point in moves {
            if game.play(point).is_err() {
                break;
            }
        }
        game
    }

    /// Takes the answer that has come.
    fn answer(&mut self, session: &mut Session, refusal: &mut Option<Refusal>) {
        let Turn::Answer { question, reply: Some(reply), .. } = &self.turn else { return };
        let (question, reply) = (question.clone(), reply.clone());
        let mut board = question.game().clone();
        let point = board.moves().last().copied().unwrap_or(Point::new(0, 0));
        self.turn = Turn::Player;
        self.attempt.hear(&question, reply.clone());
        match reply {
            Reply::Solved => self.end(session),
            Reply::Defence { point, .. } => self.defence = Some(point),
            Reply::Wrong(why) => {
                // The answer that shows it. A move that is wrong has one that can be played.
                if let Some(answer) = answer_to(&why) {
                    let _ = board.play(answer);
                }
                self.turn = Turn::Refuted { point, why, board: Box::new(board) };
            }
            Reply::Undecided => *refusal = Some(PuzzleRefusal::Undecided(point).into()),
        }
        self.log(session);
    }

    /// Asks for the solution's reasons: the attempt is over.
    fn end(&mut self, session: &mut Session) {
        let ticket = session.next_ticket();
        (self.turn, self.is_unexplained) = (Turn::Over { ticket }, false);
        let puzzle = Box::new(self.puzzle().clone());
        session.effects.push(Effect::Explain { ticket, puzzle });
    }

    /// Writes down what the attempt counts as, as soon as that is known.
    fn log(&mut self, session: &mut Session) {
        if self.spent.is_none() && self.attempt.counts_as().is_some() {
            let spent = session.now.saturating_sub(self.since);
            let ticket = session.next_ticket();
            (self.spent, self.logged) = (Some(spent), Some(ticket));
            let attempt = Box::new(self.attempt.clone());
            session.effects.push(Effect::LogAttempt { ticket, attempt, spent });
        }
    }
}

/// The other side's move that shows what is wrong, if one does.
fn answer_to(why: &Refutation) -> Option<Point> {
    match why {
        Refutation::Loses(win) => win.line().first().copied(),
        Refutation::StoppedBy { point, .. } => Some(*point),
        Refutation::NoThreat | Refutation::NoWin => None,
    }
}
