import type { Component } from 'svelte';

/** How a game looks in the lobby before any of it is loaded; its words come with its rules, its facts from the server. */
export interface LobbyTile {
  colour: string;
  Art: Component;
}

const tiles = import.meta.glob<{ default: LobbyTile }>('./*/lobby.ts', { eager: true });

/** The tile of a game; none for a game that has no drawing yet. */
export function tileOf(game: string): LobbyTile | null {
  return tiles[`./${game}/lobby.ts`]?.default ?? null;
}
