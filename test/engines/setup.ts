import { FerretDb } from './ferretdb';

/** Before stories run on a MongoDB: one FerretDB for all of them, where no other is named. */
export default async () => {
  if (!process.env['ALMANAC_TEST_ENGINES']?.includes('mongodb') || process.env['TEST_MONGODB_URL']) return;
  const server = await FerretDb.open();
  process.env['TEST_MONGODB_URL'] = server.url();
  Object.assign(globalThis, { closeFerretDb: () => server.close() });
};
