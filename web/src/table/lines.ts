/** A line of words as it stands on the screen. */
export interface Line {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So much room a line of words wants around it. */
const AROUND = 2;

/** Where words stand: what is drawn over the table leaves them open. */
export function linesOfWords(root: Element): Line[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.trim()) continue;
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width > AROUND && height > AROUND) found.push({ left: left - AROUND, top: top - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND });
    }
  }
  return found;
}
