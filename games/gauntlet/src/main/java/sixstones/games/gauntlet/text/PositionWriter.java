package sixstones.games.gauntlet.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.text.Tree;
import sixstones.games.gauntlet.GauntletPosition;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Course;
import sixstones.games.gauntlet.state.Ending;

/** Writes everything about a position. */
final class PositionWriter {

  private final GauntletPosition position;
  private final Course course;
  private final Board board;

  PositionWriter(GauntletPosition position) {
    this.position = position;
    course = position.course();
    board = course.board();
  }

  Tree.Mapping write() {
    var seats = new ArrayList<Tree>();
    for (int seat = 0; seat < board.seats(); seat++) seats.add(seat(seat));
    var steps = position.steps().toList().stream().map(StepText::write).toList();
    var over = course.ending().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return Tree.mapping()
        .put("players", board.seats())
        .put("thanos", board.thanos())
        .put("active", board.active())
        .put("turn", board.turn())
        .put("steps", Tree.list(steps))
        .putUnless(course.ending() == Ending.NONE, "over", over)
        .put("life", life(board.life(Side.HEROES), board.life(Side.THANOS)))
        .put("life at start", life(board.lifeAtStart(Side.HEROES), board.lifeAtStart(Side.THANOS)))
        .put("seats", Tree.list(seats))
        .put("defeated", cards(board.defeated()))
        .put(
            "decks",
            Tree.mapping().put("hero", deck(Side.HEROES)).put("thanos", deck(Side.THANOS)).done())
        .put("hero turns", board.heroTurnsEach())
        .put("hero turns left", board.heroTurnsLeft())
        .putUnless(board.heroTurnsForgone() == 0, "hero turns forgone", board.heroTurnsForgone())
        .putUnless(!board.stonesOnHisTurn(), "stones", "thanos-turn")
        .putUnless(!board.mayBeComplete(), "may be complete", "yes")
        .putUnless(board.thanosHoldsAtLeast() == 0, "thanos at least", board.thanosHoldsAtLeast())
        .putUnless(
            board.tiedHero() == Board.NONE, "tie", Tree.list(board.tiedHero(), board.tieLead()))
        .put("notes", notes())
        .put("fight", fight())
        .put("drawn", position.drawn())
        .done();
  }

  private static Tree life(int heroes, int thanos) {
    return Tree.mapping().put("heroes", heroes).put("thanos", thanos).done();
  }

  private Tree seat(int seat) {
    return Tree.mapping()
        .put("hand", cards(board.hand(seat)))
        .put("front", cards(board.front(seat)))
        .put("tokens", board.tokens(seat))
        .put("knows", cards(board.known(seat)))
        .put("not", values(board.excluded(seat)))
        .done();
  }

  private static Tree cards(int cards) {
    var ids = new ArrayList<String>();
    for (int rest = cards; rest != 0; rest = Bits.rest(rest))
      ids.add(name(Box.card(Bits.first(rest))));
    return Tree.list(ids);
  }

  /** Twins are told apart here, and only here. */
  private static String name(@Nullable Card card) {
    if (card == null) return "none";
    return card.twin() == card.index() ? card.id() : card.id() + "-2";
  }

  private static Tree values(int values) {
    var list = new ArrayList<Integer>();
    for (int value = 0; value <= 7; value++) if (Bits.has(values, value)) list.add(value);
    return Tree.list(list);
  }

  /** The next card to be drawn comes first. */
  private Tree deck(Side side) {
    List<String> cards = new ArrayList<>();
    for (int depth = board.leftInDeck(side) - 1; depth >= 0; depth--) {
      cards.add(name(board.inDeck(side, depth)));
    }
    return Tree.list(cards);
  }

  private Tree notes() {
    var notes = new ArrayList<Tree>();
    for (var note = course.notes(); note != null; note = note.before()) {
      notes.add(
          Tree.list(note.turn(), note.readers(), name(note.card()), note.about(), note.how().id()));
    }
    Collections.reverse(notes);
    return Tree.list(notes);
  }

  private Tree fight() {
    var fight = course.lastFight();
    if (fight == null) return Tree.list();
    return Tree.list(
        fight.turn(),
        fight.hero(),
        name(fight.heroCard()),
        name(fight.thanosCard()),
        fight.heroToken(),
        fight.thanosToken(),
        fight.winner());
  }
}
