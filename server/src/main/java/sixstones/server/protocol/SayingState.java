package sixstones.server.protocol;

import org.jspecify.annotations.Nullable;
import sixstones.server.talk.Quick;
import sixstones.server.talk.Said;
import sixstones.server.talk.Saying;
import sixstones.server.visitors.Visitors;

/**
 * Something that was said: of {@code text}, {@code quick} and {@code here} there is one.
 *
 * @param n counts what was said in its circle
 * @param who the same for everything that a person says to this listener, at whatever table, and
 *     another for every other listener
 * @param seat whose it is; null for a spectator
 * @param quick what every reader gets in the own language
 * @param here the thing that is pointed at
 */
public record SayingState(
    SaidTo to,
    int n,
    String at,
    String who,
    boolean you,
    @Nullable Integer seat,
    String name,
    @Nullable String text,
    @Nullable Quick quick,
    @Nullable String here) {

  private static final int WHO_LENGTH = 16;

  public static SayingState of(Saying saying, String listener) {
    return new SayingState(
        SaidTo.of(saying.circle()),
        saying.number(),
        saying.at().toString(),
        who(saying.holder(), listener),
        saying.holder().equals(listener),
        saying.seat().isPresent() ? (Integer) saying.seat().getAsInt() : null,
        saying.name(),
        saying.said() instanceof Said.Text text ? text.text() : null,
        saying.said() instanceof Said.Ready ready ? ready.quick() : null,
        saying.said() instanceof Said.Here here ? here.thing() : null);
  }

  /** A speaker as a listener knows him, and nobody else. */
  static String who(String holder, String listener) {
    return Visitors.hash(listener + " hears " + holder).substring(0, WHO_LENGTH);
  }
}
