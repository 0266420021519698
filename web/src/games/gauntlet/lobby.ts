import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = {
  order: 2,
  colour: 'power',
  minutes: 15,
  seats: '2–6',
  Art,
  seatOption: 'thanos',
  pins: (options) => /^\d+$/.test(options['thanos'] ?? ''),
};
export default tile;
