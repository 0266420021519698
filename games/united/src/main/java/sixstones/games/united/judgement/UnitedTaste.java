package sixstones.games.united.judgement;

import java.util.Locale;
import sixstones.engine.Taste;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.moves.UnitedMove;

/** What some players think of first, as Heroes or as the Villain. */
enum UnitedTaste implements Taste<UnitedPosition, UnitedMove> {
  /** The other side itself: the Villain's health, or what the Heroes hold. */
  FIGHTER {
    @Override
    double joy(Prospects prospects, double sign) {
      return (sign > 0 ? prospects.villain() : prospects.heroes());
    }
  },
  /** The streets: who waits there, and what overflows. */
  GUARDIAN {
    @Override
    double joy(Prospects prospects, double sign) {
      return 1.2 * (prospects.streets() + prospects.threats() / 4);
    }
  },
  /** The Missions. */
  PLANNER {
    @Override
    double joy(Prospects prospects, double sign) {
      return 0.8 * prospects.missions();
    }
  };

  /**
   * What the Heroes may be glad of; the Villain is of the contrary.
   *
   * @param sign 1 if a Hero asks, -1 if the Villain does
   */
  abstract double joy(Prospects prospects, double sign);

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public double appeal(UnitedPosition position, UnitedMove move) {
    double sign = LookAhead.sign(position);
    var after = new Prospects(LookAhead.follow(position, move).board());
    return sign * (joy(after, sign) - joy(new Prospects(position.board()), sign));
  }
}
