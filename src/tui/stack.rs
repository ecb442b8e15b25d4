//! Stack of open layers, and the only code that iterates over them.
//!
//! The stack offers a command to the highest layer, and to the next one if that layer ignores it.
//! Drawing starts from the highest layer that covers everything.
//!
//! `Height` says what stays open when something below changes. A new game closes the pages over the
//! previous one, but not the puzzles and not the help.

use std::any::Any;
use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;

use super::about::AboutPage;
use super::command::{Command, Context};
use super::ctx::Ctx;
use super::engines::EnginesPage;
use super::event::{Effect, Event, Games, MouseAction, MouseEvent};
use super::footer;
use super::friends::FriendsPage;
use super::games::GamesPage;
use super::help::Help;
use super::layer::{Below, Handled, Height, Layer};
use super::new_game::NewGame;
use super::palette::CommandPalette;
use super::puzzle::RunRoom;
use super::question::Question;
use super::refusal::Refusal;
use super::settings::SettingsPage;
use super::start::StartMenu;
use super::statistics::StatisticsPage;
use super::table::Table;
use super::themes::{self, ThemePicker};
use crate::locale::text;
use crate::record::NodeId;
use crate::settings::Choice;

/// Layer that a command opens if no open layer executes it.
fn opened_by(command: &Command, below: Below, ctx: &mut Ctx) -> Option<Box<dyn Layer>> {
    Some(match command {
        Command::Help => Box::new(Help::at(below.context(ctx), below.kind(ctx))),
        Command::Palette => Box::<CommandPalette>::default(),
        Command::About => Box::<AboutPage>::default(),
        Command::Statistics => Box::new(StatisticsPage::new(ctx)),
        Command::NewGame(None) => Box::new(NewGame::new(ctx.next.during(below.kind(ctx)), ctx)),
        Command::Engines => Box::<EnginesPage>::default(),
        Command::Friends => Box::new(FriendsPage::new(ctx)),
        Command::Settings => Box::<SettingsPage>::default(),
        Command::Themes(None) => Box::new(ThemePicker::new(ctx)),
        Command::Games(path) => {
            let games = path.as_ref().map_or(Games::History, |path| Games::In(path.into(), None));
            Box::new(GamesPage::of_games(games, ctx))
        }
        _ => return None,
    })
}

/// Open layers, lowest first. There is always one: the start menu or a game.
#[derive(Debug)]
pub struct Stack(Vec<Box<dyn Layer>>);

impl Stack {
    pub fn new(base: Box<dyn Layer>) -> Self {
        Self(vec![base])
    }

