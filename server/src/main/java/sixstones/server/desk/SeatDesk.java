package sixstones.server.desk;

import java.util.ArrayList;
import java.util.Optional;
import java.util.TreeMap;
import sixstones.engine.Options;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Act;
import sixstones.server.tables.Decision;
import sixstones.server.tables.Persona;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Place;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;

/** Sitting down, leaving, coming back, and bots in the place of people. */
public final class SeatDesk {

  /** Who of the people at a table has it open now. */
  public interface Presence {
    boolean isConnected(String table, String holder);

    /** Whether the page closed so lately that it may be opened again at any moment. */
    boolean isJustGone(String table, String holder);
  }

  private final Tables tables;
  private final Levels levels;
  private final Presence presence;

  public SeatDesk(Tables tables, Levels levels, Presence presence) {
    this.tables = tables;
    this.levels = levels;
    this.presence = presence;
  }

  /**
   * @param pledge of the share that the person will add to the deal, if there is one
   */
  public void sit(String id, int seat, String visitor, Persona persona, Optional<String> pledge) {
    tables.change(
        id,
        table -> {
          var place = place(table, seat);
          if (place.isHeldBy(visitor)) return Decision.nothing(true);
          if (table.seating().seatOf(visitor).isPresent()) {
            throw Reason.SEATED_ALREADY.problem();
          }
          if (!(place instanceof Place.Open)) throw Reason.SEAT_TAKEN.problem();
          mustWait(table);
          Imitation.refuse(table.seating().places(), persona.name());
          var acts = new ArrayList<Act>();
          acts.add(new Act.Sit(seat, persona, visitor));
          pledge.ifPresent(hash -> acts.add(Stakes.pledge(table, seat, hash)));
          return Decision.of(true, acts);
        });
  }

  /** A person says what the own seat plays; the game refuses what can't be dealt. */
  public void pick(String id, int seat, String visitor, String value) {
    tables.change(
        id,
        table -> {
          own(table, seat, visitor);
          mustWait(table);
          if (table.pledges().isSettled()) throw Reason.SETTLED.problem();
          var head = table.head();
          var option =
              table
                  .game()
                  .ownOption(seat, head.seats(), head.options())
                  .orElseThrow(Reason.NOTHING_TO_PICK::problem);
          var picked = new TreeMap<>(head.options().values());
          picked.put(option.id(), value);
          TableDesk.mustDeal(table.game(), head.with(new Options(picked)));
          return Decision.of(true, new Act.Pick(seat, option.id(), value));
        });
  }

  public void leave(String id, int seat, String visitor) {
    tables.change(
        id,
        table -> {
          var person = own(table, seat, visitor);
          if (person.absent()) return Decision.nothing(true);
          return Decision.of(true, new Act.Leave(seat));
        });
  }

  /** The host's word is enough; else everybody else must want it. */
  public void bot(String id, int seat, String visitor, String level) {
    levels.check(level);
    tables.change(
        id,
        table ->
            switch (place(table, seat)) {
              case Place.Open _ -> {
                mustHost(table, visitor);
                yield Decision.of(true, new Act.Bot(seat, level));
              }
              case Place.Bot _ -> {
                mustHost(table, visitor);
                mustWait(table);
                yield Decision.of(true, new Act.Bot(seat, level));
              }
              case Place.Person person -> standIn(table, seat, person, visitor, level);
            });
  }

  private Decision<Boolean> standIn(
      Table table, int seat, Place.Person person, String visitor, String level) {
    if (table.phase() != Phase.RUNNING) {
      throw Reason.STAND_IN_EARLY.problem();
    }
    if (person.standIn().isPresent()) return Decision.nothing(true);
    var own = table.seating().seatOf(visitor);
    if (own.isPresent() && own.getAsInt() == seat) {
      throw Reason.LEAVE_FIRST.problem();
    }
    if (!person.absent()) {
      if (presence.isConnected(table.head().id(), person.holder())) {
        throw Reason.PERSON_IS_THERE.problem();
      }
      mustNotBeJustGone(table, person.holder());
    }
    // Who plays by the clock may be away; it says when his time is up, and nobody else does.
    if (!person.absent() && table.clocks().isOn()) throw Reason.CLOCK_DECIDES.problem();
    var bot = new Act.Bot(seat, level);
    if (table.isHost(visitor)) return Decision.of(true, bot);
    if (own.isEmpty() || !table.seating().at(own.getAsInt()).isPresentPerson()) {
      throw Reason.PEOPLE_ONLY.problem();
    }
    var vote = new Act.Vote(own.getAsInt(), seat, level);
    return table.seating().wouldCarry(vote)
        ? Decision.of(true, vote, bot)
        : Decision.of(true, vote);
  }

  public void open(String id, int seat, String visitor) {
    tables.change(
        id,
        table -> {
          mustHost(table, visitor);
          mustWait(table);
          if (place(table, seat) instanceof Place.Open) return Decision.nothing(true);
          return Decision.of(true, new Act.Open(seat));
        });
  }

  public void takeBack(String id, int seat, String visitor) {
    tables.change(
        id,
        table -> {
          var person = own(table, seat, visitor);
          if (!person.absent()) return Decision.nothing(true);
          if (table.hasUsedUpTime(seat)) throw Reason.TIME_USED_UP.problem();
          return Decision.of(true, new Act.Return(seat));
        });
  }

  /** Somebody who sits there does what the host would, if the host is away. */
  public void host(String id, int seat, String visitor) {
    tables.change(
        id,
        table -> {
          var person = own(table, seat, visitor);
          if (table.isHost(visitor)) return Decision.nothing(true);
          if (person.absent()) throw Reason.YOU_LEFT.problem();
          if (table.phase() == Phase.OVER) throw Reason.OVER.problem();
          if (presence.isConnected(id, table.host())) throw Reason.HOST_IS_THERE.problem();
          if (table.seating().seatOf(table.host()).isPresent()) {
            mustNotBeJustGone(table, table.host());
          }
          return Decision.of(true, new Act.Host(seat));
        });
  }

  private void mustNotBeJustGone(Table table, String holder) {
    if (presence.isJustGone(table.head().id(), holder)) throw Reason.JUST_GONE.problem();
  }

  public void start(String id, String visitor) {
    tables.change(
        id,
        table -> {
          mustHost(table, visitor);
          if (table.hasBegun()) return Decision.nothing(true);
          if (!table.seating().isFull()) throw Reason.SEAT_OPEN.problem();
          return table.pledges().isSettled()
              ? Decision.nothing(true)
              : Decision.of(true, Stakes.startOrSettle(table));
        });
  }

  private static Place place(Table table, int seat) {
    if (seat < 0 || seat >= table.head().seats()) throw Reason.NO_SUCH_SEAT.problem();
    return table.seating().at(seat);
  }

  static Place.Person own(Table table, int seat, String visitor) {
    if (place(table, seat) instanceof Place.Person person && person.isHeldBy(visitor)) {
      return person;
    }
    throw Reason.NOT_YOUR_SEAT.problem();
  }

  private static void mustHost(Table table, String visitor) {
    if (!table.isHost(visitor)) throw Reason.HOST_ONLY.problem();
  }

  static void mustWait(Table table) {
    if (table.hasBegun()) throw Reason.BEGUN.problem();
  }
}
