package sixstones.server.tables;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The animals that people may be; bots are one of the first, as many as there are seats. */
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

  /** The animal that belongs to a seat. */
  public static Avatar ofSeat(int seat) {
    return values()[seat];
  }

  /** The seat's animal, or the first that is not taken. */
  public static Avatar freeFor(int seat, Set<Avatar> taken) {
    return Stream.concat(Stream.of(ofSeat(seat)), Arrays.stream(values()))
        .filter(avatar -> !taken.contains(avatar))
        .findFirst()
        .orElseThrow();
  }

  public static Optional<Avatar> of(String id) {
    return Arrays.stream(values()).filter(avatar -> avatar.id().equals(id)).findFirst();
  }
}
