package sixstones.games.gauntlet.steps;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.knowledge.Knowledge;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.state.Table;

/** G-TURN-03: the active seat plays a card. */
public record PlayCard() implements Step {

  public static final Step STEP = new PlayCard();

  @Override
  public int chooser(Table table) {
    return table.active();
  }

  @Override
  public Phrase prompt() {
    return Answers.prompt("play");
  }

  @Override
  public void moves(Table table, MoveList<GauntletMove> into) {
    for (int rest = Turn.playable(table, table.active()); rest != 0; rest = Bits.rest(rest)) {
      into.add(SharedMoves.play(Box.card(Bits.first(rest))));
    }
  }

  @Override
  public void answer(GauntletMove move, Play play) {
    var table = play.table();
    int seat = table.active();
    var card = Answers.held(((GauntletMove.Play) move).card(), table.hand(seat));
    table.hand(seat, Bits.without(table.hand(seat), card.index()));
    table.front(seat, Bits.with(table.front(seat), card.index()));
    if (table.isThanos(seat)) Knowledge.handChanged(table, seat);
    Knowledge.isShown(table, seat, card);
    play.log().played(seat, card);
    Effects.begin(card, play);
  }

  @Override
  public Refusal whyNot(GauntletMove move, Table table) {
    if (!(move instanceof GauntletMove.Play play)) return Answers.because("G-TURN-03", "playFirst");
    boolean thanosCard = play.card().isThanos() && table.isThanos(table.active());
    return thanosCard
        ? Answers.because("G-THANOS-THANOS-01", "thanosIsNotPlayed")
        : Answers.because("G-TURN-04", "notInHand");
  }

  @Override
  public boolean asksAnyway() {
    return true;
  }

  @Override
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add("play card");
  }
}
