import type { Encounters, Seat } from '../protocol/types';

/** Something to be said, with the figures and names in it. */
export interface Standing {
  says: string;
  figures: Record<string, string | number>;
}

/** How people stand among themselves, as one of them is told; nothing before they have finished a game. */
export function standing({ games, won, together }: Encounters, seats: readonly Seat[], you: number | null): Standing | null {
  if (games === 0 || you === null) return null;
  const own = won[you] ?? 0;
  if (together) return { says: 'encounters.together', figures: { won: own, n: games } };
  const others = seats.filter((seat) => seat.seat !== you && seat.name !== null);
  const [other] = others;
  if (others.length !== 1 || !other) {
    const all = [...others, ...seats.filter((seat) => seat.seat === you)].sort((one, two) => (won[two.seat] ?? 0) - (won[one.seat] ?? 0));
    return { says: 'encounters.several', figures: { n: games, scores: all.map(({ seat, name }) => `${name ?? ''} ${won[seat] ?? 0}`).join(' · ') } };
  }
  const theirs = won[other.seat] ?? 0;
  const figures = { own, theirs, name: other.name ?? '' };
  if (own === theirs) return { says: 'encounters.even', figures };
  return { says: own > theirs ? 'encounters.lead' : 'encounters.behind', figures };
}
