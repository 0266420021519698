/** The middle of an element, where a reader sees it: not scrolled away, not behind the edge of what holds it. */
export function middleInSight(element: Element): DOMPoint | null {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  const middle = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible' && !holds(around.getBoundingClientRect(), middle)) return null;
  }
  return holds(new DOMRect(0, 0, innerWidth, innerHeight), middle) ? middle : null;
}

const holds = (box: DOMRect, { x, y }: DOMPoint) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
