package sixstones.server.http;

import io.javalin.http.Context;
import java.util.Set;
import sixstones.server.bots.Reviewed;
import sixstones.server.bots.Reviews;
import sixstones.server.desk.Levels;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.RecordState;
import sixstones.server.records.Records;
import sixstones.server.visitors.RateLimit;

/** Records that somebody brings, to look at them here. */
final class RecordCalls {

  private static final int CREATED = 201;

  private final Records records;
  private final Reviews reviews;
  private final Levels levels;
  private final RateLimit limit;

  RecordCalls(Records records, Reviews reviews, Levels levels, RateLimit limit) {
    this.records = records;
    this.reviews = reviews;
    this.levels = levels;
    this.limit = limit;
  }

  void bring(Context call) {
    var text = Calls.text(call);
    limit.count(call.ip());
    var id = records.bring(text);
    call.status(CREATED);
    Calls.answer(call, new Answers.RecordBrought(id));
  }

  void show(Context call) {
    var id = Calls.record(call);
    Calls.answer(
        call,
        records.look(id, (record, _) -> RecordState.of(id, record, levels.known()::contains)));
  }

  void review(Context call) {
    var id = Calls.record(call);
    var record = records.look(id, (found, _) -> found);
    ReviewAnswer.to(call, reviews, new Reviewed.OfRecord(id), record, Set.of());
  }
}
