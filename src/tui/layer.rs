//! A layer of the screen: the game, a page, a box over the board, the help over everything.
//!
//! Layers know nothing of each other. One that wants something of a layer below says so by a
//! [`Command`] in its [`Handled`]; what it may know of them it reads through [`Below`].
//!
//! All methods of `Layer` but three have a default: its context in the table of keys; what it does
//! with a command, the mouse, pasted text and an answer from outside; when it changes by itself;
//! how it is drawn; which keys its footer offers.
//!
//! A reply of `Handled::Leave` carries a command that the stack offers to the layers below. A
//! question replies with the command for yes, and the new game page with `Command::Begin`. A
//! question through `Below` is answered by the highest layer that knows: the palette asks whether
//! each command would be carried out, the help asks which game is open.
//!
//! # Adding a layer
//!
//! A new layer is a folder that implements `Layer`, and a line in `stack::opened_by`.

use std::any::Any;
use std::fmt::Debug;
use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::{Rect, Size};

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::event::{Event, MouseEvent};
use super::keymap::Label;
use super::layout::{self, TEXT_MIN};
use super::naming::{Naming, PROGRAM};
use super::refusal::Refusal;
use super::text::fit;
use super::theme::Role;
use crate::game::{GameKind, Names, Participants, TargetKind};
use crate::rules::{Coordinates, Variant};

pub trait Layer: Any + Debug {
    /// The place in the table of keys where its keys are.
    fn context(&self) -> Context;

    fn execute(&mut self, command: &Command, below: Below, ctx: &mut Ctx) -> Handled;

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame);

    /// Whether it hides all that is below it.
    fn covers(&self) -> bool {
        true
    }

    fn height(&self) -> Height {
        Height::Game
    }

    /// Checks that a command would be carried out now, or returns why not.
    fn check(&self, _command: &Command, _ctx: &Ctx) -> Result<(), Refusal> {
        Ok(())
    }

    /// What it says at the foot of a game.
    fn foot(&self, _below: Below, _ctx: &Ctx) -> Option<Foot> {
        None
    }

    /// The row of its keys, if there is room for it.
    fn keys(&self, below: Below, ctx: &Ctx) -> Option<Rect> {
        self.foot(below, ctx)?.keys()
    }

    /// The keys that do something now, with their words.
    fn labels(&self, ctx: &Ctx) -> Vec<(Command, Label)> {
        let labels = ctx.user.keymap.footer(self.context());
        labels.filter(|(command, _)| self.check(command, ctx).is_ok()).collect()
    }

    fn mouse(&self, _mouse: MouseEvent, _below: Below, _ctx: &Ctx) -> Vec<Command> {
        Vec::new()
    }

    fn paste(&mut self, _text: &str, _ctx: &mut Ctx) -> Handled {
        Handled::Ignored
    }

    /// A key was pressed that means nothing here.
    fn other_key(&mut self) -> Handled {
        Handled::Ignored
    }

    /// Takes an answer from outside: whether it changed something, or the event back for another
    /// layer.
    fn hear(&mut self, event: Event, _ctx: &mut Ctx) -> Result<bool, Event> {
        Err(event)
    }

    /// The place of a refusal that comes from outside, if it is not for a layer below to show.
    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        None
    }

    /// Time since program start at which it next changes by itself; `None` if it is static.
    fn wakes_at(&self, _ctx: &Ctx) -> Option<Duration> {
        None
    }

    /// Lets the time pass from `since` to that of the context.
    fn pass_time(&mut self, _since: Duration, _ctx: &mut Ctx) {}

    /// Asks for what it wants to know now, after each event that changed something.
    fn settle(&mut self, _ctx: &mut Ctx) {}

    /// Whether what it was opened for is over, so that it closes by itself.
    fn is_over(&self, _below: Below, _ctx: &Ctx) -> bool {
        false
    }

    /// Stops what goes on, because a room opens over it.
    fn rest(&mut self, _ctx: &mut Ctx) {}

    /// Size that the window must have, if it is for this layer to say: for its board, or for a
    /// page.
    fn needed(&self, ctx: &Ctx) -> Option<Size> {
        let kind = self.target_kind().and_then(|_| self.kind(ctx));
        let board = kind.map(|kind| layout::needed(ctx.look.window, kind));
        self.covers().then(|| board.unwrap_or(START))
    }

    /// The game on its board, or the one that would be played.
    fn kind(&self, ctx: &Ctx) -> Option<GameKind> {
        self.naming(ctx).map(|naming| naming.kind)
    }

    fn naming<'a>(&'a self, _ctx: &'a Ctx) -> Option<Naming<'a>> {
        None
    }

    /// What is to be chosen on its board.
    fn target_kind(&self) -> Option<TargetKind> {
        None
    }

    fn title(&self, _ctx: &Ctx) -> Option<String> {
        None
    }

    /// Whether it asks about many games.
    fn searches(&self) -> bool {
        false
    }
}

