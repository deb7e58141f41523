/** @engines own */

import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { eventSlugOf, type TownEvent } from '#libs/contracts';
import { hashedKey, preferences, SaveEvent } from '#libs/domain';
import { Checkpoints, EventStore, StoreUnavailable, Streams } from '#libs/event-sourcing';
import { TownSeeder } from '../apps/api/src/seed/town-seeder';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { captureOutput } from './capture-output';
import { describeOnMongoDb } from './engines/mongodb';
import { TcpProxy } from './engines/tcp-proxy';
import { openEventStore } from './engines/test-servers';
import { startProgram, waitForExit } from './fixtures/start-program';
import { commandMetadata } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';

const UNAVAILABLE_RESPONSE = {
  statusCode: 503,
  error: 'Service Unavailable',
  message: 'The calendar cannot be reached right now. Try again in a moment.',
};

/** Returns it with the database's address through it. */
const openProxyTo = (databaseUrl: string) => {
  const address = new URL(databaseUrl);
  const port = Number(address.port || 27017);
  const door = new TcpProxy(async () => port);
  address.host = `127.0.0.1:${door.port}`;
  address.searchParams.set('directConnection', 'true');
  return { door, url: String(address) };
};

const eventStoreUrlOf = (door: TcpProxy) => `esdb://127.0.0.1:${door.port}?tls=false`;

const openTownWithFacts = async (servers: Parameters<typeof openAlmanac>[0]) => {
  const almanac = await openAlmanac(servers);
  await registerOrganization(almanac, 'Moorestown Library');
  await publish(almanac, 'Story time');
  await almanac.waitUntilSettled();
  return almanac;
};

const waitUntilReady = async ({ http }: Almanac) => {
  while ((await http.get('/api/ready')).status !== 200) await setImmediate();
};

const saveEvent = ({ app }: Almanac, about = commandMetadata()) =>
  app.get(Streams).handle(preferences, new SaveEvent({ key: hashedKey('Ada'), eventId: 1 }, about));

describe('A town whose EventStoreDB goes away for a while', () => {
  let door: TcpProxy;
  let almanac: Almanac;
  beforeEach(async () => {
    door = openEventStore({ seed: 1 });
    almanac = await openTownWithFacts({ EVENTSTORE_URL: eventStoreUrlOf(door) });
  });

  it('is read as before, says who is missing, records nothing meanwhile, and goes on by itself', async () => {
    const anna = almanac.resident('Anna');
    const before = [await almanac.read('/api/events'), await anna.sidebar()];
    const printed = await captureOutput(async () => {
      door.shut();
      for (let times = 0; times < 3; times++) {
        const refused = await anna.follow('Moorestown Library').expect(503);
        expect(refused.body).toEqual(UNAVAILABLE_RESPONSE);
        expect(refused.headers['retry-after']).toBe('5');
      }
      expect([await almanac.read('/api/events'), await anna.sidebar()]).toEqual(before);
      expect((await almanac.http.get('/api/ready').expect(503)).body.message).toBe('EventStoreDB does not answer.');
      await almanac.http.get('/api/health').expect(200);
    });
    expect(printed.match(/does not answer/g)).toHaveLength(1);
    expect(printed).not.toContain('ERROR');

    door.open();
    await waitUntilReady(almanac);
    expect((await anna.preferences()).followedOrganizations).toEqual([]);
    const { body } = await anna.follow('Moorestown Library').expect(200);
    expect(body.followedOrganizations).toEqual(['Moorestown Library']);
  });

  it('has recorded a command once whose answer was lost, when it is repeated under its id', async () => {
    const store = almanac.app.get(EventStore);
    const append = store.append.bind(store);
    jest.spyOn(store, 'append').mockImplementationOnce(async (...facts) => {
      await append(...facts);
      throw new StoreUnavailable('EventStoreDB', new Error('The answer was lost'));
    });
    const about = commandMetadata();
    await expect(saveEvent(almanac, about)).rejects.toThrow(StoreUnavailable);
    const facts = await saveEvent(almanac, about);
    expect(await store.read(`preferences-${hashedKey('Ada')}`)).toMatchObject(facts);
    expect(facts).toHaveLength(1);
  });
});

