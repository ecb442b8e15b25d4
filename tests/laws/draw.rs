//! Choices made from bytes: a fuzzer changes the bytes, a law makes the choices.

use gomoku::rules::{Placement, Point, Rule, Shape, Topology, Variant};

/// Bytes taken one after the other. After the end, every choice is the first one.
pub struct Draw<'a>(&'a [u8]);

impl<'a> Draw<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Checks whether all bytes were taken.
    pub const fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    pub fn flag(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    pub fn number(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// Chooses a number below this one, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        let low = usize::from(self.byte());
        let number = if end > 256 { low << 8 | usize::from(self.byte()) } else { low };
        number % end
    }

    pub fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    /// Takes the next few bytes as a text, with invalid UTF-8 replaced.
    pub fn text(&mut self) -> String {
        let length = usize::from(self.byte()).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    /// Returns the remaining bytes.
    pub const fn rest(&self) -> &'a [u8] {
        self.0
    }

    pub fn point(&mut self, shape: Shape) -> Point {
        let row = self.byte() % shape.height();
        Point::new(row, self.byte() % shape.width())
    }

    /// Chooses a game of rows, common ones more often.
    pub fn variant(&mut self) -> Variant {
        const USUAL: [Variant; 6] = [
            Variant::GOMOKU_15,
            Variant::GOMOKU_19,
            Variant::GOMOKU_20,
            Variant::CONNECT_FOUR,
            Variant::TIC_TAC_TOE,
            Variant::GOMOKU_13,
        ];
        let which = self.byte();
        if let Some(&usual) = USUAL.get(usize::from(which)) {
            return usual;
        }
        let topology = if which & 1 == 1 { Topology::Torus } else { Topology::Plane };
        let placement = if which & 2 == 2 { Placement::Gravity } else { Placement::Anywhere };
        let rule = if which & 4 == 4 { Rule::Standard } else { Rule::Freestyle };
        let side = Shape::MIN_SIDE..=Shape::MAX_SIDE;
        let mut side = || side.start() + self.byte() % (side.end() - side.start() + 1);
        let (width, height) = (side(), side());
        let longest = width.max(height);
        let row = Variant::MIN_ROW + self.byte() % (longest - Variant::MIN_ROW + 1);
        let shape = Shape::new(width, height, topology).unwrap();
        let variant = Variant::new(shape, row, rule, placement).unwrap();
        // Some of the rules exist for five in a row on a plane only.
        Rule::ALL.get(usize::from(which >> 3)).map_or(variant, |&rule| variant.with_rule(rule))
    }
}
