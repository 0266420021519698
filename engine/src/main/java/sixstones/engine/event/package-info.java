/** What happened, and who may know it. */
@NullMarked
package sixstones.engine.event;

import org.jspecify.annotations.NullMarked;
