package sixstones.engine.heist;

import sixstones.engine.Fingerprint;

/** What is still to be done. */
public sealed interface HeistStep {

  record Turn(int seat) implements HeistStep {}

  record Draw(int seat) implements HeistStep {}

  /** A pause for bribes, then the roll. */
  record Crack(int seat, int luck) implements HeistStep {}

  record ChooseVictim(int seat) implements HeistStep {}

  record GiveUp(int victim, int raider) implements HeistStep {}

  default void addTo(Fingerprint fingerprint) {
    switch (this) {
      case Turn turn -> fingerprint.add("turn").add(turn.seat());
      case Draw draw -> fingerprint.add("draw").add(draw.seat());
      case Crack crack -> fingerprint.add("crack").add(crack.seat()).add(crack.luck());
      case ChooseVictim choose -> fingerprint.add("choose").add(choose.seat());
      case GiveUp giveUp -> fingerprint.add("give up").add(giveUp.victim()).add(giveUp.raider());
    }
  }
}
