import fc from 'fast-check';
import { findPairs } from './find-pairs';
import { match } from './match';
import type { Telling } from './telling';

const telling = fc.record({
  source: fc.constantFrom('library', 'gazette', 'hall'),
  name: fc.constantFrom('Winter Serenade', 'Winter Serenade with guests', 'Paper Gardens', 'Chess Problems', 'Board Meeting'),
  hour: fc.constantFrom(10, 19),
  isWhole: fc.boolean(),
  location: fc.constantFrom('Mill Hall', 'Mill Hall, Room 2', 'Grange', undefined),
});
const town = fc.array(telling, { maxLength: 14 }).map((all) =>
  all.map(
    ({ hour, isWhole, location, ...one }, id): Telling => ({
      ...one,
      id,
      organization: one.source,
      date: '2026-11-20',
      ...(!isWhole && { startTime: `2026-11-20T${hour}:00:00-05:00` }),
      ...(location && { location }),
    }),
  ),
);

describe('The pairs of a town', () => {
  it('are those that match one by one', async () => {
    await fc.assert(
      fc.asyncProperty(town, async (all) => {
        const found = (await findPairs(all)).map(({ a, b }) => `${a.id} ${b.id}`).sort();
        const expected = all.flatMap((a) => all.filter((b) => a.id < b.id && match(a, b)).map((b) => `${a.id} ${b.id}`)).sort();
        expect(found).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('are found in a day of ten thousand without comparing each with each, and others have their turn meanwhile', async () => {
    const day = Array.from(
      { length: 10_000 },
      (_, id): Telling => ({
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
    const pairs = await findPairs(day);
    isOver = true;
    expect(pairs).toHaveLength(5_000);
    expect(turns).toBeGreaterThan(20);
  });
});
