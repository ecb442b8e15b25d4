//! Game as a layer of the screen: its place in the stack, its events, and the passing of time.

use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;

use super::computer::Purpose;
use super::{Mode, Table, mouse, view};
use crate::game::{End, Outcome, State, TargetKind};
use crate::locale::text;
use crate::tui::analysis::RegionSearch;
use crate::tui::command::{Command, Context};
use crate::tui::command_bar::CommandBar;
use crate::tui::ctx::Ctx;
use crate::tui::event::{Event, MouseEvent};
use crate::tui::keymap::FooterWord;
use crate::tui::layer::{Below, Handled, Layer, first_line};
use crate::tui::naming::{self, Naming};
use crate::tui::refusal::Refusal;

impl Layer for Table {
    fn context(&self) -> Context {
        match self.mode {
            Mode::Play => Context::Board,
            Mode::Explore(_) => Context::Explorer,
            Mode::SetUp(_) => Context::Editor,
        }
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        // A picture shows the explanation, too.
        let keeps = matches!(
            command,
            Command::Export(_) | Command::CopyPicture | Command::OpenBar | Command::Type(_)
        );
        if (keeps || !self.end_explanation()) && !matches!(command, Command::PointAt(_)) {
            // A message stays until the next key or click.
            self.messages.notice = None;
        }
        let reply = match &mut self.mode {
            Mode::Play => Handled::Ignored,
            Mode::Explore(explored) => explored.execute(command, &self.viewer, ctx),
            Mode::SetUp(editor) => editor.execute(command),
        };
        let done = match reply {
            Handled::Ignored => self.perform(command, ctx),
            Handled::Refuse(refusal) => Err(refusal),
            Handled::Leave(_) => {
                self.take_position(ctx);
                Ok(Handled::Done)
            }
            Handled::Close | Handled::Open(_) => {
                self.mode = Mode::Play;
                Ok(if let Handled::Open(_) = reply { reply } else { Handled::Done })
            }
            reply => Ok(reply),
        };
        done.unwrap_or_else(|refusal| {
            self.refuse(refusal);
            Handled::Done
        })
    }

    fn check(&self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        match &self.mode {
            Mode::SetUp(editor) => editor.check(command)?,
            Mode::Explore(explored) => explored.check(command)?,
            Mode::Play => {}
        }
        self.check_rated(command)?;
        self.check_friend(command, ctx)?;
        if let (Mode::SetUp(_), Command::TakeBack | Command::Redo) = (&self.mode, command) {
            return Ok(());
        }
        let needs = [Context::Board, Context::Puzzles, Context::Lesson]
            .iter()
            .find_map(|it| command.needs(*it));
        needs.unwrap_or_default().iter().try_for_each(|need| self.meets(*need, command, ctx))
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let Ok(layout) = ctx.look.game_layout(self.kind()) else { return Vec::new() };
        match &self.mode {
            Mode::Play => self.mouse_over_board(mouse, &layout, ctx),
            Mode::SetUp(editor) => mouse::in_editor(editor, mouse, &layout),
            Mode::Explore(explored) => self.mouse_in_explorer(explored, mouse, &layout, ctx),
        }
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        let Mode::Play = self.mode else { return Handled::Ignored };
        self.messages.notice = None;
        CommandBar::open_with(first_line(text))
    }

    /// Handles a key without a meaning, which at least clears the message.
    fn other_key(&mut self) -> Handled {
        let is_playing = matches!(self.mode, Mode::Play);
        let has_ended = self.end_explanation();
        let cleared = self.messages.notice.take_if(|_| is_playing);
        if has_ended || cleared.is_some() { Handled::Done } else { Handled::Ignored }
    }

    fn hear(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        match event {
            Event::Friend(_) | Event::Heard(_) => return self.hear_friend(event, ctx),
            Event::Answered(answer) => {
                let is_waited_for = self.awaits_computer();
                let is_changed = self.answered(answer, ctx);
                if is_waited_for && !self.awaits_computer() {
                    ctx.ring();
                }
                return Ok(is_changed);
            }
            Event::Saved { path, number, game, result } => {
                self.saved(&path, number, &game, result, ctx);
            }
            Event::Exported(path, result) => self.exported(&path, result),
            Event::Reviewed(news) => return Ok(self.reviewed(news, ctx)),
            Event::Examined(ticket, region, is_finished) => {
                if !self.analysis.region.awaits(ticket) {
                    return Ok(false);
                }
                self.analysis.region.hear(*region, is_finished);
            }
            Event::Failed(ticket, why) if self.analysis.region.awaits(ticket) => {
                self.analysis.region = RegionSearch::default();
                let why = ("why", why);
                self.refuse(Refusal::tip_with("analysis-failed", Command::Region, why));
            }
            Event::Failed(ticket, why) if self.has_review(ticket) => {
                self.review = None;
                let why = ("why", why);
                self.refuse(Refusal::tip_with("review-failed", Command::Review, why));
            }
            Event::PuzzlesKept(ticket, Ok(number @ 1..)) if self.has_review(ticket) => {
                self.say(text!("puzzles-kept", number = number));
            }
            Event::Found(found) => {
                let Mode::Explore(explored) = &mut self.mode else { return Ok(false) };
                match explored.hear(found) {
                    Ok(is_changed) => return Ok(is_changed),
                    Err(refusal) => self.refuse(refusal),
                }
            }
            event => return Err(event),
        }
        Ok(true)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        let layout = ctx.look.game_layout(self.kind()).ok()?;
        let (_, foot) = self.foot(&layout, ctx);
        foot.keys()
    }

