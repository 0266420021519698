/** What is looked at more closely: the thing under the pointer, the finger or the focus, what it is part of, and where it is. */
export const closer = $state<{ things: readonly string[]; box: DOMRect | null; pinned: boolean }>({ things: [], box: null, pinned: false });

/** One thing in plain words: what it is, what it does, where it stands now, which rule says so. */
export interface Look {
  /** What it looks like, as something that travels; empty if it says no more than the board. */
  thing: string;
  title: string;
  /** Where it stands, how it is. */
  note: string;
  text: string;
  rule: string | null;
}

/** Opens and closes the card about what is under the pointer, or else has the focus. */
export const KEY = 'i';

/** Where a mouse was seen last, on whatever page: things that come to lie under a mouse at rest are not looked at. */
let seenAt = '';

function hasMoved({ clientX, clientY }: PointerEvent): boolean {
  const [before, now] = [seenAt, `${clientX} ${clientY}`];
  seenAt = now;
  return before !== '' && before !== now;
}

const HOVER = 500;
const PRESS = 480;

export function lookAway(): void {
  closer.things = [];
  closer.pinned = false;
}

/** What an element stands for, a thing of the board or a name in a sentence, and then what it lies in. */
function thingsOf(element: HTMLElement): string[] {
  const own = element.dataset['closer'] ?? element.dataset['thing'] ?? '';
  const around = elementAt(element.parentElement);
  return [own, ...(around ? thingsOf(around) : [])];
}

function elementAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-closer], [data-thing]') : null;
}

/** The card itself is read, and its rule opened, without going away. */
function isOnTheCard(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[popover]') !== null;
}

function show(element: HTMLElement, pinned: boolean): void {
  closer.things = thingsOf(element);
  closer.box = element.getBoundingClientRect();
  closer.pinned = pinned;
}

/** Lets everything inside be looked at more closely: by a pointer that stays, a long press, or the key. */
export function looksCloser(node: HTMLElement): () => void {
  let timer = 0;
  let under: HTMLElement | null = null;
  /** What came under the mouse, and is looked at as soon as that moves. */
  let waits: HTMLElement | null = null;
  const later = (element: HTMLElement | null, delay: number, pinned: boolean) => {
    clearTimeout(timer);
    if (element) timer = window.setTimeout(() => show(element, pinned), delay);
  };
  const stop = () => {
    clearTimeout(timer);
    if (!closer.pinned) lookAway();
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || isOnTheCard(event)) return;
    under = waits = elementAt(event.target);
    stop();
    move(event);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !hasMoved(event) || !waits || closer.pinned) return;
    later(waits, HOVER, false);
    waits = null;
  };
  const leave = () => {
    under = waits = null;
    stop();
  };
  // Whoever goes on by keyboard means what the keyboard has reached, wherever the pointer was left.
  const reached = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) under = null;
  };
  const down = (event: PointerEvent) => {
    if (isOnTheCard(event)) return;
    clearTimeout(timer);
    lookAway();
    waits = null;
    if (event.pointerType !== 'mouse') later(elementAt(event.target), PRESS, true);
  };
  // A long press looks and does nothing else.
  const click = (event: MouseEvent) => {
    clearTimeout(timer);
    if (!closer.pinned || isOnTheCard(event)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => {
    if (closer.pinned) event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    const writing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (event.key !== KEY || writing || event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = under ?? elementAt(document.activeElement);
    if (meant && !(closer.pinned && closer.things[0] === thingsOf(meant)[0])) show(meant, true);
    else lookAway();
  };
  const listeners: [EventTarget, string, EventListener, boolean][] = [
    [node, 'pointerover', over as EventListener, false],
    [node, 'pointermove', move as EventListener, false],
    [node, 'pointerleave', leave, false],
    [node, 'focusin', reached as EventListener, false],
    [node, 'pointerdown', down as EventListener, false],
    [node, 'pointerup', stop, false],
    [node, 'pointercancel', stop, false],
    [node, 'click', click as EventListener, true],
    [node, 'contextmenu', menu, false],
    [document, 'keydown', key as EventListener, false],
  ];
  for (const [on, name, listener, capture] of listeners) on.addEventListener(name, listener, capture);
  return () => {
    clearTimeout(timer);
    lookAway();
    for (const [on, name, listener, capture] of listeners) on.removeEventListener(name, listener, capture);
  };
}
