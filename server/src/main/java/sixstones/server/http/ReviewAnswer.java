package sixstones.server.http;

import io.javalin.http.Context;
import java.util.Set;
import sixstones.engine.record.GameRecord;
import sixstones.server.bots.Reviewed;
import sixstones.server.bots.Reviews;
import sixstones.server.protocol.Answers;

/** The review of a game, or how far it has come. */
final class ReviewAnswer {

  private static final int ACCEPTED = 202;

  private ReviewAnswer() {}

  static void to(
      Context call, Reviews reviews, Reviewed of, GameRecord record, Set<Integer> standIns) {
    var kept = reviews.kept(of);
    if (kept.isPresent()) {
      call.contentType("application/json").result(kept.get());
      return;
    }
    call.status(ACCEPTED);
    Calls.answer(
        call, new Answers.Reviewing(reviews.ask(of, record, standIns), record.moves().size()));
  }
}
