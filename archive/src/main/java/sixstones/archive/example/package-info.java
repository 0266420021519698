/** Examples of the rule books: scenarios that a reader can play. */
@NullMarked
package sixstones.archive.example;

import org.jspecify.annotations.NullMarked;
