use std::collections::BTreeMap;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use proptest::prelude::*;
use ratatui::layout::Position;
use ratatui::style::Style;
use tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::*;
use crate::rules::Stone;
use crate::tui::layout::{CellSize, Ground};
use crate::tui::picture::{Face, Stamp, StampLabel, Tone, mark, painted};
use crate::tui::theme::{Rgb, Themes};

const CELL: CellPixels = CellPixels { width: 8, height: 16 };
/// Sixel pictures have all colours here, so that the result does not depend on their division.
const PROTOCOLS: [Protocol; 3] = [Protocol::Kitty, Protocol::Inline, Protocol::Sixel(4096)];
const WIDTH: u16 = 26;
const HEIGHT: u16 = 9;

fn palette(name: &str) -> Palette {
    Themes::default().find(name).unwrap()
}

fn stamp(cell: CellSize, face: Face, has_cursor: bool) -> Stamp {
    let (label, is_last) = (StampLabel::Letter, false);
    Stamp { ground: Ground::Lines, cell, face, label, is_last, has_cursor }
}

/// Keys of a sequence with their values.
type Keys = BTreeMap<String, String>;

/// Sequence that was sent.
#[derive(Debug)]
enum Sent {
    MoveTo(u16, u16),
    /// Keys with their values, and data.
    Kitty(Keys, Vec<u8>),
    Inline(Keys, Vec<u8>),
    Sixel(String),
}

