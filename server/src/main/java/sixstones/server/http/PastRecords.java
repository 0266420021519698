package sixstones.server.http;

import io.javalin.http.Context;
import java.util.function.Function;
import sixstones.engine.Spectator;
import sixstones.server.records.Records;

/** Games of records that somebody brought. */
record PastRecords(Records records) implements Past.Finder {

  @Override
  public <T> T look(Context call, Function<Past, T> look) {
    return records.look(
        Calls.record(call),
        (record, history) ->
            look.apply(
                new Past(
                    record.game(),
                    record.options(),
                    record.seats(),
                    Spectator.SPECTATOR,
                    true,
                    history)));
  }
}
