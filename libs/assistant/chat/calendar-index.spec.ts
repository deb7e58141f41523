import fc from 'fast-check';
import type { Organization, TownEvent } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { buildCalendarIndex, CalendarIndexer } from './calendar-index';

const WORDS = ['Our', 'Town', 'Story', 'Time', 'Chess', 'Market', 'café', 'Readers'];
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

const event: fc.Arbitrary<TownEvent> = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }),
    name: text,
    location: text,
    description: text,
    organization: fc.constantFrom('Library', 'Chess Club'),
    status: fc.constantFrom('confirmed' as const, 'withdrawn' as const),
  })
  .map((details) => anEvent(details));

const calendar = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 6 });

const organizations = fc
  .constantFrom('Everything is free.', 'We play.')
  .map((description): Organization[] => [
    { id: 'library', name: 'Library', category: 'Education', description, displayOrder: 1, subOrganizations: [] } as never,
  ]);

/** Each keeps some of the events of the version before it, as the same objects. */
const versions = fc
  .array(fc.record({ events: calendar, organizations, kept: fc.array(fc.boolean(), { maxLength: 6 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((steps) => {
    let before: readonly TownEvent[] = [];
    return steps.map(({ events, organizations: of, kept }) => {
      const still = before.filter((_, i) => kept[i]);
      before = [...still, ...events.filter(({ id }) => !still.some((one) => one.id === id))];
      return { events: before, organizations: of };
    });
  });

describe('The index of a calendar', () => {
  it('is the same whether it is built at once or version by version, and reads no event again that is the same', () => {
    fc.assert(
      fc.property(versions, (history) => {
        const indexer = new CalendarIndexer();
        let before = indexer.build([], []);
        for (const { events, organizations: of } of history) {
          const [index, fresh] = [indexer.build(events, of), buildCalendarIndex(events, of)];
          const { postings, ...rest } = index;
          const { postings: freshPostings, ...freshRest } = fresh;
          expect(rest).toEqual(freshRest);
          expect(postings.words).toEqual(freshPostings.words);
          for (const word of [...freshPostings.words, ...before.postings.words, 'nowhere']) {
            expect(postings.of(word)).toEqual(freshPostings.of(word));
            expect(postings.has(word)).toBe(freshPostings.has(word));
          }
          before = index;
        }
      }),
    );
  });

  it('keeps what was read of an event while that stays the same object', () => {
    const [one, other] = [anEvent({ id: 1, name: 'Chess' }), anEvent({ id: 2, name: 'Story time' })];
    const indexer = new CalendarIndexer();
    const { entries: before } = indexer.build([one, other], []);
    const { entries: after } = indexer.build([one, { ...other, name: 'Story hour' }], []);
    expect(after.map((entry) => before.includes(entry))).toEqual([true, false]);
  });

  it('answers by an older version as before, whatever a newer one adds', () => {
    const indexer = new CalendarIndexer();
    const older = indexer.build([anEvent({ id: 1, name: 'Chess' })], []);
    indexer.build([anEvent({ id: 1, name: 'Chess' }), anEvent({ id: 2, name: 'Xylophone' })], []);
    expect(older.postings.has('xylophon')).toBe(false);
    expect([...older.postings.of('ches').entries]).toEqual([]);
    expect([...older.postings.of('chess').entries]).toEqual([0]);
  });
});
