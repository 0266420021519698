import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = {
  colour: 'reality',
  Art,
  pins: (options) => Object.entries(options).some(([id, value]) => id.startsWith('team-') && value !== 'any'),
};
export default tile;
