package sixstones.server.desk;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Avatar;
import sixstones.server.tables.Persona;

/**
 * Who somebody wants to be at a table, checked: a name that can be shown, and one of our animals or
 * none.
 */
public final class Personas {

  private Personas() {}

  public static Persona checked(@Nullable String name, @Nullable String avatar) {
    return new Persona(Names.checked(name), avatar(avatar));
  }

  private static Optional<Avatar> avatar(@Nullable String id) {
    if (id == null) return Optional.empty();
    return Optional.of(Avatar.of(id).orElseThrow(Reason.AVATAR::problem));
  }
}
