import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, unlessStamped } from './prepare.mjs';

const SOURCE = 'test/engines/ferretdb';

/** Without Go the tests that need it are skipped. */
export const buildFerretDb = () => {
  try {
    unlessStamped('.cache/ferretdb/.built', [SOURCE], goBuild);
  } catch (error) {
    console.error(`Tests that need a MongoDB are skipped: ${error.message}`);
  }
};

const goBuild = () => {
  console.error('Building FerretDB …');
  const { error, status, stderr } = spawnSync('go', ['build', '-o', join(ROOT, '.cache/ferretdb/ferretdb'), '.'], {
    cwd: join(ROOT, SOURCE),
    env: { ...process.env, CGO_ENABLED: '0' },
    encoding: 'utf8',
  });
  if (error) throw new Error(`Go is not installed, so FerretDB cannot be built (${error.code}).`);
  if (status !== 0) throw new Error(`FerretDB could not be built.\n${stderr}`);
};

if (process.argv[1] === import.meta.filename) buildFerretDb();
