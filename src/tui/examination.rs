//! Examination of another engine: the twenty points of the doctor as they are found.

use std::sync::Arc;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::command::{Command, Context, Direction};
use super::ctx::Ctx;
use super::event::{Effect, Event, ExaminationNews, MouseEvent};
use super::footer;
use super::layer::{Below, Handled, Layer, START};
use super::layout::centred;
use super::menu::wheel;
use super::refusal::Refusal;
use super::text::{beside, draw_lines, too_small, wrap};
use super::theme::{Role, Theme};
use crate::doctor::{COUNT, Finding, Mark};
use crate::locale::text;
use crate::player::Ticket;
use crate::printable::printable;
use crate::settings::engines::EngineEntry;

/// Maximum number of columns of the page.
const WIDTH: u16 = 100;
/// Columns of the number of a point, and before its remarks.
const NUMBER: usize = 4;

/// Page of an examination, which ends when it is left.
#[derive(Debug)]
pub struct ExaminationPage {
    entry: Arc<EngineEntry>,
    ticket: Ticket,
    findings: Vec<Finding>,
    is_over: bool,
    /// First row on the page, or none to follow the last finding.
    top: Option<usize>,
    refusal: Option<Refusal>,
}

impl ExaminationPage {
    /// Begins an examination of an engine.
    pub fn begin(entry: Arc<EngineEntry>, ctx: &mut Ctx) -> Self {
        let ticket = ctx.next_ticket();
        ctx.effects.push(Effect::ExamineEngine(ticket, Box::new(EngineEntry::clone(&entry))));
        Self { entry, ticket, findings: Vec::new(), is_over: false, top: None, refusal: None }
    }

    /// Areas of the heading, the text, and the row of keys.
    fn areas(window: Rect) -> [Rect; 3] {
        let area = centred(window, WIDTH.min(window.width.saturating_sub(2)), window.height);
        let head = Rect { y: area.y + 1, height: 2, ..area };
        let body = Rect { y: area.y + 4, height: area.height.saturating_sub(6), ..area };
        [head, body, Rect { y: area.bottom().saturating_sub(1), height: 1, ..area }]
    }

    fn lines(&self, width: usize, theme: &Theme) -> Vec<Line<'static>> {
        let told = self.findings.iter().flat_map(|finding| lines(finding, width, theme));
        let next = self.findings.last().map_or(0, |last| last.point) + 1;
        let waiting = (!self.is_over && next <= COUNT).then(|| {
            let title = crate::doctor::title(next);
            let text = text!("examination-waiting", title = title);
            Line::styled(format!("{next:>2}  {text}"), theme.style(Role::Faint))
        });
        told.chain(waiting).collect()
    }

    /// First row, and the highest possible one.
    fn top(&self, ctx: &Ctx) -> (usize, usize) {
        let [_, body, _] = Self::areas(ctx.look.area());
        let rows = self.lines(body.width.into(), &ctx.look.theme).len();
        let last = rows.saturating_sub(body.height.into());
        (self.top.unwrap_or(last).min(last), last)
    }

    /// Numbers of the points: `12 pass, 3 note, 0 fail`.
    fn summary(&self) -> String {
        let count = |mark| self.findings.iter().filter(|finding| finding.mark == mark).count();
        let (pass, note, fail) = (count(Mark::Pass), count(Mark::Note), count(Mark::Fail));
        text!("examination-summary", pass = pass, note = note, fail = fail)
    }

    /// Takes a finding, which may replace an earlier one of its point.
    fn find(&mut self, finding: Finding) {
        match self.findings.iter_mut().find(|known| known.point == finding.point) {
            Some(known) => *known = finding,
            None => self.findings.push(finding),
        }
    }
}

