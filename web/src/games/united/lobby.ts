import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = { colour: 'time', Art };
export default tile;
