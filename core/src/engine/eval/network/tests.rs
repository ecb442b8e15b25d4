use fastrand::Rng;

use super::file::checksum;
use super::*;
use crate::engine::board::{SIDES, Square};
use crate::engine::patterns::Threat;
use crate::rules::{Placement, Point, Shape, Stone, Topology, Variant};

const RULES: [Rule; 3] = [Rule::Freestyle, Rule::Standard, Rule::Renju];

fn variant(side: u8, rule: Rule) -> Variant {
    let shape = Shape::new(side, side, Topology::Plane).unwrap();
    Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()
}

/// Places random stones; one ply in this many is a pass.
fn random_position(variant: Variant, stones: usize, random: &mut Rng) -> Position {
    let mut position = Position::new(variant).unwrap();
    for _ in 0..stones {
        let squares: Vec<Square> = position.free().iter().collect();
        position.place(*random.choice(&squares).unwrap());
        if random.u8(..10) == 0 {
            position.pass();
        }
    }
    position
}

/// Sets of vector instructions of this processor, best first.
fn levels() -> Vec<Level> {
    let best = Level::new();
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    let levels = [
        best.as_avx512().map(Level::Avx512),
        best.as_avx2().map(Level::Avx2),
        best.as_sse4_2().map(Level::Sse4_2),
        best.as_sse2().map(Level::Sse2),
    ];
    #[cfg(not(any(target_arch = "x86", target_arch = "x86_64")))]
    let levels = [Some(best)];
    levels.into_iter().flatten().collect()
}

/// Sums over key squares of both sides, that of the side to move first, number by number.
fn plain_relations(network: &Network, position: &Position) -> [[i64; RELATIONS]; 2] {
    let Some(Convolution { weights, biases }) = &network.convolution else {
        return [[0; RELATIONS]; 2];
    };
    let is_key = |square: &Square| {
        let threat = |side| position.threat(*square, side);
        threat(Stone::First).max(threat(Stone::Second)) >= Threat::OpenThree
    };
    let keys: Vec<Square> = position.free().iter().filter(is_key).collect();
    let us = position.to_move();
    [us, us.opponent()].map(|side| {
        std::array::from_fn(|channel| {
            let contribution = |square: Square| {
                let own = network.rows(position.pattern_code(square, side)).own[channel];
                let other = position.pattern_code(square, side.opponent());
                i64::from((own + network.rows(other).other[channel]).max(0) / 8)
            };
            let output = |&square: &Square| {
                let near = keys.iter().filter_map(|&key| {
                    let [rows, cols] = square.offset(key);
                    let weight = (rows.max(cols) <= REACH).then(|| weights[tap(rows, cols)])?;
                    Some(i64::from(weight[channel]) * contribution(key))
                });
                (near.sum::<i64>() + i64::from(biases[channel])).max(0) / 8
            };
            keys.iter().map(output).sum()
        })
    })
}

/// Computes the output of the head from the sums of both sides, that of the side to move first, and
/// those over key squares, number by number.
fn plain_head(
    network: &Network,
    sums: &Accumulator,
    relations: &[[i64; RELATIONS]; 2],
    mask: usize,
) -> i32 {
    let bit = |bit: usize| i64::try_from(mask >> bit & 1).unwrap() * i64::from(scale::INPUT);
    let sums = sums.as_flattened().iter().map(|&sum| i64::from(sum >> INPUT_SHIFT));
    let relations = relations.as_flattened().iter().map(|sum| sum >> RELATION_SHIFT);
    let bits = (0..PADDED - SUMS).map(bit);
    let inputs: Vec<i64> = sums.chain(relations).chain(bits).collect();
    let first = plain_outputs(&network.layer_1, &inputs, SHIFT_1);
    let second = plain_outputs(&network.layer_2, &first, SHIFT_2);
    let logit = i64::from(network.bias_3)
        + plain_dot(&network.skip, &inputs)
        + plain_dot(&network.weights_3, &second);
    let value = logit * i64::from(scale::VALUE) / i64::from(scale::HIDDEN * scale::WEIGHT);
    i32::try_from(value).unwrap()
}

