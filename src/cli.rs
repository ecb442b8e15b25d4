//! Command line: parses the arguments and runs the requested command.

mod analyse;
mod bench;
mod brain;
mod check;
mod choice;
mod config;
mod convert;
mod dialog;
mod game;
mod games;
mod input;
mod output;
mod players;
mod puzzle;
mod shell;
mod show;
mod solve;
mod source;
mod system;
mod terminal;
mod themes;

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::error::{ContextValue, ErrorKind};
use clap::{Args, CommandFactory as _, Parser, Subcommand, ValueEnum};

use crate::game::{AnyGame, ComputerSides, GameKind, TimeControl};
use crate::line::{Dialog, GameChoice, NumbersDialog};
use crate::locale::{Locales, text};
use crate::player::{any_seed, lot};
use crate::printable::{printable, printable_lines};
use crate::rules::{Rule, Topology};
use crate::settings::{Choice, GlyphChoice, LanguageName, Settings, ThemeName};
use crate::store::{Files, SettingsError, Store};
use crate::tui;
use crate::tui::app::{Opening, Setup, TerminalProfile};
use crate::tui::keymap::Keymap;
use crate::tui::theme::{DEFAULT, DEFAULT_LIGHT, Depth, Themes};
use analyse::AnalyseArguments;
use bench::BenchArguments;
use brain::BrainArguments;
use check::CheckArguments;
use choice::{given, one_of};
use config::ConfigArguments;
use convert::ConvertArguments;
use game::{GameArguments, GameName, Selection};
use games::GamesArguments;
use output::tell_failure;
use puzzle::PuzzleArguments;
use shell::CompletionsArguments;
use show::ShowArguments;
use solve::SolveArguments;
use terminal::TerminalKind;

/// Gomoku, five in a row, and its family, full-screen in the terminal.
///
/// Without a game or a FILE it asks what is to be played.
/// Press ? in the game for its keys.
#[derive(Debug, Parser)]
#[command(name = "gomoku", version, verbatim_doc_comment, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    program: Option<Program>,

    /// Language of the program: en, de, ru, zh, ja, cs, or one of your own
    #[arg(long, value_name = "LANG", global = true, value_parser = language_name)]
    language: Option<LanguageName>,

    #[command(flatten)]
    screen: ScreenArguments,
}

