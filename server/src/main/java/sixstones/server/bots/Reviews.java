package sixstones.server.bots;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.archive.Shelf;
import sixstones.bots.review.Reviewer;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.record.GameRecord;
import sixstones.server.json.Json;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.ReviewState;
import sixstones.server.storage.Storage;

/**
 * Reviews of finished games. One is made after the other, for people play at other tables
 * meanwhile; then it is kept with its table.
 */
public final class Reviews implements AutoCloseable {

  /** Grows whenever kept reviews are to be made anew. */
  private static final int FORMAT = 2;

  private static final int MOST_WAITING = 50;
  private static final Logger LOG = LoggerFactory.getLogger(Reviews.class);

  private final Storage storage;
  private final Shelf shelf;
  private final Map<String, AtomicLong> underWay = new ConcurrentHashMap<>();
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("reviews").daemon().factory());

  public Reviews(Storage storage, Shelf shelf) {
    this.storage = storage;
    this.shelf = shelf;
  }

  /** The review as it goes to the page, if it was made already. */
  public Optional<String> kept(String table) {
    return storage.review(table, FORMAT);
  }

  /** Has a review made, unless it is being made. Says how many moves have been looked at. */
  public long ask(String table, GameRecord record) {
    if (underWay.size() >= MOST_WAITING && !underWay.containsKey(table)) {
      throw Reason.TOO_MANY_REVIEWS.problem();
    }
    return underWay
        .computeIfAbsent(
            table,
            _ -> {
              var done = new AtomicLong();
              thread.execute(() -> make(table, record, done));
              return done;
            })
        .get();
  }

  private void make(String table, GameRecord record, AtomicLong done) {
    try {
      // It may have been finished between a look for it and the question.
      if (kept(table).isPresent()) return;
      var review = made(shelf.get(record.game()), record, done);
      storage.putReview(table, FORMAT, Json.write(review));
    } catch (RuntimeException e) {
      LOG.error("a review of table {} failed ({})", table, e.getClass().getSimpleName());
    } finally {
      underWay.remove(table);
    }
  }

  private static <P extends Position<P, M>, M extends Move> ReviewState made(
      Game<P, M> game, GameRecord record, AtomicLong done) {
    int tries = Reviewer.tries(game, record);
    return ReviewState.of(Reviewer.review(game, record, tries, done::set));
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
