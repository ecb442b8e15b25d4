//! List of the user's other engines: play one, add one, change its time, remove it.

mod view;

use std::sync::Arc;
use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::event::{Effect, EngineEdit, Event, MouseEvent};
use super::examination::ExaminationPage;
use super::layer::{Below, Handled, Layer, first_line};
use super::menu::{self, MenuLayout};
use super::new_game::NewGame;
use super::refusal::Refusal;
use super::text::TextEditor;
use crate::game::{Computer, ComputerSides, GameKind, Step};
use crate::locale::text;
use crate::player::Ticket;
use crate::rules::{BySide, Rule, Variant};
use crate::settings::Stakes;
use crate::settings::engines::EngineEntry;

/// Times for a move that the page offers, in milliseconds.
const TIMES: [u64; 11] =
    [100, 200, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];
/// Maximum length of a command in characters.
const LONGEST: usize = 4096;

/// Page with the list of other engines.
#[derive(Debug, Default)]
pub struct EnginesPage {
    selected: usize,
    /// Command that is being typed.
    line: Option<TextEditor>,
    /// Set while the page asks whether to remove the selected engine.
    is_removing: bool,
    /// Edit whose result is awaited.
    asked: Option<Awaited>,
    refusal: Option<Refusal>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Awaited {
    ticket: Ticket,
    /// Set if an engine is being added, which takes a while.
    is_new: bool,
}

impl EnginesPage {
    fn entry<'a>(&self, ctx: &'a Ctx) -> Option<&'a Arc<EngineEntry>> {
        ctx.engines.get(self.selected)
    }

    fn layout(&self, window: Rect, ctx: &Ctx) -> Option<MenuLayout> {
        MenuLayout::list(window, ctx.engines.len(), self.selected)
    }

    fn edit(&mut self, edit: EngineEdit, ctx: &mut Ctx) {
        let ticket = ctx.next_ticket();
        self.asked = Some(Awaited { ticket, is_new: matches!(edit, EngineEdit::Add(_)) });
        ctx.effects.push(Effect::EditEngines(ticket, edit));
    }

    fn type_line(&mut self, command: &Command, ctx: &mut Ctx) {
        let Some(line) = &mut self.line else { return };
        match command {
            Command::Accept => {
                let typed = line.value().trim().to_owned();
                self.line = None;
                if !typed.is_empty() {
                    self.edit(EngineEdit::Add(typed), ctx);
                }
            }
            command if line.is_left_by(command) => self.line = None,
            command => drop(line.execute(command)),
        }
    }

    /// Changes the time for a move to the next one of the list.
    fn step_time(&mut self, step: Step, ctx: &mut Ctx) {
        let Some(entry) = self.entry(ctx) else { return };
        let mut times = TIMES.map(Duration::from_millis).into_iter();
        let next = match step {
            Step::Up => times.find(|time| *time > entry.terms.turn),
            Step::Down => times.rfind(|time| *time < entry.terms.turn),
        };
        if let Some(turn) = next {
            let mut entry = EngineEntry::clone(entry);
            entry.terms.turn = turn;
            self.edit(EngineEdit::Set(Box::new(entry)), ctx);
        }
    }

    /// Opens the page of a new game with the selected engine as the opponent.
    fn play(&self, below: Below, ctx: &Ctx) -> Handled {
        let Some(entry) = self.entry(ctx) else { return Handled::Done };
        let computer = Computer::Engine(entry.name);
        let mut choice = ctx.next.during(kind_for(entry, below.kind(ctx)));
        choice.stakes = Stakes::Casual;
        choice.lineup.players = BySide { first: computer, second: computer };
        if matches!(choice.lineup.computer, ComputerSides::None | ComputerSides::Both) {
            choice.lineup.computer = ComputerSides::Second;
        }
        Handled::Open(Box::new(NewGame::new(choice, ctx)))
    }

    fn execute_in_list(&mut self, command: &Command, below: Below, ctx: &mut Ctx) -> Handled {
        if let Err(refusal) = self.check(command, ctx) {
            self.refusal = Some(refusal);
            return Handled::Done;
        }
        match command {
            Command::Quit | Command::NewGame(_) => return Handled::Ignored,
            Command::Cancel => return Handled::Close,
            Command::Accept => return self.play(below, ctx),
            Command::AddEngine => self.line = Some(TextEditor::line("", LONGEST)),
            Command::ExamineEngine => {
                let Some(entry) = self.entry(ctx).cloned() else { return Handled::Done };
                return Handled::Open(Box::new(ExaminationPage::begin(entry, ctx)));
            }
            Command::Delete => self.is_removing = true,
            Command::StepLevel(step) => self.step_time(*step, ctx),
            Command::ToggleAnalyst => {
                if let Some(entry) = self.entry(ctx) {
                    let analyses = !entry.analyses;
                    let entry = EngineEntry { analyses, ..EngineEntry::clone(entry) };
                    self.edit(EngineEdit::Set(Box::new(entry)), ctx);
                }
            }
            command => {
                let page = ctx.look.window.height.max(10) as usize / 2;
                let lines = ctx.engines.len();
                self.selected =
                    menu::select(command, self.selected, lines, page).unwrap_or(self.selected);
            }
        }
        Handled::Done
    }

    /// Takes the list after an edit.
    fn edited(&mut self, edited: Result<Vec<EngineEntry>, String>, ctx: &mut Ctx) {
        let was_new = self.asked.take().is_some_and(|asked| asked.is_new);
        match edited {
            Ok(engines) => {
                ctx.engines = engines.into_iter().map(Arc::new).collect();
                let last = ctx.engines.len().saturating_sub(1);
                self.selected = if was_new { last } else { self.selected.min(last) };
            }
            Err(why) => self.refusal = Some(text!("engines-not-edited", why = why).into()),
        }
    }
}

