package sixstones.games.united.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Pickable;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Postponed;
import sixstones.games.united.state.Reactions;
import sixstones.games.united.state.StoryPlace;
import sixstones.games.united.state.Turn;

/** What holds in a turn; only what is not usual is written. */
final class TurnText {

  private record Count(String name, int usual, ToIntFunction<Turn> get, ObjIntConsumer<Turn> set) {}

  private record Flag(String name, Predicate<Turn> get, Setter set) {}

  private interface Setter {
    void set(Turn turn, boolean value);
  }

  private static final List<Count> NUMBERS =
      List.of(
          new Count("number", 0, t -> t.number(), (t, n) -> t.number(n)),
          new Count("gap", 0, t -> t.gap(), (t, n) -> t.gap(n)),
          new Count("delay", 0, t -> t.delay(), (t, n) -> t.delay(n)),
          new Count(
              "hand at start",
              0,
              t -> t.ofHero().handAtStart(),
              (t, n) -> t.ofHero().handAtStart(n)),
          new Count("ignore", 0, t -> t.ofHero().ignore(), (t, n) -> t.ofHero().ignore(n)),
          new Count("defeats", 0, t -> t.ofHero().defeats(), (t, n) -> t.ofHero().defeats(n)),
          new Count("move", 0, t -> t.ofVillain().move(), (t, n) -> t.ofVillain().move(n)),
          new Count("did", 0, t -> t.deeds().all(), (t, n) -> t.deeds().all(n)),
          new Count("shield", 0, t -> t.reactions().shield(), (t, n) -> t.reactions().shield(n)));

  private static final List<Flag> FLAGS =
      List.of(
          new Flag("reversed", t -> t.reversed(), (t, is) -> t.reversed(is)),
          new Flag("after villain", t -> t.afterVillain(), (t, is) -> t.afterVillain(is)),
          new Flag("support turn", t -> t.supportTurn(), (t, is) -> t.supportTurn(is)),
          new Flag(
              "special used", t -> t.ofHero().specialUsed(), (t, is) -> t.ofHero().specialUsed(is)),
          new Flag("skip draw", t -> t.ofHero().skipDraw(), (t, is) -> t.ofHero().skipDraw(is)),
          new Flag(
              "location over",
              t -> t.ofHero().locationOver(),
              (t, is) -> t.ofHero().locationOver(is)),
          new Flag("tokens banned", t -> t.tokensBanned(), (t, is) -> t.tokensBanned(is)),
          new Flag("moved", t -> t.ofVillain().moved(), (t, is) -> t.ofVillain().moved(is)),
          new Flag("split", t -> t.ofVillain().split(), (t, is) -> t.ofVillain().split(is)),
          new Flag(
              "villain card played",
              t -> t.ofVillain().villainCardPlayed(),
              (t, is) -> t.ofVillain().villainCardPlayed(is)),
          new Flag("hero card played", t -> t.heroCardPlayed(), (t, is) -> t.heroCardPlayed(is)),
          new Flag(
              "overflow cancelled",
              t -> t.overflowCancelled(),
              (t, is) -> t.overflowCancelled(is)));

  private TurnText() {}

  static Tree write(Board board) {
    var turn = board.turn();
    var text =
        Tree.mapping()
            .put("phase", turn.phase().name().toLowerCase(Locale.ROOT))
            .put("active", Names.hero(board, turn.active()))
            .put("next", Names.hero(board, turn.next()));
    for (var number : NUMBERS) {
      int value = number.get().applyAsInt(turn);
      text.putUnless(value == number.usual(), number.name(), value);
    }
    for (var flag : FLAGS) text.putUnless(!flag.get().test(turn), flag.name(), "yes");
    return text.putUnless(
            turn.ofHero().played().isNone(), "played", turn.ofHero().played().number())
        .putUnless(!turn.reactions().isRedirected(), "redirect", turn.reactions().redirect())
        .putUnless(turn.ofHero().own() == 0, "own", Names.pool(turn.ofHero().own()))
        .putUnless(turn.ofHero().shared() == 0, "shared", Names.pool(turn.ofHero().shared()))
        .putUnless(turn.ofHero().extra() == 0, "extra", Names.pool(turn.ofHero().extra()))
        .put("offers", Names.set(turn.ofHero().offers(), Box.battlePlans()))
        .putUnless(
            turn.destinationBy().isNobody(),
            "destination by",
            Names.hero(board, turn.destinationBy()))
        .putUnless(turn.ofVillain().plan() == null, "plan", id(turn.ofVillain().plan()))
        .putUnless(turn.ofVillain().declared() == null, "declared", id(turn.ofVillain().declared()))
        .put("choosing", Names.set(turn.choosing(), hero -> Names.hero(board, Member.of(hero))))
        .put("kos", kos(board))
        .put("overflows", overflows(board))
        .put("end effects", waiting(turn.endEffects()))
        .put("watches", waiting(turn.watches()))
        .done();
  }

