//! Messages used in the sources: calls of `text!`, `message!` and `phrase!`, and other literals.

use super::{BTreeSet, Delimiter, LazyLock, Path, TokenStream, TokenTree, fs};

/// Call of one of the macros.
pub struct Call {
    pub file: String,
    pub id: String,
    /// English words of `message!` and `phrase!`.
    pub english: Option<String>,
    pub arguments: BTreeSet<String>,
}

static SOURCES: LazyLock<(Vec<Call>, BTreeSet<String>)> = LazyLock::new(read);
pub static CALLS: LazyLock<&Vec<Call>> = LazyLock::new(|| &SOURCES.0);
/// Literals of all sources, which include the names of messages in tables.
pub static LITERALS: LazyLock<&BTreeSet<String>> = LazyLock::new(|| &SOURCES.1);

fn read() -> (Vec<Call>, BTreeSet<String>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut calls, mut literals) = (Vec::new(), BTreeSet::new());
    let mut open = vec![root.join("core/src"), root.join("src")];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let tokens: TokenStream = text.parse().unwrap();
            visit(&path.display().to_string(), tokens, &mut calls, &mut literals);
        }
    }
    // Tests and documentation of the macros themselves.
    calls.retain(|call| !call.file.ends_with("translate.rs"));
    (calls, literals)
}

fn visit(file: &str, tokens: TokenStream, calls: &mut Vec<Call>, literals: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Literal(literal) => literals.extend(text(&literal.to_string())),
            TokenTree::Group(group) => {
                let is_call = group.delimiter() == Delimiter::Parenthesis
                    && at >= 2
                    && tokens[at - 1].to_string() == "!"
                    && MACROS.contains(&tokens[at - 2].to_string().as_str());
                if is_call {
                    calls.extend(call(file, &tokens[at - 2].to_string(), group.stream()));
                }
                visit(file, group.stream(), calls, literals);
            }
            _ => {}
        }
    }
}

const MACROS: [&str; 3] = ["text", "message", "phrase"];

fn call(file: &str, name: &str, tokens: TokenStream) -> Option<Call> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let id = text(&tokens.first()?.to_string())?;
    let has_english = name != "text";
    let english = has_english.then(|| text(&tokens.get(2)?.to_string())).flatten();
    // The `name =` after a comma; `==` begins with two signs.
    let names = tokens.windows(3).filter_map(|window| match window {
        [TokenTree::Punct(comma), TokenTree::Ident(name), TokenTree::Punct(is)]
            if comma.as_char() == ',' && is.as_char() == '=' =>
        {
            Some(name.to_string())
        }
        _ => None,
    });
    let mut arguments: BTreeSet<String> = names.collect();
    // The argument of a phrase, if any, is in its text.
    if name == "phrase" && english.as_ref().is_some_and(|words| words.contains("{value}")) {
        arguments.insert("value".to_owned());
    }
    Some(Call { file: file.to_owned(), id, english, arguments })
}

/// Value of a string literal, without line continuations.
fn text(literal: &str) -> Option<String> {
    let inner = literal.strip_prefix('"')?.strip_suffix('"')?;
    let mut text = String::new();
    let mut chars = inner.chars().peekable();
    while let Some(char) = chars.next() {
        match (char, chars.peek()) {
            ('\\', Some('\n')) => while chars.next_if(|char| char.is_whitespace()).is_some() {},
            ('\\', Some('n')) => {
                chars.next();
                text.push('\n');
            }
            ('\\', Some(_)) => text.extend(chars.next()),
            _ => text.push(char),
        }
    }
    Some(text)
}
