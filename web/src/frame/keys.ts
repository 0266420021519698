/** Whether keys were used last, rather than a pointer: on whatever screen, for one leads to the next. */
let keys = false;

addEventListener('keydown', () => (keys = true), true);
addEventListener('pointerdown', () => (keys = false), true);

export const byKeys = (): boolean => keys;
