//! Progress of a match on standard error: a line that is replaced on a terminal, and a line now and
//! then elsewhere.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::Duration;

use crate::cli::output::tell;
use crate::locale::text;
use crate::player::{Ctx, Watch as _};
use crate::tournament::{Sprt, Standings};

/// Shortest time between two lines that are not on a terminal.
const INTERVAL: Duration = Duration::from_secs(30);

/// State of a match.
pub(super) struct State<'a> {
    pub standings: &'a Standings,
    /// Number of games that were played in this run.
    pub played: usize,
    /// Number of games that have not ended.
    pub left: usize,
    pub sprt: Option<Sprt>,
    pub is_over: bool,
}

/// Progress of a match. The time begins with it.
pub(super) struct Progress {
    place: Place,
    ctx: Ctx,
    next: Duration,
}

enum Place {
    Terminal,
    Pipe,
    /// Receives the line and the table.
    Screen(Box<dyn FnMut(Lines) + Send>),
}

/// Lines that a screen shows.
pub(super) struct Lines {
    pub progress: String,
    pub table: String,
    pub is_over: bool,
}

impl Progress {
    pub fn in_lines() -> Self {
        let place = if io::stderr().is_terminal() { Place::Terminal } else { Place::Pipe };
        Self { place, ctx: Ctx::quiet(), next: INTERVAL }
    }

    pub fn on_screen(receive: impl FnMut(Lines) + Send + 'static) -> Self {
        let place = Place::Screen(Box::new(receive));
        Self { place, ctx: Ctx::quiet(), next: Duration::ZERO }
    }

    pub fn show(&mut self, state: &State) {
        let elapsed = self.ctx.elapsed();
        let line = || line(state, elapsed);
        match &mut self.place {
            // If stderr is closed, there is nobody to inform.
            Place::Terminal => drop(write!(io::stderr(), "\r\x1b[K{}", line())),
            Place::Pipe if elapsed < self.next => {}
            Place::Pipe => {
                self.next = elapsed + INTERVAL;
                tell(line());
            }
            Place::Screen(receive) => {
                let (table, is_over) = (state.standings.text(), state.is_over);
                receive(Lines { progress: line(), table, is_over });
            }
        }
    }

    /// Removes the line from a terminal.
    pub fn end(&mut self) {
        if matches!(self.place, Place::Terminal) {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Formats as `12/100 games  +5 =2 -5  Elo +0 ± 120  LLR 0.12 (-2.94, 2.94) [0, 5]  3m left`.
fn line(state: &State, elapsed: Duration) -> String {
    let State { standings, played, left, sprt, .. } = state;
    let done = standings.games;
    let mut parts = vec![text!("match-games", done = done, total = done + left)];
    if let [_, _] = standings.engines[..]
        && let Some(first) = standings.engines.iter().find(|standing| standing.engine == 0)
    {
        let games = first.games;
        parts.push(format!("+{} ={} -{}", games.won, games.drawn, games.lost));
        if let Some(estimate) = first.pairs.estimate() {
            let (value, error) = (estimate.elo.value, estimate.elo.error());
            if value.is_finite() && error.is_finite() {
                parts.push(format!("Elo {value:+.0} ± {error:.0}"));
            }
        }
        parts.extend(sprt.map(|sprt| sprt.report(first.pairs)));
    }
    if let (Ok(played @ 1..), Ok(left @ 1..)) = (u32::try_from(*played), u32::try_from(*left)) {
        let time = (elapsed / played).saturating_mul(left);
        parts.push(text!("match-left", time = rough(time)));
    }
    parts.join("  ")
}

/// Formats as `40s`, `12m` or `3h05m`.
fn rough(time: Duration) -> String {
    let seconds = time.as_secs();
    let minutes = seconds.div_ceil(60);
    match seconds {
        0..60 => format!("{seconds}s"),
        60..3600 => format!("{minutes}m"),
        _ => format!("{}h{:02}m", minutes / 60, minutes % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rough() {
        for (seconds, text) in
            [(0, "0s"), (59, "59s"), (61, "2m"), (3599, "60m"), (3600, "1h00m"), (11_100, "3h05m")]
        {
            assert_eq!(rough(Duration::from_secs(seconds)), text);
        }
    }
}
