package sixstones.engine.heist;

/** What is still to be done. */
public sealed interface HeistStep {

  record Turn(int seat) implements HeistStep {}

  record Draw(int seat) implements HeistStep {}

  /** A pause for bribes, then the roll. */
  record Crack(int seat, int luck) implements HeistStep {}

  record ChooseVictim(int seat) implements HeistStep {}

  record GiveUp(int victim, int raider) implements HeistStep {}
}
