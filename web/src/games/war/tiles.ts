import { look, stoneNamed } from './kinds';
import { DIRECTIONS, type Direction } from './places';
import type { TileKind, TileView } from './view';

const SOURCES: readonly TileKind[] = ['infinity_stone', 'superheroes', 'leadership', 'energy'];

/** The classes of a tile in tile.css. */
export function tileClass(tile: TileView): string {
  const kind = tile.effect;
  if (!tile.open || !kind) return `war-tile closed ${tile.back}`;
  const spent = SOURCES.includes(kind) && tile.tokens.length === 0;
  return ['war-tile', look(kind).family, kind, tile.trap && 'trap', tile.neutral && 'neutral', spent && 'spent'].filter(Boolean).join(' ');
}

/** The tile's own colour, where it is not its family's. */
export function tileColour(tile: TileView): string | null {
  const stone = stoneNamed(tile.variant);
  if (stone) return `var(--${stone})`;
  return tile.team ? `var(--team-${tile.team})` : null;
}

/** A tile's picture away from the board, where nothing lies on it. */
export function bare(tile: TileView): TileView {
  return { ...tile, tokens: ['shown'] };
}

/** An arrow tile as it lies once its first arrow points this way. */
export function turnedTo(tile: TileView, direction: Direction): TileView {
  const turns = DIRECTIONS.indexOf(direction);
  const exits = tile.exits.flatMap((exit) => DIRECTIONS[(DIRECTIONS.indexOf(exit) + turns - tile.turns + 4) % 4] ?? []);
  return { ...tile, turns, exits };
}
