import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, TABLET } from './browser';

/** Each of the windows that the page is wider than as it stands, and by how much. Afterwards the page has its first window again. */
export const overflowIn = async (page: Page, windows = [DESKTOP, TABLET, PHONE]): Promise<string[]> => {
  const first = page.viewportSize()!;
  const found: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    const beside = (await page.evaluate(() => document.scrollingElement!.scrollWidth)) - size.width;
    if (beside !== 0) found.push(`${beside} px beside a window of ${size.width} px`);
  }
  await page.setViewportSize(first);
  return found;
};