describeOnMongoDb('A town whose MongoDB goes away for a while', (databaseUrl) => {
  it('tells what it keeps, says who is missing, and goes on by itself', async () => {
    const { door, url } = openProxyTo(databaseUrl());
    const almanac = await openTownWithFacts({ MONGODB_URL: url });
    const anna = almanac.resident('Anna');
    const before = await almanac.read<TownEvent[]>('/api/events');
    const [event] = before;
    await anna.follow('Moorestown Library').expect(200);

    const printed = await captureOutput(async () => {
      door.shut();
      for (const call of [() => almanac.http.get(`/api/preferences/${anna.key}`), () => anna.follow()]) {
        const refused = await call().expect(503);
        expect(refused.body).toEqual(UNAVAILABLE_RESPONSE);
        expect(refused.headers['retry-after']).toBe('5');
      }
      expect(await almanac.read('/api/events')).toEqual(before);
      for (const address of [event!.id, eventSlugOf(event!)]) expect(await almanac.read(`/api/events/${address}`)).toEqual(event);
      await almanac.http.get(`/event/${event!.id}`).expect(200).expect('content-type', /html/);
      await almanac.http.get('/event/1').expect(503).expect('content-type', /html/);
      await almanac.http.get('/').expect(200).expect('content-type', /html/);
      expect((await almanac.http.get('/api/ready').expect(503)).body.message).toBe('MongoDB does not answer.');
    });
    expect(printed.match(/does not answer/g)).toHaveLength(1);
    expect(printed).not.toContain('ERROR');

    door.open();
    await waitUntilReady(almanac);
    expect((await anna.preferences()).followedOrganizations).toEqual(['Moorestown Library']);
    expect((await anna.follow().expect(200)).body.followedOrganizations).toEqual([]);
    await almanac.close();
    door.shut();
  });
});

describeOnMongoDb('A town on two servers', (databaseUrl) => {
  let log: TcpProxy;
  let documents: TcpProxy;
  let almanac: Almanac;
  beforeEach(async () => {
    log = openEventStore({ seed: 1 });
    const { door, url } = openProxyTo(databaseUrl());
    documents = door;
    almanac = await openTownWithFacts({ EVENTSTORE_URL: eventStoreUrlOf(log), MONGODB_URL: url });
  });
  afterEach(async () => {
    await almanac.close();
    documents.shut();
  });

  it('is read as before without the log, and says once who is missing', async () => {
    const anna = almanac.resident('Anna');
    await anna.follow('Moorestown Library').expect(200);
    await almanac.waitUntilSettled();
    const before = await anna.preferences();
    const printed = await captureOutput(async () => {
      log.shut();
      expect((await anna.follow().expect(503)).headers['retry-after']).toBe('5');
      const followedUp = jest.spyOn(almanac.app.get(Checkpoints), 'get');
      while (followedUp.mock.calls.length < 5) expect(await anna.preferences()).toEqual(before);
    });
    expect(printed.match(/.* does not answer/g)).toEqual([expect.stringContaining(`EventStoreDB at 127.0.0.1:${log.port}`)]);
  });

  it('names both when both are missing', async () => {
    log.shut();
    documents.shut();
    const { body } = await almanac.http.get('/api/ready').expect(503);
    expect(body.message).toBe('EventStoreDB does not answer. MongoDB does not answer.');
  });
});

describe('A town that is started before its EventStoreDB is there', () => {
  it('is alive, not ready, and is seeded and served once it has come', async () => {
    const door = openEventStore({ seed: 1, notReady: 2 });
    door.shut();
    const seeding = jest.spyOn(TownSeeder.prototype, 'seed').mockResolvedValue(0);
    let almanac!: Almanac;
    const printed = await captureOutput(async () => {
      almanac = await openAlmanac({ EVENTSTORE_URL: eventStoreUrlOf(door), ALMANAC_SEED: 'sample' });
    });
    expect(printed).toContain(`EventStoreDB at 127.0.0.1:${door.port} does not answer: waiting for it.`);
    await almanac.http.get('/api/health').expect(200);
    expect((await almanac.http.get('/api/ready').expect(503)).body.message).toBe('EventStoreDB does not answer.');
    expect((await almanac.http.get('/api/events').expect(503)).headers['retry-after']).toMatch(/^\d$/);

    door.open();
    await waitUntilReady(almanac);
    while (seeding.mock.calls.length === 0) await setImmediate();
    await registerOrganization(almanac, 'Moorestown Library');
    expect(await almanac.read('/api/organizations')).toHaveLength(1);
  });

  it('ends at once when it is told to, and nobody has read its password', async () => {
    const nowhere = 'ann:sesame@127.0.0.1:1';
    const town = startProgram('apps/api/src/main.ts', [], {
      ALMANAC_DATA_DIR: createDataDirectory(),
      PORT: '0',
      EVENTSTORE_URL: `esdb://${nowhere}?tls=false`,
      MONGODB_URL: `mongodb://${nowhere}/almanac`,
    });
    const ended = waitForExit(town);
    await new Promise<void>((resolve) => {
      createInterface(town.stdout!).on('line', (line) => line.includes('waiting for it') && resolve());
    });
    town.kill('SIGTERM');
    const { code, printed } = await ended;
    expect(code).toBe(0);
    expect(printed).not.toContain('sesame');
  });
});
