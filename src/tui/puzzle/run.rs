//! Room of the timed run: easy puzzles one after the other, three minutes, three strikes.
//!
//! The clock starts with the first move. It stands while a move is being checked, during a pause,
//! and while the window is too small for the board. A pause hides the board, so it gains nothing.
//! The result is written down as soon as the run ends, also if the player ends it early.

use std::time::Duration;
use std::vec;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use super::{view, words};
use crate::game::{AnyGame, GameKind, IllegalMove, Target, TargetKind};
use crate::locale::text;
use crate::player::Ticket;
use crate::puzzle::{Attempt, JudgeQuestion, JudgeReply, Puzzle, Run, RunResult};
use crate::record::Record;
use crate::rules::{self, Game, Point};
use crate::tui::board::BoardView;
use crate::tui::command::{Command, Context};
use crate::tui::command_bar::CommandBar;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, Event, MouseAction, MouseEvent};
use crate::tui::keymap::Label;
use crate::tui::layer::{Below, Foot, Handled, Height, Layer, first_line, nobody};
use crate::tui::layout::GameLayout;
use crate::tui::naming::{self, Naming, PROGRAM};
use crate::tui::refusal::Refusal;
use crate::tui::text::{beside, draw, draw_lines, fit_line, heading, too_small, wrap};
use crate::tui::theme::Role;
use crate::tui::viewer::Pointer;

#[derive(Clone, Debug)]
pub struct RunRoom {
    run: Run,
    left: vec::IntoIter<Puzzle>,
    attempt: Attempt,
    /// Move that is being checked.
    asked: Option<(Ticket, Box<JudgeQuestion>)>,
    shown: Record,
    pointer: Pointer,
    last: Option<Last>,
    /// Puzzles with a wrong move: the wrong one, and the right one.
    missed: Vec<(Puzzle, [Point; 2])>,
    /// Missed puzzle on the board, after the end.
    selected: Option<usize>,
    refusal: Option<Refusal>,
    state: State,
    /// Best result before this run.
    best: Option<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Playing,
    Paused,
    Over(RunResult),
}

/// Result of the last puzzle, or of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    Solved,
    Wrong {
        /// Cell of the wrong move, and of the right one.
        cells: [Point; 2],
    },
    Undecided(Point),
}

impl RunRoom {
    /// Prepares a run; `None` if there are no easy puzzles.
    pub fn new(ctx: &Ctx) -> Option<Self> {
        let practice = ctx.practice.as_ref()?;
        let mut left = practice.next_run().into_iter();
        let attempt = Attempt::new(left.next()?);
        let shown = Record::new(GameKind::Rows(attempt.game().variant()));
        let mut room = Self {
            run: Run::default(),
            left,
            attempt,
            asked: None,
            pointer: Pointer::new(shown.cursor()),
            shown,
            last: None,
            missed: Vec::new(),
            selected: None,
            refusal: None,
            state: State::Playing,
            best: practice.best_run(),
        };
        room.refresh();
        room.pointer = Pointer::new(room.shown.cursor());
        Some(room)
    }

