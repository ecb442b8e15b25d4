//! Person at an echoing terminal, and properties of every dialog.

use super::*;
use crate::game::{Participant, Participants};
use crate::player::Level;
use crate::printable::is_printable;
use crate::rules::{Game, Placement, Point, Rule, Shape, Topology, Variant};
use proptest::prelude::*;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// Visible text of a dialog, and the number of its bytes not flushed yet.
#[derive(Default)]
struct Screen {
    text: Vec<u8>,
    unflushed: usize,
}

/// Output of the program.
struct Output(Rc<RefCell<Screen>>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut screen = self.0.borrow_mut();
        screen.text.extend(bytes);
        screen.unflushed += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.borrow_mut().unflushed = 0;
        Ok(())
    }
}

/// Types one line after the other, but only once all output so far is visible, and echoes it.
struct Keyboard {
    screen: Rc<RefCell<Screen>>,
    lines: VecDeque<Vec<u8>>,
    current: VecDeque<u8>,
}

impl io::Read for Keyboard {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(bytes)?;
        self.consume(length);
        Ok(length)
    }
}

impl BufRead for Keyboard {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.current.is_empty() {
            let mut screen = self.screen.borrow_mut();
            assert_eq!(screen.unflushed, 0, "a line is awaited before the prompt is seen");
            if let Some(mut line) = self.lines.pop_front() {
                line.push(b'\n');
                screen.text.extend(&line);
                self.current.extend(line);
            }
        }
        Ok(self.current.as_slices().0)
    }

    fn consume(&mut self, length: usize) {
        self.current.drain(..length);
    }
}

/// Returns the visible text after typing these lines. Not all of them may be read.
pub(super) fn seen(dialog: Dialog, store: &Store, lines: &[&str]) -> String {
    let screen = Rc::new(RefCell::new(Screen::default()));
    let lines = lines.iter().map(|line| line.as_bytes().to_vec()).collect();
    let mut keyboard = Keyboard { screen: Rc::clone(&screen), lines, current: VecDeque::default() };
    run(dialog, store, &Unfinished::default(), &mut keyboard, &mut Output(Rc::clone(&screen)))
        .unwrap();
    assert_eq!(screen.borrow().unflushed, 0, "the last words are not seen");
    let text = String::from_utf8(screen.borrow().text.clone()).unwrap();
    assert!(text.chars().all(|char| char == '\n' || is_printable(char)), "{text:?}");
    text
}

/// Runs a dialog given as text, with typed lines between `<` and `>`.
#[track_caller]
pub(super) fn check(dialog: Dialog, store: &Store, written: &str) {
    let typed: Vec<&str> =
        written.split('<').skip(1).map(|rest| rest.split('>').next().unwrap()).collect();
    let expected = written.replace(['<', '>'], "");
    assert_eq!(seen(dialog, store, &typed), expected);
}

/// Returns the program's output for this input, which no terminal echoes.
pub(super) fn said(dialog: Dialog, store: &Store, mut input: &[u8]) -> String {
    let mut output = Vec::new();
    run(dialog, store, &Unfinished::default(), &mut input, &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// Creates an empty store, to which nothing can be saved.
pub(super) fn nowhere() -> Store {
    Store::in_directory("no/such/directory".into())
}

/// Alternating stones that fill the board so that nobody has won with five, nor with three on a
/// torus whose sides are multiples of four.
///
/// ```text
/// 1 1 2 2 1 1    the first side's cells and the second's
/// 2 2 1 1 2 2
/// 1 1 2 2 1 1
/// ```
pub(super) fn drawn(shape: Shape) -> Vec<(u8, u8)> {
    let cells = shape.points().map(|point| (point.row, point.col));
    let (first, second): (Vec<_>, Vec<_>) = cells.partition(|&(row, col)| (2 * row + col) % 4 < 2);
    assert!(matches!(first.len() - second.len(), 0 | 1));
    let mut answers = second.into_iter();
    first.into_iter().flat_map(|cell| std::iter::once(cell).chain(answers.next())).collect()
}

fn console<'a>(
    input: &'a mut dyn BufRead,
    output: &'a mut Vec<u8>,
    unfinished: &'a Unfinished,
) -> Console<'a> {
    Console { input, output, unfinished, has_ended: false }
}

