use super::*;
use crate::quarto::{Board, Piece};
use crate::rules::{Placement, Point, Rule, Shape, Topology, Variant};
use proptest::prelude::*;

fn gomoku(side: u8) -> GameKind {
    GameKind::Rows(Variant::offered(side).unwrap())
}

fn found(width: u16, height: u16, kind: GameKind) -> GameLayout {
    game(Rect::new(0, 0, width, height), kind, Zoom::Largest).unwrap()
}

/// Checks the size of the cells beside the panel in a window of this size.
#[track_caller]
fn check(width: u16, height: u16, kind: GameKind, columns: u16, rows: u16) {
    let found = found(width, height, kind);
    assert_eq!(found.board.cell, CellSize { columns, rows });
    assert!(found.panel.unwrap().x > found.board.area.right());
}

#[test]
fn the_largest_cells_that_leave_room_for_the_panel_are_used() {
    let four = GameKind::Rows(Variant::CONNECT_FOUR);
    let three = GameKind::Rows(Variant::TIC_TAC_TOE);
    let quarto = GameKind::Quarto(Board::PLANE);
    for (width, height, kind, columns, rows) in [
        (80, 24, gomoku(15), 2, 1),
        (120, 40, gomoku(15), 4, 2),
        (200, 60, gomoku(15), 6, 3),
        (200, 66, gomoku(15), 8, 4),
        (80, 24, gomoku(19), 2, 1),
        (120, 44, gomoku(19), 4, 2),
        (80, 24, four, 5, 2),
        (120, 40, four, 9, 4),
        (80, 24, three, 12, 6),
        (120, 40, three, 16, 8),
        (80, 24, quarto, 7, 2),
        (120, 40, quarto, 10, 5),
    ] {
        check(width, height, kind, columns, rows);
    }
}

#[test]
fn nineteen_rows_fit_a_window_of_80x24_with_everything() {
    let found = found(80, 24, gomoku(19));
    assert_eq!(found.board.area.height, 20);
    assert_eq!((found.status.height, found.foot.height), (1, 2));
    assert_eq!(found.foot.bottom(), 24);
}

#[test]
fn both_notations_are_on_the_board_where_there_is_room() {
    let four = GameKind::Rows(Variant::CONNECT_FOUR);
    for (width, height, kind, expected) in [
        (80, 24, gomoku(15), false),
        (99, 40, gomoku(15), false),
        (100, 24, gomoku(15), true),
        (120, 40, gomoku(15), true),
        // No row is free.
        (120, 24, gomoku(19), false),
        (120, 40, four, true),
        (200, 60, GameKind::Quarto(Board::TORUS), true),
    ] {
        let board = found(width, height, kind).board;
        assert_eq!(board.far_names.is_some(), expected, "{kind} at {width}x{height}");
        assert_eq!(board.board.right() < board.area.right(), expected);
    }
}

#[test]
fn in_a_high_window_the_panel_is_below_the_board() {
    let below = found(60, 45, gomoku(15));
    let panel = below.panel.unwrap();
    assert!(panel.y > below.board.area.bottom() && panel.bottom() < below.status.y);
    assert_eq!(found(60, 30, gomoku(15)).panel, None);
    assert_eq!(found(60, 30, gomoku(15)).board.cell.columns, 2);
}

#[test]
fn the_size_needed_is_reported_for_small_windows() {
    let needed = |height| Size { width: 24, height };
    let found = |width, height| game(Rect::new(0, 0, width, height), gomoku(19), Zoom::Largest);
    assert_eq!(found(23, 40), Err(needed(24)));
    assert_eq!(found(80, 22), Err(needed(23)));
    assert!(found(24, 24).is_ok());
    assert!(found(80, 23).is_ok());
}

#[test]
fn zooming_covers_all_cell_sizes_that_fit() {
    let window = Rect::new(0, 0, 120, 40);
    let mut zoom = Zoom::Largest;
    let mut seen = Vec::new();
    let columns = |zoom| game(window, gomoku(15), zoom).unwrap().board.cell.columns;
    for step in [Step::Up, Step::Down, Step::Down, Step::Down, Step::Up, Step::Up, Step::Up] {
        zoom = zoomed(window, gomoku(15), zoom, step).unwrap_or(zoom);
        seen.push(columns(zoom));
    }
    assert_eq!(seen, [4, 2, 1, 1, 2, 4, 4]);
    assert_eq!(zoom, Zoom::Largest);
    // In a smaller window, the cells are as large as possible, and the request is kept.
    let wish = Zoom::Fixed(2);
    let small = game(Rect::new(0, 0, 80, 24), gomoku(15), wish).unwrap();
    assert_eq!((small.board.cell.columns, columns(wish)), (2, 4));
    // If the player wants it, the board takes the room of the panel.
    let wide = Rect::new(0, 0, 80, 40);
    let larger = zoomed(wide, gomoku(15), Zoom::Largest, Step::Up).unwrap();
    assert_eq!(game(wide, gomoku(15), larger).unwrap().panel, None);
}

