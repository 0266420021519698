package sixstones.archive.rules;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import sixstones.engine.GameInfo;
import sixstones.engine.text.Packed;

/**
 * A game's rules as {@code docs/rules/<game>.md} numbers them: the one source for tests and page.
 */
public final class RuleCatalogue {

  private static final String ID = "([A-Z]{1,3}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\\d{2,3})";
  private static final Pattern BULLET = Pattern.compile("- \\*\\*" + ID + "\\*\\* (.*)");
  private static final Pattern ROW =
      Pattern.compile("\\| \\*{0,2}" + ID + "\\*{0,2} \\|(.*)\\|\\s*");
  private static final Pattern HEADING = Pattern.compile("#{2,4} (.*)");

  private static final Map<String, Optional<RuleCatalogue>> READ = new ConcurrentHashMap<>();

  private final String game;
  private final Map<String, CatalogueRule> rules;

  private RuleCatalogue(String game, Map<String, CatalogueRule> rules) {
    this.game = game;
    this.rules = rules;
  }

  /**
   * The catalogue packed with the program.
   *
   * @throws IllegalArgumentException if there is none, or if a rule has the prefix of another game
   */
  public static RuleCatalogue of(GameInfo game) {
    var catalogue =
        find(game.id())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "There is no rule catalogue docs/rules/" + game.id() + ".md."));
    for (var rule : catalogue.rules()) {
      if (!rule.id().startsWith(game.rulePrefix() + "-")) {
        throw new IllegalArgumentException(
            "The rules of %s begin with %s-; docs/rules/%s.md has %s."
                .formatted(game.id(), game.rulePrefix(), game.id(), rule.id()));
      }
    }
    return catalogue;
  }

  /** The same, or none for a game that has no catalogue; read once. */
  public static Optional<RuleCatalogue> find(String game) {
    return READ.computeIfAbsent(game, RuleCatalogue::read);
  }

  private static Optional<RuleCatalogue> read(String game) {
    return Packed.find(RuleCatalogue.class, "/sixstones/rules/" + game + ".md")
        .map(markdown -> parse(game, markdown));
  }

  static RuleCatalogue parse(String game, String markdown) {
    var rules = new LinkedHashMap<String, CatalogueRule>();
    var section = "";
    Optional<CatalogueRule> open = Optional.empty();
    for (var line : markdown.lines().toList()) {
      var heading = HEADING.matcher(line);
      var bullet = BULLET.matcher(line);
      var row = ROW.matcher(line);
      if (heading.matches()) {
        section = heading.group(1).strip();
        open = Optional.empty();
      } else if (bullet.matches()) {
        open = Optional.of(add(rules, section, bullet.group(1), bullet.group(2)));
      } else if (row.matches()) {
        open = Optional.empty();
        add(rules, section, row.group(1), ruling(row.group(2)));
      } else if (open.isPresent() && line.startsWith("  ") && !line.isBlank()) {
        var rule = open.get();
        open =
            Optional.of(
                replace(
                    rules, rule, rule.statement() + "\n" + line.strip().replaceFirst("^- ", "")));
      } else {
        open = Optional.empty();
      }
    }
    if (rules.isEmpty()) {
      throw new IllegalArgumentException(
          "The catalogue docs/rules/%s.md has no rule such as **S-TAKE-03**.".formatted(game));
    }
    return new RuleCatalogue(game, rules);
  }

  private static CatalogueRule add(
      Map<String, CatalogueRule> rules, String section, String id, String statement) {
    var rule = new CatalogueRule(id, CatalogueRule.Kind.of(id), section, plain(statement));
    if (rules.put(id, rule) != null) throw new IllegalArgumentException(id + " stands twice");
    return rule;
  }

  private static CatalogueRule replace(
      Map<String, CatalogueRule> rules, CatalogueRule rule, String statement) {
    var longer = new CatalogueRule(rule.id(), rule.kind(), rule.section(), plain(statement));
    rules.put(rule.id(), longer);
    return longer;
  }

  /** The cells of a ruling: question, decision, reason. */
  private static String ruling(String cells) {
    var parts = cells.split("(?<!\\\\)\\|");
    return parts.length < 2 ? cells : parts[0].strip() + " " + parts[1].strip();
  }

  /** Without marks of emphasis and without the tags that say where a statement comes from. */
  private static String plain(String statement) {
    return statement
        .replaceAll("\\*\\*|`", "")
        .replaceAll("\\s*\\[[TDRFPI][^\\]]*\\]\\s*$", "")
        .strip();
  }

  public String game() {
    return game;
  }

  public Collection<CatalogueRule> rules() {
    return rules.values();
  }

  /** Whether there is such a rule, or such a part of a rule. */
  public boolean has(String id) {
    return Optional.ofNullable(rules.get(CatalogueRule.whole(id)))
        .filter(rule -> rule.id().equals(id) || hasPart(rule, id))
        .isPresent();
  }

  private static boolean hasPart(CatalogueRule rule, String id) {
    return rule.parts().stream().anyMatch(part -> part.id().equals(id));
  }
}
