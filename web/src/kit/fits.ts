/** Letters are not made smaller than this many pixels. */
const LEAST = 8;
const STEP = 0.5;

/** Makes a text smaller until it has room where it stands: `<span {@attach fits(text)}>`. Its room must not grow with it. */
export function fits(text: string) {
  return (element: HTMLElement) => {
    const fit = () => {
      void text;
      element.style.fontSize = '';
      let size = parseFloat(getComputedStyle(element).fontSize);
      while (size > LEAST && element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 1) {
        size -= STEP;
        element.style.fontSize = `${size}px`;
      }
    };
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  };
}
