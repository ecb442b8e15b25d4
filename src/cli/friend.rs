//! `gomoku host`, `gomoku join` and `gomoku watch`: games with a friend's program.

use std::io::{self, IsTerminal as _};

use anyhow::Context as _;
use clap::Args;

use super::choice::{one_of, opening_rule};
use super::game::{KindArguments, Selection};
use super::{LookArguments, User, check_terminal, usage};
use crate::friend::{Chance, Kept, Proposal, Purpose, Role, Session};
use crate::game::TimeControl;
use crate::link::{Address, Allowed, HostName, Hosting, Local, bridge};
use crate::locale::text;
use crate::rules::opening::OpeningRule;
use crate::settings::{Choice, LanguageName};
use crate::tui;
use crate::tui::app::{FriendStart, LinkStart, Opening, Setup};

/// Player who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begins {
    Me,
    Friend,
    Random,
}

#[derive(Debug, Args)]
pub(super) struct HostArguments {
    /// Name under which friends join, if several games wait
    #[arg(value_name = "NAME")]
    name: Option<String>,

    #[command(flatten)]
    kind: KindArguments,

    /// Opening rule; those of renju imply --rule renju
    #[arg(long, value_name = "RULE", value_parser = opening_rule())]
    opening: Option<OpeningRule>,

    /// Time control: none, 5m, 5m+3s or 10s/move
    #[arg(long, value_name = "TIME")]
    clock: Option<TimeControl>,

    /// Player who begins [default: random]
    #[arg(long, value_name = "WHO", value_parser = one_of([
        ("me", Begins::Me),
        ("friend", Begins::Friend),
        ("random", Begins::Random),
    ]))]
    first: Option<Begins>,

    /// Let a user of this machine in, or a group: --allow anna, --allow @chess
    #[arg(long, value_name = "WHO")]
    allow: Vec<String>,

    /// Begin a new game, even if one with this friend is unfinished
    #[arg(long)]
    new: bool,

    /// Connect standard input and output to the game that waits here
    #[arg(long, conflicts_with_all = [
        "allow", "new", "first", "clock", "opening", "game", "size", "row", "rule", "draw_after",
        "foul", "torus", "gravity",
    ])]
    stdio: bool,

    #[command(flatten)]
    look: LookArguments,
}

#[derive(Debug, Args)]
pub(super) struct JoinArguments {
    /// Empty, NAME, ~USER, ~USER/NAME or ssh://[USER@]HOST[:PORT][/PATH]
    #[arg(value_name = "ADDRESS", default_value = "")]
    address: String,

    /// Reach the host by standard input and output, whatever is behind them
    #[arg(long, conflicts_with = "address")]
    stdio: bool,

    #[command(flatten)]
    look: LookArguments,
}

/// Runs `gomoku host`.
pub(super) fn host(
    mut arguments: HostArguments,
    language: Option<LanguageName>,
) -> anyhow::Result<()> {
    let wrong = |why: String| usage("host", why);
    let name = arguments.name.as_deref().unwrap_or_default();
    if arguments.stdio {
        let local: Local = name.parse().map_err(|why| wrong(format!("{why}")))?;
        return Ok(bridge(&local, io::stdin(), io::stdout())?);
    }
    let name = if name.is_empty() { Ok(HostName::default()) } else { name.parse() };
    let name = name.map_err(|why| wrong(format!("{why}")))?;
    let allowed = arguments.allow.iter().map(|who| match who.strip_prefix('@') {
        Some(group) => Allowed::Group(group.to_owned()),
        None => Allowed::User(who.clone()),
    });
    let allowed = allowed.collect();
    let mut user = User::read(language);
    let opening = arguments.opening.unwrap_or_default();
    let selection = arguments.kind.selection_for(opening, user.settings.rule).map_err(wrong)?;
    if selection == Selection::Custom {
        return Err(wrong(text!("cli-custom-needs")).into());
    }
    check_terminal()?;
    arguments.kind.replace(&mut user.settings);
    let (usual, last) = (Choice::from(&user.settings), user.last());
    let kind = selection.on(usual.kind.variant()).unwrap_or(last.kind);
    let limit = user.settings.draw_after.for_kind(kind);
    let opening = arguments.opening.unwrap_or(Choice { kind, ..usual }.opening_rule());
    let first = match arguments.first.unwrap_or(Begins::Random) {
        Begins::Me => Some(Role::Host),
        Begins::Friend => Some(Role::Guest),
        Begins::Random => None,
    };
    let clock = arguments.clock.unwrap_or(usual.time);
    let proposal = Proposal { kind, opening, clock, limit, first };
    let kept = if arguments.new { Vec::new() } else { user.store.shared_games() };
    let session = move |own: &str, chance| Session::host(own, proposal, kept, chance);
    let link = LinkStart::Host(Hosting { name, allowed });
    open(session, link, Choice { kind, ..last }, &arguments.look, user)
}

/// Runs `gomoku join` or `gomoku watch`.
pub(super) fn join(
    arguments: &JoinArguments,
    purpose: Purpose,
    language: Option<LanguageName>,
) -> anyhow::Result<()> {
    let program = if purpose == Purpose::Play { "join" } else { "watch" };
    let address = arguments.address.parse::<Address>();
    let address = address.map_err(|why| usage(program, why))?;
    let user = User::read(language);
    let link = if arguments.stdio {
        if io::stdin().is_terminal() {
            return Err(usage(program, text!("cli-no-pipe")).into());
        }
        LinkStart::Pipe
    } else {
        check_terminal()?;
        LinkStart::Join(address.clone())
    };
    let kept: Vec<Kept> = user.store.shared_games();
    let next = user.last();
    let place = if arguments.stdio { String::new() } else { address.to_string() };
    let session = move |own: &str, chance| match purpose {
        Purpose::Play => Session::guest(own, &place, kept, chance),
        Purpose::Watch => Session::spectator(own, &place),
    };
    open(session, link, next, &arguments.look, user)
}

/// Creates a source of random numbers with a seed from the system.
///
/// # Errors
/// Fails if the system has no random numbers.
pub(super) fn chance() -> anyhow::Result<Chance> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).with_context(|| text!("cli-no-chance"))?;
    Ok(Chance::new(seed))
}

/// Opens the full screen with a session, and this choice for games without a friend.
fn open(
    session: impl FnOnce(&str, Chance) -> Session,
    link: LinkStart,
    next: Choice,
    look: &LookArguments,
    user: User,
) -> anyhow::Result<()> {
    let (files, own) = (user.store.files(), user.settings.names.first.get().map(str::to_owned));
    let Choice { kind, opening, lineup, time, stakes } = next;
    let (mut setup, store) = user.setup(look, files)?;
    let session = session(&own.unwrap_or_else(|| setup.login.clone()), setup.chance.fork());
    setup = Setup { kind, opening, lineup, time, stakes, ..setup };
    let start = FriendStart { session, link };
    tui::run(Opening::Friend(Box::new(start)), setup, store)
}
