use super::*;

struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("game")
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// Creates a file that is removed when dropped.
    fn temporary(&self, name: &str, text: &str) -> TempPath {
        TempPath::try_from_path(self.write(name, text)).unwrap()
    }

    /// Lists the files by name, with their content.
    fn files(&self) -> Vec<(String, String)> {
        let mut files: Vec<(String, String)> = fs::read_dir(self.0.path())
            .unwrap()
            .map(|entry| {
                let entry = entry.unwrap();
                let text = fs::read_to_string(entry.path()).unwrap();
                (entry.file_name().into_string().unwrap(), text)
            })
            .collect();
        files.sort();
        files
    }
}

/// Lists files in the form of [`Place::files`].
fn told<const N: usize>(files: [(&str, &str); N]) -> Vec<(String, String)> {
    files.map(|(name, text)| (name.to_owned(), text.to_owned())).to_vec()
}

/// Describes the replacement.
fn new<'a>(keeps_old: bool) -> Replacement<'a> {
    Replacement::Put { bytes: Cow::from(NEW.as_bytes()), keeps_old }
}

const OLD: &str = "No;Row;Col;Player\n1;7;7;0\n";
const OLDER: &str = "No;Row;Col;Player\n1;3;3;0\n";
const NEW: &str = "No;Row;Col;Player\n1;5;5;0\n";

#[cfg(unix)]
#[test]
fn a_replaced_file_has_the_permissions_of_a_new_one() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::new();
    replace(&place.path(), |_| Ok(new(false))).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&place.path()), mode(&place.write("other", "")));
}

#[cfg(unix)]
#[test]
fn a_missing_exchange_is_detected_by_the_error() {
    use rustix::io::Errno;
    for unknown in [Errno::INVAL, Errno::NOSYS, Errno::OPNOTSUPP] {
        assert!(is_unknown(&unknown.into()), "{unknown}");
    }
    for known in [Errno::NOSPC, Errno::IO, Errno::NOENT, Errno::XDEV] {
        assert!(!is_unknown(&known.into()), "{known}");
    }
}

#[test]
fn a_file_is_replaced_and_kept_on_request() {
    let place = Place::new();
    let keeps = |keeps_old| replace(&place.path(), |_| Ok(new(keeps_old)));
    keeps(true).unwrap();
    assert_eq!(place.files(), told([("game", NEW)]));
    place.write("game", OLD);
    keeps(false).unwrap();
    assert_eq!(place.files(), told([("game", NEW)]));
    place.write("game", OLD);
    keeps(true).unwrap();
    assert_eq!(place.files(), told([("game", NEW), ("game~", OLD)]));
}

#[test]
fn a_file_that_may_not_be_replaced_keeps_its_copy() {
    let place = Place::new();
    place.write("game", OLD);
    place.write("game~", OLDER);
    let refused = replace(&place.path(), |_| Err(StoreError::NotAGame));
    assert!(matches!(refused, Err(StoreError::NotAGame)));
    assert_eq!(place.files(), told([("game", OLD), ("game~", OLDER)]));
}

#[test]
fn a_file_replaced_meanwhile_is_examined_again() {
    let place = Place::new();
    place.write("game", OLD);
    let mut heard = Vec::new();
    let replaced = replace(&place.path(), |old| {
        heard.push(String::from_utf8(old.to_vec()).unwrap());
        if heard.len() == 1 {
            fs::rename(place.write("other", "dear diary"), place.path()).unwrap();
        }
        if old.starts_with(b"No;") { Ok(new(false)) } else { Err(StoreError::NotAGame) }
    });
    assert!(matches!(replaced, Err(StoreError::NotAGame)));
    assert_eq!(heard, [OLD, "dear diary"]);
    assert_eq!(place.files(), told([("game", "dear diary")]));
}

#[test]
fn a_file_changed_meanwhile_is_examined_again() {
    let place = Place::new();
    place.write("game", OLD);
    let longer = format!("{OLD}2;8;8;1\n");
    let mut heard = 0;
    replace(&place.path(), |_| {
        heard += 1;
        if heard == 1 {
            place.write("game", &longer);
        }
        Ok(new(true))
    })
    .unwrap();
    assert_eq!(heard, 2);
    assert_eq!(place.files(), told([("game", NEW), ("game~", &longer)]));
}

#[test]
fn a_file_that_keeps_changing_is_not_replaced() {
    let place = Place::new();
    place.write("game", OLD);
    let replaced = replace(&place.path(), |_| {
        fs::rename(place.write("other", OLDER), place.path()).unwrap();
        Ok(new(false))
    });
    assert!(matches!(replaced, Err(StoreError::Busy)));
    assert_eq!(place.files(), told([("game", OLDER)]));
}

