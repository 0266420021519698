import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = { order: 4, colour: 'time', minutes: 40, seats: '1–5', Art };
export default tile;
