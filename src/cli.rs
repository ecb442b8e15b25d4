//! Command line: parses the arguments and runs the requested command.

mod analyse;
mod bench;
mod brain;
mod check;
mod choice;
mod config;
mod convert;
mod dialog;
mod engine;
mod export;
mod friend;
mod game;
mod games;
mod guard;
mod help;
mod input;
mod matches;
mod moves;
mod output;
mod players;
mod proof;
mod puzzle;
#[cfg(test)]
mod read_back;
mod shell;
mod show;
mod solve;
mod source;
mod stats;
mod system;
mod terminal;
mod themes;

use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context as _, bail};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory as _, Parser, Subcommand, ValueEnum};

use crate::formats::{Encoding, ReadOptions};
use crate::friend::Purpose;
use crate::game::{AnyGame, ComputerSides, EngineName, GameKind, Lineup, TimeControl};
use crate::line::{Dialog, GameChoice, NumbersDialog};
use crate::locale::{Locales, text};
use crate::player::{any_seed, lot};
use crate::printable::{printable, printable_lines};
use crate::rules::opening::OpeningRule;
use crate::rules::{Rule, Topology};
use crate::settings::engines::EngineEntry;
use crate::settings::{Choice, GlyphChoice, LanguageName, Settings, Stakes, ThemeName};
use crate::store::{self, Files, SettingsError, Store};
use crate::tui;
use crate::tui::app::{Opening, Questions, Setup, TerminalProfile};
use crate::tui::keymap::Keymap;
use crate::tui::theme::{Depth, Themes, default_theme};
use analyse::AnalyseArguments;
use bench::BenchArguments;
use brain::BrainArguments;
use check::CheckArguments;
use choice::{given, one_of, opening_rule};
use config::ConfigArguments;
use convert::ConvertArguments;
use engine::EngineCommands;
use export::ExportArguments;
use friend::{HostArguments, JoinArguments};
use game::{GameArguments, GameName, Selection};
use games::GamesArguments;
use matches::MatchArguments;
use output::{is_closed_pipe, tell_failure};
use puzzle::PuzzleArguments;
use shell::{CompletionsArguments, ManArguments};
use show::ShowArguments;
use solve::SolveArguments;
use stats::StatsArguments;
use terminal::TerminalKind;

