/** @engines small */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FactTrace, InspectedDocument, ProjectionStatus, ProjectionsOverview } from '#libs/contracts';
import {
  Builds,
  EventStore,
  NO_STREAM,
  NotBuilt,
  type Position,
  Projector,
  ReadModels,
  type Recorded,
  toDecimal,
} from '#libs/event-sourcing';
import { projections } from '#projections';
import { RoleGranter } from '../apps/api/src/accounts/role-granter';
import { LiveOverview } from '../apps/api/src/ops/projections/live-overview';
import { ProjectionOverview } from '../apps/api/src/ops/projections/projection-overview';
import { type Almanac, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { onFiles } from './engines/test-servers';
import { commandMetadata } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';
import { createStaff, type Staff } from './staff';

const PROJECTIONS_PATH = 'projections';
const NOBODYS = 'nobodys';

describe('Olive, who looks after the read models from her browser', () => {
  let almanac: Almanac;
  let olive: Staff;
  let event: number;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Moorestown Library');
    event = await publish(almanac, 'story-hour');
    await publish(almanac, 'book-club');
    olive = await createStaff(almanac);
  });

  const overview = () => olive.get<ProjectionsOverview>(PROJECTIONS_PATH);
  const readStatus = async (name: string): Promise<ProjectionStatus> =>
    (await overview()).projections.find((one) => one.name === name)!;
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await setImmediate();
  };
  const waitUntilCompared = (name: string) => until(async () => (await readStatus(name)).rebuild?.state === 'compared');
  const deeds = async (): Promise<Recorded[]> => [...(await almanac.app.get(EventStore).read('operations-town'))];
  const lastDeed = async () => {
    const { type, data, metadata } = (await deeds()).at(-1)!;
    return [type, data, metadata.actor];
  };
  const record = async (stream: string, type: string, data: object) => {
    const { consistency: _, ...metadata } = commandMetadata();
    const position = await almanac.app.get(EventStore).append(stream, [{ id: randomUUID(), type, data, metadata }], NO_STREAM);
    await almanac.app.get(Projector).caughtUpTo(position);
    return position;
  };

  it('sees that all of them serve and are at the head of the log', async () => {
    const { head, projections: all, parked, ...rest } = await overview();
    expect(head).toBe(toDecimal(await almanac.app.get(EventStore).head()));
    expect(all.map(({ name, version }) => [name, version])).toEqual(projections.map(({ name, version }) => [name, version]));
    for (const one of all)
      expect(one).toMatchObject({
        ...{ state: 'live', position: head, isStalled: false, isFailing: false, parked: 0, canSwitchBack: false },
        lag: { facts: 0, isAll: true, seconds: 0, trend: 'steady' },
      });
    expect([parked, rest]).toEqual([[], { largestLag: 0, aside: [], feedsInTrouble: 0, toReview: 0 }]);
  });

  describe('where a fact is poison', () => {
    let poison: Position;
    let behind: Position;

    it('sees which document it parks, and that others go on', async () => {
      poison = await record('organization-a', 'OrganizationDescribed', { id: NOBODYS, description: 'Of nobody' });
      behind = await record('organization-b', 'OrganizationRegistered', {
        id: NOBODYS,
        name: 'Nobodys',
        category: 'Civic',
        displayOrder: 1,
      });
      const { parked, projections: all } = await overview();
      expect(parked.filter(({ projection }) => projection === 'organizations')).toEqual([
        {
          ...{
            projection: 'organizations',
            key: NOBODYS,
            position: toDecimal(poison),
            type: 'OrganizationDescribed',
            waiting: 1,
          },
          reason: 'Error: The document this fact is about does not exist',
        },
      ]);
      expect(all.find(({ name }) => name === 'organizations')).toMatchObject({
        parked: 1,
        lag: { facts: 0 },
        lastError: { sentence: expect.stringContaining('OrganizationDescribed at ') },
      });
      expect(await almanac.read<object[]>('/api/organizations')).toHaveLength(1);
    });

    it('inspects the fact and the document as it was', async () => {
      const found = await olive.get<InspectedDocument>(`${PROJECTIONS_PATH}/organizations/parked?key=${NOBODYS}`);
      expect(found).toMatchObject({
        parked: { position: toDecimal(poison), waiting: 1 },
        fact: { type: 'OrganizationDescribed', stream: 'organization-a', data: { id: NOBODYS, description: 'Of nobody' } },
        document: null,
      });
    });

    it('follows it through all of them, and what waits behind it', async () => {
      const states = async (position: string) => {
        const way = await olive.get<FactTrace>(`${PROJECTIONS_PATH}/way?position=${position}`);
        return Object.fromEntries(way.projections.map(({ name, state }) => [name, state]));
      };
      expect(await states(toDecimal(poison))).toMatchObject({ organizations: 'parked', catalogue: 'not handled' });
      expect(await states(toDecimal(behind))).toMatchObject({ organizations: 'waits' });
    });

    it('tries it again in vain, and is told so', async () => {
      const request = { key: NOBODYS, position: toDecimal(poison) };
      expect((await olive.post(`${PROJECTIONS_PATH}/organizations/parked/retry`, request).expect(200)).body).toEqual({
        ...{ isParked: true, reason: 'Error: The document this fact is about does not exist' },
      });
      expect(await lastDeed()).toEqual([
        'FoldRetried',
        { projection: 'organizations', key: NOBODYS, position: poison, failure: expect.any(String) },
        olive.actor,
      ]);
    });

    it('skips it with a reason and not without, and the document goes on with what waited', async () => {
      const request = { key: NOBODYS, position: toDecimal(poison) };
      for (const reason of [undefined, ''])
        expect(
          (await olive.post(`${PROJECTIONS_PATH}/organizations/parked/skip`, { ...request, reason }).expect(400)).body.message,
        ).toMatch(/^reason /);
      const answer = await olive
        .post(`${PROJECTIONS_PATH}/organizations/parked/skip`, { ...request, reason: 'It was a test entry.' })
        .expect(200);
      expect(answer.body).toEqual({ isParked: false });
      expect(await lastDeed()).toMatchObject(['FoldSkipped', { reason: 'It was a test entry.' }, olive.actor]);
      expect(await almanac.read<object[]>('/api/organizations')).toHaveLength(2);
      expect((await readStatus('organizations')).parked).toBe(0);
      const way = await olive.get<FactTrace>(`${PROJECTIONS_PATH}/way?position=${toDecimal(poison)}`);
      expect(way.projections.find(({ name }) => name === 'organizations')).toEqual({
        ...{ name: 'organizations', state: 'skipped' },
        keys: [{ key: NOBODYS, state: 'skipped', reason: 'It was a test entry.' }],
      });
      expect((await olive.post(`${PROJECTIONS_PATH}/organizations/parked/retry`, request).expect(409)).body.message).toBe(
        'No such document of organizations is parked.',
      );
    });

    it('finds it skipped after a rebuild, too', async () => {
      await olive.post(`${PROJECTIONS_PATH}/organizations/rebuild`, { dryRun: true }).expect(204);
      await waitUntilCompared('organizations');
      expect((await readStatus('organizations')).rebuild).toMatchObject({
        ...{ dryRun: true, outcome: { documents: 2, differing: 0, parked: 0, lacking: 0 } },
      });
      await olive.post(`${PROJECTIONS_PATH}/organizations/dismiss`).expect(204);
    });

    onFiles.it('has it folded once it can be, by trying it again', async () => {
      const builds = almanac.app.get(Builds);
      const live = (await builds.list()).find(({ projection, state }) => projection === 'organizations' && state === 'live')!;
      const documents = new Map([[NOBODYS, { document: null, at: live.position }]]);
      const parked = [{ key: NOBODYS, position: behind, reason: 'Error: as a fold said that is mended by now' }];
      expect(await builds.write([{ build: live, documents, parked, place: live }])).toEqual([true]);
      expect(await almanac.read<object[]>('/api/organizations')).toHaveLength(1);
      const request = { key: NOBODYS, position: toDecimal(behind) };
      expect((await olive.post(`${PROJECTIONS_PATH}/organizations/parked/retry`, request).expect(200)).body).toEqual({
        isParked: false,
      });
      expect(await almanac.read<object[]>('/api/organizations')).toHaveLength(2);
    });
  });

  it('finds the way of what is told of an event, by its number', async () => {
    const way = await olive.get<FactTrace>(`${PROJECTIONS_PATH}/way?event=${event}`);
    expect(way.fact).toMatchObject({ stream: `event-${event}`, type: 'EventPublished' });
    expect(way.stream.map(({ type }) => type)).toEqual(['EventPublished']);
    expect(way.projections.find(({ name }) => name === 'catalogue')).toMatchObject({
      state: 'folded',
      keys: [{ state: 'folded' }],
    });
    await olive.request(`${PROJECTIONS_PATH}/way?event=1`).expect(404);
    await olive.request(`${PROJECTIONS_PATH}/way?position=999999999`).expect(404);
    for (const wrong of ['', '?position=x', '?event=-1', '?position=1234567890123456789012'])
      await olive.request(`${PROJECTIONS_PATH}/way${wrong}`).expect(400);
  });

  it('rebuilds one: it is folded and compared, serves when she says so, and what served before can serve again', async () => {
    const builds = almanac.app.get(Builds);
    const live = async () => (await builds.list()).find(({ projection, state }) => projection === 'counts' && state === 'live')!;
    const before = await live();
    await olive.post(`${PROJECTIONS_PATH}/counts/rebuild`, { dryRun: false }).expect(204);
    expect(await lastDeed()).toEqual(['RebuildAsked', { projection: 'counts', dryRun: false }, olive.actor]);
    await waitUntilCompared('counts');
    const { rebuild } = await readStatus('counts');
    expect(rebuild).toMatchObject({
      progress: { share: 1, secondsLeft: 0, facts: expect.any(Number) },
      outcome: { differing: 0, lacking: 0 },
    });
    expect(await live()).toMatchObject({ id: before.id });

    const reason = 'To be sure.';
    expect((await olive.post(`${PROJECTIONS_PATH}/counts/promote`, { reason, confirm: 'count' }).expect(400)).body.message).toBe(
      'confirm must be the name of the projection shown above.',
    );
    await olive.post(`${PROJECTIONS_PATH}/counts/promote`, { reason, confirm: 'counts' }).expect(204);
    expect((await live()).id).not.toBe(before.id);
    expect(await lastDeed()).toMatchObject(['ProjectionRebuilt', { projection: 'counts', forced: false, reason }, olive.actor]);
    expect(await readStatus('counts')).toMatchObject({ state: 'live', canSwitchBack: true });
    await olive.post(`${PROJECTIONS_PATH}/counts/promote`, { reason, confirm: 'counts' }).expect(409);

    await olive
      .post(`${PROJECTIONS_PATH}/counts/switch-back`, { reason: 'Neighbours saw other numbers.', confirm: 'counts' })
      .expect(204);
    expect((await live()).id).toBe(before.id);
    expect(await lastDeed()).toMatchObject(['ProjectionSwitchedBack', { projection: 'counts' }, olive.actor]);
    const nothing = await olive.post(`${PROJECTIONS_PATH}/places/switch-back`, { reason, confirm: 'places' }).expect(409);
    expect(nothing.body.message).toBe('There is no previous build of places in this version.');
  });

  it('lets a new build go that she does not want, and asks for two of one at no time', async () => {
    await olive.post(`${PROJECTIONS_PATH}/places/rebuild`, { dryRun: false }).expect(204);
    await waitUntilCompared('places');
    await olive.post(`${PROJECTIONS_PATH}/places/stop`, { reason: 'Not today.' }).expect(204);
    expect((await readStatus('places')).rebuild).toMatchObject({ state: 'stopped' });
    expect((await almanac.app.get(Builds).list()).filter(({ projection }) => projection === 'places')).toHaveLength(1);
    expect(await lastDeed()).toEqual(['RebuildStopped', { projection: 'places', reason: 'Not today.' }, olive.actor]);
    await olive.post(`${PROJECTIONS_PATH}/places/stop`, { reason: 'Not today.' }).expect(409);
    await olive.post(`${PROJECTIONS_PATH}/places/promote`, { reason: 'Now.', confirm: 'places' }).expect(409);
  });

  it('may insist on a build that shows less', async () => {
    const builds = almanac.app.get(Builds);
    const reason = 'It is nobody.';
    const another = await record('organization-c', 'OrganizationDescribed', { id: 'others', description: 'Of nobody' });
    const live = (await builds.list()).find(({ projection, state }) => projection === 'organizations' && state === 'live')!;
    const unparked = (await builds.parked(live)).filter(({ position }) => position === another);
    await builds.write([{ build: live, documents: new Map(), parked: [], unparked, place: live }]);
    await olive.post(`${PROJECTIONS_PATH}/organizations/rebuild`, { dryRun: false }).expect(204);
    await waitUntilCompared('organizations');
    expect((await readStatus('organizations')).rebuild!.outcome).toMatchObject({ lacking: 1, lackingKeys: [{ key: 'others' }] });
    const request = { reason, confirm: 'organizations' };
    expect((await olive.post(`${PROJECTIONS_PATH}/organizations/promote`, request).expect(409)).body.message).toBe(
      'The new build lacks 1 documents that are shown now.',
    );
    await olive.post(`${PROJECTIONS_PATH}/organizations/promote`, { ...request, force: true }).expect(204);
    expect(await lastDeed()).toMatchObject(['ProjectionRebuilt', { forced: true, reason }, olive.actor]);
  });

  it('is told what is wrong with what she asks', async () => {
    const wrongs: [string, object, number][] = [
      ['nothing/rebuild', { dryRun: true }, 404],
      ['counts/rebuild', {}, 400],
      ['counts/rebuild', { dryRun: 'yes' }, 400],
      ['counts/stop', { reason: 'x'.repeat(501) }, 400],
      ['counts/switch-back', { reason: 'Why not', confirm: '' }, 400],
      ['counts/parked/retry', { key: '', position: '7' }, 400],
      ['counts/parked/retry', { key: 'a', position: 7.5 }, 400],
      ['counts/parked/skip', { key: 'a', position: '7', reason: 'No.' }, 409],
    ];
    for (const [path, body, status] of wrongs)
      expect([path, (await olive.post(`${PROJECTIONS_PATH}/${path}`, body)).status]).toEqual([path, status]);
    await olive.request(`${PROJECTIONS_PATH}/counts/parked`).expect(400);
    for (const what of ['retry', 'skip']) {
      await olive.post(`reactors/letters/${what}`, { position: 'x', reason: 'No.' }).expect(400);
      await olive.post(`reactors/letters/${what}`, { position: '7', reason: 'No.' }).expect(409);
    }
  });

  it('finds the same at the command line: what is parked, a retry in vain, and a skip with a reason', async () => {
    const line = openCommandLine(almanac.dataDirectory);
    const poison = await record('organization-d', 'OrganizationDescribed', { id: 'strangers', description: 'Of nobody' });
    expect(JSON.parse((await line('projections', 'parked', '--json')).output)).toContainEqual({
      ...{ projection: 'organizations', key: 'strangers', position: poison },
      reason: 'Error: The document this fact is about does not exist',
    });
    const vain = await line('projections', 'retry', 'organizations', 'strangers', '--reason', 'A new release.');
    expect([vain.code, vain.output]).toEqual([1, 'strangers is parked: Error: The document this fact is about does not exist']);
    expect(await lastDeed()).toMatchObject(['FoldRetried', { key: 'strangers', reason: 'A new release.' }, 'operator']);
    expect((await line('projections', 'skip', 'organizations', 'strangers')).code).toBe(2);
    expect((await line('projections', 'retry', 'organizations')).code).toBe(2);
    const skipped = await line('projections', 'skip', 'organizations', 'strangers', '--reason', 'A test entry.');
    expect([skipped.code, skipped.output]).toEqual([
      0,
      'strangers is no longer parked. The facts that waited for it are folded.',
    ]);
    expect(await lastDeed()).toMatchObject(['FoldSkipped', { key: 'strangers', reason: 'A test entry.' }, 'operator']);
    const gone = await line('projections', 'retry', 'organizations', 'strangers');
    expect([gone.code, gone.complained]).toEqual([1, 'No such document of organizations is parked.']);
  });

  it('is named by what she did, and nobody else is, in what the command line tells of operations', async () => {
    const { output } = await openCommandLine(almanac.dataDirectory)('audit', 'operations', '--json');
    const history = (JSON.parse(output) as { history: { fact: string; actor: string }[] }).history;
    for (const fact of ['RebuildAsked', 'RebuildStopped', 'ProjectionSwitchedBack'])
      expect([fact, ...new Set(history.filter((one) => one.fact === fact).map(({ actor }) => actor))]).toEqual([
        fact,
        olive.actor,
      ]);
  });
});

