//! Packed notes are the same notes, in few bytes.

use proptest::prelude::*;

use super::*;
use crate::record::tests::arbitrary::notes;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn packed_notes_are_read_back_and_end_where_the_next_begin(one in notes(), other in notes()) {
        let mut bytes = Vec::new();
        prop_assert_eq!(one.is_empty(), one == Notes::NONE);
        pack(&one, &mut bytes);
        pack(&other, &mut bytes);
        let (read, rest) = unpack(&bytes);
        prop_assert_eq!(read, one);
        let (read, rest) = unpack(rest);
        prop_assert_eq!(read, other);
        prop_assert_eq!(rest, &[] as &[u8]);
    }
}

#[test]
fn a_short_note_takes_few_bytes() {
    let mut bytes = Vec::new();
    let label = Mark { point: Point::new(7, 7), kind: MarkKind::Label("A".to_owned()) };
    pack(&Notes { comment: "good".to_owned(), marks: vec![label], ..Notes::NONE }, &mut bytes);
    assert_eq!(bytes.len(), 12);
}
