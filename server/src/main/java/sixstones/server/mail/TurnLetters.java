package sixstones.server.mail;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.desk.SeatDesk.Presence;
import sixstones.server.memory.Recent;
import sixstones.server.metrics.Metrics;
import sixstones.server.problem.Problem;
import sixstones.server.settings.Settings;
import sixstones.server.storage.LetterClaims;
import sixstones.server.storage.LetterClaims.Due;
import sixstones.server.storage.MailAddresses;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Tables;

/**
 * Goes round the tables where others wait for somebody who is away, and writes to him. What was
 * written stands in the database, so it goes on after a restart, and of several processes one
 * writes.
 */
public final class TurnLetters implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TurnLetters.class);

  /** Whom others have waited for longer does not come because of a letter. */
  private static final Duration FORGOTTEN = Duration.ofDays(1);

  /** Longer than a letter takes, whatever the mail server does. */
  private static final Duration LEASE = Duration.ofMinutes(3);

  private static final int AT_ONCE = 1_000;
  private static final int REMEMBERED = 10_000;
  private static final int STOP_SECONDS = 5;

  private final LetterClaims claims;
  private final MailAddresses addresses;
  private final Tables tables;
  private final Presence presence;
  private final Post post;
  private final Duration patience;
  private final Clock clock;
  private final Metrics metrics;

  /** When somebody was seen at a table; only this class's own thread looks. */
  private final Map<String, Instant> seen = new Recent<>(REMEMBERED);

  private final ScheduledExecutorService rounds =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("turn-letters").factory());

  /** Who has just started must hear first who is where, so the first round comes after a while. */
  public TurnLetters(
      Storage storage,
      Tables tables,
      Presence presence,
      Post post,
      Settings.Mail settings,
      Clock clock,
      Metrics metrics) {
    this.claims = storage.letterClaims();
    this.addresses = storage.mailAddresses();
    this.tables = tables;
    this.presence = presence;
    this.post = post;
    this.patience = settings.patience();
    this.clock = clock;
    this.metrics = metrics;
    long pause = settings.every().toMillis();
    var _ = rounds.scheduleWithFixedDelay(this::go, pause, pause, TimeUnit.MILLISECONDS);
  }

  private void go() {
    try {
      var now = clock.instant();
      addresses.forgetUnconfirmed(now.minus(MailDesk.GOOD_FOR));
      claims.forget(now.minus(FORGOTTEN.multipliedBy(2)));
      for (var due : claims.due(now.minus(FORGOTTEN), now, AT_ONCE)) {
        if (rounds.isShutdown() || !attend(due)) return;
      }
    } catch (RuntimeException e) {
      LOG.warn("nobody could be written to ({})", e.getClass().getSimpleName());
    }
  }

  /** False if the mail server takes no letters now. */
  private boolean attend(Due due) {
    var now = clock.instant();
    var who = due.table() + " " + due.awaited().holder();
    if (presence.isConnected(due.table(), due.awaited().holder())) {
      seen.put(who, now);
      return true;
    }
    boolean early =
        due.awaited().since().plus(patience).isAfter(now)
            || seen.getOrDefault(who, Instant.EPOCH).plus(patience).isAfter(now);
    return early
        || !isStillAwaited(due)
        || !claims.take(due.table(), due.awaited().turn(), now, now.plus(LEASE))
        || isSent(due);
  }

  /** An older process beside this one may have played on without saying whose turn it is. */
  private boolean isStillAwaited(Due due) {
    try {
      return tables.look(due.table(), table -> table.awaited().equals(Optional.of(due.awaited())));
    } catch (Problem _) {
      return false;
    }
  }

  private boolean isSent(Due due) {
    int turn = due.awaited().turn();
    try {
      post.mailer().send(post.words().yourTurn(due.box(), due.table(), due.game()));
      claims.done(due.table(), turn);
      metrics.letter("sent");
      return true;
    } catch (NotSent e) {
      claims.release(due.table(), turn, clock.instant());
      metrics.letter("failed");
      LOG.warn("a letter for table {} could not be sent ({})", due.table(), e.getMessage());
      return e.isForThisReaderAlone();
    }
  }

  /** Lets the letter under way be written to its end, so that nobody writes it again. */
  @Override
  public void close() {
    rounds.shutdown();
    try {
      if (!rounds.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS)) rounds.shutdownNow();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
