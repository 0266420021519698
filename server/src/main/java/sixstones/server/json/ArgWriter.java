package sixstones.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import sixstones.engine.phrase.Arg;

/** A gap as an object whose one field tells what it is. */
final class ArgWriter extends JsonSerializer<Arg> {

  @Override
  public void serialize(Arg arg, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    out.writeStartObject();
    switch (arg) {
      case Arg.Who who -> out.writeNumberField("seat", who.seat());
      case Arg.Count count -> out.writeNumberField("count", count.value());
      case Arg.Name name -> out.writeStringField("name", name.key());
      case Arg.Text text -> out.writeStringField("text", text.text());
      case Arg.Inner inner -> provider.defaultSerializeField("phrase", inner.phrase(), out);
      case Arg.Many many -> provider.defaultSerializeField("many", many.items(), out);
    }
    out.writeEndObject();
  }
}