    fn naming<'a>(&self, ctx: &'a Ctx) -> Naming<'a> {
        let (names, coordinates) = (&ctx.user.names, ctx.look.coordinates);
        Naming { names, coordinates, has_letters: true, ..nobody(self.shown.kind(), ctx) }
    }

    /// Shows the position without the moves that led to the puzzle.
    fn refresh(&mut self) {
        let (puzzle, before) = (self.puzzle(), self.puzzle().game());
        // Stones and moves come from a valid game.
        let position = rules::Position::from_stones(before.variant(), before.stones())
            .unwrap_or_else(|_| rules::Position::new(before.variant()));
        let mut game = Game::from_position(position.with_to_move(puzzle.side()));
        // A missed puzzle is shown as it was.
        let played = match self.selected {
            Some(_) => &[],
            None => &self.attempt.game().moves()[before.moves().len()..],
        };
        for &point in played {
            if game.play(point).is_err() {
                break;
            }
        }
        self.shown = Record::from(AnyGame::Rows(game));
    }

    /// Puzzle on the board: that of the attempt, or a missed one that was selected.
    fn puzzle(&self) -> &Puzzle {
        let selected = self.selected.and_then(|index| self.missed.get(index));
        selected.map_or_else(|| self.attempt.puzzle(), |(puzzle, _)| puzzle)
    }

    /// Shows a missed puzzle, or none that was missed.
    fn select(&mut self, selected: Option<usize>) {
        self.selected = selected.filter(|&index| index < self.missed.len());
        self.refresh();
    }

    fn is_playing(&self) -> bool {
        self.state == State::Playing && self.asked.is_none()
    }

    /// Hides the board and stops the clock.
    pub fn pause(&mut self, ctx: &mut Ctx) {
        if self.state == State::Playing {
            self.withdraw(ctx);
            self.run.stop(ctx.now);
            self.state = State::Paused;
        }
    }

    fn resume(&mut self, ctx: &Ctx) {
        self.state = State::Playing;
        if self.run.has_begun() {
            self.run.start(ctx.now);
        }
    }

    /// Cancels the judgement of a move, which can be played again.
    fn withdraw(&mut self, ctx: &mut Ctx) {
        if self.asked.take().is_some() {
            ctx.effects.push(Effect::StopJudge);
            self.attempt.withdraw();
            self.refresh();
        }
    }

    /// Ends the run, which is written down if it has begun.
    fn end(&mut self, ctx: &mut Ctx) {
        if let State::Over(_) = self.state {
            return;
        }
        self.withdraw(ctx);
        self.run.stop(ctx.now);
        let result = self.run.result(ctx.now);
        self.state = State::Over(result);
        if self.run.has_begun() {
            ctx.effects.push(Effect::LogRun(result));
        }
    }

    fn play(&mut self, point: Point, ctx: &mut Ctx) -> Result<(), Refusal> {
        let question = self.attempt.play(point).map_err(IllegalMove::Rows);
        let question = Box::new(question.map_err(Refusal::of_move)?);
        self.run.stop(ctx.now);
        let ticket = ctx.next_ticket();
        ctx.effects.push(Effect::Judge(ticket, question.clone()));
        self.asked = Some((ticket, question));
        self.refresh();
        self.pointer.point_to(Target::Cell(point), self.shown.cursor());
        Ok(())
    }

    fn answer(&mut self, question: &JudgeQuestion, reply: &JudgeReply, ctx: &mut Ctx) {
        let Some(&point) = question.game.moves().last() else { return };
        let right = question.goal.line().first().copied().unwrap_or(point);
        self.attempt.hear(question, reply.clone());
        match reply {
            JudgeReply::Solved => {
                self.run.add_solved();
                self.go_on(Last::Solved, ctx);
            }
            JudgeReply::Wrong(_) => {
                self.run.add_strike();
                self.missed.push((self.attempt.puzzle().clone(), [point, right]));
                self.go_on(Last::Wrong { cells: [point, right] }, ctx);
            }
            JudgeReply::Undecided => self.last = Some(Last::Undecided(point)),
            JudgeReply::Defence { .. } => self.last = None,
        }
        if self.state == State::Playing {
            self.refresh();
            self.run.start(ctx.now);
            self.pointer.give_way(self.shown.cursor());
        }
    }

    /// Shows the next puzzle, or ends the run.
    fn go_on(&mut self, last: Last, ctx: &mut Ctx) {
        self.last = Some(last);
        // The clock counts as started, so that a run of wrong first moves is a run.
        self.run.start(ctx.now);
        match self.left.next().filter(|_| !self.run.is_over(ctx.now)) {
            Some(puzzle) => self.attempt = Attempt::new(puzzle),
            None => self.end(ctx),
        }
    }

    fn perform(&mut self, command: &Command, ctx: &mut Ctx) -> Result<Handled, Refusal> {
        match (command, self.state) {
            (Command::PlayAtCursor, State::Over(_)) => {
                if let Some(next) = Self::new(ctx) {
                    *self = next;
                }
            }
            (Command::PlayAtCursor | Command::Pause, State::Paused) => self.resume(ctx),
            (Command::PlayAtCursor, State::Playing) => self.play(self.pointer.cell, ctx)?,
            (&Command::Play(Target::Cell(point)), State::Playing) => self.play(point, ctx)?,
            (Command::Pause, State::Playing) => self.pause(ctx),
            (Command::Move(direction), State::Over(_)) if !self.missed.is_empty() => {
                // Before the first one and after the last one, the end of the run is shown.
                let all = self.missed.len() + 1;
                let next = direction.step_in_list(self.selected.map_or(0, |index| index + 1), all);
                self.select(next.checked_sub(1));
            }
            (&Command::Select(index), State::Over(_)) => {
                self.select(Some(index).filter(|_| self.selected != Some(index)));
            }
            (Command::Move(_) | Command::MoveToEdge(_) | Command::PointAt(_), _) => {
                self.pointer.follow(command, self.shown.cursor());
            }
            (Command::ToggleCoordinates, _) => ctx.look.step_coordinates(),
            (&Command::Zoom(step), _) => ctx.look.zoom(self.shown.kind(), step),
            (Command::OpenBar | Command::Type(_), _) => return Ok(CommandBar::open(command)),
            (Command::Quit, _) => {
                self.end(ctx);
                return Ok(Handled::Ignored);
            }
            _ => {}
        }
        Ok(Handled::Done)
    }

    /// Esc: pauses the run, then ends it, then leaves.
    fn cancel(&mut self, ctx: &mut Ctx) -> Handled {
        match self.state {
            State::Playing if self.run.has_begun() || self.asked.is_some() => self.pause(ctx),
            State::Paused if self.run.has_begun() => self.end(ctx),
            State::Playing | State::Paused | State::Over(_) => return Handled::Close,
        }
        Handled::Done
    }
}

