/** The games' data files, for the page. */
@NullMarked
package sixstones.archive.facts;

import org.jspecify.annotations.NullMarked;
