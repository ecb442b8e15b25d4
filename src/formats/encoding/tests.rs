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
    assert_eq!((&*decoded.text, decoded.source), ("ÿþh\08", EncodingSource::Chosen));
    assert!("Klingon".parse::<Encoding>().is_err());
    // The mark says in which order the bytes are.
    let decoded = decode(b"\xfe\xff\0h\08", None, "utf-16".parse().ok());
    assert_eq!((&*decoded.text, decoded.source), ("h8", EncodingSource::Chosen));
}

#[test]
fn letters_of_utf_8_decide_against_another_name() {
    use EncodingSource::{Named, Usual};
    check("Zoé".as_bytes(), Some("latin1"), ("Zoé", "UTF-8", Usual));
    if cfg!(feature = "import") {
        for named in ["GBK", "Big5", "Shift_JIS", "EUC-KR", "windows-1251", "iso-8859-2"] {
            check("黑".as_bytes(), Some(named), ("黑", "UTF-8", Usual));
            check("хорошо".as_bytes(), Some(named), ("хорошо", "UTF-8", Usual));
        }
        // Two bytes look like a letter of UTF-8 by chance.
        check(b"\xc2\xbd", Some("GBK"), ("陆", "GBK", Named));
        check(b"\xc2\xbd\xc2\xbd", Some("gb2312"), ("陆陆", "GBK", Named));
        check(b"~\x1b$B9u\x1b(B", Some("ISO-2022-JP"), ("~黒", "ISO-2022-JP", Named));
    }
}

#[test]
fn a_few_damaged_letters_leave_a_text_in_utf_8() {
    let text = [&"黑方在这里".as_bytes()[..14], b" ", "必须防守".as_bytes()].concat();
    let decoded = decode(&text, Some("UTF-8"), None);
    let expected = ("黑方在这� 必须防守", Encoding::UTF_8, true);
    assert_eq!((&*decoded.text, decoded.encoding, decoded.is_damaged), expected);
    assert_eq!(decode(b"Zo\xe9", None, None).source, EncodingSource::Guessed);
}

#[test]
fn zeros_and_ends_of_files_of_dos_are_no_letters() {
    for end in ["", "\0\0\0", "\x1a", "\r\n\x1a\0"] {
        let text = format!("h8{end}");
        assert_eq!(decode(text.as_bytes(), None, None).text.trim_end(), "h8");
    }
    check(b"\xff\xfeh\x008\0", None, ("h8", "UTF-16LE", EncodingSource::Marked));
    assert_eq!(decode(&[0; 9], None, None).text, "");
}

#[cfg(feature = "import")]
#[test]
fn encodings_have_the_names_that_people_write() {
    for (names, expected) in [
        ("windows-1251 cp1251 win1251 WIN-1251 1251 windows1251", "windows-1251"),
        ("GBK gb2312 GB-2312 cp936 936 ms936", "GBK"),
        ("big5 Big-5 950 cp950", "Big5"),
        ("shift_jis Shift-JIS sjis ShiftJIS cp932 932 windows-31j MS932", "Shift_JIS"),
        ("euc-kr euckr EUC_KR cp949 949 uhc ks_c_5601-1987", "EUC-KR"),
        ("euc-jp eucjp EUC_JP", "EUC-JP"),
        ("koi8-r koi8r KOI8_R", "KOI8-R"),
        ("latin1 latin-1 iso-8859-1 ISO8859-1 ascii 1252", "windows-1252"),
        ("latin2 iso-8859-2 8859-2", "ISO-8859-2"),
        ("utf-8 UTF8 utf_8", "UTF-8"),
        ("utf-16 UTF16LE unicode", "UTF-16LE"),
        ("ibm866 cp866 866 dos866", "IBM866"),
    ] {
        for name in names.split(' ') {
            let found = Encoding::of_label(name).map(|found| found.to_string());
            assert_eq!(found.as_deref(), Some(expected), "{name}");
        }
    }
    for name in ["", " ", "Klingon", "1", "-", "replacement"] {
        assert_eq!(Encoding::of_label(name), None, "{name}");
    }
}

#[test]
fn letters_that_are_damaged_are_told() {
    for bytes in [&b"\xff\xfeh\x008"[..], b"\xff\xfe\x00\xd8h\0"] {
        assert!(decode(bytes, None, None).is_damaged);
    }
    assert!(decode(b"Zo\xe9", None, Some(Encoding::UTF_8)).is_damaged);
}