impl Layer for RunRoom {
    fn context(&self) -> Context {
        Context::Puzzles
    }

    fn height(&self) -> Height {
        Height::Room
    }

    fn check(&self, command: &Command, _: &Ctx) -> Result<(), Refusal> {
        match (command, self.state) {
            (Command::PlayAtCursor, State::Paused | State::Over(_))
            | (Command::Select(_), State::Over(_))
            | (Command::Puzzles | Command::Practise(_), _) => Ok(()),
            (Command::PlayAtCursor | Command::Play(_), State::Playing) if self.asked.is_some() => {
                Err(text!("puzzle-still-checking").into())
            }
            (Command::Play(target), State::Playing) => {
                self.shown.cursor().check(*target).map_err(Refusal::of_move)
            }
            (Command::Play(_), State::Paused) => Err(text!("run-paused-refusal").into()),
            (Command::Play(_) | Command::Pause, State::Over(_)) => Err(text!("run-over").into()),
            (
                Command::Hint
                | Command::Solution
                | Command::NextPuzzle
                | Command::TakeBack
                | Command::Walk(_),
                _,
            ) => Err(text!("run-no-help").into()),
            (command, _) => {
                let mut contexts = [Context::Puzzles, Context::Everywhere].iter();
                match contexts.find_map(|context| command.needs(*context)) {
                    Some(_) => Ok(()),
                    None => Err(text!("puzzle-for-games").into()),
                }
            }
        }
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        let is_pointing = matches!(command, Command::PointAt(_));
        let before = self.refusal.take_if(|_| !is_pointing);
        match command {
            Command::Cancel if before.is_some() => return Handled::Done,
            Command::Cancel => return self.cancel(ctx),
            Command::Puzzles | Command::Practise(_) => {
                self.end(ctx);
                return Handled::Leave(command.clone());
            }
            _ => {}
        }
        let done = self.check(command, ctx).and_then(|()| self.perform(command, ctx));
        done.unwrap_or_else(|why| {
            self.refusal = Some(why);
            Handled::Done
        })
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        if let (State::Over(_), MouseAction::Click) = (self.state, mouse.action) {
            return self.missed_at(mouse.at, ctx).map(Command::Select).into_iter().collect();
        }
        let is_playing = self.state == State::Playing;
        let layout = ctx.look.game_layout(self.shown.kind()).ok().filter(|_| is_playing);
        let target = layout.and_then(|it| it.board.point_at(mouse.at)).map(Target::Cell);
        match (target, mouse.action) {
            (Some(at), MouseAction::Click) => vec![Command::PointAt(at), Command::Play(at)],
            (Some(at), MouseAction::Move) if at != Target::Cell(self.pointer.cell) => {
                vec![Command::PointAt(at)]
            }
            _ => Vec::new(),
        }
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        CommandBar::open_with(first_line(text))
    }

