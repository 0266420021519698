package sixstones.games.united.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.effects.Pickable;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Deck;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.StoryKind;
import sixstones.games.united.state.Team;

/** Reads Heroes, hands and decks. Cards that lie nowhere else are shuffled into their deck. */
final class CardReader {

  private final TreeReader text;
  private final Board board;
  private final Chance chance;

  CardReader(TreeReader text, Board board, Chance chance) {
    this.text = text;
    this.board = board;
    this.chance = chance;
  }

  /** {@code drawn}: whether the active Hero has drawn a card in this turn. */
  void read(boolean drawn) {
    text.find("team").ifPresent(all -> all.allow(names()));
    for (var hero : board.team().members()) {
      board.team().at(hero, board.dashboard().at().opposite());
      boolean more = drawn && hero == board.turn().active();
      hero(hero, said(hero), more ? 4 : 3);
    }
    text.find("super spent")
        .ifPresent(cards -> board.team().superSpent(Names.set(cards, Box::superHeroCardNamed)));
    for (var one : text.find("super noticed").map(TreeReader::items).orElse(List.of()).reversed()) {
      int holdings = 0;
      for (var line : one.items()) holdings |= holding(line);
      board.team().superNoticed(holdings);
    }
    plans();
    if (board.mode().hasCommander()) new SupportReader(text, board, chance).read();
  }

  /** As in {@code loki sh-03}. */
  private int holding(TreeReader line) {
    var words = line.text().strip().split("\\s+");
    if (words.length != 2) throw line.error("it is written as in \"loki sh-03\"");
    Member hero = line.as(_ -> board.team().find(Box.heroNamed(words[0])));
    if (hero.isNobody()) throw line.error(words[0] + " is not in the team");
    return Team.holding(hero, line.as(_ -> Box.superHeroCardNamed(words[1])));
  }

  private List<String> names() {
    var names = new ArrayList<String>();
    for (var hero : board.team().members()) names.add(Names.hero(board, hero));
    return names;
  }

  private Optional<TreeReader> said(Member hero) {
    return text.find("team").flatMap(all -> all.find(Names.hero(board, hero)));
  }

  private void hero(Member hero, Optional<TreeReader> said, int usual) {
    var team = board.team();
    said.ifPresent(at -> state(hero, at));
    var rest = new ArrayList<HeroCard>();
    for (var card : team.hero(hero).cards()) {
      for (int i = 0; i < card.copies(); i++) rest.add(card);
    }
    var story = board.story();
    for (var place : story.places()) {
      if (story.kind(place) == StoryKind.HERO && story.hero(place) == hero) {
        take(text.at("story"), rest, story.card(place));
      }
    }
    for (var card : cards(said, "removed", Box::cardNamed)) {
      take(said.orElse(text), rest, card.card());
      team.removed(hero, card.card(), team.removed(hero, card.card()) + 1);
    }
    for (var card : cards(said, "hand", Box::cardNamed)) {
      take(said.orElse(text), rest, card.card());
      team.take(hero, card.card());
    }
    var top = cards(said, "deck", Box::cardNamed);
    for (var card : top) take(said.orElse(text), rest, card.card());
    boolean deal = said.filter(at -> at.has("hand")).isEmpty() && !team.isKo(hero);
    shuffle(rest, deal || isAnyLeft(top, said));
    for (int i = 0; deal && i < usual && !rest.isEmpty(); i++) team.take(hero, rest.removeLast());
    fill(team.deck(hero), top, rest, said);
  }

