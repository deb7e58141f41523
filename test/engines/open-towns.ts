import { isReal } from './test-servers';

/** A real server needs hundreds of megabytes: if tests leave more towns open than this, the oldest are closed. */
const MAX_OPEN_TOWNS = 8;

const openTownClosers = new Set<() => Promise<void>>();
let isInTest = false;

/** Only towns that a test or a `beforeEach` hook opens, not those that several tests share. */
export const limitOpenTowns = (close: () => Promise<void>) => {
  if (isReal && isInTest) openTownClosers.add(close);
};

if (isReal) {
  beforeEach(() => {
    isInTest = true;
  });
  afterEach(async () => {
    isInTest = false;
    for (const close of [...openTownClosers].slice(0, -MAX_OPEN_TOWNS)) {
      openTownClosers.delete(close);
      await close();
    }
  });
}