/// Gomoku for your terminal: play a friend or the computer
///
/// It also plays connect four, tic-tac-toe and Quarto. Without a game or a FILE
/// it opens the start menu. Press ? at any time for the keys.
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
    /// Wait for a friend to play with, on this machine or by ssh
    ///
    /// A friend on this machine types gomoku join. From another machine,
    /// gomoku join ssh://[USER@]HOST logs in by ssh and finds the game.
    /// Nothing listens on the network. An unfinished game with the same friend
    /// continues; docs/friends.md has more.
    ///
    /// --stdio passes standard input and output to the game that waits on
    /// this machine. ssh runs this; any other pipe can, too.
    #[command(verbatim_doc_comment)]
    Host(Box<HostArguments>),
    /// Join a friend who waits with gomoku host
    ///
    /// ADDRESS is empty for a game of yours on this machine, NAME for another
    /// one, ~USER for one of another user, or ssh://[USER@]HOST[:PORT] for one
    /// on another machine, where your own ssh logs in.
    #[command(verbatim_doc_comment)]
    Join(JoinArguments),
    /// Watch a game of friends
    ///
    /// ADDRESS is that of the host, as for join.
    #[command(verbatim_doc_comment)]
    Watch(JoinArguments),
    /// Play in plain lines, for pipes, scripts and screen readers
    ///
    /// The default dialog plays Gomoku on 15x15, 17x17 or 19x19 and asks for
    /// the size; --size answers beforehand and takes 20, too. A move is
    /// "row,column" from 0 at the top left, such as 5,7. ! resigns, d offers
    /// a draw, s saves and l loads. --game and --dialect choose other games
    /// and dialogs; docs/line.md describes them.
    ///
    /// The dialogs are in English, whatever the language is.
    #[command(verbatim_doc_comment)]
    Line(LineArguments),
    /// Play for a tournament manager by the Gomocup protocol
    ///
    /// Reads commands from standard input and writes replies to standard
    /// output; docs/gomocup.md lists them. A copy of the program, or a link to
    /// it, whose name begins with pbrain- needs no arguments.
    ///
    /// --threads applies unless the manager sets a number. The tables use at
    /// most half of the memory that the manager allows, and never more than
    /// --memory.
    #[command(verbatim_doc_comment)]
    Brain(BrainArguments),
    /// Find a forced win in a Gomoku position
    ///
    /// The first line of the answer is "win in N: ..." with N moves of the
    /// winner and both sides' moves in turn, up to the five or a four that
    /// cannot be stopped; or "no win by fours"; or "not decided". The board
    /// follows, with these moves as numbers.
    ///
    /// With --game connect4, tictactoe, custom or quarto it proves the value of
    /// the position: "win in N", "loss in N", "draw" or "not decided". N counts
    /// the moves of the winner. "best" lists the moves proved to be best. In
    /// connect four, "score" comes first. A position of Quarto is written as
    /// "select 3, place 0;1". docs/analyse.md explains it all.
    ///
    /// If a file does not name its board, the first of 15x15, 17x17, 19x19 and
    /// 20x20 that holds all stones is assumed and reported on standard error;
    /// --size sets it.
    ///
    /// The exit status is 0 whatever the answer is, 1 if the file holds no
    /// such game, 2 for wrong arguments. To open a file whose name looks like
    /// a position, write ./h8.
    #[command(verbatim_doc_comment)]
    Solve(SolveArguments),
    /// Show the best moves in a Gomoku position
    ///
    /// Thinks for a few seconds, or less if it proves a result. Each line shows
    /// the chance of winning for the side to move, or who wins in how many
    /// moves (counted as by solve); the search depth; and the expected moves of
    /// both sides in turn. The board follows, with the moves of the first line
    /// as numbers.
    ///
    /// With --game it analyses connect four, tic-tac-toe and custom games.
    ///
    /// Positions, files and the exit status are as for solve.
    #[command(verbatim_doc_comment, visible_alias = "analyze")]
    Analyse(AnalyseArguments),
    /// List games in files and folders, or explore a position
    ///
    /// Without a PATH it lists your finished games. Folders are searched with
    /// all their subfolders. Each game is a line of fields with tabs between
    /// them: date, X, O, result, game, number of moves, file, number in the
    /// file, opening, opening rule. - is unknown, or none. For a damaged game
    /// the fourth field is the reason.
    ///
    /// A position matches every game that reached it, in any order of moves
    /// and however the board is rotated or reflected. --explore prints a table
    /// instead: the number of games and the results of each continuation. An
    /// index of the files is kept in your cache folder.
    #[command(verbatim_doc_comment)]
    Games(GamesArguments),
    /// Solve puzzles, or make new ones from games
    ///
    /// Without options it opens your puzzles on the full screen. Where there is
    /// no terminal, it lists the puzzles to solve today, as --list does.
    ///
    /// --from searches every position of the games in the files for those in
    /// which exactly one move wins by threats, or does not lose. In files that
    /// end with .jsonl it takes each position with a win by threats. Puzzles
    /// are printed and saved as they are found, so that you can stop at any
    /// time. Duplicates are skipped, also rotated and reflected ones.
    ///
    /// docs/formats.md describes the format.
    #[command(verbatim_doc_comment)]
    Puzzle(PuzzleArguments),
    /// Learn the game in twelve short lessons
    ///
    /// It opens the list of lessons on the full screen. Each lesson is a board
    /// with one task, and takes about a minute.
    #[command(verbatim_doc_comment)]
    Learn(LookArguments),
    /// Show statistics of your games and puzzles
    ///
    /// Your finished games against the computer by level, side, game and
    /// opening; your accuracy in the games that you reviewed; the wins and
    /// threats that you overlooked; and your puzzles by theme. Games between
    /// two people are only counted, and copies of other people's games are
    /// left out.
    #[command(verbatim_doc_comment)]
    Stats(StatsArguments),
    /// Add, list, remove or examine other engines
    ///
    /// Other engines are programs that speak the Gomocup protocol, such as
    /// those of the tournament. Play one with --o NAME; docs/engines.md
    /// describes the list.
    #[command(verbatim_doc_comment)]
    Engine(EngineCommands),
    /// Play a match between engines, and show which is stronger
    ///
    /// ENGINE is a name from your list (gomoku engine list), or gomoku for this
    /// program. Settings follow behind commas: time, game-time, nodes, depth,
    /// memory, threads, tolerance, restart=always, suspend=yes, name, info.KEY.
    /// An engine that is not in your list ends with its command:
    ///
    ///   gomoku match rapfi,time=1s 'new,command=./pbrain-x --quiet'
    ///
    /// Each opening is played twice, with colours exchanged. The table shows
    /// the difference in Elo with its error from these pairs of games.
    ///
    /// Each game is written to a journal when it ends. After an interruption
    /// the same command with --record continues the match.
    #[command(verbatim_doc_comment)]
    Match(Box<MatchArguments>),
    /// Measure the speed of the engine
    ///
    /// Searches fixed Gomoku positions to a fixed depth with one thread. For
    /// each position it prints the name, the best move, the depth and the
    /// number of nodes; then all nodes, the nodes per second, and a signature
    /// of nodes and moves. The signature is the same on every machine and
    /// changes whenever the search does.
    #[command(verbatim_doc_comment)]
    Bench(BenchArguments),
    /// Show a saved game: players, board and side to move
    ///
    /// Reads SGF, CSV, Piskvork's .psq and .rec, position text (.txt, .pos)
    /// and journals. Of several games in a file it shows the first.
    #[command(verbatim_doc_comment)]
    Show(ShowArguments),
    /// Convert games to another format
    ///
    /// The endings of the names choose the formats: sgf, csv, psq, rec, txt.
    /// Only SGF holds everything, and several games; what another format
    /// cannot hold is reported on standard error. An existing file is replaced
    /// only if it is a saved game; a backup stays under its name with ~.
    #[command(verbatim_doc_comment)]
    Convert(ConvertArguments),
    /// Draw a game as a picture: SVG, PNG or GIF
    ///
    /// The ending of the picture's name chooses the format. Of several games in
    /// a file the first is drawn. --moves shows one move after another, as a
    /// moving GIF or SVG.
    ///
    /// An existing file is replaced only if it is a picture; a backup stays
    /// under its name with ~.
    #[command(verbatim_doc_comment)]
    Export(ExportArguments),
    /// Check that games are legal and their results are right
    ///
    /// Prints a line for each game: the moves and whose turn it is or how it
    /// ended, the format, the encoding, the board and its rule, and what was
    /// tolerated. The exit status is 1 if any has mistakes.
    #[command(verbatim_doc_comment)]
    Check(CheckArguments),
    /// Show the colour themes, or only their names in a pipe
    Themes,
    /// Check your settings, or print the defaults
    ///
    /// Mistakes in the settings file are reported with line and column, and
    /// the exit status is 1.
    #[command(verbatim_doc_comment)]
    Config(ConfigArguments),
    /// Print the completions for a shell
    ///
    /// For bash: source <(gomoku completions bash)
    #[command(verbatim_doc_comment)]
    Completions(CompletionsArguments),
    /// Print a manual page: of the program, or of a subcommand
    ///
    /// To read it: gomoku man solve | man -l -
    #[command(verbatim_doc_comment)]
    Man(ManArguments),
}

