package sixstones.lab.newgame;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.SourceVersion;
import sixstones.engine.GameInfo;

/**
 * What a game that is about to be written is called.
 *
 * @param id its module, package and catalogue
 * @param name what its classes begin with
 * @param prefix what its rules begin with
 * @param order where it stands in the lobby
 */
public record NewGame(String id, String name, String title, String prefix, int order) {

  private static final int LONGEST = 20;

  public NewGame {
    require(
        id.matches("[a-z][a-z0-9]+") && id.length() <= LONGEST && SourceVersion.isName(id),
        "\"%s\" can't be an id: it is a package of Java, 2 to %d small letters and digits."
            .formatted(id, LONGEST));
    require(
        name.matches("[A-Z][A-Za-z0-9]+") && name.length() <= LONGEST,
        "\"%s\" can't be a name: classes begin with it, as in LoveLetter.".formatted(name));
    require(
        prefix.matches("[A-Z]{1,3}"),
        "\"%s\" can't be a prefix: one to three capital letters.".formatted(prefix));
    require(!title.isBlank() && !title.matches("(?s).*[\"\\\\<>@\n].*"), "That can't be a title.");
  }

  private static void require(boolean right, String otherwise) {
    if (!right) throw new IllegalArgumentException(otherwise);
  }

  /** LoveLetter is called Love Letter. */
  public static String titleOf(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ");
  }

  public static String nameOf(String id) {
    return id.substring(0, Math.min(1, id.length())).toUpperCase(Locale.ROOT)
        + id.substring(Math.min(1, id.length()));
  }

  /** The shortest beginning of the id that no other game's rules have. */
  public static String freePrefix(String id, Collection<GameInfo> others) {
    for (int length = 1; length <= Math.min(3, id.length()); length++) {
      var prefix = id.substring(0, length).toUpperCase(Locale.ROOT);
      if (others.stream().noneMatch(other -> other.rulePrefix().equals(prefix))) return prefix;
    }
    throw new IllegalArgumentException("All prefixes made of " + id + " are taken; see --prefix.");
  }

  public static int lastOrder(Collection<GameInfo> others) {
    return others.stream().mapToInt(GameInfo::order).max().orElse(0) + 10;
  }

  /** The words of the skeleton and what stands for them. */
  Map<String, String> words() {
    return Map.of(
        "@id@",
        id,
        "@Name@",
        name,
        "@Title@",
        title,
        "@P@",
        prefix,
        "@order@",
        String.valueOf(order));
  }
}
