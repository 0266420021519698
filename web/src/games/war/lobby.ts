import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = {
  order: 3,
  colour: 'reality',
  minutes: 60,
  seats: '2–5',
  Art,
  pins: (options) => Object.entries(options).some(([id, value]) => id.startsWith('team-') && value !== 'any'),
};
export default tile;
