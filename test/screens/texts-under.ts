import type { Locator } from 'playwright-core';

export const textsUnder = (element: Locator, from = 0): Promise<string[]> =>
  element.evaluate(async (top, first) => {
    const holds = (text: ChildNode, x: number, y: number) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
    };
    const textAt = (x: number, y: number) => {
      const below = document.elementsFromPoint(x, y).find((other) => !top.contains(other));
      const text = [...(below?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE && holds(node, x, y));
      return text?.textContent ?? '';
    };
    const found = new Set<string>();
    for (let scrolled = first; scrolled < 3 * innerHeight; scrolled += 60) {
      scrollTo({ top: scrolled, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { left, top: upper, width, height } = top.getBoundingClientRect();
      for (let x = 2; x < width; x += 6) for (let y = 2; y < height; y += 6) found.add(textAt(left + x, upper + y).trim());
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found].filter(Boolean);
  }, from);
