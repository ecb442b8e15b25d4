//! Replies to each command.

use super::*;

#[test]
fn commands_of_a_game() {
    check(
        first,
        "
        > START 15
        < OK
        > BEGIN
        < 0,0
        > TURN 1,0
        < 2,0
        > TURN 2,0
        < ERROR there is already a stone there
        > TURN 15,3
        < ERROR that is off the board
        > TURN 3,0
        < 4,0
        > TAKEBACK 4,0
        < OK
        > TAKEBACK 3,0
        < OK
        > TAKEBACK 3,0
        < ERROR there is no stone there
        > TURN 7,7
        < 3,0
        > BEGIN
        < ERROR there are stones on the board already
        > RESTART
        < OK
        > TURN 0,0
        < 1,0
        > END
        ",
    );
}

#[test]
fn commands_without_a_board() {
    check(
        first,
        "
        > BEGIN
        < ERROR there is no board yet: it comes with START
        > TURN 7,7
        < ERROR there is no board yet: it comes with START
        > BOARD
        > DONE
        < ERROR there is no board yet: it comes with START
        > RESTART
        < ERROR there is no board yet: it comes with START
        > TAKEBACK 7,7
        < ERROR there is no board yet: it comes with START
        > PLAY 7,7
        < ERROR there is no board yet: it comes with START
        > SWAP2BOARD
        > DONE
        < ERROR there is no board yet: it comes with START
        > YXSHOWFORBID
        < ERROR there is no board yet: it comes with START
        > YXNBEST 2
        < ERROR there is no board yet: it comes with START
        > YXSTOP
        > INFO timeout_turn 100
        > ABOUT
        < *
        > START 4
        < ERROR the sides of the board are 5 to 20 cells long
        > START 21
        < ERROR the sides of the board are 5 to 20 cells long
        > RECTSTART 5,4
        < ERROR the sides of the board are 5 to 20 cells long
        > RECTSTART 20,5
        < OK
        > TURN 19,4
        < 0,0
        > TURN 4,19
        < ERROR that is off the board
        ",
    );
}

#[test]
fn commands_that_set_positions() {
    check(
        first,
        "
        > START 15
        < OK
        > BOARD
        > DONE
        < 0,0
        > BOARD
        > 1,0,1
        > 0,1,2
        > DONE
        < 0,0
        > BOARD
        > 0,0,1
        > 1,0,1
        > 2,0,1
        > DONE
        < 3,0
        > TURN 4,0
        < 5,0
        > BOARD
        > 0,0,1
        > 0,0,2
        > DONE
        < ERROR there is already a stone there
        > BOARD
        > 0,0,3
        > DONE
        < ERROR a stone is 1, own, or 2, the opponent's: no continuous play
        > BOARD
        > 0,0,7
        > hello
        > DONE
        < ERROR a stone is written x,y,who: 0,0,7
        > TURN 6,0
        < 7,0
        > YXBOARD
        > 1,0,1
        > 0,0,2
        > DONE
        > TURN 2,0
        < 3,0
        > YXNBEST 3
        < MESSAGE depth 3 multipv 1 ev 0 n 80 n/ms 10 tm 8 pv E15
        < 4,0
        > PLAY 7,7
        < 7,7
        > TURN 7,7
        < ERROR there is already a stone there
        > YXSHOWFORBID
        < FORBID .
        > BOARD
        > 0,0,2
        > 1,0,2
        > 2,0,2
        > 3,0,2
        > DONE
        < 4,0
        > TURN 5,0
        < 6,0
        > BOARD
        > 0,0,2
        > 1,0,2
        > 2,0,2
        > 3,0,2
        > 4,0,2
        > DONE
        < ERROR the game is over: 5 in a row from 0,0 to 4,0
        ",
    );
}