  private static String id(@Nullable Pickable card) {
    return card == null ? "" : card.id();
  }

  private static Tree kos(Board board) {
    var heroes = new ArrayList<String>();
    for (int i = 0; i < board.turn().knockouts().size(); i++) {
      heroes.add(Names.hero(board, board.turn().knockouts().get(i)));
    }
    return Tree.list(heroes);
  }

  private static Tree overflows(Board board) {
    var locations = new ArrayList<String>();
    for (int i = 0; i < board.turn().overflows().size(); i++) {
      locations.add(Names.location(board, board.turn().overflows().get(i)));
    }
    return Tree.list(locations);
  }

  /** The newest first. */
  private static Tree waiting(@Nullable Postponed newest) {
    var lines = new ArrayList<String>();
    for (var one = newest; one != null; one = one.before()) {
      lines.add(StepText.write(one.effects(), one.context()));
    }
    return Tree.list(lines);
  }

  static void read(TreeReader at, Board board) {
    var turn = board.turn();
    var known =
        new ArrayList<>(
            List.of(
                "phase",
                "active",
                "next",
                "played",
                "own",
                "shared",
                "extra",
                "offers",
                "destination by",
                "plan",
                "declared",
                "choosing",
                "kos",
                "overflows",
                "end effects",
                "watches",
                "redirect"));
    NUMBERS.forEach(number -> known.add(number.name()));
    FLAGS.forEach(flag -> known.add(flag.name()));
    at.allow(known);
    turn.phase(
        at.find("phase")
            .map(p -> p.as(name -> Turn.Phase.valueOf(name.toUpperCase(Locale.ROOT))))
            .orElse(Turn.Phase.HERO));
    turn.active(at.find("active").map(hero -> Names.hero(board, hero)).orElse(Member.FIRST));
    for (var number : NUMBERS) {
      at.find(number.name()).ifPresent(n -> number.set().accept(turn, n.number()));
    }
    for (var flag : FLAGS) {
      at.find(flag.name()).ifPresent(is -> flag.set().set(turn, is.truth()));
    }
    turn.next(
        at.find("next").map(hero -> Names.hero(board, hero)).orElse(board.after(turn.active())));
    turn.ofHero().played(StoryPlace.of(at.find("played").map(n -> n.number(1, 96) - 1).orElse(-1)));
    at.find("redirect").ifPresent(n -> redirect(n, board));
    turn.ofHero().own(number(at, "own", Names::pool, 0));
    turn.ofHero().shared(number(at, "shared", Names::pool, 0));
    turn.ofHero().extra(number(at, "extra", Names::pool, 0));
    turn.ofHero().offers(number(at, "offers", set -> Names.set(set, Box::battlePlanNamed), 0));
    turn.destinationBy(
        at.find("destination by").map(hero -> Names.hero(board, hero)).orElse(Member.NOBODY));
    at.find("plan").ifPresent(plan -> turn.ofVillain().plan(plan.as(Box::planNamed)));
    at.find("declared")
        .ifPresent(card -> turn.ofVillain().declared(card.as(Box::villainCardNamed)));
    for (var hero : items(at, "choosing")) {
      turn.choosing(turn.choosing() | Names.hero(board, hero).bit());
    }
    for (var hero : items(at, "kos")) {
      turn.knockouts().add(Names.hero(board, hero));
    }
    for (var location : items(at, "overflows")) {
      turn.overflows().add(Names.location(board, location));
    }
    turn.endEffects(waiting(items(at, "end effects"), board));
    turn.watches(waiting(items(at, "watches"), board));
  }

  /** A Hero, or a Henchman. */
  private static void redirect(TreeReader at, Board board) {
    int number = at.number();
    var reactions = board.turn().reactions();
    if (number < Reactions.HENCHMEN) reactions.redirect(Member.of(number));
    else reactions.redirect(board.threats().card(number - Reactions.HENCHMEN));
  }

  private static int number(
      TreeReader at, String field, Function<TreeReader, Integer> value, int usual) {
    return at.find(field).map(value).orElse(usual);
  }

  private static List<TreeReader> items(TreeReader at, String field) {
    return at.find(field).map(TreeReader::items).orElse(List.of());
  }

  private static @Nullable Postponed waiting(List<TreeReader> newestFirst, Board board) {
    Postponed waiting = null;
    for (var line : newestFirst.reversed()) {
      waiting = new Postponed(StepText.effects(line), StepText.context(line, board), waiting);
    }
    return waiting;
  }
}
