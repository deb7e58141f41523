import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { GeocodeResponse, Place, Town, TownEvent } from '#libs/contracts';
import { Checkpoints, EventStore } from '#libs/event-sourcing';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { readLog } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';

const POLL_INTERVAL_MS = 10;
const FOREIGN_HOST = '127.0.0.2';
const MILL = '12 River Road, Moorestown, NJ 08057';
const GEOCODER_RESULT = { lat: '39.97', lon: '-74.95', display_name: '12, River Road, Moorestown' };

const readPlaces = (almanac: Almanac) => almanac.read<Place[]>('/api/places');
const geocode = (almanac: Almanac, address: unknown) => almanac.http.post('/api/geocode').send({ address });

describe('Somebody who opens the map of the sample town', () => {
  let almanac: Almanac;

  beforeAll(async () => {
    almanac = await openAlmanac({ ALMANAC_SEED: 'sample', MAP_STYLE_URL: 'https://tiles.example/style.json' });
  });

  it('learns where every address of its events is, and nobody else is asked', async () => {
    const addresses = (await almanac.read<TownEvent[]>('/api/events')).flatMap(({ address }) => address ?? []);
    const places = await readPlaces(almanac);
    expect(places.map(({ address }) => address).toSorted()).toEqual([...new Set(addresses)].toSorted());
    expect(places).toContainEqual({
      address: '111 West Second Street, Moorestown, NJ 08057',
      latitude: 39.9683,
      longitude: -74.9511,
    });
  });

  it('has the list of events no larger for it', async () => {
    for (const event of await almanac.read<TownEvent[]>('/api/events')) expect(event).not.toHaveProperty('coordinates');
  });

  it('gets it once: what has not changed is not sent again', async () => {
    const { headers } = await almanac.http.get('/api/places').expect(200);
    await almanac.http.get('/api/places').set('if-none-match', headers['etag']!).expect(304);
  });

  it('asks where one address is', async () => {
    const { body } = await geocode(almanac, '111 west second street,  Moorestown, NJ 08057').expect(200);
    expect(body).toEqual({
      lat: 39.9683,
      lng: -74.9511,
      formatted_address: '111 West Second Street, Moorestown, NJ 08057',
    } satisfies GeocodeResponse);
    await geocode(almanac, '1 Nowhere Lane').expect(404);
  });

  it.each([undefined, '', 7, { text: MILL }, 'x'.repeat(1_001)])('is told what is wrong with asking for %j', async (address) => {
    expect((await geocode(almanac, address).expect(400)).body.message).toMatch(/^address /);
  });

  it('learns where the streets come from, which is the only other place that the page may ask', async () => {
    expect((await almanac.read<Town>('/api/town')).mapStyle).toBe('https://tiles.example/style.json');
    const { headers } = await almanac.http.get('/map').expect(200);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://tiles.example;");
  });

  it('asks nobody for streets in a town that wants none', async () => {
    const plain = await openAlmanac({ MAP_STYLE_URL: 'none' });
    expect((await plain.read<Town>('/api/town')).mapStyle).toBe('');
    const { headers } = await plain.http.get('/map').expect(200);
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

describe('An event at an address of which its publisher says no more', () => {
  const servers: Server[] = [];
  const towns: Almanac[] = [];
  let origin: string;
  let queries: (string | null)[] = [];
  let answer: RequestListener;

  beforeAll(async () => {
    const server = createServer((request, response) => {
      queries.push(new URL(request.url!, 'http://geocoder').searchParams.get('q'));
      answer(request, response);
    });
    await new Promise<void>((listening) => void servers.push(server.listen(0, FOREIGN_HOST, listening)));
    origin = `http://${FOREIGN_HOST}:${(server.address() as AddressInfo).port}`;
  });

  beforeEach(() => {
    queries = [];
    answer = (_, response) => response.end(JSON.stringify([GEOCODER_RESULT]));
  });

  afterEach(async () => {
    for (const town of towns.splice(0)) await town.close();
  });

  afterAll(() => {
    for (const server of servers) server.close().closeAllConnections();
  });

  const aTown = async (ALMANAC_DATA_DIR = createDataDirectory()) => {
    const almanac = await openAlmanac({
      ALMANAC_DATA_DIR,
      GEOCODER: `${origin}/search`,
      ALMANAC_PRIVATE_ADDRESSES: FOREIGN_HOST,
    });
    towns.push(almanac);
    await registerOrganization(almanac, 'Moorestown Library');
    return almanac;
  };

  it('is found by a geocoder that is asked once, whoever else takes place there and however often the town starts', async () => {
    const almanac = await aTown();
    await publish(almanac, 'Open mill', { address: MILL });
    await publish(almanac, 'Mill dance', { address: MILL.toUpperCase() });
    await almanac.waitUntilSettled();
    const [latitude, longitude] = [39.97, -74.95];
    expect(await readPlaces(almanac)).toEqual([
      { address: MILL, latitude, longitude },
      { address: MILL.toUpperCase(), latitude, longitude },
    ]);
    const { body } = await geocode(almanac, MILL).expect(200);
    expect(body).toEqual({ lat: latitude, lng: longitude, formatted_address: '12, River Road, Moorestown' });
    await almanac.close();

    const restarted = await aTown(almanac.dataDirectory);
    await publish(restarted, 'Flour day', { address: MILL });
    await restarted.waitUntilSettled();
    expect(await readPlaces(restarted)).toHaveLength(2);
    expect(queries).toEqual([MILL]);
  });

  it('is looked for in this town when it names none, and again when it moves', async () => {
    const almanac = await aTown();
    await publish(almanac, 'Open mill', { address: '12 River Road' });
    await almanac.waitUntilSettled();
    await publish(almanac, 'Open mill', { address: '14 River Road' });
    await almanac.waitUntilSettled();
    expect(queries).toEqual(['12 River Road, Moorestown, New Jersey', '14 River Road, Moorestown, New Jersey']);
  });

  it('is on record as having been found, because it was published', async () => {
    const almanac = await aTown();
    await publish(almanac, 'Open mill', { address: MILL });
    await almanac.waitUntilSettled();
    const log = await readLog(almanac.app.get(EventStore));
    const facts = log.filter(({ metadata }) => metadata.actor === 'locate-addresses');
    expect(facts.map(({ type }) => type)).toEqual(['AddressNoted', 'AddressLocated']);
    const { correlationId } = log.find(({ type }) => type === 'EventPublished')!.metadata;
    expect(facts.map(({ metadata }) => metadata.correlationId)).toEqual([correlationId, correlationId]);
  });

  it('stays nowhere when there is no such address, and nobody is asked again', async () => {
    answer = (_, response) => response.end('[]');
    const almanac = await aTown();
    await publish(almanac, 'Open mill', { address: MILL });
    await almanac.waitUntilSettled();
    await publish(almanac, 'Mill dance', { address: MILL });
    await almanac.waitUntilSettled();
    expect(await readPlaces(almanac)).toEqual([]);
    await geocode(almanac, MILL).expect(404);
    expect(queries).toEqual([MILL]);
  });

  it.each<[string, RequestListener]>([
    ['is down', (_, response) => response.writeHead(503).end()],
    ['hangs up', (request) => request.socket.destroy()],
    ['answers nonsense', (_, response) => response.end(JSON.stringify([{ ...GEOCODER_RESULT, lat: '4000' }]))],
  ])('is shown without its place while the geocoder %s, and found when it is back', async (_, failing) => {
    answer = failing;
    const almanac = await aTown();
    await publish(almanac, 'Open mill', { address: MILL });
    await putAside(almanac);
    expect((await almanac.read<TownEvent[]>('/api/events')).map(({ name }) => name)).toEqual(['Open mill']);
    expect(await readPlaces(almanac)).toEqual([]);

    answer = (_request, response) => response.end(JSON.stringify([GEOCODER_RESULT]));
    await openCommandLine(almanac.dataDirectory)('reactors', 'retry');
    while ((await almanac.app.get(Checkpoints).parked()).length > 0) await setTimeout(POLL_INTERVAL_MS);
    await almanac.waitUntilSettled();
    expect(await readPlaces(almanac)).toHaveLength(1);
  });

  it('keeps nobody who stops the server waiting, even while the geocoder thinks', async () => {
    const [thinking, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    answer = (_, response) => {
      thinking.resolve();
      done.promise.then(() => response.end('[]'));
    };
    const almanac = await aTown();
    await publish(almanac, 'Open mill', { address: MILL });
    await thinking.promise;
    await almanac.close();
    done.resolve();
    expect(queries).toEqual([MILL]);
  });

  const putAside = async ({ app }: Almanac) => {
    while ((await app.get(Checkpoints).parked()).length === 0) await setTimeout(POLL_INTERVAL_MS);
  };
});

describe('An event of a town that asks no geocoder', () => {
  const spot = { latitude: 40.1, longitude: -74.1 };
  const hall = { latitude: 40.12, longitude: -74.12 };
  let almanac: Almanac;

  beforeAll(async () => {
    const ALMANAC_DATA_DIR = createDataDirectory();
    writeFileSync(
      join(ALMANAC_DATA_DIR, 'town.json'),
      JSON.stringify({ name: 'Oakdale', places: [{ name: 'Town Hall', address: '1 Mill Square', ...hall }] }),
    );
    almanac = await openAlmanac({ ALMANAC_DATA_DIR, GEOCODER: 'none' });
    await registerOrganization(almanac, 'Oakdale College');
    await registerOrganization(almanac, 'Chess Club');
  });

  const at = (uid: string, about: object, organization = 'Chess Club') => publish(almanac, uid, { organization, ...about });

  it('stands where it is told, or where the town and its other events know its place, and nowhere else', async () => {
    const game = await at('Game', { location: 'Hank Ferber Stadium', coordinates: spot }, 'Oakdale College');
    const camp = await at('Camp', { location: 'Oakdale, NJ, Hank Ferber Stadium' });
    const council = await at('Council', { location: 'Town Hall, Second Floor Meeting Room' });
    const market = await at('Market', { address: '1 Mill Sq., Oakdale' });
    for (const location of ['Town Hall, Elmville, NJ', 'Meeting Room B', 'Zoom', 'Hank Ferber Hall'])
      await at(location, { location });
    await at('Far market', { address: '1 Mill Square, Elmville, NJ 08222' });

    const places = await readPlaces(almanac);
    const byAddress = places.toSorted((a, b) => (a.address < b.address ? -1 : 1));
    expect(byAddress).toEqual([
      { address: '1 Mill Sq., Oakdale', ...hall, events: [market] },
      { address: 'Hank Ferber Stadium', ...spot, events: [game] },
      { address: 'Oakdale, NJ, Hank Ferber Stadium', ...spot, events: [camp] },
      { address: 'Town Hall, Second Floor Meeting Room', ...hall, events: [council] },
    ]);
    const { body } = await geocode(almanac, '1 Mill Sq., Oakdale').expect(200);
    expect(body).toEqual({ lat: hall.latitude, lng: hall.longitude, formatted_address: '1 Mill Sq., Oakdale' });
    await geocode(almanac, '1 Mill Square, Elmville, NJ 08222').expect(404);
  });
});
