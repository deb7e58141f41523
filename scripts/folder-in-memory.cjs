const { statfsSync } = require('node:fs');

const FOLDER = '/dev/shm';
const MIN_FREE_BYTES = 2 ** 31;

/** With room for the towns of a test run, if there is one: on a disk, each commit of a town waits. */
exports.folderInMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize >= MIN_FREE_BYTES ? FOLDER : undefined;
  } catch {
    return undefined;
  }
};
