//! Frames as one animated SVG: each distinct row of the screen is stored once, and shown at its
//! times.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::demo::Shot;
use crate::svg::{self, HEIGHT, WIDTH};

/// Joins the frames to an animation.
pub fn animation(shots: &[Shot]) -> String {
    let Some(first) = shots.first() else { return String::new() };
    let area = first.frame.area;
    let (width, height) = (area.width * WIDTH, area.height * HEIGHT);
    let length: u32 = shots.iter().map(|shot| shot.hold).sum();
    // Rows by their place and content, with the times at which they are shown.
    let mut rows: BTreeMap<(u16, String), Vec<(u32, u32)>> = BTreeMap::new();
    let mut time = 0;
    for shot in shots {
        for y in 0..area.height {
            let times = rows.entry((y, svg::content(&row(&shot.frame, y)))).or_default();
            match times.last_mut() {
                Some((_, end)) if *end == time => *end += shot.hold,
                _ => times.push((time, time + shot.hold)),
            }
        }
        time += shot.hold;
    }
    let mut classes: BTreeMap<Vec<(u32, u32)>, usize> = BTreeMap::new();
    let mut body = String::new();
    for ((y, content), times) in rows {
        let next = classes.len();
        let class = *classes.entry(times).or_insert(next);
        let top = y * HEIGHT;
        // Writing to a String cannot fail.
        let _ = writeln!(
            body,
            "<g class=\"t{class}\" transform=\"translate(0 {top})\">\n{content}</g>"
        );
    }
    let mut style = String::from("g[class]{visibility:hidden}\n");
    for (times, class) in &classes {
        if *times == [(0, length)] {
            let _ = writeln!(style, ".t{class}{{visibility:visible}}");
            continue;
        }
        let per_cent = |time: u32| 100.0 * f64::from(time) / f64::from(length);
        let mut keyframes = String::new();
        if times[0].0 > 0 {
            keyframes += "0%{visibility:hidden}";
        }
        for &(start, end) in times {
            let (start, end) = (per_cent(start), per_cent(end));
            let _ = write!(
                keyframes,
                "{start:.3}%{{visibility:visible}}{end:.3}%{{visibility:hidden}}"
            );
        }
        let _ = writeln!(style, "@keyframes k{class}{{{keyframes}}}");
        let _ = writeln!(style, ".t{class}{{animation:k{class} {length}ms step-end infinite}}");
    }
    let ground = svg::ground(&first.frame);
    let head = svg::head(width, height);
    format!(
        "{head}<style>\n{style}</style>\n<rect width=\"{width}\" height=\"{height}\" \
         fill=\"{ground}\"/>\n{body}</svg>\n"
    )
}

/// A row of a frame as a frame of its own.
fn row(frame: &Buffer, y: u16) -> Buffer {
    let mut row = Buffer::empty(Rect::new(0, 0, frame.area.width, 1));
    for x in 0..frame.area.width {
        row[(x, 0)] = frame[(x, y)].clone();
    }
    row
}
