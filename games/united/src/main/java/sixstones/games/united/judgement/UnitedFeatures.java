package sixstones.games.united.judgement;

import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.features.Features;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.state.Board;

/** What decides a game, in the Heroes' eyes; the Villain has nothing and needs nothing. */
enum UnitedFeatures implements Features<UnitedPosition> {
  INSTANCE;

  private static final List<String> NAMES =
      List.of(
          "start",
          "start.allMissions",
          "start.villainPlayer",
          "start.commander",
          "start.team",
          "missions",
          "missions.done",
          "missions.two",
          "villain",
          "villain.health",
          "villain.open",
          "villain.track",
          "villain.nearlyLost",
          "villain.cards",
          "threats",
          "streets",
          "streets.full",
          "time",
          "time.short",
          "heroes",
          "heroes.tired");

  /** Of the sides, as the game numbers them. */
  private static final int HEROES = 1;

  /** So many turns are soon over. */
  private static final double SOON = 8;

  /** A long game, in turns of Heroes. */
  private static final double LONG = 24;

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public int sides(UnitedPosition position) {
    return 2;
  }

  @Override
  public int side(UnitedPosition position, int seat) {
    return position.side(seat);
  }

  @Override
  public Look look(UnitedPosition position) {
    return new Seen(position.board(), new Prospects(position.board()));
  }

  private record Seen(Board board, Prospects prospects) implements Look {

    @Override
    public double stage() {
      double left = prospects.turnsLeft();
      return Math.max(0, 1 - left / LONG);
    }

    @Override
    public void fill(int side, double[] into) {
      if (side != HEROES) return;
      var dashboard = board.dashboard();
      var villain = board.villain();
      double left = prospects.turnsLeft();
      double track = villain.loseTrack() > 0 ? (double) dashboard.track() / villain.loseTrack() : 0;
      int i = 0;
      into[i++] = 1;
      into[i++] = prospects.needsAllMissions() ? 1 : 0;
      into[i++] = board.mode().hasVillainSeat() ? 1 : 0;
      into[i++] = board.mode().hasCommander() ? 1 : 0;
      into[i++] = board.heroesCounted() - 2;
      into[i++] = prospects.missions() / 10;
      into[i++] = dashboard.missionsDone();
      into[i++] = dashboard.missionsDone() >= 2 ? 1 : 0;
      into[i++] = prospects.villain() / 10;
      into[i++] = health();
      into[i++] = prospects.canBeBeaten() ? 1 - health() : 0;
      into[i++] = track;
      into[i++] = Math.max(0, track - 0.6);
      into[i++] = Bits.count(dashboard.superCards());
      into[i++] = prospects.threats() / 10;
      into[i++] = prospects.streets() / 10;
      into[i++] = villain.losesUnplaceable() ? 1.0 / (1 + board.ring().free()) : 0;
      into[i++] = left / SOON;
      into[i++] = Math.max(0, SOON - left) / SOON;
      into[i++] = prospects.heroes() / 10;
      into[i++] = tired();
    }

    private double health() {
      if (!board.villain().hasHealth()) return 0;
      int start = board.villain().health().get(board.heroesCounted() - 2);
      return (double) board.dashboard().health() / start;
    }

    /** Heroes with hardly a card in hand. */
    private double tired() {
      var team = board.team();
      int tired = 0;
      for (var member : team.members()) if (team.handSize(member) < 2) tired++;
      return tired;
    }
  }
}