/// Other programs, as subcommands.
#[derive(Debug, Subcommand)]
enum Program {
    /// Play line by line, for pipes, scripts and screen readers
    Line(LineArguments),
    /// Play for a manager of programs that speaks the Gomocup protocol
    ///
    /// It reads commands from its input and writes replies to its output;
    /// docs/gomocup.md lists them. A copy of the program, or a link to it,
    /// whose name begins with pbrain- needs no arguments.
    ///
    /// --threads holds if the manager does not say how many. The tables get
    /// half of what the manager gives, if that is less than --memory.
    #[command(verbatim_doc_comment)]
    Brain(BrainArguments),
    /// Find a forced win of Gomoku for the side to move
    ///
    /// The first line of the answer is "win in N: ..." with N moves of the
    /// winner, both sides' moves in turn, to the five or to a four that cannot
    /// be stopped; or "no win by fours"; or "not decided". Then comes the
    /// board, with these moves as numbers.
    ///
    /// A file does not name its board. Without --size that is the first of
    /// 15x15, 17x17, 19x19 and 20x20 that its stones fit on; which one is told
    /// on standard error.
    ///
    /// The status is 0 whatever the answer is, 1 if the file holds no such
    /// game, 2 if the arguments are wrong. A file whose name looks like a
    /// position is written ./h8.
    #[command(verbatim_doc_comment)]
    Solve(SolveArguments),
    /// Tell the best lines of a position of Gomoku
    ///
    /// It thinks for some seconds, less if a result is proved. For each line it
    /// tells the chance of winning of the side to move, or who wins and with how
    /// many moves (as solve counts them); the depth that was searched; and the
    /// moves that are expected, both sides' in turn. Then comes the board, with
    /// the moves of the first line as numbers.
    ///
    /// Position, file and status are as for solve.
    #[command(verbatim_doc_comment)]
    Analyse(AnalyseArguments),
    /// List games in files and folders, or how a position went on
    ///
    /// Without a PATH these are the games that were played here and have ended.
    /// Folders are searched with all folders inside. Each game is a line: date,
    /// X, O, how it ended, game, number of moves, file, number in the file, with
    /// tabs between them. One that is damaged has the reason in the fourth place.
    ///
    /// A position is found in every game that reached it, in whatever order of
    /// moves and however the board is turned or reflected. With --explore comes
    /// a table: for each continuation how many games there are, and how they
    /// ended. What is found in the files is kept in the user's cache.
    #[command(verbatim_doc_comment)]
    Games(GamesArguments),
    /// Solve your puzzles, or make new ones from games
    ///
    /// Without options they are solved on the full screen; where there is no
    /// terminal, it lists what is to be solved today, as --list does.
    ///
    /// With --from it looks at every position of the games in the files, and
    /// takes those in which exactly one move wins by threats. From lines of
    /// JSON (a file whose name ends with .jsonl) it takes each position in
    /// which a win by threats is found. Each puzzle is told, with its name, its
    /// rating and what it needs, and kept at once: what was found until you
    /// break off stays. None is kept twice, turned and reflected ones neither.
    ///
    /// docs/formats.md has the format.
    #[command(verbatim_doc_comment)]
    Puzzle(PuzzleArguments),
    /// Measure how fast the computer thinks
    ///
    /// It searches fixed positions of Gomoku to a fixed depth, with one thread,
    /// and prints for each its name, the best move, the depth and how many
    /// positions were looked at (nodes); then their sum, how many there were in
    /// a second, and a signature of nodes and moves. The signature is the same
    /// on every machine, and another one as soon as the engine finds, or looks
    /// at, anything else.
    #[command(verbatim_doc_comment)]
    Bench(BenchArguments),
    /// Show a saved game: who plays, the board, whose turn it is
    ///
    /// A file is SGF, CSV, Piskvork's .psq or .rec, a position text (.txt,
    /// .pos) or a journal; of several games in it the first is shown.
    #[command(verbatim_doc_comment)]
    Show(ShowArguments),
    /// Write games in another format
    ///
    /// The names' ends say which formats: sgf, csv, psq, rec, txt. SGF holds
    /// everything, and several games; what another format cannot hold is told
    /// on standard error. A file that is not a saved game is not replaced;
    /// what a saved game held is kept under its name and ~.
    #[command(verbatim_doc_comment)]
    Convert(ConvertArguments),
    /// Check games: legal by their rule? result right?
    ///
    /// One line a game; the status is 1 if any is not in order.
    #[command(verbatim_doc_comment)]
    Check(CheckArguments),
    /// Show the themes as small boards, or list them for a pipe
    Themes,
    /// Check your settings, or say what they are
    ///
    /// It says whether the file of your settings can be used; if not, each
    /// mistake with its line and column, and the status is 1.
    #[command(verbatim_doc_comment)]
    Config(ConfigArguments),
    /// Print what completes the arguments in a shell
    ///
    /// For bash: source <(gomoku completions bash)
    #[command(verbatim_doc_comment)]
    Completions(CompletionsArguments),
    /// Print the manual page, for man -l -
    Man,
}

#[derive(Debug, Args)]
struct ScreenArguments {
    /// Open a saved game; s and l then use this file
    #[arg(value_name = "FILE")]
    saved: Option<PathBuf>,

    #[command(flatten)]
    game: GameArguments,

    /// Save to and load from this file [default: one for each game]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Time for the players: none, 5m, 5m+3s or 10s/move
    #[arg(long, value_name = "TIME")]
    clock: Option<TimeControl>,

    /// Let the computer think while it is your turn, too; levels 9 and 10 do
    #[arg(long)]
    ponder: bool,

    #[command(flatten)]
    look: LookArguments,
}

#[derive(Debug, Args)]
struct LookArguments {
    /// The colours; `gomoku themes` shows what there is
    #[arg(long, value_name = "NAME", value_parser = theme_name)]
    theme: Option<ThemeName>,

    /// Draw lines, dots that are narrow in every terminal, or ASCII
    #[arg(long, value_name = "GLYPHS", value_parser = one_of([
        ("lines", GlyphChoice::Lines),
        ("dots", GlyphChoice::Dots),
        ("ascii", GlyphChoice::Ascii),
    ]))]
    glyphs: Option<GlyphChoice>,

    /// Draw with ASCII characters only: --glyphs ascii
    #[arg(long, conflicts_with = "glyphs")]
    ascii: bool,

    /// Draw without colours; so does a variable NO_COLOR that is not empty
    #[arg(long)]
    no_color: bool,

    /// Leave the mouse to the terminal, which marks text with it
    #[arg(long)]
    no_mouse: bool,
}

fn theme_name(text: &str) -> Result<ThemeName, String> {
    ThemeName::new(text).ok_or_else(|| text!("cli-no-theme", name = printable(text)))
}

