package sixstones.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sixstones.server.problem.Reason;
import sixstones.server.storage.Storage;

/** The page: files on the class path under /web. Paths that are no file belong to the page. */
final class WebFiles {

  /** Whatever is no call. */
  static final String PATH = "/*";

  private static final Pattern FILE =
      Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\.[A-Za-z0-9]+");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private static final Pattern TABLE = Pattern.compile("/t/([a-z0-9]{4,20})");

  private final Storage storage;
  private final Map<String, Optional<byte[]>> files = new ConcurrentHashMap<>();

  WebFiles(Storage storage) {
    this.storage = storage;
  }

  void serve(Context call) {
    var path = call.path();
    if (path.startsWith("/api/")) throw Reason.NO_SUCH_PAGE.problem();
    if (FILE.matcher(path).matches()) {
      var content = files(path).orElseThrow(() -> Reason.NO_SUCH_PAGE.problem());
      send(call, path, content);
    } else {
      var index = files("/index.html").orElseThrow(() -> Reason.NO_SUCH_PAGE.problem());
      send(call, "/index.html", previewed(path, index));
    }
  }

  /** A link to a table says what it leads to; messengers read no further than the head. */
  private byte[] previewed(String path, byte[] index) {
    var link = TABLE.matcher(path);
    if (!link.matches()) return index;
    return storage
        .listed(link.group(1))
        .map(
            listed ->
                new String(index, StandardCharsets.UTF_8)
                    .replaceFirst(
                        "</head>",
                        Matcher.quoteReplacement(LinkPreview.metaTags(listed) + "</head>"))
                    .getBytes(StandardCharsets.UTF_8))
        .orElse(index);
  }

  private Optional<byte[]> files(String path) {
    // Only files that are there are kept: nobody can fill the memory with names.
    var kept = files.get(path);
    if (kept != null) return kept;
    var found = load(path);
    if (found.isPresent()) files.put(path, found);
    return found;
  }

  private static Optional<byte[]> load(String path) {
    try (var in = WebFiles.class.getResourceAsStream("/web" + path)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void send(Context call, String path, byte[] content) {
    var ending = path.substring(path.lastIndexOf('.') + 1);
    // The build puts a hash of the content into the names under /assets.
    call.header(
            "Cache-Control",
            path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache")
        .contentType(TYPES.getOrDefault(ending, "application/octet-stream"))
        .result(content);
  }
}
