package sixstones.games.gauntlet.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.games.gauntlet.GauntletView;
import sixstones.games.gauntlet.GauntletView.FightView;
import sixstones.games.gauntlet.GauntletView.Front;
import sixstones.games.gauntlet.GauntletView.Known;
import sixstones.games.gauntlet.GauntletView.Life;
import sixstones.games.gauntlet.GauntletView.NoteView;
import sixstones.games.gauntlet.GauntletView.SeatView;
import sixstones.games.gauntlet.GauntletView.ValueView;
import sixstones.games.gauntlet.GauntletView.Where;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.knowledge.Guess;
import sixstones.games.gauntlet.knowledge.Odds;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Course;

/** Makes the view of a viewer: G-INFO, and what the viewer has seen. */
public final class Views {

  private final Course course;
  private final Board board;
  private final Viewer viewer;
  private final int guessed;
  private final boolean over;

  private Views(Course course, Viewer viewer, int guessed) {
    this.course = course;
    this.viewer = viewer;
    this.guessed = guessed;
    board = course.board();
    over = course.isOver();
  }

  /**
   * What a viewer sees.
   *
   * @param guessed the seats whose hands the viewer is to guess at now
   */
  public static GauntletView of(Course course, Viewer viewer, int guessed) {
    return new Views(course, viewer, guessed).view();
  }

  private GauntletView view() {
    var seats = new ArrayList<SeatView>();
    for (int seat = 0; seat < board.seats(); seat++) seats.add(seat(seat));
    int played = board.front(board.thanos()) & ~board.defeated();
    return new GauntletView(
        board.thanos(),
        board.active(),
        board.turn(),
        seats,
        new Life(board.life(Side.HEROES), board.lifeAtStart(Side.HEROES)),
        new Life(board.life(Side.THANOS), board.lifeAtStart(Side.THANOS)),
        board.leftInDeck(Side.HEROES),
        board.leftInDeck(Side.THANOS),
        ids(played & Box.stones()),
        known(),
        notes(),
        unseen(Side.HEROES),
        unseen(Side.THANOS),
        guess(),
        fight(),
        over);
  }

  private SeatView seat(int seat) {
    var front = new ArrayList<Front>();
    for (int rest = board.front(seat); rest != 0; rest = Bits.rest(rest)) {
      var card = Box.card(Bits.first(rest));
      front.add(new Front(card.id(), card.value(), Bits.has(board.defeated(), card.index())));
    }
    // Of twins the played one first, whichever it is.
    front.sort(Comparator.comparingInt(Views::place).thenComparing(Front::defeated));
    return new SeatView(
        seat,
        board.isThanos(seat),
        board.handSize(seat),
        ids(viewer.is(seat) || over ? board.hand(seat) : 0),
        board.tokens(seat),
        front);
  }

  private static int place(Front front) {
    return Box.named(front.card()).index();
  }

  private static List<String> ids(int cards) {
    var ids = new ArrayList<String>();
    for (int rest = cards; rest != 0; rest = Bits.rest(rest)) {
      ids.add(Box.card(Bits.first(rest)).id());
    }
    return ids;
  }

  private int knownCards() {
    return viewer instanceof Seat seat ? board.known(seat.index()) : 0;
  }

  private List<Known> known() {
    var list = new ArrayList<Known>();
    for (int seat = 0; seat < board.seats(); seat++) {
      if (viewer.is(seat)) continue;
      for (var id : ids(board.hand(seat) & knownCards()))
        list.add(new Known(id, Where.HAND, seat, null));
    }
    for (var side : Side.values()) {
      for (int depth = board.leftInDeck(side) - 1; depth >= 0; depth--) {
        var card = board.inDeck(side, depth);
        if (!over && !Bits.has(knownCards(), card.index())) continue;
        int place = side == Side.HEROES || over ? board.leftInDeck(side) - depth : -1 - depth;
        list.add(new Known(card.id(), Where.DECK, null, place));
      }
    }
    return list;
  }

  private List<NoteView> notes() {
    var notes = new ArrayList<NoteView>();
    for (var note = course.notes(); note != null; note = note.before()) {
      if (note.isFor(viewer)) {
        notes.add(new NoteView(note.turn(), note.card().id(), note.about(), note.how()));
      }
    }
    Collections.reverse(notes);
    return notes;
  }

  private List<String> unseen(Side side) {
    int seen = knownCards();
    for (int seat = 0; seat < board.seats(); seat++) {
      seen |= board.front(seat);
      if (viewer.is(seat) || over) seen |= board.hand(seat);
    }
    var ids = new ArrayList<String>();
    for (var card : Box.cards()) {
      if (card.side() == side && !Bits.has(seen, card.index()) && !over) ids.add(card.id());
    }
    return ids;
  }

  private List<ValueView> guess() {
    if (guessed == 0 || !(viewer instanceof Seat seat)) return List.of();
    var guess = new Guess(board, seat.index(), guessed);
    int of = guess.unseen();
    return IntStream.rangeClosed(1, Odds.HIGHEST)
        .mapToObj(
            value ->
                new ValueView(
                    value,
                    guess.chance(value),
                    guess.unseen(value),
                    of,
                    guess.holders(value).boxed().toList()))
        .toList();
  }

  private @Nullable FightView fight() {
    var fight = course.lastFight();
    if (fight == null) return null;
    boolean sees = over || viewer.is(fight.hero()) || viewer.is(board.thanos());
    return new FightView(
        fight.turn(),
        fight.hero(),
        sees ? name(fight.heroCard()) : null,
        sees ? name(fight.thanosCard()) : null,
        fight.heroToken(),
        fight.thanosToken(),
        fight.winner() < 0 ? null : Integer.valueOf(fight.winner()));
  }

  private static @Nullable String name(@Nullable Card card) {
    return card == null ? null : card.id();
  }
}
