//! Arguments for the resources of an engine.

use clap::Args;

use crate::player::EngineSettings;

#[derive(Debug, Args)]
pub(super) struct EngineArguments {
    /// Threads that search
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,

    /// Memory for the tables in MB
    #[arg(long, value_name = "MB", default_value_t = 32, allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    memory: u16,
}

impl EngineArguments {
    pub(super) fn settings(&self) -> EngineSettings {
        EngineSettings { memory: usize::from(self.memory) << 20, threads: self.threads.into() }
    }
}
