import fc from 'fast-check';
import { type Build, type BuildPage, Builds, type ParkedKey, type StoredDocument } from './builds';
import { catchUp, foldNextPage } from './catch-up';
import { DocumentRefused, tooLargeReason } from './errors';
import type { EventStore } from './event-store';
import { startOfLog } from './log-place';
import { BEGINNING, type DomainEvent, type Recorded } from './message';
import { projection } from './projection';
import { toRecorded } from './testing';

type Heaped = DomainEvent<'Heaped', { on: string[]; pieces: number }>;

const heaps = projection<{ heap: string }, Heaped>({
  name: 'heaps',
  version: 1,
  key: ({ data }) => data.on,
  on: { Heaped: ({ heap } = { heap: '' }, { data }) => ({ heap: heap + 'o'.repeat(data.pieces) }) },
});

const MOST = 60;

const arbitrarySteps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ on: fc.uniqueArray(fc.constantFrom('a', 'b'), { minLength: 1 }), pieces: fc.nat(30) }) },
    { weight: 1, arbitrary: fc.constant('the live one goes on' as const) },
    { weight: 1, arbitrary: fc.constant('something else happens' as const) },
    { weight: 1, arbitrary: fc.constantFrom('FoldSkipped' as const, 'FoldRetried' as const) },
  ),
  { minLength: 5, maxLength: 60, size: 'max' },
);

it('shows what it showed when it is built anew, however large documents grew and whatever was skipped of them', async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySteps, async (all) => {
      const facts: Recorded[] = [];
      const log = logOf(facts);
      const store = new InMemory();
      const goOn = async () => (await foldNextPage(log, store, [{ projection: heaps, build: store.build }])).write();
      const tell = (event: DomainEvent) => facts.push(toRecorded(event, facts.length + 1));
      for (const one of all) {
        if (typeof one === 'object') tell({ type: 'Heaped', data: one } satisfies Heaped);
        else if (one === 'something else happens') tell({ type: 'Passed', data: {} });
        else await goOn();
        const [parked] = store.parkedKeys.values();
        if (one !== 'FoldSkipped' && one !== 'FoldRetried') continue;
        if (parked)
          tell({ type: one, data: { projection: 'heaps', ...parked, failure: parked.reason, reason: 'It is too much.' } });
      }
      await goOn();

      const fresh = new InMemory('building');
      for (const until of [facts[facts.length >> 1]?.position, await log.head()]) {
        await catchUp(log, fresh, [{ projection: heaps, build: fresh.build }], { until });
        expect(fresh.build.position).toBe(until ?? (await log.head()));
      }
      expect(fresh.documentsByKey).toEqual(store.documentsByKey);
      expect(fresh.parkedKeys).toEqual(store.parkedKeys);
    }),
    { numRuns: 500 },
  );
});

const logOf = (facts: readonly Recorded[]) =>
  ({
    id: async () => 'log',
    head: async () => facts.at(-1)?.position ?? BEGINNING,
    at: async (position) => facts.find((one) => one.position === position),
    readAll: async (after, limit, types) => {
      const whole = facts.filter(({ position }) => position > after).slice(0, limit);
      const events = whole.filter((one) => !types || types.has(one.type) || one === whole.at(-1));
      const position = whole.at(-1)?.position ?? after;
      const isEnd = position >= (facts.at(-1)?.position ?? BEGINNING);
      return { facts: events, position, isEnd, leftOut: whole.length - events.length };
    },
  }) satisfies Partial<EventStore> as unknown as EventStore;

class InMemory extends Builds {
  build: Build;
  readonly documentsByKey = new Map<string, unknown>();
  readonly parkedKeys = new Map<string, ParkedKey>();

  constructor(state: Build['state'] = 'live') {
    super();
    this.build = { id: 'build', projection: 'heaps', version: 1, state, ...startOfLog('log') };
  }

  async documents(_: Build, keys: readonly string[]) {
    const at = (key: string) => (this.parkedKeys.has(key) ? BEGINNING : this.build.position);
    const storedKeys = keys.filter((key) => this.documentsByKey.has(key));
    return new Map(storedKeys.map((key) => [key, { document: this.documentsByKey.get(key), at: at(key) }]));
  }

  async parked() {
    return [...this.parkedKeys.values()];
  }

  async load({ id }: Build, documents: ReadonlyMap<string, StoredDocument>) {
    for (const [key, { document }] of documents) {
      const reason = tooLargeReason(JSON.stringify(document), MOST);
      if (reason) throw new DocumentRefused(id, key, reason, MOST);
    }
    for (const [key, { document }] of documents) this.documentsByKey.set(key, document);
  }

  async write(pages: readonly BuildPage[]) {
    for (const { build, documents, parked, unparked = [], place } of pages) {
      await this.load(build, documents);
      for (const { key } of unparked) this.parkedKeys.delete(key);
      for (const one of parked) this.parkedKeys.set(one.key, one);
      this.build = { ...this.build, ...place };
    }
    return pages.map(() => true);
  }

  list = nothing;
  begin = nothing;
  page = nothing;
  count = nothing;
  offer = nothing;
  watch = nothing;
  promote = nothing;
  discard = nothing;
  close = nothing;
}

const nothing = (): never => {
  throw new Error('Nobody asks for this here');
};
