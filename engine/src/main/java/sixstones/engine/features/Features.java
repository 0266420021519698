package sixstones.engine.features;

import java.util.List;

/**
 * What a game's judgement looks at, as numbers of each side. What they weigh is learnt from games
 * that bots played.
 *
 * @param <P> the game's positions
 */
public interface Features<P> {

  /** Their names. Those of one part of the judgement begin alike, as in {@code points.beyond}. */
  List<String> names();

  /** How many sides may win, those included that nobody plays. */
  int sides(P position);

  /** The side that a seat wins with. */
  int side(P position, int seat);

  /** Looks at a position: what serves all its numbers is found out once. */
  Look look(P position);

  /** What was seen in a position. */
  interface Look {

    /** How far the game has come, from 0 to 1: in the end other things count than at first. */
    double stage();

    /** Fills in one side's numbers; all are 0 before. */
    void fill(int side, double[] into);
  }
}
