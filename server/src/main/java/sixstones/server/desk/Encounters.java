package sixstones.server.desk;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import sixstones.server.problem.Reason;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Ended;
import sixstones.server.tables.Listed;
import sixstones.server.tables.Place;
import sixstones.server.tables.Tables;

/**
 * The finished games of the people at a table among themselves: the same game, the same people,
 * whatever seats they had and whichever bots were there.
 */
public final class Encounters {

  private static final int MOST = 1_000;

  /**
   * How they stand.
   *
   * @param games how many they have finished
   * @param won for each seat how many its person has won; 0 where there is none
   * @param together whether they have won and lost all of them together
   */
  public record Score(int games, List<Integer> won, boolean together) {}

  private final Tables tables;
  private final Storage storage;

  public Encounters(Tables tables, Storage storage) {
    this.tables = tables;
    this.storage = storage;
  }

  /** Only for who sits there: how friends play is nobody else's business. */
  public Score of(String id, String visitor) {
    var seated =
        tables.look(
            id,
            table -> {
              if (table.seating().seatOf(visitor).isEmpty()) throw Reason.NO_SEAT.problem();
              return new Seated(table.head().game(), table.seating().places());
            });
    var people = people(seated.places());
    var ended = people.size() < 2 ? List.<Listed>of() : among(people, seated.game(), visitor);
    return new Score(
        ended.size(),
        seated.places().stream().map(place -> wonBy(place, ended)).toList(),
        ended.stream().allMatch(listed -> wereTogether(listed, people.size())));
  }

  private List<Listed> among(Set<String> people, String game, String visitor) {
    return storage.finishedTablesOf(visitor, MOST).stream()
        .filter(listed -> listed.head().game().equals(game))
        .filter(listed -> people(listed.summary().places()).equals(people))
        .filter(listed -> !end(listed).abandoned())
        .toList();
  }

  private record Seated(String game, List<Place> places) {}

  private static Set<String> people(List<Place> places) {
    var people = new TreeSet<String>();
    for (var place : places) if (place instanceof Place.Person person) people.add(person.holder());
    return people;
  }

  private static Ended end(Listed listed) {
    return Ended.of(listed.summary().result().orElse(Ended.ABANDONED));
  }

  private static boolean wereTogether(Listed listed, int people) {
    var places = listed.summary().places();
    long won =
        end(listed).winners().stream()
            .filter(seat -> places.get(seat) instanceof Place.Person)
            .count();
    return won == 0 || won == people;
  }

  /** How many whoever has this place now has won. */
  private static int wonBy(Place now, List<Listed> ended) {
    if (!(now instanceof Place.Person person)) return 0;
    return (int)
        ended.stream()
            .filter(
                listed ->
                    end(listed).winners().stream()
                        .map(listed.summary().places()::get)
                        .anyMatch(place -> place.isHeldBy(person.holder())))
            .count();
  }
}
