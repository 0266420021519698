package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.ArrayList;
import java.util.List;
import sixstones.archive.Shelf;
import sixstones.archive.lesson.Beat;
import sixstones.archive.lesson.Lesson;

/** Somebody who does what the coach of a lesson says. */
final class Pupil {

  /** Rivals play their part in between. */
  private static final double PATIENCE = 30_000;

  private static final int TABS = 120;

  /** So many moves of one's own end the last rounds of any lesson. */
  private static final int MOST = 60;

  private final Person person;
  private final Lesson lesson;
  private final List<String> unseen = new ArrayList<>();
  private boolean byKeys;

  Pupil(Person person, Lesson lesson) {
    this.person = person;
    this.lesson = lesson;
  }

  /** Leaves the mouse alone. */
  Pupil byKeys() {
    byKeys = true;
    return this;
  }

  /** From the rule book, which offers every lesson by its title. */
  void begins() {
    person.open("rules/" + lesson.game());
    var title = new Locator.FilterOptions().setHasText(lesson.title().in().get("en"));
    begins(person.page().locator(".lessons .button").filter(title));
  }

  /** From the lobby, which tells how far a lesson was learnt. */
  void goesOn() {
    begins(offered());
  }

  Locator offered() {
    return person.page().locator("[data-game='" + lesson.game() + "'] .learn .button").first();
  }

  private void begins(Locator button) {
    button.click();
    person.page().waitForSelector(".decide");
  }

  /** What the coach says now. */
  Locator said() {
    return coach().locator("[role=status]");
  }

  Locator chapters() {
    return coach().locator("select");
  }

  private Locator coach() {
    return person.page().locator(".coach");
  }

  /** From the first word until the coach lets go. */
  void learns() {
    begins();
    for (int chapter = 0; chapter < lesson.chapters().size(); chapter++) {
      plays(chapter);
      leadOn();
    }
    assertThat(said()).hasCount(0);
    assertThat(person.isAsked() || person.isOver()).isTrue();
  }

  /** After the coach has let go: whatever is legal, until the game is over. */
  void playsOn() {
    for (int move = 0; move < MOST && person.isAsked(); move++) {
      person.playFromList(person.moves().getFirst());
      person.showTable();
    }
    assertThat(person.isOver()).isTrue();
  }

  private void plays(int chapter) {
    var beats = lesson.chapters().get(chapter).beats();
    int next = 0;
    while (next >= 0) {
      var beat = beats.get(next);
      reads(beat);
      next =
          switch (beat.ending()) {
            case Beat.Awaits awaits -> {
              moves(awaits);
              yield awaits.next();
            }
            case Beat.Rival rival -> rival.next();
            case Beat.End _ -> -1;
          };
    }
  }

  private void reads(Beat beat) {
    for (int line = 0; line < beat.lines().size(); line++) {
      if (line > 0) leadOn();
      var words = String.valueOf(beat.lines().get(line).say().in().get("en"));
      assertThat(said())
          .hasText(words, new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE));
      looksAtMarks(words);
    }
  }

  private void looksAtMarks(String words) {
    for (var size : person.screen().held()) {
      person.page().setViewportSize(size.width, size.height);
      person.page().evaluate(PageLawsTest.laws());
      for (var mark : (List<?>) person.page().evaluate("pageLaws.marks()")) {
        unseen.add("\"%s\" at %s: %s".formatted(words, size, mark));
      }
    }
  }

  /** What the coach has marked where it could not be seen. */
  List<String> unseen() {
    return unseen;
  }

  private void leadOn() {
    if (byKeys) person.page().keyboard().press("n");
    else coach().locator(".acts .primary").click();
  }

  private void moves(Beat.Awaits awaits) {
    assertThat(person.isAsked()).isTrue();
    var move =
        awaits.moves().isEmpty()
            ? person.moves().getFirst()
            : Shelf.installed().get(lesson.game()).readMove(awaits.moves().getFirst()).notation();
    if (byKeys) movesByKeys(move);
    else person.playFromList(move);
    person.showTable();
  }

  private void movesByKeys(String move) {
    var page = person.page();
    for (int tab = 0; tab < TABS; tab++) {
      page.keyboard().press("Tab");
      if (move.equals(page.evaluate("document.activeElement?.dataset.move ?? ''"))) {
        person.written(() -> page.keyboard().press("Enter"));
        return;
      }
    }
    throw new AssertionError("no key leads to " + move);
  }
}