fn kinds() -> impl Strategy<Value = GameKind> {
    let shape = Shape::new(9, 7, Topology::Torus).unwrap();
    let small = Variant::new(shape, 4, Rule::Standard, Placement::Anywhere).unwrap();
    let extreme = |width, height, placement| {
        let shape = Shape::new(width, height, Topology::Plane).unwrap();
        GameKind::Rows(Variant::new(shape, 3, Rule::Freestyle, placement).unwrap())
    };
    proptest::sample::select(vec![
        extreme(26, 26, Placement::Gravity),
        extreme(26, 26, Placement::Anywhere),
        extreme(26, 3, Placement::Gravity),
        extreme(3, 26, Placement::Anywhere),
        gomoku(15),
        gomoku(17),
        gomoku(19),
        GameKind::Rows(Variant::CONNECT_FOUR),
        GameKind::Rows(Variant::TIC_TAC_TOE),
        GameKind::Rows(small),
        GameKind::Quarto(Board::PLANE),
        GameKind::Quarto(Board::TORUS),
    ])
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn everything_is_in_the_window_and_nothing_overlaps(
        (width, height) in (0..260_u16, 0..110_u16),
        kind in kinds(),
        zoom in prop_oneof![Just(Zoom::Largest), (0..7_usize).prop_map(Zoom::Fixed)],
    ) {
        let window = Rect::new(0, 0, width, height);
        let needed = needed(window.as_size(), kind);
        let Ok(found) = game(window, kind, zoom) else {
            prop_assert!(!fits(window.as_size(), needed));
            return Ok(());
        };
        prop_assert!(fits(window.as_size(), needed));
        let board = found.board;
        let mut parts = vec![board.area, found.status, found.foot];
        match (found.panel, found.bag) {
            (Some(panel), Some(bag)) => {
                prop_assert_eq!(bag.area.intersection(panel), bag.area);
                parts.push(panel);
            }
            (panel, bag) => {
                parts.extend(panel.into_iter().chain(bag.map(|bag| bag.area)));
            }
        }
        for (i, part) in parts.iter().enumerate() {
            prop_assert_eq!(part.intersection(window), *part);
            prop_assert!(parts[i + 1..].iter().all(|other| !part.intersects(*other)));
        }
        prop_assert_eq!(found.foot.bottom(), window.bottom());
        prop_assert_eq!(board.board.intersection(board.area), board.board);
        prop_assert!(board.names >= board.area.y && board.names < board.board.y);
        let far = board.far_names.is_none_or(|y| y == board.board.bottom() && y < board.area.bottom());
        prop_assert!(far);
        for point in board.shape.points() {
            let cell = board.cell(point);
            prop_assert_eq!(cell.intersection(board.board), cell);
            prop_assert!(cell.contains(board.middle(point)));
            for at in cell.positions() {
                prop_assert_eq!(board.point_at(at), Some(point));
            }
        }
        let cells = board.shape.points().map(|point| board.cell(point));
        let cells = cells.reduce(Rect::union).unwrap();
        for at in window.positions().filter(|&at| !cells.contains(at)) {
            prop_assert_eq!(board.point_at(at), None);
        }
        // A cell with enough room has a bracket at either side.
        if board.cell.columns > 1 {
            let last = board.middle(Point::new(0, board.shape.width() - 1)).x;
            prop_assert!(board.middle(Point::new(0, 0)).x > board.board.x);
            prop_assert!(last + 1 < board.board.right());
        }
        if let Some(bag) = found.bag {
            for piece in Piece::all() {
                let place = bag.piece(piece);
                prop_assert_eq!(place.intersection(bag.area), place);
                prop_assert_eq!(bag.piece_at(place.as_position()), Some(piece));
            }
            if let Some(legend) = bag.legend {
                prop_assert_eq!(legend.intersection(window), legend);
                let others = [bag.area, board.area, found.status, found.foot];
                prop_assert!(others.iter().all(|other| !legend.intersects(*other)));
                let panel = found.panel.unwrap();
                prop_assert!(!legend.intersects(panel) || legend.intersection(panel) == legend);
            }
        }
    }
}
