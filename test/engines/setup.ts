import { execFileSync } from 'node:child_process';
import { FerretDb } from './ferretdb';

/**
 * Describes the calls for the reference, unless no type changed. Before stories run on a MongoDB: one FerretDB for all of them, where
 * no other is named.
 */
export default async () => {
  execFileSync(process.execPath, ['scripts/reference.mjs'], { stdio: 'inherit' });
  if (!process.env['ALMANAC_TEST_ENGINES']?.includes('mongodb') || process.env['TEST_MONGODB_URL']) return;
  const server = await FerretDb.open();
  process.env['TEST_MONGODB_URL'] = server.url();
  Object.assign(globalThis, { closeFerretDb: () => server.close() });
};
