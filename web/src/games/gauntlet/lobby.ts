import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = {
  colour: 'power',
  Art,
  seatOption: 'thanos',
  pins: (options) => /^\d+$/.test(options['thanos'] ?? ''),
};
export default tile;
