package sixstones.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;

/** The machine's Chromium, driven by the machine's Node. */
final class Chromium implements AutoCloseable {

  private final Playwright playwright;
  private final Browser browser;

  Chromium() {
    var environment = new HashMap<>(System.getenv());
    environment.put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    environment.put("PLAYWRIGHT_NODEJS_PATH", found("node").toString());
    playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(found("chromium"))
                    .setArgs(
                        List.of(
                            "--no-sandbox",
                            "--disable-gpu",
                            "--disable-quic",
                            "--no-first-run",
                            "--disable-background-networking",
                            "--disable-component-update",
                            "--disable-sync")));
  }

  Browser browser() {
    return browser;
  }

  private static Path found(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () -> new AssertionError(program + " is not installed; ./sixstones test installs it"));
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
