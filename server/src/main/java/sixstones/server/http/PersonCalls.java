package sixstones.server.http;

import io.javalin.http.Context;
import java.util.Objects;
import java.util.stream.IntStream;
import sixstones.server.desk.PassDesk;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.RatingState;
import sixstones.server.protocol.ResultState;
import sixstones.server.ratings.Ratings;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Listed;
import sixstones.server.visitors.RateLimit;
import sixstones.server.visitors.Visitors;

/** Who one is: what one has played, and the way to another device. */
final class PersonCalls {

  private static final int MOST_RESULTS = 1_000;
  private static final int TRIES_AN_HOUR = 20;

  /** All ratings are found anew when somebody wants none any more. */
  private static final int SWITCHES_AN_HOUR = 20;

  private final Storage storage;
  private final Ratings ratings;
  private final PassDesk desk;
  private final Visitors visitors;
  private final RateLimit switches = RateLimit.perHour(SWITCHES_AN_HOUR, Reason.TOO_MANY_CALLS);
  private final RateLimit limit = RateLimit.perHour(TRIES_AN_HOUR, Reason.TOO_MANY_PASSES);

  PersonCalls(Storage storage, PassDesk desk, Visitors visitors) {
    this.storage = storage;
    this.ratings = new Ratings(storage);
    this.desk = desk;
    this.visitors = visitors;
  }

  void results(Context call) {
    var visitor = Visitors.asking(call);
    var results =
        storage.finishedTablesOf(visitor, MOST_RESULTS).stream()
            .flatMap(
                listed -> seats(listed, visitor).mapToObj(seat -> ResultState.of(listed, seat)))
            .toList();
    Calls.answer(call, results);
  }

  /** One's own alone: how strong others are is theirs to tell. */
  void ratings(Context call) {
    var rated = ratings.of(Visitors.asking(call));
    Calls.answer(call, rated.stream().map(RatingState::of).toList());
  }

  /** Whether there is to be a rating at all. */
  void rate(Context call) {
    switches.count(call.ip());
    boolean on = Calls.required(Calls.body(call, Asked.Rated.class).on(), "on");
    if (on) storage.unrated().remove(visitors.of(call));
    else storage.unrated().add(visitors.of(call));
    Calls.answer(call, new Answers.Done(true));
  }

  private static IntStream seats(Listed listed, String visitor) {
    var places = listed.summary().places();
    return IntStream.range(0, places.size())
        .filter(
            seat -> places.get(seat).isHeldBy(visitor) || places.get(seat).wasGivenUpBy(visitor));
  }

  void pass(Context call) {
    limit.count(call.ip());
    var luggage = Objects.requireNonNullElse(Calls.body(call, Asked.Leaving.class).luggage(), "");
    var pass = desk.pass(visitors.secret(call), visitors.of(call), luggage);
    Calls.answer(call, new Answers.Pass(pass.code(), pass.until().toString()));
  }

  void arrive(Context call) {
    limit.count(call.ip());
    var code = Calls.required(Calls.body(call, Asked.Arriving.class).code(), "code");
    var traveller = desk.arrive(code);
    visitors.give(call, traveller.secret());
    Calls.answer(call, new Answers.Arrived(traveller.luggage()));
  }
}
