import type { TileKind, TileView } from './view';

const TRAPS: readonly TileKind[] = ['corvus_glaive', 'outrider_general', 'thanos_base'];
const LETTERS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

const exitsOf = (letters: string): TileView['exits'] =>
  letters.split('+').flatMap((letter) => (letter in LETTERS ? [LETTERS[letter as keyof typeof LETTERS]] : []));

/** A tile away from any board: `tile:loki`, `tile:infinity_stone:soul`, `tile:arrow:N+S`, `tile:team_base:thor`, `closed:red`. */
export function printed(thing: string): TileView | null {
  const [what, name = '', variant = ''] = thing.split(':');
  const bare = { exits: [], neutral: false, place: '', ring: null, team: null, tokens: ['shown'], trap: false, turns: 0, variant: null };
  if (what === 'closed') return { ...bare, open: false, back: name === 'blue' ? 'blue' : 'red', effect: null, kind: null };
  if (what !== 'tile') return null;
  const kind = name as TileKind;
  return {
    ...bare,
    open: true,
    back: 'red',
    effect: kind,
    kind,
    exits: kind === 'arrow' ? exitsOf(variant) : [],
    team: kind === 'team_base' ? variant : null,
    trap: TRAPS.includes(kind),
    variant: variant || null,
  };
}
