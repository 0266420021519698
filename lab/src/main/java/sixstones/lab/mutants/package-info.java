/** What mutation tests say about the claims of rules. */
@NullMarked
package sixstones.lab.mutants;

import org.jspecify.annotations.NullMarked;
