package sixstones.server.protocol;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.View;
import sixstones.server.json.Difference;
import sixstones.server.json.Json;
import sixstones.server.play.Picture;

/**
 * How things stood on the way to the view that goes with it.
 *
 * @param lastEvent the last event that had been told by then
 * @param toChoose who then had to choose; nobody in the middle of a move
 * @param view what was other than in that view
 */
public record SceneState(int lastEvent, int seq, @Nullable Integer toChoose, ObjectNode view) {

  static List<SceneState> of(List<Picture> pictures, View end) {
    if (pictures.isEmpty()) return List.of();
    var view = Json.tree(end);
    return pictures.stream().map(picture -> of(picture, view)).toList();
  }

  private static SceneState of(Picture picture, ObjectNode end) {
    return new SceneState(
        picture.lastEvent(),
        picture.seq(),
        picture.toChoose().isPresent() ? picture.toChoose().getAsInt() : null,
        Difference.of(Json.tree(picture.view()), end));
  }
}