#[derive(Debug, Args)]
struct ScreenArguments {
    /// Open this saved game, and save to it
    #[arg(value_name = "FILE")]
    saved: Option<PathBuf>,

    #[command(flatten)]
    game: GameArguments,

    /// Save to and load from this file [default: one for each game]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Encoding of the letters, such as windows-1251 [default: from the file]
    #[arg(long, value_name = "ENCODING")]
    encoding: Option<Encoding>,

    /// Opening rule of the new game; those of renju imply --rule renju
    #[arg(long, value_name = "RULE", value_parser = opening_rule(), conflicts_with = "rated")]
    opening: Option<OpeningRule>,

    /// Play Gomoku for your rating: an even game, or at --level N
    #[arg(long, conflicts_with_all = ["watch", "first", "x", "o", "seed", "draw_after"])]
    rated: bool,

    /// Time control: none, 5m, 5m+3s or 10s/move
    #[arg(long, value_name = "TIME")]
    clock: Option<TimeControl>,

    /// Let the computer think on your time, too (levels 9 and 10)
    #[arg(long)]
    ponder: bool,

    #[command(flatten)]
    look: LookArguments,
}

#[derive(Debug, Args)]
struct LookArguments {
    /// Colour theme; gomoku themes shows them all
    #[arg(long, value_name = "NAME", value_parser = theme_name)]
    theme: Option<ThemeName>,