fn line_of(mut input: &[u8]) -> Option<String> {
    console(&mut input, &mut Vec::new(), &Unfinished::default()).read_line().unwrap()
}

#[test]
fn only_the_line_end_is_removed() {
    assert_eq!(line_of(b""), None);
    assert_eq!(line_of(b"\n").as_deref(), Some(""));
    assert_eq!(line_of(b"\r\n").as_deref(), Some(""));
    assert_eq!(line_of(b" a b \r\r\nc\n").as_deref(), Some(" a b \r"));
    assert_eq!(line_of(b"a\n\nb").as_deref(), Some("a"));
    assert_eq!(line_of(b"a").as_deref(), Some("a"), "the last line may have no end");
    assert_eq!(line_of("\u{e9}\0".as_bytes()).as_deref(), Some("\u{e9}\0"));
}

#[test]
fn invalid_bytes_are_replaced() {
    assert_eq!(line_of(b"5,\xff7\n").as_deref(), Some("5,\u{fffd}7"));
    let longest = "x".repeat(4096);
    assert_eq!(line_of(format!("{longest}\nb").as_bytes()), Some(longest.clone()));
    assert_eq!(line_of(longest.as_bytes()), Some(longest.clone()));
    let long = format!("{longest}yzyzyz\nb");
    assert_eq!(line_of(long.as_bytes()), Some(format!("{longest}y\u{fffd}")));
    let mut input = long.as_bytes();
    let (mut output, unfinished) = (Vec::new(), Unfinished::default());
    let mut console = console(&mut input, &mut output, &unfinished);
    console.read_line().unwrap();
    assert_eq!(console.read_line().unwrap().as_deref(), Some("b"), "the next line is whole");
    assert_eq!(console.read_line().unwrap(), None);
}

/// Repeats the same bytes this many times, in pieces. Every second read is interrupted.
struct Endless {
    left: usize,
    calls: usize,
    last: &'static [u8],
}

const PIECE: &[u8] = &[b'x'; 1 << 16];

impl io::Read for Endless {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        unreachable!("lines are read from the buffer")
    }
}

impl BufRead for Endless {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.calls += 1;
        if self.calls.is_multiple_of(2) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        Ok(if self.left > 0 { &PIECE[..self.left.min(PIECE.len())] } else { self.last })
    }

    fn consume(&mut self, length: usize) {
        if self.left > 0 {
            self.left -= length;
        } else {
            self.last = &self.last[length..];
        }
    }
}

#[test]
fn an_endless_line_is_not_kept_in_memory() {
    let mut input = Endless { left: 50_000_000, calls: 0, last: b"yz\nselect 1\nquit" };
    let (mut output, unfinished) = (Vec::new(), Unfinished::default());
    let mut console = console(&mut input, &mut output, &unfinished);
    let line = console.read_line().unwrap().unwrap();
    assert!(line.capacity() < 20_000, "{}", line.capacity());
    assert!(line.ends_with("x\u{fffd}"));
    assert_eq!(console.read_line().unwrap().as_deref(), Some("select 1"));
    assert_eq!(console.read_line().unwrap().as_deref(), Some("quit"));
    assert_eq!(console.read_line().unwrap(), None);

    let mut output = Vec::new();
    let mut input = Endless { left: 50_000_000, calls: 0, last: b"" };
    run(Dialog::Letters, &nowhere(), &Unfinished::default(), &mut input, &mut output).unwrap();
    let asked = "Player O, make a move: ";
    assert!(
        String::from_utf8(output).unwrap().ends_with(&format!("{asked}Invalid input!\n{asked}"))
    );
}

/// Fails after this many bytes.
struct Pipe(usize);

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 == 0 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn dialogs() -> [Dialog; 3] {
    [Dialog::Numbers(NumbersDialog::default()), Dialog::Letters, Dialog::Commands]
}

#[test]
fn a_broken_pipe_is_reported() {
    let input = b"15\n5,5\nG7\nstart torus\nbag\n";
    for dialog in dialogs() {
        let length = said(dialog.clone(), &nowhere(), input).len();
        for taken in 0..length {
            let pipe = &mut Pipe(taken);
            let error =
                run(dialog.clone(), &nowhere(), &Unfinished::default(), &mut &input[..], pipe)
                    .unwrap_err();
            assert_eq!(error.kind(), io::ErrorKind::BrokenPipe, "{taken} of {length}");
        }
        run(dialog, &nowhere(), &Unfinished::default(), &mut &input[..], &mut Pipe(length))
            .unwrap();
    }
}

