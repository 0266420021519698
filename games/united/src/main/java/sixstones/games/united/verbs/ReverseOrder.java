package sixstones.games.united.verbs;

import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Hero turns go the other way round. */
public record ReverseOrder() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("reverse_order")
          .form("Hero turns go the other way round", _ -> new ReverseOrder());

  @Override
  public void begin(Play game, CarryOut step) {
    var turn = game.turn;
    turn.reversed(!turn.reversed());
    if (!game.story.lastHeroCard().isNone()) turn.next(game.board.after(turn.active()));
    game.tell.reversed();
  }
}