    pub fn all(&self) -> Below<'_> {
        Below(&self.0)
    }

    /// Layer of this type, if it is open.
    pub fn get<T: Layer>(&self) -> Option<&T> {
        self.0.iter().find_map(|layer| (&**layer as &dyn Any).downcast_ref())
    }

    pub fn get_mut<T: Layer>(&mut self) -> Option<&mut T> {
        self.0.iter_mut().find_map(|layer| (&mut **layer as &mut dyn Any).downcast_mut())
    }

    /// Opens a layer at its height: a page over the game, a room over that, others over everything.
    pub fn open(&mut self, layer: Box<dyn Layer>) {
        let over = match layer.height() {
            Height::Game => 0,
            Height::Room => self.end_of(0, Height::Game) - 1,
            Height::Top => self.0.len() - 1,
        };
        self.open_over(over, layer);
    }

    /// Opens a page over the pages of the game, which stay.
    pub fn open_over_pages(&mut self, page: Box<dyn Layer>) {
        self.open_over(self.end_of(0, Height::Game) - 1, page);
    }

    /// Opens a layer over the one at this index, and closes the layers that were there. Higher
    /// layers stay.
    fn open_over(&mut self, at: usize, layer: Box<dyn Layer>) {
        let end = self.end_of(at + 1, layer.height());
        self.0.splice(at + 1..end, [layer]);
    }

    /// First index from this one on that has a higher layer.
    fn end_of(&self, from: usize, height: Height) -> usize {
        let higher = self.0.iter().skip(from).position(|layer| layer.height() > height);
        higher.map_or(self.0.len(), |number| from + number)
    }

    /// Shows another game, and closes the layers of the previous one.
    pub fn seat(&mut self, mut next: Table, ctx: &mut Ctx) {
        if let Some(table) = self.get_mut::<Table>() {
            table.give_way_to(next, ctx);
        } else {
            next.come_from_start(ctx);
            self.0[0] = Box::new(next);
        }
        let end = self.end_of(1, Height::Game);
        self.0.drain(1..end);
    }

    pub fn execute(&mut self, command: &Command, ctx: &mut Ctx) {
        if *command == Command::Interrupt {
            self.0.retain(|layer| layer.height() < Height::Top);
        }
        let mut next = self.offer(command, ctx);
        while let Some(command) = next {
            next = self.offer(&command, ctx);
        }
        if *command == Command::Interrupt {
            ctx.effects.push(Effect::Quit);
        }
    }

    /// Offers a command to the layers from top to bottom, and returns the command that replaces it.
    fn offer(&mut self, command: &Command, ctx: &mut Ctx) -> Option<Command> {
        for at in (0..self.0.len()).rev() {
            let (below, rest) = self.0.split_at_mut(at);
            let is_top = rest[0].height() == Height::Top;
            if !is_top && command.is_global() {
                break;
            }
            match rest[0].execute(command, Below(below), ctx) {
                Handled::Ignored if is_top => break,
                Handled::Ignored => {}
                reply => return self.follow(at, reply),
            }
        }
        self.carry_out(command, ctx);
        None
    }

    fn follow(&mut self, at: usize, reply: Handled) -> Option<Command> {
        if let Handled::Close | Handled::Leave(_) | Handled::Refuse(_) = reply {
            self.0.remove(at);
        }
        match reply {
            Handled::Ignored | Handled::Done | Handled::Close => {}
            Handled::Leave(command) | Handled::Instead(command) => return Some(command),
            Handled::Refuse(refusal) => self.refuse(refusal),
            Handled::Open(layer) => self.open_over(at, layer),
        }
        None
    }

    /// Executes a command that is not meant for a layer.
    fn carry_out(&mut self, command: &Command, ctx: &mut Ctx) {
        if let Some(layer) = opened_by(command, self.all(), ctx) {
            return self.open(layer);
        }
        match command {
            Command::Redraw => ctx.effects.push(Effect::Redraw),
            Command::Suspend => {
                if let Some(table) = self.get_mut::<Table>() {
                    table.wait_for_shell(ctx);
                }
                if let Some(run) = self.get_mut::<RunRoom>() {
                    run.rest(ctx);
                }
                ctx.effects.push(Effect::Suspend);
            }
            Command::NextTheme => {
                ctx.look.next_theme();
                if let Some(table) = self.get_mut::<Table>() {
                    table.notify(text!("theme-changed", name = ctx.look.theme.name));
                }
            }
            Command::Themes(Some(name)) => {
                if let Err(refusal) = themes::set(name, ctx) {
                    self.refuse(refusal);
                }
            }
            &Command::NewGame(Some(kind)) => self.ask_to_begin(ctx.next.during(kind), ctx),
            &Command::Begin(choice) => self.ask_to_begin(choice, ctx),
            &Command::BeginAnyway(choice) => self.begin(choice, ctx),
            Command::EvenGame if ctx.rating.is_none() => {
                self.refuse(text!("rating-not-read").into());
            }
            Command::EvenGame => self.ask_to_begin(ctx.even_game(), ctx),
            Command::Puzzles => ctx.read_puzzles(None),
            &Command::Practise(activity) => ctx.read_puzzles(Some(activity)),
            Command::Learn => ctx.read_lessons(),
            Command::Start => self.go_to_start(ctx),
            Command::Quit => ctx.effects.push(Effect::Quit),
            _ => {}
        }
    }

    /// Leaves everything for the start menu, which offers to resume the game.
    fn go_to_start(&mut self, ctx: &mut Ctx) {
        if self.is_writing() {
            return self.refuse(text!("start-writing").into());
        }
        self.rest(ctx);
        self.0.truncate(1);
        if let Some(table) = self.get_mut::<Table>() {
            table.leave(ctx);
            self.0 = vec![Box::<StartMenu>::default()];
            ctx.effects.push(Effect::Offer);
        }
    }

    /// Begins a game, unless a rated one is in progress. That one is not lost, but counts only when
    /// it ends.
    fn ask_to_begin(&mut self, choice: Choice, ctx: &mut Ctx) {
        if self.get::<Table>().is_some_and(Table::is_rated_in_progress) {
            let forms = [text!("rated-leave-question"), text!("rated-leave-question.short")];
            let yes = Command::BeginAnyway(choice);
            return self.open(Box::new(Question { forms, yes, no: None }));
        }
        if self.get::<Table>().is_some_and(Table::is_shared_in_progress) {
            let forms = [text!("friend-leave"), text!("friend-leave.short")];
            let yes = Command::BeginAnyway(choice);
            return self.open(Box::new(Question { forms, yes, no: None }));
        }
        self.begin(choice, ctx);
    }

    fn begin(&mut self, choice: Choice, ctx: &mut Ctx) {
        ctx.effects.push(Effect::Remember(choice));
        self.seat(Table::chosen(choice, ctx), ctx);
    }

    pub fn mouse(&self, mouse: MouseEvent, ctx: &Ctx) -> Vec<Command> {
        let Some((top, below)) = self.0.split_last() else { return Vec::new() };
        let below = Below(below);
        if top.height() < Height::Top && self.all().is_too_small(ctx) {
            return Vec::new();
        }
        if mouse.action == MouseAction::Click
            && let Some(command) = footer::command_at(&**top, below, ctx, mouse.at)
        {
            return vec![command];
        }
        top.mouse(mouse, below, ctx)
    }

    /// Place of the footer's word under the pointer.
    pub fn hovered(&self, ctx: &Ctx) -> Option<Rect> {
        let (top, below) = self.0.split_last()?;
        footer::hovered(&**top, Below(below), ctx)
    }

    /// Passes an input to the highest layer, and returns whether it was accepted.
    pub fn give(
        &mut self,
        ctx: &mut Ctx,
        give: impl FnOnce(&mut dyn Layer, &mut Ctx) -> Handled,
    ) -> bool {
        let Some((at, top)) = self.0.iter_mut().enumerate().next_back() else { return false };
        let reply = give(&mut **top, ctx);
        let is_taken = !matches!(reply, Handled::Ignored);
        self.follow(at, reply);
        is_taken
    }

    /// Passes an answer to the layer that it is meant for, and returns whether it changed
    /// something.
    pub fn hear(&mut self, mut event: Event, ctx: &mut Ctx) -> bool {
        for layer in self.0.iter_mut().rev() {
            match layer.hear(event, ctx) {
                Ok(is_changed) => return is_changed,
                Err(other) => event = other,
            }
        }
        false
    }

    /// Shows why an input was refused, in the highest layer that has a place for it.
    pub fn refuse(&mut self, refusal: Refusal) {
        if let Some(place) = self.0.iter_mut().rev().find_map(|layer| layer.refusal()) {
            *place = Some(refusal);
        } else if let Some(table) = self.get_mut::<Table>() {
            table.refuse(refusal);
        }
    }

    /// Shows that something failed outside, in the same place. The list of a game keeps it.
    pub fn fail(&mut self, failure: Refusal, ctx: &Ctx) {
        if let Some(place) = self.0.iter_mut().rev().find_map(|layer| layer.refusal()) {
            *place = Some(failure);
        } else if let Some(table) = self.get_mut::<Table>() {
            table.fail(&failure, ctx);
        }
    }

    pub fn pass_time(&mut self, since: Duration, ctx: &mut Ctx) {
        self.0.iter_mut().for_each(|layer| layer.pass_time(since, ctx));
    }

    pub fn settle(&mut self, ctx: &mut Ctx) {
        self.0.iter_mut().for_each(|layer| layer.settle(ctx));
        let is_over = |at: &usize| self.0[*at].is_over(Below(&self.0[..*at]), ctx);
        if let Some(at) = (0..self.0.len()).find(is_over) {
            self.0.remove(at);
        }
        if !self.0.iter().any(|layer| layer.searches()) {
            ctx.end_search();
        }
    }

    pub fn rest(&mut self, ctx: &mut Ctx) {
        self.0.iter_mut().for_each(|layer| layer.rest(ctx));
    }

    /// Number of the game on the screen, and its current position.
    pub fn standing(&self) -> Option<(u64, NodeId)> {
        self.get::<Table>().map(Table::standing)
    }

    /// Checks whether the player is writing a comment or setting up a position.
    pub fn is_writing(&self) -> bool {
        self.0.iter().any(|it| matches!(it.context(), Context::Comment | Context::Editor))
    }

    pub fn draw(&self, ctx: &Ctx, frame: &mut Frame) {
        let lowest = self.0.iter().rposition(|layer| layer.covers()).unwrap_or_default();
        for at in lowest..self.0.len() {
            self.0[at].draw(Below(&self.0[..at]), ctx, frame);
        }
        if let Some((top, below)) = self.0.split_last() {
            footer::draw_hovered(&**top, Below(below), ctx, frame);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Files;
    use crate::tui::ctx::Setup;
    use ratatui::layout::Size;

    #[derive(Debug)]
    struct Dummy {
        height: Height,
        takes: Option<Command>,
        offered: usize,
    }

    impl Layer for Dummy {
        fn context(&self) -> Context {
            Context::Page
        }

        fn height(&self) -> Height {
            self.height
        }

        fn execute(&mut self, command: &Command, _: Below, _: &mut Ctx) -> Handled {
            self.offered += 1;
            match &self.takes {
                Some(taken) if taken == command => Handled::Close,
                _ => Handled::Ignored,
            }
        }

        fn draw(&self, _: Below, _: &Ctx, _: &mut Frame) {}
    }

    fn dummy(height: Height, takes: Option<Command>) -> Box<dyn Layer> {
        Box::new(Dummy { height, takes, offered: 0 })
    }

    fn ctx() -> Ctx {
        Ctx::new(Setup::new(Files::One("game.csv".into())), Size::new(80, 24))
    }

    fn heights(stack: &Stack) -> Vec<Height> {
        stack.0.iter().map(|layer| layer.height()).collect()
    }

    /// Counts how often each layer was offered a command.
    fn offered(stack: &Stack) -> Vec<usize> {
        let all = stack.0.iter().map(|layer| (&**layer as &dyn Any).downcast_ref::<Dummy>());
        all.map(|dummy| dummy.map_or(0, |dummy| dummy.offered)).collect()
    }

    #[test]
    fn a_command_reaches_the_layer_that_executes_it() {
        let (mut stack, mut ctx) = (Stack::new(dummy(Height::Game, None)), ctx());
        stack.open(dummy(Height::Game, Some(Command::Hint)));
        stack.open(dummy(Height::Room, None));
        stack.execute(&Command::Review, &mut ctx);
        assert_eq!(offered(&stack), [1, 1, 1]);
        stack.execute(&Command::Hint, &mut ctx);
        assert_eq!((offered(&stack), heights(&stack).len()), (vec![1, 2], 2), "it closes itself");
    }

    #[test]
    fn top_layers_pass_on_only_global_commands() {
        let (mut stack, mut ctx) = (Stack::new(dummy(Height::Game, None)), ctx());
        stack.open(dummy(Height::Top, None));
        stack.execute(&Command::Hint, &mut ctx);
        assert_eq!(offered(&stack), [0, 1]);
        stack.execute(&Command::Help, &mut ctx);
        assert_eq!(heights(&stack), [Height::Game, Height::Top, Height::Top]);
        assert_eq!(stack.all().context(&ctx), Context::Help);
        // This way out always works.
        stack.execute(&Command::Interrupt, &mut ctx);
        assert_eq!(heights(&stack), [Height::Game]);
        assert!(ctx.effects.contains(&Effect::Quit));
    }

    #[test]
    fn a_layer_replaces_those_of_its_height_below_higher_ones() {
        use Height::{Game, Room, Top};
        let mut stack = Stack::new(dummy(Game, None));
        for height in [Top, Game, Room, Game, Room, Top] {
            stack.open(dummy(height, None));
        }
        assert_eq!(heights(&stack), [Game, Game, Room, Top, Top]);
    }

    #[test]
    fn a_new_game_closes_the_layers_of_the_previous_one() {
        let (mut stack, mut ctx) = (Stack::new(dummy(Height::Game, None)), ctx());
        for height in [Height::Game, Height::Room, Height::Top] {
            stack.open(dummy(height, None));
        }
        let table = Table::chosen(ctx.next.choice, &mut ctx);
        stack.seat(table, &mut ctx);
        assert!(stack.get::<Table>().is_some());
        assert_eq!(heights(&stack), [Height::Game, Height::Room, Height::Top]);
    }
}
