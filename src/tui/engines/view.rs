//! View of the list of other engines.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::{EnginesPage, add_key};
use crate::game::GameKind;
use crate::locale::text;
use crate::printable::printable;
use crate::rules::{Rule, Variant};
use crate::settings::engines::{EngineEntry, time_text};
use crate::tui::ctx::Ctx;
use crate::tui::layer::{Below, START, nobody};
use crate::tui::menu::{Menu, head};
use crate::tui::text::{column, fit_line, too_small};
use crate::tui::theme::Role;

/// Columns between two fields.
const GAP: usize = 2;
/// Maximum number of columns of an engine's own name.
const TITLE: usize = 24;

pub(super) fn draw(page: &EnginesPage, below: Below, ctx: &Ctx, frame: &mut Frame) {
    let theme = &ctx.look.theme;
    let Some(layout) = page.layout(frame.area(), ctx) else { return too_small(START, None, frame) };
    let (area, width) = (layout.area, usize::from(layout.area.width).saturating_sub(4));
    let faint = theme.style(Role::Faint);
    let detail = page.entry(ctx).map(|entry| fit_line(&command(entry), width));
    let detail = Line::styled(detail.unwrap_or_default(), faint);
    let head = if page.line.is_some() {
        vec![Line::default(), Line::styled(fit_line(&[text!("engines-typing")], width), faint)]
    } else {
        let heading = Line::styled(text!("engines-title"), theme.style(Role::Title));
        head(heading, detail, below, area.width, theme)
    };
    let columns = Columns::of(ctx);
    let menu = Menu {
        head,
        lines: ctx.engines.len(),
        selected: page.selected,
        text: &|line| {
            let entry = ctx.engines.get(line);
            entry.map_or_else(String::new, |entry| columns.row(entry, width))
        },
        message: message(page, ctx),
    };
    menu.draw(page, &layout, ctx, frame);
    if let Some(line) = &page.line {
        let prompt = Span::styled(text!("engines-prompt") + " ", theme.style(Role::Key));
        line.draw(prompt, Rect { height: 1, ..layout.head() }, frame);
    }
}

/// Widths of the columns of the list.
struct Columns {
    name: usize,
    title: usize,
}

impl Columns {
    fn of(ctx: &Ctx) -> Self {
        let widest = |widths: &mut dyn Iterator<Item = usize>| widths.max().unwrap_or_default();
        let engines = ctx.engines.iter();
        let name = widest(&mut engines.clone().map(|entry| entry.name.as_str().width()));
        let title = widest(&mut engines.map(|entry| title(entry).width()));
        Self { name: name + GAP, title: if title > 0 { title.min(TITLE) + GAP } else { 0 } }
    }

    /// Line of an engine: its names, its time for a move, and what it plays; less where it is
    /// narrow.
    fn row(&self, entry: &EngineEntry, width: usize) -> String {
        let name = column(entry.name.as_str(), self.name);
        let own = column(&fit_line(&[title(entry).to_owned()], TITLE), self.title);
        let time = text!("engines-time-each", time = time_text(entry.terms.turn));
        let boards = entry.sizes.map(|(from, to)| format!("{from}..{to}"));
        let rules = entry.rules.iter().map(Rule::to_string).collect::<Vec<_>>().join(", ");
        let rules = Some(rules).filter(|rules| !rules.is_empty());
        let played: Vec<String> = boards.into_iter().chain(rules).collect();
        let analyses = entry.analyses.then(|| text!("engines-analyses"));
        let rest: Vec<String> = analyses.into_iter().chain(played).collect();
        let with = |rest: &[String]| {
            let whole = format!("{name}{own}{time}{:GAP$}{}", "", rest.join("  "));
            whole.trim_end().to_owned()
        };
        let forms = [
            with(&rest),
            with(&rest[..rest.len().min(2)]),
            with(&rest[..rest.len().min(1)]),
            with(&[]),
            format!("{name}{time}"),
            entry.name.to_string(),
        ];
        fit_line(&forms, width)
    }
}

fn title(entry: &EngineEntry) -> &str {
    entry.title.as_deref().unwrap_or_default()
}

/// Command of an engine, and its program alone.
fn command(entry: &EngineEntry) -> Vec<String> {
    let all = entry.command.join(" ");
    let program = entry.command.first().and_then(|program| program.rsplit('/').next());
    [&all, program.unwrap_or_default()].map(|text| printable(text).into_owned()).into()
}

fn message(page: &EnginesPage, ctx: &Ctx) -> (Vec<String>, Role) {
    if page.is_removing {
        let name = page.entry(ctx).map(|entry| entry.name.to_string()).unwrap_or_default();
        return (vec![text!("engines-remove", name = name)], Role::Status);
    }
    let naming = nobody(GameKind::Rows(Variant::GOMOKU_15), ctx);
    match (&page.refusal, page.asked) {
        (Some(refusal), _) => (refusal.forms(&naming), Role::Error),
        (None, Some(asked)) if asked.is_new => (vec![text!("engines-starting")], Role::Notice),
        (None, _) if ctx.engines.is_empty() => {
            (vec![text!("engines-empty", key = add_key(ctx))], Role::Notice)
        }
        _ => (Vec::new(), Role::Notice),
    }
}
