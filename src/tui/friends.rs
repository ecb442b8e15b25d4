//! Page to play with a friend: host, join, the games before, and the connection that is being made.

mod view;

use ratatui::Frame;
use ratatui::layout::Rect;

use super::command::{Command, Context};
use super::ctx::{Ctx, Friend};
use super::event::{Effect, Event, MouseEvent};
use super::layer::{Below, Handled, Layer, first_line};
use super::menu::{self, MenuLayout, time_control};
use super::naming;
use super::new_game::NewGame;
use super::refusal::Refusal;
use super::text::TextEditor;
use crate::friend::{Denial, First, Kept, News, Proposal, Role, Session, SharedGame, Terms};
use crate::game::{ComputerSides, TimeControl};
use crate::link::{Address, Heard, Hosting, Local};
use crate::locale::text;
use crate::player::Ticket;
use crate::rules::opening::OpeningRule;
use crate::settings::{Choice, Stakes};

/// Maximum length of an address in characters.
const LONGEST: usize = 400;
/// Lines before the games with friends.
const ENTRIES: usize = 3;

/// Page to play with a friend.
#[derive(Debug)]
pub struct FriendsPage {
    selected: usize,
    /// Games with friends, once they were read.
    kept: Option<Vec<Kept>>,
    asked: Ticket,
    /// Connection to make once the games were read.
    wanted: Option<Wanted>,
    /// Address that is being typed.
    line: Option<TextEditor>,
    refusal: Option<Refusal>,
}

/// Connection that the player wants.
#[derive(Clone, Debug)]
enum Wanted {
    Host(Choice),
    Join(Address),
}

impl FriendsPage {
    /// Opens the page, and reads the games with friends.
    pub fn new(ctx: &mut Ctx) -> Self {
        let asked = ctx.next_ticket();
        ctx.effects.push(Effect::ListShared(asked));
        Self { selected: 0, kept: None, asked, wanted: None, line: None, refusal: None }
    }

    /// Games with friends, the last one first.
    fn games(&self) -> &[Kept] {
        self.kept.as_deref().unwrap_or_default()
    }

    fn lines(&self, ctx: &Ctx) -> usize {
        match &ctx.friend {
            None => ENTRIES + self.games().len(),
            Some(friend) => usize::from(can_propose(friend)),
        }
    }

    fn layout(&self, window: Rect, ctx: &Ctx) -> Option<MenuLayout> {
        MenuLayout::list(window, self.lines(ctx), self.selected)
    }

    /// Makes a connection, once the games with friends are known.
    fn want(&mut self, wanted: Wanted, ctx: &mut Ctx) {
        self.wanted = Some(wanted);
        self.begin(ctx);
    }

    fn begin(&mut self, ctx: &mut Ctx) {
        let (Some(kept), Some(wanted)) = (self.kept.clone(), self.wanted.take()) else { return };
        let (name, chance) = (ctx.own_name(), ctx.chance());
        let (friend, effect) = match wanted {
            Wanted::Host(choice) => {
                let session = Session::host(&name, proposal(&choice, ctx), kept, chance);
                (Friend::new(session, None), Effect::Host(Hosting::default()))
            }
            Wanted::Join(address) => {
                let session = Session::guest(&name, &address.to_string(), kept, chance);
                (Friend::new(session, Some(address.clone())), Effect::Join(address))
            }
        };
        ctx.friend = Some(Box::new(friend));
        ctx.effects.push(effect);
    }

    fn accept(&mut self, ctx: &mut Ctx) -> Handled {
        if ctx.friend.as_ref().is_some_and(|friend| can_propose(friend)) {
            let choice = Choice { stakes: Stakes::Casual, ..ctx.next.choice };
            return Handled::Open(Box::new(NewGame::for_friend(choice, ctx)));
        }
        if let Some(friend) = &mut ctx.friend {
            let news = friend.session.accept();
            friend.news.extend(news);
            return Handled::Done;
        }
        match self.selected {
            0 => {
                let choice = Choice { stakes: Stakes::Casual, ..ctx.next.choice };
                return Handled::Open(Box::new(NewGame::for_friend(choice, ctx)));
            }
            1 => self.want(Wanted::Join(Address::Local(Local::default())), ctx),
            2 => self.line = Some(TextEditor::line("ssh://", LONGEST)),
            line => {
                let Some(kept) = self.games().get(line - ENTRIES) else { return Handled::Done };
                match (kept.role, kept.address.parse::<Address>()) {
                    (Role::Guest, Ok(address)) => self.want(Wanted::Join(address), ctx),
                    (Role::Guest, Err(why)) => self.refusal = Some(why.to_string().into()),
                    (Role::Host, _) => {
                        let choice = choice_of(kept.game.terms(), ctx);
                        self.want(Wanted::Host(choice), ctx);
                    }
                }
            }
        }
        Handled::Done
    }

    /// Gives the connection up, or closes the page.
    fn cancel(ctx: &mut Ctx) -> Handled {
        let is_playing = ctx.friend.as_ref().is_some_and(|friend| friend.session.game().is_some());
        if is_playing {
            return Handled::Close;
        }
        let Some(mut friend) = ctx.friend.take() else { return Handled::Close };
        friend.session.decline();
        friend.session.leave();
        ctx.effects.push(Effect::Share(friend.session.take_outbox()));
        ctx.effects.push(Effect::Unlink);
        Handled::Done
    }

    fn type_line(&mut self, command: &Command, ctx: &mut Ctx) {
        let Some(line) = &mut self.line else { return };
        match command {
            Command::Accept => match line.value().parse::<Address>() {
                Ok(address) => {
                    self.line = None;
                    self.want(Wanted::Join(address), ctx);
                }
                Err(why) => self.refusal = Some(why.to_string().into()),
            },
            command if line.is_left_by(command) => self.line = None,
            command => drop(line.execute(command)),
        }
    }

