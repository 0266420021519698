package sixstones.games.gauntlet.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Options;
import sixstones.engine.chance.Chance;
import sixstones.engine.step.StepStack;
import sixstones.engine.text.TreeReader;
import sixstones.games.gauntlet.GauntletOptions;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.Ending;
import sixstones.games.gauntlet.state.LastFight;
import sixstones.games.gauntlet.state.Note;
import sixstones.games.gauntlet.steps.PlayCard;
import sixstones.games.gauntlet.steps.Step;

/** Reads a position and fills in what it does not say. */
final class PositionReader {

  private final TreeReader text;
  private final Chance chance;
  private final Board board;
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
            "hero turns forgone",
            "stones",
            "may be complete",
            "thanos at least",
            "tie",
            "notes",
            "fight",
            "drawn");
    this.chance = chance;
    int seats = players();
    board = Board.empty(seats, number("thanos", 0, seats - 1, 0));
    text.find("seats").ifPresent(this::checkSeats);
    text.find("decks").ifPresent(decks -> decks.allow("hero", "thanos"));
  }

  private void checkSeats(TreeReader all) {
    if (!all.isMapping()) {
      if (all.items().size() > board.seats()) throw all.error("there are more seats than players");
      return;
    }
    for (var seat : all.fields().entrySet()) {
      if (!seat.getKey().matches("\\d") || seat.getKey().charAt(0) - '0' >= board.seats()) {
        throw seat.getValue().error("there is no such seat with " + board.seats() + " players");
      }
    }
  }

  private int players() {
    if (text.has("players")) return text.at("players").number(Box.FEWEST_PLAYERS, Box.MOST_PLAYERS);
    return text.find("seats").filter(s -> !s.isMapping()).map(s -> s.items().size()).orElse(3);
  }

  GauntletPosition read() {
    for (int seat = 0; seat < board.seats(); seat++) {
      var at = seat(seat);
      if (at.isPresent()) readSeat(seat, at.get());
    }
    for (int seat = 0; seat < board.seats(); seat++) {
      var knows = seat(seat).flatMap(at -> at.find("knows"));
      if (knows.isPresent()) board.known(seat, hidden(known(knows.get())));
    }
    text.find("defeated").ifPresent(this::readDefeated);
    board.active(number("active", 0, board.seats() - 1, board.thanos()));
    var top = new ArrayList<List<Card>>();
    for (var deck : List.of("hero", "thanos")) top.add(topOf(deck));
    fillDeck(Side.HEROES, top.get(0));
    fillDeck(Side.THANOS, top.get(1));
    fillHands();
    readLife();
    board.turn(number("turn", 0, 120, 1));
    board.heroTurnsEach(number("hero turns", 1, 2, board.seats() == 2 ? 2 : 1));
    board.heroTurnsLeft(
        number(
            "hero turns left",
            0,
            1,
            board.isThanos(board.active()) ? 0 : board.heroTurnsEach() - 1));
    board.heroTurnsForgone(number("hero turns forgone", 0, board.heroTurnsEach() - 1, 0));
    readConclusions();
    text.find("drawn").map(TreeReader::longNumber).ifPresent(chance::goOnAfter);
    var ending = readEnding();
    var course = new Course(board, chance, readNotes(), readFight(), ending);
    var steps = readSteps(ending);
    new PossiblePosition(text, course, steps).check();
    return new GauntletPosition(course, steps);
  }

  private void readConclusions() {
    board.stonesOnHisTurn(text.find("stones").map(PositionReader::onHisTurn).orElse(false));
    board.mayBeComplete(
        text.find("may be complete")
            .map(TreeReader::truth)
            .orElse(!board.stonesCount() && board.hasAllStones()));
    board.thanosHoldsAtLeast(number("thanos at least", 0, 9, 0));
    text.find("tie")
        .ifPresent(at -> board.tie(at.items().get(0).number(), at.items().get(1).number()));
  }

  private static boolean onHisTurn(TreeReader at) {
    return switch (at.text()) {
      case "thanos-turn" -> true;
      case "at-once" -> false;
      default -> throw at.error("stones is at-once or thanos-turn");
    };
  }

  private int number(String field, int least, int most, int otherwise) {
    return text.find(field).map(at -> at.number(least, most)).orElse(otherwise);
  }

  private Optional<TreeReader> seat(int seat) {
    return text.find("seats").flatMap(all -> all.item(seat));
  }

  private void readSeat(int seat, TreeReader at) {
    at.allow("hand", "front", "tokens", "knows", "not");
    at.find("hand").ifPresent(cards -> board.hand(seat, place(cards, seat)));
    at.find("front").ifPresent(cards -> board.front(seat, place(cards, seat)));
    board.tokens(seat, at.find("tokens").map(tokens -> tokens.number(0, 99)).orElse(0));
    int values = 0;
    for (var value : at.find("not").map(TreeReader::items).orElse(List.of())) {
      values = Bits.with(values, value.number(0, 7));
    }
    board.excluded(seat, values);
  }

  private int place(TreeReader cards, int seat) {
    int set = 0;
    for (var item : cards.items()) {
      var card = card(item, placed);
      if (card.side() != board.sideOf(seat)) {
        throw item.error("the card is of the other side's deck");
      }
      set |= card.bit();
      placed |= card.bit();
    }
    return set;
  }

  private void readDefeated(TreeReader cards) {
    int defeated = known(cards);
    if ((defeated & ~faceUp()) != 0) throw cards.error("a defeated card lies in front of somebody");
    board.defeated(defeated);
  }

  private int faceUp() {
    int cards = 0;
    for (int seat = 0; seat < board.seats(); seat++) cards |= board.front(seat);
    return cards;
  }

  /** Of twins the one that does not lie face up is meant. */
  private int hidden(int cards) {
    int hidden = 0;
    for (int rest = cards; rest != 0; rest = Bits.rest(rest)) {
      var card = Box.card(Bits.first(rest));
      int twins = Box.twins(card) & ~faceUp();
      boolean other = Bits.has(faceUp(), card.index()) && twins != 0;
      hidden = Bits.with(hidden, other ? Bits.first(twins) : card.index());
    }
    return hidden;
  }

  private static int known(TreeReader cards) {
    int set = 0;
    for (var item : cards.items()) set |= card(item, set).bit();
    return set;
  }

  /** Of twins one that is not taken yet. */
  private static Card card(TreeReader item, int taken) {
    var words = item.text().strip();
    boolean second = words.endsWith("-2");
    var card = item.as(name -> Box.named(second ? name.strip().replaceFirst("-2$", "") : name));
    int twins = Box.twins(card);
    boolean isOther = twins != 0 && (second || Bits.has(taken, card.index()));
    var meant = isOther ? Box.card(Bits.first(twins)) : card;
    if (Bits.has(taken, meant.index())) throw item.error(card.name() + " lies in two places");
    return meant;
  }

  private List<Card> topOf(String deck) {
    var cards = new ArrayList<Card>();
    for (var item :
        text.find("decks").flatMap(at -> at.find(deck)).map(TreeReader::items).orElse(List.of())) {
      var card = card(item, placed);
      placed |= card.bit();
      cards.add(card);
    }
    return cards;
  }

  /** What lies nowhere else is shuffled below the cards that the text puts on top. */
  private void fillDeck(Side side, List<Card> top) {
    for (var card : Box.cards()) {
      if (card.side() == side && !Bits.has(placed, card.index())) board.putOnTop(side, card);
    }
    board.shuffle(side, chance);
    for (var card : top.reversed()) board.putOnTop(side, card);
  }

  /** A seat of which no hand is said is dealt one from the bottom, so that the top stays. */
  private void fillHands() {
    boolean playing = steps().isEmpty() || steps().getFirst().text().equals("play card");
    for (int seat = 0; seat < board.seats(); seat++) {
      if (seat(seat).filter(at -> at.has("hand")).isPresent()) continue;
      int size = (board.isThanos(seat) ? 2 : 1) + (playing && board.active() == seat ? 1 : 0);
      for (int i = 0; i < size; i++) {
        board.hand(seat, board.hand(seat) | fromBottom(board.sideOf(seat)).bit());
      }
    }
  }

  private Card fromBottom(Side side) {
    var card = board.inDeck(side, 0);
    int left = board.leftInDeck(side) - 1;
    for (int depth = 0; depth < left; depth++)
      board.inDeck(side, depth, board.inDeck(side, depth + 1));
    board.leftInDeck(side, left);
    return card;
  }

  private void readLife() {
    for (var side : Side.values()) {
      var name = side == Side.HEROES ? "heroes" : "thanos";
      int standard = GauntletOptions.life(Options.STANDARD, side, board.seats());
      int now = life("life", name).orElse(standard);
      board.life(side, now);
      board.lifeAtStart(side, life("life at start", name).orElse(Math.max(now, standard)));
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
    if (stack.isEmpty()) stack.push(PlayCard.STEP);
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
              parts.get(4).as(Note.How::named),
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
        cardOrNone(parts.get(2)),
        cardOrNone(parts.get(3)),
        parts.get(4).truth(),
        parts.get(5).truth(),
        parts.get(6).number());
  }

  private static @Nullable Card cardOrNone(TreeReader at) {
    return at.text().equals("none") ? null : card(at, 0);
  }
}
