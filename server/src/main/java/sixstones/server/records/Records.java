package sixstones.server.records;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import sixstones.archive.Shelf;
import sixstones.engine.BadDeal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.record.BadRecord;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;
import sixstones.server.memory.Recent;
import sixstones.server.play.History;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/**
 * Records that people have brought lately. They are no tables: nothing is stored, and whoever
 * brings one has it still when it is forgotten here. Safe for many threads.
 */
public final class Records {

  private static final int KEPT = 40;
  private static final int ID_LENGTH = 20;

  /** A record and its game, which one at a time may look at. */
  private record Kept(GameRecord record, History<?, ?> history, ReentrantLock lock) {}

  private final Shelf shelf;
  private final Map<String, Kept> kept = new Recent<>(KEPT);

  public Records(Shelf shelf) {
    this.shelf = shelf;
  }

  /**
   * Takes a record of a finished game and answers its id, the same for the same record: nobody can
   * guess it who does not have the record.
   *
   * @throws Problem if it is no record, or its game does not go as it says
   */
  public String bring(String text) {
    var record = read(text);
    var id = id(record);
    if (find(id) == null) {
      var game = shelf.find(record.game()).orElseThrow(() -> Reason.NO_SUCH_GAME.problem());
      var history = played(game, record);
      synchronized (kept) {
        kept.putIfAbsent(id, new Kept(record, history, new ReentrantLock()));
      }
    }
    return id;
  }

  /**
   * Looks at a record and its game.
   *
   * @throws Problem if there is none of that id
   */
  public <T> T look(String id, BiFunction<GameRecord, History<?, ?>, T> look) {
    var found = find(id);
    if (found == null) throw Reason.NO_SUCH_RECORD.problem();
    found.lock().lock();
    try {
      return look.apply(found.record(), found.history());
    } finally {
      found.lock().unlock();
    }
  }

  private static GameRecord read(String text) {
    try {
      return RecordText.read(text);
    } catch (BadRecord e) {
      throw bad(e);
    }
  }

  private static <P extends Position<P, M>, M extends Move> History<P, M> played(
      Game<P, M> game, GameRecord record) {
    try {
      if (record.result().isEmpty()) throw Reason.RECORD_NOT_OVER.problem();
      Replay.verify(game, record);
      return History.of(game, record);
    } catch (BadRecord e) {
      throw bad(e);
    } catch (BadDeal e) {
      throw Problem.badDeal(e);
    }
  }

  /** What is wrong is said as it is for who writes records: with the line or the move. */
  private static Problem bad(BadRecord record) {
    return Problem.of(Reason.BAD_RECORD, "why", String.valueOf(record.getMessage()));
  }

  private static String id(GameRecord record) {
    try {
      var hash = MessageDigest.getInstance("SHA-256");
      var digest = hash.digest(RecordText.write(record).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, ID_LENGTH);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private @Nullable Kept find(String id) {
    synchronized (kept) {
      return kept.get(id);
    }
  }
}