fn plain_dot(weights: &[i16], numbers: &[i64]) -> i64 {
    weights.iter().zip(numbers).map(|(&weight, number)| i64::from(weight) * number).sum()
}

fn plain_outputs<const PAIRS: usize, const VECTORS: usize>(
    layer: &DenseLayer<PAIRS, VECTORS>,
    inputs: &[i64],
    shift: u32,
) -> Vec<i64> {
    let outputs = (0..OUTPUTS * VECTORS).map(|output| {
        let weights: Vec<i16> =
            (0..inputs.len()).map(|input| layer.weight(output, input)).collect();
        (i64::from(layer.bias(output)) + plain_dot(&weights, inputs)) >> shift
    });
    outputs.map(|output| output.clamp(0, i16::MAX.into())).collect()
}

fn from_scratch(network: &'static Network, position: &Position) -> i32 {
    NetworkEvaluator::new(network).evaluate(position)
}

/// Creates a network with these numbers: contribution of a code to its own side, to the other side,
/// and all weights of the head.
fn network(own: i16, other: i16, weight: i16) -> Network {
    let mut network = Network::of(Rule::Freestyle).clone();
    for rows in network.table.iter_mut().take(PatternCode::count(Rule::Freestyle)) {
        *rows = CodeRows { own: [own; CHANNELS], other: [other; CHANNELS] };
    }
    fill(&mut network.layer_1, PADDED, |_, _| weight);
    fill(&mut network.layer_2, HIDDEN[0], |_, _| weight);
    network.weights_3 = [weight; HIDDEN[1]];
    network.skip = [weight; PADDED];
    network.convolution = None;
    network
}

/// Sets the weights of a layer with this many inputs, each from its output and input.
fn fill<const PAIRS: usize, const VECTORS: usize>(
    layer: &mut DenseLayer<PAIRS, VECTORS>,
    inputs: usize,
    mut weight: impl FnMut(usize, usize) -> i16,
) {
    for output in 0..OUTPUTS * VECTORS {
        (0..inputs).for_each(|input| layer.set_weight(output, input, weight(output, input)));
    }
}

#[test]
fn updates_match_sums_from_scratch() {
    let mut random = Rng::with_seed(1);
    for rule in RULES {
        for side in SIDES {
            let variant = variant(side, rule);
            let mut position = Position::new(variant).unwrap();
            let mut evaluator = NetworkEvaluator::of(rule);
            for _ in 0..200 {
                match random.u8(..10) {
                    0..3 => position.undo(),
                    3 => position.pass(),
                    _ => {
                        let squares: Vec<Square> = position.free().iter().collect();
                        match random.choice(&squares) {
                            Some(&square) => position.place(square),
                            None => position.undo(),
                        }
                    }
                }
                // Several plies may have changed.
                if random.u8(..3) > 0 {
                    let value = from_scratch(Network::of(rule), &position);
                    assert_eq!(evaluator.evaluate(&position), value, "{position:?}");
                }
            }
        }
    }
}

#[test]
fn no_sum_overflows_on_the_largest_board() {
    // The maximum that a file may hold.
    let largest = MAX_ACTIVATION / 2;
    let extremes =
        [(largest, largest), (-16_000, -16_000), (largest, -16_000), (MAX_ACTIVATION, 0)];
    let mut random = Rng::with_seed(2);
    for (own, other) in extremes {
        let is_in_range = |&weight: &i16| network(own, other, weight).is_in_range();
        let largest = (0..15).map(|bit| 1 << bit).take_while(is_in_range).last().unwrap();
        for weight in [largest, -largest] {
            let network: &'static Network = Box::leak(Box::new(network(own, other, weight)));
            for stones in [0, 1, 40, 399] {
                let position = random_position(variant(20, Rule::Freestyle), stones, &mut random);
                let squares = i32::try_from(position.free().len()).unwrap();
                let expected = squares * i32::from((own + other).max(0));
                for level in levels() {
                    let sums = dispatch!(level, simd => {
                        Vectors { network, simd }.sum(position.codes())
                    });
                    assert_eq!(sums, [[expected; CHANNELS]; 2], "{level:?}");
                    let value = NetworkEvaluator::with_level(network, level).evaluate(&position);
                    let relations = plain_relations(network, &position);
                    let mask = threat_mask(&position);
                    assert_eq!(value, plain_head(network, &sums, &relations, mask));
                }
            }
        }
    }
}

