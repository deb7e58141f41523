import type { BrowserContext, Page } from 'playwright-core';

/** Has the pages of a browser count the timers that fire. */
export const countTimers = (context: BrowserContext) => context.addInitScript(countEach);

/** Since it was last asked. */
export const timersOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { fired } = globalThis as Counting;
    Object.assign(globalThis, { fired: 0 });
    return fired;
  });

type Counting = typeof globalThis & { fired: number };

const countEach = () => {
  const page = Object.assign(globalThis, { fired: 0 });
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = page[name] as (work: () => void, ...values: unknown[]) => unknown;
    const counting = (work: (...values: unknown[]) => void, ...rest: unknown[]) => {
      const counted = (...values: unknown[]) => {
        page.fired += 1;
        work(...values);
      };
      return set(counted, ...rest);
    };
    Object.assign(page, { [name]: counting });
  }
};