fn keys(text: &str, separator: char) -> Keys {
    let pairs = text.split(separator).filter_map(|pair| pair.split_once('='));
    pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// Splits what was sent into sequences.
fn sequences(bytes: &[u8]) -> Vec<Sent> {
    let text = std::str::from_utf8(bytes).unwrap();
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(after) = rest.strip_prefix('\u{1b}') {
        if let Some(after) = after.strip_prefix('[') {
            let (place, after) = after.split_once('H').unwrap();
            let (y, x) = place.split_once(';').unwrap();
            found.push(Sent::MoveTo(x.parse().unwrap(), y.parse().unwrap()));
            rest = after;
        } else if let Some(after) = after.strip_prefix("]1337;File=") {
            let (file, after) = after.split_once('\u{7}').unwrap();
            let (about, data) = file.split_once(':').unwrap();
            found.push(Sent::Inline(keys(about, ';'), BASE64_STANDARD.decode(data).unwrap()));
            rest = after;
        } else {
            let (sequence, after) = after.split_once("\u{1b}\\").unwrap();
            found.push(match sequence.strip_prefix("_G") {
                Some(sequence) => {
                    let (about, data) = sequence.split_once(';').unwrap_or((sequence, ""));
                    assert!(data.len() <= 4096, "{}", data.len());
                    Sent::Kitty(keys(about, ','), data.as_bytes().to_vec())
                }
                None => Sent::Sixel(sequence.strip_prefix('P').unwrap().to_owned()),
            });
            rest = after;
        }
    }
    assert_eq!(rest, "");
    found
}

/// Decodes a sixel picture: rows of pixels, and their width.
fn decoded(sixel: &str) -> (Vec<Option<[u16; 3]>>, usize) {
    let (_, body) = sixel.split_once('q').unwrap();
    let number = |at: &mut usize| {
        let digits = body[*at..].chars().take_while(char::is_ascii_digit).count();
        *at += digits;
        body[*at - digits..*at].parse::<usize>().unwrap()
    };
    let numbers = |at: &mut usize| {
        let mut all = vec![number(at)];
        while body[*at..].starts_with(';') {
            *at += 1;
            all.push(number(at));
        }
        all
    };
    let mut at = 1;
    let [1, 1, width, height] = numbers(&mut at)[..] else { panic!("raster attributes") };
    let mut pixels = vec![None; width * height];
    let mut registers = BTreeMap::new();
    let (mut register, mut x, mut y) = (0, 0, 0);
    while at < body.len() {
        let byte = body.as_bytes()[at];
        at += 1;
        let (count, sixel) = match byte {
            b'#' => {
                let all = numbers(&mut at);
                register = all[0];
                if let [_, 2, r, g, b] = all[..] {
                    registers.insert(register, [r, g, b].map(|it| u16::try_from(it).unwrap()));
                }
                continue;
            }
            b'$' => {
                x = 0;
                continue;
            }
            b'-' => {
                (x, y) = (0, y + 6);
                continue;
            }
            b'!' => {
                let count = numbers(&mut at)[0];
                at += 1;
                (count, body.as_bytes()[at - 1])
            }
            sixel => (1, sixel),
        };
        for _ in 0..count {
            for row in (0..6).filter(|row| (sixel - b'?') >> row & 1 == 1) {
                pixels[(y + row) * width + x] = Some(registers[&register]);
            }
            x += 1;
        }
    }
    (pixels, width)
}

fn percent(Rgb { r, g, b }: Rgb) -> [u16; 3] {
    [r, g, b].map(|part| (u16::from(part) * 100 + 127) / 255)
}

proptest! {
    #[test]
    fn sixel_pictures_decode_to_their_pixels(
        width in 1_usize..40,
        rows in 1_usize..20,
        seed in prop::collection::vec(prop::option::of(0_u8..12), 800),
    ) {
        let colour = |n: u8| Rgb::new(n * 20, 255 - n * 11, n * 3);
        let pixels: Vec<Option<Rgb>> =
            seed.iter().cycle().take(width * rows).map(|it| it.map(colour)).collect();
        let mut bytes = Vec::new();
        sixel::encode(&pixels, width, 16, &mut bytes).unwrap();
        let text = String::from_utf8(bytes).unwrap();
        let sixel = text.strip_prefix("\u{1b}P").unwrap().strip_suffix("\u{1b}\\").unwrap();
        let expected: Vec<_> = pixels.iter().map(|pixel| pixel.map(percent)).collect();
        prop_assert_eq!(decoded(sixel), (expected, width));
    }

    #[test]
    fn sixel_pictures_keep_to_their_number_of_colours(
        most in 2_usize..32,
        seed in prop::collection::vec(any::<[u8; 3]>(), 120),
    ) {
        let pixels: Vec<Option<Rgb>> =
            seed.iter().map(|&[r, g, b]| Some(Rgb::new(r, g, b))).collect();
        let mut bytes = Vec::new();
        sixel::encode(&pixels, 12, most, &mut bytes).unwrap();
        let text = String::from_utf8(bytes).unwrap();
        prop_assert!(registers(&text) <= most);
        let sixel = text.strip_prefix("\u{1b}P").unwrap().strip_suffix("\u{1b}\\").unwrap();
        prop_assert!(decoded(sixel).0.iter().all(Option::is_some));
    }
}

/// Number of colours that a sixel picture defines.
fn registers(sixel: &str) -> usize {
    let is_definition = |part: &&str| part.matches(';').count() >= 4;
    sixel.split('#').skip(1).filter(is_definition).count()
}

#[test]
fn pictures_of_kitty_arrive_in_chunks() {
    let large = CellPixels { width: 60, height: 120 };
    let mut buffer = Buffer::empty(Rect::new(0, 0, 30, 20));
    let cell = CellSize { columns: 8, rows: 4 };
    mark(
        &[(Position::new(9, 9), stamp(cell, Face::Stone(Stone::First, Tone::Normal), true))],
        &mut buffer,
    );
    let mut pictures = Pictures::new(Protocol::Kitty, large);
    let expected = lift(&mut buffer.clone(), Overlap::Transparent);
    let changes = pictures.update(&mut buffer, &palette("wood"));
    let bytes = pictures.encode(&changes).unwrap();
    let mut data = Vec::new();
    let mut more = Vec::new();
    for sent in sequences(&bytes) {
        if let Sent::Kitty(keys, part) = sent
            && let Some(flag) = keys.get("m")
        {
            more.push(flag.clone());
            data.extend(part);
        }
    }
    assert!(more.len() > 2, "{more:?}");
    assert!(
        more.split_last().is_some_and(|(last, all)| last == "0" && all.iter().all(|it| it == "1"))
    );
    let picture = Pixmap::decode_png(&BASE64_STANDARD.decode(data).unwrap()).unwrap();
    assert_eq!(picture, painted(&expected[0], large, &palette("wood")).unwrap());
}

/// Terminal with pictures: what it shows at each pixel.
struct Model {
    protocol: Protocol,
    cells: Buffer,
    /// Pixels of each picture that text removes. The terminal keeps sixteen sixel pictures.
    canvases: Vec<Pixmap>,
    images: BTreeMap<String, Vec<u8>>,
    placed: BTreeMap<(String, String), (u16, u16, Keys)>,
}

impl Model {
    fn new(protocol: Protocol) -> Self {
        Self {
            protocol,
            cells: Buffer::empty(Rect::new(0, 0, WIDTH, HEIGHT)),
            canvases: Vec::new(),
            images: BTreeMap::new(),
            placed: BTreeMap::new(),
        }
    }

    fn blank() -> Pixmap {
        let (width, height) = (u32::from(WIDTH * CELL.width), u32::from(HEIGHT * CELL.height));
        Pixmap::new(width, height).unwrap()
    }

    fn add(&mut self, picture: &Pixmap, x: u16, y: u16) {
        let mut canvas = Self::blank();
        put(&mut canvas, picture, x, y);
        self.canvases.push(canvas);
        if matches!(self.protocol, Protocol::Sixel(_)) && self.canvases.len() > 16 {
            self.canvases.remove(0);
        }
    }

    /// Writes the cells that the screen library would write, and those under old pictures.
    fn write(&mut self, frame: &Buffer, changes: &PictureChanges) {
        let cells = self.cells.diff(frame).into_iter().map(|(x, y, cell)| (x, y, cell.clone()));
        let under = changes.under.iter().map(|(at, cell)| (at.x, at.y, cell.clone()));
        for (x, y, cell) in cells.chain(under).collect::<Vec<_>>() {
            self.erase(Rect::new(x, y, 1, 1));
            self.cells[(x, y)] = cell;
        }
    }

    fn erase(&mut self, area: Rect) {
        let width = usize::from(WIDTH * CELL.width);
        let [left, top] = [area.x * CELL.width, area.y * CELL.height].map(usize::from);
        let [across, down] = [area.width * CELL.width, area.height * CELL.height].map(usize::from);
        for canvas in &mut self.canvases {
            for y in top..top + down {
                canvas.data_mut()[4 * (y * width + left)..][..4 * across].fill(0);
            }
        }
    }

    fn hear(&mut self, bytes: &[u8]) {
        let (mut x, mut y) = (0, 0);
        let mut arriving = Vec::new();
        let mut arrives = String::new();
        for sent in sequences(bytes) {
            match sent {
                Sent::MoveTo(column, row) => (x, y) = (column - 1, row - 1),
                Sent::Kitty(keys, data) => {
                    let key = |name: &str| keys.get(name).cloned().unwrap_or_default();
                    match key("a").as_str() {
                        "d" if key("d") == "A" => {
                            self.images.clear();
                            self.placed.clear();
                        }
                        "d" => drop(self.placed.remove(&(key("i"), key("p"))).unwrap()),
                        "p" => {
                            assert!(self.images.contains_key(&key("i")));
                            self.placed.insert((key("i"), key("p")), (x, y, keys.clone()));
                        }
                        action => {
                            if action == "t" {
                                arrives = key("i");
                            }
                            arriving.extend(data);
                            if key("m") == "0" {
                                let png = BASE64_STANDARD.decode(std::mem::take(&mut arriving));
                                self.images.insert(arrives.clone(), png.unwrap());
                            }
                        }
                    }
                }
                Sent::Inline(keys, png) => {
                    let size = |name: &str| keys[name].parse::<u16>().unwrap();
                    self.erase(Rect::new(x, y, size("width"), size("height")));
                    let picture = Pixmap::decode_png(&png).unwrap();
                    self.add(&picture, x, y);
                }
                Sent::Sixel(sixel) => {
                    let (pixels, width) = decoded(&sixel);
                    let height = u32::try_from(pixels.len() / width).unwrap();
                    let mut picture = Pixmap::new(u32::try_from(width).unwrap(), height).unwrap();
                    for (to, pixel) in picture.data_mut().chunks_exact_mut(4).zip(pixels) {
                        if let Some(colour) = pixel {
                            let [red, green, blue] = colour.map(|part| u8::try_from(part).unwrap());
                            to.copy_from_slice(&[red, green, blue, 255]);
                        }
                    }
                    self.add(&picture, x, y);
                }
            }
        }
    }

    /// Everything that is on the screen.
    fn shown(&self) -> Pixmap {
        let mut screen = Self::blank();
        for canvas in &self.canvases {
            put(&mut screen, canvas, 0, 0);
        }
        for ((id, _), (x, y, keys)) in &self.placed {
            let picture = Pixmap::decode_png(&self.images[id]).unwrap();
            let size = |name: &str| keys.get(name).map(|it| it.parse::<i32>().unwrap());
            let (columns, rows) = (size("c").unwrap(), size("r").unwrap());
            let part = match size("x") {
                None => picture,
                Some(left) => {
                    let (w, h) =
                        (size("w").unwrap().cast_unsigned(), size("h").unwrap().cast_unsigned());
                    let area = tiny_skia::IntRect::from_xywh(left, size("y").unwrap(), w, h);
                    picture.clone_rect(area.unwrap()).unwrap()
                }
            };
            // The terminal need not scale it.
            assert_eq!(part.width(), columns.cast_unsigned() * u32::from(CELL.width));
            assert_eq!(part.height(), rows.cast_unsigned() * u32::from(CELL.height));
            put(&mut screen, &part, *x, *y);
        }
        screen
    }
}

fn put(canvas: &mut Pixmap, picture: &Pixmap, x: u16, y: u16) {
    let (x, y) = (i32::from(x * CELL.width), i32::from(y * CELL.height));
    let paint = PixmapPaint::default();
    canvas.draw_pixmap(x, y, picture.as_ref(), &paint, Transform::identity(), None);
}

/// Content of a random frame.
#[derive(Clone, Debug)]
struct Scene {
    is_small: bool,
    stones: Vec<(u16, u16, Face, bool)>,
    boxed: Option<(u16, u16, u16, u16)>,
    theme: &'static str,
    is_cleared: bool,
    text: &'static str,
}

fn scenes() -> impl Strategy<Value = Scene> {
    let side = prop::sample::select(vec![Stone::First, Stone::Second]);
    let face = prop_oneof![
        side.clone().prop_map(|side| Face::Stone(side, Tone::Normal)),
        side.clone().prop_map(|side| Face::Stone(side, Tone::Pale)),
        side.prop_map(Face::Ghost),
    ];
    let stone = (0_u16..4, 0_u16..3, face, prop::bool::weighted(0.2));
    let stones = prop::collection::vec(stone, 0..8);
    let boxed = prop::option::of((0_u16..20, 0_u16..8, 1_u16..20, 1_u16..8));
    let theme = prop_oneof![6 => Just("classic"), 1 => Just("wood")];
    let text = prop::sample::select(vec!["", "move 1", "move 2"]);
    (prop::bool::weighted(0.2), stones, boxed, theme, prop::bool::weighted(0.1), text).prop_map(
        |(is_small, stones, boxed, theme, is_cleared, text)| Scene {
            is_small,
            stones,
            boxed,
            theme,
            is_cleared,
            text,
        },
    )
}

impl Scene {
    fn frame(&self) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, WIDTH, HEIGHT));
        let (columns, rows) = if self.is_small { (2, 1) } else { (4, 2) };
        let mut stones = BTreeMap::new();
        for &(col, row, face, has_cursor) in &self.stones {
            let at = Position::new(5 + columns * col, 2 + rows * row);
            buffer.set_string(at.x, at.y, "X", Style::new());
            stones.insert((at.y, at.x), stamp(CellSize { columns, rows }, face, has_cursor));
        }
        let stones: Vec<(Position, Stamp)> =
            stones.into_iter().map(|((y, x), stamp)| (Position { x, y }, stamp)).collect();
        mark(&stones, &mut buffer);
        if let Some((x, y, width, height)) = self.boxed {
            for row in y..(y + height).min(HEIGHT) {
                let blank = " ".repeat(usize::from(width.min(WIDTH - x)));
                buffer.set_string(x, row, blank, Style::new());
            }
        }
        buffer.set_string(0, 0, self.text, Style::new());
        buffer
    }
}

