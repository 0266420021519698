package sixstones.games.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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
import sixstones.engine.event.Events;
import sixstones.engine.match.Refusals;
import sixstones.engine.phrase.Phrase;
import sixstones.engine.phrase.Words;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.Tree;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.knowledge.Redeal;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.scoring.FinalCount;
import sixstones.games.war.scoring.SixStones;
import sixstones.games.war.state.Clock;
import sixstones.games.war.state.Crew;
import sixstones.games.war.state.EnergyNumbers;
import sixstones.games.war.state.Field;
import sixstones.games.war.state.Ledger;
import sixstones.games.war.state.Table;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Running;
import sixstones.games.war.steps.Step;
import sixstones.games.war.text.PositionText;
import sixstones.games.war.turn.Attempts;
import sixstones.games.war.turn.Pause;
import sixstones.games.war.turn.TakeTurn;
import sixstones.games.war.turn.Turns;
import sixstones.games.war.view.Drawing;
import sixstones.games.war.view.HiddenThings;
import sixstones.games.war.view.WarViews;

/** One game of Infinity War in progress. */
public final class WarPosition implements Position<WarPosition, WarMove> {

  private final Table table;
  private final Field field;
  private final Crew crew;
  private final Ledger ledger;
  private final Clock clock;
  private final Chance chance;
  private final StepStack<Step> steps;

  /** Tells what chance decided in the set-up; once, when the game is first looked at. */
  private Optional<Consumer<Events>> setUp = Optional.empty();

  public WarPosition(
      Table table,
      Field field,
      Crew crew,
      Ledger ledger,
      Clock clock,
      Chance chance,
      StepStack<Step> steps) {
    this.table = table;
    this.field = field;
    this.crew = crew;
    this.ledger = ledger;
    this.clock = clock;
    this.chance = chance;
    this.steps = steps;
  }

  /** A game that has just been laid out. */
  public static WarPosition begin(Table table, Field field, Crew crew, int first, Chance chance) {
    var position =
        new WarPosition(
            table, field, crew, new Ledger(table.seats()), new Clock(), chance, new StepStack<>());
    position.steps.push(TakeTurn.STEP);
    position.clock.seat = first;
    position.ledger.leaveInBox(table.tiles().absent());
    Turns.start(position);
    return position;
  }

  /** The position after a set-up that is still to be told. */
  public WarPosition after(Consumer<Events> telling) {
    setUp = Optional.of(telling);
    return this;
  }

  @Override
  public WarPosition copy() {
    var copy = with(field.copy(), chance.copy());
    copy.setUp = setUp;
    return copy;
  }

  /** The same position with another field and chance. */
  public WarPosition with(Field otherField, Chance otherChance) {
    return new WarPosition(
        table, otherField, crew.copy(), ledger.copy(), clock.copy(), otherChance, steps.copy());
  }

  public Table table() {
    return table;
  }

  public WarOptions rulings() {
    return table.rulings();
  }

  public Field field() {
    return field;
  }

  public Crew crew() {
    return crew;
  }

  public Ledger ledger() {
    return ledger;
  }

  public Clock clock() {
    return clock;
  }

  public Chance chance() {
    return chance;
  }

  /** What is still to be done, topmost first. */
  public List<Step> steps() {
    return steps.toList();
  }

  public Step top() {
    return steps.top();
  }

  public void push(Step step) {
    steps.push(step);
  }

  /** The topmost step is done. */
  public void pop() {
    steps.pop();
  }

  @Override
  public List<String> role(int seat) {
    return List.of(table.team(seat).phraseKey());
  }

  @Override
  public int seats() {
    return table.seats();
  }

  /** The team on turn. */
  public Team team() {
    return table.team(clock.seat);
  }

  /** Who plays the turn: in Ebony Maw's round the player to the owner's left (W-CELL-MAW-01). */
  public int acting() {
    return clock.mawTurns > 0 ? (clock.seat + 1) % table.seats() : clock.seat;
  }

  /** Whether the character belongs to the team on turn. */
  public boolean onTurn(Piece piece) {
    return piece.team() == team();
  }

  /** What the tile here does; only to be asked of open tiles, or by whoever opens one. */
  public TileEffect effect(Place place) {
    return field.kind(place).effect();
  }

  /** A tile is about to act on a character that arrived: free actions come first (W-ARR-09). */
  public void pause(Piece piece, int stay, Place place, Manner manner) {
    steps.push(new Pause(piece, stay, field.index(place), manner));
  }

