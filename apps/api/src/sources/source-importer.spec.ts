import fc from 'fast-check';
import { BEGINNING, type EventStore, type Notes, type Recorded } from '#libs/event-sourcing';
import { toRecorded } from '#libs/event-sourcing/testing';
import type { FeedReading } from '#libs/integrations';
import type { CalendarImporter, ImportResult, SourceDescription } from '../import/calendar-importer';
import { EMPTY_HISTORY } from '../import/source-history';
import type { CheckTiming } from './check-timing';
import { Feed } from './feed';
import { SourceImporter } from './source-importer';
import { HeldDifferences, SourceNotes } from './source-note';

const SOURCE: SourceDescription = { name: 'Library', calendar: 'events.ics', organization: 'Library' };

const RESULT: ImportResult = {
  ...{ source: 'Library', run: 'run', happenings: 3, privates: 0, facts: {}, problems: [], unrecorded: 0 },
  history: EMPTY_HISTORY,
};

/** What becomes of a whole load. A killed process records a part and throws. */
const OUTCOMES = {
  recorded: RESULT,
  held: { ...RESULT, heldBack: 'Most of it is gone.' },
  partly: { ...RESULT, unrecorded: 1 },
  killed: undefined,
} as const;

type Load = Readonly<{
  bytes: string;
  day: string;
  category: string;
  zone: string;
  force: boolean;
  outcome: keyof typeof OUTCOMES;
  isRestored: boolean;
}>;

const load: fc.Arbitrary<Load> = fc.record({
  bytes: fc.constantFrom('one', 'other'),
  day: fc.constantFrom('2026-11-20', '2026-11-20', '2026-11-21'),
  category: fc.constantFrom('Education', 'Education', 'Arts'),
  zone: fc.constantFrom('UTC', 'UTC', 'America/New_York'),
  force: fc.constantFrom(false, false, true),
  outcome: fc.constantFrom('recorded', 'recorded', 'held', 'partly', 'killed'),
  isRestored: fc.constantFrom(false, false, false, true),
});

const createTown = () => {
  const facts: Recorded[] = [];
  let restored = 0;
  const store = {
    id: async () => 'log',
    head: async () => facts.at(-1)?.position ?? BEGINNING,
    at: async (position) => facts.find((fact) => fact.position === position),
  } as Pick<EventStore, 'id' | 'head' | 'at'> as EventStore;
  const stored = new Map<string, unknown>();
  const notes = {
    get: async (name) => stored.get(name),
    put: async (name, note) => void stored.set(name, note),
    drop: async (name) => void stored.delete(name),
  } as Pick<Notes, 'get' | 'put' | 'drop'> as Notes;
  const record = () => facts.push({ ...toRecorded({ type: 'EventPublished', data: {} }, facts.length + 1), id: `${restored}` });
  return {
    /** Returns whether the feed was read. */
    load: async ({ bytes, day, category, zone, force, outcome }: Load) => {
      const importer = {
        findPublisher: async () => ({ id: 'library', category }),
        sourceIdOf: async () => 'library',
        importWindow: () => ({ timeZone: 'UTC', from: day, to: day }),
        load: async () => {
          record();
          const result = OUTCOMES[outcome];
          if (!result) throw new Error('killed');
          return result;
        },
        loadUnchanged: async () => RESULT,
      } as unknown as CalendarImporter;
      const timing = { nowInstant: () => `${day}T12:00:00Z` } as CheckTiming;
      const sources = new SourceImporter(importer, new SourceNotes(notes), new HeldDifferences(notes), timing, store);
      const read = jest.fn(async () => ({ occurrences: [], components: 3 }) as unknown as FeedReading);
      const feed = new Feed(Buffer.from(bytes), { timeZone: 'UTC', from: day, to: day, sourceZone: zone }, read);
      await sources.readAhead(SOURCE, feed);
      const isReadAhead = read.mock.calls.length > 0;
      const result = await sources.load(SOURCE, feed, { force }).catch(() => undefined);
      return { isReadAhead, isRead: read.mock.calls.length > 0, result };
    },
    /** The log is replaced by an older copy, in which as many facts are recorded anew. */
    restore: () => {
      restored += 1;
      for (const _ of facts.splice(0)) record();
    },
  };
};

describe('A feed', () => {
  it('is read unless all of it was the last that was imported: on that day, under that publisher, and in this log', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(load, { maxLength: 10 }), async (loads) => {
        const town = createTown();
        let imported: string | undefined;
        for (const one of loads) {
          if (one.isRestored) {
            town.restore();
            imported = undefined;
          }
          const { bytes, day, category, zone } = one;
          const conditions = JSON.stringify([bytes, day, category, zone]);
          const isUnchanged = conditions === imported;
          const { isReadAhead, isRead } = await town.load(one);
          expect({ isReadAhead, isRead }).toEqual({ isReadAhead: !isUnchanged, isRead: !isUnchanged || one.force });
          if (isRead) imported = one.outcome === 'recorded' ? conditions : undefined;
        }
      }),
    );
  });

  it('tells the same of itself when it is not read again', async () => {
    const town = createTown();
    const one = { bytes: 'one', day: '2026-11-20', category: 'Arts', zone: 'UTC', force: false, outcome: 'recorded' } as const;
    const first = await town.load({ ...one, isRestored: false });
    const again = await town.load({ ...one, isRestored: false });
    expect([first.isRead, again.isRead]).toEqual([true, false]);
    expect(again.result).toEqual(first.result);
  });
});
