package sixstones.server.puzzles;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How far a puzzle has come. */
public enum Status {
  /** The question is open. */
  @JsonProperty("open")
  OPEN,
  @JsonProperty("solved")
  SOLVED,
  /** What was asked for can't be reached any more. */
  @JsonProperty("missed")
  MISSED
}