    /// Takes news of a session without a game. Returns whether the screen changes.
    fn follow(&mut self, news: &News, ctx: &mut Ctx) -> bool {
        let name = ctx.friend.as_ref().map(|friend| friend.name()).unwrap_or_default();
        let why = match news {
            News::Denied(denial) => denied(*denial),
            News::OtherVersion { .. } => text!("friend-version"),
            News::NotGomoku(line) => text!("friend-not-gomoku", line = line),
            News::Left => text!("friend-left-early", name = name),
            News::Declined => text!("friend-declined", name = name),
            News::Unsound(_) => text!("friend-false-lot", name = name),
            _ => return true,
        };
        self.give_up(why.into(), ctx);
        true
    }

    /// Shows why there is no game. A host goes on waiting.
    fn give_up(&mut self, why: Refusal, ctx: &mut Ctx) {
        let is_host = ctx.friend.as_ref().is_some_and(|it| it.session.role() == Some(Role::Host));
        if !is_host && ctx.friend.take().is_some() {
            ctx.effects.push(Effect::Unlink);
        }
        self.refusal = Some(why);
    }
}

/// Checks whether the host can propose another game: the last one is over.
fn can_propose(friend: &Friend) -> bool {
    let session = &friend.session;
    let is_over = session.game().is_some_and(SharedGame::is_over);
    session.role() == Some(Role::Host) && session.is_connected() && is_over
}

/// Terms that a host proposes for this choice.
pub fn proposal(choice: &Choice, ctx: &Ctx) -> Proposal {
    Proposal {
        kind: choice.kind,
        opening: choice.opening_rule(),
        clock: choice.time,
        limit: ctx.user.settings.draw_after.for_kind(choice.kind),
        first: match choice.lineup.computer {
            ComputerSides::First => Some(Role::Guest),
            ComputerSides::ByLot => None,
            ComputerSides::None | ComputerSides::Second | ComputerSides::Both => Some(Role::Host),
        },
    }
}

/// Choice of another game on the terms of an earlier one.
fn choice_of(terms: &Terms, ctx: &Ctx) -> Choice {
    let lineup = ctx.next.choice.lineup.with(ComputerSides::ByLot);
    let (kind, opening, time) = (terms.kind, terms.opening, terms.clock);
    Choice { kind, opening, lineup, time, stakes: Stakes::Casual }
}

/// Says why a host does not let this program in.
pub fn denied(denial: Denial) -> String {
    match denial {
        Denial::Busy => text!("friend-busy"),
        Denial::Version => text!("friend-version"),
        Denial::Stranger => text!("friend-stranger"),
        Denial::Full => text!("friend-full-house"),
        Denial::NoHost => text!("friend-no-host"),
    }
}

/// Describes a game: `Gomoku 15x15, swap2, 5m + 3s per move; Ada moves first`.
pub fn terms_text(terms: &Terms, host: &str) -> String {
    let mut parts = vec![naming::game(terms.kind)];
    if terms.opening != OpeningRule::Free {
        parts.push(naming::opening_rule(terms.opening));
    }
    if terms.clock != TimeControl::None {
        parts.push(time_control(terms.clock));
    }
    let first = match terms.first {
        First::Role(Role::Host) => text!("friend-moves-first", name = host),
        First::Role(Role::Guest) => text!("friend-you-first"),
        First::ByLot(_) => text!("friend-by-lot"),
    };
    parts.push(first);
    parts.join(&text!("list-comma"))
}

impl Layer for FriendsPage {
    fn context(&self) -> Context {
        if self.line.is_some() { Context::Line } else { Context::Friends }
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        self.refusal = None;
        if self.line.is_some() {
            self.type_line(command, ctx);
            return Handled::Done;
        }
        match command {
            Command::Quit | Command::NewGame(_) => return Handled::Ignored,
            Command::Cancel => return Self::cancel(ctx),
            Command::Accept => {
                return match self.check(command, ctx) {
                    Ok(()) => self.accept(ctx),
                    Err(_) => Handled::Done,
                };
            }
            &Command::HostGame(choice) => {
                ctx.effects.push(Effect::Remember(choice));
                ctx.next.choice = choice;
                let proposal = proposal(&choice, ctx);
                if let Some(friend) = &mut ctx.friend {
                    let proposed = friend.session.propose(proposal);
                    return if proposed.is_ok() { Handled::Close } else { Handled::Done };
                }
                self.want(Wanted::Host(choice), ctx);
            }
            command => {
                let page = ctx.look.window.height.max(10) as usize / 2;
                let lines = self.lines(ctx);
                let selected = menu::select(command, self.selected, lines, page);
                self.selected = selected.unwrap_or(self.selected);
            }
        }
        Handled::Done
    }

    fn check(&self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        let Some(friend) = &ctx.friend else { return Ok(()) };
        let is_asked = friend.session.role() == Some(Role::Guest);
        match command {
            Command::Accept if can_propose(friend) => Ok(()),
            Command::Accept if is_asked && friend.session.proposed().is_some() => Ok(()),
            Command::Accept | Command::Move(_) => Err(text!("friend-not-asked").into()),
            _ => Ok(()),
        }
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
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
        let has_game = ctx.friend.as_ref().is_some_and(|friend| friend.session.game().is_some());
        match event {
            Event::SharedListed(ticket, kept) if ticket == self.asked => {
                self.kept = Some(kept);
                self.begin(ctx);
                Ok(true)
            }
            Event::Friend(news) if !has_game => Ok(self.follow(&news, ctx)),
            Event::Heard(Heard::Closed(_, end)) if !has_game => {
                self.give_up(text!("friend-closed-early", why = end).into(), ctx);
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
