package sixstones.games.united.effects;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import sixstones.engine.text.Lookup;

/**
 * Which Locations an effect concerns.
 *
 * @param count how many are taken, walking clockwise; 0 for all
 * @param nearby whether the walk starts here instead of at the Villain
 */
public record Place(
    Area area,
    List<Feature> with,
    List<Feature> without,
    @Nullable Area except,
    int count,
    boolean nearby) {

  public Place {
    with = List.copyOf(with);
    without = List.copyOf(without);
  }

  /** The plain areas. */
  public enum Area {
    HERE,
    VILLAIN,
    OPPOSITE,
    OPPOSITE_VILLAIN,
    NEXT_CW,
    ADJACENT,
    VILLAIN_ADJACENT,
    HERE_AND_ADJACENT,
    VILLAIN_AND_ADJACENT,
    ADJACENT_ONE,
    HERE_OR_ADJACENT,
    ANY,
    ANY_OTHER,
    CHOSEN,
    ANOTHER,
    ALL,
    TARGET;

    public static Area named(String id) {
      return Lookup.among(
          values(), one -> one.name().toLowerCase(Locale.ROOT), id, "there is no Location");
    }
  }

  public static final Place HERE = plain(Area.HERE);
  public static final Place ALL = plain(Area.ALL);
  public static final Place TARGET = plain(Area.TARGET);

  public static Place plain(Area area) {
    return new Place(area, List.of(), List.of(), null, 0, false);
  }

  /** Whether one of the Locations is chosen. */
  public boolean isChoice() {
    return switch (area) {
      case ADJACENT_ONE, HERE_OR_ADJACENT, ANY, ANY_OTHER, ANOTHER -> true;
      case HERE,
          VILLAIN,
          OPPOSITE,
          OPPOSITE_VILLAIN,
          NEXT_CW,
          ADJACENT,
          VILLAIN_ADJACENT,
          HERE_AND_ADJACENT,
          VILLAIN_AND_ADJACENT,
          CHOSEN,
          ALL,
          TARGET ->
          false;
    };
  }
}
