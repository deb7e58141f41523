import { hash } from 'node:crypto';
import fc from 'fast-check';
import {
  BEGINNING,
  type CopyResult,
  copyFacts,
  type EventStore,
  factLine,
  factsOf,
  type Position,
  StoreUnavailable,
} from '#libs/event-sourcing';
import { EmbeddedEventStore } from './embedded-event-store';
import { arbitraryHistories, type CommandFacts, recordHistory } from './testing/random-logs';

const open = () => new EmbeddedEventStore(':memory:');

/** Short histories, because facts are large and compared repeatedly. */
const linesIn = async (store: EventStore, until?: Position) => {
  const lines: string[] = [];
  for await (const fact of factsOf(store, until ?? (await store.head()))) lines.push(hash('sha1', factLine(fact)));
  return lines;
};

const copy = async (source: EventStore, target: EventStore) => copyFacts(factsOf(source, await source.head()), target, () => {});

type Fate = 'done' | 'lost before' | 'lost after';

const fated = (store: EventStore, fates: Iterator<Fate>, appends: number[] = []) => {
  const append: EventStore['append'] = async (stream, events, expected) => {
    appends.push(events.length);
    const { value: fate = 'done' } = fates.next();
    if (fate === 'lost before') throw new StoreUnavailable('The server', undefined);
    const position = await store.append(stream, events, expected);
    if (fate === 'lost after') throw new StoreUnavailable('The server', undefined);
    return position;
  };
  return Object.assign(Object.create(store) as EventStore, { append });
};

const withLogs = async (history: readonly CommandFacts[], work: (source: EventStore, target: EventStore) => Promise<void>) => {
  const [source, target] = [open(), open()];
  try {
    await recordHistory(source, history);
    await work(source, target);
  } finally {
    await source.close();
    await target.close();
  }
};

const fates = fc.array(fc.constantFrom<Fate>('done', 'done', 'done', 'lost before', 'lost after'), { maxLength: 40 });

