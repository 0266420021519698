package sixstones.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import sixstones.server.visitors.Visitors;

/** Somebody at a browser: opens tables, looks at what is offered, clicks. */
final class Person {

  private static final double PATIENCE = 20_000;

  private final BrowserContext context;
  private final Page page;
  private final CDPSession tools;
  private final Screen screen;
  private final String base;
  private final List<String> complaints = new ArrayList<>();

  /** What the server said to the moves that were made. */
  private final List<String> answers = new ArrayList<>();

  /**
   * @param number tells this person's chance from that of others
   */
  Person(Browser browser, Screen screen, String base, int number) {
    this.screen = screen;
    this.base = base;
    context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(screen.width, screen.height)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setLocale("en-GB"));
    context.setDefaultTimeout(PATIENCE);
    // Bots at full speed, no confirmations, no goal cards, no tips: a test waits for nobody.
    context.addInitScript(
        "if (!localStorage.getItem('sixstones.settings'))"
            + " localStorage.setItem('sixstones.settings', JSON.stringify({pace: 'instant', motion:"
            + " 'reduced', confirm: false, goals: false, tips: false}))");
    context.addInitScript(repeatedChance(number));
    page = context.newPage();
    tools = context.newCDPSession(page);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) complaints.add(message.text());
        });
    page.onPageError(complaints::add);
    page.onWebSocket(socket -> socket.onFrameReceived(frame -> hear(frame.text())));
    page.onResponse(this::hear);
  }

  /** What a page adds to a deal is the same at every run, as the server's part of it. */
  private static String repeatedChance(int number) {
    return """
        {
          let state = [...location.pathname].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, %d);
          crypto.getRandomValues = (bytes) =>
            bytes.map(() => ((state = (state * 1664525 + 1013904223) >>> 0) >>> 24));
        }
        """
        .formatted(number);
  }

  /** The page sends moves over its socket, and by a call where that is not open. */
  private void hear(String text) {
    if (text.startsWith("{\"written\"") || text.startsWith("{\"problem\"")) answers.add(text);
  }

  private void hear(Response response) {
    boolean made = response.url().endsWith("/moves") && response.request().method().equals("POST");
    if (made) answers.add(response.ok() ? "{\"written\"" : "a move was refused");
  }

  Page page() {
    return page;
  }

  Screen screen() {
    return screen;
  }

  String base() {
    return base;
  }

  /** Errors that the browser's console showed. */
  List<String> complaints() {
    return complaints;
  }

  Person open(String path) {
    page.navigate(base + path);
    return this;
  }

  /** Looks through such a window with a mouse or a finger; styles ask which of them it is. */
  void looksThrough(PageSize size) {
    page.setViewportSize(size.width, size.height);
    var finger = new JsonObject();
    finger.addProperty("enabled", size.isTouched());
    tools.send("Emulation.setTouchEmulationEnabled", finger);
  }

  /** Is the visitor with this secret. */
  void carries(String secret) {
    context.addCookies(List.of(new Cookie(Visitors.COOKIE, secret).setUrl(base)));
  }

  void leave() {
    context.close();
  }

  /** Changes a setting, and looks at the page anew. */
  void sets(String setting, String value) {
    page.evaluate(
        "([setting, value]) => localStorage.setItem('sixstones.settings', JSON.stringify({"
            + "...JSON.parse(localStorage.getItem('sixstones.settings')), [setting]: value}))",
        List.of(setting, value));
    page.reload();
  }

  /** Opens the lobby and plays a game against bots of a level. */
  void playAgainstBots(String game, String level) {
    open("");
    page.locator("[data-game='" + game + "'] .cover").click();
    page.locator("[data-level='" + level + "']").click();
    page.waitForSelector(".decide");
  }

  /** Says who sits on the other seats of a table to be; this person has the first. */
  void seat(String... others) {
    page.locator("form input[name=count][value='" + (1 + others.length) + "']").check();
    for (int seat = 1; seat <= others.length; seat++) {
      page.locator("[data-seat='" + seat + "'] select").first().selectOption(others[seat - 1]);
    }
  }

  /** Takes one of an option's cards. */
  void takeCard(String option, String value) {
    page.locator("[data-option='" + option + "'] input[value='" + value + "']").check();
  }

  /** Deals the table that was set up and goes there; everybody keeps the seat. */
  void deal() {
    var lot = page.locator("form input[name=shuffle]");
    if (lot.count() > 0) lot.uncheck();
    page.locator("form .button.primary").click();
    page.waitForURL("**/t/*");
  }

  /** Waits until the table waits for this person, or the game is over. */
  boolean isAsked() {
    page.waitForSelector(".decide.mine, [role=dialog]");
    return page.locator("[role=dialog]").count() == 0;
  }

  /** The moves that are offered, in notation. */
  List<String> moves() {
    showMoves();
    return page.locator(".rail .move").all().stream()
        .map(move -> String.valueOf(move.getAttribute("data-move")))
        .toList();
  }

  /** Plays a move from the plain list. */
  void playFromList(String move) {
    showMoves();
    unfoldMoves();
    written(() -> page.locator(".rail .move[data-move=\"" + move + "\"]").click());
  }

  /** Plays a move by touching things on the board, and the bar where the board leaves a doubt. */
  void playOnBoard(String move, List<String> things) {
    written(
        () -> {
          things.forEach(thing -> thing(thing).click());
          page.waitForTimeout(40);
          var bar = page.locator(".decide [data-move=\"" + move + "\"]");
          if (bar.count() > 0 && !bar.isVisible()) page.locator(".decide .others").click();
          if (bar.count() > 0) bar.click();
        });
  }

  /** Opens the groups of the list that are folded for their length. */
  void unfoldMoves() {
    var folded = page.locator(".rail details:not([open]) > summary");
    while (folded.count() > 0) folded.first().click();
  }

  private void showMoves() {
    if (screen != Screen.PHONE || page.locator(".rail .move").first().isVisible()) return;
    page.locator("nav button[aria-pressed]").nth(1).click();
  }

  /** Looks at the board again. */
  void showTable() {
    if (screen == Screen.PHONE) page.locator("nav button[aria-pressed]").first().click();
  }

  /** Waits until the server has written the move that an act makes. */
  void written(Runnable act) {
    answers.clear();
    act.run();
    page.waitForCondition(() -> !answers.isEmpty());
    if (!answers.getFirst().startsWith("{\"written\"")) throw new AssertionError(answers);
  }

  Locator thing(String thing) {
    return page.locator("[data-thing=\"" + thing + "\"]").first();
  }

  Locator button(String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name)).first();
  }

  boolean isOver() {
    return page.locator("[role=dialog]").count() > 0;
  }

  String text() {
    return page.locator("body").innerText();
  }
}
