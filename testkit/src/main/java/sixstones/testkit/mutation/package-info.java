/**
 * How the mutation tests (PIT) see our tests: every scenario is a test of its own with a name, and
 * finding tests costs nothing. PIT's own way runs a whole test class only to learn what tests it
 * has, once for every class that it mutates.
 */
@NullMarked
package sixstones.testkit.mutation;

import org.jspecify.annotations.NullMarked;
