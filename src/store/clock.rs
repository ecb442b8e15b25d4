//! System clock and time zone. Handles odd ones, such as a year beyond all calendars or an endless
//! time zone file.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

use super::{contents, system};

/// Start of the year 1: the earliest time whose year has four digits, as in file names.
const FIRST: Timestamp = Timestamp::constant(-62_135_596_800, 0);
/// Latest time reported: 9999-12-30, a few hours before the calendar ends in any time zone.
const LAST: Timestamp = Timestamp::constant(253_402_128_000, 0);
const ZONES: [&str; 2] = ["/usr/share/zoneinfo", "/etc/zoneinfo"];
const MAX_ZONE: u64 = 1 << 20;

pub(super) fn now() -> Timestamp {
    timestamp(SystemTime::now())
}

pub fn local_time() -> DateTime {
    let zone = time_zone(std::env::var_os("TZ").as_deref());
    now().to_zoned_datetime(zone).datetime()
}

/// Rounds to microseconds and clamps to `FIRST..=LAST`.
pub(super) fn timestamp(time: SystemTime) -> Timestamp {
    let nearest = if time < SystemTime::UNIX_EPOCH { FIRST } else { LAST };
    let time = Timestamp::try_from(time).unwrap_or(nearest).clamp(FIRST, LAST);
    Timestamp::from_microsecond(time.as_microsecond()).unwrap_or(time)
}

/// Adds a microsecond, starting again after the end of the calendar.
pub(super) fn later(time: Timestamp) -> Timestamp {
    time.checked_add(1.microsecond()).unwrap_or(FIRST)
}

/// Time zone named by `TZ`, else that of the system, else UTC.
fn time_zone(name: Option<&OsStr>) -> TimeZone {
    let zone = match (name, system::LOCAL_TIME) {
        (Some(name), _) => named(name),
        (None, Some(file)) => of_file(Path::new(file)),
        (None, None) => TimeZone::try_system().ok(),
    };
    zone.unwrap_or(TimeZone::UTC)
}

/// Parses a rule (`CET-1CEST,M3.5.0,M10.5.0/3`), or the name of a time zone or a file, optionally
/// after a colon.
fn named(name: &OsStr) -> Option<TimeZone> {
    if let Some(zone) = name.to_str().and_then(|rule| TimeZone::posix(rule).ok()) {
        return Some(zone);
    }
    let behind_colon = name.to_str().and_then(|name| name.strip_prefix(':'));
    let name = behind_colon.map_or(Path::new(name), Path::new);
    // A relative path is tried in these directories; an absolute one is used unchanged.
    let files = ZONES.iter().map(|zones| Path::new(zones).join(name));
    files.chain([PathBuf::from(name)]).find_map(|file| of_file(&file))
}

