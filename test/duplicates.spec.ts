import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { EventDetails, TownEvent } from '#libs/contracts';
import { PartEvents, PublishEvent } from '#libs/domain';
import { EventStore, Projector, ReadModels } from '#libs/event-sourcing';
import { documentsOf } from '#libs/event-sourcing/testing';
import { toEventId, toOrganizationId } from '#libs/integrations';
import { merges } from '#projections';
import { Duplicates } from '../apps/api/src/duplicates/duplicates';
import { type Almanac, createDataDirectory, openAlmanac, TODAY } from './app';
import { openCommandLine } from './command-line';
import { readLog } from './fixtures/town-process';
import { registerOrganization } from './publishing';

const HALL = 'Mill Hall';
const GAZETTE = 'Town Gazette';
const CLUB = 'Chess Club';

const SERENADE_START = `${TODAY}T19:30:00-05:00`;
const serenade = { name: 'Copper Serenade', date: TODAY, time: '7:30 PM', startTime: SERENADE_START, location: HALL };

/** A second call publishes a change. */
const publishBy = async (almanac: Almanac, organization: string, about: object = {}, uid = 'serenade', cancelled = false) => {
  const id = toEventId(organization, uid, '');
  const content = { category: 'Arts', organizationId: toOrganizationId(organization), ...serenade, ...about };
  await almanac.issue(PublishEvent, { id, content, origin: { source: organization, uid, instance: '' }, cancelled });
  return id;
};

const findDuplicates = async ({ app }: Almanac) => {
  const answer = await app.get(Duplicates).find();
  await app.get(Projector).caughtUpTo(await app.get(EventStore).head());
  return answer;
};

const eventNames = async (almanac: Almanac) => (await almanac.read<TownEvent[]>('/api/events')).map(({ id }) => id);

const openTownWithPublishers = async () => {
  const almanac = await openAlmanac();
  for (const organization of [HALL, GAZETTE, CLUB]) await registerOrganization(almanac, organization);
  return almanac;
};

describe('An event that two sources announce', () => {
  it('is one event that names both, in the words of its own organization', async () => {
    const almanac = await openTownWithPublishers();
    const other = await publishBy(almanac, GAZETTE, {
      name: 'Copper Serenade at Mill Hall',
      description: 'With the borough’s own.',
    });
    const own = await publishBy(almanac, HALL, { sourceUrl: 'https://mill.example/serenade' });
    await findDuplicates(almanac);

    expect(await almanac.read('/api/events')).toMatchObject([
      {
        id: own,
        name: 'Copper Serenade',
        organization: HALL,
        description: 'With the borough’s own.',
        sources: [{ organization: HALL, url: 'https://mill.example/serenade' }, { organization: GAZETTE }],
      },
    ]);
    for (const address of [own, other, `copper-serenade--${TODAY}`, `copper-serenade-at-mill-hall--${TODAY}`])
      expect(await almanac.read(`/api/events/${address}`)).toMatchObject({ id: own, sources: [{}, {}] });
  });

  it('is in the feed of whoever follows either of them, and counted once under each', async () => {
    const almanac = await openTownWithPublishers();
    const [own] = [await publishBy(almanac, HALL), await publishBy(almanac, GAZETTE)];
    await findDuplicates(almanac);
    for (const organization of [HALL, GAZETTE]) {
      const resident = almanac.resident(`A friend of ${organization}`);
      await resident.follow(organization).expect(200);
      expect((await resident.feed()).events.map(({ id }) => id)).toEqual([own]);
      const { feed, organizations } = await resident.sidebar();
      expect(feed.count).toBe(1);
      expect(organizations.map(({ name, count }) => `${name} ${count}`).toSorted()).toEqual([
        `${CLUB} 0`,
        `${HALL} 1`,
        `${GAZETTE} 1`,
      ]);
    }
  });

  it('is two again when one of them moves, and one when the other follows', async () => {
    const almanac = await openTownWithPublishers();
    const [own, other] = [await publishBy(almanac, HALL), await publishBy(almanac, GAZETTE)];
    await findDuplicates(almanac);
    const later = { startTime: `${TODAY}T20:30:00-05:00`, time: '8:30 PM' };
    await publishBy(almanac, HALL, later);
    await findDuplicates(almanac);
    expect((await eventNames(almanac)).toSorted()).toEqual([own, other].toSorted());
    await publishBy(almanac, GAZETTE, later);
    await findDuplicates(almanac);
    expect(await eventNames(almanac)).toEqual([own]);
  });

  it('has the status of its own source, and each version is unchanged after an unmerge', async () => {
    const almanac = await openTownWithPublishers();
    const [own, other] = [await publishBy(almanac, HALL), await publishBy(almanac, GAZETTE)];
    await findDuplicates(almanac);
    await publishBy(almanac, HALL, {}, 'serenade', true);
    await findDuplicates(almanac);
    expect(await almanac.read('/api/events')).toMatchObject([{ id: own, status: 'cancelled', sources: [{}, {}] }]);
    await almanac.issue(PartEvents, { id: own, from: [other] });
    expect(await almanac.read(`/api/events/${own}`)).toMatchObject({ status: 'cancelled' });
    expect(await almanac.read(`/api/events/${other}`)).toMatchObject({ id: other, status: 'confirmed' });
  });
});

