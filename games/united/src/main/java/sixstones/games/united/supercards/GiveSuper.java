package sixstones.games.united.supercards;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Mode;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Which Super Hero card a Hero gets; so many are given in all, to one after the other. */
public record GiveSuper(Member hero, int left, long options) implements Selection<SuperCard> {

  public static final StepKind KIND =
      new StepKind(
          "give-super",
          parts -> new GiveSuper(parts.hero("hero"), parts.number("left"), parts.options()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero).put("left", left).options(this);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(Member.FIRST);
  }

  @Override
  public String rule() {
    return "U-SUPERVILLAIN-06";
  }

  @Override
  public PickKind pick() {
    return PickKind.SUPER_HERO;
  }

  @Override
  public void picked(Play game, SuperCard card) {
    game.team.give(hero, card);
    game.tell.gaveSuper(hero, card);
    if (left == 1) return;
    Member next = game.board.mode() == Mode.DUEL ? hero : Member.of(hero.index() + 1);
    game.push(new GiveSuper(next, left - 1, Bits.without(options, card.index())));
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).name("hero", board.team().hero(hero).key());
  }

  @Override
  public Refusal notAmong(Board board, Pick pick) {
    return Because.of(board.mode() == Mode.DUEL ? "U-SOLOSV-04" : rule(), "superNotOffered");
  }
}
