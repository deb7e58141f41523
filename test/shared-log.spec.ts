/** @engines order small */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import {
  type EntryId,
  type EventSaved,
  FollowOrganizations,
  type HashedKey,
  type OrganizationFollowed,
  preferences,
  RegisterOrganization,
  SaveEvent,
  toEntryId,
} from '#libs/domain';
import { ada } from '#libs/domain/testing';
import { EventStore, NO_STREAM, Projector, projection, type Upcasters, withUpcasting } from '#libs/event-sourcing';
import { preferences as preferencesModel } from '#projections';
import { Commands } from '../apps/api/src/commands/commands';
import { advanceMonotonicClock } from './advance-monotonic-clock';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import {
  commandMetadata,
  createFolder,
  eventualMetadata,
  openProcess,
  projectAll,
  type TownProcess,
} from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';

const GARDEN = { id: 1007, name: 'Garden Club', category: 'Clubs', description: '', displayOrder: 50, subOrganizations: [] };

describe('One process that answers and another that keeps the read models', () => {
  let ALMANAC_DATA_DIR: string;
  let projector: Almanac;
  let api: Almanac;

  beforeAll(async () => {
    ALMANAC_DATA_DIR = createDataDirectory();
    projector = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'projector', ALMANAC_SEED: 'sample' });
    api = await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'api', ALMANAC_SEED: 'sample' });
  });

  afterEach(() => jest.restoreAllMocks());

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
    await registerOrganization(api, 'Chess Federation', ['Juniors']);
    await ben.follow('Chess Federation').expect(200);
    await registerOrganization(api, 'Chess Federation', ['Juniors', 'Veterans']);
    await api.waitUntilSettled();
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

  it('are not ready while the read models stay behind, and ready again once they have caught up', async () => {
    await api.app.get(Commands).issueWithoutWaiting('somebody', RegisterOrganization, GARDEN);
    const { projections } = (await api.http.get('/api/ready').expect(200)).body;
    expect(projections.find(({ name }: { name: string }) => name === 'organizations').lagFacts).toBeGreaterThan(0);
    advanceMonotonicClock(16);
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

describe('two processes with one projector', () => {
  let folder: string;
  let first: TownProcess;
  let second: TownProcess;
  let clock: number;
  beforeEach(async () => {
    folder = createFolder();
    clock = Date.now();
    first = openProcess(folder, { now: () => clock });
    second = openProcess(folder, { now: () => clock });
    first.worker.start();
    await first.projector.isBuilt();
    await first.projector.caughtUpTo(await save(first, 1));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const { worker, close } of [second, first]) {
      await worker.stop();
      await close();
    }
    rmSync(folder, { recursive: true });
  });

  const save = async ({ streams, store }: TownProcess, eventId: number) => {
    await streams.handle(preferences, new SaveEvent({ key: ada, eventId }, commandMetadata()));
    return store.head();
  };
  const saved = async ({ readModels }: TownProcess) => (await readModels.get(preferencesModel, ada))?.saved;

  it('leave the work to the first while it runs', async () => {
    const steps = jest.spyOn(second.projector, 'step');
    second.worker.start();
    for (let eventId = 2; eventId <= 10; eventId++) await save(eventId % 2 ? first : second, eventId);
    expect(await saved(second)).toHaveLength(10);
    expect(steps).not.toHaveBeenCalled();
  });

  it('go on with the second when the first stops', async () => {
    second.worker.start();
    await save(first, 2);
    await first.worker.stop();
    await save(first, 3);
    expect(await saved(first)).toEqual([1, 2, 3]);
  });

  it('go on, one or the other, when the clock is set back while both run', async () => {
    second.worker.start();
    clock -= 3_600_000;
    for (let eventId = 2; eventId <= 10; eventId++) await save(eventId % 2 ? first : second, eventId);
    expect(await saved(second)).toHaveLength(10);
    expect([...first.failures, ...second.failures]).toEqual([]);
  });

  it.each([
    ['its lease has run out', 11_000],
    ['the clock was set forward', 3_600_000],
    ['the clock was set back', -3_600_000],
  ])('go on with the second when the first died and %s', async (_, passed) => {
    jest.spyOn(first.projector, 'step').mockResolvedValue(false);
    jest.spyOn(first.leases, 'acquireAll').mockResolvedValue(new Map());
    second.worker.start();
    clock += passed;
    await save(second, 2);
    expect(await saved(first)).toEqual([1, 2]);
  });
});

const saves = projection<{ saved: number[] }, EventSaved>({
  name: 'saves',
  version: 1,
  key: ({ data }) => data.key,
  on: { EventSaved: (document = { saved: [] }, { data }) => ({ saved: [...document.saved, data.eventId] }) },
});

const readModelsOf = (version: number) => [{ ...preferencesModel, version }, saves];

describe('two releases side by side', () => {
  let folder: string;
  let older: TownProcess;
  let newer: TownProcess;
  const [first, second] = [
    { ...preferencesModel, version: 101 },
    { ...preferencesModel, version: 102 },
  ];
  beforeEach(async () => {
    folder = createFolder();
    older = openProcess(folder, { models: readModelsOf(101) });
    newer = openProcess(folder, { models: readModelsOf(102) });
  });
  afterEach(async () => {
    for (const { worker, close } of [older, newer]) {
      await worker.stop();
      await close();
    }
    rmSync(folder, { recursive: true });
  });

  const save = (eventId: number, by = older, how = eventualMetadata) =>
    by.streams.handle(preferences, new SaveEvent({ key: ada, eventId }, how()));
  const savedIn = async ({ readModels }: TownProcess, model: typeof preferencesModel) =>
    (await readModels.get(model, ada))?.saved;
  const liveVersions = async () =>
    (await older.builds.list())
      .filter(({ projection, state }) => projection === 'preferences' && state === 'live')
      .map(({ version }) => version);

  it('build each version once, however often they take turns', async () => {
    const begun = [older, newer].map(({ builds }) => jest.spyOn(builds, 'begin'));
    for (let turn = 1; turn <= 4; turn++) {
      await save(turn);
      const inTurn = turn % 2 ? older : newer;
      inTurn.worker.start();
      await inTurn.projector.isBuilt();
      expect(await inTurn.projector.caughtUpTo(await inTurn.store.head())).toBe(true);
      await inTurn.worker.stop();
    }
    expect(begun.map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    expect(await liveVersions()).toEqual([101, 102]);
  });

  it('read what is theirs, and each shows what either wrote', async () => {
    for (const { worker, projector } of [older, newer]) {
      worker.start();
      await projector.isBuilt();
    }
    await save(1, older, commandMetadata);
    expect(await savedIn(older, first)).toEqual([1]);
    await save(2, newer, commandMetadata);
    expect(await savedIn(newer, second)).toEqual([1, 2]);
    await older.projector.caughtUpTo(await older.store.head());
    expect(await savedIn(older, first)).toEqual([1, 2]);
  });

  it('do not wait for what the other builds, nor for what is being built for the first time', async () => {
    await projectAll(older);
    older.worker.start();
    await save(1, older, commandMetadata);
    const looks = jest.spyOn(newer.builds, 'list');
    expect(await newer.projector.caughtUpTo(await newer.store.head())).toBe(true);
    expect(looks).toHaveBeenCalledTimes(1);
    expect(await newer.projector.shownPosition()).toBeNull();
    expect(await newer.readModels.get(saves, ada)).toMatchObject({ saved: [1] });
    await expect(savedIn(newer, second)).rejects.toThrow('preferences is being built');
  });

  it('share the work: when the older one ends, the newer one keeps up what both read', async () => {
    older.worker.start();
    await older.projector.isBuilt();
    newer.worker.start();
    await newer.projector.isBuilt();
    await older.worker.stop();
    await save(1, newer, commandMetadata);
    expect(await savedIn(newer, second)).toEqual([1]);
    expect(await newer.readModels.get(saves, ada)).toMatchObject({ saved: [1] });
  });

  it('keep the previous version for a return to it, and not the one before that', async () => {
    await projectAll(older);
    await projectAll(newer);
    const third = openProcess(folder, { models: readModelsOf(103) });
    await projectAll(third);
    expect(await liveVersions()).toEqual([102, 103]);
    await third.close();
  });
});

type OrganizationFollowedV1 = { key: HashedKey; organizationId: number; subOrganizationId: number | null };

const upcasters: Upcasters = {
  OrganizationFollowed: (data: OrganizationFollowedV1 | OrganizationFollowed['data']): OrganizationFollowed => ({
    type: 'OrganizationFollowed',
    data: 'entry' in data ? data : { key: data.key, entry: toEntryId(data.organizationId, data.subOrganizationId) },
  }),
};

describe('a fact that was recorded in an older shape', () => {
  let folder: string;
  let before: TownProcess;
  let today: TownProcess;
  beforeEach(async () => {
    folder = createFolder();
    before = openProcess(folder);
    today = openProcess(folder, { through: (store) => withUpcasting(store, upcasters) });
    const { consistency: _, ...metadata } = commandMetadata();
    const facts = [null, 41].map((subOrganizationId) => ({
      id: randomUUID(),
      type: 'OrganizationFollowed',
      data: { key: ada, organizationId: 4, subOrganizationId },
      metadata,
    }));
    await before.store.append(`preferences-${ada}`, facts, NO_STREAM);
    today.worker.start();
    await today.projector.isBuilt();
  });
  afterEach(async () => {
    await today.worker.stop();
    await today.close();
    await before.close();
    rmSync(folder, { recursive: true });
  });

  const follow = (...wished: EntryId[]) =>
    today.streams.handle(preferences, new FollowOrganizations({ key: ada, wished, tree: { 4: [41] } }, commandMetadata()));

  it('decides like one of today', async () => {
    expect(await follow('4', '4/41')).toEqual([]);
    expect(await follow('4')).toMatchObject([{ type: 'OrganizationUnfollowed', data: { entry: '4/41' } }]);
  });

  it('is shown like one of today, beside those of today', async () => {
    await follow('4', '4/41', 'Featured');
    expect(await today.readModels.get(preferencesModel, ada)).toMatchObject({ followed: ['4', '4/41', 'Featured'] });
  });

  it('stays in the log as it was recorded', async () => {
    await follow('4', '4/41', 'Featured');
    expect((await before.store.read(`preferences-${ada}`)).map(({ data }) => data)).toEqual([
      { key: ada, organizationId: 4, subOrganizationId: null },
      { key: ada, organizationId: 4, subOrganizationId: 41 },
      { key: ada, entry: 'Featured' },
    ]);
  });
});