describe('A copy of a log', () => {
  it('has the same facts in the same order, wherever it was broken off, and never one of them twice', () =>
    fc.assert(
      fc.asyncProperty(arbitraryHistories(), arbitraryHistories(), fates, (before, meanwhile, fateList) =>
        withLogs(before, async (source, target) => {
          const fate = fateList.values();
          const patiently = async (): Promise<CopyResult> => {
            for (;;) {
              try {
                return await copy(source, fated(target, fate));
              } catch (error) {
                expect(error).toBeInstanceOf(StoreUnavailable);
                const [there, all] = [await linesIn(target), await linesIn(source)];
                expect(there).toEqual(all.slice(0, there.length));
              }
            }
          };
          await patiently();
          expect(await linesIn(target)).toEqual(await linesIn(source));
          await recordHistory(source, meanwhile);
          const { found, copied, sum } = await patiently();
          const all = await linesIn(source);
          expect(await linesIn(target)).toEqual(all);
          expect([found + copied, sum.facts]).toEqual([all.length, all.length]);
          expect(await copy(source, target)).toMatchObject({ found: all.length, copied: 0, sum: { sha256: sum.sha256 } });
          expect(await copy(target, source)).toMatchObject({ copied: 0, sum: { sha256: sum.sha256 } });
        }),
      ),
      { numRuns: 20 },
    ));

  it('has what one command recorded in one append, and as many as follow one another in a stream', () =>
    withLogs(
      [
        { stream: 'thing-1', sizes: [400_000, 100_000] },
        { stream: 'thing-1', sizes: [400_000, 300_000] },
        { stream: 'thing-1', sizes: [1, 1, 1] },
        { stream: 'thing-2', sizes: [1] },
        { stream: 'thing-2', sizes: [1, 1] },
        { stream: 'thing-1', sizes: [1] },
      ],
      async (source, target) => {
        const appends: number[] = [];
        await copy(source, fated(target, [].values(), appends));
        expect(appends).toEqual([2, 5, 3, 1]);
      },
    ));

  it('ends where the source ended when it was begun', () =>
    withLogs([{ stream: 'thing-1', sizes: [1, 1] }], async (source, target) => {
      const head = await source.head();
      const [first] = await linesIn(source);
      await recordHistory(source, [{ stream: 'thing-1', sizes: [1] }]);
      expect(await copyFacts(factsOf(source, head), target, () => {})).toMatchObject({ copied: 2 });
      expect((await linesIn(target))[0]).toBe(first);
    }));

  it('tells how far it is', () =>
    withLogs([{ stream: 'thing-1', sizes: [1, 1] }], async (source, target) => {
      const stages: unknown[] = [];
      await recordHistory(target, []);
      await copyFacts(factsOf(source, await source.head()), target, (...stage) => stages.push(stage));
      expect(stages).toEqual([
        ['copied', 2],
        ['verified', 1, 2],
        ['verified', 2, 2],
      ]);
    }));

  const refused = async (source: EventStore, target: EventStore, sentence: string) => {
    const before = await linesIn(target);
    await expect(copy(source, target)).rejects.toThrow(
      `The target is not an earlier copy of the source, and was not changed: ${sentence}`,
    );
    expect(await linesIn(target)).toEqual(before);
  };

  it('is not made where there are other facts', () =>
    withLogs([{ stream: 'thing-1', sizes: [1, 1] }], async (source, target) => {
      await recordHistory(target, [{ stream: 'thing-1', sizes: [1] }]);
      await refused(source, target, "it has revision 0 of 'thing-1', where the source has another fact.");
    }));

  it('is not made where there are facts of another stream', () =>
    withLogs([{ stream: 'thing-1', sizes: [1, 1] }], async (source, target) => {
      await recordHistory(target, [{ stream: 'thing-2', sizes: [1] }]);
      await refused(source, target, "it has revision 0 of 'thing-2', where the source has revision 0 of 'thing-1'.");
    }));

  it('is not made where there are more facts than in the source', () =>
    withLogs([{ stream: 'thing-1', sizes: [1] }], async (source, target) => {
      await copy(source, target);
      await recordHistory(target, [{ stream: 'thing-1', sizes: [1] }]);
      await refused(source, target, "it has revision 1 of 'thing-1', which the source does not have.");
    }));

  it('is broken off when somebody else writes to it', () =>
    withLogs(
      [
        { stream: 'thing-1', sizes: [1] },
        { stream: 'thing-2', sizes: [1] },
      ],
      async (source, target) => {
        const meddling = fated(target, [].values());
        const { append } = meddling;
        Object.assign(meddling, {
          append: async (...facts: Parameters<typeof append>) => {
            const position = await append(...facts);
            if (facts[0] === 'thing-1') await recordHistory(target, [{ stream: 'thing-2', sizes: [1] }]);
            return position;
          },
        });
        await expect(copy(source, meddling)).rejects.toThrow(
          "Revision 0 of 'thing-2' does not fit the target: another process writes to it.",
        );
      },
    ));

  it('is compared as it is read back', () =>
    withLogs(
      [
        { stream: 'thing-1', sizes: [1, 1] },
        { stream: 'thing-2', sizes: [1] },
      ],
      async (source, target) => {
        const forgetful = Object.assign(Object.create(target) as EventStore, {
          readAll: async (after: Position, limit: number) => {
            const page = await target.readAll(after, limit);
            return { ...page, facts: page.facts.filter(({ stream }) => stream !== 'thing-2') };
          },
        });
        await expect(copy(source, forgetful)).rejects.toThrow(
          "The copy differs from the source.\n'thing-2' has 1 facts in the source, 0 in the target.",
        );
      },
    ));

  it('of an empty log is empty', () =>
    withLogs([], async (source, target) => {
      expect(await copy(source, target)).toMatchObject({ found: 0, copied: 0 });
      expect(await target.head()).toBe(BEGINNING);
    }));
});
