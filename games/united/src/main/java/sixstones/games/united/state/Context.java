package sixstones.games.united.state;

import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Threat;

/**
 * What an effect is about while it is carried out. -1 stands for nobody.
 *
 * @param actor the Hero whose effect it is, -1 for the Villain's side
 * @param here a Location instead of the one where the effect's owner is
 * @param target the Hero bound by the trigger or by an earlier step
 * @param threat the Threat whose effect it is, by its place among the Villain's
 * @param chosen the Location chosen by an earlier step
 * @param by who decides: {@link #USUAL}, {@link #VILLAIN}, {@link #DECIDER} or a Hero
 * @param villainAt a Location where the Villain is taken to be
 * @param together whether it is one Hero's part of an instruction to several: KOs wait for all
 */
public record Context(
    int actor,
    Location here,
    int target,
    int threat,
    Location chosen,
    int by,
    Location villainAt,
    boolean together) {

  public static final int USUAL = -1;
  public static final int VILLAIN = -2;
  public static final int DECIDER = -3;

  /** An effect of the Villain's side. */
  public static final Context VILLAINS = of(-1, -1);

  public static final Context VILLAIN_PLAYERS = VILLAINS.by(VILLAIN);

  private static final Context[] OF_HERO = new Context[5];
  private static final Context[] OF_THREAT = new Context[6];

  static {
    for (int h = 0; h < OF_HERO.length; h++) {
      OF_HERO[h] = of(h, -1);
    }
    for (int t = 0; t < OF_THREAT.length; t++) {
      OF_THREAT[t] = of(-1, t);
    }
  }

  private static Context of(int actor, int threat) {
    var nowhere = Location.NOWHERE;
    return new Context(actor, nowhere, -1, threat, nowhere, USUAL, nowhere, false);
  }

  public static Context ofHero(int hero) {
    return OF_HERO[hero];
  }

  public static Context ofThreat(Threat threat) {
    return OF_THREAT[threat.local()];
  }

  public Context here(Location location) {
    return new Context(actor, location, target, threat, chosen, by, villainAt, together);
  }

  public Context target(int hero) {
    return new Context(actor, here, hero, threat, chosen, by, villainAt, together);
  }

  public Context threat(Threat card) {
    return new Context(actor, here, target, card.local(), chosen, by, villainAt, together);
  }

  /** A Hero's part of an instruction to several. */
  public Context together(int hero) {
    return new Context(actor, here, hero, threat, chosen, by, villainAt, true);
  }

  public Context chosen(Location location) {
    return new Context(actor, here, target, threat, location, by, villainAt, together);
  }

  public Context by(int decider) {
    return new Context(actor, here, target, threat, chosen, decider, villainAt, together);
  }

  public Context villainAt(Location location) {
    return new Context(actor, here, target, threat, chosen, by, location, together);
  }

  /** Everything that tells two of these apart. */
  public void addTo(Fingerprint print) {
    print.add(actor).add(here.index()).add(target).add(threat).add(chosen.index()).add(by);
    print.add(villainAt.index()).add(together);
  }
}
