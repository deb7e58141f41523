import type { Page, Request } from 'playwright-core';

/** Without the page's icon: a headless browser does not request it. */
export const recordRequests = (page: Page) => {
  const [begun, ended] = [new Set<Request>(), new Set<Request>()];
  page.on('request', (request) => {
    if (!request.url().endsWith('/icon.svg')) begun.add(request);
  });
  page.on('requestfinished', (request) => ended.add(request));
  page.on('requestfailed', (request) => ended.add(request));
  return {
    /** Parts of the addresses of requests that `quiet` does not wait for: their answers are held back. */
    heldParts: [] as readonly string[],
    all: () => [...begun],
    /** Waits until every request has ended and its answer has caused no other. */
    async quiet() {
      const isAwaited = (request: Request) => !ended.has(request) && !this.heldParts.some((part) => request.url().includes(part));
      for (let frames = 0; frames < QUIET_FRAMES; frames++) {
        if ([...begun].some(isAwaited)) frames = 0;
        await page.evaluate(() => new Promise((globalThis as WithFrames).drawn));
      }
    },
  };
};

/** Frames without a pending request after which a page counts as quiet. */
const QUIET_FRAMES = 10;

type WithFrames = typeof globalThis & { drawn: typeof requestAnimationFrame };

export const sentBytes = async (requests: readonly Request[]): Promise<number> => {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

export const unpackedBytes = (requests: readonly Request[]): Promise<number[]> =>
  Promise.all(requests.map(async (request) => (await (await request.response())!.body()).length));
