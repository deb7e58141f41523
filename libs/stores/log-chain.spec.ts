import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { anyCharacter } from '#libs/contracts/testing';
import {
  BEGINNING,
  ChainCheck,
  type ChainHead,
  checkChain,
  type EventStore,
  firstSeal,
  type LogChain,
  MAX_FACTS_PER_SEAL,
  NO_STREAM,
  type Position,
  positionOf,
  type RecordedHead,
  sealedTextOf,
  sealOf,
  typeInText,
} from '#libs/event-sourcing';
import { EmbeddedEventStore } from './embedded-event-store';
import { EmbeddedLogChain } from './embedded-log-chain';
import { FileLogChain } from './file-log-chain';

const metadata = { actor: 'ada', time: '2026-11-20T12:00:00.000Z', commandId: 'c', correlationId: 'r' };
const fact = (text = '') => ({ id: randomUUID(), type: 'Happened', data: { text }, metadata });

type Chained = Readonly<{ store: EventStore; chain: LogChain; folder: string; close: () => Promise<void> }>;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-chain-'));
  folders.push(folder);
  return folder;
};

const open = (kind: 'within' | 'beside', folder = newFolder()): Chained => {
  const file = join(folder, 'events.db');
  const store = new EmbeddedEventStore(file);
  const chain = kind === 'within' ? new EmbeddedLogChain(file, store) : new FileLogChain(join(folder, 'chain.db'), store);
  return { store, chain, folder, close: () => chain.close().then(() => store.close()) };
};

/** Concurrent appends share a commit; a refused one records nothing. */
const appendAll = (store: EventStore, sizes: readonly number[], nth: number) =>
  Promise.allSettled(
    sizes.map((size, i) =>
      store.append(
        `thing-${nth}-${i}`,
        Array.from({ length: size }, () => fact('é"\\')),
        NO_STREAM,
      ),
    ),
  );

const appendThreeSealed = async ({ store, chain }: Chained) => {
  for (const nth of [0, 1, 2]) {
    await appendAll(store, [3], nth);
    await chain.seal();
  }
};

const check = (log: Chained, recordedHeads: readonly RecordedHead[] = []) => checkChain(log, recordedHeads);

const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 });
const commits = fc.array(sizes, { minLength: 1, maxLength: 6 });