    /// Draw lines, dots (narrow in every terminal) or ASCII characters
    #[arg(long, value_name = "GLYPHS", value_parser = one_of([
        ("lines", GlyphChoice::Lines),
        ("dots", GlyphChoice::Dots),
        ("ascii", GlyphChoice::Ascii),
    ]))]
    glyphs: Option<GlyphChoice>,

    /// Draw only ASCII characters, as with --glyphs ascii
    #[arg(long, conflicts_with = "glyphs")]
    ascii: bool,

    /// Draw without colours, as with a variable NO_COLOR that is not empty
    #[arg(long)]
    no_color: bool,

    /// Leave the mouse to the terminal, to select text
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

    /// Opening rule of the new game; those of renju imply --rule renju
    #[arg(long, value_name = "RULE", value_parser = opening_rule())]
    opening: Option<OpeningRule>,

    /// Save to and load from this file [default: one for each game]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Show the board after each move
    #[arg(long)]
    board: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Dialect {
    /// Moves as "row,column", for all games but Quarto
    Numbers,
    /// Moves as "G 7", for Gomoku on 13x13; O begins
    Letters,
    /// Commands such as "place 1;4", for Quarto
    Commands,
}

/// Runs the program with these arguments, starting with its own name.
///
/// The status is 0 on success or if nobody read the output, 1 after a failure, 2 for invalid
/// arguments.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let mut arguments = brain::named(arguments);
    if let Some(status) = guard::run(&arguments) {
        return status;
    }
    // Help and usage show this name.
    if let Some(name) = arguments.first_mut() {
        *name = printable(&name.to_string_lossy()).into_owned().into();
    }
    let language = language_of(&arguments);
    behind_command(&mut arguments);
    if arguments.get(1).is_some_and(|word| word == "help") {
        drop_flags(&mut arguments);
    }
    let parsed = Arguments::try_parse_from(&arguments).map_err(|error| {
        config::speak(language.as_ref());
        anyhow::Error::from(worded(error, &arguments))
    });
    let Err(error) = parsed.and_then(execute) else { return ExitCode::SUCCESS };
    match error.downcast::<clap::Error>() {
        // Help and version are answers, too.
        Ok(answer) => {
            let status = u8::try_from(answer.exit_code()).unwrap_or(2);
            match print(answer) {
                Err(error) if !is_closed_pipe(&error) => ExitCode::FAILURE,
                _ => ExitCode::from(status),
            }
        }
        Err(error) => {
            tell_failure(&error);
            ExitCode::FAILURE
        }
    }
}

/// Returns the language of a flag, whether or not the other arguments are right.
fn language_of(arguments: &[OsString]) -> Option<LanguageName> {
    let mut arguments = arguments.iter().skip(1).map(|argument| argument.to_string_lossy());
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix(LANGUAGE) {
            Some("") => return LanguageName::new(&arguments.next()?),
            Some(rest) if rest.starts_with('=') => return LanguageName::new(&rest[1..]),
            _ if argument == "--" => return None,
            _ => {}
        }
    }
    None
}

/// Drops the flags after `help`, where clap does not accept any.
fn drop_flags(arguments: &mut Vec<OsString>) {
    let mut is_language = false;
    arguments.retain(|argument| {
        let argument = argument.to_string_lossy();
        let is_flag = is_language || argument == "-h" || argument.starts_with("--");
        is_language = argument == LANGUAGE;
        !is_flag
    });
}

