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
