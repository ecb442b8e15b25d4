//! Commands of the game on the screen.

use std::time::Duration;

use super::clock::GameClock;
use super::computer::Purpose;
use super::players::leave_seats;
use super::{Mode, Table, report, state};
use crate::game::{AnyGame, IllegalMove, Lineup, Participants, Score, State, Target};
use crate::locale::text;
use crate::record::NodeId;
use crate::rules::Stone;
use crate::tui::analysis;
use crate::tui::command::{Command, Walk};
use crate::tui::command_bar::CommandBar;
use crate::tui::comment::CommentEditor;
use crate::tui::ctx::Ctx;
use crate::tui::editor::Editor;
use crate::tui::event::{Effect, SeatId};
use crate::tui::explorer::Explored;
use crate::tui::layer::{Handled, Layer as _};
use crate::tui::question::Question;
use crate::tui::refusal::Refusal;
use crate::tui::viewer::is_move;

/// Minimum time between the end and a rematch. An earlier key was meant for the game.
const A_GLANCE: Duration = Duration::from_millis(400);

impl Table {
    pub(super) fn perform(&mut self, command: &Command, ctx: &mut Ctx) -> Result<Handled, Refusal> {
        self.check(command, ctx)?;
        if !matches!(command, Command::Autoplay | Command::PointAt(_)) {
            self.viewer.autoplay = None;
        }
        let shared = self.perform_shared(command, ctx);
        shared.unwrap_or_else(|| self.perform_alone(command, ctx))
    }

