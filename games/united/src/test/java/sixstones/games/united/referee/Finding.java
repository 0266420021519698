package sixstones.games.united.referee;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Something that the engine is known to do against the catalogue. The comparison goes on without it
 * and counts it. Take it out when the engine is mended.
 *
 * @param when whether the answers in question are due to it
 */
record Finding(String name, Kind kind, Predicate<Set<String>> when) {

  enum Kind {
    /** Answers that only the engine offers; they are never given. */
    OFFERS_TOO_MUCH,
    /** Answers that are offered twice. */
    OFFERS_TWICE,
    /** A question that only the engine asks; it is declined. */
    ASKS_IN_VAIN,
    /** The game should have been over before; it is left. */
    ENDS_LATE
  }

  static List<Finding> open(Referee game) {
    var world = game.world;
    return List.of(
        new Finding(
            "Ricochet offered without anything to attack",
            Kind.OFFERS_TOO_MUCH,
            surplus -> surplus.equals(Set.of("special")) && game.heroTurn.isPlayed("cc-08")),
        new Finding(
            "Change of Shift offered with an empty Support deck",
            Kind.ASKS_IN_VAIN,
            question ->
                question.equals(Set.of("pick option 1", "decline"))
                    && world.battlePlans.contains("bpl-07")
                    && world.supportDeck.isEmpty()),
        new Finding(
            "Change of Shift offers one of two equal cards twice",
            Kind.OFFERS_TWICE,
            question -> question.stream().allMatch(answer -> answer.startsWith("pick support"))),
        new Finding(
            "A single target is exchanged for another when it is gone",
            Kind.ASKS_IN_VAIN,
            question ->
                game.actions.isTargetGone()
                    && question.contains("decline")
                    && question.stream()
                        .allMatch(a -> a.equals("decline") || a.endsWith(" with attack"))),
        new Finding(
            "A Commander whom the Psycho-Prism leaves without a card to play goes on",
            Kind.ENDS_LATE,
            nothing ->
                game.ending.equals("cannot-play")
                    && world.active().playsRandom
                    && !world.supportRow.isEmpty()));
  }
}
