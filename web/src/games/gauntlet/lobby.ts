import type { LobbyTile } from '../lobby';
import Art from './Art.svelte';

const tile: LobbyTile = { colour: 'power', Art };
export default tile;
