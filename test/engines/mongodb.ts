import { randomUUID } from 'node:crypto';
import { FerretDb, hasFerretDb } from './ferretdb';
import { databaseAt, dropDatabase } from './mongo-database';
import { afterTestFile } from './test-servers';

const GIVEN_URL = process.env['TEST_MONGODB_URL'];

/** The MongoDB of `TEST_MONGODB_URL`, else FerretDB. Without either, tests are skipped and their names say so. */
export const describeOnMongoDb = (name: string, specs: (databaseUrl: () => string) => void) => {
  if (!GIVEN_URL && !hasFerretDb)
    return describe.skip(`${name} (skipped: no TEST_MONGODB_URL, and no FerretDB was built)`, () => specs(() => ''));
  describe(`${name}, on ${GIVEN_URL ? 'the MongoDB of TEST_MONGODB_URL' : 'FerretDB'}`, () => {
    let server: FerretDb | undefined;
    beforeAll(async () => {
      if (!GIVEN_URL) server = await FerretDb.open();
    });
    afterAll(async () => {
      await server?.close();
    });
    specs(() => {
      const url = databaseAt(GIVEN_URL ?? server!.url(), `almanac-${randomUUID().slice(0, 13)}`);
      // The databases of FerretDB are removed with its folder.
      if (GIVEN_URL) afterTestFile(() => dropDatabase(url));
      return url;
    });
  });
};
