import type { Page, Request } from 'playwright-core';

/** What a page asks for from now on. */
export const requestsOf = (page: Page) => {
  const [begun, ended] = [new Set<Request>(), new Set<Request>()];
  page.on('request', (request) => begun.add(request));
  page.on('requestfinished', (request) => ended.add(request));
  page.on('requestfailed', (request) => ended.add(request));
  return {
    /** Parts of addresses whose answers are held back: nobody waits for them. */
    held: [] as readonly string[],
    all: () => [...begun],
    /** Until everything that was asked for is there, and nothing more is asked for because of it. */
    async quiet() {
      const isAwaited = (request: Request) => !ended.has(request) && !this.held.some((part) => request.url().includes(part));
      for (let pictures = 0; pictures < QUIET; pictures++) {
        if ([...begun].some(isAwaited)) pictures = 0;
        await page.evaluate(() => new Promise((globalThis as Frames).drawn));
      }
    },
  };
};

/** Pictures that are drawn without anything under way. */
const QUIET = 10;

type Frames = typeof globalThis & { drawn: typeof requestAnimationFrame };

/** As sent, in bytes. */
export const sentBytes = async (requests: readonly Request[]): Promise<number> => {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

/** As they are parsed, in bytes, each. */
export const unpackedBytes = (requests: readonly Request[]): Promise<number[]> =>
  Promise.all(requests.map(async (request) => (await (await request.response())!.body()).length));