/// Kind of a game that an engine plays: this one, or else the first of Gomoku that it plays.
fn kind_for(entry: &EngineEntry, kind: GameKind) -> GameKind {
    let plays = |kind: &GameKind| kind.can_be_played_by_engines() && entry.plays(kind.variant());
    let by_rule = |variant: &Variant| Rule::ALL.map(|rule| GameKind::Rows(variant.with_rule(rule)));
    let others = Variant::OFFERED.iter().flat_map(by_rule);
    std::iter::once(kind).chain(others).find(plays).unwrap_or(kind)
}

/// Key that adds an engine.
fn add_key(ctx: &Ctx) -> String {
    let key = ctx.user.keymap.key_in(Context::Engines, &Command::AddEngine);
    key.unwrap_or_else(|| "none".to_owned())
}

impl Layer for EnginesPage {
    fn context(&self) -> Context {
        match &self.line {
            _ if self.is_removing => Context::Question,
            Some(_) => Context::Line,
            None => Context::Engines,
        }
    }

    fn execute(&mut self, command: &Command, below: Below, ctx: &mut Ctx) -> Handled {
        self.refusal = None;
        match self.context() {
            Context::Question => {
                if let Command::Yes | Command::No = command {
                    self.is_removing = false;
                    let removed = self.entry(ctx).filter(|_| *command == Command::Yes);
                    if let Some(name) = removed.map(|entry| entry.name) {
                        self.edit(EngineEdit::Remove(name), ctx);
                    }
                }
            }
            Context::Line => self.type_line(command, ctx),
            _ => return self.execute_in_list(command, below, ctx),
        }
        Handled::Done
    }

    fn check(&self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        let is_about_one = matches!(
            command,
            Command::Accept | Command::Delete | Command::StepLevel(_) | Command::ToggleAnalyst
        );
        if self.line.is_none() && is_about_one && self.entry(ctx).is_none() {
            return Err(text!("engines-none", key = add_key(ctx)).into());
        }
        let is_edit = matches!(
            command,
            Command::Delete | Command::AddEngine | Command::StepLevel(_) | Command::ToggleAnalyst
        );
        if is_edit && self.asked.is_some() {
            return Err(text!("engines-busy").into());
        }
        Ok(())
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        if self.is_removing {
            return Vec::new();
        }
        let layout = self.layout(ctx.look.area(), ctx);
        let line = layout.and_then(|layout| layout.entry_at(mouse.at));
        menu::list_commands(line, self.selected, mouse.action)
    }

    fn paste(&mut self, text: &str, _: &mut Ctx) -> Handled {
        if let Some(line) = &mut self.line {
            line.insert(first_line(text));
        }
        Handled::Done
    }

    fn hear(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        let is_asked = |ticket| self.asked.is_some_and(|asked| asked.ticket == ticket);
        match event {
            Event::EnginesEdited(ticket, edited) if is_asked(ticket) => {
                self.edited(edited, ctx);
                Ok(true)
            }
            Event::Failed(ticket, why) if is_asked(ticket) => {
                self.edited(Err(why), ctx);
                Ok(true)
            }
            event => Err(event),
        }
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.layout(ctx.look.area(), ctx).map(|layout| layout.keys())
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        view::draw(self, below, ctx, frame);
    }
}
