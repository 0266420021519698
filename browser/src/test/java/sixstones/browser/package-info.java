/** Whole games in a real browser, against a real server. */
@NullMarked
package sixstones.browser;

import org.jspecify.annotations.NullMarked;
