//! Doctor: examines a program that speaks the Gomocup protocol.
//!
//! Twenty points are examined one by one, each with fresh processes of the engine. A fault counts at
//! exactly one point: another point that it hinders is not examined. All waits are bounded, and so
//! is the time of the whole examination. `docs/engines.md` lists the points.
//!
//! The report is for authors of engines and for files, so it is in English.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `report` | findings, and what they say about the engine |
//! | `markdown` | the report as Markdown |
//! | `times` | times of an examination |
//! | `examination` | what the points share: the clock, and the faults found so far |
//! | `session` | the dialogue with one process, bounded |
//! | `excerpt` | the lines that show a finding |
//! | `points` | the table of points, and the points |

mod examination;
mod excerpt;
mod markdown;
mod points;
mod report;
mod session;
mod times;

pub use points::{COUNT, title};
pub use report::{Finding, Mark, Profile, Report};
pub use times::Times;

use std::path::PathBuf;

use crate::external::Program;
use crate::player::Stop;
use crate::translate::in_english;
use examination::Examination;

/// Examiner of one engine.
#[derive(Clone, Debug)]
pub struct Doctor {
    /// This program, which is the guard of the engine.
    pub guard: PathBuf,
    /// Program of the engine.
    pub program: Program,
    /// Times of the examination.
    pub times: Times,
    /// Flag that ends the examination after the current point.
    pub stop: Stop,
}

impl Doctor {
    /// Examines these points in their order; all if there are none. `tell` receives each finding as
    /// soon as it is known, and again if a later point shows a fault that counts there.
    pub fn examine(&self, points: &[u8], tell: &mut dyn FnMut(&Finding)) -> Report {
        let mut examination = Examination::new(self);
        let is_wanted = |number| points.is_empty() || points.contains(&number);
        for point in points::POINTS.iter().filter(|point| is_wanted(point.number)) {
            if self.stop.is_stopped() {
                break;
            }
            for finding in in_english(|| examination.examine(point)) {
                tell(&finding);
            }
        }
        for finding in examination.finish() {
            tell(&finding);
        }
        examination.report()
    }
}
