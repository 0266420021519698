import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = { colour: 'reality', Art };
export default tile;
