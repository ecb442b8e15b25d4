//! Which of the cell sizes is taken.

/// What the player wants of the cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Zoom {
    /// The largest that leave room for the panel.
    #[default]
    Largest,
    /// Those with this place among the sizes, from the smallest on; smaller ones where they do not
    /// fit.
    Fixed(usize),
}