    fn hear(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        let (Event::Judged(ticket, _) | Event::Failed(ticket, _)) = event else {
            return Err(event);
        };
        let Some((_, question)) = self.asked.take_if(|(asked, _)| *asked == ticket) else {
            return if let Event::Failed(..) = event { Err(event) } else { Ok(false) };
        };
        match event {
            Event::Judged(_, reply) => self.answer(&question, &reply, ctx),
            Event::Failed(_, why) => {
                self.attempt.withdraw();
                self.refresh();
                self.refusal = Some(text!("puzzle-not-judged", why = why).into());
                if self.run.has_begun() {
                    self.run.start(ctx.now);
                }
            }
            _ => {}
        }
        Ok(true)
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.foot_of(ctx, ctx.look.game_layout(self.shown.kind()).ok()?.foot).keys()
    }

    fn labels(&self, ctx: &Ctx) -> Vec<(Command, Label)> {
        let mut labels: Vec<_> = ctx.user.keymap.footer(Context::Puzzles).collect();
        labels.retain(|(command, _)| self.check(command, ctx).is_ok());
        // Enter does the same.
        labels.retain(|(command, _)| *command != Command::Pause || self.state == State::Playing);
        for (command, (_, word)) in &mut labels {
            *word = match (&*command, self.state) {
                (Command::PlayAtCursor, State::Paused) => text!("word-resume"),
                (Command::PlayAtCursor, State::Over(_)) => text!("word-again"),
                (Command::Cancel, State::Paused) if self.run.has_begun() => text!("word-end-run"),
                _ => continue,
            };
        }
        labels
    }

    fn wakes_at(&self, ctx: &Ctx) -> Option<Duration> {
        match self.state {
            State::Playing => self.run.wakes_at(ctx.now),
            State::Paused | State::Over(_) => None,
        }
    }

    fn pass_time(&mut self, _: Duration, ctx: &mut Ctx) {
        if self.state == State::Playing && self.run.is_over(ctx.now) {
            self.end(ctx);
        }
    }

    /// Pauses if the window no longer shows the board.
    fn settle(&mut self, ctx: &mut Ctx) {
        if self.run.has_begun() && ctx.look.game_layout(self.shown.kind()).is_err() {
            self.pause(ctx);
        }
    }

    /// Pauses, because another room opens over it.
    fn rest(&mut self, ctx: &mut Ctx) {
        self.pause(ctx);
    }

    fn naming<'a>(&'a self, ctx: &'a Ctx) -> Option<Naming<'a>> {
        Some(self.naming(ctx))
    }

    fn target_kind(&self) -> Option<TargetKind> {
        Some(self.shown.target_kind())
    }

    fn title(&self, _: &Ctx) -> Option<String> {
        Some(PROGRAM.to_owned())
    }

