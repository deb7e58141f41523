import fc from 'fast-check';
import { groupVersions } from './group-versions';
import { matchVersions } from './match';
import type { PublishedVersion } from './published-version';
import { findMatchingPairs, VersionMatcher } from './version-matcher';

const telling = fc.record({
  source: fc.constantFrom('library', 'gazette', 'hall'),
  start: fc.constantFrom('2026-11-20T10:00', '2026-11-20T19:00', '2026-11-20T23:30', '2026-11-21T00:00'),
  name: fc.constantFrom(
    'Winter Serenade',
    'Winter Serenade (doors 11:30)',
    'Winter Serenade with guests',
    'Paper Gardens',
    'Chess Problems',
    'Chess Problem',
    'Board Meeting',
  ),
  isWhole: fc.boolean(),
  location: fc.constantFrom('Mill Hall', 'Mill Hall, Room 2', 'Grange', undefined),
});
const town = fc.array(telling, { maxLength: 14 }).map((all) =>
  all.map(
    ({ start, isWhole, location, ...one }, id): PublishedVersion => ({
      ...one,
      id,
      organization: one.source,
      date: start.slice(0, 10),
      ...(!isWhole && { startTime: `${start}:00-05:00` }),
      ...(location && { location }),
    }),
  ),
);

const groupsOf = async (all: readonly PublishedVersion[]): Promise<PublishedVersion[][]> => {
  const { pairs, isContradiction } = await new VersionMatcher().match(all);
  const links = pairs.map(({ a, b, score }) => ({ a: a.id, b: b.id, score }));
  return groupVersions(links, isContradiction).map((ids) => ids.map((id) => all.find((one) => one.id === id)!));
};

