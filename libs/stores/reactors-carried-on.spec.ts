import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BEGINNING,
  copyFacts,
  factsOf,
  LEASE_SECONDS,
  logPlaceOf,
  type Position,
  type Recorded,
  reactorLease,
  readReactorProgress,
  startOfLog,
  transferReactors,
} from '#libs/event-sourcing';
import { type OpenLog, openLog } from './open-log';
import { recordHistory } from './testing/random-logs';

const LETTERS = 'letters';
const CALLS = 'calls';

describe('Reactors of a log that is copied', () => {
  let home: OpenLog;
  let away: OpenLog;
  let facts: Recorded[] = [];
  const opened: (readonly [OpenLog, string])[] = [];
  const open = () => {
    const folder = mkdtempSync(join(tmpdir(), 'almanac-log-'));
    opened.push([openLog(folder, { folder }), folder]);
    return opened.at(-1)![0];
  };

  beforeEach(async () => {
    [home, away] = [open(), open()];
    await recordHistory(home.store, [
      { stream: 'thing-1', sizes: [1, 1] },
      { stream: 'thing-2', sizes: [1] },
      { stream: 'thing-1', sizes: [1] },
    ]);
    facts = await factsIn(home);
  });
  afterEach(async () => {
    for (const [log, folder] of opened.splice(0)) {
      await log.close();
      rmSync(folder, { recursive: true });
    }
  });

  const factsIn = async ({ store }: OpenLog) => {
    const all: Recorded[] = [];
    for await (const fact of factsOf(store, await store.head())) all.push(fact);
    return all;
  };

  /** Facts are counted from 1; 0 is the beginning. */
  const placeAt = async ({ store }: OpenLog, nth: number) =>
    nth === 0 ? startOfLog(await store.id()) : logPlaceOf(await store.id(), facts[nth - 1]!);

  const begin = async (log: OpenLog, reactor: string, nth: number) =>
    log.checkpoints.save(reactor, null, await placeAt(log, nth), 1);

  const putAside = (log: OpenLog, reactor: string, nth: number, token = 1) => {
    const { position, stream } = facts[nth - 1]!;
    return log.checkpoints.park({ reactor, position, stream, reason: 'no stamps', attempts: 3, due: null }, token);
  };

  const asideIn = async ({ checkpoints }: OpenLog) =>
    (await checkpoints.parked()).map(({ reactor, position }) => [
      reactor,
      facts.findIndex((one) => one.position === position) + 1,
    ]);

  const copyUntil = async (until?: Position, make: () => Promise<void> = async () => {}) => {
    const end = until ?? (await home.store.head());
    return transferReactors(await readReactorProgress(home, end), away, async () => {
      await copyFacts(factsOf(home.store, end), away.store, () => {});
      await make();
    });
  };

  it('go on where they were, with what they had put aside', async () => {
    await begin(home, LETTERS, 3);
    await begin(home, CALLS, 0);
    await putAside(home, LETTERS, 2);
    await copyUntil();
    expect(await away.checkpoints.get(LETTERS)).toEqual(await placeAt(away, 3));
    expect(await away.checkpoints.get(CALLS)).toEqual(await placeAt(away, 0));
    expect(await away.checkpoints.parked()).toEqual(await home.checkpoints.parked());
  });

  it('have seen all of a copy that ends before where they are, and put aside nothing that is not in it', async () => {
    await begin(home, LETTERS, 4);
    for (const nth of [1, 2, 3]) await putAside(home, LETTERS, nth);
    await copyUntil(facts[1]!.position);
    expect(await away.checkpoints.get(LETTERS)).toEqual(await placeAt(away, 2));
    expect(await asideIn(away)).toEqual([
      [LETTERS, 1],
      [LETTERS, 2],
    ]);
  });

  it('have seen nothing of an empty one', async () => {
    await begin(home, LETTERS, 4);
    await copyUntil(BEGINNING);
    expect(await away.checkpoints.get(LETTERS)).toEqual(await placeAt(away, 0));
  });

  it('go further when it is copied again, and forget what was dealt with meanwhile', async () => {
    await begin(home, LETTERS, 2);
    for (const nth of [1, 2]) await putAside(home, LETTERS, nth);
    await copyUntil();
    await home.checkpoints.unpark(LETTERS, facts[0]!.position);
    await home.checkpoints.save(LETTERS, facts[1]!.position, await placeAt(home, 4), 1);
    await putAside(home, LETTERS, 4);
    await copyUntil();
    expect(await away.checkpoints.get(LETTERS)).toEqual(await placeAt(away, 4));
    expect(await asideIn(away)).toEqual([
      [LETTERS, 2],
      [LETTERS, 4],
    ]);
  });

  it.each([
    ['do not meet again what was dealt with in the copy', () => away],
    ['forget what was dealt with in the log', () => home],
  ])('%s, where they are', async (_, where) => {
    await begin(home, LETTERS, 2);
    for (const nth of [1, 2]) await putAside(home, LETTERS, nth);
    await copyUntil();
    await where().checkpoints.unpark(LETTERS, facts[0]!.position);
    await copyUntil();
    expect(await asideIn(away)).toEqual([[LETTERS, 2]]);
  });

  it('are left alone in the copy when they have come further there', async () => {
    await begin(home, LETTERS, 2);
    await putAside(home, LETTERS, 1);
    await copyUntil();
    await away.checkpoints.save(LETTERS, facts[1]!.position, await placeAt(away, 3), Number.MAX_SAFE_INTEGER);
    await away.checkpoints.unpark(LETTERS, facts[0]!.position);
    await copyUntil();
    expect(await away.checkpoints.get(LETTERS)).toEqual(await placeAt(away, 3));
    expect(await asideIn(away)).toEqual([]);
  });

  it.each([
    ['that the log knows', () => begin(home, LETTERS, 2)],
    ['that only the copy knows', () => begin(away, LETTERS, 0)],
  ])('are not at work in the copy, or nothing is copied: one %s', async (_, arrange) => {
    await arrange();
    await away.leases.acquire(reactorLease(LETTERS), 'a server', LEASE_SECONDS);
    await expect(copyUntil()).rejects.toThrow(/^The reactor letters is running there: stop the servers and try again,/);
    expect(await away.store.head()).toBe(BEGINNING);
  });

  it('are kept from the copy until it is made, and let go then', async () => {
    await begin(home, LETTERS, 2);
    const take = () => away.leases.acquire(reactorLease(LETTERS), 'a server', LEASE_SECONDS);
    await copyUntil(undefined, async () => expect(await take()).toBeNull());
    expect(await take()).not.toBeNull();
  });

  it('are let go of when it fails', async () => {
    await begin(home, LETTERS, 2);
    await expect(copyUntil(undefined, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    expect(await away.leases.acquire(reactorLease(LETTERS), 'a server', LEASE_SECONDS)).not.toBeNull();
  });

  it.each([false, true])(
    'that came in between all the same are told of, and not meddled with; they had a place before: %s',
    async (had) => {
      await begin(home, LETTERS, 2);
      await putAside(home, LETTERS, 1);
      if (had) await begin(away, LETTERS, 0);
      const meanwhile = async () => {
        // As if the copy had been frozen for a minute: its lease has expired, and the next token is larger.
        await away.checkpoints.save(LETTERS, had ? BEGINNING : null, await placeAt(away, 0), 2);
        await putAside(away, LETTERS, 4, 2);
      };
      await expect(copyUntil(undefined, meanwhile)).rejects.toThrow('The reactor letters is running there');
      expect(await away.checkpoints.get(LETTERS)).toEqual(await placeAt(away, 0));
      expect(await asideIn(away)).toEqual([[LETTERS, 4]]);
    },
  );
});