fn language_name(text: &str) -> Result<LanguageName, String> {
    let locales = config::locales(&Store::of_user());
    LanguageName::new(text)
        .filter(|tag| tag.as_str() == LanguageName::AUTO || locales.find(tag.as_str()).is_some())
        .ok_or_else(|| config::no_language(&printable(text), &locales))
}

#[derive(Debug, Args)]
struct LineArguments {
    /// Dialog to run
    #[arg(long, value_name = "DIALECT")]
    dialect: Option<Dialect>,

    #[command(flatten)]
    game: GameArguments,

    /// Save to and load from this file [default: one for each game]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Show the board after each move
    #[arg(long)]
    board: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Dialect {
    /// Cells as "row,column"; every game but Quarto
    Numbers,
    /// Gomoku on 13x13, O begins, cells as "G 7"
    Letters,
    /// Quarto, with commands like "place 1;4"
    Commands,
}

/// Runs the program with these arguments, starting with its own name.
///
/// The status is 0 on success or if nobody read the output, 1 after a failure, 2 for invalid
/// arguments.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let mut arguments = brain::named(arguments);
    // Help and usage show this name.
    if let Some(name) = arguments.first_mut() {
        *name = printable(&name.to_string_lossy()).into_owned().into();
    }
    if arguments.get(1).is_some_and(|word| word == "help") {
        // clap refuses these flags here.
        arguments.retain(|flag| flag != "--help" && flag != "-h");
    }
    let parsed = Arguments::try_parse_from(arguments).map_err(anyhow::Error::from);
    let Err(error) = parsed.and_then(execute) else { return ExitCode::SUCCESS };
    match error.downcast::<clap::Error>() {
        // Help and version are answers, too.
        Ok(answer) => {
            let status = u8::try_from(answer.exit_code()).unwrap_or(2);
            match print(answer) {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
                _ => ExitCode::from(status),
            }
        }
        Err(error) => {
            tell_failure(&error);
            ExitCode::FAILURE
        }
    }
}

fn execute(arguments: Arguments) -> anyhow::Result<()> {
    // Programs and scripts read these two, whatever language their user speaks.
    if !matches!(arguments.program, Some(Program::Line(_) | Program::Brain(_))) {
        config::speak(arguments.language.as_ref());
    }
    let Arguments { program, language, screen } = arguments;
    match program {
        None => play(screen, language),
        Some(Program::Line(arguments)) => {
            dialog::run(dialog(&arguments).map_err(|why| usage("line", why))?)
        }
        Some(Program::Brain(arguments)) => brain::run(&arguments),
        Some(Program::Solve(arguments)) => solve::run(&arguments),
        Some(Program::Analyse(arguments)) => analyse::run(&arguments),
        Some(Program::Games(arguments)) => games::run(&arguments),
        Some(Program::Puzzle(arguments)) if arguments.opens_screen() => {
            practise(&arguments.look, language)
        }
        Some(Program::Puzzle(arguments)) => puzzle::run(arguments),
        Some(Program::Bench(arguments)) => bench::run(&arguments),
        Some(Program::Show(arguments)) => show::run(&arguments),
        Some(Program::Convert(arguments)) => convert::run(&arguments),
        Some(Program::Check(arguments)) => check::run(&arguments),
        Some(Program::Themes) => themes::run(),
        Some(Program::Config(arguments)) => config::run(&arguments),
        Some(Program::Completions(arguments)) => {
            shell::completions(&arguments, Arguments::command())
        }
        Some(Program::Man) => shell::man(Arguments::command()),
    }
}

/// Prints an answer of clap, which may quote arguments; each is kept on one line.
fn print(mut answer: clap::Error) -> io::Result<()> {
    let quoted: Vec<_> = answer.context().map(|(kind, value)| (kind, value.clone())).collect();
    for (kind, value) in quoted {
        let value = match value {
            ContextValue::String(text) => ContextValue::String(printable(&text).into_owned()),
            ContextValue::Strings(texts) => {
                let texts = texts.iter().map(|text| printable(text).into_owned());
                ContextValue::Strings(texts.collect())
            }
            ContextValue::StyledStrs(tips) => {
                let tips = tips.iter().map(|tip| printable(&tip.to_string()).into_owned().into());
                ContextValue::StyledStrs(tips.collect())
            }
            other => other,
        };
        answer.insert(kind, value);
    }
    let text = answer.render().to_string();
    let text = printable_lines(&text);
    if answer.use_stderr() {
        io::stderr().write_all(text.as_bytes())
    } else {
        io::stdout().write_all(text.as_bytes())
    }
}

