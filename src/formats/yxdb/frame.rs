//! Bytes of a database, unpacked block by block if they are an LZ4 frame.
//!
//! Only the block that is read and the bytes to which it may refer are in memory, so a small file
//! that unpacks to a large one needs no more than others. Checksums are not verified.

use lz4_flex::block::decompress_into_with_dict;

pub(super) const MAGIC: [u8; 4] = [0x04, 0x22, 0x4d, 0x18];

/// Number of unpacked bytes to which a block may refer.
const WINDOW: usize = 1 << 16;

/// Maximum number of bytes to which a byte unpacks.
const EXPANSION: usize = 255;

/// Position in a file, and the unpacked bytes there.
#[derive(Clone, Debug)]
pub(super) struct Source {
    /// Offset in the file of what comes next.
    packed: usize,
    frame: Option<Frame>,
    /// Unpacked bytes, of which those before `start` were taken.
    unpacked: Vec<u8>,
    start: usize,
    /// Number of unpacked bytes that were taken.
    taken: u64,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    largest: usize,
    has_checksums: bool,
    is_over: bool,
}

/// The file ends in the middle, or its frame is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    End,
    Frame,
}

impl Source {
    pub fn new(file: &[u8]) -> Result<Self, Broken> {
        let mut source = Self { packed: 0, frame: None, unpacked: Vec::new(), start: 0, taken: 0 };
        if file.starts_with(&MAGIC) {
            source.head(file)?;
        }
        Ok(source)
    }

    fn head(&mut self, file: &[u8]) -> Result<(), Broken> {
        let (&flags, &sizes) = file.get(4).zip(file.get(5)).ok_or(Broken::End)?;
        let has = |bit: u8| usize::from(flags >> bit & 1);
        let largest = match sizes >> 4 & 7 {
            size @ 4..=7 => 1 << (8 + 2 * size),
            _ => return Err(Broken::Frame),
        };
        if flags >> 6 != 1 {
            return Err(Broken::Frame);
        }
        // Size of the content, number of a dictionary, checksum of the head.
        self.packed = 6 + 8 * has(3) + 4 * has(0) + 1;
        self.frame = Some(Frame { largest, has_checksums: has(4) == 1, is_over: false });
        Ok(())
    }

    /// Offset in the unpacked bytes of what comes next.
    pub const fn offset(&self) -> u64 {
        self.taken
    }

    /// Takes this many bytes.
    pub fn take<'a>(&'a mut self, file: &'a [u8], length: usize) -> Result<&'a [u8], Broken> {
        if self.frame.is_none() {
            let bytes = self.packed.checked_add(length).and_then(|end| file.get(self.packed..end));
            let bytes = bytes.ok_or(Broken::End)?;
            self.packed += length;
            self.taken += length as u64;
            return Ok(bytes);
        }
        while self.unpacked.len() - self.start < length {
            self.block(file)?;
        }
        let start = self.start;
        self.start += length;
        self.taken += length as u64;
        Ok(&self.unpacked[start..self.start])
    }

    /// Unpacks the next block.
    fn block(&mut self, file: &[u8]) -> Result<(), Broken> {
        let Some(frame) = self.frame.as_mut().filter(|frame| !frame.is_over) else {
            return Err(Broken::End);
        };
        let rest = file.get(self.packed..).ok_or(Broken::End)?;
        let (&size, rest) = rest.split_first_chunk().ok_or(Broken::End)?;
        let size = u32::from_le_bytes(size);
        if size == 0 {
            frame.is_over = true;
            return Err(Broken::End);
        }
        let is_packed = size >> 31 == 0;
        let length = usize::try_from(size & (u32::MAX >> 1)).map_err(|_| Broken::Frame)?;
        if length > frame.largest {
            return Err(Broken::Frame);
        }
        let block = rest.get(..length).ok_or(Broken::End)?;
        self.packed += 4 + length + if frame.has_checksums { 4 } else { 0 };
        // No block unpacks to more.
        let longest = frame.largest.min(length.saturating_mul(EXPANSION) + EXPANSION);
        // What was taken stays as long as a block may refer to it. Few bytes are moved rarely.
        let kept = self.start.min(self.unpacked.len().saturating_sub(WINDOW));
        if kept >= self.unpacked.len() - kept {
            self.unpacked.drain(..kept);
            self.start -= kept;
        }
        if is_packed {
            let before = self.unpacked.len();
            self.unpacked.resize(before + longest, 0);
            let (window, unpacked) = self.unpacked.split_at_mut(before);
            let window = &window[before.saturating_sub(WINDOW)..];
            let length = decompress_into_with_dict(block, unpacked, window);
            self.unpacked.truncate(before + length.as_ref().copied().unwrap_or(0));
            length.map_err(|_| Broken::Frame)?;
        } else {
            self.unpacked.extend_from_slice(block);
        }
        Ok(())
    }
}

#[cfg(test)]
impl Source {
    /// Number of bytes in memory.
    pub const fn memory(&self) -> usize {
        self.unpacked.capacity()
    }
}
