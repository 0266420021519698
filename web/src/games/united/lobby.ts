import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

/** A Hero of one's own choice, and the Villain's chair in every mode that has one. */
function pins(options: Record<string, string>): boolean {
  const heroes = Object.entries(options).some(([id, value]) => id.startsWith('hero-') && !['random', 'choose'].includes(value));
  return heroes || ['supervillain', 'duel'].includes(options['mode'] ?? '');
}

const tile: LobbyTile = { colour: 'time', Art, pins };
export default tile;