#[test]
fn evaluations_are_the_same_in_all_eight_symmetries() {
    let mut random = Rng::with_seed(3);
    for rule in RULES {
        let stones: Vec<(u8, u8)> = (0..12).map(|_| (random.u8(..15), random.u8(..15))).collect();
        let value = |transform: u8| {
            let mut position = Position::new(variant(15, rule)).unwrap();
            for &(row, col) in &stones {
                let (row, col) = if transform & 1 == 0 { (row, col) } else { (col, row) };
                let row = if transform & 2 == 0 { row } else { 14 - row };
                let col = if transform & 4 == 0 { col } else { 14 - col };
                let square = Square::new(Point::new(row, col));
                if position.is_free(square) {
                    position.place(square);
                }
            }
            from_scratch(Network::of(rule), &position)
        };
        for transform in 1..8 {
            assert_eq!(value(transform), value(0), "{rule:?} {transform}");
        }
    }
}

#[test]
fn swapping_colours_keeps_the_evaluation() {
    let mut random = Rng::with_seed(4);
    // In renju the sides differ.
    for rule in [Rule::Freestyle, Rule::Standard] {
        let position = random_position(variant(15, rule), 30, &mut random);
        let mut changed = Position::new(variant(15, rule)).unwrap();
        let stones = position.stones().iter();
        for (square, stone) in stones.filter_map(|square| Some((square, position.stone(square)?))) {
            if changed.to_move() == stone {
                changed.pass();
            }
            changed.place(square);
        }
        if changed.to_move() == position.to_move() {
            changed.pass();
        }
        assert_ne!(changed.to_move(), position.to_move());
        let network = Network::of(rule);
        assert_eq!(from_scratch(network, &changed), from_scratch(network, &position));
    }
}

#[test]
fn having_rows_is_better() {
    for rule in RULES {
        // Three stones in a row against three that are scattered.
        let mut position = Position::new(variant(15, rule)).unwrap();
        for (row, col) in [(7, 7), (1, 1), (7, 8), (1, 13), (7, 9), (13, 1)] {
            position.place(Square::new(Point::new(row, col)));
        }
        let on_the_move = from_scratch(Network::of(rule), &position);
        position.pass();
        let other = from_scratch(Network::of(rule), &position);
        assert_eq!(position.to_move(), Stone::Second);
        assert!(on_the_move > 0 && other < 0, "{on_the_move} {other}");
    }
}

fn freestyle() -> Vec<u8> {
    include_bytes!("freestyle.bin").to_vec()
}

#[test]
fn each_rule_has_its_own_file() {
    assert_eq!(Network::parse(&freestyle()).as_ref(), Ok(Network::of(Rule::Freestyle)));
    for rule in RULES {
        assert_eq!(Network::of(rule).rule, rule);
        assert!(Network::of(rule).is_in_range(), "{rule:?}");
    }
}

#[test]
fn damaged_files_are_refused() {
    use NetworkError::{Checksum, Length, Magic, Rule, Shape};
    let parse = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = freestyle();
        change(&mut bytes);
        Network::parse(&bytes).map(drop)
    };
    assert_eq!(parse(&|_| {}), Ok(()));
    assert_eq!(parse(&|bytes| bytes[0] = b'x'), Err(Magic));
    assert_eq!(parse(&|bytes| bytes[8] = 2), Err(Rule));
    assert_eq!(parse(&|bytes| bytes[11] += 1), Err(Shape));
    assert_eq!(parse(&|bytes| bytes.push(0)), Err(Length));
    for len in [0, 7, 8, 9, 16, 17, 18, 1_000, freestyle().len() - 1] {
        let result = parse(&|bytes| bytes.truncate(len));
        assert_eq!(result, Err(Length), "{len}");
    }
    let mut random = Rng::with_seed(5);
    for _ in 0..50 {
        let at = random.usize(17..freestyle().len());
        assert_eq!(parse(&|bytes| bytes[at] ^= 1 << random.clone().u8(..8)), Err(Checksum), "{at}");
    }
}

