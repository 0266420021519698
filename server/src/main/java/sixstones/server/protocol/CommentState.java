package sixstones.server.protocol;

import org.jspecify.annotations.Nullable;
import sixstones.server.talk.Comment;

/**
 * What somebody said of a moment of a finished game.
 *
 * @param moves the moment: how many moves had been made
 * @param who as in what is said at a table
 * @param seat whose it is; null for whoever looks on
 */
public record CommentState(
    int n,
    int moves,
    String at,
    String who,
    boolean you,
    @Nullable Integer seat,
    String name,
    String text) {

  public static CommentState of(Comment comment, String reader) {
    return new CommentState(
        comment.number(),
        comment.moves(),
        comment.at().toString(),
        SayingState.who(comment.holder(), reader),
        comment.holder().equals(reader),
        comment.seat().isPresent() ? (Integer) comment.seat().getAsInt() : null,
        comment.name(),
        comment.text());
  }
}