/// Creates an error about contradicting arguments, with the usage of this subcommand, or of the
/// program itself if there is no such subcommand.
fn usage(program: &str, why: impl Display) -> clap::Error {
    let mut command = Arguments::command();
    command.build();
    let named = command.find_subcommand_mut(program).cloned();
    named.unwrap_or(command).error(ErrorKind::ValueValidation, printable(&why.to_string()))
}

fn dialog(arguments: &LineArguments) -> Result<Dialog, String> {
    let named = arguments.game.named();
    let (dialog, dialect, game) = match (arguments.dialect, named) {
        (Some(Dialect::Letters), _) => (Dialog::Letters, "letters", GameName::Gomoku),
        (Some(Dialect::Commands), _) | (None, Some(GameName::Quarto)) => {
            (Dialog::Commands, "commands", GameName::Quarto)
        }
        (None | Some(Dialect::Numbers), _) => {
            let selection = arguments.game.selection(Rule::Freestyle)?;
            return numbers(arguments, selection).map(Dialog::Numbers);
        }
    };
    if named.is_some_and(|named| named != game) {
        return Err(match dialog {
            Dialog::Letters => text!("cli-letters-game"),
            _ => text!("cli-commands-game"),
        });
    }
    // The dialog asks for everything else.
    let others = given([("--file", arguments.file.is_some()), ("--board", arguments.board)]);
    match arguments.game.flags().chain(others).next() {
        None => Ok(dialog),
        Some("--torus") if dialect == "commands" => Err(text!("cli-torus-in-dialog")),
        Some(flag) => Err(text!("cli-flag-not-with-dialect", flag = flag, dialect = dialect)),
    }
}

fn numbers(arguments: &LineArguments, selection: Selection) -> Result<NumbersDialog, String> {
    let game = match selection {
        Selection::Nothing => GameChoice::default(),
        Selection::Gomoku(rule) => GameChoice::Gomoku(rule),
        Selection::Custom => {
            return Err(text!("cli-custom-needs"));
        }
        Selection::Kind(GameKind::Rows(variant)) => GameChoice::Variant(variant),
        Selection::Kind(GameKind::Quarto(_)) => {
            return Err(text!("cli-quarto-dialect"));
        }
    };
    let lineup = arguments.game.players.lineup(&Settings::default())?.unwrap_or_default();
    if lineup.computer == ComputerSides::None && arguments.game.players.seed.is_some() {
        return Err(text!("cli-flag-needs-computer", flag = "--seed"));
    }
    let seed = arguments.game.players.seed();
    let players = lineup.participants(lot(seed, 0));
    let (file, shows_board) = (arguments.file.clone(), arguments.board);
    Ok(NumbersDialog { game, file, shows_board, players, seed })
}

struct User {
    store: Store,
    themes: Themes,
    locales: Locales,
    settings: Settings,
    keymap: Keymap,
    /// Reason for using the default settings.
    problem: Option<SettingsError>,
}

/// Checks that the terminal can show the full screen.
fn check_terminal() -> anyhow::Result<()> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        bail!(text!("cli-no-terminal"));
    }
    if !TerminalKind::of_environment().has_cursor {
        bail!(text!("cli-dumb-terminal"));
    }
    Ok(())
}

fn play(arguments: ScreenArguments, language: Option<LanguageName>) -> anyhow::Result<()> {
    let user = User::read(language);
    let wrong = |why| usage("", why);
    let selection = arguments.game.selection(user.settings.rule).map_err(wrong)?;
    let lineup = arguments.game.players.lineup(&user.settings).map_err(wrong)?;
    check_terminal()?;
    let store = &user.store;
    let usual = Choice::from(&user.settings);
    let board = usual.kind.variant();
    let last = store.last().unwrap_or(usual);
    let kind = match selection {
        Selection::Kind(kind) => Some(kind),
        Selection::Gomoku(rule) => Some(GameKind::Rows(board.with_rule(rule))),
        Selection::Nothing | Selection::Custom => None,
    };
    let (opening, choice) = match (&arguments.saved, selection) {
        (Some(path), _) => {
            let current = kind.map_or(board, GameKind::variant);
            let loaded = store.load(path, current).with_context(|| input::cannot_load(path))?;
            let lineup = lineup.unwrap_or(usual.lineup);
            fits(loaded.record.on_board(), selection, lineup.computer)
                .with_context(|| input::cannot_load(path))?;
            let named = kind.filter(|_| matches!(selection, Selection::Kind(_)));
            (Opening::Load(path.clone(), Box::new(loaded), named), Choice { lineup, ..usual })
        }
        (None, Selection::Custom) => {
            (Opening::Form, Choice { lineup: lineup.unwrap_or(last.lineup), ..last })
        }
        (None, Selection::Gomoku(_) | Selection::Nothing) if lineup.is_none() => {
            let kind = kind.unwrap_or(last.kind);
            (Opening::Start(kind.variant().rule()), Choice { kind, ..last })
        }
        // Named players start at once, with default values for everything else.
        (None, _) => {
            let kind = kind.unwrap_or(usual.kind);
            let lineup = lineup.unwrap_or(usual.lineup);
            (Opening::New(kind), Choice { kind, lineup, ..usual })
        }
    };
    let Choice { kind, lineup, time } = choice;
    let files = arguments.file.or(arguments.saved).map_or_else(|| store.files(), Files::One);
    let (seed, ponders) = (arguments.game.players.seed(), arguments.ponder);
    let (setup, store) = user.setup(&arguments.look, files)?;
    let time = arguments.clock.unwrap_or(time);
    tui::run(opening, Setup { kind, lineup, time, seed, ponders, ..setup }, store)
}

