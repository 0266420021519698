package sixstones.archive.yaml;

import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.Seat;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.Seed;
import sixstones.engine.event.Events;
import sixstones.engine.match.Match;
import sixstones.engine.text.Tree;

/**
 * A position that somebody has written, laid out as a table begins with it: what was left open is
 * filled in from a seed, and the chance goes on from there.
 */
public final class Laid<P extends Position<P, M>, M extends Move> {

  private final Game<P, M> game;
  private final Seed seed;
  private final String text;
  private final long drawn;
  private final Match<P, M> start;

  private Laid(Game<P, M> game, Seed seed, P dealt) {
    this.game = game;
    this.seed = seed;
    text = PositionYaml.write(game, dealt);
    drawn = dealt.drawn();
    start = begin();
  }

  /**
   * Lays a position out.
   *
   * @throws sixstones.engine.text.TreeError if it makes no sense
   */
  public static <P extends Position<P, M>, M extends Move> Laid<P, M> of(
      Game<P, M> game, Tree.Mapping given, Seed seed) {
    var written = game.textFormat().handwritten(given);
    return new Laid<>(game, seed, game.readPosition(written, new FairChance(seed)));
  }

  /** A match of its own from here, as the table will see it. */
  public Match<P, M> begin() {
    var chance = new FairChance(seed).skip(drawn);
    return Match.from(game, PositionYaml.read(game, text, chance), Events.OFF);
  }

  public Game<P, M> game() {
    return game;
  }

  public Seed seed() {
    return seed;
  }

  /** The position as YAML. */
  public String text() {
    return text;
  }

  /** How many numbers of the seed's chance were drawn for what was left open. */
  public long drawn() {
    return drawn;
  }

  public int seats() {
    return start.position().seats();
  }

  /** Who moves first. */
  public Seat chooser() {
    return Seat.of(start.position().chooser());
  }
}
