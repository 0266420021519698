/** Several cores at work. */
@NullMarked
package sixstones.lab.threads;

import org.jspecify.annotations.NullMarked;
