//! What is asked of whoever has the index of many games, and what is answered.

use std::path::PathBuf;

use crate::collection::{Explorer, Filter};
use crate::player::Ticket;
use crate::rules::Position;
use crate::store::StoreError;
use crate::store::collection::{Page, Progress, Query};

/// Which games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Games {
    /// Those that were played here and have ended.
    #[default]
    History,
    /// Those in this file or folder, as it was typed.
    In(PathBuf),
}

/// Something for whoever has the index.
#[derive(Debug, PartialEq, Eq)]
pub enum Search {
    /// These games are asked about from now on. Their files are looked at, also if they were before.
    Begin {
        /// To be given back with what is said of the files.
        ticket: Ticket,
        /// The games.
        games: Games,
    },
    /// Nothing is asked any more: what is being read goes no further.
    End,
    /// List some of the games that are meant.
    List {
        /// To be given back with the answer.
        ticket: Ticket,
        /// Which games are meant.
        query: Box<Query>,
        /// How many of them to pass over.
        skipped: usize,
        /// How many to list.
        number: usize,
    },
    /// Tell how games went on from a position.
    Explore {
        /// To be given back with the answer.
        ticket: Ticket,
        /// The position.
        position: Box<Position>,
        /// Which games are meant.
        filter: Box<Filter>,
    },
}

impl Search {
    /// The answer that it cannot be done, if it has an answer.
    pub fn failed(&self, why: StoreError) -> Option<Found> {
        match *self {
            Self::Begin { ticket, .. } => Some(Found::Read(ticket, Err(why))),
            Self::List { ticket, .. } => Some(Found::Listed(ticket, Err(why))),
            Self::Explore { ticket, .. } => Some(Found::Explored(ticket, Err(why))),
            Self::End => None,
        }
    }
}

/// What whoever has the index says.
#[derive(Debug)]
pub enum Found {
    /// The files of this search are being read.
    Reading(Ticket, Progress),
    /// All files of this search were read, unless this went wrong.
    Read(Ticket, Result<(), StoreError>),
    /// The answer to [`Search::List`].
    Listed(Ticket, Result<Page, StoreError>),
    /// The answer to [`Search::Explore`].
    Explored(Ticket, Result<Explorer, StoreError>),
}