    /// Executes a command that does not concern a friend's program.
    fn perform_alone(&mut self, command: &Command, ctx: &mut Ctx) -> Result<Handled, Refusal> {
        let (lineup, shown) = (self.lineup(ctx), self.viewer.shown().node());
        self.scrolled.take_if(|(scrolled, _)| *scrolled != shown);
        match command {
            &Command::Play(target) => self.play(target, ctx)?,
            Command::PlayAtCursor if self.viewer.shown().state().mover().is_none() => {
                self.play_again(ctx);
            }
            Command::PlayAtCursor => {
                if let Some(asked) = self.ask_to_decide(ctx) {
                    return asked;
                }
                let target = self.viewer.pointer.target(self.viewer.shown());
                self.play(target, ctx)?;
            }
            Command::Move(_) | Command::MoveToEdge(_) | Command::PointAt(_) => {
                self.viewer.move_pointer(command);
            }
            Command::TakeBack if self.taken_line.is_some() => self.leave_line(),
            Command::TakeBack => self.reseat_after(ctx, Self::take_back),
            Command::Redo => self.reseat_after(ctx, Self::redo),
            Command::Resign => return Ok(self.ask_to_resign(ctx)),
            &Command::ResignAs(loser) => self.resign(loser, ctx),
            Command::OfferDraw => return Ok(self.offer_draw(ctx)),
            Command::AgreeDraw => self.agree_draw(ctx),
            Command::DeclineDraw => self.decline_draw(ctx),
            Command::Unrate => return Ok(Self::ask_to_unrate()),
            Command::UnrateNow => self.unrate(),
            &Command::Walk(walk) => self.viewer.walk(walk),
            Command::Delete => return Ok(self.ask_to_delete()),
            &Command::DeleteNode(node) => self.delete(node, ctx),
            Command::Promote => self.promote_branch(),
            Command::Autoplay => self.viewer.toggle_autoplay(ctx.now),
            Command::Comment(None) => return Ok(CommentEditor::open(&self.viewer)),
            Command::Comment(Some(text)) => self.comment(self.viewer.shown().node(), text),
            Command::CommentOn(node, text) => self.comment(*node, text),
            Command::OpenEditor => {
                if let AnyGame::Rows(game) = self.viewer.shown().on_board() {
                    let editor = Editor::new(game, self.viewer.pointer);
                    self.mode = Mode::SetUp(Box::new(editor));
                }
            }
            Command::Analyse | Command::StepLine(_) | Command::ChooseLine(_) => {
                self.analysis.execute(command, &mut self.viewer, ctx);
            }
            Command::Region => self.analysis.region.toggle(ctx),
            Command::TakeLine => self.take_line(ctx),
            &Command::ScrollText(step) => self.scroll(step, ctx),
            Command::Review => self.toggle_review(ctx),
            Command::Mistakes => return Ok(self.learn_from_mistakes(ctx)),
            Command::EngineLog => return Ok(self.engine_log(ctx)),
            Command::Explore => self.mode = Mode::Explore(Explored::open(ctx)),
            Command::Load(name) => ctx.load(name.as_ref(), self.kind()),
            Command::Save(name) => return Ok(self.ask_to_save(name.as_ref(), ctx)),
            Command::SaveAnyway(name) => self.save_anyway(name.as_ref(), ctx),
            Command::Copy => self.copy(ctx),
            Command::CopyPicture => self.copy_picture(ctx),
            Command::Export(None) => return Ok(self.ask_for_picture()),
            Command::Export(Some(name)) => self.export(name, ctx),
            Command::ResetScore => {
                self.players.reset_score(self.state());
                self.say(text!("score-reset"));
            }
            Command::Computer(None) => {
                return Ok(Handled::Open(Box::new(self.lineup_choice(ctx))));
            }
            &Command::Computer(Some(sides)) => self.change_participants(lineup.with(sides), ctx),
            &Command::Level(level, first) => {
                let sides = self.participants().computer_sides();
                let mut lineup = Lineup::new(sides, level);
                lineup.players.first = first.unwrap_or(level).into();
                self.change_participants(lineup, ctx);
            }
            &Command::StepLevel(step) => self.step(|it, engines| it.step(step, engines), ctx),
            &Command::StepFirstLevel(step) => {
                self.step(|it, engines| it.step_first(step, engines), ctx);
            }
            Command::MoveNow => self.move_now(ctx),
            Command::Pause => self.set_paused(!self.clock.is_paused, ctx),
            Command::Hint => self.ask_for_hint(ctx),
            Command::Cancel if self.computer.is_thinking_for(Purpose::Hint) => {
                self.computer.forget(ctx);
            }
            Command::ToggleExpected => self.toggle_expected(ctx),
            &Command::Zoom(step) => ctx.look.zoom(self.kind(), step),
            Command::ToggleCoordinates => ctx.look.step_coordinates(),
            Command::StepNumbers => ctx.look.marks.numbers = ctx.look.marks.numbers.next(),
            Command::ToggleForbidden => {
                ctx.look.marks.forbidden = ctx.look.marks.forbidden.toggled();
            }
            Command::ExplainPoint => self.explain_point(ctx)?,
            Command::ToggleThreats => ctx.look.marks.threats = !ctx.look.marks.threats,
            &Command::Type(char) if let Some(decided) = self.decide(char, ctx) => return decided,
            Command::OpenBar | Command::Type(_) => return Ok(CommandBar::open(command)),
            _ => return Ok(Handled::Ignored),
        }
        Ok(Handled::Done)
    }

    fn toggle_expected(&mut self, ctx: &mut Ctx) {
        let is_shown = !ctx.look.marks.expected;
        ctx.look.marks.expected = is_shown;
        self.say(if is_shown { text!("thoughts-shown") } else { text!("thoughts-hidden") });
    }

    /// Plays a stone, or selects or places a piece, in the position on the screen.
    pub(super) fn play(&mut self, target: Target, ctx: &mut Ctx) -> Result<(), Refusal> {
        self.refuse_foul(target, ctx)?;
        if self.viewer.is_looking() {
            // An illegal move leaves the current position unchanged.
            self.viewer.shown().check(target).map_err(Refusal::of_move)?;
            self.stand_here(ctx);
        }
        let is_shared = self.is_own_shared_move(ctx);
        self.put(target, ctx).map_err(Refusal::of_move)?;
        self.share_move(target, is_shared, ctx);
        match (target, self.viewer.record.on_board()) {
            (Target::Column(_), AnyGame::Rows(game)) => {
                if let Some(&at) = game.moves().last() {
                    self.viewer.point_to(Target::Cell(at));
                }
            }
            (Target::Cell(_) | Target::Piece(_), _) => self.viewer.point_to(target),
            _ => {}
        }
        Ok(())
    }

