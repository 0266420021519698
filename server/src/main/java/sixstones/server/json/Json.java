package sixstones.server.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.io.IOException;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/** Writes records as JSON by their components alone, and reads with narrow limits. */
public final class Json {

  private static final int DEEPEST = 12;
  private static final int LONGEST_TEXT = 8_192;
  private static final int LONGEST_NUMBER = 12;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEEPEST)
                          .maxStringLength(LONGEST_TEXT)
                          .maxNumberLength(LONGEST_NUMBER)
                          .build())
                  // Threads here are virtual and short-lived: buffers kept by thread are of no use.
                  .recyclerPool(JsonRecyclerPools.newConcurrentDequePool())
                  .build())
          .visibility(PropertyAccessor.GETTER, Visibility.NONE)
          .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
          .visibility(PropertyAccessor.FIELD, Visibility.ANY)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .withCoercionConfig(
              LogicalType.Textual,
              texts ->
                  texts
                      .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
          .addModule(new EnumWords())
          .addModule(
              new SimpleModule()
                  .addSerializer(Phrase.class, new PhraseWriter())
                  .addSerializer(Arg.class, new ArgWriter()))
          .build();

  private Json() {}

  public static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("our own records can be written", e);
    }
  }

  /** A record as it would be written. */
  public static ObjectNode tree(Object value) {
    return MAPPER.valueToTree(value);
  }

  /**
   * Reads what a page sent.
   *
   * @throws Problem if it is no JSON, too deep, or has other fields
   */
  public static <T> T read(byte[] body, Class<T> type) {
    T value;
    try {
      value = MAPPER.readValue(body, type);
    } catch (IOException _) {
      throw Reason.BODY.problem();
    }
    if (value == null) throw Reason.BODY.problem();
    return value;
  }
}