    fn draw(&self, _: Below, ctx: &Ctx, frame: &mut Frame) {
        let layout = match ctx.look.game_layout(self.shown.kind()) {
            Ok(layout) => layout,
            Err(needed) => return too_small(needed, None, frame),
        };
        self.draw_board(ctx, &layout, frame);
        if let Some(area) = layout.panel {
            self.draw_panel(ctx, area, frame.buffer_mut());
        }
        self.draw_status(ctx, layout.status, frame.buffer_mut());
        self.foot_of(ctx, layout.foot).draw(&self.labels(ctx), &ctx.look.theme, frame);
    }
}

impl RunRoom {
    /// Draws the board, which is empty during a pause.
    fn draw_board(&self, ctx: &Ctx, layout: &GameLayout, frame: &mut Frame) {
        let AnyGame::Rows(game) = self.shown.on_board() else { return };
        let hidden = Game::new(game.variant());
        let game = if self.state == State::Paused { &hidden } else { game };
        let side = self.puzzle().side();
        let right = self.selected.and_then(|index| self.missed.get(index));
        let view = BoardView {
            expected: right.map(|(_, [_, right])| (*right, side)).into_iter().collect(),
            coordinates: ctx.look.labels(),
            cursor: self.is_playing().then_some((self.pointer.cell, Some(side))),
            unnumbered: 0,
            ..BoardView::new(game, &layout.board, &ctx.look.theme)
        };
        frame.render_widget(&view, layout.board.area);
    }

    fn draw_panel(&self, ctx: &Ctx, area: Rect, buffer: &mut Buffer) {
        draw_lines(&self.panel(ctx, area).0, area, buffer);
    }

    /// Missed puzzle in the list at a place of the window.
    fn missed_at(&self, at: Position, ctx: &Ctx) -> Option<usize> {
        let area = ctx.look.game_layout(self.shown.kind()).ok()?.panel?;
        let row = usize::from(at.y.checked_sub(area.y)?);
        area.contains(at).then(|| self.panel(ctx, area).1.get(row).copied().flatten())?
    }

    /// Lines of the panel, and which of them list a missed puzzle.
    fn panel(&self, ctx: &Ctx, area: Rect) -> (Vec<Line<'static>>, Vec<Option<usize>>) {
        let theme = &ctx.look.theme;
        let width = usize::from(area.width);
        let mut lines = vec![Line::styled(text!("run-title"), theme.style(Role::Title))];
        lines.push(Line::default());
        lines.extend(view::task_lines(&self.task(ctx), Some(self.puzzle()), width, theme));
        let mut section = |name: &str, texts: &[String], role| {
            lines.extend([Line::default(), heading(name, width, theme)]);
            let rows = texts.iter().flat_map(|text| wrap(text, width));
            lines.extend(rows.map(|text| Line::styled(text, theme.style(role))));
        };
        let best = self.best.map(|best| text!("puzzle-run-best", best = best));
        let score: Vec<String> = std::iter::once(self.score()).chain(best).collect();
        section(&self.clock(ctx), &score, Role::Ground);
        if let Some((name, text, role)) = self.said(ctx) {
            section(&name, &[text], role);
        }
        let mut places = vec![None; lines.len()];
        if let (State::Over(_), false) = (self.state, self.missed.is_empty()) {
            let naming = self.naming(ctx);
            lines.extend([Line::default(), heading(&text!("run-missed"), width, theme)]);
            places.resize(lines.len(), None);
            for (index, (_, [wrong, right])) in self.missed.iter().enumerate() {
                let cells = [wrong, right].map(|&at| naming.cell(at));
                let said = text!("run-wrong", cell = cells[0], right = cells[1]);
                let role = if self.selected == Some(index) { Role::Selected } else { Role::Ground };
                let rows = wrap(&format!("{}. {said}", index + 1), width).into_iter();
                lines.extend(rows.map(|text| Line::styled(text, theme.style(role))));
                places.resize(lines.len(), Some(index));
            }
            let help = wrap(&text!("run-missed-help"), width).into_iter();
            lines.extend(help.map(|text| Line::styled(text, theme.style(Role::Faint))));
        }
        (lines, places)
    }

