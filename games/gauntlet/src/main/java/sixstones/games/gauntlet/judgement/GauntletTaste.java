package sixstones.games.gauntlet.judgement;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import sixstones.engine.Taste;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Effect;
import sixstones.games.gauntlet.moves.GauntletMove;

/** What some players do sooner than others, as heroes or as Thanos. */
enum GauntletTaste implements Taste<GauntletPosition, GauntletMove> {
  /** Fights. */
  BRAWLER {
    @Override
    public double appeal(GauntletPosition position, GauntletMove move) {
      if (move instanceof GauntletMove.Fight) return 1;
      if (move instanceof GauntletMove.Decline) return -1;
      return plays(move, FIGHTS);
    }
  },
  /** Looks, and says what others hold. */
  SPY {
    @Override
    public double appeal(GauntletPosition position, GauntletMove move) {
      return plays(move, LOOKS);
    }
  },
  /** Keeps the great cards for the end. */
  SAVER {
    @Override
    public double appeal(GauntletPosition position, GauntletMove move) {
      return move instanceof GauntletMove.Play play ? -0.5 * play.card().value() : 0;
    }
  };

  private static final Set<Effect> FIGHTS =
      EnumSet.of(Effect.FIGHT, Effect.CHAMPION, Effect.BLACK_DWARF, Effect.SPACE_STONE);

  private static final Set<Effect> LOOKS =
      EnumSet.of(Effect.GUESS, Effect.LOOK, Effect.ORDER, Effect.OUTRIDER, Effect.MIND_STONE);

  private static double plays(GauntletMove move, Set<Effect> loved) {
    return move instanceof GauntletMove.Play play && loved.contains(play.card().effect()) ? 1 : 0;
  }

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
