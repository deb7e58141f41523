import type { Locator } from 'playwright-core';

/** Where an element is on the page, as soon as it is drawn: a list that is drawn anew has none for a moment. */
export const boxOf = async (element: Locator) => {
  for (;;) {
    await element.waitFor();
    const box = await element.boundingBox();
    if (box) return box;
  }
};
