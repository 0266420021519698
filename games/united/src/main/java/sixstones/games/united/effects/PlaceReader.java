package sixstones.games.united.effects;

import java.util.List;
import sixstones.engine.text.TreeReader;

/** Reads which Locations an effect concerns. */
final class PlaceReader {

  private PlaceReader() {}

  static Place place(TreeReader at, String field, Setting setting) {
    var place = at.at(field);
    if (place.isLeaf()) return Place.plain(area(place, setting));
    place.allow("in", "with", "without", "except", "count", "order");
    return new Place(
        area(place.at("in"), setting),
        features(place, "with"),
        features(place, "without"),
        place.has("except") ? area(place.at("except"), setting) : null,
        place.find("count").map(n -> n.number(1, 6)).orElse(0),
        place.has("order") && Fields.oneOf(place, "order", "cw", "near_cw") == 1);
  }

  private static Place.Area area(TreeReader at, Setting setting) {
    var area = at.as(Place.Area::named);
    if (area == Place.Area.TARGET) setting.need(Given.TARGET, at);
    if (area == Place.Area.CHOSEN) setting.need(Given.CHOICE, at);
    return area;
  }

  static List<Feature> features(TreeReader at, String field) {
    return at.find(field).map(TreeReader::items).orElse(List.of()).stream()
        .map(item -> item.as(Feature::named))
        .toList();
  }
}
