import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = { order: 1, colour: 'mind', minutes: 30, seats: '2–4', Art };
export default tile;
