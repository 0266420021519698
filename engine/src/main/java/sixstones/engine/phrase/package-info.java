/** Sentences without a language. */
@NullMarked
package sixstones.engine.phrase;

import org.jspecify.annotations.NullMarked;
