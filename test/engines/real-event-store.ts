import { EventStoreServer, serverLabel } from './event-store-server';
import { isReal } from './test-servers';

const { TEST_EVENTSTORE_URL, TEST_EVENTSTORE_COMMAND } = process.env;

/**
 * One log for all of them: that of `TEST_EVENTSTORE_URL`, else one that a command starts. Without either variable, and where
 * `isReal` is false, they are skipped and say so.
 */
export const describeOnRealEventStore = (name: string, specs: (url: () => string) => void) => {
  if (!TEST_EVENTSTORE_URL && !TEST_EVENTSTORE_COMMAND && !isReal)
    return describe.skip(`${name} (skipped: no TEST_EVENTSTORE_URL, no TEST_EVENTSTORE_COMMAND)`, () => specs(() => ''));
  describe(`${name}, on ${TEST_EVENTSTORE_URL ? 'the server of TEST_EVENTSTORE_URL' : serverLabel}`, () => {
    let server: EventStoreServer | undefined;
    let url = TEST_EVENTSTORE_URL;
    beforeAll(async () => {
      if (url) return;
      server = new EventStoreServer();
      url = `esdb://127.0.0.1:${await server.start()}?tls=false`;
    });
    afterAll(() => server?.close());
    specs(() => url!);
  });
};
