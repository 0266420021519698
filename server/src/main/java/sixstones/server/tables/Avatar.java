package sixstones.server.tables;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The animals that people may be. */
public enum Avatar {
  @JsonProperty("fox")
  FOX,
  @JsonProperty("wolf")
  WOLF,
  @JsonProperty("owl")
  OWL,
  @JsonProperty("bear")
  BEAR,
  @JsonProperty("raven")
  RAVEN,
  @JsonProperty("tiger")
  TIGER,
  @JsonProperty("cat")
  CAT,
  @JsonProperty("rabbit")
  RABBIT,
  @JsonProperty("hedgehog")
  HEDGEHOG,
  @JsonProperty("dolphin")
  DOLPHIN,
  @JsonProperty("octopus")
  OCTOPUS,
  @JsonProperty("frog")
  FROG,
  @JsonProperty("deer")
  DEER,
  @JsonProperty("lion")
  LION,
  @JsonProperty("gecko")
  GECKO,
  @JsonProperty("penguin")
  PENGUIN,
  @JsonProperty("koala")
  KOALA,
  @JsonProperty("eagle")
  EAGLE;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Avatar> of(String id) {
    return Arrays.stream(values()).filter(avatar -> avatar.id().equals(id)).findFirst();
  }
}
