//! `gomoku bench`: the speed of the engine.

use std::io;

use clap::Args;

use super::output::written;
use crate::player::{BENCH_DEPTH, Evaluator, Total, bench, nodes_per_second};

#[derive(Debug, Args)]
pub(super) struct BenchArguments {
    /// Search depth in plies; each depth has its own signature
    #[arg(long, value_name = "N", default_value_t = BENCH_DEPTH, allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=100))]
    depth: u8,
}

pub(super) fn run(arguments: &BenchArguments) -> anyhow::Result<()> {
    written(report(arguments.depth, &mut io::stdout().lock()), "the report")
}

/// Writes a line for each position as soon as it has been searched, then the totals, for each
/// evaluation.
fn report(depth: u8, output: &mut impl io::Write) -> io::Result<()> {
    for evaluation in Evaluator::ALL {
        let mut total = Total::default();
        for position in bench(depth, evaluation) {
            writeln!(output, "{position}")?;
            total.add(&position);
        }
        let Total { nodes, time, signature } = total;
        let speed = nodes_per_second(nodes, time);
        writeln!(output, "{evaluation}: nodes {nodes}\n{evaluation}: nodes/second {speed}")?;
        writeln!(output, "{evaluation}: signature {signature:08X}")?;
    }
    Ok(())
}