/// Opens the puzzles over the start screen.
fn practise(look: &LookArguments, language: Option<LanguageName>) -> anyhow::Result<()> {
    let user = User::read(language);
    check_terminal()?;
    let Choice { kind, lineup, time } =
        user.store.last().unwrap_or_else(|| Choice::from(&user.settings));
    let files = user.store.files();
    let (setup, store) = user.setup(look, files)?;
    let seed = any_seed();
    tui::run(Opening::Puzzles, Setup { kind, lineup, time, seed, ..setup }, store)
}

impl User {
    /// Reads the user's settings; a language of the command line goes before them.
    fn read(language: Option<LanguageName>) -> Self {
        let store = Store::of_user();
        let (themes, locales) = (Themes::with_own(store.themes()), config::locales(&store));
        let (mut settings, keymap, problem) = config::settings(&store, &themes, &locales);
        settings.language = language.unwrap_or(settings.language);
        Self { store, themes, locales, settings, keymap, problem }
    }

    /// Combines the look with these default files.
    fn setup(self, look: &LookArguments, files: Files) -> anyhow::Result<(Setup, Store)> {
        let Self { store, themes, locales, settings, keymap, problem } = self;
        let (settings, profile) = look.over(settings, TerminalKind::of_environment());
        let cores = std::thread::available_parallelism().unwrap_or(std::num::NonZeroUsize::MIN);
        let problem = problem.map(|why| why.to_string());
        let setup = Setup::set(files, settings, profile, locales, themes)?;
        let places = store.places();
        Ok((Setup { problem, keymap, cores, places, ..setup }, store))
    }
}

impl LookArguments {
    fn over(&self, settings: Settings, terminal: TerminalKind) -> (Settings, TerminalProfile) {
        let glyphs = match self.glyphs {
            _ if self.ascii => GlyphChoice::Ascii,
            glyphs => glyphs.unwrap_or(settings.glyphs),
        };
        let theme = self.theme.clone().unwrap_or(settings.theme);
        let mouse = settings.mouse && !self.no_mouse;
        let profile = TerminalProfile {
            theme: if terminal.is_light { DEFAULT_LIGHT } else { DEFAULT },
            depth: if self.no_color { Depth::None } else { terminal.depth },
            glyphs: terminal.glyphs,
            has_title: terminal.has_window,
            has_clipboard: terminal.has_window,
        };
        (Settings { theme, glyphs, mouse, ..settings }, profile)
    }
}

/// Checks that the game in a file matches the arguments.
fn fits(game: &AnyGame, selection: Selection, sides: ComputerSides) -> anyhow::Result<()> {
    let why = match (game, selection) {
        (
            AnyGame::Quarto(_),
            Selection::Gomoku(_) | Selection::Custom | Selection::Kind(GameKind::Rows(_)),
        ) => text!("cli-is-quarto"),
        (AnyGame::Rows(_), Selection::Kind(GameKind::Quarto(_))) => text!("cli-no-quarto"),
        (AnyGame::Quarto(game), Selection::Kind(GameKind::Quarto(Topology::Torus)))
            if game.shape().topology() == Topology::Plane =>
        {
            text!("cli-not-torus")
        }
        (AnyGame::Quarto(_), _) if sides != ComputerSides::None => {
            text!("cli-quarto-computer")
        }
        _ => return Ok(()),
    };
    bail!(why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }
}
