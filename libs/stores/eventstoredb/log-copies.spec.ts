import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type CopyResult, copyFacts, type EventStore, factLine, factsOf, StoreUnavailable } from '#libs/event-sourcing';
import type { Faults } from '../../../test/engines/eventstore/faults';
import { EventStoreDouble } from '../../../test/engines/eventstore/server';
import { EmbeddedEventStore } from '../embedded-event-store';
import { arbitraryHistories, recordHistory } from '../testing/random-logs';
import { EventStoreDbEventStore } from './event-store';

const RUDE: Faults = { seed: 7, lostAnswers: 0.05, refusals: 0.05, brokenReads: 0.05, restarts: 0.01, gossip: 0.3, notReady: 1 };

const copy = async (source: EventStore, target: EventStore): Promise<CopyResult> => {
  for (;;) {
    try {
      return await copyFacts(factsOf(source, await source.head()), target, () => {});
    } catch (error) {
      expect(error).toBeInstanceOf(StoreUnavailable);
    }
  }
};

const linesOf = async (store: EventStore) => {
  const lines: string[] = [];
  for await (const fact of factsOf(store, await store.head())) lines.push(factLine(fact));
  return lines;
};

describe('A log that moves to the double of EventStoreDB', () => {
  it('has the same facts in the same order there, and back, however rude the server is', () =>
    fc.assert(
      fc.asyncProperty(arbitraryHistories(), fc.nat(), async (history, seed) => {
        const folder = mkdtempSync(join(tmpdir(), 'almanac-esdb-'));
        const { double, url } = await EventStoreDouble.open(join(folder, 'log'), 0, { ...RUDE, seed });
        const [home, back] = [new EmbeddedEventStore(':memory:'), new EmbeddedEventStore(':memory:')];
        const away = new EventStoreDbEventStore(url);
        try {
          await recordHistory(home, history);
          const there = await copy(home, away);
          const here = await copy(away, back);
          expect(here.sum.sha256).toBe(there.sum.sha256);
          const [before, after] = [await linesOf(home), await linesOf(back)];
          expect(after.length).toBe(before.length);
          expect(after.every((line, i) => line === before[i])).toBe(true);
          expect(await copy(back, away)).toMatchObject({ copied: 0 });
        } finally {
          for (const store of [home, back, away]) await store.close();
          double.stop();
          rmSync(folder, { recursive: true });
        }
      }),
      { numRuns: 2 },
    ));
});
