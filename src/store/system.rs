//! File system of this system. Nothing else in the store depends on the system.
//!
//! `unix` is for Linux, macOS and the like, `elsewhere` for all others, with the same functions.
//! `--cfg elsewhere` builds the latter anywhere, for checks and tests.

#[cfg(any(not(unix), elsewhere))]
mod elsewhere;
#[cfg(all(unix, not(elsewhere)))]
mod unix;

#[cfg(any(not(unix), elsewhere))]
pub(super) use elsewhere::{
    LOCAL_TIME, exchange, file_id, is_own, is_private, is_safe_place, make_private, of_bytes,
    open_lock, open_lock_of, open_own, remove_lock, sync_directory, to_bytes,
    with_private_permissions, with_usual_permissions,
};
#[cfg(all(unix, not(elsewhere)))]
pub(super) use unix::{
    LOCAL_TIME, exchange, file_id, is_own, is_private, is_safe_place, make_private, of_bytes,
    open_lock, open_lock_of, open_own, remove_lock, sync_directory, to_bytes,
    with_private_permissions, with_usual_permissions,
};
