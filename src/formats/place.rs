//! Problems at a place in a file.

use super::{FormatError, Place, Problem};

impl Problem {
    pub(super) const fn in_file(self) -> FormatError {
        FormatError { place: Place::File, problem: self }
    }

    pub(super) const fn at(self, line: u64) -> FormatError {
        FormatError { place: Place::Line(line), problem: self }
    }

    /// Places the problem in a line, and in a field of it if one is named.
    pub(super) fn in_field(self, line: u64, field: Option<&'static str>) -> FormatError {
        let place = field.map_or(Place::Line(line), |name| Place::Field { line, name });
        FormatError { place, problem: self }
    }

    pub(super) const fn at_move(self, number: usize) -> FormatError {
        FormatError { place: Place::Move(number), problem: self }
    }
}

pub(super) const fn check_size(bytes: &[u8], limit: u64) -> Result<(), FormatError> {
    if bytes.len() as u64 > limit { Err(Problem::TooLarge { limit }.in_file()) } else { Ok(()) }
}

/// Decodes a file of limited size, or reports the line that is not UTF-8.
pub(super) fn utf8(bytes: &[u8], limit: u64) -> Result<&str, FormatError> {
    check_size(bytes, limit)?;
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        Problem::NotUtf8.at(before.split(|&byte| byte == b'\n').count() as u64)
    })
}
