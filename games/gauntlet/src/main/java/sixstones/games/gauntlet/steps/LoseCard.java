package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.decks.Defeat;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Table;

/** G-HERO-1-03: Thanos decides which card of the value is defeated. */
public record LoseCard(int value) implements Step {

  @Override
  public int chooser(Table table) {
    return table.thanos();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("lose").number("value", value);
  }

  @Override
  public void moves(Table table, MoveList<GauntletMove> into) {
    for (int rest = Box.distinct(table.hand(table.thanos())); rest != 0; rest = Bits.rest(rest)) {
      var card = Box.card(Bits.first(rest));
      if (card.value() == value) into.add(SharedMoves.lose(card));
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    int thanos = play.table().thanos();
    var card = Answers.held(((GauntletMove.Lose) move).card(), play.table().hand(thanos));
    Defeat.one(play.course(), thanos, card, play.log());
  }

  @Override
  public Refusal whyNot(GauntletMove move, Table table) {
    if (!(move instanceof GauntletMove.Lose lose))
      return Answers.because("G-HERO-1-03", "loseFirst");
    return Answers.holds(table.hand(table.thanos()), lose.card())
        ? Answers.because("G-HERO-1-02", "otherValue")
        : Answers.because("G-DEFEAT-08", "notInHand");
  }

  @Override
  public boolean asksAnyway() {
    return true;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("lose card").add(value);
  }
}
