package sixstones.server.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/**
 * One connection to a server, as plain as can be: who measures a server on the same machine must
 * not be what keeps the machine busy.
 */
final class Connection implements Closeable {

  private static final int PATIENCE_MILLIS = 30_000;
  private static final int LARGEST_LINE = 8_192;

  private static final int LAST = 0x80;
  private static final int MASKED = 0x80;
  private static final int RESERVED = 0x70;
  private static final int KIND = 0x0f;
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int TWO_BYTES = 126;
  private static final int EIGHT_BYTES = 127;

  private final URI server;
  private final Socket socket;
  private final DataInputStream in;
  private String cookie;

  /**
   * @param cookie who calls; empty for somebody new, who is given one
   */
  Connection(URI server, String cookie) throws IOException {
    this.server = server;
    this.cookie = cookie;
    socket = new Socket(server.getHost(), server.getPort());
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE_MILLIS);
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
  }

  String cookie() {
    return cookie;
  }

  /**
   * Posts JSON.
   *
   * @return the answer's body
   * @throws IOException if it is refused
   */
  byte[] post(String path, String body) throws IOException {
    var bytes = body.getBytes(StandardCharsets.UTF_8);
    send(
        "POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n%s\r\n%s"
            .formatted(path, server.getAuthority(), bytes.length, cookieLine(), body));
    int status = status();
    var answer = in.readNBytes(readHeaders());
    if (status >= 300) {
      var text = new String(answer, StandardCharsets.UTF_8);
      throw new IOException(path + " answered " + status + " " + text);
    }
    return answer;
  }

  /** Goes on as a WebSocket. */
  void watch(String path) throws IOException {
    send(
        """
        GET %s HTTP/1.1\r
        Host: %s\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
        %s\r
        """
            .formatted(path, server.getAuthority(), cookieLine()));
    int status = status();
    readHeaders();
    if (status != 101) throw new IOException(path + " answered " + status);
  }

  /**
   * The next text that comes over the WebSocket.
   *
   * @throws EOFException when there is none any more
   */
  byte[] text() throws IOException {
    var text = new ByteArrayOutputStream();
    while (true) {
      int head = in.readUnsignedByte();
      var payload = in.readNBytes(length(in.readUnsignedByte()));
      if ((head & RESERVED) != 0) throw new IOException("a frame with reserved bits");
      switch (head & KIND) {
        case 0, TEXT -> {
          boolean last = (head & LAST) != 0;
          if (last && text.size() == 0) return payload;
          text.writeBytes(payload);
          if (last) return text.toByteArray();
        }
        case PING -> send(PONG, payload);
        case CLOSE -> throw new EOFException("the server closed a socket");
        default -> throw new IOException("a frame that nobody expects");
      }
    }
  }

  /** Says something over the WebSocket. */
  void say(String text) throws IOException {
    send(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  private int length(int first) throws IOException {
    return switch (first) {
      case TWO_BYTES -> in.readUnsignedShort();
      case EIGHT_BYTES -> Math.toIntExact(in.readLong());
      default -> first;
    };
  }

  /** Clients mask what they send; with zeros it stays as it is. */
  private void send(int kind, byte[] payload) throws IOException {
    var frame = new ByteArrayOutputStream();
    frame.write(LAST | kind);
    if (payload.length < TWO_BYTES) {
      frame.write(MASKED | payload.length);
    } else {
      frame.write(MASKED | TWO_BYTES);
      frame.write(payload.length >> Byte.SIZE);
      frame.write(payload.length);
    }
    frame.writeBytes(new byte[Integer.BYTES]);
    frame.writeBytes(payload);
    socket.getOutputStream().write(frame.toByteArray());
  }

  private void send(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
  }

  private String cookieLine() {
    return cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n";
  }

  private int status() throws IOException {
    var line = line();
    return Integer.parseInt(line.substring(line.indexOf(' ') + 1).substring(0, 3));
  }

  /** Keeps the cookie, and returns how long the body is. */
  private int readHeaders() throws IOException {
    int length = 0;
    for (var line = line(); !line.isEmpty(); line = line()) {
      int colon = line.indexOf(':');
      var name = line.substring(0, colon);
      var value = line.substring(colon + 1).strip();
      if (name.equalsIgnoreCase("Content-Length")) length = Integer.parseInt(value);
      if (name.equalsIgnoreCase("Set-Cookie")) cookie = value.substring(0, value.indexOf(';'));
    }
    return length;
  }

  private String line() throws IOException {
    var line = new StringBuilder();
    for (int read = in.readUnsignedByte(); read != '\n'; read = in.readUnsignedByte()) {
      if (line.length() > LARGEST_LINE) throw new IOException("a line without end");
      if (read != '\r') line.append((char) read);
    }
    return line.toString();
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException _) {
      // Whatever was on its way is not waited for.
    }
  }
}
