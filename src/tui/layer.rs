//! Layer of the screen: the game, a page, a box over the board, or the help over everything.
//!
//! Layers know nothing of each other. A layer that needs something from a layer below returns a
//! [`Command`] in its [`Handled`]. It reads permitted information on the layers below through
//! [`Below`].
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
use std::fmt;
use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::{Rect, Size};

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::event::{Event, MouseEvent};
use super::keymap::{FooterWord, Label};
use super::layout::{self, TEXT_MIN};
use super::naming::{Naming, PROGRAM};
use super::refusal::Refusal;
use super::text::fit;
use super::theme::Role;
use crate::game::{GameKind, Names, Participants, TargetKind};
use crate::rules::{Coordinates, Variant};

pub trait Layer: Any {
    /// Context of its keys in the table of commands.
    fn context(&self) -> Context;

    fn execute(&mut self, command: &Command, below: Below, ctx: &mut Ctx) -> Handled;

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame);

    /// Checks whether it hides everything below it.
    fn covers(&self) -> bool {
        true
    }

    fn height(&self) -> Height {
        Height::Game
    }

    /// Checks that a command could be executed now, or returns the reason why not.
    fn check(&self, _command: &Command, _ctx: &Ctx) -> Result<(), Refusal> {
        Ok(())
    }

    /// Text at the foot of a game.
    fn foot(&self, _below: Below, _ctx: &Ctx) -> Option<Foot> {
        None
    }

    /// Row of its keys, if there is room for it.
    fn keys(&self, below: Below, ctx: &Ctx) -> Option<Rect> {
        self.foot(below, ctx)?.keys()
    }

    /// Keys that are active now, with their words.
    fn labels(&self, ctx: &Ctx) -> Vec<(Command, Label)> {
        let labels = ctx.user.keymap.footer(self.context());
        labels.filter(|(command, _)| self.check(command, ctx).is_ok()).collect()
    }

    /// Words of the footer, in their places.
    fn words(&self, ctx: &Ctx) -> Vec<FooterWord> {
        self.labels(ctx).into_iter().map(FooterWord::from).collect()
    }

    fn mouse(&self, _mouse: MouseEvent, _below: Below, _ctx: &Ctx) -> Vec<Command> {
        Vec::new()
    }

    fn paste(&mut self, _text: &str, _ctx: &mut Ctx) -> Handled {
        Handled::Ignored
    }

    /// Handles a key that has no meaning here.
    fn other_key(&mut self) -> Handled {
        Handled::Ignored
    }

    /// Takes an answer from outside. Returns whether it changed something, or the event for another
    /// layer.
    fn hear(&mut self, event: Event, _ctx: &mut Ctx) -> Result<bool, Event> {
        Err(event)
    }

    /// Place for a refusal that comes from outside, unless a layer below should show it.
    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        None
    }

    /// Time since program start at which it next changes by itself; `None` if it is static.
    fn wakes_at(&self, _ctx: &Ctx) -> Option<Duration> {
        None
    }

    /// Advances the time from `since` to that of the context.
    fn pass_time(&mut self, _since: Duration, _ctx: &mut Ctx) {}

    /// Requests the information it needs now, after each event that changed something.
    fn settle(&mut self, _ctx: &mut Ctx) {}

    /// Checks whether its purpose has ended, so that it closes by itself.
    fn is_over(&self, _below: Below, _ctx: &Ctx) -> bool {
        false
    }

    /// Stops its activities, because a room opens over it.
    fn rest(&mut self, _ctx: &mut Ctx) {}

    /// Minimum size of the window, if this layer determines it: for its board, or for a page.
    fn needed(&self, ctx: &Ctx) -> Option<Size> {
        let kind = self.target_kind().and_then(|_| self.kind(ctx));
        let board = kind.map(|kind| layout::needed(ctx.look.window, kind));
        self.covers().then(|| board.unwrap_or(START))
    }

    /// Kind of the game on its board, or of the one that would be played.
    fn kind(&self, ctx: &Ctx) -> Option<GameKind> {
        self.naming(ctx).map(|naming| naming.kind)
    }

    fn naming<'a>(&'a self, _ctx: &'a Ctx) -> Option<Naming<'a>> {
        None
    }

    /// Kind of target to choose on its board.
    fn target_kind(&self) -> Option<TargetKind> {
        None
    }

    fn title(&self, _ctx: &Ctx) -> Option<String> {
        None
    }

    /// Checks whether it uses the index of games.
    fn searches(&self) -> bool {
        false
    }
}

/// Size that a page needs: head, three lines, message and keys.
pub const START: Size = Size { width: TEXT_MIN, height: 11 };

/// Text at the foot of the screen, above the keys.
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

/// Height of a layer. Higher layers stay when a lower one is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Height {
    /// Game or start menu, and everything that belongs to it.
    Game,
    /// Room that covers a game, which waits in the meantime.
    Room,
    /// Above everything: commands go no deeper.
    Top,
}

#[derive(Debug)]
pub enum Handled {
    /// Meant for a layer below.
    Ignored,
    /// Executed, or refused.
    Done,
    Close,
    /// Refused: the layer closes, and the one below shows the reason.
    Refuse(Refusal),
    /// Closed: this command replaces the original one.
    Leave(Command),
    /// Replaced by this command.
    Instead(Command),
    Open(Box<dyn Layer>),
}

/// Formats the context alone: with all that layers hold, the program would be 0.3 MB larger.
impl fmt::Debug for dyn Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Layer").field(&self.context()).finish()
    }
}

/// Layers below another one, or all layers. The highest layer that can answer a question does so.
#[derive(Clone, Copy, Debug)]
pub struct Below<'a>(pub &'a [Box<dyn Layer>]);

impl<'a> Below<'a> {
    fn find<T>(self, answer: impl Fn(&'a dyn Layer) -> Option<T>) -> Option<T> {
        self.0.iter().rev().find_map(|layer| answer(&**layer))
    }

    /// Highest layer below [`Height::Top`], with those below it.
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

    /// Checks whether the window is too small for the screen.
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

/// Names to use without a game, when only its kind is known.
pub fn nobody(kind: GameKind, ctx: &Ctx) -> Naming<'_> {
    const NAMES: &Names = &Names::UNKNOWN;
    let (has_letters, keymap) = (ctx.look.theme.has_letters(), &ctx.user.keymap);
    let (participants, coordinates) = (Participants::PERSONS, Coordinates::Numbers);
    Naming { kind, participants, names: NAMES, coordinates, has_letters, keymap }
}

/// Returns the first nonempty line of a text. Terminals send CR at the end of a line.
pub fn first_line(text: &str) -> &str {
    text.split(['\r', '\n']).find(|line| !line.trim().is_empty()).unwrap_or_default()
}
