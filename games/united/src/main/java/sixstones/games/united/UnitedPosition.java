package sixstones.games.united;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.Hidden;
import sixstones.engine.MoveList;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.Seat;
import sixstones.engine.Standing;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.phrase.Words;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.Tree;
import sixstones.games.united.damage.DiscardCard;
import sixstones.games.united.heroturn.StartHero;
import sixstones.games.united.knowledge.Redeal;
import sixstones.games.united.moves.Attempts;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Ending;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Meaning;
import sixstones.games.united.steps.Ongoing;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Step;
import sixstones.games.united.text.PositionText;
import sixstones.games.united.view.Drawing;
import sixstones.games.united.view.HiddenThings;
import sixstones.games.united.view.Views;
import sixstones.games.united.villainturn.VillainStage;

/** A game of Marvel United in progress. */
public final class UnitedPosition implements Position<UnitedPosition, UnitedMove>, Ongoing {

  private final Board board;
  private final StepStack<Step> steps;
  private final Chance chance;
  private Ending ending;

  public UnitedPosition(Board board, StepStack<Step> steps, Chance chance, Ending ending) {
    this.board = board;
    this.steps = steps;
    this.chance = chance;
    this.ending = ending;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public StepStack<Step> steps() {
    return steps;
  }

  @Override
  public Ending ending() {
    return ending;
  }

  @Override
  public Chance chance() {
    return chance;
  }

  @Override
  public void end(Ending how) {
    ending = how;
    steps.clear();
  }

  /** U-SCHED-01, U-SCHED-07. */
  @Override
  public void nextTurn() {
    var turn = board.turn();
    boolean villain = !turn.afterVillain() && turn.gap() >= board.interval();
    steps.push(villain ? VillainStage.START_VILLAIN : new StartHero(turn.next()));
  }

  @Override
  public void sceneEnds(Events out) {
    out.sceneEnds(this);
  }

  /** Does what needs no decision; for positions that were read. */
  public void settleSteps() {
    new Play(this, Events.OFF).run();
  }

  @Override
  public int seats() {
    return board.seats();
  }

  @Override
  public int side(int seat) {
    return board.heroSeats() >> seat & 1;
  }

  @Override
  public List<String> role(int seat) {
    if (board.turn().choosing() != 0) return List.of();
    var villain = board.villain().key();
    if (side(seat) == 0) return List.of(villain);
    return List.of(board.team().hero(board.heroOf(seat)).key(), villain);
  }

  @Override
  public UnitedPosition copy() {
    return new UnitedPosition(board.copy(), steps.copy(), chance.copy(), ending);
  }

  @Override
  public boolean isOver() {
    return ending != Ending.NONE;
  }

  @Override
  public int chooser() {
    return ending == Ending.NONE ? question().chooser(board) : NOBODY;
  }

  /**
   * Whoever is asked for a secret card holds it: the other side and spectators learn only that
   * somebody decides.
   */
  @Override
  public int chooserFor(Viewer viewer) {
    int chooser = chooser();
    if (ending != Ending.NONE || viewer.is(chooser)) return chooser;
    boolean heroSide = viewer instanceof Seat seat && (board.heroSeats() & seat.bit()) != 0;
    // The Heroes know each other's Super Hero cards.
    boolean partner = heroSide && chooser != 0;
    return question().isSecret() && !partner ? SOMEBODY : chooser;
  }

  /** What the game waits for; only while it is not over. */
  public Asking question() {
    if (steps.top() instanceof Asking asking) return asking;
    throw new IllegalStateException(steps.top().id() + " waits for nobody");
  }

  @Override
  public void moves(MoveList<UnitedMove> into) {
    question().moves(board, into);
  }

  @Override
  public void apply(UnitedMove move, Events out) {
    var game = new Play(this, out);
    var asked = question();
    steps.pop();
    asked.answer(game, move);
    game.run();
  }

  /**
   * Makes a move and gives the answers of its effects that are no choice: to judge what it does.
   */
  public void applyWhole(UnitedMove move) {
    apply(move, Events.OFF);
    var only = new MoveList<UnitedMove>();
    while (ending == Ending.NONE && isAnswered(question())) {
      only.clear();
      moves(only);
      apply(only.get(0), Events.OFF);
    }
  }

  private boolean isAnswered(Asking question) {
    if (question instanceof DiscardCard discard) return !discard.asksAnyway(board);
    return question instanceof EffectQuestion<?> effect
        && !effect.mayDecline()
        && Long.bitCount(effect.options()) == 1;
  }

  @Override
  public Outcome outcome() {
    int won = ending.heroesWin() ? board.heroSeats() : ~board.heroSeats() & Bits.all(seats());
    var scores = new ArrayList<Integer>();
    for (int seat = 0; seat < seats(); seat++) scores.add(won >> seat & 1);
    return new Outcome(won, ending.phrase(board.mode()), scores);
  }

  @Override
  public List<Standing> standings() {
    return List.of(
        Standing.of("united.course.missions", board.dashboard().missionsDone()),
        Standing.of("united.course.health", board.dashboard().health()));
  }

  @Override
  public @Nullable Refusal refusal(UnitedMove move) {
    if (ending != Ending.NONE) return Refusal.of("U-RULE-08", Phrase.of("united.refusal.over"));
    var legal = new MoveList<UnitedMove>();
    moves(legal);
    return legal.contains(move) ? null : question().why(board, move);
  }

  @Override
  public UnitedMove meant(UnitedMove move) {
    if (ending != Ending.NONE) return move;
    var legal = new MoveList<UnitedMove>();
    moves(legal);
    return legal.contains(move) ? move : Meaning.of(question(), move, legal);
  }

  @Override
  public Phrase prompt() {
    return ending != Ending.NONE ? ending.phrase(board.mode()) : question().prompt(board);
  }

  @Override
  public Phrase label(UnitedMove move) {
    return ending != Ending.NONE ? move.label() : question().label(board, move);
  }

  /**
   * A choice that depends on a hand is asked even if it is none: its absence would tell. That a
   * single card is the last one is no secret.
   */
  @Override
  public boolean asksAnyway() {
    return ending == Ending.NONE && question().asksAnyway(board);
  }

  @Override
  public List<UnitedMove> attempts(String thing) {
    return Attempts.of(thing);
  }

  @Override
  public UnitedView view(Viewer viewer) {
    return Views.of(this, viewer);
  }

  @Override
  public List<Hidden> hidden(Viewer viewer) {
    return HiddenThings.of(board.dashboard().plans(), view(viewer), this::view);
  }

  @Override
  public List<String> drawing(Viewer viewer, Words words) {
    return Drawing.of(view(viewer), words);
  }

  @Override
  public UnitedPosition redeal(Viewer viewer, Chance guess) {
    if (ending != Ending.NONE) return copy();
    var other = new FastChance(guess.below(Integer.MAX_VALUE));
    var copy = new UnitedPosition(board.copy(), steps.copy(), other, ending);
    Redeal.of(copy.board, copy.steps, viewer, guess);
    return copy;
  }

  @Override
  public long drawn() {
    return chance.drawn();
  }

  @Override
  public long fingerprint() {
    var print = new Fingerprint();
    board.addTo(print);
    print.add(ending).add(steps.depth());
    for (var step : steps.toList()) step.addTo(print);
    return print.value();
  }

  @Override
  public Tree.Mapping text() {
    return PositionText.write(this);
  }
}
