import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = { colour: 'soul', Art };
export default tile;
