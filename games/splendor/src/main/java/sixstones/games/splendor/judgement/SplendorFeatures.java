package sixstones.games.splendor.judgement;

import java.util.List;
import sixstones.engine.features.Features;
import sixstones.games.splendor.SplendorPosition;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.ending.Gauntlet;
import sixstones.games.splendor.state.Board;

/** What decides a game: what a seat has, what it can get, and how long it still needs. */
enum SplendorFeatures implements Features<SplendorPosition> {
  INSTANCE;

  private static final List<String> NAMES =
      List.of(
          "points",
          "points.beyond",
          "bonuses",
          "bonuses.many",
          "bonuses.colours",
          "bonuses.all",
          "time",
          "avengers",
          "avengers.tile",
          "location.steps",
          "location.near",
          "tokens",
          "tokens.grey",
          "tokens.full",
          "tokens.colours",
          "reach.best",
          "reach.second",
          "reach.third",
          "hand",
          "hand.full",
          "race",
          "turn",
          "done");

  /** A team of so many is a late one. */
  private static final double LARGE_TEAM = 14;

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public int sides(SplendorPosition position) {
    return position.seats();
  }

  @Override
  public int side(SplendorPosition position, int seat) {
    return seat;
  }

  @Override
  public Look look(SplendorPosition position) {
    return new Seen(position.board());
  }

  private record Seen(Board board) implements Look {

    @Override
    public double stage() {
      int points = 0;
      int team = 0;
      for (int seat = 0; seat < board.seats(); seat++) {
        points = Math.max(points, board.points(seat));
        team = Math.max(team, board.recruited(seat));
      }
      return Math.min(1, 0.5 * points / board.edition().goal() + 0.5 * team / LARGE_TEAM);
    }

    @Override
    public void fill(int seat, double[] into) {
      int goal = board.edition().goal();
      boolean gauntlet = board.edition().hasGauntlet();
      int points = board.points(seat);
      int bonuses = 0;
      int many = 0;
      int colours = 0;
      int tokens = 0;
      int kinds = 0;
      for (int stone = 0; stone < Stone.COLOURS; stone++) {
        int count = board.bonus(seat, stone);
        bonuses += Math.min(count, 4);
        many += Math.max(0, count - 4);
        if (count > 0) colours++;
        int held = board.tokens(seat, stone);
        tokens += held;
        if (held > 0) kinds++;
      }
      boolean time = board.tokens(seat, Stone.TIME.ordinal()) > 0;
      var prospects = Prospects.of(board, seat);
      int held = Standing.held(board, seat);
      int i = 0;
      into[i++] = Math.min(points, goal);
      into[i++] = Math.max(0, points - goal);
      into[i++] = bonuses;
      into[i++] = many;
      into[i++] = gauntlet ? colours : 0;
      into[i++] = gauntlet && colours == Stone.COLOURS ? 1 : 0;
      into[i++] = time ? 1 : 0;
      into[i++] = Math.min(board.avengers(seat), 6);
      into[i++] = board.avengersOwner() == seat ? 1 : 0;
      into[i++] = Standing.locationSteps(board, seat);
      into[i++] = nearLocations(seat);
      into[i++] = tokens;
      into[i++] = board.tokens(seat, Stone.SHIELD.ordinal());
      into[i++] = Math.max(0, board.tokensHeld(seat) - 7);
      into[i++] = kinds;
      into[i++] = prospects.best();
      into[i++] = prospects.second();
      into[i++] = prospects.third();
      into[i++] = held;
      into[i++] = held == Board.HAND ? 1 : 0;
      double turns = turnsToGoal(goal - points, bonuses + many);
      into[i++] = gauntlet ? race(turns, colours, time) : turns;
      into[i++] = board.active() == seat ? 1 : 0;
      into[i++] = Gauntlet.isFulfilled(board, seat) ? 1 : 0;
    }

    /** Locations count the more the fewer bonuses they still want. */
    private double nearLocations(int seat) {
      double near = 0;
      for (int place = 0; place < board.places(); place++) {
        var location = board.location(place);
        if (location == null || board.locationOwner(place) != Board.NONE) continue;
        near += 1.0 / (1 + Standing.missing(board, seat, location));
      }
      return near;
    }

    /** About how many turns the points take: the larger the team, the faster they come. */
    private static double turnsToGoal(int points, int bonuses) {
      return Math.max(0, points) / (0.5 + 0.1 * bonuses);
    }

    /** About how many turns the Gauntlet is away. */
    private static double race(double turns, int colours, boolean time) {
      double missing = Stone.COLOURS - colours + (time ? 0 : 1.5);
      return Math.max(turns, 2 * missing) + 0.3 * Math.min(turns, 2 * missing);
    }
  }
}
