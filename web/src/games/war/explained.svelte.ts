/** What is being explained: the thing under the pointer, the finger or the focus, and where it is. */
export const explained = $state<{ thing: string; box: DOMRect | null; pinned: boolean }>({ thing: '', box: null, pinned: false });

const HOVER = 420;
const PRESS = 480;

export function explainNothing(): void {
  explained.thing = '';
  explained.pinned = false;
}

/** Lets everything inside explain itself: on hover, on keyboard focus, on a long press. */
export function explains(node: HTMLElement): () => void {
  let timer = 0;
  const thingAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null);
  const show = (element: HTMLElement, pinned: boolean) => {
    explained.thing = element.dataset['thing'] ?? '';
    explained.box = element.getBoundingClientRect();
    explained.pinned = pinned;
  };
  const later = (element: HTMLElement | null, delay: number, pinned: boolean) => {
    clearTimeout(timer);
    if (element) timer = window.setTimeout(() => show(element, pinned), delay);
  };
  const stop = () => {
    clearTimeout(timer);
    if (!explained.pinned) explainNothing();
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    stop();
    later(thingAt(event.target), HOVER, false);
  };
  const down = (event: PointerEvent) => {
    clearTimeout(timer);
    explainNothing();
    if (event.pointerType !== 'mouse') later(thingAt(event.target), PRESS, true);
  };
  const focus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) later(thingAt(event.target), HOVER, false);
  };
  // A long press explains and does nothing else.
  const click = (event: MouseEvent) => {
    clearTimeout(timer);
    if (!explained.pinned) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => event.preventDefault();
  const listeners: [string, EventListener, boolean][] = [
    ['pointerover', over as EventListener, false],
    ['pointerleave', stop, false],
    ['pointerdown', down as EventListener, false],
    ['pointercancel', stop, false],
    ['focusin', focus as EventListener, false],
    ['focusout', stop, false],
    ['click', click as EventListener, true],
    ['contextmenu', menu, false],
  ];
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture);
  return () => {
    clearTimeout(timer);
    for (const [name, listener, capture] of listeners) node.removeEventListener(name, listener, capture);
  };
}
