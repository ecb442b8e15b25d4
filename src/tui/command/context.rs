//! Contexts in which keys have a meaning, and the sections of the help.

use crate::locale::text;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Context {
    Board,
    Bar,
    Question,
    Menu,
    NewGame,
    Friends,
    Games,
    Engines,
    Files,
    Pasted,
    Line,
    Explorer,
    Settings,
    Computer,
    Editor,
    PuzzlePage,
    Puzzles,
    Lessons,
    Lesson,
    Comment,
    Help,
    Page,
    Palette,
    Themes,
    TooSmall,
    Text,
    Everywhere,
}

impl Context {
    /// All contexts in the order of the help, each with its title and its section.
    pub const ALL: [(Self, &str, Section); 27] = [
        (Self::Board, "context-board", Section::Move),
        (Self::Everywhere, "context-everywhere", Section::Move),
        (Self::Menu, "context-menu", Section::Game),
        (Self::NewGame, "context-new-game", Section::Game),
        (Self::Friends, "context-friends", Section::Game),
        (Self::Games, "context-games", Section::Game),
        (Self::Engines, "context-engines", Section::Computer),
        (Self::Files, "context-files", Section::Game),
        (Self::Pasted, "context-pasted", Section::Game),
        (Self::Line, "context-line", Section::Words),
        (Self::Explorer, "context-explorer", Section::Game),
        (Self::Comment, "context-comment", Section::Words),
        (Self::Settings, "context-settings", Section::Look),
        (Self::Editor, "context-editor", Section::Game),
        (Self::PuzzlePage, "context-puzzle-page", Section::Game),
        (Self::Puzzles, "context-puzzles", Section::Game),
        (Self::Lessons, "context-lessons", Section::Game),
        (Self::Lesson, "context-lesson", Section::Game),
        (Self::Question, "context-question", Section::Game),
        (Self::Computer, "context-computer", Section::Computer),
        (Self::Bar, "context-bar", Section::Words),
        (Self::Text, "context-text", Section::Words),
        (Self::Palette, "context-palette", Section::Game),
        (Self::Themes, "context-themes", Section::Look),
        (Self::Help, "context-help", Section::Look),
        (Self::Page, "context-page", Section::Game),
        (Self::TooSmall, "context-too-small", Section::Game),
    ];

    /// Checks whether characters without a binding are typed.
    pub const fn is_text(self) -> bool {
        matches!(
            self,
            Self::Bar
                | Self::Comment
                | Self::Files
                | Self::Line
                | Self::Palette
                | Self::Settings
                | Self::Text
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

    /// Name in the language of the thread.
    pub fn name(self) -> String {
        match self {
            Self::Move => text!("section-move"),
            Self::Game => text!("section-game"),
            Self::Computer => text!("section-computer"),
            Self::Look => text!("section-look"),
            Self::Words => text!("section-words"),
            Self::ThisGame => text!("section-this-game"),
        }
    }
}
