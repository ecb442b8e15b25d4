/// Settings of the game.
const SETTINGS: &str = "level = 2\nmovements = false\n";
const SEED: &str = "5";
/// Text on the screen while the computer thinks.
const THINKING: &str = "thinking";

/// Script of a game: its start, a hint, a win, a review.
const SCRIPT: &[Step] = &[
    Wait("New game", 1_500),
    Keys("\r", 1_200),
    Keys("\r", 900),
    Keys("\r", 900),
    Gone(THINKING, 500),
    Keys("h", 200), Wait("Hint", 500), Keys("\r", 500), Gone(THINKING, 500),
    Keys("h", 200), Wait("Hint", 500), Keys("\r", 500), Gone(THINKING, 500),
    Keys("h", 200), Wait("Hint", 500), Keys("\r", 500), Gone(THINKING, 500),
    Keys("h", 200), Wait("Hint", 500), Keys("\r", 500), Gone(THINKING, 500),
    Keys("h", 200), Wait("Hint", 500), Keys("\r", 500), Gone(THINKING, 500),
    Keys("h", 200), Wait("Hint", 500), Keys("\r", 500), Gone(THINKING, 500),
];