describe.each(['within', 'beside'] as const)('A chain %s the log', (kind) => {
  it('covers every fact, however they were recorded, and gives heads that go on standing', () =>
    fc.assert(
      fc.asyncProperty(commits, async (all) => {
        const log = open(kind);
        const heads: RecordedHead[] = [await log.chain.head()];
        for (const [nth, one] of all.entries()) {
          await appendAll(log.store, one, nth);
          heads.push(await log.chain.seal());
        }
        const facts = all.flat().reduce((sum, size) => sum + size, 0);
        const whole = { begins: BEGINNING, before: 0, sealed: facts, behind: 0, flaws: [], flawCount: 0 };
        expect(await check(log, heads)).toMatchObject(whole);
        const head = await log.chain.head();
        expect(head).toMatchObject({ logId: await log.store.id(), position: await log.store.head() });
        expect(await log.chain.seal()).toEqual(head);
        await log.close();
      }),
      { numRuns: 15 },
    ));

  it('finds what was changed, swapped or is missing, and says between which positions', () =>
    fc.assert(
      fc.asyncProperty(commits, fc.nat(), fc.nat(), fc.constantFrom(...DAMAGES), async (all, one, other, damage) => {
        const log = open(kind);
        for (const [nth, commit] of all.entries()) await appendAll(log.store, commit, nth);
        const head = await log.chain.seal();
        const count = Number(await log.store.head());
        const [position, second] = [1 + (one % count), 1 + (other % count)];
        const database = new DatabaseSync(join(log.folder, 'events.db'));
        const damaged = damage(database, position, second);
        database.close();
        const { flaws } = await check(log, [head]);
        if (damaged.length > 0) expect(flaws).not.toEqual([]);
        else expect(flaws).toEqual([]);
        for (const place of damaged)
          expect([place, flaws, flaws.some((flaw) => isAbout(flaw, place))]).toEqual([place, flaws, true]);
        await log.close();
      }),
      { numRuns: 60 },
    ));

  it('finds a log that was cut off, or written anew with its chain, by a head that was written down elsewhere', async () => {
    const [log, forged] = [open(kind), open(kind)];
    for (const nth of [0, 1, 2]) await appendAll(log.store, [3], nth);
    const head = await log.chain.seal();
    await appendAll(log.store, [2], 3);
    await log.chain.seal();
    expect((await check(log, [head])).flaws).toEqual([]);
    await appendAll(forged.store, [20], 0);
    await forged.chain.seal();
    expect((await check(forged, [head])).flaws).toEqual([
      'The head at position 9 differs from the one taken before: the log up to there was changed, and its chain with it.',
    ]);
    await forged.close();
    const database = new DatabaseSync(join(log.folder, 'events.db'));
    database.exec('DELETE FROM events WHERE position > 6');
    database.close();
    expect((await check(log, [head])).flaws).toContainEqual(
      'The log ends at position 6: facts up to 9, where its head was taken, are missing.',
    );
    await log.close();
  });

  it('is not alarmed by whatever is broken off, by several processes, or by an earlier Almanac beside it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...HAPPENINGS), sizes, fc.nat({ max: 100 })), { maxLength: 12 }),
        async (all) => {
          let log = open(kind);
          let heads: ChainHead[] = [];
          for (const [nth, [happening, commit, share]] of all.entries()) {
            if (happening === 'append') await appendAll(log.store, commit, nth);
            if (happening === 'refused last') await appendAndRefuse(log.store, commit, nth);
            if (happening === 'another process') await byAnother(kind, log, commit, nth);
            if (happening === 'earlier Almanac') byEarlier(log, commit, nth);
            if (happening === 'seal') heads.push(await log.chain.seal());
            if (happening === 'head') heads.push(await log.chain.head());
            if (happening === 'power cut') {
              log = await cut(kind, log, share);
              const [id, end] = [await log.store.id(), await log.store.head()];
              heads = heads.filter(({ logId, position }) => logId === id && position <= end);
              // The separate file may have more seals than the log has facts after the cut: that is no longer the same log.
              if (kind === 'beside' && (await log.chain.head()).position > end) break;
            }
            expect((await check(log, heads)).flaws).toEqual([]);
          }
          await log.close();
        },
      ),
      { numRuns: 40 },
    ));
});

describe.each(['within', 'beside'] as const)('A chain %s a log where facts are swapped with the newest', (kind) => {
  it.each([
    [3, 0],
    [16, 0],
    [20, 16],
  ])('tells the page of both: of %i, behind %i', async (all, behind) => {
    const log = open(kind);
    await appendAll(log.store, [all], 0);
    await log.chain.seal();
    const database = new DatabaseSync(join(log.folder, 'events.db'));
    const [one, last] = [behind + 1, all];
    const [first, second] = [textAt(database, one), textAt(database, last)];
    put(database, one, second);
    put(database, last, first);
    database.close();
    const { flaws } = await check(log);
    expect(flaws).toContainEqual(expect.stringContaining(`after position ${behind} and up to ${all}`));
    await log.close();
  });
});

