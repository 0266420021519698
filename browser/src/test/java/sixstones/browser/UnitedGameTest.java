package sixstones.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Marvel United in the browser: by clicks on the board, in co-op and against a Villain player. */
class UnitedGameTest extends BrowserTest {

  private static final int MOST_MOVES = 600;

  @ParameterizedTest
  @EnumSource(Screen.class)
  void aWholeCoopGameByClicksOnTheBoard(Screen screen) {
    var ann = person(screen);
    newTable(ann, "coop", "bot:medium", "bot:medium");
    var chance = new Random(7);
    for (int i = 0; i < MOST_MOVES && ann.isAsked(); i++) play(ann, chance);
    assertThat(ann.isOver()).isTrue();
    assertThat(ann.complaints()).isEmpty();
  }

  @Test
  void aSuperVillainAndAHeroAtTwoBrowsers() {
    var ann = person(Screen.DESKTOP);
    newTable(ann, "supervillain", "open", "bot:medium");
    var ben = person(Screen.DESKTOP);
    ben.page().navigate(ann.page().url());
    ben.button("Sit down here").click();
    ann.button("Start the game").click();
    ben.page().waitForSelector(".united");
    var chance = new Random(7);
    boolean secret = false;
    for (int i = 0; i < MOST_MOVES && !ann.isOver(); i++) {
      var asked = whoIsAsked(ann, ben);
      if (asked == null) break;
      secret |= keepSecrets(ann, ben);
      play(asked, chance);
    }
    for (var person : List.of(ann, ben)) person.page().waitForSelector("[role=dialog]");
    assertThat(secret).as("both held cards that the other did not see").isTrue();
    for (var person : List.of(ann, ben)) assertThat(person.complaints()).isEmpty();
  }

  @Test
  void theVillainsTurnWaitsForThePlayer() {
    var ann = person(Screen.DESKTOP);
    ann.open("");
    ann.sets("pace", "brisk");
    // With Heroes by chance the first move is a card, and the Villain's turn follows.
    startTable(ann, "coop", "random", "bot:medium");
    assertThat(ann.isAsked()).isTrue();
    var page = ann.page();
    play(ann, new Random(7));
    ann.button("Pause").click();
    var waiting = page.locator(".playback .waiting");
    int before = Integer.parseInt(waiting.innerText());
    page.waitForTimeout(1500);
    assertThat(waiting.innerText()).isEqualTo(String.valueOf(before));
    ann.button("Step").click();
    page.waitForTimeout(1500);
    assertThat(waiting.innerText()).isEqualTo(String.valueOf(before - 1));
    ann.button("Skip").click();
    assertThat(ann.isAsked()).isTrue();
    assertThat(page.locator(".film .film-plan").count()).isPositive();
  }

  @Test
  void allPlansOfACommanderAreSeenAtOnce() {
    var ann = person(Screen.DESKTOP);
    newTable(ann, "commander");
    assertThat(ann.isAsked()).isTrue();
    for (var move = first(ann); !move.startsWith("pick battle-plan"); move = first(ann)) {
      ann.playFromList(move);
      assertThat(ann.isAsked()).isTrue();
    }
    var answers = ann.page().locator(".question .answers");
    for (var size : List.of(PageSize.LOW_LAPTOP, PageSize.LAPTOP, PageSize.TABLET)) {
      ann.page().setViewportSize(size.width, size.height);
      ann.page().waitForTimeout(200);
      var hidden = (Number) answers.evaluate("all => all.scrollHeight - all.clientHeight");
      assertThat(hidden.intValue()).as("hidden at %s", size).isZero();
    }
    assertThat(ann.complaints()).isEmpty();
  }

  private static String first(Person person) {
    return person.moves().getFirst();
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void theTableIsAccessible(Screen screen) throws IOException {
    for (var theme : List.of("dark", "light")) {
      var ann = person(screen);
      ann.open("");
      ann.sets("theme", theme);
      newTable(ann, "coop", "bot:easy");
      var chance = new Random(7);
      for (int i = 0; i < 6 && ann.isAsked(); i++) {
        AccessTest.check(ann, theme + " after " + i + " moves");
        play(ann, chance);
      }
    }
  }

  /** The creator sits first: as the Villain where there is one. */
  private static void newTable(Person person, String mode, String... others) {
    startTable(person, mode, "choose", others);
  }

  private static void startTable(Person person, String mode, String heroes, String... others) {
    person.open("new/united");
    person.takeCard("mode", mode);
    person.seat(others);
    var page = person.page();
    for (int seat = 1; seat <= others.length; seat++) {
      page.locator("[data-seat='" + seat + "'] [data-option] select").selectOption(heroes);
    }
    if (!mode.equals("supervillain")) person.takeCard("hero-1", heroes);
    person.deal();
  }

  private static @Nullable Person whoIsAsked(Person ann, Person ben) {
    for (int i = 0; i < 400; i++) {
      if (ann.isOver() || ben.isOver()) return null;
      for (var person : List.of(ann, ben)) {
        if (person.page().locator(".decide.mine").count() > 0) return person;
      }
      ann.page().waitForTimeout(50);
    }
    throw new AssertionError("nobody is asked");
  }

  /** Nobody's own cards are on the other's page. */
  private static boolean keepSecrets(Person villain, Person hero) {
    var plans = villain.page().locator("section.own [data-thing^='plan:']");
    var cards = hero.page().locator("section.own [data-thing^='card:']");
    assertThat(hero.page().locator("section.own [data-thing^='plan:']").count()).isZero();
    assertThat(villain.page().locator("section.own [data-thing^='card:']").count()).isZero();
    return plans.count() > 0 && cards.count() > 0;
  }

  /**
   * Plays one of the moves: what lies on the board is clicked there, the rest is taken from the
   * bar.
   */
  private static void play(Person person, Random chance) {
    var page = person.page();
    var lit = page.locator("[data-reach=ends]:visible, .question [data-move]:visible");
    int count = lit.count();
    if (count == 0 || chance.nextInt(8) == 0) {
      var moves = person.moves();
      person.playFromList(moves.get(chance.nextInt(moves.size())));
      return;
    }
    var picked = lit.nth(chance.nextInt(count));
    person.written(
        () -> {
          touch(picked);
          page.waitForTimeout(60);
          var further = page.locator(".payments [data-move], .decide:has(.cancel) .move");
          if (further.count() > 0) further.first().click();
        });
  }

  /** A Location is clicked at its name: other things lie on the rest of it. */
  private static void touch(Locator thing) {
    boolean location = String.valueOf(thing.getAttribute("data-thing")).startsWith("location:");
    var where = new Locator.ClickOptions();
    thing.click(location ? where.setPosition(60, 20) : where);
  }
}