struct Broken;

impl io::Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("broken"))
    }
}

#[test]
fn unreadable_input_is_an_error() {
    for dialog in dialogs() {
        let mut input = io::BufReader::new(Broken);
        let error = run(dialog, &nowhere(), &Unfinished::default(), &mut input, &mut Vec::new())
            .unwrap_err();
        assert_eq!(error.to_string(), "broken");
    }
}

#[test]
fn the_end_of_the_input_ends_a_dialog_quietly() {
    let size = "Gomoku\n=====\nBoard size [15,17 or 19]: ";
    assert_eq!(said(Dialog::Numbers(NumbersDialog::default()), &nowhere(), b""), size);
    let text = said(Dialog::Numbers(NumbersDialog::default()), &nowhere(), b"15\n7,7");
    assert!(text.ends_with("\nPlayer 1: Player 2: "));
    assert!(said(Dialog::Letters, &nowhere(), b"").ends_with("\nPlayer O, make a move: "));
    assert_eq!(said(Dialog::Commands, &nowhere(), b""), "");
    assert_eq!(said(Dialog::Commands, &nowhere(), b"start torus"), "OK\n");
}

/// Splits a text into pieces, each a prompt or a line without its end.
pub(super) fn pieces<'a>(mut text: &'a str, prompts: &[&'a str]) -> Vec<&'a str> {
    let mut pieces = Vec::new();
    while !text.is_empty() {
        let prompt = prompts.iter().find(|prompt| text.starts_with(**prompt));
        let length = prompt.map_or_else(|| text.find('\n').expect(text), |prompt| prompt.len());
        pieces.push(&text[..length]);
        text = &text[length + usize::from(prompt.is_none())..];
    }
    pieces
}

/// Checks whether the text has this form: `#` is a digit, everything else itself.
pub(super) fn has_form(text: &str, form: &str) -> bool {
    let is_meant = |(char, meant): (char, char)| match meant {
        '#' => char.is_ascii_digit(),
        _ => char == meant,
    };
    text.chars().count() == form.chars().count() && text.chars().zip(form.chars()).all(is_meant)
}

/// Generates bytes that are mostly lines of these texts, with other bytes in between.
pub(super) fn input(texts: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    let end = prop_oneof![9 => Just(&b"\n"[..]), 1 => Just(&b"\r\n"[..])];
    let odd = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..12),
        ".{0,12}".prop_map(String::into_bytes),
        Just(vec![b'5'; 5000]),
    ];
    let text = prop::sample::select(texts).prop_map(|text| text.as_bytes().to_vec());
    let line = prop_oneof![9 => text, 1 => odd];
    let lines = prop::collection::vec((line, end), 0..120);
    lines.prop_map(|lines| {
        lines.into_iter().flat_map(|(line, end)| [line, end.to_vec()].concat()).collect()
    })
}

/// Freestyle game of rows.
pub(super) fn variant(side: u8, topology: Topology, length: u8, placement: Placement) -> Variant {
    let shape = Shape::new(side, side, topology).unwrap();
    Variant::new(shape, length, Rule::Freestyle, placement).unwrap()
}

/// Number of stones of the game that is left at the end of the input.
fn left(dialog: Dialog, mut input: &[u8]) -> Option<usize> {
    let unfinished = Unfinished::default();
    run(dialog, &nowhere(), &unfinished, &mut input, &mut Vec::new()).unwrap();
    unfinished.saved_game().map(|game| game.record.on_board().stones())
}

