//! Fits the network of the evaluation to what searches found.

mod dataset;
mod export;
mod fit;
mod model;

pub use dataset::{Dataset, Target};
pub use export::{Rounding, rounding, to_bytes};
pub use fit::{Settings, fit};
