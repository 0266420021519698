import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = { order: 3, colour: 'reality', minutes: 60, seats: '2–5', Art };
export default tile;
