package sixstones.server.http;

import io.javalin.http.Context;
import sixstones.engine.record.RecordText;
import sixstones.server.bots.Reviewed;
import sixstones.server.bots.Reviews;
import sixstones.server.desk.AfterDesk;
import sixstones.server.desk.Encounters;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.DrawnState;
import sixstones.server.protocol.EncountersState;
import sixstones.server.visitors.Visitors;

/** The record, the review and the rematch of a finished game. */
final class AfterCalls {

  private final AfterDesk after;
  private final Encounters encounters;
  private final Reviews reviews;
  private final Visitors visitors;

  AfterCalls(AfterDesk after, Encounters encounters, Reviews reviews, Visitors visitors) {
    this.after = after;
    this.encounters = encounters;
    this.reviews = reviews;
    this.visitors = visitors;
  }

  void rematch(Context call) {
    var table = after.rematch(Calls.table(call), visitors.of(call));
    Calls.answer(call, new Answers.TableMade(table));
  }

  /** How the people at the table have played before; also while they wait for the next game. */
  void encounters(Context call) {
    var score = encounters.of(Calls.table(call), Visitors.asking(call));
    Calls.answer(call, EncountersState.of(score));
  }

  void deal(Context call) {
    var rounds = after.drawn(Calls.table(call), Visitors.asking(call));
    Calls.answer(call, rounds.stream().map(DrawnState::of).toList());
  }

  void record(Context call) {
    var record = after.record(Calls.table(call), Visitors.asking(call));
    call.contentType("text/plain; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"" + Calls.table(call) + ".txt\"")
        .result(RecordText.write(record));
  }

  void review(Context call) {
    var table = Calls.table(call);
    var record = after.record(table, Visitors.asking(call));
    ReviewAnswer.to(
        call, reviews, new Reviewed.OfTable(table), record, after.movesOfStandIns(table));
  }
}
