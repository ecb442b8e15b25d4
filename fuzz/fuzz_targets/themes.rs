#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| gomoku_fuzz::try_law("themes", bytes));
