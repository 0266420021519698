package sixstones.games.united.damage;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.Threat;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Reactions;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;
import sixstones.games.united.steps.WrittenParts;

/**
 * Who takes the damage instead.
 *
 * @param heroes the Heroes who may, as a set
 * @param henchmen the Henchmen who may, as a set
 */
public record RedirectDamage(Member hero, int amount, int heroes, int henchmen) implements Asking {

  public static final StepKind KIND = new StepKind("redirect", RedirectDamage::read);

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    long options = Parts.NOTHING | heroes | (long) henchmen << Reactions.HENCHMEN;
    to.put("hero", hero).put("amount", amount).put("options", options);
  }

  private static RedirectDamage read(WrittenParts parts) {
    int options = (int) parts.options();
    return new RedirectDamage(
        parts.hero("hero"),
        parts.number("amount"),
        options & Bits.all(Reactions.HENCHMEN),
        options >> Reactions.HENCHMEN);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return "U-RULE-45";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    for (int rest = heroes; rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.pick(PickKind.HERO, board.team().hero(Member.first(rest))));
    }
    for (int rest = henchmen; rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.pick(PickKind.THREAT, board.threats().first(rest)));
    }
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (!(move instanceof Pick pick)) return;
    if (pick.thing() instanceof Threat henchman) game.turn.reactions().redirect(henchman);
    if (pick.thing() instanceof Hero other) game.turn.reactions().redirect(game.team.find(other));
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).number("count", amount);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (pick.thing() instanceof Hero other) {
      Member member = board.team().find(other);
      if (member.isNobody()) return Because.of("U-MODE-06", "notInTeam");
      return Because.of(rule(), board.team().isKo(member) ? "koTarget" : "ownHero");
    }
    if (!(pick.thing() instanceof Threat card)) return Because.answerFirst(board, this);
    if (!board.villain().threats().contains(card)) return Because.of("U-SETUP-09", "threatOfOther");
    if (!board.threats().inPlay(card)) return Because.of("U-THREAT-08", "threatCleared");
    return card.isHenchman()
        ? Because.of("U-THREAT-02", "protectedNow")
        : Because.of("U-ACTION-ATTACK-06", "notHenchman");
  }
}
