package sixstones.games.united.damage;

import static sixstones.games.united.steps.Because.refuse;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.box.Box;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Who takes the damage instead. */
public record RedirectDamage(Member hero, int amount, long options) implements Selection {
  @Override
  public String id() {
    return "redirect";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero.index()).put("amount", amount).put("options", options);
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
  public PickKind pick() {
    return PickKind.HERO;
  }

  @Override
  public void picked(Play game, int picked) {
    game.turn.reactions().redirect(picked);
  }

  @Override
  public Phrase prompt(Board board) {
    return Asking.prompt(id()).number("count", amount);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    if (pick.kind() == PickKind.HERO) {
      Member member = board.team().find(pick.value());
      if (member.isNobody()) return refuse("U-MODE-06", "notInTeam");
      return refuse(rule(), board.team().isKo(member) ? "koTarget" : "ownHero");
    }
    if (pick.kind() != PickKind.THREAT) return Because.answerFirst(board, this);
    var card = Box.threat(pick.value());
    if (!board.villain().threats().contains(card)) return refuse("U-SETUP-09", "threatOfOther");
    if (!board.threats().inPlay(card)) return refuse("U-THREAT-08", "threatCleared");
    return card.isHenchman()
        ? refuse("U-THREAT-02", "protectedNow")
        : refuse("U-ACTION-ATTACK-06", "notHenchman");
  }
}
