package sixstones.games.united.state;

import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Threat;

/**
 * What an effect is about while it is carried out.
 *
 * @param actor the Hero whose effect it is, nobody for the Villain's side
 * @param here a Location instead of the one where the effect's owner is
 * @param target the Hero bound by the trigger or by an earlier step
 * @param threat the Threat whose effect it is, by its place among the Villain's, or -1
 * @param chosen the Location chosen by an earlier step
 * @param by who decides: {@link #USUAL}, {@link #VILLAIN}, {@link #DECIDER} or a Hero
 * @param villainAt a Location where the Villain is taken to be
 * @param together whether it is one Hero's part of an instruction to several: KOs wait for all
 */
public record Context(
    Member actor,
    Location here,
    Member target,
    int threat,
    Location chosen,
    int by,
    Location villainAt,
    boolean together) {

  public static final int USUAL = -1;
  public static final int VILLAIN = -2;
  public static final int DECIDER = -3;

  /** An effect of the Villain's side. */
  public static final Context VILLAINS = of(Member.NOBODY, -1);

  public static final Context VILLAIN_PLAYERS = VILLAINS.by(VILLAIN);

  private static final Context[] OF_HERO = new Context[Member.MOST];
  private static final Context[] OF_THREAT = new Context[6];

  static {
    for (int h = 0; h < OF_HERO.length; h++) {
      OF_HERO[h] = of(Member.of(h), -1);
    }
    for (int t = 0; t < OF_THREAT.length; t++) {
      OF_THREAT[t] = of(Member.NOBODY, t);
    }
  }

  private static Context of(Member actor, int threat) {
    var nowhere = Location.NOWHERE;
    return new Context(actor, nowhere, Member.NOBODY, threat, nowhere, USUAL, nowhere, false);
  }

  public static Context ofHero(Member hero) {
    return OF_HERO[hero.index()];
  }

  public static Context ofThreat(Threat threat) {
    return OF_THREAT[threat.local()];
  }

  public Context here(Location location) {
    return new Context(actor, location, target, threat, chosen, by, villainAt, together);
  }

  public Context target(Member hero) {
    return new Context(actor, here, hero, threat, chosen, by, villainAt, together);
  }

  public Context threat(Threat card) {
    return new Context(actor, here, target, card.local(), chosen, by, villainAt, together);
  }

  /** A Hero's part of an instruction to several. */
  public Context together(Member hero) {
    return new Context(actor, here, hero, threat, chosen, by, villainAt, true);
  }

  public Context chosen(Location location) {
    return new Context(actor, here, target, threat, location, by, villainAt, together);
  }

  public Context by(int decider) {
    return new Context(actor, here, target, threat, chosen, decider, villainAt, together);
  }

  public Context by(Member hero) {
    return by(hero.index());
  }

  public Context villainAt(Location location) {
    return new Context(actor, here, target, threat, chosen, by, location, together);
  }

  /** Everything that tells two of these apart. */
  public void addTo(Fingerprint print) {
    print
        .add(actor.index())
        .add(here.index())
        .add(target.index())
        .add(threat)
        .add(chosen.index())
        .add(by);
    print.add(villainAt.index()).add(together);
  }
}
