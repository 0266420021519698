package sixstones.games.united.steps;

import java.util.function.Function;

/**
 * What texts know of a step.
 *
 * @param word the word for it
 * @param reader how it is made of what it remembers
 */
public record StepKind(String word, Function<WrittenParts, Step> reader) {}
