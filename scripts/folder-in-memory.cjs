const { statfsSync } = require('node:fs');

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 31;

/** A folder in memory with room for the towns of a test run, where there is one: on a disk, each commit of a town waits for it. */
exports.folderInMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
};
