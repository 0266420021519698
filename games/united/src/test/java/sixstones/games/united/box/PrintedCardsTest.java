package sixstones.games.united.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.PlainYaml;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.United;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Pool;
import sixstones.games.united.state.StoryPlace;
import sixstones.testkit.Rule;

/** Every Hero card and every plan card of the data files, played once: what is printed happens. */
class PrintedCardsTest {

  private static final United UNITED = new United();

  /** A card as the file prints it; the game's own reader is not asked. */
  record Printed(String owner, TreeReader card) {

    String id() {
      return card.at("id").text();
    }

    @Override
    public String toString() {
      return id();
    }
  }

  static Stream<Printed> heroCards() {
    return printed("heroes.yaml", "cards");
  }

  static Stream<Printed> planCards() {
    return printed("villains.yaml", "master_plan");
  }

  private static Stream<Printed> printed(String file, String list) {
    var cards = new ArrayList<Printed>();
    for (var owner : PlainYaml.resource(United.class, "/sixstones/united/" + file).items()) {
      for (var card : owner.at(list).items()) {
        cards.add(new Printed(owner.at("id").text(), card));
      }
    }
    return cards.stream();
  }

  @ParameterizedTest
  @MethodSource("heroCards")
  @Rule("U-STORY-01")
  void aHeroCardGivesItsSymbols(Printed printed) {
    var position = heroTurn(printed);
    position.apply(UNITED.readMove("play " + printed.id()), Events.OFF);
    var symbols = printed.card().at("symbols").items().stream().map(TreeReader::text).toList();
    int own = position.board().turn().ofHero().own();
    for (var symbol : Symbol.ALL) {
      long expected = symbols.stream().filter(symbol.id()::equals).count();
      assertThat(Pool.count(own, symbol)).as(symbol.id()).isEqualTo((int) expected);
    }
    assertThat(position.board().turn().ofHero().specialUsed())
        .isEqualTo(!printed.card().has("effects"));
    assertThat(position.board().story().card(StoryPlace.of(0)).id()).isEqualTo(printed.id());
  }

  /** Something for every action to be done, so that the turn waits for the player. */
  private static UnitedPosition heroTurn(Printed printed) {
    var other = printed.owner().equals("loki") ? "ironheart" : "loki";
    var here = Tree.mapping().put("thug", 1).put("civilian", 1).done();
    var hand = Tree.mapping().put("hand", Tree.list(printed.id())).done();
    return read(
        Tree.mapping()
            .put("heroes", Tree.list(printed.owner(), other))
            .put("villain", Tree.mapping().put("name", "maestro").put("at", "L0").done())
            .put("locations", Tree.mapping().put("L3", here).done())
            .put("team", Tree.mapping().put(printed.owner(), hand).done()));
  }

  @ParameterizedTest
  @MethodSource("planCards")
  @Rule({"U-VILLAIN-01", "U-VILLAIN-MOVE-01", "U-ADD-01", "U-VILLAIN-03"})
  void aPlanCardMovesTheVillainAndAddsItsTokens(Printed printed) {
    var board = villainTurn(printed, Events.OFF).board();
    assertThat(board.dashboard().at().index()).isEqualTo(destination(printed));
    assertThat(board.story().plan(StoryPlace.of(1)).id()).isEqualTo(printed.id());
    if (printed.card().has("effects")) return;
    var places = List.of("left", "center", "right");
    for (int place = 0; place < 3; place++) {
      var at = Location.ALL[destination(printed)].clockwise(place - 1);
      for (var token : List.of(Token.THUG, Token.CIVILIAN, Token.DOOMBOT)) {
        assertThat(board.ring().count(at, token))
            .as(places.get(place) + " " + token.id())
            .isEqualTo(tokens(printed, places.get(place), token));
      }
    }
  }

  private static int tokens(Printed printed, String place, Token token) {
    return printed
        .card()
        .find("tokens")
        .flatMap(tokens -> tokens.find(place))
        .flatMap(tokens -> tokens.find(token.id()))
        .map(count -> count.number(0, 9))
        .orElse(0);
  }

  @ParameterizedTest
  @MethodSource("planCards")
  @Rule("U-BAM-01")
  void aPlanCardResolvesBamIfItShowsOne(Printed printed) {
    var events = new Events.Kept();
    villainTurn(printed, events);
    assertThat(events.list().stream().map(event -> event.phrase().key()))
        .contains("united.event.playedPlan")
        .matches(keys -> keys.contains("united.event.bam") == printed.card().at("bam").truth());
  }

  private static int destination(Printed printed) {
    return printed.card().at("move").number(0, 6) % Box.RING;
  }

  /** The last Hero turn before the Villain's is ended; no Hero is near where he goes. */
  private static UnitedPosition villainTurn(Printed printed, Events out) {
    var away = Tree.mapping().put("at", "L" + (destination(printed) + 2) % Box.RING);
    var villain =
        Tree.mapping()
            .put("name", printed.owner())
            .put("at", "L0")
            .put("deck", Tree.list(printed.id()))
            .done();
    var position =
        read(
            Tree.mapping()
                .put("heroes", Tree.list("captain_carter", "loki"))
                .put("villain", villain)
                .put("turn", Tree.mapping().put("active", "loki").put("gap", 2).done())
                .put(
                    "team",
                    Tree.mapping()
                        .put("captain_carter", away.done())
                        .put("loki", away.put("hand", Tree.list("lk-06", "lk-01")).done())
                        .done()));
    position.apply(UNITED.readMove("play lk-06"), out);
    position.apply(UNITED.readMove("end"), out);
    var decline = UNITED.readMove("decline");
    if (position.choice().moves().contains(decline)) position.apply(decline, out);
    return position;
  }

  private static UnitedPosition read(Tree.Builder text) {
    return UNITED.readPosition(text.done(), new FastChance(1));
  }
}
