//! The rows below the status: what is said or asked there, and which keys are named.

use ratatui::layout::{Position, Rect};

use super::game::{GameScreen, Notice, Overlay, Question};
use super::review::ReviewState;
use super::session::Session;
use super::{App, Purpose, Screen};
use crate::tui::command::Command;
use crate::tui::keymap::{ALL_ARROWS, Context, Keymap, Label};
use crate::tui::layout::{self, fit, wrap};
use crate::tui::messages;
use crate::tui::theme::Role;

/// What stands in the rows below the status.
pub struct Foot {
    /// Where, without the command bar.
    pub area: Rect,
    /// What is said or asked, a line each.
    pub texts: Vec<String>,
    /// In which style.
    pub role: Role,
}

impl Foot {
    /// The row for the keys, if the texts leave one.
    pub fn keys(&self) -> Option<Rect> {
        let last = self.area.rows().next_back()?;
        (self.texts.len() < usize::from(self.area.height)).then_some(last)
    }
}

impl App {
    /// The row of keys that can be clicked, and what each does.
    fn footer(&self) -> Option<(Rect, Vec<(Command, Label)>)> {
        let (session, context) = (&self.session, self.context());
        let above = match (session.help, &session.palette) {
            (Some(help), _) => Some(help.keys(session.area(), self.kind(), &session.keymap)),
            (None, Some(palette)) => {
                Some(self.palette_layout(palette, self.found(palette).len()).keys)
            }
            (None, None) => None,
        };
        if let Some(row) = above {
            return Some((row, named(session.keymap.footer(context))));
        }
        if let Some(room) = &self.puzzles {
            let layout = layout::game(session.area(), room.kind(), session.zoom).ok()?;
            let row = room.foot(session, layout.foot).keys()?;
            return Some((row, room.labels(&session.keymap, session)));
        }
        let page = match &self.screen {
            Screen::Start(menu) if menu.page.is_none() => {
                let [_, row] = menu.layout(session.area()).ok()?.foot();
                return Some((row, named(session.keymap.footer(context))));
            }
            Screen::Start(menu) => menu.page.as_ref(),
            Screen::Game(game) => match &game.overlay {
                Overlay::Page(page) if game.question.is_none() => Some(page),
                _ => {
                    let layout = layout::game(session.area(), game.kind(), session.zoom).ok()?;
                    let row = game.foot(session, &[], layout.foot).keys()?;
                    return Some((row, game.labels(context, &session.keymap)));
                }
            },
        };
        let page = page?;
        let [_, row] = page.layout(session.area()).ok()?.foot();
        Some((row, page.labels(&session.keymap)))
    }

    /// What a click into the row of keys means.
    pub(super) fn footer_command(&self, at: Position) -> Option<Command> {
        let (row, labels) = self.footer()?;
        let names: Vec<Label> = labels.iter().map(|(_, label)| label.clone()).collect();
        let places = layout::labels(&names, row);
        let (index, _) = places.into_iter().find(|(_, place)| place.contains(at))?;
        // Four arrows are not one command.
        let (command, (key, _)) = labels.into_iter().nth(index)?;
        Some(command).filter(|_| key != ALL_ARROWS)
    }
}

/// Labels that are to be kept.
pub(super) fn named<'a>(
    labels: impl Iterator<Item = (&'a Command, Label)>,
) -> Vec<(Command, Label)> {
    labels.map(|(command, label)| (command.clone(), label)).collect()
}