#[test]
fn commands_after_the_end_of_a_game() {
    let over = "5 in a row from 0,0 to 4,0";
    let refused = format!(
        "
        > TURN 7,8
        < ERROR the game is over: {over}
        > TURN 0,0
        < ERROR the game is over: {over}
        > BEGIN
        < ERROR the game is over: {over}
        > PLAY 7,8
        < ERROR the game is over: {over}
        > YXNBEST 1
        < ERROR the game is over: {over}
        "
    );
    let own = "
        > START 15
        < OK
        > YXBOARD
        > 1,0,1
        > 2,0,1
        > 3,0,1
        > 4,0,1
        > 7,7,2
        > 8,8,2
        > 9,9,2
        > DONE
        > TURN 3,7
        < 0,0
    ";
    // Its own five, until one of its stones is taken back.
    check(first, &format!("{own}{refused}> TAKEBACK 2,0\n< OK\n> TURN 7,8\n< 2,0\n{refused}"));
    check(first, &format!("{own}> INFO rule 1\n{refused}> RESTART\n< OK\n> BEGIN\n< 0,0"));
    // The opponent's fifth stone is refused, unless it is part of a position.
    let others = "
        > START 15
        < OK
        > YXBOARD
        > 0,0,2
        > 1,0,2
        > 2,0,2
        > 3,0,2
        > 7,7,1
        > DONE
        > TURN 4,0
        < ERROR the game is over: 5 in a row from 0,0 to 4,0
    ";
    check(first, &format!("{others}> PLAY 4,0\n< 4,0\n> TURN 5,0\n< 6,0"));
    check(
        first,
        &format!(
            "{others}
            > YXBOARD
            > 0,0,2
            > 1,0,2
            > 2,0,2
            > 3,0,2
            > 4,0,2
            > DONE
            {refused}"
        ),
    );
}

#[test]
fn an_unsupported_rule_is_refused_until_a_supported_one() {
    check(
        || Teller,
        "
        > INFO rule 2
        > START 15
        < OK
        > BEGIN
        < ERROR unsupported rule 2: there are 0, five or more; 1, exactly five; 4, renju; 8 and 9, caro
        > INFO rule 1
        > BEGIN
        < 0,1
        > INFO rule 6
        > TURN 7,7
        < ERROR unsupported rule 6: there are 0, five or more; 1, exactly five; 4, renju; 8 and 9, caro
        > BOARD
        > 7,7,2
        > DONE
        < ERROR unsupported rule 6: there are 0, five or more; 1, exactly five; 4, renju; 8 and 9, caro
        > SWAP2BOARD
        > DONE
        < ERROR unsupported rule 6: there are 0, five or more; 1, exactly five; 4, renju; 8 and 9, caro
        > YXSHOWFORBID
        < ERROR unsupported rule 6: there are 0, five or more; 1, exactly five; 4, renju; 8 and 9, caro
        > INFO rule 0
        > TURN 7,7
        < 0,0
        ",
    );
}

#[test]
fn commands_of_the_swap2_opening() {
    let five = "> SWAP2BOARD\n> 0,0\n> 2,1\n> 3,3\n> 4,4\n> 5,1\n> DONE\n";
    let three = "> SWAP2BOARD\n> 0,0\n> 2,1\n> 3,3\n> DONE\n";
    let start = "> START 15\n< OK\n";
    // It keeps its side, and knows the stones from then on.
    let keeps = || First(Verdict::Open(3));
    check(keeps, &format!("{start}{three}< 1,0\n> TURN 2,0\n< 3,0\n{five}< 1,0"));
    // It takes the other side, so that the opponent moves.
    let swaps = || First(Verdict::Open(-3));
    check(swaps, &format!("{start}{three}< SWAP\n> TURN 1,0\n< 2,0\n{five}< SWAP"));
    // Without a verdict, it swaps.
    check(|| Endless, &format!("{start}{three}> YXSTOP\n< SWAP"));
    check(
        first,
        "
        > START 15
        < OK
        > SWAP2BOARD
        > DONE
        < 7,7 3,1 0,6
        > TURN 0,0
        < 1,0
        > SWAP2BOARD
        > DONE
        < 1,3 6,7 1,5
        > INFO rule 1
        > SWAP2BOARD
        > DONE
        < 12,4 9,5 8,3
        > RESTART
        < OK
        > BEGIN
        < 0,0
        ",
    );
}

