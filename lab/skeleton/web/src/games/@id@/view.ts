import type { sixstones } from '../../protocol/views';

/** @Name@View as the server sends it. */
export type @Name@View = sixstones.games.@id@.@Name@View;
