package sixstones.server.tables;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How far a table is. */
public enum Phase {
  @JsonProperty("waiting")
  WAITING,
  @JsonProperty("running")
  RUNNING,
  @JsonProperty("over")
  OVER,
  /** Its log does not replay under the present rules; its people must agree to go on. */
  @JsonProperty("frozen")
  FROZEN
}
