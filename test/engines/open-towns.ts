import { isReal } from './servers-of';

/** A real server needs hundreds of megabytes: where tests leave more towns open than this, the oldest are closed. */
const MAX_OPEN_TOWNS = 8;

const openTowns = new Set<() => Promise<void>>();
let isInTest = false;

/** Counts a town that a test or a hook before each test opens. Towns that are opened for several tests are not counted. */
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
