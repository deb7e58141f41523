import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TownEvent } from '#libs/contracts';
import { Builds, EventStore, NO_STREAM, Projector } from '#libs/event-sourcing';
import { counts, projections } from '#projections';
import { RebuildNotes } from '../apps/api/src/operations/rebuild-notes';
import { Rebuilds } from '../apps/api/src/operations/rebuilds';
import { type Almanac, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { onFiles } from './engines/test-servers';
import { commandMetadata } from './fixtures/town-process';
import { holdLeaseElsewhere } from './hold-lease-elsewhere';
import { createStaff } from './staff';

const LIBRARY = '2';

describe('An operator who looks after the read models of a running server', () => {
  let server: Almanac;
  let almanac: ReturnType<typeof openCommandLine>;

  beforeAll(async () => {
    server = await openAlmanac({ ALMANAC_SEED: 'sample' });
    almanac = openCommandLine(server.dataDirectory);
  });

  const readOperations = () => server.app.get(EventStore).read('operations-town');
  const facts = async () => (await readOperations()).slice(2).map(({ type, data }) => [type, data.projection]);

  const tamper = async (projection: string, key: string, document: unknown) => {
    const builds = server.app.get(Builds);
    const live = (await builds.list()).find((build) => build.projection === projection && build.state === 'live')!;
    const page = { build: live, documents: new Map([[key, { document, at: live.position }]]), parked: [], place: live };
    expect(await builds.write([page])).toEqual([true]);
  };

  it('verifies them all and changes nothing', async () => {
    const before = JSON.parse((await almanac('projections', 'list', '--json')).output);
    const { code, output } = await almanac('projections', 'verify');
    expect(code).toBe(0);
    expect(output.split('\n')).toHaveLength(projections.length);
    for (const line of output.split('\n')) expect(line).toMatch(/^[a-z-]+: \d+ documents, 0 differing from what was live\.$/);
    expect(JSON.parse((await almanac('projections', 'list', '--json')).output)).toEqual(before);
    expect(await facts()).toEqual([]);
  });

  it('finds a document that is wrong, rebuilds, and can switch back', async () => {
    await tamper('counts', LIBRARY, { [LIBRARY]: [['|', 9_999]] });
    const wrong = await almanac('projections', 'verify', 'counts', 'catalogue', '--json');
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.output)).toEqual([
      { projection: 'catalogue', documents: expect.any(Number), differing: [], parked: 0 },
      { projection: 'counts', documents: expect.any(Number), differing: [LIBRARY], parked: 0 },
    ]);
    const count = async () =>
      (await server.resident('Anna').sidebar()).organizations.find(({ name }) => name === 'Moorestown Library')!.count;
    expect(await count()).toBe(9_999);

    const rebuilt = await almanac('projections', 'rebuild', 'counts', '--reason', ' Far too many ');
    expect(rebuilt.output).toMatch(/^counts: \d+ documents, 1 differing from what was live\. The new build is live\.\n {2}2$/);
    expect(await count()).toBeLessThan(200);
    expect((await almanac('projections', 'verify', 'counts')).code).toBe(0);

    const back = await almanac('projections', 'switch-back', 'counts', '--reason', 'A mistake', '--confirm', 'counts');
    expect([back.code, back.output]).toEqual([0, 'counts: the previous build is live.']);
    expect(await count()).toBe(9_999);
    expect((await almanac('projections', 'switch-back', 'counts', '--reason', 'A story', '--confirm', 'counts')).code).toBe(0);
    expect(await count()).toBeLessThan(200);
    expect(await facts()).toEqual([
      ['ProjectionRebuilt', 'counts'],
      ...['SwitchBackAsked', 'ProjectionSwitchedBack'].map((type) => [type, 'counts']),
      ...['SwitchBackAsked', 'ProjectionSwitchedBack'].map((type) => [type, 'counts']),
    ]);
    expect((await readOperations()).slice(2).map(({ data }) => data.reason)).toEqual([
      ...['Far too many', 'A mistake', 'A mistake', 'A story', 'A story'],
    ]);
  });

  it('cannot switch back to what was never there', async () => {
    const confirmed = ['--reason', 'A story', '--confirm', 'subcalendars'];
    const { code, output, complained } = await almanac('projections', 'switch-back', 'subcalendars', ...confirmed);
    expect([code, output, complained]).toEqual([1, '', 'There is no previous build of subcalendars in this version.']);
  });

  it('finds a request on record that stopped before the switch', async () => {
    const offer = jest.spyOn(server.app.get(Builds), 'offer').mockRejectedValueOnce(new Error('Killed'));
    const switching = server.app.get(Rebuilds, { strict: false }).switchBack(counts, 'A bad day', 'operator');
    await expect(switching).rejects.toThrow('Killed');
    offer.mockRestore();
    expect((await readOperations()).at(-1)).toMatchObject({
      ...{ type: 'SwitchBackAsked', data: { projection: 'counts', reason: 'A bad day' }, metadata: { actor: 'operator' } },
    });
  });

  it('is refused while another process rebuilds one of them, or a new build waits at the console', async () => {
    const builds = server.app.get(Builds);
    const release = holdLeaseElsewhere(`rebuild ${counts.name} ${counts.version}`);
    for (const word of ['rebuild', 'verify'])
      expect(await almanac('projections', word, 'catalogue', 'counts')).toMatchObject({
        code: 1,
        complained: 'counts is being rebuilt by another process. Wait until that is done, or stop it first.',
      });
    release();

    const olive = await createStaff(server);
    await olive.post('projections/counts/rebuild', { dryRun: false }).expect(204);
    const notes = server.app.get(RebuildNotes, { strict: false });
    type Overview = { projections: { name: string; rebuild?: { state: string } }[] };
    const state = async () =>
      (await olive.get<Overview>('projections')).projections.find(({ name }) => name === 'counts')!.rebuild!.state;
    while ((await state()) !== 'compared') expect(await state()).not.toBe('failed');
    const { build } = (await notes.get('counts'))!;
    for (const word of ['rebuild', 'verify'])
      expect(await almanac('projections', word, 'counts')).toMatchObject({
        code: 1,
        complained: 'A new build of counts waits at the console: promote it there, or discard it, first.',
      });
    expect((await builds.list()).map(({ id }) => id)).toContain(build);
    await olive.post('projections/counts/promote', { reason: 'To be sure.', confirm: 'counts' }).expect(204);
    expect(await almanac('projections', 'verify', 'counts')).toMatchObject({ code: 0 });
  });

  it('rebuilds all of them while residents read and write, and nobody notices', async () => {
    const anna = server.resident('Anna');
    const answers = async () => [
      (await server.read<TownEvent[]>('/api/events')).length,
      (await server.read<unknown[]>('/api/organizations')).length,
      (await anna.sidebar()).organizations.length,
      (await anna.feed()).events.length > 0,
    ];
    const before = await answers();
    let rebuilding = true;
    let reads = 0;
    const reading = async () => {
      for (; rebuilding; reads++) expect(await answers()).toEqual(before);
    };
    const writing = async () => {
      for (let nth = 0; rebuilding; nth++) {
        const entry = nth % 2 ? 'Moorestown Library' : 'Trash Collection';
        expect((await anna.follow(entry).expect(200)).body.followedOrganizations[0]).toBe(entry);
        expect((await anna.sidebar()).organizations[0]).toMatchObject({ name: entry, followed: true });
      }
    };
    const work = [reading(), reading(), writing()];
    const { code, output } = await almanac('projections', 'rebuild', '--all');
    rebuilding = false;
    await Promise.all(work);

    expect(code).toBe(0);
    expect(output.split('\n')).toHaveLength(projections.length);
    expect(output.match(/ 0 differing from what was live\. The new build is live\./g)).toHaveLength(projections.length);
    expect(reads).toBeGreaterThan(0);
    expect((await almanac('projections', 'verify')).code).toBe(0);
  });

  onFiles.it('is told which documents a new build would no longer show, and may insist', async () => {
    const { consistency: _, ...metadata } = commandMetadata();
    const unreadable = { id: randomUUID(), type: 'EventSaved', data: null as never, metadata };
    const store = server.app.get(EventStore);
    const position = await store.append('preferences-nobody', [unreadable], NO_STREAM);
    await server.app.get(Projector).caughtUpTo(position);
    const readModels = new DatabaseSync(join(server.dataDirectory, 'readmodels.db'));
    readModels.exec(`DELETE FROM parked WHERE build IN (SELECT id FROM builds WHERE projection = 'preferences')`);
    readModels.close();

    const refused = await almanac('projections', 'rebuild', 'preferences');
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^preferences: \d+ documents?, 0 differing from what was live, 1 parked\. REFUSED: /);
    expect(refused.output).toMatch(/\n {2}fact \d+: TypeError: /);
    const live = async () =>
      (await server.app.get(Builds).list()).find(({ projection, state }) => projection === 'preferences' && state === 'live')!;
    const before = await live();
    expect((await almanac('projections', 'rebuild', 'preferences', '--force', '--reason', 'A story')).code).toBe(0);
    expect((await live()).id).not.toBe(before.id);
    expect((await readOperations()).slice(-2)).toMatchObject([
      { type: 'RebuildRefused', data: { projection: 'preferences', parked: 1 } },
      { type: 'ProjectionRebuilt', data: { projection: 'preferences', parked: 1, forced: true } },
    ]);
  });
});