describe('A chain beside a log where any two facts are swapped', () => {
  const chained = (length: number) => {
    const texts = Array.from({ length }, (_, i) => `{"position":"${positionOf(i + 1)}"}`);
    const seals = new Map<Position, string>();
    let head = firstSeal('log', BEGINNING);
    for (let end = 0; end < length; ) {
      const page = texts.slice(end, end + MAX_FACTS_PER_SEAL);
      end += page.length;
      head = sealOf(head, page);
      seals.set(positionOf(end), head);
    }
    return { texts, seals, recordedHead: { position: positionOf(length), head } };
  };

  /** Takes each at the position its text says, like a parsed fact. */
  const flawsOf = (texts: readonly string[], { seals, recordedHead }: ReturnType<typeof chained>) => {
    const checking = new ChainCheck(firstSeal('log', BEGINNING), BEGINNING, [recordedHead]);
    for (const text of texts) {
      const { position } = JSON.parse(text);
      checking.take({ position, text, seal: seals.get(position) ?? null });
    }
    return checking.end(recordedHead.position).flaws;
  };

  it.each([1, 2, 15, 16, 17, 32, 40])('tells the page of both, of %i', (length) => {
    const log = chained(length);
    expect(flawsOf(log.texts, log)).toEqual([]);
    for (let one = 1; one <= length; one++)
      for (let other = one + 1; other <= length; other++) {
        const swapped = log.texts.with(one - 1, log.texts[other - 1]!).with(other - 1, log.texts[one - 1]!);
        const flaws = flawsOf(swapped, log);
        for (const place of [one, other])
          expect([one, other, flaws, flaws.some((flaw) => isAbout(flaw, place))]).toEqual([one, other, flaws, true]);
      }
  });

  // The embedded log reads 250 facts at a time.
  it.each([
    [241, 250],
    [249, 250],
    [250, 251],
    [250, 256],
    [240, 250],
  ])('tells it also where reading was interrupted: %i and %i', async (one, other) => {
    const log = open('beside');
    await appendAll(log.store, [300], 0);
    const head = await log.chain.seal();
    const database = new DatabaseSync(join(log.folder, 'events.db'));
    const [first, second] = [textAt(database, one), textAt(database, other)];
    put(database, one, second);
    put(database, other, first);
    database.close();
    const { flaws } = await check(log, [head]);
    for (const place of [one, other]) expect([flaws, flaws.some((flaw) => isAbout(flaw, place))]).toEqual([flaws, true]);
    await log.close();
  });
});

describe('A chain within the log', () => {
  it('tells a fact that stands elsewhere than it says, and a seal that was changed from a fact that was', async () => {
    const log = open('within');
    await appendThreeSealed(log);
    const database = new DatabaseSync(join(log.folder, 'events.db'));
    database.exec(
      "UPDATE events SET stream = 'thing-9' WHERE position = 2; UPDATE events SET seal = zeroblob(32) WHERE position = 6",
    );
    database.exec('UPDATE events SET revision = 7 WHERE position = 9');
    database.close();
    expect((await check(log)).flaws).toEqual([
      "The fact at position 2 stands as revision 1 of 'thing-9' and says something else of itself.",
      'The seal at position 6 was changed; the facts it covers were not.',
      "The fact at position 9 stands as revision 7 of 'thing-2-0' and says something else of itself.",
    ]);
    await log.close();
  });

  it('finds that where it begins was moved behind facts that are sealed', async () => {
    const log = open('within');
    await appendThreeSealed(log);
    await log.close();
    const database = new DatabaseSync(join(log.folder, 'events.db'));
    database.exec(
      "UPDATE chain SET begins = 9; UPDATE events SET event = replace(event, 'Happened', 'Happenee') WHERE position = 2",
    );
    database.close();
    const moved = open('within', log.folder);
    expect((await check(moved)).flaws).toEqual([
      'The chain claims to begin after position 9, but facts up to 3 are sealed: its beginning was changed.',
    ]);
    await moved.close();
  });

  it('misses a seal that was taken away where more was recorded since, and else says what is not sealed', async () => {
    const log = open('within');
    await appendThreeSealed(log);
    const database = new DatabaseSync(join(log.folder, 'events.db'));
    database.exec('UPDATE events SET seal = NULL WHERE position = 9');
    expect(await check(log)).toMatchObject({ sealed: 6, behind: 3, flaws: [] });
    database.exec('UPDATE events SET seal = NULL WHERE position = 3');
    database.close();
    expect((await check(log)).flaws).toEqual([expect.stringContaining('The 6 facts after position 0 and up to 6')]);
    await log.close();
  });
});

