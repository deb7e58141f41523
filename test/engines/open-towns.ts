import { isReal } from './servers-of';

/** A real server takes hundreds of megabytes: where tests leave more towns open than this, the oldest of them are closed. */
const MAX_OPEN_TOWNS = 8;

const openTowns = new Set<() => Promise<void>>();
let isInTest = false;

/** Takes note of a town that a test opens, with the hooks before it. Towns that are opened for several tests are left alone. */
export const limitOpenTowns = (close: () => Promise<void>) => {
  if (isReal && isInTest) openTowns.add(close);
};

if (isReal) {
  beforeEach(() => {
    isInTest = true;
  });
  afterEach(async () => {
    isInTest = false;
    for (const close of [...openTowns].slice(0, -MAX_OPEN_TOWNS)) {
      openTowns.delete(close);
      await close();
    }
  });
}
