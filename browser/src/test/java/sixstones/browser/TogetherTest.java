package sixstones.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** Friends at one table: an invite link, a reload, a server that went away. */
class TogetherTest extends BrowserTest {

  /** Ann opens a table for two, Ben comes by the link, Ann starts. */
  private Person[] table() {
    var ann = person(Screen.DESKTOP);
    var ben = person(Screen.PHONE);
    ann.open("new/splendor");
    ann.seat("open");
    ann.deal();
    assertThat(ann.page().locator("body")).containsText("Waiting for players");
    ben.page().navigate(ann.page().url());
    ben.page().locator("input[autocomplete=nickname]").first().fill("Ben");
    ben.button("Sit down here").click();
    ann.button("Start the game").click();
    ann.page().waitForSelector(".decide");
    ben.page().waitForSelector(".decide");
    return new Person[] {ann, ben};
  }

  private static Person[] inTurn(Person[] people) {
    people[0].page().waitForTimeout(300);
    boolean first = people[0].page().locator(".decide.mine").count() > 0;
    return first ? people : new Person[] {people[1], people[0]};
  }

  @Test
  void twoBrowsersAtOneTableSeeEachOthersMoves() {
    var people = inTurn(table());
    people[0].playFromList("take mind space soul");
    people[1].page().waitForSelector(".decide.mine");
    people[1].playFromList("take mind space soul");
    people[0].page().waitForSelector(".decide.mine");
    for (var person : people) assertThat(person.complaints()).isEmpty();
  }

  @Test
  void aMoveCanBeTakenBackUntilTheOtherHasChosen() {
    var people = inTurn(table());
    people[0].playFromList("take mind space soul");
    people[0]
        .page()
        .locator("button[aria-label^=\"Take\"][aria-label*=\"back\"], button[aria-label*=Undo]")
        .first()
        .click();
    people[0].page().waitForSelector(".decide.mine");
    assertThat(people[0].moves()).contains("take mind space soul");
  }

  @Test
  void aReloadAndAServerThatRestartsLoseNothing() {
    var people = inTurn(table());
    people[0].playFromList("take mind space soul");
    people[1].page().waitForSelector(".decide.mine");
    people[1].page().reload();
    people[1].page().waitForSelector(".decide.mine");
    restartServer();
    people[1].page().waitForTimeout(2_500);
    people[1].page().waitForSelector(".decide.mine");
    people[1].playFromList(
        "take power soul reality".equals(people[1].moves().getFirst())
            ? "take power soul reality"
            : people[1].moves().getFirst());
    people[0].page().waitForSelector(".decide.mine");
  }

  @Test
  void wordsReachTheOtherAsTextAndCanBeMuted() {
    var people = table();
    var ann = people[0].page();
    var ben = people[1].page();
    var board = ann.locator(".board").boundingBox();
    ann.locator("#tab-talk").click();
    assertThat(ann.locator("[role=log]")).containsText("Nothing has been said yet");
    ann.locator(".talk input").fill("<b>Hello</b>, Ben");
    ann.keyboard().press("Enter");
    people[0].button("Good luck!").click();
    var tab = ben.locator("nav button", new Page.LocatorOptions().setHasText("Talk"));
    assertThat(tab).containsText("2");
    tab.click();
    assertThat(ben.locator("[role=log]")).containsText("<b>Hello</b>, Ben");
    assertThat(ben.locator("[role=log]")).containsText("Good luck!");
    assertThat(tab).not().containsText("2");
    ben.locator(".mute").first().click();
    assertThat(ben.locator("[role=log]")).not().containsText("Hello");
    ben.reload();
    ben.locator("nav button", new Page.LocatorOptions().setHasText("Talk")).click();
    assertThat(ben.locator("[role=log]")).not().containsText("Hello");
    ben.locator(".muted button").click();
    assertThat(ben.locator("[role=log]")).containsText("<b>Hello</b>, Ben");
    assertThat(ann.locator(".board").boundingBox()).usingRecursiveComparison().isEqualTo(board);
    for (var person : people) assertThat(person.complaints()).isEmpty();
  }

  @Test
  void friendsAgreeToEndAGame() {
    var people = table();
    menu(people[0]);
    people[0].button("Suggest ending the game").click();
    assertThat(people[0].page().locator(".bar-notice")).containsText("the others must agree");
    people[1].button("Play on").click();
    assertThat(people[0].page().locator(".bar-notice")).hasCount(0);
    menu(people[1]);
    people[1].button("Suggest ending the game").click();
    people[0].button("End the game").click();
    for (var person : people) {
      assertThat(person.page().locator("#end-title")).hasText("The game ends here");
      assertThat(person.complaints()).isEmpty();
    }
  }

  @Test
  void whoGivesUpAgainstOneOtherHasLost() {
    var people = table();
    menu(people[1]);
    people[1].button("Give up").click();
    assertThat(people[1].page().locator("body")).containsText("The other side wins.");
    people[1].button("Give up").click();
    assertThat(people[0].page().locator("#end-title")).hasText("You win!");
    assertThat(people[1].page().locator(".fate")).hasText("You lose this time");
  }

  @Test
  void aFriendTakesATableOverFromAHostWhoIsAway() {
    var ann = person(Screen.DESKTOP);
    var ben = person(Screen.PHONE);
    ann.open("new/splendor");
    ann.seat("open");
    ann.deal();
    assertThat(ann.page().locator("body")).containsText("Waiting for players");
    ben.page().navigate(ann.page().url());
    ben.page().locator("input[autocomplete=nickname]").first().fill("Ben");
    ben.button("Sit down here").click();
    assertThat(ben.page().locator("body")).containsText("The host starts");
    ben.page().clock().install();
    ann.page().close();
    // He gets half a minute to come again.
    ben.page()
        .waitForCondition(
            () -> {
              ben.page().clock().fastForward(10_000);
              return ben.button("Be the host yourself").isVisible();
            });
    ben.button("Be the host yourself").click();
    seatMenu(ben);
    ben.button("Open this seat again").click();
    seatMenu(ben);
    ben.button("Let a bot play: Easy").click();
    ben.button("Start the game").click();
    ben.page().waitForSelector(".decide");
  }

  /** What the host may do with the first seat of another. */
  private static void seatMenu(Person person) {
    person.page().locator("li .acts button[aria-expanded]").first().click();
  }

  private static void menu(Person person) {
    person.page().locator("button[aria-label=\"Table menu\"]").first().click();
  }
}