impl GameScreen {
    /// What stands below the status. `untold` is what the status line could not tell of the end: it
    /// leaves a row for the keys.
    pub fn foot(&self, session: &Session, untold: &[String], area: Rect) -> Foot {
        let area = match (&self.question, &self.overlay) {
            (None, Overlay::Bar(_)) => {
                Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area }
            }
            _ => area,
        };
        let (texts, role) = self.said(session, untold, area);
        Foot { texts: fit(&texts, area.width.into(), area.height.into()), area, role }
    }

    /// What is said or asked, the longest form first.
    fn said(&self, session: &Session, untold: &[String], area: Rect) -> (Vec<String>, Role) {
        let naming = self.naming(session);
        if let Some(question) = self.question(session) {
            return (question.to_vec(), Role::Status);
        }
        match (&self.overlay, &self.notice) {
            (Overlay::Bar(bar), _) => (
                bar.refusal.iter().flat_map(|refusal| refusal.forms(&naming)).collect(),
                Role::Error,
            ),
            (Overlay::Computer(lineup), _) => {
                let [full, short] = messages::opponent(lineup.levels, self.kind());
                let is_narrow = full.len() > usize::from(area.width);
                (vec![if is_narrow { short } else { full }], Role::Status)
            }
            (Overlay::Explorer(explored), None) if !self.has_panel(session) => {
                (explored.told(&naming), Role::Notice)
            }
            (_, Some(Notice::Refused(refusal))) => (refusal.forms(&naming), Role::Error),
            (_, Some(Notice::Done(report))) => (report.forms(&naming), Role::Notice),
            (Overlay::Editor(editor), None) => {
                // Where there is a panel, that tells it.
                let sentences = editor.summary().sentences(&naming);
                let is_told = self.has_panel(session) || sentences.is_empty();
                (if is_told { Vec::new() } else { vec![sentences.join(" ")] }, Role::Notice)
            }
            (_, None) if self.engine.is_thinking_for(Purpose::Hint) => {
                let info = self.engine.thinking().and_then(|thinking| thinking.info.as_ref());
                (vec![messages::searching(info)], Role::Notice)
            }
            (_, None) if self.analysis.is_on && !self.has_panel(session) => {
                (self.best_line(session, area.width.into()), Role::Notice)
            }
            (_, None) => {
                // By what the game was won, if there is room for it above the keys.
                let fits =
                    |text: &&String| wrap(text, area.width.into()).len() < area.height.into();
                (untold.iter().filter(fits).cloned().collect(), Role::Notice)
            }
        }
    }

    /// Whether there is a panel.
    fn has_panel(&self, session: &Session) -> bool {
        let layout = layout::game(session.area(), self.kind(), session.zoom);
        layout.is_ok_and(|layout| layout.panel.is_some())
    }

    /// The best line of the analysis in so many columns.
    fn best_line(&self, session: &Session, width: usize) -> Vec<String> {
        let found = self.analysis.info().zip(self.shown().state().mover());
        found.map_or_else(Vec::new, |(info, mover)| {
            messages::best_line(info, mover, &self.naming(session), width)
        })
    }

    /// The question that is open, in a full and in a short form.
    pub fn question(&self, session: &Session) -> Option<[String; 2]> {
        let loser = match self.question.as_ref()? {
            Question::Resign(loser) => loser,
            Question::Delete { moves, .. } => {
                let moves = messages::moves(*moves);
                return Some([
                    format!("Delete this position and what follows, {moves}? (y/n)"),
                    format!("Delete {moves}? (y/n)"),
                ]);
            }
        };
        let short = "Resign? (y/n)".to_owned();
        let loser = self.naming(session).player(*loser);
        let is_clear = self.participants().person().is_some();
        let full = if is_clear { short.clone() } else { format!("Resign as {loser}? (y/n)") };
        Some([full, short])
    }

    /// The keys that would be obeyed, first of all those that are wanted now.
    pub fn labels(&self, context: Context, keymap: &Keymap) -> Vec<(Command, Label)> {
        // Who plays has other things to do than to look back.
        let studies = self.is_looking() || self.is_study || self.game.state().mover().is_none();
        let is_named =
            |command: &Command| studies || !matches!(command, Command::Walk(_) | Command::Review);
        let obeyed = keymap
            .footer(context)
            .filter(|(command, _)| is_named(command) && self.check(command).is_ok());
        let mut labels = named(obeyed);
        let wanted = self.wanted();
        labels.sort_by_key(|(command, _)| {
            wanted.iter().position(|wanted| wanted == command).unwrap_or(wanted.len())
        });
        for (command, (_, word)) in &mut labels {
            *word = match command {
                Command::PlayAtCursor if self.shown().state().mover().is_none() => "again",
                Command::PlayAtCursor => messages::play_verb(self.shown().target_kind()),
                Command::Pause if self.is_paused => "go on",
                Command::Analyse if self.analysis.is_on => "stop",
                Command::Review if self.review.as_ref().is_some_and(ReviewState::is_running) => {
                    "stop"
                }
                _ => *word,
            };
        }
        labels
    }
}
