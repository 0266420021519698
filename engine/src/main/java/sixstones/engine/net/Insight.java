package sixstones.engine.net;

import java.util.Optional;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.features.Scales;

/** A net and what it sees: judges positions and moves of a game. */
public final class Insight<P extends Position<P, M>, M extends Move> {

  private final Marks<P, M> marks;
  private final Net net;

  public Insight(Marks<P, M> marks, Net net) {
    this.marks = marks;
    this.net = net;
  }

  /** With the net of a file beside a class; none where no net was found worth shipping. */
  public static <P extends Position<P, M>, M extends Move> Optional<Insight<P, M>> of(
      Class<?> beside, String file, Marks<P, M> marks) {
    return Net.read(beside, file, marks).map(net -> new Insight<>(marks, net));
  }

  private float[] look(P position) {
    var set = new int[marks.most()];
    return net.hidden(set, marks.of(position, set));
  }

  /** Every seat's chance to win a game that is not over. */
  public void worths(P position, double[] shares) {
    int sides = marks.sides(position);
    int own = position.side(position.chooser());
    var chances = new double[sides];
    net.chances(look(position), sides, chances);
    for (int seat = 0; seat < shares.length; seat++) {
      int side = Marks.fromOwn(position.side(seat), own, sides);
      shares[seat] = Scales.doubted(chances[side], sides);
    }
  }

  /** Whether it knows anything of moves. */
  public boolean likesMoves() {
    return marks.kinds() > 0;
  }

  /** How much each move promises. */
  public void promises(P position, MoveList<M> moves, double[] into) {
    var hidden = look(position);
    for (int i = 0; i < moves.size(); i++) {
      into[i] = net.promise(hidden, marks.kind(moves.get(i)));
    }
  }
}
