//! Commands of the player, entered by key, mouse or command bar.

mod context;
pub mod first;
mod key;
mod parse;
mod table;

pub use context::{Context, Section};
pub use key::{Key, is_chord};
pub use parse::{HELP, parse, sizes};
pub(in crate::tui) use table::ARROWS;
pub use table::{Binding, Name, Need, TABLE};

use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};
use std::sync::LazyLock;

use crate::game::{ComputerSides, GameKind, Step, Target};
use crate::locale;
use crate::player::Level;
use crate::puzzle::Activity;
use crate::record::NodeId;
use crate::rules::{Delta, Point, Shape, Stone};
use crate::settings::Choice;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Play(Target),
    PlayAtCursor,
    Move(Direction),
    MoveToEdge(Direction),
    PointAt(Target),
    Select(usize),
    TakeBack,
    Redo,
    Walk(Walk),
    Delete,
    DeleteNode(NodeId),
    Promote,
    /// Sets the comment, or opens its editor.
    Comment(Option<String>),
    CommentOn(NodeId, String),
    OpenEditor,
    SetUp(SetUp),
    Autoplay,
    /// Scrolls a text that is longer than its place.
    ScrollText(Step),
    /// Toggles the analysis of the position.
    Analyse,
    StepLine(Step),
    /// Selects a line of the analysis, from 0.
    ChooseLine(usize),
    /// Adds the selected line, or else the best one, to the record.
    TakeLine,
    /// Shows the moves that win, or that alone hold.
    Region,
    Review,
    /// Learns from the mistakes that a review found.
    Mistakes,
    Puzzles,
    /// Does this with the puzzles.
    Practise(Activity),
    /// Opens the list of lessons.
    Learn,
    /// Opens the statistics of the player.
    Statistics,
    NextLesson,
    RestartLesson,
    Solution,
    NextPuzzle,
    Resign,
    ResignAs(Stone),
    OfferDraw,
    /// Accepts the draw that the side to move offers.
    AgreeDraw,
    DeclineDraw,
    /// Opens the page to play with a friend.
    Friends,
    /// Hosts a game of this choice.
    HostGame(Choice),
    /// Says something to the friend, or asks what.
    Say(Option<String>),
    /// Connects to the friend's program again.
    Connect,
    /// Answers a wish of the friend.
    AnswerWish(bool),
    /// Accepts an entry that the friend's program has, or not.
    SettleClaim(bool),
    /// Accepts the game that the friend proposes.
    AcceptGame,
    DeclineGame,
    /// Starts a game of this kind, or opens the page of a new game.
    NewGame(Option<GameKind>),
    Begin(Choice),
    /// Begins a game although a rated one is in progress.
    BeginAnyway(Choice),
    /// Begins a rated game at the level nearest to the user's rating.
    EvenGame,
    /// Asks whether to make a rated game casual.
    Unrate,
    UnrateNow,
    /// Opens the games of a file or folder, or those of the user.
    Games(Option<String>),
    Filter,
    TypePath,
    Explore,
    ListReached,
    Settings,
    /// Leaves the game for the start menu.
    Start,
    Save(Option<String>),
    /// Saves although the format cannot hold everything.
    SaveAnyway(Option<String>),
    Load(Option<String>),
    Copy,
    /// Counts the rows of a pasted game from the other side of the board.
    TurnRows,
    /// Lets the other side of a pasted board begin.
    SwapSides,
    CopyPicture,
    /// Exports a picture to a file, or asks for its name.
    Export(Option<String>),
    ResetScore,
    /// Sets the sides of the computer, or asks for them.
    Computer(Option<ComputerSides>),
    /// Sets the level of the computer, and that of X if the computer plays both sides.
    Level(Level, Option<Level>),
    StepLevel(Step),
    StepFirstLevel(Step),
    /// Opens the list of other engines.
    Engines,
    AddEngine,
    /// Examines the selected engine.
    ExamineEngine,
    /// Lets an engine analyse beside ours, or not.
    ToggleAnalyst,
    /// Opens the log of the engines at the table.
    EngineLog,
    MoveNow,
    Pause,
    Hint,
    ToggleExpected,
    StepNumbers,
    ToggleThreats,
    /// Shows or hides the points that a side may not take.
    ToggleForbidden,
    /// Explains why the point under the cursor is a foul or none.
    ExplainPoint,
    ToggleCoordinates,
    NextTheme,
    /// Sets the theme, or opens the list of themes.
    Themes(Option<String>),
    Zoom(Step),
    ToggleRule,
    /// Selects the next opening rule.
    StepOpening,
    OpenBar,
    Type(char),
    Erase,
    Edit(Edit),
    Accept,
    Cancel,
    Yes,
    No,
    Help,
    About,
    Palette,
    Redraw,
    Quit,
    Interrupt,
    Suspend,
}

impl Command {
    /// Checks for commands that work whatever is open, even in a window that is too small.
    pub const fn is_global(&self) -> bool {
        matches!(
            self,
            Self::Help
                | Self::Palette
                | Self::Redraw
                | Self::NextTheme
                | Self::Themes(None)
                | Self::Start
                | Self::Suspend
        )
    }