#[test]
fn numbers_that_could_overflow_are_refused() {
    let with = |at: usize, value: i16| {
        let mut bytes = freestyle();
        bytes[at..at + 2].copy_from_slice(&value.to_le_bytes());
        let len = bytes.len() - 4;
        let checksum = checksum(&bytes, len).to_le_bytes();
        bytes[len..].copy_from_slice(&checksum);
        Network::parse(&bytes).map(drop)
    };
    // The first number of the table.
    assert_eq!(with(17, 1), Ok(()));
    for value in [MAX_ACTIVATION + 1, i16::MAX, i16::MIN] {
        assert_eq!(with(17, value), Err(NetworkError::Range), "{value}");
    }
}

#[test]
fn all_vector_instructions_give_the_same_values() {
    let mut random = Rng::with_seed(9);
    for rule in RULES {
        let mut evaluators: Vec<NetworkEvaluator> = levels()
            .into_iter()
            .map(|level| NetworkEvaluator::with_level(Network::of(rule), level))
            .collect();
        let mut position = Position::new(variant(15, rule)).unwrap();
        let mut values = Vec::new();
        for _ in 0..400 {
            // More stones are added than removed, so that the board fills.
            let squares: Vec<Square> = position.free().iter().collect();
            match random.choice(&squares) {
                Some(&square) if random.u8(..3) > 0 => position.place(square),
                _ => position.undo(),
            }
            let mut found = evaluators.iter_mut().map(|evaluator| evaluator.evaluate(&position));
            let value = found.next().unwrap();
            assert!(found.all(|other| other == value), "{position:?}");
            let by_side = dispatch!(Level::new(), simd => {
                Vectors { network: Network::of(rule), simd }.sum(position.codes())
            });
            let us = position.to_move() as usize;
            let sums = [by_side[us], by_side[1 - us]];
            let relations = plain_relations(Network::of(rule), &position);
            let mask = threat_mask(&position);
            assert_eq!(value, plain_head(Network::of(rule), &sums, &relations, mask));
            values.push(value);
        }
        values.sort_unstable();
        values.dedup();
        assert!(values.len() > 100, "{values:?}");
    }
}

#[test]
fn the_product_of_vectors_equals_the_plain_sum() {
    let mut random = Rng::with_seed(7);
    let check = |a: [i16; PADDED], b: [i16; PADDED]| {
        let plain = plain_dot(&a, &b.map(i64::from));
        for level in levels() {
            let product = dispatch!(level, simd => dot(simd, &a, &b));
            assert_eq!(i64::from(product), plain, "{level:?} {a:?} {b:?}");
        }
    };
    // As large as the sums of a file may be.
    for (a, b) in [(i16::MAX, 580), (i16::MIN, 580), (i16::MIN, -580), (i16::MAX, -580)] {
        check([a; PADDED], [b; PADDED]);
    }
    for _ in 0..100 {
        let a = std::array::from_fn(|_| random.i16(..));
        check(a, std::array::from_fn(|_| random.i16(-580..580)));
    }
}

