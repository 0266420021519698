package sixstones.server.mail;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An address that letters can go to: plain letters around one {@code @}, so nothing in it can end a
 * header, begin another, or name a second reader.
 */
public record MailAddress(String text) {

  private static final int LONGEST = 254;
  private static final int LONGEST_NAME = 64;

  private static final String NAME = "[A-Za-z0-9_!#$%&'*/=?^`{|}~+-]+";
  private static final String LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
  private static final Pattern SHAPE =
      Pattern.compile(
          "(?<name>%s(?:\\.%s)*)@(?<domain>(?:%s\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9]))"
              .formatted(NAME, NAME, LABEL));

  /** What somebody typed; nothing if it can't be an address. */
  public static Optional<MailAddress> read(String typed) {
    var text = typed.strip();
    if (text.length() > LONGEST) return Optional.empty();
    var shape = SHAPE.matcher(text);
    return shape.matches() && shape.group("name").length() <= LONGEST_NAME
        ? Optional.of(new MailAddress(text))
        : Optional.empty();
  }

  private String name() {
    return text.substring(0, text.indexOf('@'));
  }

  private String domain() {
    return text.substring(text.indexOf('@') + 1);
  }

  /** Enough for its owner to know it again, and too little for others: {@code b…@example.org}. */
  public String masked() {
    return name().charAt(0) + "…@" + domain();
  }

  /**
   * What all spellings of one mailbox have in common: many services take no notice of dots, nor of
   * what stands after a plus.
   */
  public String mailbox() {
    var plain = name().replaceFirst("(?<=.)\\+.*", "").replace(".", "");
    return (plain + "@" + domain()).toLowerCase(Locale.ROOT);
  }
}