describe('Any sequence of publications, merges and unmerges', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('tell' as const),
      who: fc.nat(2),
      hour: fc.constantFrom(19, 20),
      cancelled: fc.boolean(),
    }),
    fc.record({ kind: fc.constantFrom('save' as const, 'part' as const), who: fc.nat(2), other: fc.nat(2) }),
  );

  it('loses no saved event, records nothing on a second search, and equals a fold of the log', async () => {
    let run = 0;
    const almanac = await openTownWithPublishers();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
        const uid = `serenade ${run++}`;
        const jo = almanac.resident(uid);
        const ids = new Map<number, number>();
        const saved = new Set<number>();
        const tellBy = async (who: number, hour: number, cancelled: boolean) => {
          const about = { name: `Copper Serenade ${uid}`, startTime: `${TODAY}T${hour}:30:00-05:00` };
          ids.set(who, await publishBy(almanac, [HALL, GAZETTE, CLUB][who]!, about, uid, cancelled));
        };
        for (const who of [0, 1, 2]) await tellBy(who, 19, false);
        // Searches first: otherwise the background search could merge a duplicate between a save and the read.
        await findDuplicates(almanac);
        for (const one of steps) {
          if (one.kind === 'tell') await tellBy(one.who, one.hour, one.cancelled);
          else if (one.kind === 'save') {
            const id = ids.get(one.who)!;
            await jo.save(id).expect(200);
            saved.add((await almanac.read<EventDetails>(`/api/events/${id}`)).id);
          } else if (one.who !== one.other) {
            const [a, b] = [ids.get(one.who)!, ids.get(one.other)!];
            await almanac.issue(PartEvents, { id: a, from: [b] });
            await almanac.issue(PartEvents, { id: b, from: [a] });
          }
          await findDuplicates(almanac);
          const shownIds = new Set((await jo.saved()).map(({ id }) => id));
          for (const id of saved) expect(shownIds).toContain((await almanac.read<EventDetails>(`/api/events/${id}`)).id);
        }
        await findDuplicates(almanac);
        expect(await findDuplicates(almanac)).toEqual({ merged: 0, unmerged: 0 });
        const { app } = almanac;
        const folded = Object.values(documentsOf(merges, (await readLog(app.get(EventStore))) as never[]));
        expect(await app.get(ReadModels).find(merges)).toEqual(expect.arrayContaining(folded));
      }),
      { numRuns: 8 },
    );
  });
});

