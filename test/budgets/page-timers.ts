import type { BrowserContext, Page } from 'playwright-core';

export const countTimers = (context: BrowserContext) => context.addInitScript(countEachTimer);

/** Since the last call. */
export const takeTimerCount = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { fired } = globalThis as WithTimerCount;
    Object.assign(globalThis, { fired: 0 });
    return fired;
  });

type WithTimerCount = typeof globalThis & { fired: number };

const countEachTimer = () => {
  const page = Object.assign(globalThis, { fired: 0 });
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = page[name] as (work: () => void, ...values: unknown[]) => unknown;
    const replacement = (work: (...values: unknown[]) => void, ...rest: unknown[]) => {
      const countedWork = (...values: unknown[]) => {
        page.fired += 1;
        work(...values);
      };
      return set(countedWork, ...rest);
    };
    Object.assign(page, { [name]: replacement });
  }
};
