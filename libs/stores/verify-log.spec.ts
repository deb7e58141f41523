import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import {
  appendBytesOf,
  BEGINNING,
  type EventStore,
  factLine,
  factsOf,
  type LogChain,
  NO_STREAM,
  type Recorded,
  type VerifyLogOptions,
  verifyLog,
} from '#libs/event-sourcing';
import { EmbeddedEventStore } from './embedded-event-store';
import { EmbeddedLogChain } from './embedded-log-chain';
import { FileLogChain } from './file-log-chain';
import { arbitraryHistories, recordHistory } from './testing/random-logs';

const folder = mkdtempSync(join(tmpdir(), 'almanac-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Opened = Readonly<{ store: EventStore; chain: LogChain; file: string; close: () => Promise<void> }>;

const open = (kind: 'within' | 'beside' = 'within', file = join(folder, randomUUID())): Opened => {
  const store = new EmbeddedEventStore(file);
  const chain = kind === 'within' ? new EmbeddedLogChain(file, store) : new FileLogChain(`${file}-chain`, store);
  return { store, chain, file, close: () => chain.close().then(() => store.close()) };
};

const knownTypes: VerifyLogOptions['knownTypes'] = {
  types: new Set(['Happened']),
  upcasters: {
    Occurred: ({ what }) => ({ type: what.trim(), data: {} }),
  },
};

const verify = (log: Opened, how: Partial<VerifyLogOptions> = {}) => verifyLog(log, { knownTypes, ...how });

const metadata = { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' };
const fact = (text: string) => ({ id: randomUUID(), type: 'Happened', data: { text }, metadata });

const inFile = (file: string, work: (database: DatabaseSync) => unknown) => {
  const database = new DatabaseSync(file);
  work(database);
  database.close();
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe.each(['within', 'beside'] as const)('A log with its chain %s', (kind) => {
  it('is summed up as its facts are written down, one after another', () =>
    fc.assert(
      fc.asyncProperty(arbitraryHistories(), fc.boolean(), async (history, isCompared) => {
        const log = open(kind);
        await recordHistory(log.store, history);
        await log.chain.seal();
        const facts: Recorded[] = [];
        for await (const one of factsOf(log.store, await log.store.head())) facts.push(one);
        const lines = (some: readonly Recorded[]) => some.map((one) => `${factLine(one)}\n`);
        const { sum, largestFactBytes, flaws } = await verify(log, { isCompared });
        expect(flaws).toEqual([]);
        expect(sum).toMatchObject({ facts: facts.length, sha256: sha256(lines(facts).join('')) });
        expect(largestFactBytes).toBe(Math.max(...facts.map(appendBytesOf)));
        const streams = Map.groupBy(facts, ({ stream }) => stream);
        expect([...sum.streams.keys()]).toEqual([...streams.keys()]);
        for (const [stream, own] of streams)
          expect(sum.streams.get(stream)).toEqual({
            facts: own.length,
            revision: own.length - 1,
            sha256: isCompared ? lines(own).reduce((before, line) => sha256(before + line), '') : '',
          });
        await log.close();
      }),
      { numRuns: 20 },
    ));

  it('tells how far it is read, up to its end', async () => {
    const log = open(kind);
    await log.store.append(
      'thing-1',
      Array.from({ length: 2_500 }, () => fact('')),
      NO_STREAM,
    );
    const progress: [number, number][] = [];
    await verify(log, { onVerified: (facts, share) => progress.push([facts, share]) });
    expect(progress.length).toBeGreaterThan(2);
    expect(progress).toEqual(progress.toSorted(([one], [other]) => one - other));
    for (const [facts, share] of progress) expect(share).toBe(facts / 2_500);
    expect(progress.at(-1)).toEqual([2_500, 1]);
    await log.close();
  });
});

const TEXTS = ['', 'Fête', 'a "quoted" \\ one', '日本 🎈', '\u0000\n'];

describe('Any character of a fact', () => {
  it('is missed when it is another, wherever it stands, by a sentence that tells the position', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        fc.nat(),
        fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.constantFrom('', '"', '\\', '{', '0', 'x', ' ')),
        async (texts, nth, at, other) => {
          const log = open();
          await log.store.append('thing-"é"\\', texts.map(fact), NO_STREAM);
          await log.chain.seal();
          const position = 1 + (nth % texts.length);
          let isChanged = false;
          inFile(log.file, (database) => {
            const { event } = database.prepare('SELECT event FROM events WHERE position = ?').get(position) as { event: string };
            const place = at % event.length;
            const changed = event.slice(0, place) + other + event.slice(place + 1);
            isChanged = changed !== event;
            database.prepare('UPDATE events SET event = ? WHERE position = ?').run(changed, position);
          });
          const { flaws } = await verify(log);
          expect(flaws.some((flaw) => isAbout(flaw, position))).toBe(isChanged);
          await log.close();
        },
      ),
      { numRuns: 150 },
    ));
});

const isAbout = (flaw: string, position: number) => {
  const [, behind, upTo] = /after position (\d+) and up to (\d+)/.exec(flaw) ?? [];
  if (behind !== undefined) return Number(behind) < position && position <= Number(upTo);
  return flaw.includes(`at position ${position} does not match its seal`);
};

describe('What no chain contradicts', () => {
  const withSecond = async (written: (text: string) => string) => {
    const log = open();
    await log.store.append('thing-1', [fact('one'), fact('two'), fact('three')], NO_STREAM);
    await log.close();
    inFile(log.file, (database) => {
      const { event } = database.prepare('SELECT event FROM events WHERE position = 2').get() as { event: string };
      database.prepare('UPDATE events SET event = ? WHERE position = 2').run(written(event));
      database.exec('ALTER TABLE events DROP COLUMN seal; DROP TABLE chain');
    });
    return open('within', log.file);
  };

  const OTHER = "The fact at position 2 stands as revision 1 of 'thing-1' and says something else of itself.";
  const GAP = "Revision 2 of 'thing-1' (position 3) is where revision 1 is expected.";
  const called = (sentence: string) => `Revision 1 of 'thing-1' (position 2) ${sentence}`;
  const put = (before: string | RegExp, after: string) => (text: string) => text.replace(before, after);

  it.each<[string, (text: string) => string, (string | RegExp)[]]>([
    ['nothing', (text) => text, []],
    ['no JSON', () => '{', [/^The entry at position 2 cannot be read: /, GAP, OTHER]],
    ['null', () => 'null', ['The entry at position 2 is not a fact.', GAP, OTHER]],
    ['a number', () => '7', ['The entry at position 2 is not a fact.', GAP, OTHER]],
    ['a list', () => '[]', ['The entry at position 2 is not a fact.', GAP, OTHER]],
    ['its members in another order', put(/("revision":1),("position":"\d+"),/, '$2,$1,'), [OTHER]],
    ['more spaces', put('"id":', '"id": '), []],
    ['another place', put(/0002"/, '0009"'), [OTHER]],
    ['a place that is none', put(/0002"/, '000x"'), [OTHER]],
    ['no place', put('"position"', '"positiom"'), [OTHER]],
    ['another stream', put('thing-1', 'thing-2'), [/^Revision 1 of 'thing-2' \(position 2\) is where revision 0 /, GAP, OTHER]],
    ['a stream that is none', put('"thing-1"', '7'), [/^Revision 1 of '7' \(position 2\) has no valid stream/, /./, GAP, OTHER]],
    [
      'another revision',
      put('"revision":1', '"revision":7'),
      [
        "Revision 7 of 'thing-1' (position 2) is where revision 1 is expected.",
        "Revision 2 of 'thing-1' (position 3) is where revision 8 is expected.",
        OTHER,
      ],
    ],
    ['an id that is none', put(/"id":"./, '"id":"x'), [called('has no UUID as its id.')]],
    ['an id that is too long', put(/"id":"/, '"id":"0'), [called('has no UUID as its id.')]],
    ['an id with a digit of elsewhere', put(/"id":"./, '"id":"٣'), [called('has no UUID as its id.')]],
    ['an id without hyphens', put(/-(....)-4/, '0$104'), [called('has no UUID as its id.')]],
    ['an id that is an object', put(/"id":"[^"]*"/, '"id":{"toString":1}'), [called('has no UUID as its id.')]],
    ['a type that is none', put('"Happened"', '"$Happened"'), [called('has no type.')]],
    ['a type that is not known', put('Happened', 'Praised'), [called("has an unknown type: 'Praised'.")]],
    ['a type of before', put(/Happened","data":{"text":"two"/, 'Occurred","data":{"what":"Happened"'), []],
    [
      'one that no longer reads',
      put('Happened', 'Occurred'),
      [/^Revision 1 .* cannot be upcast to the current version: TypeError/],
    ],
    ['no data', put('{"text":"two"}', '[]'), [called('has no data.')]],
    ['no actor', put('"ada"', 'null'), [called('lacks actor, time, commandId or correlationId.')]],
    ['no time', put('12:00:00', '25:00:00'), [/has an invalid time: '2026-11-20T25:00:00.000Z'\.$/]],
    ['too much', put('two', 'é'.repeat(600_000)), [/ has \d+ bytes, more than the limit of 1048576\.$/]],
  ])('is told of a fact that says %s', async (_, written, flaws) => {
    const log = await withSecond(written);
    const found = await verify(log);
    expect(found.flaws).toEqual(flaws.map((flaw) => (typeof flaw === 'string' ? flaw : expect.stringMatching(flaw))));
    expect(found.chain).toMatchObject({ before: 3, sealed: 0 });
    await log.close();
  });

  it('is told of an id that stands there twice, in whatever case', async () => {
    const log = open();
    const [one, other] = [fact('one'), fact('two')];
    await log.store.append('thing-1', [one, fact(''), other], NO_STREAM);
    await log.store.append('thing-2', [{ ...other, id: one.id.toUpperCase() }], NO_STREAM);
    await log.chain.seal();
    expect((await verify(log)).flaws).toEqual([
      "Revision 0 of 'thing-2' (position 4) has the id of another fact, revision 0 of 'thing-1'.",
    ]);
    await log.close();
  });

  it('is told of a log that ends before it says that it does', async () => {
    const log = open();
    await log.store.append('thing-1', [fact('one')], NO_STREAM);
    const store = Object.assign(Object.create(log.store), {
      head: async () => (await log.store.readAll(BEGINNING, 1)).position.replace('1', '2'),
    });
    expect((await verifyLog({ store, chain: log.chain }, { knownTypes })).flaws).toEqual([
      'The log ends at position 1, but should end at 2.',
    ]);
    await log.close();
  });
});
