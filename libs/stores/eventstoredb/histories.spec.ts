import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  BEGINNING,
  type NewEvent,
  NO_STREAM,
  type Position,
  positionOf,
  type Recorded,
  RevisionConflict,
  StoreUnavailable,
} from '#libs/event-sourcing';
import type { StoredEvent } from '../../../test/engines/eventstore/event-log';
import type { Faults } from '../../../test/engines/eventstore/faults';
import { EventStoreDouble } from '../../../test/engines/eventstore/server';
import { EventStoreDbEventStore } from './event-store';

/** `stale` revisions behind its knowledge of the stream. */
type Act = Readonly<{ who: 0 | 1; stream: string; facts: number; stale: 0 | 1 }>;
type Tried = Readonly<{ stream: string; ids: readonly string[]; revision: number; answer: Position | 'refused' | 'unknown' }>;

const share = fc.constantFrom(0, 0.05, 0.2);

const faults: fc.Arbitrary<Faults> = fc.record({
  seed: fc.nat(),
  lostAnswers: share,
  refusals: share,
  drops: share,
  brokenReads: share,
  gossip: share,
  restarts: fc.constantFrom(0, 0.05),
  notReady: fc.nat(3),
});

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    who: fc.constantFrom(0, 1),
    stream: fc.constantFrom('thing-a', 'thing-b', 'thing-ö'),
    facts: fc.constantFrom(1, 2, 3, 40),
    stale: fc.constantFrom(0, 0, 0, 1),
  }),
  { minLength: 5, maxLength: 30 },
);

const fact = (): NewEvent => ({
  id: randomUUID(),
  type: 'Happened',
  data: {},
  metadata: { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' },
});

const inTurn = async (acts: readonly Act[], store: EventStoreDbEventStore): Promise<Tried[]> => {
  const tried: Tried[] = [];
  let seen = BEGINNING;
  for (const { stream, facts, stale } of acts) {
    const newest = await patiently(() => store.read(stream, { direction: 'backwards', limit: 1 }));
    const revision = Math.max(NO_STREAM, (newest[0]?.revision ?? NO_STREAM) - stale);
    const batch = Array.from({ length: facts }, fact);
    const expected = stale ? revision : { revision, fact: newest[0]?.id };
    const ids = batch.map(({ id }) => id);
    const answer = await answerOf(store.append(stream, batch, expected));
    tried.push({ stream, ids, revision, answer });
    const read = await readToEnd(store, seen);
    if (answer !== 'refused' && answer !== 'unknown') expect(read.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    seen = read.at(-1)?.position ?? seen;
  }
  return tried;
};

const answerOf = (append: Promise<Position>) =>
  append.catch((error: unknown) => {
    if (error instanceof RevisionConflict) return 'refused' as const;
    if (error instanceof StoreUnavailable) return 'unknown' as const;
    throw error;
  });

const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) return patiently(work);
    throw error;
  }
};

const readToEnd = async (store: EventStoreDbEventStore, after: Position): Promise<Recorded[]> => {
  const { facts, position, isEnd } = await patiently(() => store.readAll(after, 10));
  return isEnd ? [...facts] : [...facts, ...(await readToEnd(store, position))];
};

const placeIn = (log: readonly StoredEvent[], { stream, ids, revision }: Tried) => {
  const there = log.filter(({ id }) => ids.includes(id));
  if (there.length === 0) return undefined;
  expect(there.map(({ id, ...event }) => [id, event.stream, event.revision])).toEqual(
    ids.map((id, i) => [id, stream, revision + 1 + i]),
  );
  return positionOf(there.at(-1)!.position);
};

const follow = (store: EventStoreDbEventStore) => {
  const heard: string[] = [];
  let [position, reading, reached] = [BEGINNING, Promise.resolve(), () => {}];
  const readOn = async () => {
    for (let isEnd = false; !isEnd; ) {
      const page = await patiently(() => store.readAll(position, 7));
      heard.push(...page.facts.map(({ id }) => id));
      [position, isEnd] = [page.position, page.isEnd];
    }
    reached();
  };
  const stop = store.watch(() => {
    reading = reading.then(readOn);
  });
  return async (facts: number) => {
    while (heard.length < facts)
      await new Promise<void>((resolve) => {
        reached = resolve;
      });
    stop();
    await reading;
    return heard;
  };
};

describe('a log on the double of EventStoreDB, which loses answers, refuses, drops, breaks off and goes down', () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-histories-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('loses nothing that was acknowledged, records nothing twice or by halves, and tells everybody of everything', async () => {
    const isKept = async (faults: Faults, acts: readonly Act[]) => {
      const { double, url } = await EventStoreDouble.open(join(folder, randomUUID()), 0, faults);
      const stores = [new EventStoreDbEventStore(url), new EventStoreDbEventStore(url)] as const;
      try {
        const heard = follow(stores[0]);
        const tried = await Promise.all(
          stores.map((store, who) =>
            inTurn(
              acts.filter((act) => act.who === who),
              store,
            ),
          ),
        );
        const log = double.log.log.filter(({ type }) => !type.startsWith('$'));

        for (const one of tried.flat()) {
          const place = placeIn(log, one);
          if (one.answer !== 'unknown') expect(place).toBe(one.answer === 'refused' ? undefined : one.answer);
        }
        expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
        expect(log.every(({ position }, i) => i === 0 || position > log[i - 1]!.position)).toBe(true);
        expect(await heard(log.length)).toEqual(log.map(({ id }) => id));
      } finally {
        await Promise.all(stores.map((store) => store.close()));
        double.stop();
      }
    };
    await fc.assert(fc.asyncProperty(faults, acts, isKept), { numRuns: 10, endOnFailure: true });
  });
});
