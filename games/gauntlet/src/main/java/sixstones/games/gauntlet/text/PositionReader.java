package sixstones.games.gauntlet.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Options;
import sixstones.engine.chance.Chance;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.TreeReader;
import sixstones.games.gauntlet.GauntletOptions;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.knowledge.LastFight;
import sixstones.games.gauntlet.knowledge.Note;
import sixstones.games.gauntlet.play.Ending;
import sixstones.games.gauntlet.play.GauntletPosition;
import sixstones.games.gauntlet.play.Step;
import sixstones.games.gauntlet.table.Table;

/** Reads a position and fills in what it does not say. */
final class PositionReader {

  private final TreeReader text;
  private final Chance chance;
  private final Table table;
  private int placed;

  PositionReader(TreeReader text, Chance chance) {
    this.text =
        text.allow(
            "players",
            "thanos",
            "active",
            "turn",
            "steps",
            "over",
            "life",
            "life at start",
            "seats",
            "defeated",
            "decks",
            "hero turns",
            "hero turns left",
            "thanos at least",
            "tie",
            "notes",
            "fight",
            "drawn");
    this.chance = chance;
    int seats = players();
    table = Table.empty(seats, number("thanos", 0, seats - 1, 0));
  }

  private int players() {
    if (text.has("players")) return text.at("players").number(Box.FEWEST_PLAYERS, Box.MOST_PLAYERS);
    return text.find("seats").filter(s -> !s.isMapping()).map(s -> s.items().size()).orElse(3);
  }

  GauntletPosition read() {
    for (int seat = 0; seat < table.seats(); seat++) {
      var at = seat(seat);
      if (at.isPresent()) readSeat(seat, at.get());
    }
    text.find("defeated").ifPresent(at -> table.defeated(known(at)));
    table.active(number("active", 0, table.seats() - 1, table.thanos()));
    var top = new ArrayList<List<Integer>>();
    for (var deck : List.of("hero", "thanos")) top.add(topOf(deck));
    fillDeck(true, top.get(0));
    fillDeck(false, top.get(1));
    fillHands();
    readLife();
    table.turn(number("turn", 0, 120, 1));
    table.heroTurnsEach(number("hero turns", 1, 2, table.seats() == 2 ? 2 : 1));
    table.heroTurnsLeft(
        number(
            "hero turns left",
            0,
            1,
            table.isThanos(table.active()) ? 0 : table.heroTurnsEach() - 1));
    table.thanosHoldsAtLeast(number("thanos at least", 0, 9, 0));
    text.find("tie")
        .ifPresent(at -> table.tie(at.items().get(0).number(), at.items().get(1).number()));
    chance.skip(text.find("drawn").map(TreeReader::longNumber).orElse(0L));
    var ending = readEnding();
    return new GauntletPosition(table, readSteps(ending), chance, readNotes(), readFight(), ending);
  }

  private int number(String field, int least, int most, int otherwise) {
    return text.find(field).map(at -> at.number(least, most)).orElse(otherwise);
  }

  private Optional<TreeReader> seat(int seat) {
    return text.find("seats").flatMap(all -> all.item(seat));
  }

  private void readSeat(int seat, TreeReader at) {
    at.allow("hand", "front", "tokens", "knows", "not");
    at.find("hand").ifPresent(cards -> table.hand(seat, place(cards, seat)));
    at.find("front").ifPresent(cards -> table.front(seat, place(cards, seat)));
    at.find("knows").ifPresent(cards -> table.known(seat, known(cards)));
    table.tokens(seat, at.find("tokens").map(tokens -> tokens.number(0, 99)).orElse(0));
    int values = 0;
    for (var value : at.find("not").map(TreeReader::items).orElse(List.of())) {
      values |= 1 << value.number(0, 7);
    }
    table.excluded(seat, values);
  }

  private int place(TreeReader cards, int seat) {
    int set = 0;
    for (var item : cards.items()) {
      int card = card(item, placed);
      if (Box.card(card).hero() == table.isThanos(seat)) {
        throw item.error("the card is of the other side's deck");
      }
      set |= 1 << card;
      placed |= 1 << card;
    }
    return set;
  }

  private static int known(TreeReader cards) {
    int set = 0;
    for (var item : cards.items()) set |= 1 << card(item, set);
    return set;
  }

