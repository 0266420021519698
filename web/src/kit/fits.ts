/** The smallest that letters may become on a card, as a part of their size. */
const LEAST = 0.7;
const STEP = 0.04;

/**
 * Makes the letters of an element smaller until all its words are in sight; its style multiplies its size by `--fit`. Where even the
 * smallest are too large, it is `data-tight`, and the style may leave something out. `words` is what stands in it: other words are
 * measured anew. What is left then may become as small as `leastLeft`; without it the style says how small it is.
 */
export function fits(words: unknown, least = LEAST, leastLeft?: number): (element: HTMLElement) => () => void {
  return (element) => {
    void words;
    const anew = () => fit(element, least, leastLeft);
    anew();
    const watch = new ResizeObserver(anew);
    watch.observe(element);
    void document.fonts.ready.then(anew);
    return () => watch.disconnect();
  };
}

function fit(element: HTMLElement, least: number, leastLeft?: number): void {
  delete element.dataset['tight'];
  if (shrinks(element, least)) return;
  element.dataset['tight'] = '';
  if (leastLeft !== undefined) shrinks(element, leastLeft);
}

function shrinks(element: HTMLElement, least: number): boolean {
  for (let size = 1; size >= least; size -= STEP) {
    element.style.setProperty('--fit', size.toFixed(2));
    if (isWhole(element)) return true;
  }
  return false;
}

const isWhole = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) => scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
