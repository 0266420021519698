package sixstones.server.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import sixstones.engine.chance.FairChance;
import sixstones.engine.chance.WatchedChance;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.RecordedChance;
import sixstones.engine.record.Replay;
import sixstones.server.play.Play;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Act;
import sixstones.server.tables.Decision;
import sixstones.server.tables.Place;
import sixstones.server.tables.Table;
import sixstones.server.tables.Tables;

/** What comes after the end: the record and the rematch. */
public final class AfterDesk {

  private final Tables tables;
  private final TableDesk desk;

  public AfterDesk(Tables tables, TableDesk desk) {
    this.tables = tables;
    this.desk = desk;
  }

  /** The table of the next game; whoever asks second gets the same. */
  public String rematch(String id, String visitor) {
    return tables.change(
        id,
        table -> {
          if (!table.isHost(visitor) && table.seating().seatOf(visitor).isEmpty()) {
            throw Reason.REMATCH_BY_OTHERS.problem();
          }
          if (table.rematch().isPresent()) return Decision.nothing(table.rematch().get());
          mustBeOver(table);
          var next = desk.made(again(table), table.host());
          return Decision.of(next.head().id(), new Act.Rematch(next.head().id())).making(next);
        });
  }

  /** What was drawn when the game was dealt. */
  public List<WatchedChance.Round> drawn(String id, String visitor) {
    return tables.look(
        id,
        table -> {
          mustBeOver(table, visitor);
          mustReplay(table);
          var chance = new WatchedChance(new FairChance(table.head().dealtFrom()));
          var _ = table.game().deal(table.head().deal(chance));
          return chance.rounds();
        });
  }

  /** The record; the seed is in it. Of a game that its rules have not ended it tells no result. */
  public GameRecord record(String id, String visitor) {
    return tables.lookBack(
        id,
        (table, history) -> {
          mustBeOver(table, visitor);
          mustReplay(table);
          return new GameRecord(
              table.head().game(),
              table.rules(),
              table.head().options(),
              names(table),
              new RecordedChance.Fair(table.head().seed(), table.head().shares()),
              history.lines(),
              table.play().flatMap(Play::outcome).map(Replay::result).orElse(""));
        });
  }

  /** The moves that bots have made in people's places. */
  public Set<Integer> movesOfStandIns(String id) {
    return tables.lookBack(id, (_, history) -> history.movesOfStandIns());
  }

  private static void mustReplay(Table table) {
    if (table.isBranch()) throw Reason.BRANCHED.problem();
    if (!table.replaysFromDeal()) throw Reason.OTHER_RULES.problem();
  }

  private static void mustBeOver(Table table, String visitor) {
    if (!table.admits(visitor)) throw Reason.NO_SPECTATORS.problem();
    mustBeOver(table);
  }

  private static void mustBeOver(Table table) {
    if (table.result().isEmpty()) throw Reason.NOT_OVER.problem();
  }

  /** Everybody moves on: who was second begins. */
  private static TableDesk.Wish again(Table table) {
    var seats = new ArrayList<TableDesk.Wanted>();
    var places = table.seating().places();
    int on = seatsOn(table, places);
    for (int seat = 0; seat < places.size(); seat++) {
      int before = (seat + on) % places.size();
      seats.add(wanted(places.get(before), table.pledges().of(before).isPresent()));
    }
    var head = table.head();
    return new TableDesk.Wish(
        head.game(),
        head.options(),
        seats,
        head.visibility(),
        head.spectators(),
        false,
        head.time());
  }

  /** One seat, or where one played against all others, as far as the next person who has not. */
  private static int seatsOn(Table table, List<Place> places) {
    int seats = places.size();
    for (int seat = 0; seat < seats; seat++) {
      if (!standsAlone(table, seat, seats)) continue;
      for (int on = 1; on < seats; on++) {
        if (places.get((seat + on) % seats) instanceof Place.Person) return on;
      }
    }
    return 1;
  }

  private static boolean standsAlone(Table table, int seat, int seats) {
    var play = table.play();
    if (play.isEmpty() || seats < 3) return false;
    var others =
        IntStream.range(0, seats).filter(one -> one != seat).map(play.get()::side).distinct();
    var sides = others.toArray();
    return sides.length == 1 && sides[0] != play.get().side(seat);
  }

  private static TableDesk.Wanted wanted(Place place, boolean pledges) {
    return switch (place) {
      case Place.Open _ -> new TableDesk.Wanted.Open();
      case Place.Bot bot -> new TableDesk.Wanted.Bot(bot.level(), Optional.of(bot.avatar()));
      case Place.Person person when person.standIn().isPresent() ->
          new TableDesk.Wanted.Bot(person.standIn().get());
      case Place.Person person when person.absent() -> new TableDesk.Wanted.Open();
      case Place.Person person ->
          new TableDesk.Wanted.Known(person.persona(), person.holder(), pledges);
    };
  }

  private static List<String> names(Table table) {
    return table.seating().places().stream()
        .map(
            place ->
                switch (place) {
                  case Place.Open _ -> "nobody";
                  case Place.Bot bot -> "bot " + bot.level();
                  case Place.Person person -> person.name();
                })
        .toList();
  }
}
