import { RegisterOrganization } from '#libs/domain';
import { EventStore, Projector } from '#libs/event-sourcing';
import { Commands } from '../apps/api/src/commands/commands';
import { type Almanac, aDataDirectory, openAlmanac } from './app';
import { publish, register } from './publishing';

const GARDEN = { id: 1007, name: 'Garden Club', category: 'Clubs', description: '', displayOrder: 50, subOrganizations: [] };

describe('One process that answers and another that keeps the read models', () => {
  let ALMANAC_DATA_DIR: string;
  let projector: Almanac;
  let api: Almanac;

  beforeAll(async () => {
    ALMANAC_DATA_DIR = aDataDirectory();
    projector = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'projector', ALMANAC_SEED: 'sample' });
    api = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'api', ALMANAC_SEED: 'sample' });
  });

  it('serve the town that the projector has seeded', async () =>
    expect(await api.read<unknown[]>('/api/organizations')).not.toEqual([]));

  it('show Anna each of her writes at once, in every answer', async () => {
    const anna = api.resident('Anna');
    for (const entry of ['Moorestown Library', 'Trash Collection', 'Nixle Alerts']) {
      const { body } = await anna.follow(entry).expect(200);
      expect(body.followedOrganizations[0]).toBe(entry);
      expect(await anna.preferences()).toEqual(body);
      expect((await anna.sidebar()).organizations[0]).toMatchObject({ name: entry, followed: true });
      expect(new Set((await anna.feed()).events.map(({ organization }) => organization))).toEqual(new Set([entry]));
    }
    const [event] = (await anna.feed()).events;
    expect((await anna.save(event!.id).expect(200)).body).toEqual({ savedEvents: [event!.id] });
    expect((await anna.unsave(event!.id).expect(200)).body).toEqual({ savedEvents: [] });
  });

  it('show what is published under a new tag at once', async () => {
    const before = (await api.http.get('/api/events')).headers['etag'];
    const id = await publish(api, 'Chess club');
    const { body, headers } = await api.http.get('/api/events');
    expect(body).toContainEqual(expect.objectContaining({ id }));
    expect(headers['etag']).not.toBe(before);
  });

  it('let Ben follow a part of the library that appears later', async () => {
    const ben = api.resident('Ben');
    await register(api, 'Chess Federation', ['Juniors']);
    await ben.follow('Chess Federation').expect(200);
    await register(api, 'Chess Federation', ['Juniors', 'Veterans']);
    await api.settled();
    expect((await ben.preferences()).followedOrganizations).toContain('Chess Federation::Veterans');
  });

  it('are both alive and ready, and only one of them answers residents', async () => {
    for (const almanac of [api, projector]) {
      expect(await almanac.read('/api/health')).toEqual({ status: 'alive' });
      expect(await almanac.read('/api/ready')).toMatchObject({ status: 'ready', position: await api.app.get(EventStore).head() });
    }
    const { key } = api.resident('Anna');
    for (const path of ['/', '/api/events', '/api/town', `/api/preferences/${key}`, `/api/sidebar/${key}`, '/api/nothing'])
      expect((await projector.http.get(path)).body).toMatchObject({ statusCode: 404, error: 'Not Found' });
    const write = projector.http.post('/api/organizations/follow').send({ sessionId: key, organizations: [] });
    expect((await write).status).toBe(404);
  });

  it('go on when another projector takes over', async () => {
    const next = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'projector' });
    await projector.close();
    const carla = api.resident('Carla');
    await carla.follow('Moorestown Library').expect(200);
    expect((await carla.sidebar()).organizations[0]).toMatchObject({ name: 'Moorestown Library', followed: true });
    await next.close();
  });

  it('are not ready while the read models are behind, and ready again once they have caught up', async () => {
    await api.app.get(Commands).issueWithoutWaiting('somebody', RegisterOrganization, GARDEN);
    const { body } = await api.http.get('/api/ready').expect(503);
    expect(body).toMatchObject({
      statusCode: 503,
      error: 'Service Unavailable',
      message: expect.stringMatching(/^The read models are at/),
    });
    await api.http.get('/api/health').expect(200);

    await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'projector' });
    expect(await api.app.get(Projector).caughtUpTo(await api.app.get(EventStore).head())).toBe(true);
    await api.http.get('/api/ready').expect(200);
    expect(await api.read('/api/organizations')).toContainEqual(expect.objectContaining({ name: 'Garden Club' }));
  });
});

describe('One process alone', () => {
  it('is alive and ready from the start, with an empty log', async () => {
    const almanac = await openAlmanac();
    expect(await almanac.read('/api/health')).toEqual({ status: 'alive' });
    expect(await almanac.read('/api/ready')).toMatchObject({ status: 'ready' });
  });
});
