import type { GamePlug } from '../plug';
import Board from './Board.svelte';
import type { @Name@View } from './view';

const plug: GamePlug<@Name@View> = { Board };

export default plug;