/// Lines of a finding: its point and mark, and its remarks.
fn lines(finding: &Finding, width: usize, theme: &Theme) -> Vec<Line<'static>> {
    let (mark, role) = match finding.mark {
        Mark::Pass => (text!("engine-doctor-pass"), Role::Accent),
        Mark::Note => (text!("engine-doctor-note"), Role::Notice),
        Mark::Fail => (text!("engine-doctor-fail"), Role::Error),
        Mark::NotExamined => (text!("engine-doctor-not-examined"), Role::Faint),
    };
    let (number, title) = (format!("{:>2}  ", finding.point), Span::raw(finding.title));
    let mark = Span::styled(mark, theme.style(role));
    let head = if NUMBER + title.width() + 1 + mark.width() <= width {
        beside(vec![Span::raw(number), title], vec![mark], width)
    } else {
        // Where it is narrow, the mark comes first.
        Line::from(vec![Span::raw(number), mark, Span::raw(" "), title])
    };
    let remarks = finding
        .remarks
        .iter()
        .flat_map(|remark| wrap(&printable(remark), width.saturating_sub(NUMBER)));
    let faint = theme.style(Role::Faint);
    let remarks = remarks.map(|line| Line::styled(format!("{:NUMBER$}{line}", ""), faint));
    std::iter::once(head).chain(remarks).collect()
}

impl Layer for ExaminationPage {
    fn context(&self) -> Context {
        Context::Page
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        let (top, last) = self.top(ctx);
        self.top = match command {
            Command::Cancel => {
                ctx.effects.push(Effect::StopExamination);
                return Handled::Close;
            }
            Command::Move(Direction::Up) => Some(top.saturating_sub(1)),
            Command::Move(Direction::Down) => Some(top + 1),
            Command::MoveToEdge(Direction::Up | Direction::Left) => Some(0),
            Command::MoveToEdge(Direction::Down | Direction::Right) => None,
            _ => return Handled::Ignored,
        };
        // At its end the page follows what is found.
        self.top = self.top.filter(|top| *top < last);
        Handled::Done
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, _: &Ctx) -> Vec<Command> {
        wheel(mouse.action)
    }

    fn hear(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        match event {
            Event::Examination(ticket, news) if ticket == self.ticket => {
                match *news {
                    ExaminationNews::Found(finding) => self.find(finding),
                    ExaminationNews::Over(edited) => {
                        self.is_over = true;
                        match edited {
                            Ok(engines) => {
                                ctx.engines = engines.into_iter().map(Arc::new).collect();
                            }
                            Err(why) => {
                                self.refusal = Some(text!("engines-not-edited", why = why).into());
                            }
                        }
                    }
                }
                Ok(true)
            }
            Event::Failed(ticket, why) if ticket == self.ticket => {
                self.is_over = true;
                self.refusal = Some(text!("engines-not-edited", why = why).into());
                Ok(true)
            }
            event => Err(event),
        }
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        Some(Self::areas(ctx.look.area())[2])
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        if below.is_too_small(ctx) {
            return too_small(START, None, frame);
        }
        let theme = &ctx.look.theme;
        let [head, body, _] = Self::areas(frame.area());
        let name = self.entry.title.as_deref().unwrap_or(self.entry.name.as_str());
        let title = text!("examination-title", name = printable(name));
        let title = Span::styled(title, theme.style(Role::Title));
        let summary = Span::styled(self.summary(), theme.style(Role::Faint));
        let room = usize::from(head.width) >= title.width() + summary.width() + 2;
        let right = if room { vec![summary.clone()] } else { Vec::new() };
        let state = match &self.refusal {
            Some(refusal) => {
                let naming = below.naming(ctx);
                let forms = refusal.forms(&naming);
                Line::styled(forms.into_iter().next().unwrap_or_default(), theme.style(Role::Error))
            }
            None if !room => Line::from(summary),
            None if self.is_over => {
                Line::styled(text!("examination-over"), theme.style(Role::Faint))
            }
            None => Line::styled(text!("examination-goes-on"), theme.style(Role::Faint)),
        };
        let heading = beside(vec![title], right, head.width.into());
        draw_lines(&[heading, state], head, frame.buffer_mut());
        let lines = self.lines(body.width.into(), theme);
        let (top, _) = self.top(ctx);
        draw_lines(&lines[top.min(lines.len())..], body, frame.buffer_mut());
        footer::draw(self.keys(below, ctx), &self.labels(ctx), theme, frame);
    }
}
