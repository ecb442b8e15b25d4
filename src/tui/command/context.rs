//! Contexts in which keys have a meaning, and the sections of the help.

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Context {
    Board,
    Bar,
    Question,
    Menu,
    NewGame,
    Games,
    Line,
    Explorer,
    Settings,
    Computer,
    Editor,
    Puzzles,
    Comment,
    Help,
    Page,
    Palette,
    TooSmall,
    Text,
    Everywhere,
}

impl Context {
    /// All contexts in the order of the help, each with its title and its section.
    pub const ALL: [(Self, &str, Section); 19] = [
        (Self::Board, "On the board", Section::Move),
        (Self::Everywhere, "Everywhere", Section::Move),
        (Self::Menu, "At the start", Section::Game),
        (Self::NewGame, "Choosing a new game", Section::Game),
        (Self::Games, "Lists of games", Section::Game),
        (Self::Line, "While you type over a list", Section::Words),
        (Self::Explorer, "How games went on", Section::Game),
        (Self::Comment, "While you write a comment", Section::Words),
        (Self::Settings, "The settings", Section::Look),
        (Self::Editor, "Setting up a position", Section::Game),
        (Self::Puzzles, "At a puzzle", Section::Game),
        (Self::Question, "At a question", Section::Game),
        (Self::Computer, "Who the computer plays", Section::Computer),
        (Self::Bar, "While you type a command", Section::Words),
        (Self::Text, "While you type", Section::Words),
        (Self::Palette, "Among all commands", Section::Game),
        (Self::Help, "In this help", Section::Look),
        (Self::Page, "On a page to read", Section::Game),
        (Self::TooSmall, "In too small a window", Section::Game),
    ];

    /// Checks whether characters without a binding are typed.
    pub const fn is_text(self) -> bool {
        matches!(
            self,
            Self::Bar | Self::Comment | Self::Line | Self::Palette | Self::Settings | Self::Text
        )
    }

    pub fn section(self) -> Section {
        let of_this = |(context, ..): &(Self, &str, Section)| *context == self;
        Self::ALL.into_iter().find(of_this).map_or(Section::Game, |(.., section)| section)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    Move,
    Game,
    Computer,
    Look,
    Words,
    ThisGame,
}

impl Section {
    pub const ALL: [Self; 6] =
        [Self::Move, Self::Game, Self::Computer, Self::Look, Self::Words, Self::ThisGame];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "Move",
            Self::Game => "Game",
            Self::Computer => "Computer",
            Self::Look => "Look",
            Self::Words => "Words",
            Self::ThisGame => "This game",
        }
    }
}
