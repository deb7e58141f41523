import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';

/** Reads with every picture the page draws, until what is read is what is expected or nobody would wait any longer. */
export const eventually = async <T>(page: Page, read: () => Promise<T>, expected: T) => {
  const patience = AbortSignal.timeout(60_000);
  let seen = await read();
  while (!isDeepStrictEqual(seen, expected) && !patience.aborted) {
    await nextPicture(page);
    seen = await read();
  }
  expect(seen).toEqual(expected);
};

/** Waits until the page has drawn its next frame. */
export const nextPicture = (page: Page) => page.evaluate(nextFrame);

type Frames = typeof globalThis & { drawn?: typeof requestAnimationFrame };

/** Pictures go on being drawn while a story holds the page's clock. */
export const keepFrames = () => {
  (globalThis as Frames).drawn = requestAnimationFrame.bind(globalThis);
};

const nextFrame = () => new Promise((globalThis as Frames).drawn!);