describe('A release that builds what the other tabs show anew', () => {
  it('shows how the read models are doing all the same', async () => {
    const { app } = await openAlmanac();
    jest.spyOn(app.get(ReadModels), 'find').mockRejectedValue(new NotBuilt('suggestions'));
    expect(await app.get(ProjectionOverview, { strict: false }).sampleAndRead()).toMatchObject({ toReview: 0 });
  });
});

describe('The live view of the read models', () => {
  let almanac: Almanac;
  let url: string;

  beforeAll(async () => {
    almanac = await openAlmanac();
    url = `${await almanac.app.getUrl()}/api/ops/projections/stream`;
  });

  /** `next` resolves with undefined after the end. */
  const watching = async (cookie: string, lastEventId?: string) => {
    const ends = new AbortController();
    const answer = await fetch(url, {
      headers: { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal: ends.signal,
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let unread = '';
    const next = async (): Promise<{ id: string; data: ProjectionsOverview } | undefined> => {
      for (;;) {
        const end = unread.indexOf('\n\n');
        if (end >= 0) {
          const message = unread.slice(0, end);
          unread = unread.slice(end + 2);
          const [, id, data] = /^id: (.*)\ndata: (.*)$/.exec(message) ?? [];
          if (id) return { id, data: JSON.parse(data!) };
          continue;
        }
        const { value, done } = await reader.read();
        if (done) return undefined;
        unread += value;
      }
    };
    return { next, hangUp: () => ends.abort() };
  };

  it('tells what is so, and whatever is so later, to all who watch', async () => {
    const [olive, oscar] = [await createStaff(almanac), await createStaff(almanac, 'oscar@example.com')];
    const [hers, his] = [await watching(olive.cookie), await watching(oscar.cookie)];
    const first = await hers.next();
    expect(first!.data.projections).toHaveLength(projections.length);
    await his.next();
    await registerOrganization(almanac, 'Moorestown Library');
    const head = toDecimal(await almanac.app.get(EventStore).head());
    for (const { next } of [hers, his]) {
      let update = await next();
      while (update?.data.head !== head) update = await next();
      expect(update.id).not.toBe(first!.id);
    }
    hers.hangUp();
    his.hangUp();
  });

  it('goes on from where somebody was cut off: what was seen is not told again, and is to whoever begins anew', async () => {
    const olga = await createStaff(almanac, 'olga@example.com');
    const first = await watching(olga.cookie);
    const lastEventId = (await first.next())!.id;
    first.hangUp();
    const anew = await watching(olga.cookie);
    const now = (await anew.next())!.id;
    const back = await watching(olga.cookie, now);
    anew.hangUp();
    await registerOrganization(almanac, 'Perkins Center');
    const head = toDecimal(await almanac.app.get(EventStore).head());
    const ids: string[] = [];
    for (let update = await back.next(); ; update = await back.next()) {
      ids.push(update!.id);
      if (update!.data.head === head) break;
    }
    expect(ids).not.toContain(lastEventId);
    expect(ids).not.toContain(now);
    back.hangUp();
  });

  it('ends for whoever signs out, and whose role is revoked', async () => {
    const otto = await createStaff(almanac, 'otto@example.com');
    const ottos = await watching(otto.cookie);
    await ottos.next();
    await otto.logout().expect(204);
    while (await ottos.next());

    const orla = await createStaff(almanac, 'orla@example.com');
    const orlas = await watching(orla.cookie);
    await orlas.next();
    await almanac.app.get(RoleGranter, { strict: false }).revoke('orla@example.com', 'operator', 'operator');
    while (await orlas.next());
    await orla.request(`${PROJECTIONS_PATH}/stream`).expect(404);
  });

  it('is there at eight places for each, and has room again when one of them is left', async () => {
    const odo = await createStaff(almanac, 'odo@example.com');
    const places = await Promise.all(Array.from({ length: 8 }, () => watching(odo.cookie)));
    expect((await odo.request(`${PROJECTIONS_PATH}/stream`).expect(429)).body.message).toBe(
      'Too many live streams are open for your account. Close one, or poll instead.',
    );
    places.pop()!.hangUp();
    const isRefused = async () =>
      (await almanac.http.head(`/api/ops/${PROJECTIONS_PATH}/stream`).set('cookie', odo.cookie)).status === 429;
    while (await isRefused());
    for (const { hangUp } of places) hangUp();
  });

  it('is looked after for nobody who only asked for its head', async () => {
    const watch = jest.spyOn(almanac.app.get(LiveOverview, { strict: false }), 'watch');
    const opal = await createStaff(almanac, 'opal@example.com');
    await almanac.http.head(`/api/ops/${PROJECTIONS_PATH}/stream`).set('cookie', opal.cookie).expect(200);
    const watchStream = watch.mock.results[0]!.value as Readable;
    if (!watchStream.destroyed) await once(watchStream, 'close');
    watch.mockRestore();
  });

  it('ends for all when the server does', async () => {
    const omar = await createStaff(almanac, 'omar@example.com');
    const omars = await watching(omar.cookie);
    await omars.next();
    const closed = almanac.close();
    while (await omars.next());
    await closed;
  });
});
