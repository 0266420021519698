package sixstones.server.load;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What somebody who moves at random needs of a table's state.
 *
 * @param moves what may be chosen; none if it is not asked
 */
record Seen(int seq, boolean over, List<String> moves) {

  private static final JsonFactory JSON = new JsonFactory();

  /** Reads past everything else. */
  static Seen read(String text) throws IOException {
    int seq = 0;
    boolean over = false;
    var moves = new ArrayList<String>();
    try (var parser = JSON.createParser(text)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        var field = parser.currentName();
        parser.nextToken();
        switch (field) {
          case "seq" -> seq = parser.getIntValue();
          case "phase" -> over = parser.getText().equals("over");
          case "choice" -> readMoves(parser, moves);
          default -> parser.skipChildren();
        }
      }
    }
    return new Seen(seq, over, moves);
  }

  private static void readMoves(JsonParser parser, List<String> moves) throws IOException {
    if (parser.currentToken() != JsonToken.START_OBJECT) return;
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      boolean here = parser.currentName().equals("moves");
      parser.nextToken();
      if (!here) {
        parser.skipChildren();
        continue;
      }
      while (parser.nextToken() == JsonToken.START_OBJECT) moves.add(move(parser));
    }
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
