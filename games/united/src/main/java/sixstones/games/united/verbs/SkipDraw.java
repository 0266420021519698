package sixstones.games.united.verbs;

import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** No card is drawn in this turn. */
public record SkipDraw() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("skip_draw").form("no card is drawn in this turn", _ -> new SkipDraw());

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.ofHero().skipDraw(true);
    game.tell.made("skippedDraw", game.turn.active(), step.effects(), "U-HERO-02");
  }
}
