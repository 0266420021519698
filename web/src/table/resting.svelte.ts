/** Tells of a click whether its mouse has not moved since something new was shown: what now lies under it is hardly meant. */
export function restingMouse(shown: () => unknown): (event: MouseEvent) => boolean {
  let rests = true;
  $effect(() => {
    shown();
    rests = true;
  });
  $effect(() => {
    const moved = () => (rests = false);
    window.addEventListener('pointermove', moved);
    return () => window.removeEventListener('pointermove', moved);
  });
  return (event) => rests && event instanceof PointerEvent && event.pointerType === 'mouse';
}

/** Points at what comes under a mouse that moves; what came under one at rest waits until it does. */
export function movingMouse(point: (target: EventTarget | null) => void) {
  let seenAt = '';
  let waits: EventTarget | null = null;
  const hasMoved = ({ clientX, clientY }: PointerEvent) => {
    const before = seenAt;
    seenAt = `${clientX} ${clientY}`;
    return before !== seenAt;
  };
  return {
    over(event: PointerEvent): void {
      const rests = !hasMoved(event) && event.pointerType === 'mouse';
      waits = rests ? event.target : null;
      point(rests ? null : event.target);
    },
    move(event: PointerEvent): void {
      if (!hasMoved(event) || !waits) return;
      point(waits);
      waits = null;
    },
    leave(): void {
      seenAt = '';
      waits = null;
      point(null);
    },
  };
}
