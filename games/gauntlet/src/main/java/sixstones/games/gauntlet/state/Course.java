package sixstones.games.gauntlet.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.games.gauntlet.box.Box;

/** How a game stands, but for what is pending: the board, chance, what was noted, and the end. */
public final class Course {

  private final Board board;
  private final Chance chance;
  private @Nullable Note notes;
  private @Nullable LastFight lastFight;
  private Ending ending;

  public Course(
      Board board,
      Chance chance,
      @Nullable Note notes,
      @Nullable LastFight lastFight,
      Ending ending) {
    this.board = board;
    this.chance = chance;
    this.notes = notes;
    this.lastFight = lastFight;
    this.ending = ending;
  }

  public static Course beginning(Board board, Chance chance) {
    return new Course(board, chance, null, null, Ending.NONE);
  }

  public Course copy() {
    return new Course(board.copy(), chance.copy(), notes, lastFight, ending);
  }

  /** The same with the hidden cards dealt anew: only what the viewer has seen is still told. */
  public Course redealt(Viewer viewer, Board redealt, Chance other) {
    boolean saw = lastFight != null && (viewer.is(lastFight.hero()) || viewer.is(board.thanos()));
    var fight = lastFight;
    if (fight != null) fight = saw ? fight.withFirstTwin() : fight.withoutCards();
    return new Course(redealt, other, Note.pageOf(viewer, notes), fight, ending);
  }

  /** The same with all twins exchanged, which nobody can tell from this. */
  public Course withTwinsExchanged() {
    var copy = copy();
    for (var card : Box.cards()) {
      int twins = Box.twins(card.index());
      if (twins != 0 && card.twin() == card.index()) copy.swap(card.index(), Bits.first(twins));
    }
    return copy;
  }

  private void swap(int one, int other) {
    board.swap(one, other);
    notes = Note.swapped(notes, one, other);
    if (lastFight != null) lastFight = lastFight.swapped(one, other);
  }

  public Board board() {
    return board;
  }

  public Chance chance() {
    return chance;
  }

  /** The newest note; older ones hang on it. */
  public @Nullable Note notes() {
    return notes;
  }

  public @Nullable LastFight lastFight() {
    return lastFight;
  }

  public Ending ending() {
    return ending;
  }

  public boolean isOver() {
    return ending != Ending.NONE;
  }

  public void end(Ending how) {
    ending = how;
  }

  public void note(int reader, int card, int about, Note.How how) {
    notes = new Note(board.turn(), 1 << reader, card, about, how, notes);
  }

  public void fought(LastFight fight) {
    lastFight = fight;
  }

  /** G-RULE-07: a card picked by chance; which place it has in the hand means nothing. */
  public int randomCardOfThanos() {
    int hand = board.hand(board.thanos());
    return Bits.nth(hand, chance.below(Bits.count(hand)));
  }

  public void addTo(Fingerprint fingerprint) {
    board.addTo(fingerprint);
    Note.addTo(fingerprint, notes);
    LastFight.addTo(fingerprint, lastFight);
    fingerprint.add(ending).add(chance.drawn());
  }
}
