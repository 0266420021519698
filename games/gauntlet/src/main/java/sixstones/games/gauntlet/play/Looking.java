package sixstones.games.gauntlet.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Seat;
import sixstones.engine.Viewer;
import sixstones.games.gauntlet.GauntletView;
import sixstones.games.gauntlet.GauntletView.FightView;
import sixstones.games.gauntlet.GauntletView.Front;
import sixstones.games.gauntlet.GauntletView.Known;
import sixstones.games.gauntlet.GauntletView.Life;
import sixstones.games.gauntlet.GauntletView.NoteView;
import sixstones.games.gauntlet.GauntletView.SeatView;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.table.Table;

/** Makes the view of a viewer: G-INFO, and what the viewer has seen. */
final class Looking {

  private final GauntletPosition position;
  private final Table table;
  private final Viewer viewer;
  private final boolean over;

  private Looking(GauntletPosition position, Viewer viewer) {
    this.position = position;
    this.viewer = viewer;
    table = position.table();
    over = position.isOver();
  }

  static GauntletView view(GauntletPosition position, Viewer viewer) {
    return new Looking(position, viewer).view();
  }

  private GauntletView view() {
    var seats = new ArrayList<SeatView>();
    for (int seat = 0; seat < table.seats(); seat++) seats.add(seat(seat));
    int played = table.front(table.thanos()) & ~table.defeated();
    return new GauntletView(
        table.thanos(),
        table.active(),
        table.turn(),
        seats,
        new Life(table.life(true), table.lifeAtStart(true)),
        new Life(table.life(false), table.lifeAtStart(false)),
        table.leftInDeck(true),
        table.leftInDeck(false),
        ids(played & Box.stones()),
        known(),
        notes(),
        unseen(true),
        unseen(false),
        fight(),
        over);
  }

  private SeatView seat(int seat) {
    var front = new ArrayList<Front>();
    for (int rest = table.front(seat); rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      boolean defeated = table.isThanos(seat) && (table.defeated() >> card & 1) != 0;
      front.add(new Front(Box.card(card).id(), Box.card(card).value(), defeated));
    }
    return new SeatView(
        seat,
        table.isThanos(seat),
        table.handSize(seat),
        ids(viewer.is(seat) || over ? table.hand(seat) : 0),
        table.tokens(seat),
        front);
  }

  private static List<String> ids(int cards) {
    var ids = new ArrayList<String>();
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      ids.add(Box.card(Integer.numberOfTrailingZeros(rest)).id());
    }
    return ids;
  }

  private int knownCards() {
    return viewer instanceof Seat seat ? table.known(seat.index()) : 0;
  }

  private List<Known> known() {
    var list = new ArrayList<Known>();
    for (int seat = 0; seat < table.seats(); seat++) {
      if (viewer.is(seat)) continue;
      for (var id : ids(table.hand(seat) & knownCards())) list.add(new Known(id, "hand", seat, 0));
    }
    for (boolean hero : new boolean[] {true, false}) {
      for (int depth = table.leftInDeck(hero) - 1; depth >= 0; depth--) {
        int card = table.inDeck(hero, depth);
        if (!over && (knownCards() >> card & 1) == 0) continue;
        int place = hero || over ? table.leftInDeck(hero) - depth : -1 - depth;
        list.add(new Known(Box.card(card).id(), "deck", null, place));
      }
    }
    return list;
  }

  private List<NoteView> notes() {
    var notes = new ArrayList<NoteView>();
    for (var note = position.notes(); note != null; note = note.before()) {
      boolean mine = viewer instanceof Seat seat && (note.readers() & seat.bit()) != 0;
      if (mine || over) {
        notes.add(new NoteView(note.turn(), Box.card(note.card()).id(), note.about(), note.how()));
      }
    }
    Collections.reverse(notes);
    return notes;
  }

  private List<String> unseen(boolean hero) {
    int seen = knownCards();
    for (int seat = 0; seat < table.seats(); seat++) {
      seen |= table.front(seat);
      if (viewer.is(seat) || over) seen |= table.hand(seat);
    }
    var ids = new ArrayList<String>();
    for (var card : Box.cards()) {
      if (card.hero() == hero && (seen >> card.index() & 1) == 0 && !over) ids.add(card.id());
    }
    return ids;
  }

  private @Nullable FightView fight() {
    var fight = position.lastFight();
    if (fight == null) return null;
    boolean sees = over || viewer.is(fight.hero()) || viewer.is(table.thanos());
    return new FightView(
        fight.turn(),
        fight.hero(),
        sees ? Box.card(fight.heroCard()).id() : null,
        sees ? Box.card(fight.thanosCard()).id() : null,
        fight.heroToken(),
        fight.thanosToken(),
        fight.winner() < 0 ? null : Integer.valueOf(fight.winner()));
  }
}
