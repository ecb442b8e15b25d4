### Lessons.
###
### The name of each lesson has the idea and the task as attributes, a sentence each. The student
### has the X stones, the opponent the O stones.
### $student, $opponent (String) - X or O; $cell, $answer (String) - the name of a cell: H8 or 7,7

## The list

lesson-title = LEARN
# $done (Number), $all (Number) - of lessons
lesson-standing = { $done } of { $all } lessons done
# Behind the name of a lesson.
lesson-done = done

## The lessons, in their order

lesson-five = Five in a row
    .idea = Five stones in a row win: across, down or diagonally.
    .task = You are X. Complete five in a row.
lesson-stop-four = Stop a four
    .idea = Four in a row that can become five must be stopped at once.
    .task = O threatens to complete five. Stop it.
lesson-gap = A row with a gap
    .idea = Four stones with a gap between them are a four as well.
    .task = O threatens to complete five. Find out where, and stop it.
lesson-open-three = The open three
    .idea = Three stones with both ends free are an open three: one more stone makes a four with two free ends, and nobody can stop both.
    .task = O has an open three. Stop it now.
lesson-open-two = What an open two is worth
    .idea = An open two can become an open three, which the opponent must answer: so you decide what happens next.
    .task = Make an open three before O does.
lesson-four-three = Four and three
    .idea = A stone that makes a four and an open three at once wins: the opponent can stop only one of them.
    .task = Make both with one stone, and win.
lesson-double-four = Two fours
    .idea = Two fours made by one stone win: the opponent can stop only one of them.
    .task = Make two fours with one stone, and win.
lesson-double-three = Two open threes
    .idea = Two open threes made by one stone win, unless the opponent has a four.
    .task = Make two open threes with one stone, and win.
lesson-attack-and-defend = Attack and defend
    .idea = The best stop is one that also threatens something.
    .task = Stop O's open three with a stone that makes an open three of your own.
lesson-fours = Win by fours
    .idea = The opponent must answer each four, so one four can prepare the next.
    .task = Win by playing one four after another.
lesson-three-moves = Three moves ahead
    .idea = Before you attack, imagine each answer: a threat that leads nowhere helps the opponent.
    .task = Find the attack that wins in three moves.
lesson-won-game = End a won game
    .idea = Even a won game must be ended with care: look for the opponent's fours first.
    .task = You have two open threes, but O has a four. Stop it, then win.

## The panel beside the board, of 26 to 52 columns

# $number (Number) - of the lesson; $all (Number) - of all
lesson-place = LESSON { $number } OF { $all }
# Below the task of the first lesson.
lesson-how = Move the cursor with the arrow keys and press Enter, or click a cell.
# Headings.
lesson-heading-wrong = Not yet
lesson-heading-right = Good
lesson-heading-done = Done

## What is said of a move

lesson-right = { $opponent } answers { $answer }. Your move.
lesson-done-five = Five in a row: you win.
lesson-done-hold = Well stopped: { $opponent } has no win left.
lesson-done-three = An open three: { $opponent } has to answer it.
lesson-done-both = Well done: { $opponent } is stopped, and has to answer your threat.
lesson-last = That was the last lesson. Press Enter for a first game against level 1, or W for puzzles.
lesson-loses-to-five = After { $cell }, { $opponent } completes five at { $answer }.
lesson-loses-to-four = After { $cell }, { $opponent } makes a four with two free ends at { $answer }, and you can stop only one.
# $moves (Number) - of the opponent, up to the five
lesson-loses = { $moves ->
    [one] After { $cell }, { $opponent } plays { $answer } and wins in { $moves } move.
   *[other] After { $cell }, { $opponent } plays { $answer } and wins in { $moves } moves.
}
lesson-no-three = { $cell } makes no open three, so { $opponent } can play anywhere.
lesson-only-holds = { $cell } stops { $opponent }, but makes no open three of yours.
lesson-no-threat = { $cell } threatens nothing, so { $opponent } has time to play { $answer }.
lesson-stopped = After { $cell }, { $opponent } answers { $answer }, and your attack is over.
# $reason (String) - a sentence of reasons.ftl: H9 blocks the opponent's four at H8.
lesson-stopped-reason = After { $cell }, your attack is over: { $reason }

## The status line

# $name (String) - of the lesson
lesson-your-move = { $name }: { $student } to move
    .short = { $student } to move
lesson-try-again = Press Enter to try again
lesson-is-done = Lesson done

## Messages and refusals

lesson-none = There is no lesson on the board.
lesson-for-games = This command is for games. Press Esc to leave the lesson.
lesson-over = This lesson is done.
lesson-no-hint = There is no hint in this position.
# $why (String) - the reason
lesson-not-written = It could not be written down that the lesson is done: { $why }.
lessons-not-read = Nobody knows which lessons are done: { $why }.
# $first (String) - the file, the line and the mistake; $others (Number) - of further lines
lessons-damaged = { $others ->
    [0] Part of your progress cannot be read: { $first }.
    [one] Part of your progress cannot be read: { $first }, and { $others } more line.
   *[other] Part of your progress cannot be read: { $first }, and { $others } more lines.
}
