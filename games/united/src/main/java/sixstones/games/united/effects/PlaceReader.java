package sixstones.games.united.effects;

import java.util.List;
import sixstones.engine.text.TreeReader;

/** Reads which Locations an effect concerns. */
final class PlaceReader {

  private PlaceReader() {}

  static Place placeOr(TreeReader at, String field, Place otherwise) {
    return at.has(field) ? place(at, field) : otherwise;
  }

  static Place place(TreeReader at, String field) {
    var place = at.at(field);
    if (place.isLeaf()) return Place.plain(place.as(Place.Area::named));
    place.allow("in", "with", "without", "except", "count", "order");
    return new Place(
        place.at("in").as(Place.Area::named),
        features(place, "with"),
        features(place, "without"),
        place.has("except") ? place.at("except").as(Place.Area::named) : null,
        place.find("count").map(n -> n.number(1, 6)).orElse(0),
        place.has("order") && Fields.oneOf(place, "order", "cw", "near_cw") == 1);
  }

  static List<Feature> features(TreeReader at, String field) {
    return at.find(field).map(TreeReader::items).orElse(List.of()).stream()
        .map(item -> item.as(Feature::named))
        .toList();
  }
}
