import { t } from '../../phrases/catalogue.svelte';

export const ROWS = 8;
export const COLUMNS = 9;

/** Measures of the board in em: a tile, the gap between tiles, and the narrower off-board places. */
export const TILE = 10;
export const GAP = 0.55;
export const OFF = 7.6;
export const WIDTH = 2 * OFF + COLUMNS * TILE + (COLUMNS + 1) * GAP;
export const HEIGHT = 2 * OFF + ROWS * TILE + (ROWS + 1) * GAP;

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Record<Direction, readonly [number, number]> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] };

export interface Point {
  x: number;
  y: number;
}

export function coordinates(place: string): [number, number] {
  const [row = 0, column = 0] = place.split(',').map(Number);
  return [row, column];
}

export function isTile(place: string): boolean {
  const [row, column] = coordinates(place);
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
}

export const letter = (column: number) => String.fromCharCode(65 + column);

/** As people call a place: E4; off the board by the tile beside it and the edge that it lies beyond. */
export function placeName(place: string): string {
  const [row, column] = coordinates(place);
  const tile = `${letter(Math.min(Math.max(column, 0), COLUMNS - 1))}${Math.min(Math.max(row, 0), ROWS - 1) + 1}`;
  const edge = row < 0 ? 'north' : row >= ROWS ? 'south' : column < 0 ? 'west' : column >= COLUMNS ? 'east' : null;
  return edge ? t(`war.place.${edge}`, { place: tile }) : tile;
}

/** The name under which moves know a place. */
export function thingOf(place: string): string {
  return `${isTile(place) ? 'tile' : 'place'}:${place}`;
}

export function placeOfThing(thing: string): string | null {
  return /^(?:tile|place):(.+)$/.exec(thing)?.[1] ?? null;
}

/** Where a place's middle is, in em of the board. */
export function centre(place: string): Point {
  const [row, column] = coordinates(place);
  return { x: along(column, COLUMNS), y: along(row, ROWS) };
}

function along(index: number, count: number): number {
  if (index < 0) return OFF / 2;
  const start = OFF + GAP + index * (TILE + GAP);
  return index < count ? start + TILE / 2 : start + OFF / 2;
}

/** The place one step away; off-board corners don't exist. */
export function neighbour(place: string, direction: Direction): string | null {
  const [row, column] = coordinates(place);
  const [rows, columns] = STEPS[direction];
  return exists(row + rows, column + columns) ? `${row + rows},${column + columns}` : null;
}

function exists(row: number, column: number): boolean {
  const offRows = row < 0 || row >= ROWS;
  const offColumns = column < 0 || column >= COLUMNS;
  return row >= -1 && row <= ROWS && column >= -1 && column <= COLUMNS && !(offRows && offColumns);
}

export const OFF_BOARD: readonly string[] = Array.from({ length: ROWS + 2 }, (_, row) => row - 1)
  .flatMap((row) => Array.from({ length: COLUMNS + 2 }, (_, column): [number, number] => [row, column - 1]))
  .filter(([row, column]) => exists(row, column) && !isTile(`${row},${column}`))
  .map(([row, column]) => `${row},${column}`);

/** The direction from one place to another in line with it. */
export function heading(from: string, to: string): Direction | null {
  const [row, column] = coordinates(from);
  const [toRow, toColumn] = coordinates(to);
  if (row !== toRow && column !== toColumn) return null;
  if (row !== toRow) return toRow < row ? 'north' : 'south';
  if (column !== toColumn) return toColumn < column ? 'west' : 'east';
  return null;
}
