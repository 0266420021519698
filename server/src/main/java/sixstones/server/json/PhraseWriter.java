package sixstones.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import sixstones.engine.phrase.Phrase;

/** {@code {"key": …, "gaps": {"seat": {"seat": 0}}}}. */
final class PhraseWriter extends JsonSerializer<Phrase> {

  @Override
  public void serialize(Phrase phrase, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    out.writeStartObject();
    out.writeStringField("key", phrase.key());
    out.writeObjectFieldStart("gaps");
    for (var gap : phrase.gaps()) {
      out.writeFieldName(gap.name());
      provider.defaultSerializeValue(gap.arg(), out);
    }
    out.writeEndObject();
    out.writeEndObject();
  }
}
