package sixstones.server.desk;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;
import sixstones.server.storage.Comments;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Visibility;
import sixstones.server.talk.Comment;

/** What people say of moments of a finished game: whoever may look at it may say something. */
public final class CommentDesk {

  /** Of one game. */
  static final int MOST = 200;

  private final Tables tables;
  private final Comments comments;
  private final WordLimit limit = new WordLimit();

  public CommentDesk(Tables tables, Comments comments) {
    this.tables = tables;
    this.comments = comments;
  }

  /**
   * @param moves the moment: how many moves had been made
   * @param name how somebody without a seat wants to be called
   */
  public void say(String id, String visitor, @Nullable String name, int moves, String text) {
    var speaker =
        tables.lookBack(
            id,
            (table, history) -> {
              mustBeOpenTo(table, visitor);
              if (table.result().isEmpty()) throw Reason.NOT_OVER.problem();
              if (moves < 0 || moves > history.lines().size()) throw Reason.NO_SUCH_STEP.problem();
              return Speaker.of(table, visitor, name);
            });
    limit.count(id, visitor, speaker.seat());
    if (comments.count(id) >= MOST) throw Problem.of(Reason.ENOUGH_SAID, "most", MOST);
    var now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    var comment = new Comment(0, now, moves, speaker.seat(), speaker.name(), visitor, text);
    while (!comments.add(id, comment)) {
      // Somebody else has taken the number.
    }
  }

  /** All comments of a game, by its moments. */
  public List<Comment> of(String id, String visitor) {
    tables.look(
        id,
        table -> {
          mustBeOpenTo(table, visitor);
          return true;
        });
    return comments.of(id);
  }

  private static void mustBeOpenTo(Table table, String visitor) {
    if (!table.admits(visitor)) throw Reason.NO_SPECTATORS.problem();
    if (table.head().visibility() == Visibility.UNLISTED) throw Reason.NOBODY_LISTENS.problem();
  }
}