#[test]
fn a_file_created_or_removed_meanwhile_is_handled() {
    let place = Place::new();
    let new = || synced_beside(&place.path(), &place.path(), NEW.as_bytes()).unwrap();
    place.write("game", OLD);
    let swapped = swap(new().into_temp_path(), &place.path(), None);
    assert!(matches!(swapped, Err(StoreError::Changed)));
    let stamp = FileVersion::of(&place.path()).unwrap();
    fs::remove_file(place.path()).unwrap();
    let swapped = swap(new().into_temp_path(), &place.path(), Some(&stamp));
    assert!(matches!(swapped, Err(StoreError::Changed)));
    assert_eq!(place.files(), told([]));
}

#[test]
fn the_copy_is_put_back_if_the_file_cannot_be_replaced() {
    let place = Place::new();
    place.write("game", OLD);
    let keep = || {
        keep_copy(&place.path(), &look(&place.path(), formats::MAX_SIZE).unwrap().unwrap()).unwrap()
    };
    keep().undo().unwrap();
    assert_eq!(place.files(), told([("game", OLD)]));
    place.write("game~", OLDER);
    let kept = keep();
    assert_eq!(fs::read_to_string(place.0.path().join("game~")).unwrap(), OLD);
    kept.undo().unwrap();
    assert_eq!(place.files(), told([("game", OLD), ("game~", OLDER)]));
}

#[test]
fn without_exchange_the_old_file_is_kept_until_the_end() {
    let place = Place::new();
    place.write("game", OLD);
    let stamp = FileVersion::of(&place.path()).unwrap();
    let new = || synced_beside(&place.path(), &place.path(), NEW.as_bytes()).unwrap();
    let swapped = rename(new().into_temp_path(), &place.path(), &stamp).unwrap();
    assert_eq!(fs::read_to_string(place.path()).unwrap(), NEW);
    // The file is now a different one, as far as the system can distinguish files with the same
    // length and time.
    #[cfg(all(unix, not(elsewhere)))]
    {
        let again = rename(new().into_temp_path(), &place.path(), &stamp);
        assert!(matches!(again, Err(StoreError::Changed)));
    }
    swapped.undo().unwrap();
    assert_eq!(place.files(), told([("game", OLD)]));
    // A missing file counts as a different one.
    fs::remove_file(place.path()).unwrap();
    let gone = rename(new().into_temp_path(), &place.path(), &stamp);
    assert!(matches!(gone, Err(StoreError::Changed)));
    assert_eq!(place.files(), told([]));
}

#[test]
fn without_hard_links_files_are_copied() {
    let place = Place::new();
    let path = place.write("game", OLD);
    assert_eq!(fs::read_to_string(copied(&path).unwrap()).unwrap(), OLD);
    assert_eq!(place.files(), told([("game", OLD)]));
}

#[test]
fn only_the_examined_file_is_removed() {
    let place = Place::new();
    let remove = |meanwhile: &dyn Fn()| {
        let mut heard = 0;
        replace(&place.path(), |old| {
            heard += 1;
            if heard == 1 {
                meanwhile();
            }
            if old == OLD.as_bytes() { Ok(Replacement::Remove) } else { Err(StoreError::NotAGame) }
        })
    };
    place.write("game", OLD);
    remove(&|| ()).unwrap();
    assert_eq!(place.files(), told([]));
    place.write("game", OLD);
    let removed = remove(&|| fs::rename(place.write("other", "dear diary"), place.path()).unwrap());
    assert!(matches!(removed, Err(StoreError::NotAGame)));
    assert_eq!(place.files(), told([("game", "dear diary")]));
    place.write("game", OLD);
    let out = take_out(&place.path(), &FileVersion::of(&place.path()).unwrap()).unwrap();
    assert!(!place.path().exists());
    out.undo().unwrap();
    assert_eq!(place.files(), told([("game", OLD)]));
}

#[test]
fn a_removed_file_never_replaces_a_newer_one() {
    let place = Place::new();
    place.write("game", OLD);
    let out = take_out(&place.path(), &FileVersion::of(&place.path()).unwrap()).unwrap();
    place.write("game", "dear diary");
    out.undo().unwrap_err();
    let mut texts: Vec<String> = place.files().into_iter().map(|(_, text)| text).collect();
    texts.sort();
    assert_eq!(texts, [OLD, "dear diary"]);
}

