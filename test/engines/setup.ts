import { execFileSync } from 'node:child_process';
import { FerretDb } from './ferretdb';

/**
 * Before any story: the reference's description of the calls, unless it is there. Before stories run on a MongoDB: one FerretDB for
 * all of them, where no other is named.
 */
export default async () => {
  execFileSync(process.execPath, ['scripts/reference.mjs'], { stdio: 'inherit' });
  if (!process.env['ALMANAC_TEST_ENGINES']?.includes('mongodb') || process.env['TEST_MONGODB_URL']) return;
  const server = await FerretDb.open();
  process.env['TEST_MONGODB_URL'] = server.url();
  Object.assign(globalThis, { closeFerretDb: () => server.close() });
};