  /** Where the character's base lies. */
  public Place home(Piece piece) {
    return field.base(piece.team());
  }

  /** Puts a character on a place and remembers the visit (W-VISIT-03). */
  public void put(Piece piece, Place place) {
    crew.put(piece, place);
    if (onTurn(piece)) crew.visit(piece, place);
  }

  /** W-PLACE-06, W-PLACE-07: two tiles change places with all that is on them; nothing fires. */
  public void swapTiles(Place place, Place other) {
    field.swap(place, other);
    crew.swap(place, other);
  }

  /** W-PLACE-03: no token and no piece. */
  public boolean isFree(Place place) {
    return field.lying(place) == 0 && !crew.occupied(place);
  }

  /** Something was opened, scored, spent or taken (W-RULE-120). */
  public void progress() {
    clock.idle = 0;
    clock.progressed = true;
  }

  @Override
  public int chooser() {
    if (clock.ending != Clock.Ending.NOT_YET) return NOBODY;
    return asking().chooser(this);
  }

  /** What the position waits for. */
  public Asking asking() {
    return (Asking) steps.top();
  }

  @Override
  public void moves(MoveList<WarMove> into) {
    if (!isOver()) asking().moves(this, into);
  }

  @Override
  public void apply(WarMove move, Events out) {
    asking().answer(this, move, out);
    run(out);
  }

  /** Carries out steps until one waits for an answer or the game is over. */
  public void run(Events out) {
    while (true) {
      SixStones.check(this, out);
      if (clock.ending != Clock.Ending.NOT_YET) return;
      switch (steps.top()) {
        case Asking asking -> {
          if (asking.stillAsks(this)) return;
          steps.pop();
          asking.lapse(this, out);
          out.sceneEnds(this);
        }
        case Running running -> {
          steps.pop();
          running.run(this, out);
          out.sceneEnds(this);
        }
      }
    }
  }

  @Override
  public List<WarMove> settle(Events out) {
    if (setUp.isPresent() && out.on()) {
      setUp.get().accept(out);
      Turns.announce(this, out);
    }
    setUp = Optional.empty();
    return Position.super.settle(out);
  }

  @Override
  public Outcome outcome() {
    return FinalCount.of(this);
  }

  @Override
  public List<Standing> standings() {
    var standings = new ArrayList<Standing>();
    for (var seat : Seat.upTo(seats())) {
      standings.add(Standing.of("war.course.points", seat, ledger().points(seat.index())));
    }
    int stones = Bits.count(ledger().taken() & Tokens.STONES);
    standings.add(Standing.of("war.course.thanos", stones));
    return standings;
  }

  @Override
  public @Nullable Refusal refusal(WarMove move) {
    if (isOver()) return Refusals.OVER;
    var legal = new MoveList<WarMove>();
    moves(legal);
    return legal.contains(move) ? null : asking().why(this, move);
  }

  @Override
  public WarMove meant(WarMove move) {
    return isOver() ? move : asking().meant(this, move);
  }

  @Override
  public Phrase prompt() {
    return asking().prompt(this);
  }

  /** W-TURN-09: a turn is ended by its player, also when there is nothing else to do. */
  @Override
  public boolean asksAnyway() {
    return steps.top() instanceof TakeTurn;
  }

  @Override
  public List<WarMove> attempts(String thing) {
    return Attempts.at(this, thing);
  }

  @Override
  public WarView view(Viewer viewer) {
    return WarViews.of(this, viewer);
  }

  @Override
  public List<Hidden> hidden(Viewer viewer) {
    return HiddenThings.of(field);
  }

  @Override
  public List<String> drawing(Viewer viewer, Words words) {
    return Drawing.of(view(viewer), words);
  }

  @Override
  public WarPosition redeal(Viewer viewer, Chance other) {
    return Redeal.of(this, other);
  }

  @Override
  public Tree.Mapping text() {
    return PositionText.write(this);
  }

  @Override
  public long fingerprint() {
    var print = new Fingerprint();
    table.addTo(print);
    EnergyNumbers.addTo(print, field, crew, ledger);
    clock.addTo(print);
    print.add(steps.depth());
    for (var step : steps.toList()) step.addTo(print, this);
    return print.value();
  }

  @Override
  public long drawn() {
    return chance.drawn();
  }
}
