import { randomUUID } from 'node:crypto';
import { FerretDb, hasFerretDb } from './ferretdb';
import { databaseAt, dropDatabase } from './mongo-database';
import { afterTestFile } from './servers-of';

const GIVEN = process.env['TEST_MONGODB_URL'];

/** Describes what needs a MongoDB: the one that `TEST_MONGODB_URL` names, else FerretDB. Without either it says that it is skipped. */
export const describeOnMongoDb = (name: string, specs: (databaseUrl: () => string) => void) => {
  if (!GIVEN && !hasFerretDb)
    return describe.skip(`${name} (skipped: no TEST_MONGODB_URL, and no FerretDB was built)`, () => specs(() => ''));
  describe(`${name}, on ${GIVEN ? 'the MongoDB of TEST_MONGODB_URL' : 'FerretDB'}`, () => {
    let server: FerretDb | undefined;
    beforeAll(async () => {
      if (!GIVEN) server = await FerretDb.open();
    });
    afterAll(async () => {
      await server?.close();
    });
    specs(() => {
      const url = databaseAt(GIVEN ?? server!.url(), `almanac-${randomUUID().slice(0, 13)}`);
      // The databases of FerretDB are removed with its folder.
      if (GIVEN) afterTestFile(() => dropDatabase(url));
      return url;
    });
  });
};
