//! How much less is spent on moves that come late.

use crate::engine::threat::Threat;

/// A move that is not the first.
#[derive(Clone, Copy, Debug)]
pub struct Late {
    /// The depth of its node.
    pub depth: i32,
    /// How many moves were searched before it.
    pub searched: i32,
    /// How far its odds are behind the best, in sixteenths of the logarithm.
    pub behind: i32,
    /// Whether the side to move stands better than two plies before.
    pub is_improving: bool,
    /// Whether the node is expected to be too good.
    pub is_cut: bool,
    /// What it threatens.
    pub own: Threat,
    /// What the other side would threaten there.
    pub other: Threat,
}

impl Late {
    /// Whether it neither makes nor stops a three or more.
    #[inline]
    pub fn is_quiet(&self) -> bool {
        self.own < Threat::OpenThree && self.other < Threat::OpenThree
    }

    /// Whether neither it nor those after it are worth a look.
    #[inline]
    pub const fn is_hopeless(&self) -> bool {
        let Self { depth, searched, .. } = *self;
        let most = (4 + depth * depth) * if self.is_improving { 2 } else { 1 } / 2 + 2;
        searched >= most || searched > 2 && self.behind > 32 + 12 * depth
    }
}

/// By how many plies the move is searched less deeply.
#[inline]
pub fn by<const PV: bool>(late: &Late, history: i32) -> i32 {
    let mut reduction = base(late.depth, late.searched);
    reduction += if PV { 0 } else { 600 };
    reduction += if late.is_cut { 800 } else { 0 };
    reduction += if late.is_improving { 0 } else { 300 };
    reduction += late.behind * 12;
    reduction -= if late.own >= Threat::OpenThree { 1_000 } else { 0 };
    reduction -= if late.other >= Threat::OpenThree { 700 } else { 0 };
    reduction -= history / 6;
    (reduction / 1_024).max(0)
}

/// By depth and number of the move, in 1/1024 plies: the product of the logarithms of both, by 1.3.
fn base(depth: i32, searched: i32) -> i32 {
    let logarithm =
        |number: i32| LOGARITHMS[usize::try_from(number.clamp(0, 63)).unwrap_or_default()];
    logarithm(depth) * logarithm(searched) / 1_350
}

/// 1024 times the natural logarithms of the numbers up to 63, written out so that they are the same
/// on every machine.
const LOGARITHMS: [i32; 64] = [
    0, 0, 710, 1_125, 1_420, 1_648, 1_835, 1_993, 2_129, 2_250, 2_358, 2_455, 2_545, 2_627, 2_702,
    2_773, 2_839, 2_901, 2_960, 3_015, 3_068, 3_118, 3_165, 3_211, 3_254, 3_296, 3_336, 3_375,
    3_412, 3_448, 3_483, 3_516, 3_549, 3_580, 3_611, 3_641, 3_670, 3_698, 3_725, 3_751, 3_777,
    3_803, 3_827, 3_851, 3_875, 3_898, 3_921, 3_943, 3_964, 3_985, 4_006, 4_026, 4_046, 4_066,
    4_085, 4_104, 4_122, 4_140, 4_158, 4_175, 4_193, 4_210, 4_226, 4_243,
];
