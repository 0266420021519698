package sixstones.server.protocol;

import org.jspecify.annotations.Nullable;

/**
 * Where in a lesson a learner is.
 *
 * @param chapter counted from 0
 * @param beat none where the learner has gone another way
 */
public record CoachState(String lesson, int chapter, @Nullable Integer beat) {}