fn of_file(path: &Path) -> Option<TimeZone> {
    let bytes = contents::of_path(path, MAX_ZONE).ok()?;
    TimeZone::tzif("local", &bytes).ok()
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::time::Duration;

    use super::*;
    use crate::formats::{SavedGame, journal};
    use crate::game::{GameKind, Participants, Target};
    use crate::record::Record;
    use crate::rules::{Point, Variant};
    use crate::store::Store;
    use crate::store::archive::begun;
    use crate::store::journal::NAME;
    use crate::store::journal::Text;

    /// Creates a game with one stone.
    fn saved() -> SavedGame {
        let mut game = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        game.play(Target::Cell(Point::new(7, 7))).unwrap();
        SavedGame::new(game, Participants::PERSONS)
    }

    /// Times around the ends of the calendar, and as far beyond as a system may report.
    fn times() -> Vec<SystemTime> {
        let years = |years: u64| Duration::from_secs(years * 31_556_952);
        let all = [0, 1, 56, 1969, 1970, 8029, 8030, 10_000, 100_000, 290_000_000_000];
        let around = |span: Duration| {
            let epoch = SystemTime::UNIX_EPOCH;
            [epoch.checked_add(span), epoch.checked_sub(span)].into_iter().flatten()
        };
        let last = Duration::new(i64::MAX.unsigned_abs(), 999_999_999);
        all.into_iter().map(years).chain([last]).flat_map(around).collect()
    }

    #[test]
    fn names_and_journals_hold_any_time_of_the_system() {
        for time in times() {
            let time = timestamp(time);
            assert_eq!(begun(Path::new(&format!("{}.sgf", time.strftime(NAME)))), Some(time));
            let game = SavedGame { begun: Some(time), ..saved() };
            assert_eq!(journal::read(&journal::write(&game)).unwrap().begun, Some(time));
            for zone in ["UTC", "AAA-24:59:59", "AAA+24:59:59"] {
                let local = time.to_zoned_datetime(time_zone(Some(OsStr::new(zone)))).datetime();
                assert!((0..=9999).contains(&local.year()), "{local}");
            }
            assert_ne!(later(time), time);
        }
        assert_eq!(later(Timestamp::MAX), FIRST);
    }

    #[test]
    fn games_started_at_the_same_time_have_different_files() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let mut paths: Vec<_> = [LAST, LAST, Timestamp::MAX, Timestamp::MAX, FIRST, FIRST]
            .map(|time| {
                let mut text = Text { begun: time, ..Text::of(&saved()) };
                store.begin_with(&mut text).unwrap()
            })
            .map(|journal| journal.path().to_path_buf())
            .to_vec();
        paths.sort();
        paths.dedup();
        assert_eq!(paths.len(), 6);
        assert_eq!(store.list(0, 9).unfinished, 6);
    }

    /// As far as the file system supports.
    #[test]
    fn games_are_listed_whatever_the_time_of_their_file() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let journal = store.begin(&saved()).unwrap();
        let path = journal.path().to_path_buf();
        journal.close();
        let mut set = 0;
        for time in times() {
            set += usize::from(File::open(&path).unwrap().set_modified(time).is_ok());
            let listing = store.list(0, 9);
            assert_eq!((listing.unfinished, listing.games.len()), (1, 1), "{time:?}");
            store.tidying().for_each(drop);
            assert!(store.latest().is_some(), "{time:?}");
        }
        assert!(set > 3);
    }

    /// A time zone file, three hours behind UTC.
    fn zone() -> Vec<u8> {
        let part = |version: u8| {
            let mut bytes = [b"TZif", &[version][..], &[0; 15]].concat();
            for count in [0_u32, 0, 0, 0, 1, 4] {
                bytes.extend(count.to_be_bytes());
            }
            bytes.extend(10_800_i32.to_be_bytes());
            bytes.extend([0, 0]);
            bytes.extend(b"ABC\0");
            bytes
        };
        [part(b'2'), part(b'2'), b"\nABC-3\n".to_vec()].concat()
    }

    fn hour(name: impl AsRef<OsStr>) -> i8 {
        let zone = time_zone(Some(name.as_ref()));
        Timestamp::UNIX_EPOCH.to_zoned_datetime(zone).hour()
    }

    #[test]
    fn a_time_zone_is_a_rule_a_name_or_a_file() {
        assert_eq!((hour("ABC-3"), hour("ABC3"), hour(""), hour("UTC")), (3, 21, 0, 0));
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("zone");
        fs::write(&file, zone()).unwrap();
        assert_eq!(hour(&file), 3);
        assert_eq!(hour(format!(":{}", file.display())), 3);
        if Path::new("/usr/share/zoneinfo/Asia/Tokyo").is_file() {
            assert_eq!((hour("Asia/Tokyo"), hour(":Asia/Tokyo")), (9, 9));
        }
    }

    #[test]
    fn invalid_time_zones_mean_utc() {
        let home = tempfile::tempdir().unwrap();
        let path = |name: &str| home.path().join(name);
        fs::write(path("long"), [zone(), vec![b'\n'; 1 << 20]].concat()).unwrap();
        fs::write(path("other"), "no zone").unwrap();
        for name in ["long", "other", "missing", ""] {
            assert_eq!(hour(path(name)), 0, "{name}");
        }
        #[cfg(unix)]
        {
            let pipe = path("pipe");
            assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
            std::os::unix::fs::symlink("/dev/zero", path("link")).unwrap();
            for path in [pipe, path("link"), "/dev/zero".into(), ":/dev/zero".into()] {
                assert_eq!(hour(&path), 0, "{}", path.display());
            }
        }
    }
}
