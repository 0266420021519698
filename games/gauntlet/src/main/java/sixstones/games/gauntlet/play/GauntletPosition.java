package sixstones.games.gauntlet.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.engine.Outcome;
import sixstones.engine.Position;
import sixstones.engine.Refusal;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.Tree;
import sixstones.games.gauntlet.GauntletView;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.knowledge.LastFight;
import sixstones.games.gauntlet.knowledge.Note;
import sixstones.games.gauntlet.knowledge.Redealing;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.moves.SharedMoves;
import sixstones.games.gauntlet.table.Table;
import sixstones.games.gauntlet.text.PositionText;

/** A game of Infinity Gauntlet in progress. */
public final class GauntletPosition implements Position<GauntletPosition, GauntletMove> {

  private final Table table;
  private final StepStack<Step> steps;
  private final Chance chance;
  private @Nullable Note notes;
  private @Nullable LastFight lastFight;
  private Ending ending;

  public GauntletPosition(
      Table table,
      StepStack<Step> steps,
      Chance chance,
      @Nullable Note notes,
      @Nullable LastFight lastFight,
      Ending ending) {
    this.table = table;
    this.steps = steps;
    this.chance = chance;
    this.notes = notes;
    this.lastFight = lastFight;
    this.ending = ending;
  }

  public Table table() {
    return table;
  }

  public StepStack<Step> steps() {
    return steps;
  }

  public Ending ending() {
    return ending;
  }

  /** The newest note; older ones hang on it. */
  public @Nullable Note notes() {
    return notes;
  }

  public @Nullable LastFight lastFight() {
    return lastFight;
  }

  Chance chance() {
    return chance;
  }

  void end(Ending how) {
    ending = how;
    steps.clear();
  }

  void note(int readers, int card, int about, String how) {
    notes = new Note(table.turn(), readers, card, about, how, notes);
  }

  void fought(LastFight fight) {
    lastFight = fight;
  }

  @Override
  public int seats() {
    return table.seats();
  }

  @Override
  public GauntletPosition copy() {
    return new GauntletPosition(
        table.copy(), steps.copy(), chance.copy(), notes, lastFight, ending);
  }

  @Override
  public int chooser() {
    if (ending != Ending.NONE) return NOBODY;
    return switch (steps.top()) {
      case Step.LoseCard _ -> table.thanos();
      case Step.MayFight may -> may.hero();
      default -> table.active();
    };
  }

  @Override
  public void moves(MoveList<GauntletMove> into) {
    LegalMoves.list(table, steps.top(), into);
  }

  @Override
  public void apply(GauntletMove move, Events out) {
    new Playing(this, out).play(steps.pop(), move);
  }

  @Override
  public Outcome outcome() {
    int everybody = (1 << seats()) - 1;
    int thanos = 1 << table.thanos();
    var scores = new ArrayList<Integer>();
    for (int seat = 0; seat < seats(); seat++) scores.add(table.life(!table.isThanos(seat)));
    return new Outcome(
        ending == Ending.HEROES_WIN ? everybody & ~thanos : thanos, ending.phrase(), scores);
  }

  @Override
  public @Nullable Refusal refusal(GauntletMove move) {
    if (ending != Ending.NONE) return Refusal.of("G-END-04", Phrase.of("gauntlet.refusal.over"));
    return Refusing.of(table, steps.top(), move);
  }

  @Override
  public Phrase prompt() {
    return ending != Ending.NONE ? ending.phrase() : Prompts.of(steps.top());
  }

  /** G-RULE-23, G-RULE-36: a choice that depends on a hand is asked even if it is none. */
  @Override
  public boolean asksAnyway() {
    if (ending != Ending.NONE) return false;
    return switch (steps.top()) {
      case Step.PlayCard _, Step.LoseCard _, Step.PickCard _, Step.ReturnCard _ -> true;
      default -> false;
    };
  }

  @Override
  public List<GauntletMove> attempts(String thing) {
    var name = thing.substring(thing.indexOf(':') + 1);
    try {
      return switch (thing.substring(0, Math.max(0, thing.indexOf(':')))) {
        case "card" -> List.of(SharedMoves.play(Box.named(name).index()));
        case "front" -> List.of(SharedMoves.copy(Box.named(name).index()));
        case "seat" ->
            name.matches("[0-5]") ? List.of(SharedMoves.choose(name.charAt(0) - '0')) : List.of();
        case "value" ->
            name.matches("[1-7]") ? List.of(SharedMoves.name(name.charAt(0) - '0')) : List.of();
        default -> List.of();
      };
    } catch (IllegalArgumentException _) {
      // A thing that isn't ours: nobody can mean a move by it.
      return List.of();
    }
  }

  @Override
  public GauntletView view(Viewer viewer) {
    return Looking.view(this, viewer);
  }

  @Override
  public GauntletPosition redeal(Viewer viewer, Chance guess) {
    if (ending != Ending.NONE) return copy();
    int hit = steps.top() instanceof Step.LoseCard lose ? lose.value() : 0;
    // What chance will say is hidden too.
    var other = new FastChance(guess.below(Integer.MAX_VALUE));
    return new GauntletPosition(
        Redealing.of(table, viewer, hit, guess), steps.copy(), other, notes, lastFight, ending);
  }

  @Override
  public long drawn() {
    return chance.drawn();
  }

  @Override
  public Tree.Mapping text() {
    return PositionText.write(this);
  }
}