/// Moves a language flag from before a subcommand that accepts no arguments there to after it.
fn behind_command(arguments: &mut [OsString]) {
    let flag = match arguments.get(1).and_then(|flag| flag.to_str()?.strip_prefix(LANGUAGE)) {
        Some("") => 1..3,
        Some(rest) if rest.starts_with('=') => 1..2,
        _ => return,
    };
    let Some(word) = arguments.get(flag.end) else { return };
    if is_command(word) {
        arguments[flag.start..=flag.end].rotate_left(flag.len());
    }
}

const LANGUAGE: &str = "--language";

fn is_command(word: &OsStr) -> bool {
    word == "help" || Arguments::command().find_subcommand(word).is_some()
}

/// Words an error of the arguments, or the help, in the language of the thread.
fn worded(error: clap::Error, arguments: &[OsString]) -> clap::Error {
    let is_help = arguments.get(1).is_some_and(|word| word == "help");
    if let Some(word) = arguments.get(1 + usize::from(is_help))
        && let Some(error) = unknown_command(Path::new(word))
    {
        return error;
    }
    let command = help::translated(Arguments::command());
    command.try_get_matches_from(arguments).err().unwrap_or(error)
}

/// Error of a word that is neither a file nor a command, with the command that it may stand for.
fn unknown_command(word: &Path) -> Option<clap::Error> {
    let text = word.to_str()?;
    let is_word = word.file_name() == Some(word.as_os_str()) && word.extension().is_none();
    if !is_word || text.starts_with('-') || is_command(word.as_os_str()) || store::is_there(word) {
        return None;
    }
    let commands = Arguments::command().get_subcommands().cloned().collect::<Vec<_>>();
    let without_file = clap::Command::new("gomoku").subcommands(commands);
    let refused = without_file.try_get_matches_from(["gomoku", text]).err();
    let suggested = refused.as_ref().and_then(|it| it.get(ContextKind::SuggestedSubcommand));
    // The last one is the nearest.
    let nearest = match suggested {
        Some(ContextValue::String(name)) => Some(name),
        Some(ContextValue::Strings(names)) => names.last(),
        _ => None,
    };
    Some(usage(
        "",
        match nearest {
            Some(nearest) => text!("cli-did-you-mean", name = text, command = nearest),
            None => text!("cli-unknown-command", name = text),
        },
    ))
}

