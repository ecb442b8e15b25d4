#![no_main]
//! The law that the variable `LAW` names; all are one program, which is built once.

use std::sync::LazyLock;

use gomoku_fuzz::{LAWS, Law};
use libfuzzer_sys::fuzz_target;

static LAW: LazyLock<&Law> = LazyLock::new(|| {
    let name = std::env::var("LAW").unwrap_or_default();
    LAWS.iter().find(|law| law.name == name).unwrap_or_else(|| {
        let names: Vec<&str> = LAWS.iter().map(|law| law.name).collect();
        panic!("LAW is one of {}", names.join(", "))
    })
});

fuzz_target!(|bytes: &[u8]| (LAW.holds)(bytes));
