const PARTS = ':is(.seats, .board, .sheet)';

/** Where a thing of the table is drawn now; rather where it can be seen. */
export function placeOf(thing: string): DOMRect | null {
  const drawn = [...document.querySelectorAll(`${PARTS} [data-thing="${CSS.escape(thing)}"]`)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return drawn.find(isInSight) ?? drawn[0] ?? null;
}

export function isInSight({ left, right, top, bottom }: DOMRect): boolean {
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
}

/** The name of the thing that an element is, or is part of. */
export function thingOf(element: Element | null): string | null {
  const found = element?.closest<HTMLElement>('[data-thing]');
  return found?.closest(PARTS) ? (found.dataset['thing'] ?? null) : null;
}
