import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';

/** Reads on every frame of the page until the value equals `expected`. Fails after a minute. */
export const eventually = async <T>(page: Page, read: () => Promise<T>, expected: T) => {
  const timeout = AbortSignal.timeout(60_000);
  let seen = await read();
  while (!isDeepStrictEqual(seen, expected) && !timeout.aborted) {
    await waitForFrame(page);
    seen = await read();
  }
  expect(seen).toEqual(expected);
};

export const waitForFrame = (page: Page) => page.evaluate(nextFrame);

type WithFrames = typeof globalThis & { drawn?: typeof requestAnimationFrame };

/** Keeps the real `requestAnimationFrame`: frames are drawn while a story stops the page's clock. */
export const keepAnimationFrames = () => {
  (globalThis as WithFrames).drawn = requestAnimationFrame.bind(globalThis);
};

const nextFrame = () => new Promise((globalThis as WithFrames).drawn!);
