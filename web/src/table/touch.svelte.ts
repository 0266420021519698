import type { Attachment } from 'svelte/attachments';
import type { Reach } from './narrow';

/** What a board may ask about the things it draws. */
export interface Touch {
  reach(thing: string): Reach;
  picks(thing: string): number;
  touch(thing: string): void;
}

/** For boards that are only looked at: a replay. */
export const LOOK_ONLY: Touch = { reach: () => 'no', picks: () => 0, touch: () => undefined };

/**
 * Names an element: motions find it, and a click on it narrows the moves or asks why not. What a click would do stands in
 * `data-reach`, for the board's style.
 */
export function thing(touch: Touch, name: string): Attachment<HTMLElement> {
  return (element) => {
    element.dataset['thing'] = name;
    const click = () => touch.touch(name);
    element.addEventListener('click', click);
    $effect(() => {
      const reach = touch.reach(name);
      element.dataset['reach'] = reach;
      if (!(element instanceof HTMLButtonElement)) return;
      element.setAttribute('aria-disabled', String(reach === 'no'));
      element.setAttribute('aria-pressed', String(reach === 'picked'));
    });
    return () => element.removeEventListener('click', click);
  };
}
