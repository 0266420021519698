import type { LocationView } from './view';

export type TokenKind = 'civilian' | 'thug' | 'doombot' | 'crisis-doombot' | 'rick' | 'threat' | 'empty';

/** The slots of a Location in a steady order: Enemies first, then Civilians, then what is free. */
export function slotsOf(location: LocationView): TokenKind[] {
  const filled: TokenKind[] = [
    ...many('thug', location.thugs),
    ...many('doombot', location.doombots),
    ...many('crisis-doombot', location.crisisDoombots),
    ...many('civilian', location.civilians),
  ];
  return [...filled, ...many('empty', Math.max(0, location.slots - filled.length))];
}

function many(kind: TokenKind, count: number): TokenKind[] {
  return Array.from({ length: count }, () => kind);
}

/** The tokens of a Location by kind. */
export function groupsOf(location: LocationView): { kind: TokenKind; count: number }[] {
  const kinds: { kind: TokenKind; count: number }[] = [
    { kind: 'thug', count: location.thugs },
    { kind: 'doombot', count: location.doombots },
    { kind: 'crisis-doombot', count: location.crisisDoombots },
    { kind: 'civilian', count: location.civilians },
  ];
  return kinds.filter(({ count }) => count > 0);
}
