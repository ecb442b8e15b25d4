//! The laws hold for the inputs that fuzzing kept, and for random changes of them.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads the inputs")]

use std::fs;
use std::path::Path;

#[path = "laws/all.rs"]
mod all;

use all::LAWS;

#[test]
fn every_law_holds_for_the_inputs_that_were_kept() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    for law in LAWS {
        (law.holds)(&[]);
        let folder = seeds.join(law.name);
        let files = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
        let mut tried = 0;
        for file in files {
            let file = file.unwrap().path();
            println!("{}", file.display());
            (law.holds)(&fs::read(&file).unwrap());
            tried += 1;
        }
        assert!(tried > 0, "{}", law.name);
    }
}
