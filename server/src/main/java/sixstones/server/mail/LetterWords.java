package sixstones.server.mail;

import java.net.URI;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.Packed;
import sixstones.engine.text.TreeReader;

/** What letters say, in each language. Nothing in them was written by another visitor. */
public final class LetterWords {

  private static final String LETTERS = "/sixstones/server/mail/letters.json";

  private final String origin;
  private final TreeReader words =
      TreeReader.of(Yaml.read(Packed.text(LetterWords.class, LETTERS)));

  /**
   * @param origin where people see the page
   */
  public LetterWords(String origin) {
    this.origin = origin;
  }

  /** Others wait at a table. */
  public Letter yourTurn(Mailbox box, String table, String game) {
    var title = title(game, box.language());
    return letter(
        box,
        say("turn.subject", box).replace("{game}", title),
        say("turn.text", box).replace("{game}", title).replace("{link}", origin + "/t/" + table));
  }

  /** Somebody, who may be another, has given this address. */
  public Letter code(Mailbox box, String code) {
    return letter(
        box,
        say("code.subject", box).replace("{code}", code),
        say("code.text", box).replace("{code}", code).replace("{link}", origin + "/settings"));
  }

  private Letter letter(Mailbox box, String subject, String text) {
    var foot = say("foot", box).replace("{stop}", origin + "/mail/stop/" + box.stop());
    return new Letter(
        box.address(),
        subject,
        text + "\n\n-- \n" + foot + "\n",
        URI.create(origin + "/api/mail/stop/" + box.stop()));
  }

  private String say(String key, Mailbox box) {
    return words.at(key).at(box.language().text()).text();
  }

  /** A game says itself what it is called; one that does not goes by its name. */
  private static String title(String game, Language language) {
    return Packed.find(LetterWords.class, "/sixstones/" + game + "/phrases/lobby.json")
        .map(text -> TreeReader.of(Yaml.read(text)).at("title").at(language.text()).text())
        .orElse(game);
  }
}
