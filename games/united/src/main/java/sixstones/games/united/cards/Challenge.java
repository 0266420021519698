package sixstones.games.united.cards;

import java.util.List;

/** A Challenge card: the pattern of the plain card that every Hero removes. */
public record Challenge(String id, List<Symbol> removes) {}
