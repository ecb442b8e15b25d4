//! Two programs resume the same interrupted game at the same time.

use rustix::process::{Pid, Signal, kill_process};

use crate::kept::kept;
use crate::pty::{Pty, wait_until};
use crate::runs;

#[test]
fn resuming_twice_loses_no_move() {
    let runs = runs(5);
    for run in 0..runs {
        let home = tempfile::tempdir().unwrap();
        let home = home.path();
        let kill = |pty: &mut Pty| {
            kill_process(Pid::from_raw(pty.pid().cast_signed()).unwrap(), Signal::KILL).unwrap();
            pty.wait_for_end();
        };
        let mut pty = Pty::gomoku(&["--size", "15", "--vs", "person"], home);
        pty.wait_for("Move 1");
        pty.press_and_wait("7,8\r", "Move 2");
        kill(&mut pty);

        let mut programs = [Pty::gomoku(&[], home), Pty::gomoku(&[], home)];
        for pty in &programs {
            pty.wait_for("Resume game");
        }
        for pty in &mut programs {
            pty.press("\r");
        }
        for pty in &programs {
            pty.wait_for("Move 2");
        }
        let copies = || {
            let is_copy = |pty: &&Pty| pty.text().contains("so this is a copy");
            programs.iter().filter(is_copy).count()
        };
        wait_until("one of them has a copy", || copies() == 1);
        let [one, two] = &mut programs;
        one.press("0,1\r");
        two.press("1,3\r");
        one.wait_for("Move 3");
        two.press_and_wait("2,5\r", "Move 4");
        one.wait_for("Move 3");
        programs.iter_mut().for_each(kill);
        assert_eq!(kept(home), [&["7,8 0,1", "7,8 1,3 2,5"][..], &[]], "run {run}");
    }
    println!("{runs} double continues; every move of either is kept");
}
