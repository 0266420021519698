package sixstones.games.war;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.View;
import sixstones.games.war.box.Back;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.TileKind;

/**
 * All that can be seen of a position; the faces of closed tiles are not in it. Places are named
 * {@code 3,4} or {@code -1,3}.
 *
 * @param turnSeat whose team is on turn
 * @param actingSeat who plays the turn
 * @param round one turn of every team
 * @param pending what is being resolved, topmost first; the turn itself is not among it
 * @param reserve tokens not yet in play
 * @param heroesLeft superheroes that can still be scored
 */
public record WarView(
    int turnSeat,
    int actingSeat,
    int turn,
    int round,
    boolean mainDone,
    List<String> usedStones,
    List<TeamView> teams,
    List<TileView> tiles,
    List<PlaceView> offBoard,
    List<PieceView> pieces,
    ThanosView thanos,
    List<PendingView> pending,
    MawView maw,
    EndView end,
    List<String> reserve,
    List<String> box,
    int closedLeft,
    int heroesLeft)
    implements View {

  /** A team and its seat. */
  public record TeamView(
      int seat,
      String team,
      List<String> characters,
      String base,
      int points,
      List<String> zone,
      List<String> stones,
      boolean gauntlet) {}

  /**
   * A tile position.
   *
   * @param kind none while closed
   * @param effect what the tile does: its kind, or the agreed effect of a blank
   * @param turns quarter turns clockwise
   * @param exits the directions of its arrows as they lie
   * @param trap whether it hurts a character of the viewer's team (of any team, for a spectator)
   * @param team whose base it is
   * @param neutral whether it is the base of a team that nobody plays
   * @param ring its ring index, if it lies on the ring
   */
  public record TileView(
      String place,
      boolean open,
      Back back,
      @Nullable TileKind kind,
      @Nullable String variant,
      @Nullable TileKind effect,
      int turns,
      List<Direction> exits,
      boolean trap,
      @Nullable String team,
      boolean neutral,
      @Nullable Integer ring,
      List<String> tokens) {}

  /** An off-board place on which tokens lie. */
  public record PlaceView(String place, List<String> tokens) {}

  /**
   * A character.
   *
   * @param stone in the right slot
   * @param token in the left slot
   * @param ready whether the card shows its ability
   * @param visited where it can't go this turn; only of the team on turn
   * @param barred tokens it may not take this turn
   * @param ways where the steps lead that it may take now
   */
  public record PieceView(
      String piece,
      String team,
      int seat,
      String at,
      @Nullable String stone,
      @Nullable String token,
      boolean ready,
      boolean detained,
      Hold hold,
      List<String> visited,
      List<String> barred,
      List<WayView> ways) {}

  /**
   * Where a step leads, along arrows as long as they leave no choice.
   *
   * @param places from where the character stands to where it comes to a halt
   * @param forks where it could go on from there
   */
  public record WayView(List<String> places, List<String> forks) {}

  /**
   * Thanos.
   *
   * @param at none before he appears
   * @param base where his base lies, none while it is closed
   * @param gauntletSeat who holds the Gauntlet
   * @param nearest who is nearest to him now
   * @param undecided whether those are too many, and he would stay
   * @param steps where his next step may lead; several are tossed for
   */
  public record ThanosView(
      @Nullable String at,
      @Nullable String base,
      @Nullable Integer gauntletSeat,
      List<String> stones,
      List<String> tokens,
      List<String> nearest,
      int distance,
      boolean undecided,
      List<String> steps) {}

  /** How far a team has come with holding a hero on the Battlefield. */
  public enum Hold {
    NONE,
    BEGUN,
    COMPLETE
  }

  /** A step that waits to be resolved. */
  public record PendingView(String step, @Nullable String piece, @Nullable String place) {}

  /** Ebony Maw's round: turns left, and whether it begins with the next turn. */
  public record MawView(int turnsLeft, boolean begins) {}

  /**
   * How near the end is.
   *
   * @param signalSeat in whose turn the signal came, if it has
   * @param idleTurns turns since anything was opened, scored, spent or taken
   * @param idleLimit at how many of them the game ends
   */
  public record EndView(
      @Nullable Integer signalSeat, int turnsLeft, int idleTurns, int idleLimit) {}
}
