package sixstones.server.bots;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
 * meanwhile; then it is kept with its table, or for a while if a record was brought.
 */
public final class Reviews implements AutoCloseable {

  /** Grows whenever kept reviews are to be made anew. */
  private static final int FORMAT = 3;

  private static final int MOST_WAITING = 50;

  /** So many reviews of records are remembered, no more than records are. */
  private static final int OF_RECORDS = 40;

  private static final Logger LOG = LoggerFactory.getLogger(Reviews.class);

  private final Storage storage;
  private final Shelf shelf;
  private final Map<Reviewed, AtomicLong> underWay = new ConcurrentHashMap<>();
  private final Map<String, String> ofRecords =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
              return size() > OF_RECORDS;
            }
          });
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("reviews").daemon().factory());

  public Reviews(Storage storage, Shelf shelf) {
    this.storage = storage;
    this.shelf = shelf;
  }

  /** The review as it goes to the page, if it was made already. */
  public Optional<String> kept(Reviewed of) {
    return switch (of) {
      case Reviewed.OfTable table -> storage.review(table.id(), FORMAT);
      case Reviewed.OfRecord record -> Optional.ofNullable(ofRecords.get(record.id()));
    };
  }

  private void keep(Reviewed of, String review) {
    switch (of) {
      case Reviewed.OfTable table -> storage.putReview(table.id(), FORMAT, review);
      case Reviewed.OfRecord record -> ofRecords.put(record.id(), review);
    }
  }

  /**
   * Has a review made, unless it is being made. Says how many moves have been looked at.
   *
   * @param standIns the moves that bots have made in people's places
   */
  public long ask(Reviewed of, GameRecord record, Set<Integer> standIns) {
    if (underWay.size() >= MOST_WAITING && !underWay.containsKey(of)) {
      throw Reason.TOO_MANY_REVIEWS.problem();
    }
    return underWay
        .computeIfAbsent(
            of,
            _ -> {
              var done = new AtomicLong();
              thread.execute(() -> make(of, record, standIns, done));
              return done;
            })
        .get();
  }

  private void make(Reviewed of, GameRecord record, Set<Integer> standIns, AtomicLong done) {
    try {
      // It may have been finished between a look for it and the question.
      if (kept(of).isPresent()) return;
      keep(of, Json.write(made(shelf.get(record.game()), record, standIns, done)));
    } catch (RuntimeException e) {
      LOG.error("a review of {} failed ({})", of.id(), e.getClass().getSimpleName());
    } finally {
      underWay.remove(of);
    }
  }

  private static <P extends Position<P, M>, M extends Move> ReviewState made(
      Game<P, M> game, GameRecord record, Set<Integer> standIns, AtomicLong done) {
    int tries = Reviewer.tries(game, record);
    return ReviewState.of(Reviewer.review(game, record, tries, done::set), standIns);
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
