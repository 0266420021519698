package sixstones.games.united.verbs;

import java.util.List;
import sixstones.engine.Bits;
import sixstones.games.united.actions.Actions;
import sixstones.games.united.actions.GiveActions;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Heroes;

/** Each other Hero may take these actions. */
public record OthersAct(List<Symbol> symbols) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("act")
          .form(
              "each other Hero may take these actions",
              at -> new OthersAct(at.symbols("symbols")),
              Slot.symbols("symbols"),
              Slot.word("who", "others"))
          .needing(Given.HERO);

  @Override
  public boolean isPossible(Board board, Context context) {
    int others = Heroes.others(board, context.actor());
    for (int rest = others; rest != 0; rest = Bits.rest(rest)) {
      Member hero = Member.first(rest);
      int here = board.team().at(hero).bit();
      if (Actions.where(board, Pool.of(symbols), hero, here) != 0) return true;
    }
    return false;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.nothingDone(Deed.DEFEATED);
    int others = Heroes.others(game.board, step.context().actor());
    for (var member : game.team.lastFirst()) {
      if (!member.isIn(others)) continue;
      game.push(
          new GiveActions(Pool.of(symbols), Location.NOWHERE, false, null, Context.ofHero(member)));
    }
  }
}
