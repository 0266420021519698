/** Phrases in a reader's language. */
@NullMarked
package sixstones.archive.phrases;

import org.jspecify.annotations.NullMarked;
