//! Points 14 and 16: memory, and what an engine does when it has nothing to do.

use std::time::Duration;

use crate::doctor::Mark;
use crate::doctor::examination::{Examination, files};
use crate::doctor::session::Examined;

const MEGABYTE: u64 = 1 << 20;
/// Limits of memory, with what it means to exceed them. The second one is that of the tournament.
const LIMITS: [(u64, Mark); 2] = [(80, Mark::Note), (350, Mark::Fail)];
/// Part of the time during which an idle engine may use a processor.
const IDLE: u32 = 10;
/// Time for an engine to become idle.
const SETTLING: Duration = Duration::from_millis(200);

/// Point 14: the memory of all processes of the engine stays within the limit.
pub fn memory(exam: &mut Examination) -> Examined<()> {
    for (megabytes, mark) in LIMITS {
        let mut session = exam.process()?;
        let shape = exam.shape()?;
        session.say(&format!("INFO max_memory {}", megabytes * MEGABYTE))?;
        session.start(shape)?;
        let turn = exam.times().turn;
        session.limit(turn)?;
        session.say(&format!("INFO max_memory {}", megabytes * MEGABYTE))?;
        let mut most = 0;
        session.begin()?;
        for _ in 0..2 {
            session.go_on()?;
            let Some(usage) = session.process().usage() else {
                exam.remark(Mark::Note, "the system does not tell how much memory it uses");
                return Ok(());
            };
            most = usage.memory.max(most);
        }
        if most > megabytes * MEGABYTE {
            let used = most.div_ceil(MEGABYTE);
            let text = format!("told to use {megabytes} MB, it uses {used} MB");
            if mark == Mark::Fail { exam.fail(&session, text) } else { exam.note(&session, text) }
        }
    }
    Ok(())
}

/// Point 16: no processor time while it is not its turn, and no files left behind.
pub fn rests(exam: &mut Examination) -> Examined<()> {
    let idle = exam.times().idle;
    let mut session = exam.game()?;
    session.begin()?;
    session.listen(SETTLING)?;
    let before = session.process().usage();
    session.listen(idle)?;
    let after = session.process().usage();
    match before.zip(after) {
        Some((before, after)) => {
            let used = after.time.saturating_sub(before.time);
            if used > idle / IDLE {
                let percent = used.as_millis() * 100 / idle.as_millis().max(1);
                exam.note(
                    &session,
                    format!("it uses {percent}% of a core when it is not its turn"),
                );
            }
        }
        None => exam.remark(Mark::Note, "the system does not tell whether it rests"),
    }
    let left: Vec<String> = files(exam.directory()).difference(&exam.files).cloned().collect();
    if !left.is_empty() {
        exam.remark(Mark::Note, format!("it leaves files in its directory: {}", left.join(", ")));
    }
    Ok(())
}
