//! File system of this system. Nothing else in the store depends on the system.
//!
//! `unix` supports Linux, macOS and the like, `elsewhere` all others, with the same functions.
//! `--cfg elsewhere` builds the latter on any system, for checks and tests.

#[cfg(any(not(unix), elsewhere))]
#[path = "system/elsewhere.rs"]
mod here;
#[cfg(all(unix, not(elsewhere)))]
#[path = "system/unix.rs"]
mod here;

pub(super) use here::{
    LOCAL_TIME, exchange, file_id, is_own, is_private, is_safe_place, make_private, of_bytes,
    open_lock, open_lock_of, open_own, remove_lock, sync_directory, to_bytes,
    with_private_permissions, with_usual_permissions,
};
