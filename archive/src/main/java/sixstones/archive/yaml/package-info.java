/** Trees as YAML files. */
@NullMarked
package sixstones.archive.yaml;

import org.jspecify.annotations.NullMarked;