    fn draw_status(&self, ctx: &Ctx, area: Rect, buffer: &mut Buffer) {
        let theme = &ctx.look.theme;
        let cell = self.naming(ctx).cell(self.pointer.cell);
        let cell = if self.is_playing() { cell } else { String::new() };
        let width = usize::from(area.width);
        let said = format!("{}  {}", self.clock(ctx), self.score());
        let said = fit_line(&[said, self.clock(ctx)], width.saturating_sub(cell.len() + 1));
        let said = Span::styled(said, theme.style(Role::Status));
        let line = beside(vec![said], vec![Span::styled(cell, theme.style(Role::Faint))], width);
        draw(&line, area, buffer);
    }

    fn task(&self, ctx: &Ctx) -> String {
        let [_, short] = words::task(self.puzzle(), &self.naming(ctx));
        short
    }

    fn clock(&self, ctx: &Ctx) -> String {
        naming::time(self.run.left(ctx.now))
    }

    /// `7 solved, 1 of 3 strikes`.
    fn score(&self) -> String {
        let (solved, strikes) = (self.run.solved(), self.run.strikes());
        text!("run-score", solved = solved, strikes = strikes, most = Run::STRIKES)
    }

    /// Heading and text about the state of the run.
    fn said(&self, ctx: &Ctx) -> Option<(String, String, Role)> {
        let naming = self.naming(ctx);
        Some(match (self.state, self.last) {
            (State::Paused, _) => (text!("run-heading-paused"), text!("run-paused"), Role::Notice),
            (State::Over(result), last) => {
                let why = match last {
                    Some(Last::Wrong { cells }) if result.strikes >= Run::STRIKES => Some(text!(
                        "run-wrong",
                        cell = naming.cell(cells[0]),
                        right = naming.cell(cells[1])
                    )),
                    _ => None,
                };
                let is_best = self.best.is_none_or(|best| result.solved > best);
                let solved = if is_best && result.solved > 0 {
                    text!("run-result-best", solved = result.solved)
                } else {
                    text!("run-result", solved = result.solved)
                };
                let said: Vec<String> = why.into_iter().chain([solved]).collect();
                (
                    text!("puzzle-heading-result"),
                    said.join(&text!("between-sentences")),
                    Role::Accent,
                )
            }
            (State::Playing, _) if !self.run.has_begun() => {
                let rules = [
                    text!("run-rules", minutes = Run::TIME.as_secs() / 60),
                    text!("run-rules-strikes", most = Run::STRIKES),
                    text!("run-rules-clock"),
                ];
                let rules = rules.join(&text!("between-sentences"));
                (text!("run-heading-rules"), rules, Role::Notice)
            }
            (State::Playing, Some(Last::Wrong { cells })) => {
                let said =
                    text!("run-wrong", cell = naming.cell(cells[0]), right = naming.cell(cells[1]));
                (text!("puzzle-heading-wrong"), said, Role::Error)
            }
            (State::Playing, Some(Last::Undecided(cell))) => {
                let said = text!("puzzle-undecided", cell = naming.cell(cell));
                (text!("puzzle-heading-result"), said, Role::Notice)
            }
            (State::Playing, Some(Last::Solved)) => {
                (text!("puzzle-heading-result"), text!("run-solved"), Role::Accent)
            }
            (State::Playing, None) => return None,
        })
    }

    fn foot_of(&self, ctx: &Ctx, area: Rect) -> Foot {
        match (&self.refusal, self.said(ctx)) {
            (Some(refusal), _) => Foot::new(&refusal.forms(&self.naming(ctx)), Role::Error, area),
            // If there is a panel, it shows this.
            (None, Some((_, text, role))) if !ctx.look.has_panel(self.shown.kind()) => {
                Foot::new(&[text], role, area)
            }
            _ => Foot::new(&[], Role::Notice, area),
        }
    }
}