#[test]
fn an_interrupted_dialog_leaves_its_game() {
    let numbers = || Dialog::Numbers(NumbersDialog::default());
    assert_eq!(left(numbers(), b"15\n"), None);
    assert_eq!(left(numbers(), b"15\n7,7\n8,8\n7"), Some(2));
    assert_eq!(left(numbers(), b"15\n7,7\n8,8\n!\n"), None, "it was resigned");
    assert_eq!(left(Dialog::Letters, b"G7\nH"), Some(1));
    assert_eq!(left(Dialog::Commands, b"start torus\nselect 3\n"), None);
    assert_eq!(left(Dialog::Commands, b"start torus\nselect 3\nplace 1;1\n"), Some(1));
    assert_eq!(left(Dialog::Commands, b"start torus\nselect 3\nplace 1;1\nquit\n"), None);
    let won = b"15\n0,0\n1,0\n0,1\n1,1\n0,2\n1,2\n0,3\n1,3\n0,4\n";
    assert_eq!(left(numbers(), won), None);
    let players = Participants::new(Participant::PERSON, Participant::Computer(Level::MAX.into()));
    let game = GameChoice::Variant(Variant::TIC_TAC_TOE);
    let dialog = Dialog::Numbers(NumbersDialog { game, players, ..NumbersDialog::default() });
    let unfinished = Unfinished::default();
    run(dialog, &nowhere(), &unfinished, &mut &b"1,1\n"[..], &mut Vec::new()).unwrap();
    let game = unfinished.saved_game().unwrap();
    assert_eq!((game.participants, game.record.on_board().stones()), (players, 2));
}

#[test]
fn a_game_of_quarto_remains_at_the_end_of_the_input() {
    let mut output = Vec::new();
    let input = "start torus\nselect 11\nplace 1;-2\nrowprint 7\n";
    let unfinished = Unfinished::default();
    run(Dialog::Commands, &nowhere(), &unfinished, &mut input.as_bytes(), &mut output).unwrap();
    assert_eq!(output, b"OK\nOK\nOK\n# # # # 11 #\n");
    assert!(unfinished.saved_game().is_some());
}

#[test]
fn moves_are_numbered_on_the_board() {
    let shape = Shape::new(5, 3, Topology::Plane).unwrap();
    let mut game = Game::new(Variant::new(shape, 3, Rule::Freestyle, Placement::Anywhere).unwrap());
    for col in [2, 0] {
        game.play(Point::new(1, col)).unwrap();
    }
    let line = [Point::new(0, 2), Point::new(2, 2)];
    assert_eq!(
        numbered(game.board(), &line),
        "   A B C D E\n 3 . . 1 . .\n 2 O . X . .\n 1 . . 2 . .\n"
    );
}

#[test]
fn printed_boards_are_read() {
    use crate::formats::text::{self, RowOrigin};
    use crate::game::AnyGame;
    use crate::rules::{Board, BySide, Coordinates, Point, Shape, Stone, Topology, Variant};

    let check = |board: &Board, text: &str| {
        let loaded = text::read(text, Variant::GOMOKU_15, RowOrigin::Bottom);
        let loaded = loaded.unwrap_or_else(|why| panic!("{why}\n{text}"));
        let AnyGame::Rows(game) = loaded.record.on_board() else { panic!("{text}") };
        let expected: Vec<(Point, Stone)> = board.occupied().collect();
        assert_eq!(game.board().occupied().collect::<Vec<_>>(), expected, "{text}");
    };
    let mut seed = 1_u32;
    for (width, height) in (3..=26).flat_map(|width| (3..=26).map(move |height| (width, height))) {
        let shape = Shape::new(width, height, Topology::Plane).unwrap();
        let mut board = Board::new(shape);
        for point in shape.points() {
            seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            match (seed >> 16) % 5 {
                0 => board.place(point, Stone::First).unwrap(),
                1 => board.place(point, Stone::Second).unwrap(),
                _ => {}
            }
        }
        // Connect four is known by its size, and its stones fall.
        if (width, height) != (7, 6) {
            let text = picture::picture(&board, Coordinates::Numbers, picture::MARKS);
            check(&board, &text);
            check(&board, &format!("Player 1: {text}Player 2: "));
        }
    }
    let shape = Shape::new(13, 13, Topology::Plane).unwrap();
    let mut board = Board::new(shape);
    for (index, point) in shape.points().step_by(5).enumerate() {
        let marks = BySide { first: 'O', second: 'X' };
        let text = picture::picture(&board, Coordinates::Letters, marks);
        let mover = if index % 2 == 0 { 'O' } else { 'X' };
        let before = format!("Player O, make a move: {text}");
        check(&board, &format!("{before}Player {mover}, make a move: "));
        board.place(point, Stone::First.after(index)).unwrap();
    }
}
