import { EventStoreServer, startedServer } from './event-store-server';
import { isReal } from './servers-of';

const { TEST_EVENTSTORE_URL, TEST_EVENTSTORE_COMMAND } = process.env;

/**
 * Describes what is asked of an EventStoreDB with one log for all tests: the one that `TEST_EVENTSTORE_URL` names, else one that
 * a command starts. Without either, and not in a real run, it says that it is skipped.
 */
export const describeOnRealEventStore = (name: string, specs: (url: () => string) => void) => {
  if (!TEST_EVENTSTORE_URL && !TEST_EVENTSTORE_COMMAND && !isReal)
    return describe.skip(`${name} (skipped: no TEST_EVENTSTORE_URL, no TEST_EVENTSTORE_COMMAND)`, () => specs(() => ''));
  describe(`${name}, on ${TEST_EVENTSTORE_URL ? 'the server of TEST_EVENTSTORE_URL' : startedServer}`, () => {
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