#[test]
fn stones_of_a_swap2_opening_may_have_owners() {
    let start = "> START 15\n< OK\n> SWAP2BOARD\n";
    let keeps = || First(Verdict::Open(3));
    // The engine has the stone 2,1 in each of them. It answers with the first free cell.
    for three in ["0,0,2 2,1,1 3,3,2", "0,0,1 2,1,2 3,3,1", "2,1,1 0,0,2 3,3,2"] {
        let three = three.replace(' ', "\n> ");
        check(keeps, &format!("{start}> {three}\n> DONE\n< 1,0\n> TAKEBACK 1,0\n< OK"));
    }
    let five = "> 0,0,2\n> 2,1,1\n> 3,3,2\n> 4,4,1\n> 5,1,2\n> DONE\n";
    check(keeps, &format!("{start}{five}< 1,0"));
    let swaps = || First(Verdict::Open(-3));
    check(swaps, &format!("{start}{five}< SWAP\n> TURN 1,0\n< 2,0"));
}

#[test]
fn a_wrong_swap2_opening_is_refused_and_changes_nothing() {
    let count = |stones| format!("an opening has 0, 3 or 5 stones before a choice, not {stones}");
    let occupied = || "there is already a stone there".to_owned();
    let off_board = || "that is off the board".to_owned();
    let mixed = || "either all stones of an opening have an owner or none".to_owned();
    let unequal = || "the side that begins an opening has one stone more than the other".to_owned();
    let no_stone = |line: &str| format!("a stone is written x,y: {line}");
    let five_in_a_row = "0,0 1,0 2,0 3,0 4,0 5,0";
    for (stones, why) in [
        ("7,7", count(1)),
        ("7,7 8,8", count(2)),
        ("7,7 8,8 9,9 6,6", count(4)),
        (five_in_a_row, count(6)),
        ("7,7,1 8,8,2 9,9,1 6,6,2", count(4)),
        ("7,7 7,7 8,8", occupied()),
        ("7,7 8,8 7,7", occupied()),
        ("7,7 8,8 9,9 6,6 8,8", occupied()),
        ("7,7,2 7,7,1 8,8,2", occupied()),
        ("7,7 8,8 15,0", off_board()),
        ("0,15 7,7 8,8 9,9 6,6", off_board()),
        ("7,7 8,8,1 9,9", mixed()),
        ("7,7,1 8,8,1 9,9,1", unequal()),
        ("7,7,1 8,8,2 9,9,2 6,6,2 5,5,2", unequal()),
        ("7,7,3 8,8,1 9,9,3", no_stone("7,7,3")),
        ("7,7 8 9,9", no_stone("8")),
        ("7,7 8,8 9,9 x 6,6", no_stone("x")),
        ("7,7 8,8 300,9", no_stone("300,9")),
    ] {
        let stones = stones.replace(' ', "\n> ");
        // The stone that the brain placed before is still there, and no other one.
        check(
            first,
            &format!(
                "
                > START 15
                < OK
                > BEGIN
                < 0,0
                > SWAP2BOARD
                > {stones}
                > DONE
                < ERROR {why}
                > TAKEBACK 7,7
                < ERROR there is no stone there
                > TURN 1,0
                < 2,0
                "
            ),
        );
    }
}

#[test]
fn other_lines_get_a_reply() {
    check(
        first,
        "
        > hello
        < UNKNOWN there is no such command: hello
        > START
        < ERROR the command is written: START 20
        > TURN 1;1
        < ERROR the command is written: TURN 7,7
        > DONE
        < ERROR DONE ends what BOARD, YXBOARD or SWAP2BOARD begins
        > 7,7,1
        < UNKNOWN there is no such command: 7,7,1
        > INFO
        > INFO folder
        > INFO pondering 1
        > INFO evaluate 3,3
        > INFO timeout_turn soon
        > start 20
        < OK
        > begin
        < 0,0
        ",
    );
}
