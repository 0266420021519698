package sixstones.server.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import sixstones.server.talk.Circle;

/** Whom something is said to. */
public enum SaidTo {
  @JsonProperty("table")
  TABLE,
  @JsonProperty("side")
  SIDE,
  @JsonProperty("spectators")
  SPECTATORS;

  static SaidTo of(Circle circle) {
    return switch (circle) {
      case Circle.Everybody _ -> TABLE;
      case Circle.Side _ -> SIDE;
      case Circle.Spectators _ -> SPECTATORS;
    };
  }
}
