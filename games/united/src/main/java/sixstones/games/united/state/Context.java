package sixstones.games.united.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Threat;

/**
 * What an effect is about while it is carried out.
 *
 * @param actor the Hero whose effect it is, nobody for the Villain's side
 * @param here a Location instead of the one where the effect's owner is
 * @param target the Hero bound by the trigger or by an earlier step
 * @param threat the Threat whose effect it is, if it is one's
 * @param chosen the Location chosen by an earlier step
 * @param by who decides
 * @param villainAt a Location where the Villain is taken to be
 * @param together whether it is one Hero's part of an instruction to several: KOs wait for all
 */
public record Context(
    Member actor,
    Location here,
    Member target,
    @Nullable Threat threat,
    Location chosen,
    Chooser by,
    Location villainAt,
    boolean together) {

  /** An effect of the Villain's side. */
  public static final Context VILLAINS = of(Member.NOBODY, null);

  public static final Context VILLAIN_PLAYERS = VILLAINS.by(Chooser.Part.VILLAIN);

  private static final Context[] OF_HERO = new Context[Member.MOST];
  private static final Context[] OF_THREAT = new Context[Box.threats().size()];

  static {
    for (int h = 0; h < OF_HERO.length; h++) {
      OF_HERO[h] = of(Member.of(h), null);
    }
    for (var threat : Box.threats()) OF_THREAT[threat.index()] = of(Member.NOBODY, threat);
  }

  private static Context of(Member actor, @Nullable Threat threat) {
    var nowhere = Location.NOWHERE;
    return new Context(
        actor, nowhere, Member.NOBODY, threat, nowhere, Chooser.Part.USUAL, nowhere, false);
  }

  public static Context ofHero(Member hero) {
    return OF_HERO[hero.index()];
  }

  public static Context ofThreat(Threat threat) {
    return OF_THREAT[threat.index()];
  }

  public Context here(Location location) {
    return new Context(actor, location, target, threat, chosen, by, villainAt, together);
  }

  public Context target(Member hero) {
    return new Context(actor, here, hero, threat, chosen, by, villainAt, together);
  }

  public Context threat(Threat card) {
    return new Context(actor, here, target, card, chosen, by, villainAt, together);
  }

  /** A Hero's part of an instruction to several. */
  public Context together(Member hero) {
    return new Context(actor, here, hero, threat, chosen, by, villainAt, true);
  }

  public Context chosen(Location location) {
    return new Context(actor, here, target, threat, location, by, villainAt, together);
  }

  public Context by(Chooser decider) {
    return new Context(actor, here, target, threat, chosen, decider, villainAt, together);
  }

  /** The Hero decides, if there is one. */
  public Context by(Member hero) {
    return by(hero.isNobody() ? Chooser.Part.USUAL : (Chooser) hero);
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
        .add(threat == null ? -1 : threat.local())
        .add(chosen.index())
        .add(by.number());
    print.add(villainAt.index()).add(together);
  }
}