#[test]
fn a_layer_computes_rectified_sums() {
    let mut random = Rng::with_seed(8);
    let (mut none, mut most) = (0, 0);
    for _ in 0..100 {
        let weights: [[i16; 6]; 16] =
            std::array::from_fn(|_| std::array::from_fn(|_| random.i16(-500..500)));
        let mut layer = DenseLayer::<3, 1>::empty();
        fill(&mut layer, 6, |output, input| weights[output][input]);
        let biases: [i32; 16] = std::array::from_fn(|_| random.i32(-100_000..100_000));
        (0..16).for_each(|output| layer.set_bias(output, biases[output]));
        let inputs: [i16; 6] = std::array::from_fn(|_| random.i16(-10_000..10_000));
        for output in 0..16 {
            assert_eq!(layer.bias(output), biases[output]);
            let found: [i16; 6] = std::array::from_fn(|input| layer.weight(output, input));
            assert_eq!(found, weights[output]);
        }
        let plain = plain_outputs(&layer, &inputs.map(i64::from), 6);
        for level in levels() {
            let outputs = dispatch!(level, simd => layer.outputs::<6, 16, 6>(simd, &inputs));
            assert_eq!(outputs.map(i64::from), *plain, "{level:?}");
        }
        none += plain.iter().filter(|&&output| output == 0).count();
        most += plain.iter().filter(|&&output| output == i64::from(i16::MAX)).count();
    }
    assert!(none > 100 && most > 100, "both ends are reached: {none} {most}");
}

#[test]
fn key_squares_are_added_to_those_near_them() {
    let mut random = Rng::with_seed(10);
    let mut saturated = 0;
    for (weight, bias) in [(20, 40), (250, 12_000)] {
        let mut convolution = Convolution::empty();
        let Convolution { weights, biases } = &mut convolution;
        weights.as_flattened_mut().fill_with(|| random.i16(-weight..weight));
        biases.fill_with(|| random.i16(-bias..bias));
        let mut network = Network::of(Rule::Freestyle).clone();
        network.convolution = Some(convolution.clone());
        for stones in [0, 1, 20, 60, 200, 380] {
            let position = random_position(variant(20, Rule::Freestyle), stones, &mut random);
            let us = position.to_move() as usize;
            let plain = plain_relations(&network, &position);
            let squares = position.key_squares();
            let squares = || squares.iter().map(|square| (square, position.codes_of(square)));
            let convolve = |level| {
                dispatch!(level, simd => {
                    let vectors = Vectors { network: &network, simd };
                    vectors.convolve(&convolution, &mut Keys::new(), squares())
                })
            };
            let found = convolve(Level::new());
            assert!(levels().into_iter().all(|level| convolve(level) == found));
            let sides = [us, 1 - us].map(|side| found[side].map(i64::from));
            saturated += usize::from(sides != plain);
            assert!(weight > 20 || sides == plain, "{position:?}");
        }
    }
    assert!(saturated > 0, "sums that saturate are tried, too");
}

#[test]
fn the_head_uses_the_sums_and_the_threat_mask() {
    let numbers =
        |from: i32, sign: i32| move |index: usize| sign * (from + i32::try_from(index).unwrap());
    let one = i16::try_from(scale::INPUT).unwrap();
    let squares: Accumulator = [1, -1]
        .map(|sign| std::array::from_fn(numbers(0, sign)).map(|number| number << INPUT_SHIFT));
    let relations: ConvolutionSums = [1, -1]
        .map(|sign| std::array::from_fn(numbers(100, sign)).map(|number| number << RELATION_SHIFT));
    for level in levels() {
        for us in 0..2 {
            let mask = 0b10_0000_0101;
            let inputs = dispatch!(level, simd => inputs(simd, &squares, &relations, us, mask));
            let (sums, bits) = inputs.split_at(SUMS);
            let signs = if us == 0 { [1, -1] } else { [-1, 1] };
            let squares = signs.iter().flat_map(|&sign| (0..CHANNELS).map(numbers(0, sign)));
            let relations = signs.iter().flat_map(|&sign| (0..RELATIONS).map(numbers(100, sign)));
            assert!(sums.iter().map(|&sum| i32::from(sum)).eq(squares.chain(relations)));
            let bits = bits.iter().enumerate().filter(|(_, input)| **input != 0);
            let bits: Vec<(usize, i16)> = bits.map(|(bit, &input)| (bit, input)).collect();
            assert_eq!(bits, [(0, one), (2, one), (9, one)], "{level:?}");
        }
    }
}
