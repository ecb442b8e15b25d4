//! What the computer is asked, what it answers, and what one can want of it.

use std::time::Duration;

use super::{App, Screen};
use crate::formats::Kind;
use crate::play::{Pairing, Players, Sides, Step, Tally};
use crate::player::{Answer, Level, Response, Ticket, lot};
use crate::rules::Stone;
use crate::tui::event::{Effect, Event};
use crate::tui::keymap::Action;
use crate::tui::mind::{Errand, Manner, Mind, Sitter, Thought};
use crate::tui::playing::{Playing, Target, Turn};
use crate::tui::table::Open;
use crate::tui::words;

impl App {
    /// The players of the next game.
    pub(super) fn draw_lots(&mut self, pairing: Pairing) -> Players {
        let lot = lot(self.seating.seed, self.lots);
        self.lots += 1;
        pairing.players(lot)
    }

    /// The question that is not answered yet.
    pub(super) fn thought(&self) -> Option<&Thought> {
        match &self.screen {
            Screen::Table(table) => table.mind().thought(),
            Screen::Start(_) => None,
        }
    }

    /// The question for the computer, if it has something to do and was not asked yet.
    pub(super) fn ask_computer(&mut self) -> Option<Effect> {
        let players = self.players();
        let Screen::Table(table) = &self.screen else { return None };
        let Turn::Of(mover) = table.playing().turn() else { return None };
        if *table.mind() != Mind::Idle || table.is_paused() {
            return None;
        }
        let other = mover.opponent();
        if players.is_computer(mover) {
            self.ask_sitter(Sitter::Side(mover), Errand::Move)
        } else if self.seating.ponders && players.level(other).is_some_and(Level::remembers) {
            self.ask_sitter(Sitter::Side(other), Errand::Ponder)
        } else {
            None
        }
    }

    fn ask_sitter(&mut self, sitter: Sitter, errand: Errand) -> Option<Effect> {
        let level = match sitter {
            Sitter::Side(side) => self.players.level(side).unwrap_or_default(),
            Sitter::Adviser => Sitter::ADVICE,
        };
        let is_watched = self.players().are_computers();
        let pace = if is_watched { Manner::WATCHED } else { Duration::ZERO };
        let Screen::Table(table) = &mut self.screen else { return None };
        let Playing::Rows(rows) = table.playing() else { return None };
        let game = Box::new(rows.game().clone());
        let ticket = Ticket(self.next_ticket);
        self.next_ticket += 1;
        table.think(ticket, errand);
        Some(Effect::Ask { sitter, manner: Manner { level, pace }, ticket, game })
    }

    /// Who need not sit there any more, since these players played and so many games had come to the
    /// table: a computer whose side is a person's now, and the adviser of another game.
    pub(super) fn leaving(&self, players: Players, games: u64) -> impl Iterator<Item = Effect> {
        let now = self.players();
        let sides = [Stone::First, Stone::Second].into_iter();
        let sides = sides.filter(move |&side| players.is_computer(side) && !now.is_computer(side));
        let adviser = (games != self.games).then_some(Sitter::Adviser);
        sides.map(Sitter::Side).chain(adviser).map(Effect::Leave)
    }

    /// Whether nobody waits for this answer, or sees how far its question has come.
    pub(super) fn ignores_answer(&self, answer: &Answer) -> bool {
        self.thought().is_none_or(|thought| {
            thought.ticket != answer.ticket || thought.errand == Errand::Ponder
        })
    }

    /// What the computer says, unless it comes too late.
    pub(super) fn answered(&mut self, answer: Answer) -> Vec<Effect> {
        if self.ignores_answer(&answer) {
            return Vec::new();
        }
        let naming = self.naming();
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let is_hint = table.mind().is_on(Errand::Hint);
        match answer.response {
            Response::Thinking(info) => table.hear(info),
            Response::Move { point, reason } if is_hint => {
                table.ask_no_more();
                let shape = table.playing().shape();
                let text = words::hint(point, reason.as_ref(), naming.coordinates, shape);
                table.point_to(Target::Cell(point));
                table.say(text);
            }
            Response::Failed(why) if is_hint => {
                table.ask_no_more();
                table.refuse(format!("There is no hint: {why}."));
            }
            Response::Move { point, .. } => {
                if let Err(refusal) = table.act(Target::Cell(point), naming) {
                    table.give_up();
                    table.refuse(format!("The computer made no legal move. {refusal}"));
                }
            }
            Response::Failed(why) => {
                table.give_up();
                table.refuse(format!("The computer does not move (m asks it again): {why}."));
            }
        }
        Vec::new()
    }

    /// Asks for the best move in the person's place.
    pub(super) fn ask_for_hint(&mut self) -> Vec<Effect> {
        let players = self.players();
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let why_not = match (table.kind(), table.playing().turn()) {
            (Kind::Quarto(_), _) => words::NO_HINT_IN_QUARTO,
            (kind, _) if !words::has_levels(kind) => words::NO_HINT,
            (_, Turn::Over(_)) => "The game is over.",
            (_, turn) if turn.is_computers(players) => "There is no hint: it is not your turn.",
            _ if table.mind().is_on(Errand::Hint) => return Vec::new(),
            _ => return self.ask_adviser(),
        };
        table.refuse(why_not.to_owned());
        Vec::new()
    }

    /// Looks for no hint any more.
    pub(super) fn drop_hint(&mut self) {
        if let Screen::Table(table) = &mut self.screen
            && table.mind().is_on(Errand::Hint)
        {
            table.ask_no_more();
        }
    }

    fn ask_adviser(&mut self) -> Vec<Effect> {
        self.ask_sitter(Sitter::Adviser, Errand::Hint).into_iter().collect()
    }

