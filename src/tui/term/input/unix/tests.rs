use super::*;
use ratatui::crossterm::event::KeyCode;
use std::fmt::Write as _;

/// Returns the events of these consecutive reads.
fn told(reads: &[&str]) -> Vec<String> {
    let (sender, bytes) = mpsc::channel();
    for read in reads {
        sender.send(Ok(read.as_bytes().to_vec())).unwrap();
    }
    drop(sender);
    let mut events = Vec::new();
    let tell = |event| -> Result<(), ()> {
        events.push(format!("{event:?}"));
        Ok(())
    };
    decode(Decoder::default(), &bytes, tell).unwrap();
    events
}

#[test]
fn sequences_may_arrive_in_parts() {
    let up = format!("{:?}", Event::Key(KeyCode::Up.into()));
    assert_eq!(told(&["\x1b", "[", "A", "\x1b[A"]), [up.clone(), up]);
}

#[test]
fn ctrl_c_alone_ends_a_pasted_text() {
    let events = told(&["\x1b[200~h8\x03", "i9", "\x03"]);
    let [text, interrupt] = events.as_slice() else { panic!("{events:?}") };
    assert!(text.contains("i9") && interrupt.contains("Char('c')"), "{events:?}");
}

#[test]
fn of_several_mouse_movements_the_last_is_sent() {
    let mut moves = String::new();
    for x in 1..=1000 {
        write!(moves, "\x1b[<35;{x};1M").unwrap();
    }
    let events = told(&[&format!("{moves}a{moves}")]);
    assert_eq!(events.len(), 3);
    assert!(events[0].contains("999") && events[2].contains("999"), "{events:?}");
    // A receiver of single events misses none.
    assert_eq!(told(&["\x1b[<35;1;1M", "\x1b[<35;2;1M"]).len(), 2);
}

#[test]
fn silence_ends_sequences_and_a_lost_terminal_is_reported() {
    let (sender, bytes) = mpsc::channel();
    let (events, heard) = mpsc::channel();
    let reader = std::thread::spawn(move || {
        decode(Decoder::default(), &bytes, |event| events.send(event).map_err(drop))
    });
    for (begun, expected) in
        [("\x1b", "Esc"), ("\x1b[200~h8", "Paste(\"h8\")"), ("\x03", "Char('c')")]
    {
        sender.send(Ok(begun.as_bytes().to_vec())).unwrap();
        let event = format!("{:?}", heard.recv().unwrap());
        assert!(event.contains(expected), "{event}");
    }
    sender.send(Err(io::ErrorKind::UnexpectedEof.into())).unwrap();
    assert!(matches!(heard.recv(), Ok(Event::InputLost(_))));
    assert!(reader.join().unwrap().is_ok());
}