    /// Checks whether the palette lists the command: all but movements, characters and answers.
    pub const fn has_name(&self) -> bool {
        !matches!(
            self,
            Self::Move(_)
                | Self::MoveToEdge(_)
                | Self::Type(_)
                | Self::Erase
                | Self::Edit(_)
                | Self::Yes
                | Self::No
                | Self::Palette
        )
    }

    fn named(&self) -> Option<(&'static Binding, &'static Name)> {
        TABLE.iter().find_map(|row| Some((row, row.name_of(self)?)))
    }

    /// Name in the settings file; `None` for commands with fixed keys.
    pub fn key_name(&self) -> Option<&'static str> {
        self.named().map(|(_, name)| name.key)
    }

    pub fn typed(word: &str) -> Option<Self> {
        let is_word = |name: &&Name| name.typed.split(' ').any(|typed| typed == word);
        TABLE.iter().find_map(|row| {
            let at = row.names.iter().position(|name| is_word(&name))?;
            row.commands().nth(at).cloned()
        })
    }

    /// Conditions for the command in this context, whatever its argument; `None` if the context
    /// does not have it.
    pub fn needs(&self, context: Context) -> Option<&'static [Need]> {
        type Needs = HashMap<(Context, Discriminant<Command>), &'static [Need]>;
        static NEEDS: LazyLock<Needs> = LazyLock::new(|| {
            // The first row counts, and comes last here.
            let rows = TABLE.iter().rev();
            let all = rows.flat_map(|row| row.commands().map(move |command| (row, command)));
            all.map(|(row, command)| ((row.context, discriminant(command)), row.needs)).collect()
        });
        let this = discriminant(match self {
            Self::Play(_) => &Self::PlayAtCursor,
            Self::PointAt(_) => &Self::Move(Direction::Up),
            Self::ResignAs(_) => &Self::Resign,
            Self::AgreeDraw | Self::DeclineDraw => &Self::OfferDraw,
            Self::UnrateNow => &Self::Unrate,
            Self::ChooseLine(_) => &Self::StepLine(Step::Up),
            Self::Level(_, None) => &Self::StepLevel(Step::Up),
            Self::Level(_, Some(_)) => &Self::StepFirstLevel(Step::Up),
            other => other,
        });
        NEEDS.get(&(context, this)).copied()
    }
}

impl Binding {
    /// Iterates over the commands of this row in the order of its keys, each once.
    pub fn commands(&self) -> impl Iterator<Item = &Command> {
        let is_first = |at: usize| self.keys[..at].iter().all(|(_, it)| *it != self.keys[at].1);
        let all = self.keys.iter().enumerate();
        all.filter(move |(at, _)| is_first(*at)).map(|(_, (_, command))| command)
    }

    fn name_of(&self, command: &Command) -> Option<&'static Name> {
        if self.names.is_empty() {
            return None;
        }
        self.commands().position(|it| it == command).and_then(|at| self.names.get(at))
    }

    /// Title in the language of the thread.
    pub fn title(&self) -> String {
        locale::format(self.id, &[])
    }

    /// Word of the footer in the language of the thread; empty if the row is not shown there.
    pub fn word(&self) -> String {
        if self.is_in_footer {
            locale::format(&format!("{}.word", self.id), &[])
        } else {
            String::new()
        }
    }

    /// Message with the title of a command of this row.
    pub fn id_of(&self, command: &Command) -> &'static str {
        let named = command.named().and_then(|(_, name)| name.title);
        named.unwrap_or(self.id)
    }

    pub fn section(&self) -> Section {
        self.section.unwrap_or_else(|| self.context.section())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    Back,
    Forward,
    Start,
    End,
    NextBranch,
    To(NodeId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetUp {
    Put,
    Side(Stone),
    Turn,
    Clear,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    pub const fn delta(self) -> Delta {
        let (rows, cols) = match self {
            Self::Up => (-1, 0),
            Self::Down => (1, 0),
            Self::Left => (0, -1),
            Self::Right => (0, 1),
        };
        Delta { rows, cols }
    }

    #[must_use]
    pub const fn edge(self, from: Point, shape: Shape) -> Point {
        match self {
            Self::Up => Point { row: 0, ..from },
            Self::Down => Point { row: shape.height() - 1, ..from },
            Self::Left => Point { col: 0, ..from },
            Self::Right => Point { col: shape.width() - 1, ..from },
        }
    }

    /// Index of a neighbour in a list that wraps around.
    pub const fn step_in_list(self, index: usize, length: usize) -> usize {
        match self {
            Self::Up | Self::Left => Step::Down.in_list(index, length),
            Self::Down | Self::Right => Step::Up.in_list(index, length),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    Left,
    Right,
    Start,
    End,
    Delete,
    DeleteWord,
    /// Deletes all text, or only the part of the line before the cursor if there are several lines.
    DeleteLine,
    NewLine,
}
