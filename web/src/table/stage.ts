import { mount, unmount } from 'svelte';
import type { GamePlug } from '../games/plug';
import { reducedMotion } from '../settings/settings.svelte';
import { burst } from './burst';
import { fly, glide, places, type DrawPiece } from './flight';
import { struck } from './peaks';
import type { Stagehand } from './session.svelte';

/** Shows changes with everything that moves seen to move; with reduced motion the change alone. */
export function stage(root: HTMLElement, layer: HTMLElement, plug: () => GamePlug<unknown> | null, drawn: () => Promise<void>): Stagehand {
  const draw: DrawPiece = ({ thing, from }, into) => {
    const Piece = plug()?.Piece;
    if (!Piece) return null;
    const piece = mount(Piece, { target: into, props: { thing, from } });
    return { time: plug()?.flightTime?.(thing) ?? null, drop: () => void unmount(piece) };
  };
  return async (change, events) => {
    if (reducedMotion() || document.hidden) {
      change();
      return;
    }
    const before = places(root);
    change();
    await drawn();
    const glided = glide(root, before);
    const motions = events.flatMap((event) => event.motions).filter((motion) => !glided.has(motion.thing));
    const after = places(root);
    for (const name of struck(events)) {
      const place = before.get(name) ?? after.get(name);
      if (place) burst(layer, place);
    }
    await fly(layer, motions, before, after, draw);
  };
}
