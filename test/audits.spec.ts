import { randomUUID } from 'node:crypto';
import type { FactPage, KeyHistory, PastState } from '#libs/contracts';
import { hashedKey, MergeEvent } from '#libs/domain';
import { EventStore, NO_STREAM, type Position, Projector, ReadModels, toDecimal } from '#libs/event-sourcing';
import { catalogue, organizations } from '#projections';
import { PastTown } from '../apps/api/src/audit/past-town';
import { type Almanac, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { commandMetadata } from './fixtures/town-process';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';
import { createStaff, type Staff } from './staff';

const instantAt = (clock: string) => `2026-11-20T${clock}:00-05:00`;
const LIBRARY = 'Moorestown Library';

describe('An auditor who asks about one event', () => {
  let lecture: number;
  let copy: number;
  let audit: (...words: string[]) => Promise<{ code: number; output: string; complained: string }>;

  beforeAll(async () => {
    const bees = { name: 'Lecture on bees', location: 'Main hall' };
    const days: [string, (almanac: Almanac) => Promise<unknown>][] = [
      [
        '09:00',
        async (almanac) => {
          await registerOrganization(almanac, LIBRARY);
          lecture = await publish(almanac, 'bees', { ...bees, time: '7:00 PM' });
          copy = await publish(almanac, 'bees again', { ...bees, time: '7:00 PM' });
        },
      ],
      ['12:00', (almanac) => publish(almanac, 'bees', { ...bees, time: '7:30 PM' })],
      ['15:00', (almanac) => publish(almanac, 'bees', { ...bees, time: '7:30 PM', location: 'Loft', status: 'cancelled' })],
      ['18:00', (almanac) => almanac.issue(MergeEvent, { id: copy, into: lecture })],
    ];
    let ALMANAC_DATA_DIR: string | undefined;
    for (const [clock, act] of days) {
      const almanac = await openAlmanac({ ALMANAC_NOW: instantAt(clock), ...(ALMANAC_DATA_DIR && { ALMANAC_DATA_DIR }) });
      ALMANAC_DATA_DIR = almanac.dataDirectory;
      await act(almanac);
      await almanac.close();
    }
    const line = openCommandLine(ALMANAC_DATA_DIR!);
    audit = (...words) => line('audit', 'event', ...words);
  });

  const readAudit = async (...words: string[]) => JSON.parse((await audit(...words, '--json')).output);

  it('reads each fact with its time, its source, its run, and what was told before and since', async () => {
    const { code, output } = await audit(String(lecture));
    expect(code).toBe(0);
    expect(output).toMatch(/2026-11-20T14:00:00\.000Z .*the source .*EventPublished/);
    expect(output).toMatch(/2026-11-20T17:00:00\.000Z .*EventRescheduled +time: 7:00 PM → 7:30 PM/);
    expect(output).toMatch(/2026-11-20T20:00:00\.000Z .*EventRevised +location: Main hall → Loft/);
    expect(output).toMatch(/As it is now:\n {2}event: \d+\n {2}status: cancelled\n {2}organization: Moorestown Library\n/);
    const { history } = await readAudit(String(lecture));
    expect(history.map(({ fact, changes }: { fact: string; changes: object }) => [fact, changes]).slice(1)).toEqual([
      ['EventRescheduled', [{ field: 'time', from: '7:00 PM', to: '7:30 PM' }]],
      ['EventRevised', [{ field: 'location', from: 'Main hall', to: 'Loft' }]],
      ['EventCancelled', []],
    ]);
    expect(history[0]).toMatchObject({ event: lecture, source: 'the source', run: expect.stringMatching(/^[\da-f-]{36}$/) });
  });

  it('reads it as it stood at an instant', async () => {
    const { event, history, at: until } = await readAudit(String(lecture), '--at', instantAt('12:00'));
    expect(until).toBe('2026-11-20T17:00:00.000Z');
    expect(history).toHaveLength(2);
    expect(event).toMatchObject({ status: 'confirmed', organization: LIBRARY, time: '7:30 PM', location: 'Main hall' });
    expect((await readAudit(String(lecture), '--at', instantAt('11:59'))).event).toMatchObject({ time: '7:00 PM' });
    const { code, output } = await audit(String(lecture), '--at', instantAt('08:00'));
    expect([code, output]).toEqual([0, expect.stringContaining('it was not published yet')]);
  });

  it('follows a merge to the event that now shows it', async () => {
    const { toldBy, history, event } = await readAudit(String(copy));
    expect(toldBy).toBe(lecture);
    expect(history.map((fact: { event: number }) => fact.event)).toEqual([copy, copy, lecture, lecture, lecture, lecture]);
    expect(history[1]).toMatchObject({ fact: 'EventMerged', into: lecture });
    expect(event.status).toBe('cancelled');
    expect((await audit(String(copy))).output).toContain(`into event ${lecture}`);
    expect((await readAudit(String(copy), '--at', instantAt('17:00'))).toldBy).toBe(copy);
  });

  it('is told that there is no such event, and how events are asked for', async () => {
    expect(await audit('12345')).toMatchObject({ code: 1, output: 'There is no event 12345 in the log.' });
    for (const words of [[], ['lecture'], [String(lecture), '--at', 'noon']]) expect((await audit(...words)).code).toBe(2);
  });
});

const REASON = 'A list of theirs was broken by an import.';

describe('An auditor who asks about Nora, whose preferences stood still for a while', () => {
  const key = hashedKey(keyOf('Nora'));
  const states: { saved: readonly number[]; follows: readonly string[] }[] = [];
  let almanac: Almanac;
  let audra: Staff;
  let poison: Position;
  let [chess, film] = [0, 0];

  const look = async () => {
    const { savedEvents, followedOrganizations } = await almanac.resident('Nora').preferences();
    states.push({ saved: savedEvents, follows: followedOrganizations });
  };
  const then = (fact: number) => audra.get<PastState>(`audit/keys/${key}/at?fact=${fact}`);

  beforeAll(async () => {
    almanac = await openAlmanac();
    const { app } = almanac;
    await registerOrganization(almanac, LIBRARY);
    [chess, film] = [await publish(almanac, 'Chess club'), await publish(almanac, 'Film night', { date: '2026-12-04' })];
    const [nora, olive] = [almanac.resident('Nora'), await createStaff(almanac)];
    audra = await createStaff(almanac, 'audra@example.com', 'auditor');
    await nora.save(chess).expect(200);
    await look();
    // Deciders read this fact, the read model ignores it.
    const data = { key, session: 'another', revision: 0, followed: [], subcalendars: '', saved: [] };
    const { consistency: _, ...metadata } = commandMetadata();
    const fact = { id: randomUUID(), type: 'SessionCarriedOver', data, metadata };
    poison = await app.get(EventStore).append(`preferences-${key}`, [fact], 0);
    await app.get(Projector).caughtUpTo(poison);
    await look();
    await nora.save(film).expect(200);
    await look();
    await nora.follow(LIBRARY).expect(200);
    await look();
    const request = { key, position: toDecimal(poison) };
    await olive.post('projections/preferences/parked/retry', request).expect(200);
    await look();
    await olive.post('projections/preferences/parked/skip', { ...request, reason: REASON }).expect(200);
    await look();
    await nora.unsave(chess).expect(200);
    await look();
  });

  it('is told at each of her facts what the product answered after it, and not what it would have without that one', async () => {
    expect(states.map(({ saved, follows }) => [saved.length, follows.length])).toEqual([
      ...[
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
        [2, 1],
        [1, 1],
      ], // prettier-ignore
    ]);
    expect((await audra.get<KeyHistory>(`audit/keys/${key}`)).facts).toBe(states.length);
    for (const [i, { saved, follows }] of states.entries()) {
      const { preferences, feed } = (await then(i + 1)).then!;
      expect(preferences.savedEvents).toHaveLength(saved.length);
      expect(preferences.followedOrganizations).toEqual(follows);
      expect(saved.every((id) => feed.some((event) => event.id === id))).toBe(true);
    }
  });

  it('is told which fact parked them and why, who decided what about it, and what that brought', async () => {
    const parked = { fact: 2, position: toDecimal(poison), reason: expect.stringContaining('reduce') };
    for (const fact of [2, 3, 4, 5]) expect((await then(fact)).then).toMatchObject({ parked, skipped: [], changed: [] });
    const skipped = [{ fact: 2, position: toDecimal(poison), reason: REASON }];
    const { line, then: after } = await then(6);
    expect(line).toMatchObject({ kind: 'FoldSkipped', by: 'an account with a role', group: 'follows' });
    expect(line!.what).toBe(`without position ${toDecimal(poison)}: ${REASON}`);
    expect(after).toMatchObject({ parked: null, skipped });
    expect(after!.changed.map(({ field }) => field)).toEqual(['followedOrganizations', 'savedEvents']);
    expect((await then(7)).then).toMatchObject({ parked: null, skipped });
    expect((await then(1)).then).toMatchObject({ parked: null, skipped: [] });
  });

  it('reads all of her facts, also the one that nobody can', async () => {
    const { facts } = await audra.get<FactPage>(`audit/keys/${key}/facts`);
    expect(facts.map(({ kind }) => kind).reverse()).toEqual([
      ...['EventSaved', 'SessionCarriedOver', 'EventSaved', 'OrganizationFollowed', 'FoldRetried', 'FoldSkipped', 'EventUnsaved'],
    ]);
    expect(facts.at(-2)!.what).toBe('(unreadable)');
    await audra.request(`audit/keys/${key}/export?format=csv`).expect(200);
  });

  it('is told the same at the command line', async () => {
    const { output } = await openCommandLine(almanac.dataDirectory)('audit', 'preferences', keyOf('Nora'));
    expect(output).toContain('  saved: Film night (2026-12-04)\n');
    expect(output).toContain(`  without position ${toDecimal(poison)}, which an operator skipped: ${REASON}`);
  });
});

const [NOBODYS, OTHERS] = ['nobodys', 'others'];

describe('The town as auditors see it at an instant', () => {
  let almanac: Almanac;
  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Moorestown Library');
    await publish(almanac, 'story-hour');
  });

  const record = async (type: string, data: object): Promise<Position> => {
    const { consistency: _, ...metadata } = commandMetadata();
    const fact = { id: randomUUID(), type, data, metadata };
    const position = await almanac.app.get(EventStore).append(`organization-${randomUUID()}`, [fact], NO_STREAM);
    await almanac.app.get(Projector).caughtUpTo(position);
    return position;
  };
  const poison = (id: string) => record('OrganizationDescribed', { id, description: 'Of nobody' });
  const registered = (id: string) => record('OrganizationRegistered', { id, name: id, category: 'Civic', displayOrder: 1 });
  const decided = (type: string, key: string, position: Position) =>
    record(type, { projection: organizations.name, key, position, failure: 'Error', reason: 'It was a test.' });
  const readDocuments = (models: ReadModels) => Promise.all([models.find(organizations), models.find(catalogue)]);
  const isAsItIs = async () => {
    const head = await almanac.app.get(EventStore).head();
    const fresh = almanac.app.get(PastTown, { strict: false });
    const { models } = await fresh.at(head, '2026-11-20T12:00:00.000Z');
    expect(await readDocuments(models)).toEqual(await readDocuments(almanac.app.get(ReadModels)));
  };

  it('keeps a parked document parked, also when it starts from a stored state', async () => {
    await poison(NOBODYS);
    await isAsItIs();
    await registered(NOBODYS);
    await isAsItIs();
  });

  it('goes on after a fact that operators skipped, and not after a retry that failed', async () => {
    const parked = await poison(OTHERS);
    await registered(OTHERS);
    await decided('FoldRetried', OTHERS, parked);
    await isAsItIs();
    await decided('FoldSkipped', OTHERS, parked);
    await isAsItIs();
    expect((await almanac.app.get(ReadModels).find(organizations)).length).toBe(2);
  });
});
