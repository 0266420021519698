/** Says in `data-more` of what scrolls that there is more below: a scroll bar need not be in sight. */
export function tellsMore(element: HTMLElement): () => void {
  const look = () => element.toggleAttribute('data-more', element.scrollHeight - element.scrollTop - element.clientHeight > 4);
  const size = new ResizeObserver(look);
  size.observe(element);
  const words = new MutationObserver(look);
  words.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', look);
  look();
  return () => {
    size.disconnect();
    words.disconnect();
    element.removeEventListener('scroll', look);
  };
}