#[test]
fn a_foreign_file_that_cannot_go_back_can_be_found() {
    let place = Place::new();
    let file = place.temporary(".gomoku-abc.tmp", "dear diary");
    stay(file, &place.path());
    let other = place.temporary(".gomoku-def.tmp", "dear aunt");
    stay(other, &place.path());
    let expected = [(".gomoku-def.tmp", "dear aunt"), ("game~other", "dear diary")];
    assert_eq!(place.files(), told(expected));
}

#[test]
fn missing_files_have_changed_and_other_errors_are_reported() {
    let place = Place::new();
    let stamp = FileVersion::of(&place.write("game", OLD)).unwrap();
    fs::remove_file(place.path()).unwrap();
    let new = || place.temporary(".gomoku-abc.tmp", NEW);
    assert!(matches!(take_out(&place.path(), &stamp), Err(StoreError::Changed)));
    assert!(matches!(swap(new(), &place.path(), Some(&stamp)), Err(StoreError::Changed)));
    assert!(matches!(rename(new(), &place.path(), &stamp), Err(StoreError::Changed)));
    let below = place.write("file", "").join("game");
    let nowhere = place.0.path().join("none/game");
    assert!(matches!(swap(new(), &below, Some(&stamp)), Err(StoreError::Io(_))));
    assert!(matches!(rename(new(), &below, &stamp), Err(StoreError::Io(_))));
    assert!(matches!(swap(new(), &nowhere, None), Err(StoreError::Io(_))));
    fs::create_dir(place.path()).unwrap();
    assert!(matches!(take_out(&place.path(), &stamp), Err(StoreError::Io(_))));
}

#[test]
fn the_older_copy_is_put_back_after_an_interrupted_save() {
    // Killed before the old file replaced the older copy, between the two steps, and after both.
    for (file, copy, left, expected) in [
        (OLD, OLDER, OLD, [("game", OLD), ("game~", OLDER)]),
        (OLD, OLD, OLDER, [("game", OLD), ("game~", OLDER)]),
        (NEW, OLD, OLDER, [("game", NEW), ("game~", OLD)]),
    ] {
        let place = Place::new();
        place.write("game", file);
        place.write("game~", copy);
        let name = format!("{PREFIX}abc{}", suffix_of(&copy_of(&place.path())));
        leave(&place, &name, left);
        tidy(place.0.path());
        assert_eq!(place.files(), told(expected), "{left}");
    }
}

#[test]
fn temporary_names_contain_the_name_of_the_target() {
    let place = Place::new();
    place.write("game", OLD);
    let second = second(&place.path(), &FileVersion::of(&place.path()).unwrap()).unwrap();
    assert_eq!(stem(second.file_name().unwrap()).and_then(whose), Some("game~"));
    assert_eq!(stem(OsStr::new(".gomoku-abc.tmp")).map(whose), Some(None));
    let long = "x".repeat(250);
    assert_eq!(suffix_of(Path::new(&long)), ".tmp");
    for other in ["game", ".gomoku-abc", "gomoku.tmp"] {
        assert_eq!(stem(OsStr::new(other)), None);
    }
}

#[test]
fn temporary_files_of_killed_programs_can_be_found() {
    let place = Place::new();
    let path = place.path();
    for file in
        [synced_beside(&path, &path, b"").unwrap(), written_beside(&path, &path, b"").unwrap()]
    {
        assert!(stem(file.path().file_name().unwrap()).is_some(), "{:?}", file.path());
    }
}

#[cfg(unix)]
#[test]
fn a_link_to_itself_is_an_error() {
    let place = Place::new();
    std::os::unix::fs::symlink(place.path(), place.path()).unwrap();
    let error = replace(&place.path(), |_| Ok::<_, StoreError>(new(false))).unwrap_err();
    assert!(matches!(error, StoreError::Io(_)), "{error}");
}

/// Creates a file that was written a while ago.
fn leave(place: &Place, name: &str, text: &str) {
    let file = OpenOptions::new().write(true).open(place.write(name, text)).unwrap();
    file.set_modified(SystemTime::now() - 2 * LEFT).unwrap();
}

#[test]
fn only_files_left_by_killed_programs_are_removed() {
    let place = Place::new();
    let names = [".gomoku-abc.tmp", ".gomoku-abc", "gomoku.tmp", "game"];
    for name in names {
        leave(&place, name, "");
    }
    // Another program is writing this file.
    place.write(".gomoku-new.tmp", "");
    tidy(place.0.path());
    let left: Vec<String> = place.files().into_iter().map(|(name, _)| name).collect();
    assert_eq!(left, [".gomoku-abc", ".gomoku-new.tmp", "game", "gomoku.tmp"]);
}
