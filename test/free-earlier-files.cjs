const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

const MAX_HEAP_BYTES = 256 * 2 ** 20;

/**
 * Ordinary collections leave most of what earlier files loaded, so each has more to mark from file to file. One of last resort
 * frees it, except for what the file just before may still hold.
 */
exports.freeEarlierFiles = () => {
  if (process.memoryUsage().heapUsed > MAX_HEAP_BYTES) collectGarbage({ flavor: 'last-resort' });
};

/** The contexts of tests are created without the function. */
const exposeCollection = () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
};

const collectGarbage = exposeCollection();
