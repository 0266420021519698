package sixstones.server.load;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** What somebody who moves at random needs of what comes over a table's WebSocket. */
sealed interface Seen {

  JsonFactory JSON = new JsonFactory();

  /**
   * The table's state.
   *
   * @param moves what may be chosen; none if it is not asked
   */
  record State(int seq, boolean over, List<String> moves) implements Seen {

    /** One of the moves, as it is said to the table. */
    String answer(RandomGenerator random) {
      var move = moves.get(random.nextInt(moves.size()));
      return "{\"seq\": %d, \"move\": \"%s\"}".formatted(seq, move);
    }
  }

  /** The own move is written. */
  record Written() implements Seen {}

  /** The own move was not made. */
  record Failed(String why) implements Seen {}

  /** Reads no further than to the moves. */
  static Seen read(byte[] text) throws IOException {
    int seq = 0;
    boolean over = false;
    try (var parser = JSON.createParser(text)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        var field = parser.currentName();
        parser.nextToken();
        switch (field) {
          case "written" -> {
            return new Written();
          }
          case "problem" -> {
            return new Failed(new String(text, StandardCharsets.UTF_8));
          }
          case "seq" -> seq = parser.getIntValue();
          case "phase" -> over = parser.getText().equals("over");
          case "choice" -> {
            return new State(seq, over, moves(parser));
          }
          default -> parser.skipChildren();
        }
      }
    }
    throw new IOException("neither a state nor an answer");
  }

  private static List<String> moves(JsonParser parser) throws IOException {
    var moves = new ArrayList<String>();
    if (parser.currentToken() != JsonToken.START_OBJECT) return moves;
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      boolean here = parser.currentName().equals("moves");
      parser.nextToken();
      if (!here) {
        parser.skipChildren();
        continue;
      }
      while (parser.nextToken() == JsonToken.START_OBJECT) moves.add(move(parser));
    }
    return moves;
  }

  private static String move(JsonParser parser) throws IOException {
    var move = "";
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      boolean here = parser.currentName().equals("move");
      parser.nextToken();
      if (here) move = parser.getText();
      else parser.skipChildren();
    }
    return move;
  }
}
