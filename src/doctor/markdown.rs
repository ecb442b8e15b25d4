//! The report as Markdown.

use std::fmt::{self, Display, Write as _};

use super::{Finding, Mark, Profile, Report};

/// Writes the report as Markdown: the properties of the engine, a table of the points, and the
/// lines that show the findings.
impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.profile.name.as_deref().unwrap_or("An engine");
        writeln!(f, "# {}\n", cell(&[name, self.profile.version.as_deref().unwrap_or("")]))?;
        let marks = [Mark::Pass, Mark::Note, Mark::Fail, Mark::NotExamined];
        let counts = marks.map(|mark| format!("{} {}", self.count(mark), mark.word()));
        writeln!(f, "`{}`: {}.\n", self.command.replace('`', "'"), counts.join(", "))?;
        properties(&self.profile, f)?;
        writeln!(f, "\n| | point | | |\n|--:|---|---|---|")?;
        for Finding { point, title, mark, remarks, .. } in &self.findings {
            let remarks: Vec<&str> = remarks.iter().map(String::as_str).collect();
            writeln!(f, "| {point} | {title} | {} | {} |", mark.word(), cell(&remarks))?;
        }
        for finding in self.findings.iter().filter(|it| !it.exchange.is_empty()) {
            writeln!(f, "\n## {}. {}\n", finding.point, finding.title)?;
            // No line can end the block, since each begins with a sign.
            writeln!(f, "```text\n{}\n```", finding.exchange.join("\n"))?;
        }
        Ok(())
    }
}

fn properties(profile: &Profile, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let rules: Vec<String> = profile
        .rules()
        .map(|rule| rule.number().map_or(String::new(), |number| format!("{number} {rule}")))
        .collect();
    let dialect = format!("{:?}", profile.dialect).to_lowercase();
    let swap2 = profile.swap2.word();
    let rectangles = if profile.rectangles { "yes" } else { "no" };
    let mut rows = String::new();
    for (property, value) in [
        ("rules", &*rules.join(", ")),
        ("sizes", &*profile.ranges()),
        ("rectangles", rectangles),
        ("dialect", &*dialect),
        ("swap2", swap2),
    ] {
        writeln!(rows, "| {property} | {value} |")?;
    }
    write!(f, "| | |\n|---|---|\n{rows}")
}

/// Joins texts for a cell of a table.
fn cell(texts: &[&str]) -> String {
    texts.join(" ").trim().replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_a_table_with_the_exchanges_below() {
        let finding = |point, mark, remarks: &[&str], exchange: &[&str]| Finding {
            point,
            title: "title",
            mark,
            remarks: remarks.iter().map(|&text| text.to_owned()).collect(),
            exchange: exchange.iter().map(|&text| text.to_owned()).collect(),
        };
        let report = Report {
            command: "./brain -x".to_owned(),
            profile: Profile {
                name: Some("Brain".to_owned()),
                rules: vec![0, 4],
                sizes: vec![15, 20],
                ..Profile::default()
            },
            findings: vec![
                finding(1, Mark::Pass, &[], &[]),
                finding(2, Mark::Fail, &["It says `a|b`.", "It ends."], &["> ABOUT", "< ```"]),
            ],
        };
        let expected = "# Brain\n\n`./brain -x`: 1 pass, 0 note, 1 fail, 0 not examined.\n\n\
            | | |\n|---|---|\n| rules | 0 freestyle, 4 renju |\n| sizes | 15, 20 |\n\
            | rectangles | no |\n| dialect | gomocup |\n| swap2 | none |\n\n\
            | | point | | |\n|--:|---|---|---|\n| 1 | title | pass |  |\n\
            | 2 | title | fail | It says `a\\|b`. It ends. |\n\n\
            ## 2. title\n\n```text\n> ABOUT\n< ```\n```\n";
        assert_eq!(report.to_string(), expected);
        assert!(!report.has_passed());
    }
}