describe('What is not a page yet', () => {
  const seals = (folder: string) => {
    const database = new DatabaseSync(join(folder, 'events.db'));
    const rows = database.prepare('SELECT position FROM events WHERE seal IS NOT NULL ORDER BY position').all();
    database.close();
    return rows.map(({ position }) => position);
  };

  it('is sealed with the append that fills it, whoever appends, and has a head before that goes on standing', async () => {
    const log = open('within');
    const other = open('within', log.folder);
    const heads: ChainHead[] = [];
    for (let nth = 0; nth < 35; nth++) {
      await appendAll(nth % 5 === 3 ? other.store : log.store, [1], nth);
      heads.push(await log.chain.head());
      expect(await check(log, heads)).toMatchObject({ sealed: nth + 1 - ((nth + 1) % 16), behind: (nth + 1) % 16, flaws: [] });
    }
    expect(seals(log.folder)).toEqual([16, 32]);
    await other.close();
    await log.close();
    expect(seals(log.folder)).toEqual([16, 32, 35]);
  });

  it('is sealed when its log is closed, and when one is followed that was left by a process that was killed', async () => {
    const [log, killed] = [open('within'), newFolder()];
    await appendAll(log.store, [3], 0);
    expect(seals(log.folder)).toEqual([]);
    for (const name of ['events.db', 'events.db-wal']) cpSync(join(log.folder, name), join(killed, name));
    const head = await log.chain.head();
    await log.close();
    expect(seals(log.folder)).toEqual([3]);
    const again = open('within', killed);
    expect(seals(killed)).toEqual([]);
    const stop = again.chain.follow();
    expect(seals(killed)).toEqual([3]);
    expect(await again.chain.head()).toEqual(head);
    stop();
    await again.close();
  });

  it('is not sealed by somebody who only reads', async () => {
    const log = open('within');
    await appendAll(log.store, [3], 0);
    const reader = open('within', log.folder);
    expect(await check(reader)).toMatchObject({ sealed: 0, behind: 3, flaws: [] });
    await reader.close();
    expect(seals(log.folder)).toEqual([]);
    await log.close();
  });
});

describe('A log of an earlier Almanac', () => {
  it('has a chain from where it is met, and says what stands before it', async () => {
    const folder = newFolder();
    const before = new EmbeddedEventStore(join(folder, 'events.db'));
    await appendAll(before, [7], 0);
    await before.close();
    const database = new DatabaseSync(join(folder, 'events.db'));
    database.exec('ALTER TABLE events DROP COLUMN seal; DROP TABLE chain');
    database.close();
    const log = open('within', folder);
    expect(await log.chain.head()).toMatchObject({ position: positionOf(7) });
    await appendAll(log.store, [2], 1);
    expect(await check(log)).toMatchObject({ begins: positionOf(7), before: 7, sealed: 0, behind: 2, flaws: [] });
    await log.chain.seal();
    expect(await check(log)).toMatchObject({ begins: positionOf(7), before: 7, sealed: 2, behind: 0, flaws: [] });
    await log.close();
  });
});

describe('The two kinds of chain', () => {
  it('seal the same text of a fact', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter() }), fc.dictionary(fc.string(), fc.jsonValue()), async (text, data) => {
        const log = open('within');
        await log.store.append('thing-1', [{ ...fact(text), data: JSON.parse(JSON.stringify({ ...data, text })) }], NO_STREAM);
        const [{ text: linkText }] = (await log.chain.links(BEGINNING, 1)).links as unknown as [{ text: string }];
        const [recorded] = (await log.store.readAll(BEGINNING, 1)).facts;
        expect(sealedTextOf(recorded!)).toBe(linkText);
        expect(typeInText(linkText)).toBe(recorded!.type);
        await log.close();
      }),
      { numRuns: 20 },
    ));
});