  private void state(Member hero, TreeReader at) {
    var team = board.team();
    at.allow(
        "at",
        "ko",
        "hand",
        "hand seen",
        "deck",
        "left",
        "removed",
        "tokens",
        "gear",
        "super",
        "guard",
        "invulnerable",
        "sheltering",
        "redirecting",
        "random",
        "facedown");
    at.find("at").ifPresent(place -> team.at(hero, Names.location(board, place)));
    at.find("ko").ifPresent(is -> team.ko(hero, is.truth()));
    at.find("tokens")
        .ifPresent(
            tokens -> {
              int[] counts = Names.symbols(tokens);
              for (var symbol : Symbol.ALL) team.tokens(hero, symbol, counts[symbol.ordinal()]);
            });
    for (var item : at.find("gear").map(TreeReader::items).orElse(List.of())) {
      boolean used = item.text().endsWith(" used");
      var gear = item.as(name -> Box.gearNamed(used ? name.replace(" used", "") : name));
      board.gear().owner(gear, hero);
      board.gear().charged(gear, !used);
    }
    at.find("super")
        .ifPresent(cards -> team.superCards(hero, Names.set(cards, Box::superHeroCardNamed)));
    at.find("hand seen")
        .ifPresent(
            cards -> team.handSeen(hero, Names.hand(cards, id -> Box.cardNamed(id).local())));
    at.find("guard").ifPresent(n -> team.guard(hero, n.number(0, 99)));
    at.find("invulnerable").ifPresent(is -> team.invulnerable(hero, is.truth()));
    at.find("sheltering").ifPresent(is -> team.sheltering(hero, is.truth()));
    at.find("redirecting").ifPresent(is -> team.redirecting(hero, is.truth()));
    at.find("random").ifPresent(is -> team.mustPlayRandom(hero, is.truth()));
    at.find("facedown").ifPresent(is -> team.mustPlayFacedown(hero, is.truth()));
  }

  /** The Villain player holds two cards unless it is said. */
  private void plans() {
    var dashboard = board.dashboard();
    var said = text.find("villain").filter(TreeReader::isMapping);
    var rest = new ArrayList<PlanCard>();
    for (var plan : board.villain().plans()) {
      for (int i = 0; i < plan.copies(); i++) rest.add(plan);
    }
    var story = board.story();
    for (var place : story.places()) {
      if (!story.isHeroCard(place)) take(text.at("story"), rest, story.plan(place));
    }
    for (var card : cards(said, "hand", Box::planNamed)) {
      take(said.orElse(text), rest, card.card());
      dashboard.take(card.card());
    }
    var top = cards(said, "deck", Box::planNamed);
    for (var card : top) take(said.orElse(text), rest, card.card());
    boolean deal = board.mode().hasVillainSeat() && said.filter(at -> at.has("hand")).isEmpty();
    shuffle(rest, deal || isAnyLeft(top, said));
    for (int i = 0; deal && i < 2 && !rest.isEmpty(); i++) {
      dashboard.take(rest.removeLast());
    }
    fill(dashboard.plans(), top, rest, said);
  }

  private static <C> List<Names.Listed<C>> cards(
      Optional<TreeReader> said, String field, Function<String, C> named) {
    return said.flatMap(at -> at.find(field)).map(at -> Names.deck(at, named)).orElse(List.of());
  }

  private static <C> void take(TreeReader at, List<C> rest, C card) {
    if (!rest.remove(card)) {
      throw at.error("the card lies in more places than it has copies, or is not of this deck");
    }
  }

  /** Whether cards that are not said are in the deck, too. */
  private static boolean isAnyLeft(List<? extends Names.Listed<?>> top, Optional<TreeReader> said) {
    return said.flatMap(at -> at.find("left")).map(n -> n.number() > top.size()).orElse(true);
  }

  /** Cards that come into no deck are not shuffled: chance must go on where it was. */
  private void shuffle(List<?> cards, boolean needed) {
    for (int i = cards.size() - 1; needed && i > 0; i--) {
      Collections.swap(cards, i, chance.below(i + 1));
    }
  }

  /** The cards that are said lie on top; {@code left} cuts the deck from below. */
  private static <C extends Pickable> void fill(
      Deck<C> deck, List<Names.Listed<C>> top, List<C> rest, Optional<TreeReader> said) {
    int all = top.size() + rest.size();
    int left = said.flatMap(at -> at.find("left")).map(n -> n.number(0, all)).orElse(all);
    for (var card : rest.subList(0, Math.max(0, left - top.size()))) deck.putOnTop(card, 0);
    for (var card : top.subList(0, Math.min(left, top.size())).reversed()) {
      deck.putOnTop(card.card(), card.seen());
    }
  }
}
