/// Settings of the game.
const SETTINGS: &str = "level = 2\nanimations = false\n";
/// Seed with which the computer plays as the script expects.
const SEED: &str = "5";
/// Stands on the screen while the computer thinks.
const THINKING: &str = "thinking";

/// A game begins, a hint in steps, a win, a review, and what else could have been played.
const SCRIPT: &[Step] = &[
    Wait("New game", 1_500),
    Keys("n", 2_200),
    Keys("\r", 700),
    Play(0, 0),
    Play(-1, -1),
    Play(-1, 1),
    Play(1, 0),
    Play(0, 1),
    Play(2, -2),
    Play(-1, 0),
    Keys("h", 100),
    Wait("Hint:", 1_800),
    Keys("h", 1_800),
    Keys("h", 100),
    Wait("6,4", 2_400),
    Play(0, 0),
    Play(-1, -1),
    Play(4, 4),
    Wait("win: five in a row", 2_200),
    Keys("v", 300),
    Gone("Reviewing", 4_000),
    Keys("{", 500),
    Keys("]", 300),
    Keys("]", 300),
    Keys("]", 300),
    Keys("]", 300),
    Keys("]", 300),
    Keys("]", 600),
    Keys("a", 1_000),
    Wait("3  wins in", 4_000),
    Still("study"),
];