describe('The pairs of a town', () => {
  it('are those that match one by one, beside those that only a town decides', async () => {
    await fc.assert(
      fc.asyncProperty(town, async (all) => {
        const found = (await findMatchingPairs(all))
          .filter(({ rule }) => rule !== 'no competitor')
          .map(({ a, b }) => `${a.id} ${b.id}`)
          .sort();
        const expected = all
          .flatMap((a) => all.filter((b) => a.id < b.id && matchVersions(a, b)).map((b) => `${a.id} ${b.id}`))
          .sort();
        expect(found).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('join no two events that one source lists at different hours, whatever others list', async () => {
    await fc.assert(
      fc.asyncProperty(town, async (all) => {
        for (const group of await groupsOf(all))
          for (const [, ofSource] of Map.groupBy(group, ({ source }) => source))
            expect(new Set(ofSource.map(({ date, startTime }) => startTime ?? date)).size).toBe(1);
      }),
      { numRuns: 200 },
    );
  });

  it('join no festival and its first evening that one source lists both', async () => {
    const listed = (source: string, name: string, others: Partial<PublishedVersion>) => ({
      ...{ source, organization: source, name, date: '2026-05-15' },
      ...others,
    });
    const [festival, evening] = [{ endDate: '2026-05-17' }, { startTime: '2026-05-15T17:00:00-05:00' }];
    const all = [
      listed('Chamber', '58th Annual Whistle Stop Days', festival),
      listed('Chamber', 'Whistle Stop Days: Kickoff Party at Switchyard', { ...evening, location: 'Switchyard Brewing' }),
      listed('Switchyard Brewing', 'Whistle Stop Kickoff Party', { ...evening, location: 'Beer Garden' }),
      listed('Neighbors', 'Whistle Stop Days!', {}),
    ].map((version, id): PublishedVersion => ({ ...version, id }));
    for (const group of await groupsOf(all)) expect(group.filter(({ source }) => source === 'Chamber').length).toBeLessThan(2);
  });

  it('are the same whatever was matched before: only what changed is read and compared again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(town, { minLength: 2, maxLength: 5 }), async (towns) => {
        const matcher = new VersionMatcher();
        for (const all of towns) {
          const [again, fresh] = [await matcher.match(all), await new VersionMatcher().match(all)];
          expect(again.pairs).toEqual(fresh.pairs);
          for (const { id: a } of all)
            for (const { id: b } of all) expect(again.isContradiction(a, b)).toBe(fresh.isContradiction(a, b));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are found though a third source tells the same of a hundred other places', async () => {
    const concert = { organization: 'Hall', name: 'Copper Serenade', date: '2026-11-20', startTime: '2026-11-20T19:30:00-05:00' };
    const crowd = Array.from(
      { length: 100 },
      (_, i): PublishedVersion => ({ ...concert, id: 3 + i, source: 'crowd', location: `${i} Hill Street` }),
    );
    const two = ['hall', 'gazette'].map(
      (source, i): PublishedVersion => ({ ...concert, id: 1 + i, source, location: 'Mill Hall' }),
    );
    const pairs = await findMatchingPairs([...crowd, ...two]);
    expect(pairs.map(({ a, b }) => [a.id, b.id])).toContainEqual([1, 2]);
  });

  it('are told by the street that a place has in other events', async () => {
    const concert = { name: 'Copper Serenade', date: '2026-11-20', startTime: '2026-11-20T19:30:00-05:00' };
    const pairsWith = (street: string) =>
      findMatchingPairs([
        { ...concert, id: 1, source: 'cafe', organization: 'The Mills', location: 'Tin Kettle' },
        { ...concert, id: 2, source: 'gazette', organization: 'Gazette', address: street },
        {
          id: 3,
          source: 'cafe',
          organization: 'The Mills',
          name: 'Chess',
          date: '2026-11-21',
          location: 'Tin Kettle',
          address: '9 Elm St',
        },
      ]);
    expect(await pairsWith('9 Elm Street')).toMatchObject([{ rule: 'same title, start and place' }]);
    expect(await pairsWith('12 Elm Street')).toEqual([]);
  });

  it('are not found by a page that one source gives for two at once', async () => {
    const url = 'https://library.example/kickoff';
    const kickoff = {
      organization: 'Library',
      name: 'Summer Kickoff',
      date: '2026-06-06',
      startTime: '2026-06-06T10:00:00-05:00',
      url,
    };
    const town: PublishedVersion[] = [
      { ...kickoff, id: 1, source: 'library', location: 'Canal Terraces' },
      { ...kickoff, id: 2, source: 'library', location: 'Old Lock' },
      { ...kickoff, id: 3, source: 'gazette', organization: 'The Gazette', location: 'Lime Kiln' },
    ];
    expect(await findMatchingPairs(town)).toEqual([]);
    expect(await findMatchingPairs(town.slice(1))).toMatchObject([{ a: { id: 2 }, b: { id: 3 }, rule: 'same page and start' }]);
  });

  it('are not found by a page that one source gives for two sessions of a day', async () => {
    const url = 'https://library.example/tour';
    const tour = { organization: 'Library', name: 'Vault Tour', date: '2026-06-06', location: 'Old Lock', url };
    const at = (hour: string) => ({ startTime: `2026-06-06T${hour}:00-05:00` });
    const town: PublishedVersion[] = [
      { ...tour, ...at('10:00'), id: 1, source: 'library' },
      { ...tour, ...at('11:00'), id: 2, source: 'library' },
      { ...tour, ...at('10:30'), id: 3, source: 'gazette', organization: 'The Gazette' },
    ];
    expect(await findMatchingPairs(town)).toEqual([]);
    expect(await findMatchingPairs(town.slice(1))).toMatchObject([{ a: { id: 2 }, b: { id: 3 } }]);
  });

  it('are found where one names only the town, and another telling says that it is one', async () => {
    const drive = { name: 'Drive-Thru Food Distribution', date: '2026-06-06', startTime: '2026-06-06T10:00:00-05:00' };
    const town: PublishedVersion[] = [
      { ...drive, id: 1, source: 'pantry', organization: 'Redwood Pantry', location: 'Vista Alta' },
      { ...drive, id: 2, source: 'gazette', organization: 'The Gazette', location: 'Finley Lot' },
      { ...drive, id: 3, source: 'hall', organization: 'Hall', name: 'Chess', location: 'Mill Hall, Vista Alta, CA 95404' },
    ];
    expect(await findMatchingPairs(town)).toMatchObject([{ a: { id: 1 }, b: { id: 2 } }]);
    expect(await findMatchingPairs(town.slice(0, 2))).toEqual([]);
  });

  it('are found in a day of ten thousand without comparing each with each, and others have their turn meanwhile', async () => {
    const day = Array.from(
      { length: 10_000 },
      (_, id): PublishedVersion => ({
        id,
        source: id % 2 ? 'library' : 'gazette',
        organization: 'Library',
        name: `Meeting about matter${id >> 1}`,
        date: '2026-11-20',
        startTime: '2026-11-20T10:00:00-05:00',
        location: 'Hall',
      }),
    );
    let turns = 0;
    let isOver = false;
    const others = () => {
      turns += 1;
      if (!isOver) setImmediate(others);
    };
    others();
    const pairs = await findMatchingPairs(day);
    isOver = true;
    expect(pairs).toHaveLength(5_000);
    expect(turns).toBeGreaterThan(20);
  });
});