    /// Plays the computer's turn, even if the screen shows another position.
    pub(super) fn play_computers(
        &mut self,
        target: Target,
        ctx: &mut Ctx,
    ) -> Result<(), IllegalMove> {
        self.put(target, ctx)?;
        if self.viewer.is_looking() {
            self.viewer.follow_tree();
        } else {
            self.viewer.pointer.give_way(self.viewer.record.cursor());
        }
        Ok(())
    }

    fn put(&mut self, target: Target, ctx: &mut Ctx) -> Result<(), IllegalMove> {
        let (acted, before) = (self.seat_to_act(), self.participants());
        self.viewer.record.play(target)?;
        leave_seats(before, self.participants(), ctx);
        let record = &mut self.viewer.record;
        self.taken_line = None;
        if !self.players.is_study {
            // The game as played is the main line.
            record.promote(record.node());
        }
        self.viewer.moved_at = ctx.user.settings.animations.then_some(ctx.now);
        self.press_clock(acted, ctx);
        self.computer.forget(ctx);
        if let Some(acted) = acted {
            self.report_decision(acted, ctx);
        }
        if self.ends_at_limit() {
            self.end_off_board(ctx);
        } else {
            self.note_end(ctx);
        }
        Ok(())
    }

    /// Ends the game as drawn if a move has reached its limit. A study has none. Returns whether it
    /// does.
    pub(super) fn ends_at_limit(&mut self) -> bool {
        !self.players.is_study && self.viewer.record.end_at_limit()
    }

    fn ask_to_resign(&self, ctx: &Ctx) -> Handled {
        // A person may resign while the computer thinks, and while a friend does.
        let person = self.own_side().or(self.participants().person());
        let Some(loser) = person.or(self.side_to_act()) else { return Handled::Done };
        let short = text!("resign-question");
        let full = match person {
            Some(_) => short.clone(),
            None => text!("resign-as-question", player = self.naming(ctx).player(loser)),
        };
        let yes = Command::ResignAs(loser);
        Handled::Open(Box::new(Question { forms: [full, short], yes, no: None }))
    }

    fn resign(&mut self, loser: Stone, ctx: &mut Ctx) {
        // The computer may have ended the game in the meantime.
        if self.state().mover().is_some() {
            self.viewer.record.resign(loser);
            self.end_off_board(ctx);
        }
    }

    pub(super) fn end_off_board(&mut self, ctx: &mut Ctx) {
        self.viewer.record.promote(self.viewer.record.node());
        self.note_end_off_board(ctx);
    }

    pub(super) fn note_end_off_board(&mut self, ctx: &mut Ctx) {
        if let Some(clock) = &mut self.clock.time {
            clock.stop(ctx.now);
        }
        self.computer.forget(ctx);
        self.note_end(ctx);
    }

    fn play_again(&mut self, ctx: &mut Ctx) {
        if self.ended_at.is_some_and(|at| ctx.now.saturating_sub(at) < A_GLANCE) {
            return;
        }
        let next = if self.is_rated() {
            self.rated_rematch(ctx)
        } else {
            ctx.next.lineup = ctx.next.lineup.swapped();
            let opening = self.viewer.record.opening_rule();
            Self::begin(self.kind(), opening, self.participants_at_start().swapped(), ctx)
        };
        self.give_way_to(next, ctx);
    }

    /// Replaces this game by another one, whose list of messages starts with the end of this one.
    /// The score is kept if the same participants play the same game.
    pub fn give_way_to(&mut self, mut next: Self, ctx: &mut Ctx) {
        if next.shared.is_none() {
            self.leave_friend(ctx);
        }
        self.end_work(next.participants(), ctx);
        let before = self.score_at_start();
        let (now, then) = (self.participants_at_start(), next.participants_at_start());
        next.players.score_before = match then {
            // The session counts the games with a friend.
            _ if next.shared.is_some() => next.players.score_before,
            _ if self.kind() != next.kind() => Score::default(),
            _ if then == now => before,
            _ if then == now.swapped() => before.swapped(),
            _ => Score::default(),
        };
        // Until now, the screen showed the result.
        if let State::Over(_) = self.state() {
            let end = state::state(self.viewer.record.cursor(), &self.naming(ctx)).forms;
            next.messages.remember_first(end);
        }
        if before != Score::default() && next.players.score_before == Score::default() {
            next.messages.remember(&[text!("score-of-another-game")]);
        }
        next.storage.number = self.storage.number + 1;
        *self = next;
    }

