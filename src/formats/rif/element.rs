//! Attributes and texts of one element.

use quick_xml::XmlVersion;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::Event;
use quick_xml::events::attributes::Attributes;
use quick_xml::reader::Reader;

/// Maximum number of attributes, and of elements inside, that are read.
const MOST: usize = 64;

/// Element with the texts of the elements in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Element {
    attributes: Vec<(String, String)>,
    texts: Vec<(String, String)>,
    /// Set if it could not be read to its end.
    pub is_damaged: bool,
}

impl Element {
    /// Reads an element, up to the first mistake.
    pub fn read(text: &str) -> Self {
        let mut reader = Reader::from_str(text);
        let config = reader.config_mut();
        config.check_end_names = false;
        config.allow_unmatched_ends = true;
        config.allow_dangling_amp = true;
        let mut element = Self::default();
        let mut depth = 0_usize;
        loop {
            match reader.read_event() {
                Ok(Event::Start(tag)) => {
                    element.open(depth, tag.name().as_ref(), tag.attributes());
                    depth += 1;
                }
                Ok(Event::Empty(tag)) => {
                    element.open(depth, tag.name().as_ref(), tag.attributes());
                }
                Ok(Event::End(_)) => depth = depth.saturating_sub(1),
                Ok(Event::Text(text)) => element.add(depth, &text.xml10_content()),
                Ok(Event::CData(text)) => element.add(depth, &text.xml10_content()),
                Ok(Event::GeneralRef(name)) => {
                    let char = name.resolve_char_ref().ok().flatten().map(String::from);
                    let entity = || resolve_predefined_entity(&name).map(str::to_owned);
                    let resolved = char.or_else(entity).unwrap_or_else(|| format!("&{};", &*name));
                    element.add(depth, &resolved);
                }
                Ok(Event::Eof) => break,
                Ok(Event::Comment(_) | Event::PI(_) | Event::Decl(_) | Event::DocType(_)) => {}
                Err(_) => {
                    element.is_damaged = true;
                    break;
                }
            }
        }
        element
    }

    fn open(&mut self, depth: usize, name: &str, attributes: Attributes) {
        if depth == 0 {
            // The check for repeated names takes quadratic time.
            let mut attributes = attributes;
            for attribute in attributes.with_checks(false).take(MOST) {
                let Ok(attribute) = attribute else {
                    self.is_damaged = true;
                    break;
                };
                let value = attribute.normalized_value(XmlVersion::Implicit1_0);
                let value = value.unwrap_or_else(|_| attribute.value.clone()).into_owned();
                self.attributes.push((attribute.key.as_ref().to_owned(), value));
            }
        } else if depth == 1 && self.texts.len() < MOST {
            self.texts.push((name.to_owned(), String::new()));
        }
    }

    fn add(&mut self, depth: usize, text: &str) {
        if depth > 1
            && let Some((_, texts)) = self.texts.last_mut()
        {
            texts.push_str(text);
        }
    }

    /// Value of an attribute, trimmed; empty if it is missing.
    pub fn attribute(&self, name: &str) -> &str {
        named(&self.attributes, name)
    }

    /// Text of an element inside, trimmed; empty if it is missing.
    pub fn text(&self, name: &str) -> &str {
        named(&self.texts, name)
    }

    /// Attributes and texts that are not empty, in the order of the file.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        let all = self.attributes.iter().chain(&self.texts);
        all.map(|(name, value)| (name.as_str(), value.trim()))
            .filter(|(_, value)| !value.is_empty())
    }
}

fn named<'a>(all: &'a [(String, String)], name: &str) -> &'a str {
    let found = all.iter().find(|(known, _)| known == name);
    found.map_or("", |(_, value)| value.trim())
}