describe('An operator', () => {
  const calendar = (uid: string, summary: string) =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTART;TZID=America/New_York:20261124T193000',
      `SUMMARY:${summary}`,
      'LOCATION:Mill Hall\\, 12 River Road',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');

  const twoSources = async () => {
    const directory = createDataDirectory();
    const almanac = openCommandLine(directory, { ALMANAC_SEED: 'none' });
    const folder = join(directory, 'feeds');
    mkdirSync(folder);
    writeFileSync(join(folder, 'hall.ics'), calendar('one', 'Copper Serenade'));
    writeFileSync(join(folder, 'gazette.ics'), calendar('two', 'Copper Serenade (sold out)'));
    const load = async () => {
      await almanac('import', 'ics', join(folder, 'hall.ics'), '--organization', HALL);
      return almanac('import', 'ics', join(folder, 'gazette.ics'), '--organization', GAZETTE);
    };
    return { almanac, load, directory };
  };

  it('sees what is merged and why, undoes it, and it stays undone', async () => {
    const { almanac, load } = await twoSources();
    expect((await load()).output).toContain('1 event is announced by several sources');

    const [card] = JSON.parse((await almanac('duplicates', 'list', '--json')).output);
    expect(card).toMatchObject({
      name: 'Copper Serenade',
      tellings: [{ source: HALL }, { source: GAZETTE }],
      merges: [{ rule: 'same title, start and place', score: 1 }],
    });
    const other = card.tellings[1].id;
    const explained = await almanac('duplicates', 'explain', String(other));
    expect(explained).toMatchObject({ code: 0, output: expect.stringContaining('same title, start and place') });

    expect(await almanac('duplicates', 'undo', String(other), '--reason', 'A story')).toMatchObject({
      code: 0,
      output: `Event ${other} is unmerged from ${card.id}.`,
    });
    await load();
    expect((await almanac('duplicates', 'list')).output).toBe('No events are merged.');
    expect((await almanac('duplicates', 'explain', String(other))).output).toContain(`unmerged it from ${card.id}`);
  });

  it('sees an unmerge that was interrupted, and finishes it by either event', async () => {
    for (const named of [0, 1]) {
      const { almanac, load, directory } = await twoSources();
      await load();
      const [card] = JSON.parse((await almanac('duplicates', 'list', '--json')).output);
      const ids: number[] = card.tellings.map(({ id }: { id: number }) => id);
      // Stands for a process that was stopped between the two appends of an unmerge.
      const interrupted = await openAlmanac({ ALMANAC_DATA_DIR: directory });
      await interrupted.issue(PartEvents, { id: ids[0]!, from: [ids[1]!] });
      await interrupted.close();

      expect((await almanac('duplicates', 'list')).output).toContain(`Event ${ids[0]} is only half unmerged from ${ids[1]}`);
      for (const id of ids)
        expect(JSON.parse((await almanac('duplicates', 'explain', String(id), '--json')).output)).toMatchObject({
          tellings: [],
          half: ids.filter((other) => other !== id),
        });
      expect(await almanac('duplicates', 'undo', String(ids[named]), '--reason', 'A story')).toMatchObject({ code: 0 });
      expect((await almanac('duplicates', 'list')).output).toBe('No events are merged.');
      for (const id of ids)
        expect(JSON.parse((await almanac('duplicates', 'explain', String(id), '--json')).output)).toMatchObject({
          parted: ids.filter((other) => other !== id),
          half: [],
        });
      expect(await almanac('duplicates', 'undo', String(ids[named]), '--reason', 'A story')).toMatchObject({ code: 1 });
    }
  });

  it('is told what cannot be undone, and how it is meant', async () => {
    const { almanac, load } = await twoSources();
    await load();
    const [card] = JSON.parse((await almanac('duplicates', 'list', '--json')).output);
    await almanac('duplicates', 'undo', String(card.id), '--reason', 'A story');
    expect(await almanac('duplicates', 'undo', String(card.id), '--reason', 'A story')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('not merged'),
    });
    expect(await almanac('duplicates', 'undo', '42', '--reason', 'A story')).toMatchObject({
      code: 1,
      complained: 'There is no event 42.',
    });
    expect(await almanac('duplicates', 'undo')).toMatchObject({ code: 2 });
    expect(await almanac('duplicates', 'explain', '--help')).toMatchObject({ code: 0 });
  });
});
