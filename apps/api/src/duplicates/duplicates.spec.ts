import { CLUB, GAZETTE, HALL, town } from './testing/town';

const FIRST = '2026-11-01';
const UNTIL_THE_20TH = { date: FIRST, endDate: '2026-11-20' };
const UNTIL_DECEMBER = { date: FIRST, endDate: '2026-12-30' };

const shownIn = async ({ shown }: ReturnType<typeof town>) => (await shown()).map(({ id }) => id).toSorted();

describe('What is over', () => {
  it('is let go of by what goes on, whichever was merged into the other', async () => {
    for (const [id, into] of [
      [2, 1],
      [1, 2],
    ] as const) {
      const almanac = town(FIRST);
      almanac.tell(1, HALL, UNTIL_THE_20TH);
      almanac.tell(2, GAZETTE, UNTIL_DECEMBER);
      almanac.merge(id, into);
      almanac.comes('2026-11-21');
      expect(await almanac.find()).toEqual({ merged: 0, unmerged: 1 });
      expect(await almanac.shown()).toContainEqual(expect.objectContaining({ id: 2, endDate: '2026-12-30' }));
      expect(await almanac.find()).toEqual({ merged: 0, unmerged: 0 });
    }
  });

  it('is let go of although each was merged into the other', async () => {
    const almanac = town(FIRST);
    almanac.tell(1, HALL, UNTIL_THE_20TH);
    almanac.tell(2, GAZETTE, UNTIL_DECEMBER);
    almanac.merge(1, 2);
    almanac.merge(2, 1);
    almanac.comes('2026-11-21');
    await almanac.find();
    expect(await shownIn(almanac)).toEqual([1, 2]);
  });

  it('stays on one card with what is over as well, and with what has vanished from its source', async () => {
    const almanac = town(FIRST);
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

describe('What has vanished from its source', () => {
  it('holds nothing together that tells different things by now', async () => {
    const almanac = town(FIRST);
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
    const almanac = town(FIRST);
    almanac.tell(1, HALL);
    almanac.tell(2, GAZETTE);
    await almanac.find();
    almanac.part(1, 2);
    for (const [id, into, organization] of steps) {
      almanac.tell(into, organization);
      almanac.becomes(id, into);
    }
    expect(await almanac.find()).toEqual({ merged: 0, unmerged: 0 });
    expect(await almanac.shown()).toHaveLength(2);
  });

  it('is two again where it was merged under another event before that was known', async () => {
    const almanac = town(FIRST);
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
