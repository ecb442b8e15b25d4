//! Messages of one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::translate::Argument;

pub(super) struct Bundle(FluentBundle<FluentResource>);

impl Bundle {
    /// Reads the messages of a language. Of several with the same name, the first one counts.
    /// Invalid entries are skipped.
    pub(super) fn new(tag: &str, texts: Vec<String>) -> Self {
        let languages = tag.parse().into_iter().collect();
        let mut bundle = FluentBundle::new_concurrent(languages);
        // Isolation marks around arguments are needed only for right-to-left languages.
        bundle.set_use_isolating(false);
        for text in texts {
            let read = FluentResource::try_new(text);
            let resource = read.unwrap_or_else(|(resource, _)| resource);
            // This fails for messages that exist already.
            let _ = bundle.add_resource(resource);
        }
        Self(bundle)
    }

    /// Words a message, or an attribute of it (`undo.word`). `None` if there is none.
    pub(super) fn format(&self, id: &str, arguments: &[Argument]) -> Option<String> {
        let pattern = match id.split_once('.') {
            None => self.0.get_message(id)?.value()?,
            Some((id, attribute)) => self.0.get_message(id)?.get_attribute(attribute)?.value(),
        };
        let mut values = FluentArgs::with_capacity(arguments.len());
        for &(name, value) in arguments {
            values.set(name, argument(value.to_string()));
        }
        // Mistakes leave the name of an argument in the text. Tests refuse them in the embedded
        // files.
        Some(self.0.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned())
    }
}

/// Converts a whole number to a numeric value, so that it selects a plural form.
fn argument(text: String) -> FluentValue<'static> {
    let is_number = text == "0" || !text.starts_with('0');
    let digits = text.len() <= 15 && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse::<u64>() {
        Ok(number) if is_number && digits => FluentValue::from(number),
        _ => FluentValue::from(text),
    }
}

/// Returns the mistakes of a text, each with its line and reason.
pub(super) fn mistakes(text: &str) -> Vec<(usize, String)> {
    let Err((_, mistakes)) = FluentResource::try_new(text.to_owned()) else { return Vec::new() };
    let line = |at: usize| text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1;
    mistakes.into_iter().map(|why| (line(why.pos.start), why.kind.to_string())).collect()
}
