import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, TABLET } from './browser';

/** With the overflow. Restores the first window. */
export const findOverflow = async (page: Page, windows = [DESKTOP, TABLET, PHONE]): Promise<string[]> => {
  const first = page.viewportSize()!;
  const found: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    const excess = (await page.evaluate(() => document.scrollingElement!.scrollWidth)) - size.width;
    if (excess !== 0) found.push(`${excess} px beside a window of ${size.width} px`);
  }
  await page.setViewportSize(first);
  return found;
};
