use super::*;

#[track_caller]
fn check(bytes: &[u8], named: Option<&str>, expected: (&str, &str, EncodingSource)) {
    let Decoded { text, encoding, source, is_damaged } = decode(bytes, named, None);
    assert_eq!((&*text, &*encoding.to_string(), source), expected);
    assert!(!is_damaged);
}

#[test]
fn marks_and_zeros_decide_first() {
    use EncodingSource::{Marked, Usual};
    check(b"\xef\xbb\xbfh8", Some("windows-1251"), ("h8", "UTF-8", Usual));
    check(b"\xff\xfeh\x008\0", None, ("h8", "UTF-16LE", Marked));
    check(b"\xfe\xff\0h\08", None, ("h8", "UTF-16BE", Marked));
    check(b"h\x008\0", None, ("h8", "UTF-16LE", Marked));
    check(b"\0h\08", None, ("h8", "UTF-16BE", Marked));
}

#[cfg(feature = "import")]
#[test]
fn the_name_in_the_file_decides_before_the_bytes() {
    use EncodingSource::{Guessed, Named, Usual};
    let cases: [(&[u8], &str, &str, &str); 9] = [
        (b"\xc1\xe5\xeb\xfb\xe9", "windows-1251", "Белый", "windows-1251"),
        (b"\xc1\xe5\xeb\xfb\xe9", "CP1251", "Белый", "windows-1251"),
        (b"\x93Ada\x94 10 \x80", "Windows-1252", "“Ada” 10 €", "windows-1252"),
        (b"Zo\xe9", "Latin-1", "Zoé", "windows-1252"),
        (b"\x95\x5c", "Shift_JIS", "表", "Shift_JIS"),
        (b"\x95\x5c", "MS932", "表", "Shift_JIS"),
        (b"\xba\xda", "GB2312", "黑", "GBK"),
        (b"\xb6\xc2", "cp950", "黑", "Big5"),
        (b"\xc8\xe6", "ks_c_5601-1987", "흑", "EUC-KR"),
    ];
    for (bytes, named, text, encoding) in cases {
        check(bytes, Some(named), (text, encoding, Named));
    }
    check(b"plain", Some("windows-1251"), ("plain", "UTF-8", Usual));
    check("Zoé".as_bytes(), Some("UTF-8"), ("Zoé", "UTF-8", Usual));
    check("Zoé".as_bytes(), Some("Klingon"), ("Zoé", "UTF-8", Usual));
    check(b"Zo\xe9", Some("UTF-8"), ("Zoé", "windows-1252", Guessed));
}

#[cfg(feature = "import")]
#[test]
fn letters_that_no_name_decides_are_guessed() {
    use encoding_rs::{BIG5, EUC_JP, EUC_KR, GBK, KOI8_U, SHIFT_JIS, WINDOWS_1251};
    let texts = [
        (WINDOWS_1251, "Хорошая партия, но чёрные могли выиграть раньше."),
        (KOI8_U, "Хорошая партия, но чёрные могли выиграть раньше."),
        (SHIFT_JIS, "黒が四三で勝ちました。表を見てください。"),
        (EUC_JP, "黒が四三で勝ちました。表を見てください。"),
        (GBK, "黑方在这里可以用四三取胜，白方必须防守。"),
        (BIG5, "黑方在這裡可以用四三取勝，白方必須防守。"),
        (EUC_KR, "흑이 여기서 사삼으로 이길 수 있었다."),
    ];
    for (codec, text) in texts {
        let (bytes, ..) = codec.encode(text);
        check(&bytes, None, (text, codec.name(), EncodingSource::Guessed));
    }
}

#[test]
fn the_choice_of_the_user_decides_before_everything() {
    let decoded = decode(b"\xff\xfeh\x008\0", Some("UTF-8"), "latin1".parse().ok());
    assert_eq!((&*decoded.text, decoded.source), ("ÿþh\08\0", EncodingSource::Chosen));
    assert!("Klingon".parse::<Encoding>().is_err());
}

#[test]
fn letters_that_are_damaged_are_told() {
    for bytes in [&b"\xff\xfeh\x008"[..], b"\xff\xfe\x00\xd8h\0"] {
        assert!(decode(bytes, None, None).is_damaged);
    }
    assert!(decode(b"Zo\xe9", None, Some(Encoding::UTF_8)).is_damaged);
}
