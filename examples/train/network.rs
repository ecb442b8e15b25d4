//! Fit of the evaluation network to the results of searches.

mod convolution;
mod dataset;
mod file;
mod fit;
mod model;

pub use dataset::{Dataset, Target};
pub use file::{Rounding, from_bytes, rounding, to_bytes};
pub use fit::{Settings, fit};