    /// Leaves the screen, which shows no other game yet.
    pub fn leave(&mut self, ctx: &mut Ctx) {
        self.leave_friend(ctx);
        self.end_work(Participants::PERSONS, ctx);
        // A report about this game is never taken for one about the next.
        ctx.next.number = self.storage.number + 1;
    }

    /// Comes to the screen when no other game is there.
    pub const fn come_from_start(&mut self, ctx: &Ctx) {
        self.storage.number = ctx.next.number;
    }

    /// Ends all computation for this game, and saves it.
    fn end_work(&mut self, next: Participants, ctx: &mut Ctx) {
        self.computer.forget(ctx);
        leave_seats(self.participants(), next, ctx);
        ctx.effects.push(Effect::Leave(SeatId::Adviser));
        if self.analysis.is_on {
            analysis::leave(ctx);
        }
        if self.analysis.region.is_on {
            self.analysis.region.toggle(ctx);
        }
        if self.is_reviewing() {
            ctx.effects.push(Effect::StopReview);
        }
        ctx.effects.extend(self.news(ctx));
    }

    /// Continues the game from the position on the screen. A finished game continues as a study:
    /// the player plays both sides, without a clock.
    fn stand_here(&mut self, ctx: &mut Ctx) {
        let Some(look) = self.viewer.take_look() else { return };
        self.computer.forget(ctx);
        if let State::Over(_) = self.state()
            && !self.players.is_study
        {
            self.players.study(self.score_at_start());
            self.clock = GameClock::default();
            leave_seats(self.participants(), Participants::PERSONS, ctx);
            self.say(text!("study-from-here"));
        }
        self.reseat_after(ctx, |table, _| table.viewer.record.stand_at(look));
        self.computer.thought = None;
        let (turns, seat) = (self.viewer.record.turns(), self.seat_to_act());
        self.clock.replay(turns, seat, ctx.now);
    }

    /// Makes the variation on the screen the first continuation of its position.
    fn promote_branch(&mut self) {
        if let Some(branch) = self.viewer.branch() {
            self.viewer.record.promote(branch);
            self.taken_line = None;
            self.viewer.follow_tree();
            self.say(text!("branch-promoted"));
        }
    }

    fn ask_to_delete(&self) -> Handled {
        let (tree, node) = (self.viewer.tree(), self.viewer.shown().node());
        let moves = tree.below(node).filter(|&id| is_move(tree, id)).count();
        let forms = [
            text!("delete-question", number = moves),
            text!("delete-question.short", number = moves),
        ];
        let yes = Command::DeleteNode(node);
        Handled::Open(Box::new(Question { forms, yes, no: None }))
    }

    /// Deletes a node with all its descendants, and shows the previous one.
    fn delete(&mut self, node: NodeId, ctx: &mut Ctx) {
        let (tree, here) = (self.viewer.tree(), self.viewer.record.node());
        let before = tree.parent(node).unwrap_or(NodeId::ROOT);
        if tree.ancestors(here).any(|id| id == node) {
            // It was the current position.
            self.viewer.walk(Walk::To(before));
            self.stand_here(ctx);
        }
        self.viewer.record.delete(node);
        self.taken_line = None;
        self.viewer.follow_tree();
        self.viewer.walk(Walk::To(before));
        self.say(text!("deleted"));
    }

    fn comment(&mut self, node: NodeId, text: &str) {
        let text = text.trim();
        // Undo must not remove it with the line.
        self.taken_line = None;
        self.viewer.record.annotate(node, |notes| text.clone_into(&mut notes.comment));
        self.viewer.follow_tree();
        self.say(if text.is_empty() { text!("comment-deleted") } else { text!("comment-saved") });
    }

    /// Starts a game of two people from the position in the editor.
    pub(super) fn take_position(&mut self, ctx: &mut Ctx) {
        let Mode::SetUp(editor) = &self.mode else { return };
        let mut next = Self::new(editor.record.clone(), Participants::PERSONS);
        next.limit_moves(ctx);
        next.viewer.pointer = editor.pointer;
        ctx.next.lineup = ctx.next.lineup.of(Participants::PERSONS);
        next.say(report::set_up(editor));
        self.give_way_to(next, ctx);
    }
}
