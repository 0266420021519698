package sixstones.server.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.server.problem.Problem;

/** Why a call was not answered. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ProblemState(
    Problem.Code error, Phrase why, @Nullable Refusal refusal, @Nullable Integer seq) {

  public static ProblemState of(Problem problem) {
    return new ProblemState(
        problem.code(),
        problem.why(),
        problem.refusal().orElse(null),
        problem.seq().isPresent() ? problem.seq().getAsInt() : null);
  }
}
