import type { GamePlug } from '../games/plug';
import { coming, has } from '../phrases/catalogue.svelte';
import type { Coming, Foretold, Phrase } from '../protocol/types';
import { changed } from './scenes';

/** What a move will do, in a few phrases: what will happen, what is other afterwards, and what nobody can know. */
export function consequences(foretold: Foretold, game: string, plug: GamePlug<unknown> | null, view: unknown, you: number | null): Phrase[] {
  const changes = plug?.changes && you !== null ? plug.changes(view, changed(view, foretold.after), you) : [];
  const events = foretold.events.filter((event, i) => event.kind !== 'turn' && !(i === 0 && saysTheMove(event, you)));
  const told = events.flatMap((event) => (plug?.tellsNow ? event.phrase : coming(event.phrase)) ?? []);
  return [...told, ...changes, ...open(foretold, game)];
}

/** What is told first is the move itself. */
function saysTheMove(event: Coming, you: number | null): boolean {
  return event.seat === you && ['played', 'chose', 'gave', 'moved', 'took'].includes(event.kind);
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
export function ways(foretold: Foretold): { from: string; to: string }[] {
  const found = new Map<string, { from: string; to: string }>();
  for (const { from, to } of foretold.events.flatMap((event) => event.motions)) {
    if (from !== to) found.set(`${from} ${to}`, { from, to });
  }
  return [...found.values()];
}

/** As many of the texts as stand in a line of so many letters; the first always. */
export function fitting(texts: readonly string[], letters: number): string[] {
  let length = 0;
  return texts.filter((text, i) => (length += text.length + 3) <= letters || i === 0);
}
