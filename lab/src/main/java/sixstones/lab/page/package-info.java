/** Reports as single pages that load nothing else. */
@NullMarked
package sixstones.lab.page;

import org.jspecify.annotations.NullMarked;
