const LASTS = 650;

/** A ring that breaks out of a place: there somebody was hit. */
export function burst(layer: HTMLElement, place: DOMRect): void {
  const ring = document.createElement('div');
  ring.className = 'burst';
  const size = Math.max(36, Math.min(110, Math.max(place.width, place.height) * 1.3));
  const origin = layer.getBoundingClientRect();
  Object.assign(ring.style, {
    width: `${size}px`,
    height: `${size}px`,
    left: `${place.left + place.width / 2 - size / 2 - origin.left}px`,
    top: `${place.top + place.height / 2 - size / 2 - origin.top}px`,
  });
  layer.append(ring);
  const run = ring.animate(
    [
      { transform: 'scale(.3)', opacity: 0 },
      { opacity: 1, offset: 0.25 },
      { transform: 'scale(1.5)', opacity: 0 },
    ],
    { duration: LASTS, easing: 'ease-out', fill: 'both' },
  );
  void run.finished.then(
    () => ring.remove(),
    () => ring.remove(),
  );
}
