package sixstones.games.united.verbs;

import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Token;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** A Crisis token on each Doombot. */
public record AddCrisis() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("add")
          .form(
              "a Crisis token on each Doombot without one",
              _ -> new AddCrisis(),
              Slot.word("what", "crisis"));

  @Override
  public void begin(Play game, CarryOut step) {
    for (var at : Location.ALL) {
      int count = game.ring.count(at, Token.DOOMBOT);
      if (count == 0) continue;
      game.ring.add(at, Token.DOOMBOT, -count);
      game.ring.add(at, Token.CRISIS_DOOMBOT, count);
      game.tell.crisis(at, count);
    }
  }
}