  /** Of twins one that is not taken yet. */
  private static int card(TreeReader item, int taken) {
    var words = item.text().strip();
    boolean second = words.endsWith("-2");
    var card = item.as(name -> Box.named(second ? name.strip().replaceFirst("-2$", "") : name));
    int index = card.index();
    boolean hasTwin = index + 1 < Box.CARDS && Box.card(index + 1).twin() == index;
    if (hasTwin && (second || (taken >> index & 1) != 0)) index++;
    if ((taken >> index & 1) != 0) throw item.error(card.name() + " lies in two places");
    return index;
  }

  private List<Integer> topOf(String deck) {
    var cards = new ArrayList<Integer>();
    for (var item :
        text.find("decks").flatMap(at -> at.find(deck)).map(TreeReader::items).orElse(List.of())) {
      int card = card(item, placed);
      placed |= 1 << card;
      cards.add(card);
    }
    return cards;
  }

  /** What lies nowhere else is shuffled below the cards that the text puts on top. */
  private void fillDeck(boolean hero, List<Integer> top) {
    int first = hero ? 0 : Box.HEROES;
    int last = hero ? Box.HEROES : Box.CARDS;
    for (int card = first; card < last; card++) {
      if ((placed >> card & 1) == 0) table.putOnTop(hero, card);
    }
    table.shuffle(hero, chance);
    for (int card : top.reversed()) table.putOnTop(hero, card);
  }

  /** A seat of which no hand is said is dealt one from the bottom, so that the top stays. */
  private void fillHands() {
    boolean playing = steps().isEmpty() || steps().getFirst().text().equals("play card");
    for (int seat = 0; seat < table.seats(); seat++) {
      if (seat(seat).filter(at -> at.has("hand")).isPresent()) continue;
      int size = (table.isThanos(seat) ? 2 : 1) + (playing && table.active() == seat ? 1 : 0);
      for (int i = 0; i < size; i++)
        table.hand(seat, table.hand(seat) | 1 << fromBottom(!table.isThanos(seat)));
    }
  }

  private int fromBottom(boolean hero) {
    int card = table.inDeck(hero, 0);
    int left = table.leftInDeck(hero) - 1;
    for (int depth = 0; depth < left; depth++)
      table.inDeck(hero, depth, table.inDeck(hero, depth + 1));
    table.leftInDeck(hero, left);
    return card;
  }

  private void readLife() {
    for (boolean hero : new boolean[] {true, false}) {
      var side = hero ? "heroes" : "thanos";
      int standard = GauntletOptions.life(Options.STANDARD, hero, table.seats());
      int now = life("life", side).orElse(standard);
      table.life(hero, now);
      table.lifeAtStart(hero, life("life at start", side).orElse(Math.max(now, standard)));
    }
  }

  private Optional<Integer> life(String field, String side) {
    return text.find(field)
        .map(at -> at.allow("heroes", "thanos"))
        .flatMap(at -> at.find(side))
        .map(at -> at.number(0, 20));
  }

  private Ending readEnding() {
    return text.find("over")
        .map(at -> at.as(how -> Ending.valueOf(how.toUpperCase(Locale.ROOT).replace(' ', '_'))))
        .orElse(Ending.NONE);
  }

  private List<TreeReader> steps() {
    return text.find("steps").map(TreeReader::items).orElse(List.of());
  }

  private StepStack<Step> readSteps(Ending ending) {
    var stack = new StepStack<Step>();
    if (ending != Ending.NONE) return stack;
    for (var step : steps().reversed()) stack.push(StepText.read(step));
    if (stack.isEmpty()) stack.push(new Step.PlayCard());
    return stack;
  }

  private @Nullable Note readNotes() {
    Note notes = null;
    for (var at : text.find("notes").map(TreeReader::items).orElse(List.of())) {
      var parts = at.items();
      notes =
          new Note(
              parts.get(0).number(),
              parts.get(1).number(),
              card(parts.get(2), 0),
              parts.get(3).number(),
              parts.get(4).text(),
              notes);
    }
    return notes;
  }

  private @Nullable LastFight readFight() {
    var parts = text.find("fight").map(TreeReader::items).orElse(List.of());
    if (parts.isEmpty()) return null;
    return new LastFight(
        parts.get(0).number(),
        parts.get(1).number(),
        card(parts.get(2), 0),
        card(parts.get(3), 0),
        parts.get(4).truth(),
        parts.get(5).truth(),
        parts.get(6).number());
  }
}
