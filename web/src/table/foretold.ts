import type { GamePlug } from '../games/plug';
import { coming, has } from '../phrases/catalogue.svelte';
import type { Coming, Foretold, Motion, OfferedMove, Phrase } from '../protocol/types';
import { changed } from './scenes';

/** What a move will do, in a few phrases: what will happen, what is other afterwards, and what nobody can know. */
export function consequences(move: OfferedMove, foretold: Foretold, game: string, plug: GamePlug<unknown> | null, view: unknown, you: number | null): Phrase[] {
  const changes = plug?.changes && you !== null ? plug.changes(view, changed(view, foretold.after), you) : [];
  const events = foretold.events.filter((event, i) => event.kind !== 'turn' && !(i === 0 && saysTheMove(event, move, you)));
  const told = events.flatMap((event) => (plug?.tellsNow ? event.phrase : coming(event.phrase)) ?? []);
  return [...told, ...changes, ...open(foretold, game)];
}

/** What is told first is the move itself: the own deed, that a thing gets where it was sent, or that what was touched goes its way. */
function saysTheMove({ kind, seat, motions }: Coming, move: OfferedMove, you: number | null): boolean {
  const touched = motions.some(({ thing }) => move.targets.includes(thing));
  // To get something is no deed: where it was not touched, the move does not say so.
  if (kind === 'took') return touched;
  const own = touched || seat === you || motions.some(({ to }) => to === move.targets.at(-1));
  return own && ['played', 'chose', 'gave', 'moved'].includes(kind);
}

function open(foretold: Foretold, game: string): Phrase[] {
  const keys = [`${game}.open.${foretold.open}`, `foretold.open.${foretold.open}`];
  return foretold.open === null
    ? []
    : keys
        .filter(has)
        .slice(0, 1)
        .map((key) => ({ key }));
}

/** Where things will go, each way once. */
export function ways(foretold: Foretold): Motion[] {
  const found = new Map<string, Motion>();
  for (const motion of foretold.events.flatMap((event) => event.motions)) {
    if (motion.from !== motion.to) found.set(`${motion.from} ${motion.to}`, motion);
  }
  return [...found.values()];
}

/** A text that others follow: without its full stop, but not without one that belongs to a name such as S.H.I.E.L.D. */
export function unstopped(text: string): string {
  return text.replace(/(?<!\.\p{L})\.$/u, '');
}

/** As many of the texts, from the first on, as stand in a line of so many letters. */
export function fitting(texts: readonly string[], letters: number): string[] {
  let length = 0;
  return texts.filter((text) => (length += text.length + 3) <= letters + 3);
}
