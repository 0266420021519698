package sixstones.server.json;

import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.util.Locale;

/**
 * Enums as lower-case words, unless they say otherwise. The page's types are made with it, too, so
 * that games need no annotations.
 */
public final class EnumWords extends SimpleModule {

  private static final long serialVersionUID = 1L;

  @Override
  public void setupModule(SetupContext context) {
    super.setupModule(context);
    context.appendAnnotationIntrospector(new LowerCase());
  }

  private static final class LowerCase extends NopAnnotationIntrospector {

    private static final long serialVersionUID = 1L;

    @Override
    public String[] findEnumValues(
        MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] words) {
      for (int i = 0; i < constants.length; i++) {
        words[i] = constants[i].name().toLowerCase(Locale.ROOT);
      }
      return words;
    }
  }
}
