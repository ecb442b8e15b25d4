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

    /// One that goes with the value.
    fn temporary(&self, name: &str, text: &str) -> TempPath {
        TempPath::try_from_path(self.write(name, text)).unwrap()
    }

    /// The files by name, with what they hold.
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

/// Files as [`Place::files`] tells them.
fn told<const N: usize>(files: [(&str, &str); N]) -> Vec<(String, String)> {
    files.map(|(name, text)| (name.to_owned(), text.to_owned())).to_vec()
}

/// What is to be there instead.
fn new<'a>(keeps_old: bool) -> Replacement<'a> {
    Replacement::Put { bytes: Cow::from(NEW.as_bytes()), keeps_old }
}

const OLD: &str = "No;Row;Col;Player\n1;7;7;0\n";
const OLDER: &str = "No;Row;Col;Player\n1;3;3;0\n";
const NEW: &str = "No;Row;Col;Player\n1;5;5;0\n";

#[cfg(unix)]
#[test]
fn a_file_may_be_read_by_whom_any_new_file_may_be() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::new();
    replace(&place.path(), |_| Ok(new(false))).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&place.path()), mode(&place.write("other", "")));
}

#[cfg(unix)]
#[test]
fn where_files_cannot_be_exchanged_is_known_by_the_answer() {
    use rustix::io::Errno;
    for unknown in [Errno::INVAL, Errno::NOSYS, Errno::OPNOTSUPP] {
        assert!(is_unknown(&unknown.into()), "{unknown}");
    }
    for known in [Errno::NOSPC, Errno::IO, Errno::NOENT, Errno::XDEV] {
        assert!(!is_unknown(&known.into()), "{known}");
    }
}

#[test]
fn a_file_is_replaced_and_kept_if_it_is_to_be() {
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
fn a_file_that_may_not_be_replaced_stays_with_its_copy() {
    let place = Place::new();
    place.write("game", OLD);
    place.write("game~", OLDER);
    let refused = replace(&place.path(), |_| Err(StoreError::NotAGame));
    assert!(matches!(refused, Err(StoreError::NotAGame)));
    assert_eq!(place.files(), told([("game", OLD), ("game~", OLDER)]));
}

#[test]
fn what_another_program_puts_there_meanwhile_is_looked_at_again() {
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
fn what_is_written_into_the_file_meanwhile_is_looked_at_again() {
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
fn a_file_that_another_program_never_leaves_alone_is_not_replaced() {
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
fn a_file_that_comes_or_goes_meanwhile_is_no_other_one() {
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
fn the_copy_goes_back_if_the_file_cannot_be_replaced() {
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
fn where_files_cannot_be_exchanged_the_old_one_is_kept_until_the_end_as_well() {
    let place = Place::new();
    place.write("game", OLD);
    let stamp = FileVersion::of(&place.path()).unwrap();
    let new = || synced_beside(&place.path(), &place.path(), NEW.as_bytes()).unwrap();
    let swapped = rename(new().into_temp_path(), &place.path(), &stamp).unwrap();
    assert_eq!(fs::read_to_string(place.path()).unwrap(), NEW);
    // Now it is another one, as far as the system tells files of the same length and moment apart.
    #[cfg(all(unix, not(elsewhere)))]
    {
        let again = rename(new().into_temp_path(), &place.path(), &stamp);
        assert!(matches!(again, Err(StoreError::Changed)));
    }
    swapped.undo().unwrap();
    assert_eq!(place.files(), told([("game", OLD)]));
    // One that is gone is another one, too.
    fs::remove_file(place.path()).unwrap();
    let gone = rename(new().into_temp_path(), &place.path(), &stamp);
    assert!(matches!(gone, Err(StoreError::Changed)));
    assert_eq!(place.files(), told([]));
}

#[test]
fn where_a_file_can_have_no_second_name_it_is_copied() {
    let place = Place::new();
    let path = place.write("game", OLD);
    assert_eq!(fs::read_to_string(copied(&path).unwrap()).unwrap(), OLD);
    assert_eq!(place.files(), told([("game", OLD)]));
}

#[test]
fn a_file_is_removed_and_one_that_came_in_between_is_not() {
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
fn a_file_that_was_taken_out_never_takes_the_place_of_one_that_came_since() {
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
fn somebody_elses_file_that_cannot_go_back_has_a_name_by_which_it_is_found() {
    let place = Place::new();
    let file = place.temporary(".gomoku-abc.tmp", "dear diary");
    stay(file, &place.path());
    let other = place.temporary(".gomoku-def.tmp", "dear aunt");
    stay(other, &place.path());
    let expected = [(".gomoku-def.tmp", "dear aunt"), ("game~other", "dear diary")];
    assert_eq!(place.files(), told(expected));
}

#[test]
fn a_file_that_is_gone_has_changed_and_one_that_cannot_be_had_is_an_error_of_the_system() {
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
fn the_older_copy_goes_back_where_a_save_was_cut_off() {
    // Killed before the copy was put in the older one's place, between the two, and behind both.
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
fn a_name_tells_whose_place_a_file_is_to_take() {
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
fn a_file_on_its_way_has_a_name_by_which_it_is_found_if_its_program_is_killed() {
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
fn a_link_to_itself_is_an_error_of_the_system() {
    let place = Place::new();
    std::os::unix::fs::symlink(place.path(), place.path()).unwrap();
    let error = replace(&place.path(), |_| Ok::<_, StoreError>(new(false))).unwrap_err();
    assert!(matches!(error, StoreError::Io(_)), "{error}");
}

/// A file that was written a while ago.
fn leave(place: &Place, name: &str, text: &str) {
    let file = OpenOptions::new().write(true).open(place.write(name, text)).unwrap();
    file.set_modified(SystemTime::now() - 2 * LEFT).unwrap();
}

#[test]
fn what_a_program_left_that_was_killed_is_removed_and_nothing_else() {
    let place = Place::new();
    let names = [".gomoku-abc.tmp", ".gomoku-abc", "gomoku.tmp", "game"];
    for name in names {
        leave(&place, name, "");
    }
    // Another program is writing this one.
    place.write(".gomoku-new.tmp", "");
    tidy(place.0.path());
    let left: Vec<String> = place.files().into_iter().map(|(name, _)| name).collect();
    assert_eq!(left, [".gomoku-abc", ".gomoku-new.tmp", "game", "gomoku.tmp"]);
}
