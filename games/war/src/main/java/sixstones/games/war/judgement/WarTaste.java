package sixstones.games.war.judgement;

import java.util.Locale;
import sixstones.engine.Bits;
import sixstones.engine.Taste;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.scoring.SixStones;
import sixstones.games.war.turn.Pause;

/** What some teams love more than is good for them. */
enum WarTaste implements Taste<WarPosition, WarMove> {
  /** Tiles that nobody has seen yet. */
  EXPLORER {
    @Override
    double joy(WarPosition position, int seat) {
      return -position.board().field().closed();
    }
  },
  /** Infinity Stones. */
  GATHERER {
    @Override
    double joy(WarPosition position, int seat) {
      return 2.0 * Bits.count(SixStones.controlled(position.board(), seat));
    }
  },
  /** Rivals who lose what they carry. */
  HUNTER {
    @Override
    double joy(WarPosition position, int seat) {
      return -0.4 * Prospects.rival(position, seat);
    }
  };

  /** How a team that loves this likes what it sees. */
  abstract double joy(WarPosition position, int seat);

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The results of a move are the team's on turn, whoever makes it. */
  @Override
  public double appeal(WarPosition position, WarMove move) {
    int seat = position.board().clock().seat;
    var after = position.copy();
    after.apply(move, Events.OFF);
    while (!after.isOver() && after.asking() instanceof Pause) {
      after.apply(SharedMoves.RESUME, Events.OFF);
    }
    double gained = joy(after, seat) - joy(position, seat);
    return position.chooser() == seat ? gained : -gained;
  }
}
