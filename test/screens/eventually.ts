import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';

/** On every frame of the page. Fails after a minute. */
export const eventually = async <T>(page: Page, read: () => Promise<T>, expected: T) => {
  const timeout = AbortSignal.timeout(60_000);
  let value = await read();
  while (!isDeepStrictEqual(value, expected) && !timeout.aborted) {
    await waitForFrame(page);
    value = await read();
  }
  expect(value).toEqual(expected);
};

export const waitForFrame = (page: Page) => page.evaluate(nextFrame);

type WithFrames = typeof globalThis & { drawn?: typeof requestAnimationFrame };

/** Frames are drawn while a story stops the page's clock. */
export const keepAnimationFrames = () => {
  (globalThis as WithFrames).drawn = requestAnimationFrame.bind(globalThis);
};

const nextFrame = () => new Promise((globalThis as WithFrames).drawn!);
