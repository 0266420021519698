package sixstones.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The rules of a catalogue that a test shows to hold. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.METHOD)
public @interface Rule {
  String[] value();
}
