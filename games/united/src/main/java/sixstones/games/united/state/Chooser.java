package sixstones.games.united.state;

/** Who makes the choices of an effect: a Hero, or whoever has the part. */
public sealed interface Chooser permits Member, Chooser.Part {

  /** What decides who it is at the moment. */
  enum Part implements Chooser {
    /** The Hero whose effect it is, else the decider. */
    USUAL,
    /** The Villain player, else the decider. */
    VILLAIN,
    DECIDER;

    @Override
    public int number() {
      return -1 - ordinal();
    }
  }

  /** As it is written: a Hero's index, else a number below 0. */
  int number();

  static Chooser numbered(int number) {
    return number < 0 ? Part.values()[-1 - number] : Member.of(number);
  }
}
