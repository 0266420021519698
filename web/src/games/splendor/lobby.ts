import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = { colour: 'mind', Art };
export default tile;
