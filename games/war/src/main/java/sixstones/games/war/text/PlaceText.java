package sixstones.games.war.text;

import java.util.Optional;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.box.Place;

/**
 * Reads the place of a piece. In a flow mapping YAML takes {@code {at: 3,4}} apart at the comma;
 * what was meant is clear, so it is put together again.
 */
final class PlaceText {

  private PlaceText() {}

  /** Whether a field is the lost column of a place written without quotes. */
  static boolean isColumn(TreeReader mapping, String field) {
    return field.matches("-?\\d+") && mapping.at(field).isLeaf() && blank(mapping.at(field));
  }

  private static boolean blank(TreeReader leaf) {
    return leaf.text().isBlank() || leaf.text().equals("null");
  }

  /** The place in the field {@code at}, if it is there. */
  static Optional<Place> at(TreeReader mapping) {
    var at = mapping.find("at");
    if (at.isEmpty() || !at.get().text().matches("-?\\d+")) return at.map(PlaceText::place);
    return mapping.fields().keySet().stream()
        .filter(field -> isColumn(mapping, field))
        .findFirst()
        .map(column -> at.get().as(row -> Place.named(row + "," + column)))
        .or(() -> at.map(PlaceText::place));
  }

  private static Place place(TreeReader at) {
    return at.as(Place::named);
  }
}