    /// Wants the computer's move now; asks it again if it gave none, and for one move if it waits.
    pub(super) fn move_now(&mut self) -> Vec<Effect> {
        let players = self.players();
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let Turn::Of(mover) = table.playing().turn() else {
            table.refuse("The game is over.".to_owned());
            return Vec::new();
        };
        match (table.mind(), players.is_computer(mover)) {
            (Mind::Thinks(Thought { errand: Errand::Move | Errand::Hint, .. }), _) => {
                vec![Effect::Stop]
            }
            (Mind::Idle | Mind::Failed, true) => {
                self.ask_sitter(Sitter::Side(mover), Errand::Move).into_iter().collect()
            }
            _ => {
                table.refuse("The computer does not think.".to_owned());
                Vec::new()
            }
        }
    }

    /// Lets two computers wait or go on.
    pub(super) fn pause(&mut self) {
        let players = self.players();
        let Screen::Table(table) = &mut self.screen else { return };
        match table.playing().turn() {
            _ if !players.are_computers() => {
                table.refuse("There is a pause only where the computer plays both.".to_owned());
            }
            Turn::Over(_) => table.refuse("The game is over.".to_owned()),
            Turn::Of(_) => table.set_paused(!table.is_paused()),
        }
    }

    /// Asks which sides the computer is to play.
    pub(super) fn ask_for_opponent(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        match table.kind() {
            Kind::Quarto(_) => table.refuse(words::NO_COMPUTER.to_owned()),
            Kind::Rows(_) => table.open = Open::Opponent(self.seating.pairing),
        }
    }

    /// Answers that question, or changes its levels.
    pub(super) fn at_opponent(&mut self, action: Action) {
        let Screen::Table(table) = &mut self.screen else { return };
        let Open::Opponent(pairing) = &mut table.open else { return };
        match action {
            Action::Level(step) => *pairing = pairing.step(step),
            Action::OtherLevel(step) => *pairing = pairing.step_other(step),
            Action::Play(sides) => {
                self.seating.pairing = pairing.with(sides);
                table.open = Open::Nothing;
                self.change_players();
            }
            Action::Close => table.open = Open::Nothing,
            _ => {}
        }
    }

    /// The game on the board goes on with the computer on these sides.
    pub(super) fn play(&mut self, sides: Sides) {
        match &mut self.screen {
            Screen::Table(table) if matches!(table.kind(), Kind::Quarto(_)) => {
                table.refuse(words::NO_COMPUTER.to_owned());
            }
            _ => {
                self.seating.pairing.sides = sides;
                self.change_players();
            }
        }
    }

    /// The game on the board goes on against a computer of another level.
    pub(super) fn change_level(&mut self, level: Level, other: Option<Level>) {
        let Some(sides) = self.sides_with_levels() else { return };
        let other = match (other, sides) {
            (Some(_), sides) if sides != Sides::Computers => {
                return self.refuse(words::NO_OTHER_LEVEL.to_owned());
            }
            (other, _) => other.unwrap_or(level),
        };
        (self.seating.pairing.level, self.seating.pairing.other) = (level, other);
        self.change_players();
    }

    /// The same by a step.
    pub(super) fn step_level(&mut self, step: Step) {
        if self.sides_with_levels().is_some() {
            self.seating.pairing = self.seating.pairing.step(step);
            self.change_players();
        }
    }

    /// The same for the computer that plays X where it plays both sides.
    pub(super) fn step_other_level(&mut self, step: Step) {
        match self.sides_with_levels() {
            None => {}
            Some(Sides::Computers) => {
                self.seating.pairing = self.seating.pairing.step_other(step);
                self.change_players();
            }
            Some(_) => self.refuse(words::NO_OTHER_LEVEL.to_owned()),
        }
    }

    /// The computer's sides in the game on the table, if it plays.
    fn sides_with_levels(&mut self) -> Option<Sides> {
        let Screen::Table(table) = &self.screen else { return None };
        let why_not = match (table.kind(), self.seating.pairing.sides) {
            (Kind::Quarto(_), _) => words::NO_COMPUTER,
            (kind, _) if !words::has_levels(kind) => words::NO_LEVELS,
            (_, Sides::Persons) => words::NO_LEVEL,
            (_, sides) => return Some(sides),
        };
        self.refuse(why_not.to_owned());
        None
    }

    /// Lets the players of the pairing go on with the game on the table; the score begins anew if
    /// they are others.
    fn change_players(&mut self) {
        let before = self.players;
        let is_first = before.is_computer(Stone::First);
        // Who drew X keeps it.
        self.players = self.seating.pairing.players(is_first);
        let [text, _] = words::players(self.players());
        let Screen::Table(table) = &mut self.screen else { return };
        if self.players == before {
            return table.say(format!("{text}."));
        }
        self.tally = Tally::default();
        // There is a pause only where nobody else would wait.
        let is_watched =
            [Stone::First, Stone::Second].iter().all(|&side| self.players.is_computer(side));
        table.set_paused(is_watched && table.is_paused());
        table.count_anew();
        table.say(format!("{text}. The score begins anew."));
    }

    /// Shows what the computer thinks of, or does not.
    pub(super) fn show_ghosts(&mut self) {
        self.ghosts = !self.ghosts;
        if let Screen::Table(table) = &mut self.screen {
            let not = if self.ghosts { "" } else { "not " };
            table.say(format!("What the computer thinks of is {not}shown."));
        }
    }

    /// The ticket of the question that is answered by this event.
    pub(super) fn last_word(event: &Event) -> Option<Ticket> {
        match event {
            Event::Answered(Answer { response: Response::Thinking(_), .. }) => None,
            Event::Answered(Answer { ticket, .. }) => Some(*ticket),
            _ => None,
        }
    }
}
