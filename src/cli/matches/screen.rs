//! Match on the full screen.

use super::arguments::MatchArguments;
use super::plan::Plan;
use crate::cli::User;

pub(super) fn run(_plan: Plan, _arguments: &MatchArguments, _user: User) -> anyhow::Result<()> {
    Ok(())
}