/// Size that a page needs: head, three lines, message and keys.
pub const START: Size = Size { width: TEXT_MIN, height: 11 };

/// Words at the foot of the screen, above the keys.
pub struct Foot {
    pub area: Rect,
    pub texts: Vec<String>,
    pub role: Role,
}

impl Foot {
    pub fn new(forms: &[String], role: Role, area: Rect) -> Self {
        Self { texts: fit(forms, area.width.into(), area.height.into()), area, role }
    }

    pub fn keys(&self) -> Option<Rect> {
        let last = self.area.rows().next_back()?;
        (self.texts.len() < usize::from(self.area.height)).then_some(last)
    }
}

/// How high a layer lies: a higher one stays when a lower one is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Height {
    /// The game or the start menu, and what belongs to it.
    Game,
    /// A room that covers a game, which waits meanwhile.
    Room,
    /// Over everything: commands go no deeper.
    Top,
}

#[derive(Debug)]
pub enum Handled {
    /// It is meant for a layer below.
    Ignored,
    /// It was carried out, or refused.
    Done,
    Close,
    /// The layer closes, and the one below says why.
    Refuse(Refusal),
    /// The layer closes, and this command takes the place of its own.
    Leave(Command),
    /// This command takes the place of its own.
    Instead(Command),
    Open(Box<dyn Layer>),
}

/// The layers below another one, or all of them: questions are answered by the highest that knows.
#[derive(Clone, Copy, Debug)]
pub struct Below<'a>(pub &'a [Box<dyn Layer>]);

impl<'a> Below<'a> {
    fn find<T>(self, answer: impl Fn(&'a dyn Layer) -> Option<T>) -> Option<T> {
        self.0.iter().rev().find_map(|layer| answer(&**layer))
    }

    /// The highest layer that is not over everything, with those below it.
    fn screen(self) -> Option<(&'a dyn Layer, Self)> {
        let at = self.0.iter().rposition(|layer| layer.height() < Height::Top)?;
        Some((&*self.0[at], Self(&self.0[..at])))
    }

    pub fn context(self, ctx: &Ctx) -> Context {
        match self.0.last() {
            None => Context::Everywhere,
            Some(top) => match top.context() {
                context if top.height() == Height::Top || context == Context::Question => context,
                _ if self.is_too_small(ctx) => Context::TooSmall,
                context => context,
            },
        }
    }

    /// Whether the window is too small for the screen.
    pub fn is_too_small(self, ctx: &Ctx) -> bool {
        let needed = self.find(|layer| layer.needed(ctx).filter(|_| layer.height() < Height::Top));
        needed.is_some_and(|needed| !layout::fits(ctx.look.window, needed))
    }

    pub fn check(self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        self.screen().map_or(Ok(()), |(layer, _)| layer.check(command, ctx))
    }

    pub fn keys(self, ctx: &Ctx) -> Option<Rect> {
        self.screen().and_then(|(layer, below)| layer.keys(below, ctx))
    }

    pub fn kind(self, ctx: &Ctx) -> GameKind {
        self.find(|layer| layer.kind(ctx)).unwrap_or(GameKind::Rows(Variant::GOMOKU_15))
    }

    pub fn naming(self, ctx: &'a Ctx) -> Naming<'a> {
        self.find(|layer| layer.naming(ctx)).unwrap_or_else(|| nobody(self.kind(ctx), ctx))
    }

    pub fn target_kind(self) -> Option<TargetKind> {
        self.find(Layer::target_kind)
    }

    pub fn title(self, ctx: &Ctx) -> String {
        self.find(|layer| layer.title(ctx)).unwrap_or_else(|| PROGRAM.to_owned())
    }

    pub fn wakes_at(self, ctx: &Ctx) -> Option<Duration> {
        self.0.iter().filter_map(|layer| layer.wakes_at(ctx)).min()
    }
}

/// Names where there is no game yet, only its kind.
pub fn nobody(kind: GameKind, ctx: &Ctx) -> Naming<'_> {
    const NAMES: &Names = &Names::UNKNOWN;
    let (has_letters, keymap) = (ctx.look.theme.has_letters(), &ctx.user.keymap);
    let (participants, coordinates) = (Participants::PERSONS, Coordinates::Numbers);
    Naming { kind, participants, names: NAMES, coordinates, has_letters, keymap }
}

/// The first line of a text that has something in it; terminals send CR for the end of a line.
pub fn first_line(text: &str) -> &str {
    text.split(['\r', '\n']).find(|line| !line.trim().is_empty()).unwrap_or_default()
}
