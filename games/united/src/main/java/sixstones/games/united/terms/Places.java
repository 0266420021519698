package sixstones.games.united.terms;

import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Token;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;

/** Finds the Locations that an effect speaks of; sets of Locations are bit sets. */
public final class Places {

  private Places() {}

  public static Location villain(Board board, Context context) {
    return context.villainAt().isNowhere() ? board.dashboard().at() : context.villainAt();
  }

  public static Location here(Board board, Context context) {
    if (!context.here().isNowhere()) return context.here();
    var threat = context.threat();
    if (threat != null) {
      Location at = board.threats().at(threat);
      if (!at.isNowhere()) return at;
    }
    if (!context.actor().isNobody()) return board.team().at(context.actor());
    return villain(board, context);
  }

  /** All Locations that fit. */
  public static int find(Board board, Place place, Context context) {
    int found = area(board, place.area(), context);
    if (place.except() != null) found &= ~area(board, place.except(), context);
    if (place.with().isEmpty() && place.without().isEmpty() && place.count() == 0) return found;
    for (var at : Location.ALL) {
      if (at.isIn(found) && !fits(board, place, at, context))
        found = Bits.without(found, at.index());
    }
    return place.count() == 0 ? found : nearest(board, place, found, context);
  }

  private static int nearest(Board board, Place place, int found, Context context) {
    Location start = place.nearby() ? here(board, context) : villain(board, context);
    int taken = 0;
    for (int i = 0; i < Box.RING && Bits.count(taken) < place.count(); i++) {
      taken |= found & start.clockwise(i).bit();
    }
    return taken;
  }

  private static boolean fits(Board board, Place place, Location at, Context context) {
    for (var feature : place.with()) if (count(board, feature, at, context) == 0) return false;
    for (var feature : place.without()) if (count(board, feature, at, context) > 0) return false;
    return true;
  }

  private static int area(Board board, Place.Area area, Context context) {
    return switch (area) {
      case HERE -> here(board, context).bit();
      case VILLAIN -> villain(board, context).bit();
      case OPPOSITE -> here(board, context).opposite().bit();
      case OPPOSITE_VILLAIN -> villain(board, context).opposite().bit();
      case NEXT_CW -> here(board, context).clockwise(1).bit();
      case ADJACENT, ADJACENT_ONE -> around(here(board, context));
      case VILLAIN_ADJACENT -> around(villain(board, context));
      case HERE_AND_ADJACENT, HERE_OR_ADJACENT -> {
        var here = here(board, context);
        yield around(here) | here.bit();
      }
      case VILLAIN_AND_ADJACENT -> {
        var villain = villain(board, context);
        yield around(villain) | villain.bit();
      }
      case ANY, ALL -> Location.EVERYWHERE;
      case ANY_OTHER -> Bits.without(Location.EVERYWHERE, here(board, context).index());
      case ANOTHER ->
          context.chosen().isNowhere()
              ? Location.EVERYWHERE
              : Bits.without(Location.EVERYWHERE, context.chosen().index());
      case CHOSEN -> context.chosen().isNowhere() ? 0 : context.chosen().bit();
      case TARGET -> context.target().isNobody() ? 0 : board.team().at(context.target()).bit();
    };
  }

  private static int around(Location at) {
    return at.clockwise(1).bit() | at.clockwise(-1).bit();
  }

  /** Those of the Locations that have something. */
  public static int with(Board board, Feature feature, int locations, Context context) {
    int found = 0;
    for (int rest = locations; rest != 0; rest = Bits.rest(rest)) {
      Location at = Location.first(rest);
      if (count(board, feature, at, context) > 0) found = Bits.with(found, at.index());
    }
    return found;
  }

  /** How much of something is in the Locations. */
  public static int count(Board board, Feature feature, Place place, Context context) {
    int sum = 0;
    int found = find(board, place, context);
    for (var at : Location.ALL) {
      if (at.isIn(found)) sum += count(board, feature, at, context);
    }
    return sum;
  }

  public static int count(Board board, Feature feature, Location at, Context context) {
    var ring = board.ring();
    int heroes = board.team().standingAt(at);
    return switch (feature) {
      case CIVILIAN -> ring.count(at, Token.CIVILIAN);
      case THUG -> ring.thugs(at);
      case DOOMBOT -> ring.doombots(at);
      case TOKEN -> ring.all(at);
      case FREE_SLOT -> ring.free(at);
      case CRISIS -> ring.count(at, Token.CRISIS_DOOMBOT);
      case HERO -> Bits.count(heroes);
      case OTHER_HERO ->
          Bits.count(
              context.actor().isNobody() ? heroes : Bits.without(heroes, context.actor().index()));
      case HEROES_2PLUS -> Bits.count(heroes) >= 2 ? 1 : 0;
      case HERO_ALONE -> Bits.count(heroes) == 1 ? 1 : 0;
      case VILLAIN -> villain(board, context) == at ? 1 : 0;
      case THREAT -> Bits.count(board.threats().inLocation(at));
      case HENCHMAN -> Bits.count(board.threats().henchmenAt(at));
      case RICK_JONES -> ring.rick() == at ? 1 : 0;
    };
  }

  /** Where a walk over the Locations of an instruction starts (U-RULE-13). */
  public static Location start(Board board, Place place, Context context) {
    return place.area() == Place.Area.ALL
        ? villain(board, context)
        : here(board, context).clockwise(-1);
  }
}
