/** The rule catalogues, and the tests and scenarios that claim their rules. */
@NullMarked
package sixstones.archive.rules;

import org.jspecify.annotations.NullMarked;