/// Draws the scenes one after another, and each of them anew.
fn check_scenes(scenes: &[Scene], protocol: Protocol) -> Result<(), TestCaseError> {
    let mut model = Model::new(protocol);
    let mut pictures = Pictures::new(protocol, CELL);
    for scene in scenes {
        if scene.is_cleared {
            // As after Ctrl-L: everything is written anew.
            (model.cells, model.canvases) = (Model::new(protocol).cells, Vec::new());
            for cell in &mut model.cells.content {
                cell.set_char('?');
            }
            pictures.forget();
        }
        let mut frame = scene.frame();
        let changes = pictures.update(&mut frame, &palette(scene.theme));
        model.write(&frame, &changes);
        model.hear(&pictures.encode(&changes).unwrap());
        let mut anew = Model::new(protocol);
        let mut others = Pictures::new(protocol, CELL);
        let mut frame = scene.frame();
        let changes = others.update(&mut frame, &palette(scene.theme));
        anew.write(&frame, &changes);
        anew.hear(&others.encode(&changes).unwrap());
        prop_assert_eq!(&model.cells, &anew.cells);
        prop_assert!(model.shown() == anew.shown(), "{:?}", scene);
        // The same frame again changes nothing.
        let mut frame = scene.frame();
        let changes = pictures.update(&mut frame, &palette(scene.theme));
        prop_assert!(changes.is_empty());
        prop_assert!(model.cells.diff(&frame).is_empty());
    }
    prop_assert!(model.protocol == protocol);
    Ok(())
}

