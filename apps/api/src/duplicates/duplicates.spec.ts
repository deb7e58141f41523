import fc from 'fast-check';
import { CLUB, createTestTown, GAZETTE, HALL } from './testing/test-town';

const FIRST = '2026-11-01';
const UNTIL_THE_20TH = { date: FIRST, endDate: '2026-11-20' };
const UNTIL_DECEMBER = { date: FIRST, endDate: '2026-12-30' };

const shownIn = async ({ shownEvents }: ReturnType<typeof createTestTown>) =>
  (await shownEvents()).map(({ id }) => id).toSorted();

describe('What is over', () => {
  it('is merged like what is to come, when it is first looked at', async () => {
    const almanac = createTestTown(FIRST);
    almanac.tell(1, HALL, { date: '2026-10-10' });
    almanac.tell(2, GAZETTE, { date: '2026-10-10' });
    expect(await almanac.find()).toEqual({ merged: 1, unmerged: 0 });
    expect(await almanac.cards()).toEqual([[1, 2]]);
    almanac.comes('2027-01-01');
    expect(await almanac.find()).toEqual({ merged: 0, unmerged: 0 });
    expect(await almanac.cards()).toEqual([[1, 2]]);
  });

  it('is merged by the page of the event, and two rooms of a house are not', async () => {
    const almanac = createTestTown(FIRST);
    const walk = {
      date: '2026-10-10',
      startTime: '2026-10-10T10:00:00-04:00',
      sourceUrl: 'https://parks.example/copper-serenade',
    };
    almanac.tell(1, HALL, { ...walk, location: 'Canal Terraces' });
    almanac.tell(2, GAZETTE, { ...walk, location: 'Old Lock' });
    almanac.tell(3, CLUB, { ...walk, location: 'Old Lock, Room 1' });
    almanac.tell(4, 4, { ...walk, location: 'Old Lock, Room 2' });
    await almanac.find();
    for (const card of await almanac.cards()) expect(card).not.toEqual(expect.arrayContaining([3, 4]));
    expect((await almanac.cards()).flat()).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  it('is let go of by what goes on, whichever was merged into the other', async () => {
    for (const [id, into] of [
      [2, 1],
      [1, 2],
    ] as const) {
      const almanac = createTestTown(FIRST);
      almanac.tell(1, HALL, UNTIL_THE_20TH);
      almanac.tell(2, GAZETTE, UNTIL_DECEMBER);
      almanac.merge(id, into);
      almanac.comes('2026-11-21');
      expect(await almanac.find()).toEqual({ merged: 0, unmerged: 1 });
      expect(await almanac.shownEvents()).toContainEqual(expect.objectContaining({ id: 2, endDate: '2026-12-30' }));
      expect(await almanac.find()).toEqual({ merged: 0, unmerged: 0 });
    }
  });

  it('is let go of although each was merged into the other', async () => {
    const almanac = createTestTown(FIRST);
    almanac.tell(1, HALL, UNTIL_THE_20TH);
    almanac.tell(2, GAZETTE, UNTIL_DECEMBER);
    almanac.merge(1, 2);
    almanac.merge(2, 1);
    almanac.comes('2026-11-21');
    await almanac.find();
    expect(await shownIn(almanac)).toEqual([1, 2]);
  });

  it('stays on one card with what is over as well, and with what has vanished from its source', async () => {
    const almanac = createTestTown(FIRST);
    almanac.tell(1, HALL);
    almanac.tell(2, GAZETTE);
    almanac.tell(3, CLUB, UNTIL_DECEMBER);
    almanac.merge(2, 1);
    almanac.merge(3, 1);
    almanac.withdraw(3);
    almanac.comes('2026-11-21');
    expect(await almanac.find()).toEqual({ merged: 0, unmerged: 0 });
    expect(await shownIn(almanac)).toEqual([1]);
  });
});

describe('Whoever tells less than two others', () => {
  const EVENING = { name: 'Copper Serenade', location: 'Grange Church', startTime: `${FIRST}T19:30:00-05:00` };

  it.each([
    ['place', { location: 'Mill Church' }, { location: '' }],
    ['hour', { startTime: `${FIRST}T14:30:00-05:00` }, { startTime: '' }],
    ['title', { name: 'Paper Gardens' }, { name: 'Copper Serenade, Paper Gardens' }],
  ])('makes none of what is of another %s', async (_, other, less) => {
    const almanac = createTestTown(FIRST);
    almanac.tell(1, HALL, EVENING);
    almanac.tell(2, GAZETTE, { ...EVENING, ...other });
    almanac.tell(3, CLUB, { ...EVENING, ...less });
    await almanac.find();
    expect(await almanac.cards()).toEqual([[1, 3]]);
    expect(await almanac.find()).toEqual({ merged: 0, unmerged: 0 });
  });

  it('makes none of them, whoever tells what', async () => {
    const telling = fc.record({
      organization: fc.constantFrom(HALL, GAZETTE, CLUB),
      name: fc.constantFrom('Copper Serenade', 'Paper Gardens', 'Copper Serenade, Paper Gardens'),
      location: fc.constantFrom('Grange Church', 'Mill Church', ''),
      startTime: fc.constantFrom(`${FIRST}T19:30:00-05:00`, `${FIRST}T14:30:00-05:00`, ''),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(telling, { minLength: 2, maxLength: 8 }), async (accounts) => {
        const almanac = createTestTown(FIRST);
        accounts.forEach(({ organization, ...about }, i) => {
          almanac.tell(i + 1, organization, about);
        });
        await almanac.find();
        for (const card of await almanac.cards()) {
          const cardAccounts = card.map((id) => accounts[id - 1]!);
          for (const field of ['location', 'startTime'] as const)
            expect(new Set(cardAccounts.map((one) => one[field]).filter(Boolean)).size).toBeLessThan(2);
          const names = new Set(cardAccounts.map(({ name }) => name));
          expect(names.has('Copper Serenade') && names.has('Paper Gardens')).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('Three publishers who word one event differently', () => {
  const VISIT = { location: 'Mill Library', startTime: `${FIRST}T19:30:00-05:00` };
  type Wording = Partial<typeof VISIT & { name: string }>;
  const cardsOf = async (...[told, wording, other]: readonly Wording[]) => {
    const almanac = createTestTown(FIRST);
    almanac.tell(1, HALL, { ...VISIT, ...told });
    almanac.tell(2, CLUB, { ...VISIT, ...wording });
    almanac.tell(3, GAZETTE, { ...VISIT, ...other });
    await almanac.find();
    return almanac.cards();
  };

  it.each<[string, ...Wording[]]>([
    [
      'a writer',
      { name: 'Author Visit: Ada Thorn, "The Paper Garden"' },
      { name: 'Ada Thorn at Mill Library' },
      { name: 'Novelist Thorn to speak' },
    ],
    [
      'a sale',
      { name: 'Friends of the Library Spring Book Sale' },
      { name: 'Friends book sale', startTime: '' },
      { name: 'Library Used Book Sale' },
    ],
    [
      'a park',
      { name: 'Osprey County Harvest Festival', location: '' },
      { name: 'Osprey County Harvest Festival', location: 'Heron Park' },
      { name: '45th Annual Osprey County Harvest Festival', location: 'Heron Nature Center' },
    ],
  ])('stand on one card: %s', async (_, ...accounts) => {
    expect(await cardsOf(...accounts)).toEqual([[1, 2, 3]]);
  });

  it.each([
    ['teams', { name: 'Soccer vs Delmont' }, { name: 'Varsity Soccer vs Delmont' }, { name: 'JV Soccer vs Delmont' }],
    [
      'kinds',
      { name: 'Heron Trio Concert and Workshop' },
      { name: 'Heron Trio Concert' },
      { name: 'Workshop with the Heron Trio' },
    ],
    ['classes', { name: 'Watercolor Class' }, { name: 'Watercolor Class: Birds' }, { name: 'Watercolor Class: Boats' }],
  ])('makes none of two %s', async (_, ...accounts) => {
    for (const card of await cardsOf(...accounts)) expect(card).not.toEqual(expect.arrayContaining([2, 3]));
  });
});

describe('Whose own a happening is', () => {
  const PLACE = { location: 'Grange Church', startTime: `${FIRST}T19:30:00-05:00` };

  it.each([
    ['something else', { name: 'Bridge lessons' }],
    ['another hour', { startTime: `${FIRST}T10:00:00-05:00` }],
    ['another day', { date: '2026-11-05', startTime: '2026-11-05T19:30:00-05:00' }],
  ])('is not who told %s before, and calls it off', async (_, before) => {
    const almanac = createTestTown(FIRST);
    almanac.tell(1, CLUB, { ...PLACE, ...before });
    almanac.tell(2, HALL, PLACE);
    almanac.tell(1, CLUB, PLACE, true);
    await almanac.find();
    expect(await almanac.shownEvents()).toEqual([expect.objectContaining({ id: 2, status: 'confirmed' })]);
  });

  it('is not who comes to tell it step by step', async () => {
    const almanac = createTestTown(FIRST);
    almanac.tell(1, CLUB, { ...PLACE, name: 'Bridge lessons' });
    almanac.tell(2, HALL, PLACE);
    almanac.tell(1, CLUB, { ...PLACE, name: 'Bridge lessons, Copper Serenade' });
    almanac.tell(1, CLUB, PLACE, true);
    almanac.tell(1, CLUB, { ...PLACE, name: 'COPPER Serenade!' }, true);
    await almanac.find();
    expect(await almanac.shownEvents()).toEqual([expect.objectContaining({ id: 2, status: 'confirmed' })]);
  });

  it('is still who told it first, and calls it something more by now', async () => {
    const almanac = createTestTown(FIRST);
    almanac.tell(1, CLUB, PLACE);
    almanac.tell(2, HALL, PLACE);
    almanac.tell(1, CLUB, { ...PLACE, name: 'Copper Serenade with the Quartet' });
    await almanac.find();
    expect(await almanac.shownEvents()).toEqual([expect.objectContaining({ id: 1, name: 'Copper Serenade with the Quartet' })]);
  });
});

describe('What has vanished from its source', () => {
  it('holds nothing together that tells different things by now', async () => {
    const almanac = createTestTown(FIRST);
    for (const organization of [HALL, GAZETTE, CLUB])
      almanac.tell(organization, organization, { startTime: `${FIRST}T19:30:00-05:00` });
    await almanac.find();
    expect(await almanac.cards()).toEqual([[HALL, GAZETTE, CLUB]]);
    almanac.withdraw(GAZETTE);
    almanac.tell(HALL, HALL, { startTime: `${FIRST}T20:30:00-05:00` });
    expect(await almanac.find()).toEqual({ merged: 0, unmerged: 1 });
    expect(await shownIn(almanac)).toEqual([HALL, CLUB]);
  });
});

describe('What an operator has parted', () => {
  it.each([
    ['one of the two', [[1, 3, HALL]]],
    ['the other', [[2, 3, GAZETTE]]],
    ['one of them, again and again', [[1, 3, HALL], [3, 4, HALL]]], // biome-ignore format: a table
    ['both', [[1, 3, HALL], [2, 4, GAZETTE]]], // biome-ignore format: a table
  ] as const)('stays apart when its source tells as another event %s', async (_, steps) => {
    const almanac = createTestTown(FIRST);
    almanac.tell(1, HALL);
    almanac.tell(2, GAZETTE);
    await almanac.find();
    almanac.part(1, 2);
    for (const [id, into, organization] of steps) {
      almanac.tell(into, organization);
      almanac.becomes(id, into);
    }
    expect(await almanac.find()).toEqual({ merged: 0, unmerged: 0 });
    expect(await almanac.shownEvents()).toHaveLength(2);
  });

  it('is two again where it was merged under another event before that was known', async () => {
    const almanac = createTestTown(FIRST);
    almanac.tell(1, HALL);
    almanac.tell(2, GAZETTE);
    almanac.part(1, 2);
    almanac.tell(3, HALL);
    almanac.becomes(1, 3);
    almanac.merge(2, 3);
    expect(await shownIn(almanac)).toEqual([2, 3]);
    expect(await almanac.find()).toEqual({ merged: 0, unmerged: 1 });
  });
});