/** Changes something at a position and returns the positions that no longer match. */
type Damage = (database: DatabaseSync, position: number, other: number) => readonly number[];

const replaced =
  (pattern: RegExp, by: string): Damage =>
  (database, position) => {
    const before = textAt(database, position);
    return put(database, position, before.replace(pattern, by)) ? [position] : [];
  };

const textAt = (database: DatabaseSync, position: number) =>
  (database.prepare('SELECT event FROM events WHERE position = ?').get(position) as { event: string }).event;

const put = (database: DatabaseSync, position: number, text: string) =>
  textAt(database, position) !== text &&
  database.prepare('UPDATE events SET event = ? WHERE position = ?').run(text, position).changes === 1;

const DAMAGES: readonly Damage[] = [
  replaced(/Happened/, 'Happenes'),
  replaced(/12:00:00/, '12:00:01'),
  replaced(/"ada"/, '"eve"'),
  replaced(/é/, 'e'),
  replaced(/"id":"./, '"id":"x'),
  (database, position, other) => {
    const text = textAt(database, position);
    // Inside a value, so that the text stays JSON.
    const at = text.indexOf('"id":"') + 6 + (other % 36);
    const changed = `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
    return put(database, position, changed) ? [position] : [];
  },
  (database, position, other) => {
    const [one, two] = [textAt(database, position), textAt(database, other)];
    return [put(database, position, two) ? [position] : [], put(database, other, one) ? [other] : []].flat();
  },
  (database, position) => {
    database.prepare('DELETE FROM events WHERE position = ?').run(position);
    return [position];
  },
];

const isAbout = (flaw: string, position: number) => {
  const [, behind, upTo] = /after position (\d+) and up to (\d+)/.exec(flaw) ?? [];
  if (behind !== undefined) return Number(behind) < position && position <= Number(upTo);
  const [, end, last] = /ends at position (\d+): facts up to (\d+)/.exec(flaw) ?? [];
  if (end !== undefined) return Number(end) < position && position <= Number(last);
  const [, at] = /at position (\d+)/.exec(flaw) ?? [];
  return Number(at) === position;
};

const HAPPENINGS = [
  'append',
  'append',
  'refused last',
  'another process',
  'earlier Almanac',
  'seal',
  'head',
  'power cut',
] as const;

const appendAndRefuse = (store: EventStore, commit: readonly number[], nth: number) =>
  Promise.allSettled([appendAll(store, commit, nth), store.append('nobody-1', [fact()], 99)]);

const byAnother = async (kind: 'within' | 'beside', { folder }: Chained, commit: readonly number[], nth: number) => {
  const other = open(kind, folder);
  await appendAll(other.store, commit, nth);
  await other.chain.seal();
  await other.close();
};

const byEarlier = ({ folder }: Chained, commit: readonly number[], nth: number) => {
  const database = new DatabaseSync(join(folder, 'events.db'));
  for (const [revision] of commit.entries()) {
    const { last } = database.prepare('SELECT coalesce(max(position), 0) AS last FROM events').get() as { last: number };
    const text = { stream: `old-${nth}`, revision, position: positionOf(last + 1), ...fact() };
    database
      .prepare('INSERT INTO events (position, stream, revision, event) VALUES (?, ?, ?, ?)')
      .run(last + 1, `old-${nth}`, revision, JSON.stringify(text));
  }
  database.close();
};

/** Returns the log with only a percentage of the last write on disk. */
const cut = async (kind: 'within' | 'beside', log: Chained, share: number): Promise<Chained> => {
  const folder = newFolder();
  for (const name of ['events.db', 'events.db-wal', 'chain.db', 'chain.db-wal'])
    if (existsSync(join(log.folder, name))) cpSync(join(log.folder, name), join(folder, name));
  const wal = join(folder, 'events.db-wal');
  if (existsSync(wal)) truncateSync(wal, Math.floor((readFileSync(wal).length * share) / 100));
  await log.close();
  return open(kind, folder);
};
