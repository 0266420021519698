package sixstones.games.united.box;

import java.util.List;
import sixstones.games.united.effects.Symbol;

/** A Challenge card: the pattern of the plain card that every Hero removes. */
public record Challenge(String id, List<Symbol> removes) {}