#[test]
fn a_theme_chosen_while_no_stone_is_shown_reaches_the_pictures() {
    let scene = |stones: &[(u16, u16, Face, bool)], theme| Scene {
        is_small: false,
        stones: stones.to_vec(),
        boxed: None,
        theme,
        is_cleared: false,
        text: "",
    };
    let stone = [(0, 0, Face::Stone(Stone::Second, Tone::Normal), false)];
    let scenes = [scene(&stone, "classic"), scene(&[], "classic"), scene(&stone, "wood")];
    for protocol in PROTOCOLS {
        check_scenes(&scenes, protocol).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn the_screen_shows_what_a_new_one_would(
        scenes in prop::collection::vec(scenes(), 1..16),
        protocol in prop::sample::select(PROTOCOLS.to_vec()),
    ) {
        check_scenes(&scenes, protocol)?;
    }
}

#[test]
fn answers_determine_the_protocol() {
    use TerminalReply::{CellPixels as Size, Clipboard, KittyGraphics, Name, SixelColours};
    let heard = |replies: &[TerminalReply]| {
        let mut answers = Answers::default();
        for reply in replies {
            answers.hear(reply);
        }
        answers
    };
    let name = |name: &str| Name(name.to_owned());
    assert_eq!(heard(&[]).protocol(false), None);
    assert_eq!(heard(&[]).protocol(true), Some(Protocol::Sixel(64)));
    assert_eq!(heard(&[SixelColours(16)]).protocol(true), Some(Protocol::Sixel(16)));
    assert_eq!(heard(&[SixelColours(1024)]).protocol(true), Some(Protocol::Sixel(64)));
    assert_eq!(heard(&[SixelColours(256)]).protocol(false), None);
    assert_eq!(heard(&[KittyGraphics, name("WezTerm 1")]).protocol(true), Some(Protocol::Kitty));
    assert_eq!(heard(&[name("iTerm2 3.5.0")]).protocol(true), Some(Protocol::Inline));
    assert_eq!(heard(&[name("XTerm(379)")]).protocol(false), None);
    assert_eq!(heard(&[Size(10, 20)]).cell, Some(CellPixels { width: 10, height: 20 }));
    assert_eq!(heard(&[Size(10, 20), Size(0, 0)]).cell, Some(CellPixels { width: 10, height: 20 }));
    for (replies, expected) in [
        (vec![name("kitty(0.42.0)")], true),
        (vec![name("kitty(0.26.5)")], false),
        (vec![name("XTerm(379)")], false),
        (vec![Clipboard(true)], true),
        (vec![Clipboard(false)], false),
    ] {
        assert_eq!(heard(&replies).has_clipboard(), expected, "{replies:?}");
    }
}

#[test]
fn a_picture_for_the_clipboard_arrives_in_chunks() {
    let png: Vec<u8> = (0..10_000_u32).map(|n| n.to_le_bytes()[0]).collect();
    let text = String::from_utf8(clipboard(&png)).unwrap();
    let parts: Vec<&str> = text.split_terminator("\u{1b}\\").collect();
    let [first, data @ .., last] = &parts[..] else { panic!("{parts:?}") };
    assert_eq!([*first, last], ["\u{1b}]5522;type=write", "\u{1b}]5522;type=wdata"]);
    let decoded = data.iter().flat_map(|part| {
        let encoded = part.strip_prefix("\u{1b}]5522;type=wdata:mime=aW1hZ2UvcG5n;").unwrap();
        assert!(encoded.len() <= 4096, "{}", encoded.len());
        BASE64_STANDARD.decode(encoded).unwrap()
    });
    assert_eq!((decoded.collect::<Vec<u8>>(), data.len()), (png, 4));
}
