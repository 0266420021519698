package sixstones.games.united.verbs;

import sixstones.games.united.effects.Amount;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Ending;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Amounts;

/** The marker advances. */
public record Track(Amount n) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("track")
          .form("the marker advances", at -> new Track(at.amount("n")), Slot.amount("n"));

  /** U-RULE-79. */
  @Override
  public void begin(Play game, CarryOut step) {
    int spaces = Amounts.of(game.board, n);
    if (spaces == 0) return;
    var villain = game.board.villain();
    game.dashboard.track(Math.min(villain.trackEnd(), game.dashboard.track() + spaces));
    game.tell.track(game.dashboard.track());
    if (villain.loseTrack() > 0 && game.dashboard.track() >= villain.loseTrack()) {
      game.end(Ending.PLOT);
    }
  }
}
