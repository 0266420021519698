/** Records of games that were played elsewhere, or here long ago. */
@NullMarked
package sixstones.server.records;

import org.jspecify.annotations.NullMarked;
