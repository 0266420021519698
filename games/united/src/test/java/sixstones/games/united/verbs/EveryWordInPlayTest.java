package sixstones.games.united.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.engine.Deal;
import sixstones.engine.MoveList;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.United;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;
import sixstones.games.united.box.Hero;
import sixstones.games.united.effects.Constant;
import sixstones.games.united.effects.EffectReader;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Form;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Setting;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;

/**
 * Whatever may be said with a verb makes a difference on the table: in some situation of some game
 * the game goes on otherwise than with another value, or without the field.
 */
class EveryWordInPlayTest {

  /** How far a game is followed. */
  private static final int MOVES = 30;

  private static final List<UnitedPosition> SITUATIONS = situations();

  static Stream<Form> forms() {
    return new Verbs().forms().stream().filter(form -> !form.slots().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("forms")
  void everyValueOfEveryFieldMakesADifference(Form form) {
    for (var slot : form.slots()) {
      var values = slot.examples();
      for (int one = 0; one < values.size(); one++) {
        for (int other = 0; other < one; other++) {
          assertThat(differ(form, slot, values.get(one), Optional.of(values.get(other))))
              .as("%s, %s: %d against %d", form.verb(), slot.told(), one, other)
              .isTrue();
        }
      }
      if (!slot.optional()) continue;
      // What is usual may be said, too.
      assertThat(values)
          .as("%s, %s against nothing", form.verb(), slot.told())
          .anyMatch(value -> differ(form, slot, value, Optional.empty()));
    }
  }

  private static boolean differ(Form form, Slot slot, Tree one, Optional<Tree> other) {
    for (var rest : Rest.values()) {
      if (differ(read(form, slot, Optional.of(one), rest), read(form, slot, other, rest))) {
        return true;
      }
    }
    return false;
  }

  /** What stands in the other fields: of their examples the first, the last, or in turn. */
  private enum Rest {
    FIRST,
    LAST,
    IN_TURN;

    Tree of(List<Tree> examples, int field) {
      boolean first = this == FIRST || (this == IN_TURN && field % 2 == 0);
      return first ? examples.getFirst() : examples.getLast();
    }
  }

  private static boolean differ(Effects one, Effects other) {
    // Constant effects are not carried out but asked; scenarios show who asks.
    if (one.get(0) instanceof Constant) return !one.get(0).equals(other.get(0));
    for (var situation : SITUATIONS) {
      for (var context : contexts(situation)) {
        if (!course(situation, one, context).equals(course(situation, other, context))) return true;
      }
    }
    return false;
  }

  /** On behalf of the active Hero, of the Villain, and of a Threat. */
  private static List<Context> contexts(UnitedPosition position) {
    var board = position.board();
    var hero = board.turn().active();
    var other = board.after(hero);
    int threat = Math.max(0, Integer.numberOfTrailingZeros(board.threats().henchmen()) % 32 % 6);
    return List.of(
        Context.ofHero(hero).target(other),
        Context.VILLAINS.target(other).chosen(Location.of(0)),
        Context.ofThreat(board.threats().card(threat)).target(hero));
  }

  /** What becomes of a position after an effect; empty where it has no place. */
  private static List<Long> course(UnitedPosition from, Effects effects, Context context) {
    var course = new ArrayList<Long>();
    var position = from.copy();
    var game = new Play(position, Events.OFF);
    game.push(new CarryOut(effects, 0, context));
    try {
      game.run();
    } catch (RuntimeException _) {
      return List.of();
    }
    course.add(position.fingerprint());
    var chance = FastChance.of(17, 4);
    var moves = new MoveList<UnitedMove>();
    for (int i = 0; i < MOVES && !position.isOver(); i++) {
      moves.clear();
      position.moves(moves);
      position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      course.add(position.fingerprint());
    }
    return course;
  }

  /** A step with all fields that must stand, and one field as wanted. */
  private static Effects read(Form form, Slot changed, Optional<Tree> value, Rest rest) {
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("do", Tree.leaf(form.verb()));
    for (var slot : form.slots()) {
      if (slot.equals(changed)) value.ifPresent(is -> fields.put(slot.name(), is));
      else if (!slot.optional()) fields.put(slot.name(), rest.of(slot.examples(), fields.size()));
    }
    var step = TreeReader.of(new Tree.Mapping(fields), "test");
    var heroes = Box.heroes().stream().map(Hero::id).toList();
    var gear = Box.gears().stream().map(Gear::id).toList();
    return new EffectReader(new Verbs().forms(), heroes, gear)
        .list("test", List.of(step), Setting.of(Given.values()));
  }

  /** Random games of all modes, looked at every few moves. */
  private static List<UnitedPosition> situations() {
    var found = new ArrayList<UnitedPosition>();
    for (int n = 0; n < 12; n++) {
      var mode = List.of("coop", "supervillain", "coop", "duel", "commander", "coop").get(n % 6);
      int seats = List.of(3, 4, 2, 2, 1, 4).get(n % 6);
      var options =
          Options.of(
              "mode",
              mode,
              "gear",
              "yes",
              "hero-1",
              "loki",
              "support",
              "random",
              "hero-2",
              "random",
              "hero-3",
              "random",
              "hero-4",
              "random",
              "villain",
              Box.villain(n % Box.villains().size()).id());
      var position = new United().deal(new Deal(seats, options, FastChance.of(n, seats)));
      var chance = FastChance.of(n, 3);
      var moves = new MoveList<UnitedMove>();
      for (int i = 0; i < 120 && !position.isOver(); i++) {
        if (i % 5 == 4 && position.board().turn().number() > 0) found.add(rich(position.copy()));
        moves.clear();
        position.moves(moves);
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      }
    }
    return found;
  }

  /** Everybody has some Action tokens. */
  private static UnitedPosition rich(UnitedPosition position) {
    var team = position.board().team();
    for (var hero : team.members()) {
      for (var kind : Symbol.ALL) {
        team.tokens(hero, kind, team.tokens(hero, kind) + hero.index() + 1);
      }
    }
    return position;
  }
}
