import type { Component } from 'svelte';

/** How a game stands in the lobby before any of it is loaded; names and blurbs are the frame's phrases game.<id>.*. */
export interface LobbyTile {
  order: number;
  colour: string;
  minutes: number;
  seats: string;
  Art: Component;
  /** Whether these options give roles to seats, so that everybody must keep the seat. */
  pins?(options: Record<string, string>): boolean;
  /** The option, if there is one, whose values are numbers of seats. */
  seatOption?: string;
}

const tiles = import.meta.glob<{ default: LobbyTile }>('./*/lobby.ts', { eager: true });

export const LOBBY: readonly (LobbyTile & { id: string })[] = Object.entries(tiles)
  .map(([path, file]) => ({ id: path.split('/')[1] ?? '', ...file.default }))
  .sort((one, other) => one.order - other.order);
