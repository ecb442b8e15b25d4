//! What the file system of this system does in its own way; nothing else in the store asks which one it is.
//!
//! `unix` is for Linux, macOS and the like, `elsewhere` for all others. Both have the same functions. With `--cfg
//! elsewhere` the latter is built where the former belongs, so that it can be checked and tested there.

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
