package sixstones.lab.net;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A choice out of a game: what a net sees of it, what a search made of it, and who won. */
final class Example {

  private final long game;
  private final int[] marks;
  private final float[] shares;
  private final int[] kinds;
  private final float[] tried;

  Example(long game, int[] marks, float[] shares, int[] kinds, float[] tried) {
    this.game = game;
    this.marks = marks;
    this.shares = shares;
    this.kinds = kinds;
    this.tried = tried;
  }

  /** The number of the game. */
  long game() {
    return game;
  }

  int[] marks() {
    return marks;
  }

  /** Every side's share of the victory, counted from who chose: partly foreseen, partly come. */
  float[] shares() {
    return shares;
  }

  /** The kinds of the moves that were possible. */
  int[] kinds() {
    return kinds;
  }

  /** How often the search tried each of them, as shares of 1. */
  float[] tried() {
    return tried;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt((int) game);
    out.writeShort(marks.length);
    for (int mark : marks) out.writeShort(mark);
    out.writeShort(shares.length);
    for (float share : shares) out.writeFloat(share);
    out.writeShort(kinds.length);
    for (int kind : kinds) out.writeShort(kind);
    for (float share : tried) out.writeFloat(share);
  }

  static Example read(DataInputStream in) throws IOException {
    int game = in.readInt();
    var marks = shorts(in, in.readUnsignedShort());
    var shares = floats(in, in.readUnsignedShort());
    var kinds = shorts(in, in.readUnsignedShort());
    return new Example(game, marks, shares, kinds, floats(in, kinds.length));
  }

  private static int[] shorts(DataInputStream in, int count) throws IOException {
    var shorts = new int[count];
    for (int i = 0; i < count; i++) shorts[i] = in.readUnsignedShort();
    return shorts;
  }

  private static float[] floats(DataInputStream in, int count) throws IOException {
    var floats = new float[count];
    for (int i = 0; i < count; i++) floats[i] = in.readFloat();
    return floats;
  }
}