fn execute(arguments: Arguments) -> anyhow::Result<()> {
    // Programs and scripts read the output of these two, whatever language their user speaks.
    if !matches!(arguments.program, Some(Program::Line(_) | Program::Brain(_))) {
        config::speak(arguments.language.as_ref());
    }
    let Arguments { program, language, screen } = arguments;
    match program {
        None => play(screen, language),
        Some(Program::Line(mut arguments)) => {
            let dialog = dialog(&mut arguments).or_else(|_| {
                // Only refusals are meant for people.
                config::speak(language.as_ref());
                dialog(&mut arguments).map_err(|why| usage("line", why))
            });
            dialog::run(dialog?)
        }
        Some(Program::Brain(arguments)) => brain::run(&arguments),
        Some(Program::Engine(commands)) => engine::run(&commands),
        Some(Program::Solve(arguments)) => solve::run(&arguments),
        Some(Program::Analyse(arguments)) => analyse::run(&arguments),
        Some(Program::Games(arguments)) => games::run(&arguments),
        Some(Program::Puzzle(arguments)) if arguments.opens_screen() => {
            let opening = Opening::Puzzles(arguments.activity);
            open_screen(opening, &arguments.look, language)
        }
        Some(Program::Puzzle(arguments)) => puzzle::run(arguments),
        Some(Program::Host(arguments)) => friend::host(*arguments, language),
        Some(Program::Join(arguments)) => friend::join(&arguments, Purpose::Play, language),
        Some(Program::Watch(arguments)) => friend::join(&arguments, Purpose::Watch, language),
        Some(Program::Learn(arguments)) => open_screen(Opening::Lessons, &arguments, language),
        Some(Program::Stats(arguments)) => stats::run(&arguments),
        Some(Program::Match(arguments)) => matches::run(&arguments, language),
        Some(Program::Bench(arguments)) => bench::run(&arguments),
        Some(Program::Show(arguments)) => show::run(&arguments),
        Some(Program::Convert(arguments)) => convert::run(&arguments),
        Some(Program::Export(arguments)) => export::run(&arguments),
        Some(Program::Check(arguments)) => check::run(&arguments),
        Some(Program::Themes) => themes::run(),
        Some(Program::Config(arguments)) => config::run(&arguments),
        Some(Program::Completions(arguments)) => {
            shell::completions(&arguments, Arguments::command())
        }
        Some(Program::Man(arguments)) => shell::man(&arguments, Arguments::command()),
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
    let text = match answer.kind() {
        ErrorKind::DisplayHelp => help::with_headings(&answer.render().to_string()),
        _ => answer.render().to_string(),
    };
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

fn dialog(arguments: &mut LineArguments) -> Result<Dialog, String> {
    let named = arguments.game.named();
    let (dialog, dialect, game) = match (arguments.dialect, named) {
        (Some(Dialect::Letters), _) => (Dialog::Letters, "letters", GameName::Gomoku),
        (Some(Dialect::Commands), _) | (None, Some(GameName::Quarto)) => {
            (Dialog::Commands, "commands", GameName::Quarto)
        }
        (None | Some(Dialect::Numbers), _) => {
            let opening = arguments.opening.unwrap_or_default();
            let selection = arguments.game.selection_for(opening, Rule::Freestyle)?;
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
    let others = given([
        ("--opening", arguments.opening.is_some()),
        ("--file", arguments.file.is_some()),
        ("--board", arguments.board),
    ]);
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
    if let Some(name) = arguments.game.players.engines().next() {
        return Err(text!("cli-line-engine", name = name));
    }
    let lineup = arguments.game.players.lineup(&Settings::default(), &[])?.unwrap_or_default();
    let is_fixed = lineup.computer == ComputerSides::None && !lineup.is_by_lot();
    if is_fixed && arguments.game.players.seed.is_some() {
        return Err(text!("cli-flag-needs-computer", flag = "--seed"));
    }
    let seed = arguments.game.players.seed();
    let players = lineup.participants(lot(seed, 0));
    let (file, shows_board) = (arguments.file.clone(), arguments.board);
    let limit = arguments.game.kind.draw_after.unwrap_or_default();
    let foul = arguments.game.kind.foul.unwrap_or_default();
    let opening = arguments.opening.unwrap_or_default();
    Ok(NumbersDialog { game, opening, file, shows_board, players, seed, limit, foul })
}

struct User {
    store: Store,
    themes: Themes,
    locales: Locales,
    settings: Settings,
    keymap: Keymap,
    /// Other engines that the user has listed.
    engines: Result<Vec<Arc<EngineEntry>>, SettingsError>,
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

fn play(mut arguments: ScreenArguments, language: Option<LanguageName>) -> anyhow::Result<()> {
    if let Some(error) = arguments.saved.as_deref().and_then(unknown_command) {
        return Err(error.into());
    }
    let mut user = User::read(language);
    if arguments.game.players.engines().next().is_some() {
        // Without the list no engine can be found.
        user.engines = Ok(user.engines?);
    }
    let wrong = |why| usage("", why);
    let game = &mut arguments.game;
    let selection = game.selection_for(arguments.opening.unwrap_or_default(), user.settings.rule);
    let selection = selection.map_err(wrong)?;
    let lineup =
        arguments.game.players.lineup(&user.settings, &user.engine_names()).map_err(wrong)?;
    let stakes = arguments.stakes(selection, lineup).map_err(wrong)?;
    if arguments.opening.is_some() && arguments.saved.is_some() {
        return Err(wrong(text!("cli-opening-file")).into());
    }
    if arguments.encoding.is_some() && arguments.saved.is_none() {
        return Err(wrong(text!("cli-encoding-file")).into());
    }
    check_terminal()?;
    arguments.game.kind.replace(&mut user.settings);
    let store = &user.store;
    let usual = Choice::from(&user.settings);
    let board = usual.kind.variant();
    let last = store.last().unwrap_or(usual);
    let kind = selection.on(board);
    let (opening, choice) = match (&arguments.saved, selection) {
        (Some(path), _) => {
            let current = kind.map_or(board, GameKind::variant);
            let options = ReadOptions { encoding: arguments.encoding, ..ReadOptions::on(current) };
            let loaded =
                store.load_with(path, options).with_context(|| input::cannot_load(path))?;
            // The file says nothing about who plays on.
            let lineup = lineup.unwrap_or(last.lineup.with(ComputerSides::None));
            fits(loaded.record.on_board(), selection).with_context(|| input::cannot_load(path))?;
            // If this fails, the file is not offered the next time.
            let _ = store.remember_file(path);
            let kind = kind.filter(|_| matches!(selection, Selection::Kind(_)));
            let (path, loaded) = (path.clone(), Box::new(loaded));
            let encoding = arguments.encoding;
            (Opening::Load { path, loaded, kind, encoding }, Choice { lineup, ..usual })
        }
        (None, Selection::Custom) => {
            (Opening::Form, Choice { lineup: lineup.unwrap_or(last.lineup), ..last })
        }
        (None, Selection::Gomoku(_) | Selection::Nothing)
            if lineup.is_none() && stakes == Stakes::Casual =>
        {
            let kind = kind.unwrap_or(last.kind);
            (Opening::Start(kind.variant().rule()), Choice { kind, ..last })
        }
        // A named game starts at once, with the last opponent and default values for the rest.
        (None, _) => {
            let kind = kind.unwrap_or(usual.kind);
            let mut lineup = lineup.unwrap_or(last.lineup);
            if stakes != Stakes::Casual && lineup.participants(false).person().is_none() {
                lineup = lineup.with(ComputerSides::Second);
            }
            if stakes != Stakes::Casual {
                lineup = lineup.at_levels(user.settings.level);
            }
            (Opening::New(kind), Choice { kind, lineup, stakes, ..usual })
        }
    };
    // Rated games have no opening rule.
    let rated = arguments.rated.then_some(OpeningRule::Free);
    let opening_rule = arguments.opening.or(rated).unwrap_or(choice.opening);
    let Choice { kind, lineup, time, stakes, .. } = choice;
    let rating = arguments.rated.then(|| Box::new(store.rating()));
    let files = arguments.file.or(arguments.saved).map_or_else(|| store.files(), Files::One);
    let (seed, ponders) = (arguments.game.players.seed(), arguments.ponder);
    let (setup, store) = user.setup(&arguments.look, files)?;
    let time = arguments.clock.unwrap_or(time);
    let setup = Setup { kind, opening: opening_rule, lineup, time, stakes, ..setup };
    tui::run(opening, Setup { rating, seed, ponders, ..setup }, store)
}

impl ScreenArguments {
    /// Checks whether the game is rated, and refuses games that cannot be.
    fn stakes(&self, selection: Selection, lineup: Option<Lineup>) -> Result<Stakes, String> {
        let can_be_rated = match selection {
            Selection::Nothing | Selection::Gomoku(_) => true,
            Selection::Custom => false,
            Selection::Kind(kind) => kind.can_be_rated(),
        };
        match lineup {
            _ if !self.rated => Ok(Stakes::Casual),
            _ if self.saved.is_some() => Err(text!("cli-rated-file")),
            _ if !can_be_rated => Err(text!("cli-rated-game")),
            Some(lineup) if lineup.computer == ComputerSides::None => {
                Err(text!("cli-flag-needs-computer", flag = "--rated"))
            }
            _ if self.game.players.level.is_some() => Ok(Stakes::Rated),
            _ => Ok(Stakes::Even),
        }
    }
}

/// Opens the puzzles or the lessons over the start screen.
fn open_screen(
    opening: Opening,
    look: &LookArguments,
    language: Option<LanguageName>,
) -> anyhow::Result<()> {
    let user = User::read(language);
    check_terminal()?;
    let Choice { kind, opening: opening_rule, lineup, time, stakes } = user.last();
    let files = user.store.files();
    let (setup, store) = user.setup(look, files)?;
    let seed = any_seed();
    let setup = Setup { kind, opening: opening_rule, lineup, time, stakes, seed, ..setup };
    tui::run(opening, setup, store)
}

impl User {
    /// Choice of the last game, or the usual one of the settings.
    fn last(&self) -> Choice {
        self.store.last().unwrap_or_else(|| Choice::from(&self.settings))
    }

    /// Reads the user's settings. A language given on the command line takes precedence.
    fn read(language: Option<LanguageName>) -> Self {
        let store = Store::of_user();
        let (themes, locales) = (Themes::with_own(store.themes()), config::locales(&store));
        let (mut settings, keymap, problem) = config::settings(&store, &themes, &locales);
        settings.language = language.unwrap_or(settings.language);
        let engines = store.engines().map(|all| all.into_iter().map(Arc::new).collect());
        Self { store, themes, locales, settings, keymap, engines, problem }
    }

    fn engine_names(&self) -> Vec<EngineName> {
        self.engines.iter().flatten().map(|entry| entry.name).collect()
    }

    /// Combines the look with these default files.
    fn setup(self, look: &LookArguments, files: Files) -> anyhow::Result<(Setup, Store)> {
        let Self { store, themes, locales, settings, keymap, engines, problem } = self;
        // They stay in the terminal after the screen has gone.
        store.settings_text().iter().for_each(|text| config::tell_notes(text));
        let (settings, profile) = look.over(settings, TerminalKind::of_environment());
        let cores = std::thread::available_parallelism().unwrap_or(std::num::NonZeroUsize::MIN);
        let (engines, unread) = match engines {
            Ok(engines) => (engines, None),
            Err(why) => (Vec::new(), Some(why)),
        };
        let problem = problem.or(unread).map(|why| why.to_string());
        let setup = Setup::set(files, settings, profile, locales, themes)?;
        let places = store.places();
        let (chance, login) = (friend::chance()?, terminal::login());
        Ok((Setup { engines, problem, keymap, cores, places, login, chance, ..setup }, store))
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
            theme: default_theme(terminal.is_light),
            depth: if self.no_color { Depth::None } else { terminal.depth },
            glyphs: terminal.glyphs,
            has_title: terminal.has_window,
            has_clipboard: terminal.has_window,
            questions: if self.no_color {
                terminal.questions.min(Questions::Background)
            } else {
                terminal.questions
            },
        };
        (Settings { theme, glyphs, mouse, ..settings }, profile)
    }
}

/// Checks that the game in a file matches the arguments.
fn fits(game: &AnyGame, selection: Selection) -> anyhow::Result<()> {
    let why = match (game, selection) {
        (
            AnyGame::Quarto(_),
            Selection::Gomoku(_) | Selection::Custom | Selection::Kind(GameKind::Rows(_)),
        ) => text!("cli-is-quarto"),
        (AnyGame::Rows(_), Selection::Kind(GameKind::Quarto(_))) => text!("cli-no-quarto"),
        (AnyGame::Quarto(game), Selection::Kind(GameKind::Quarto(board)))
            if board.topology == Topology::Torus && game.board().topology == Topology::Plane =>
        {
            text!("cli-not-torus")
        }
        _ => return Ok(()),
    };
    bail!(why)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn an_opening_selects_a_game_that_it_fits() {
        let selection = |typed: &str| {
            let typed = format!("gomoku --opening {typed}");
            let mut screen = Arguments::try_parse_from(typed.split(' ')).unwrap().screen;
            screen.game.selection_for(screen.opening.unwrap(), Rule::Standard)
        };
        let kind = |variant| Ok(Selection::Kind(GameKind::Rows(variant)));
        let renju = Variant::GOMOKU_15.with_rule(Rule::Renju);
        for (typed, expected) in [
            ("free", Ok(Selection::Nothing)),
            ("swap2", Ok(Selection::Gomoku(Rule::Standard))),
            ("rif", Ok(Selection::Gomoku(Rule::Renju))),
            ("taraguchi --rule renju", Ok(Selection::Gomoku(Rule::Renju))),
            ("swap --rule caro", Ok(Selection::Gomoku(Rule::Caro))),
            ("sakata --size 15", kind(renju)),
            ("sakata --game custom", kind(renju)),
            ("swap2 --game custom", Ok(Selection::Custom)),
            ("swap2 --size 15", kind(Variant::GOMOKU_15.with_rule(Rule::Standard))),
        ] {
            assert_eq!(selection(typed), expected, "{typed}");
        }
    }

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }
}
