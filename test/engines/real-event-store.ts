import { EventStoreServer, serverLabel } from './event-store-server';
import { isReal } from './servers-of';

const { TEST_EVENTSTORE_URL, TEST_EVENTSTORE_COMMAND } = process.env;

/**
 * Describes what needs an EventStoreDB that is no double, with one log for all tests: that of `TEST_EVENTSTORE_URL`, else one that a
 * command starts. Outside a real run and without either variable, it is skipped and says so.
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