    fn words(&self, ctx: &Ctx) -> Vec<FooterWord> {
        self.footer_words(ctx)
    }

    fn wakes_at(&self, ctx: &Ctx) -> Option<Duration> {
        let second = self.clock.time.as_ref().and_then(|clock| clock.changes_at(ctx.now));
        let frame = self.viewer.motion(ctx.now).map(|(_, next)| next);
        let times = [second, frame, self.viewer.autoplay];
        times.into_iter().flatten().min()
    }

    fn pass_time(&mut self, since: Duration, ctx: &mut Ctx) {
        self.viewer.pass_autoplay(ctx.now);
        if self.clock.is_near(since, ctx.now, self.participants_at_start()) {
            ctx.ring();
        }
        let clock = self.clock.time.as_ref();
        if let Some(loser) = clock.and_then(|clock| clock.flag(ctx.now)) {
            if self.is_shared_in_progress() {
                return self.fall_shared(loser, ctx);
            }
            let loser = self.viewer.record.cursor().side_of(loser);
            self.viewer.record.end(End::OutOfTime(loser));
            self.end_off_board(ctx);
        }
    }

    fn settle(&mut self, ctx: &mut Ctx) {
        self.drop_outdated();
        self.find_fouls(ctx);
        self.ask_computer(ctx);
        if self.analysis.is_on {
            self.analysis.ask(&mut self.viewer, ctx);
        }
        self.analysis.region.ask(&self.viewer, ctx);
        if let Mode::Explore(explored) = &mut self.mode {
            explored.ask(&self.viewer, ctx);
        }
    }

    /// Stops the clock and all computation except for the computer's move.
    fn rest(&mut self, ctx: &mut Ctx) {
        self.viewer.autoplay = None;
        if self.analysis.is_on {
            self.analysis.execute(&Command::Analyse, &mut self.viewer, ctx);
        }
        if self.analysis.region.is_on {
            self.analysis.region.toggle(ctx);
        }
        self.pause(ctx);
    }

    fn naming<'a>(&'a self, ctx: &'a Ctx) -> Option<Naming<'a>> {
        Some(self.naming(ctx))
    }

    fn target_kind(&self) -> Option<TargetKind> {
        Some(self.viewer.record.target_kind())
    }

    /// Title of the window: `Gomoku: your move`. In a game between computers, it does not change
    /// with every move.
    fn title(&self, ctx: &Ctx) -> Option<String> {
        let naming = Naming { participants: self.participants(), ..self.naming(ctx) };
        let (participants, act) = (naming.participants, self.side_to_act());
        let state = act.map_or_else(|| self.state(), State::ToMove);
        let is_thinking = self.computer.is_thinking_for(Purpose::Move);
        let game = naming::kind_name(naming.kind);
        Some(match state {
            State::Over(Outcome::Drawn(_)) => text!("title-draw", game = game),
            State::Over(Outcome::Void) => text!("title-void", game = game),
            State::Over(Outcome::Won(winner, _)) => {
                let [_, (who, player)] = naming.players(winner);
                text!("title-won", game = game, who = who, player = player)
            }
            State::ToMove(_) if participants.are_computers() => {
                text!("title-computers", game = game)
            }
            State::ToMove(side) if participants.person() == Some(side) => {
                text!("title-your-move", game = game)
            }
            State::ToMove(side) if !participants.is_computer(side) => {
                text!("title-to-move", game = game, player = naming.short_player(side))
            }
            State::ToMove(_) if is_thinking => text!("title-thinking", game = game),
            State::ToMove(_) => text!("title-computers-move", game = game),
        })
    }

    fn searches(&self) -> bool {
        matches!(self.mode, Mode::Explore(_))
    }

    fn draw(&self, _: Below, ctx: &Ctx, frame: &mut Frame) {
        view::draw(self, ctx, frame);
    }
}
