package sixstones.server.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Viewer;
import sixstones.engine.event.Kind;
import sixstones.engine.event.Motion;
import sixstones.engine.phrase.Phrase;
import sixstones.server.play.Noted;

/**
 * Something that happened, with its number for this viewer.
 *
 * @param seat whose doing or whose fate it is, if it is somebody's
 * @param isPrivate whether only some seats were told
 * @param standIn whether a bot did it in the place of the seat's person
 */
public record EventState(
    int n,
    String at,
    Kind kind,
    @Nullable Integer seat,
    Phrase phrase,
    List<String> rules,
    List<Motion> motions,
    @JsonProperty("private") boolean isPrivate,
    boolean standIn,
    int seq) {

  public static EventState of(Noted noted, Viewer viewer) {
    var event = noted.event();
    return new EventState(
        noted.number(viewer).orElseThrow(),
        noted.at().toString(),
        event.kind(),
        event.seat().isPresent() ? event.seat().getAsInt() : null,
        event.phrase(),
        event.rules(),
        event.motions(),
        !event.audience().spectators(),
        noted.standIn(),
        noted.seq(viewer));
  }
}
