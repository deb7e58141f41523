import { randomUUID } from 'node:crypto';
import type { Checkpoints, ParkedFact } from '../checkpoints';
import { unlessUnavailable } from '../errors';
import type { EventStore } from '../event-store';
import { LEASE_SECONDS, type Leases, RENEW_MS, type Token } from '../leases';
import type { Position, Recorded } from '../message';
import { beginningOf, placeOf } from '../place';
import { reactorLease } from '../reactors';

/** How far a reactor has come, told by facts: positions are each log's own. */
export type Reached = Readonly<{
  reactor: string;
  /** The newest fact it has seen; null before its first. */
  seen: Stands | null;
  parked: readonly ParkedThere[];
}>;

/** Where a fact stands, whatever log it is in. */
export type Stands = Readonly<{ stream: string; revision: number }>;
export type ParkedThere = Stands & Readonly<Pick<ParkedFact, 'reason' | 'attempts' | 'due'>>;

/** A log, and what its reactors have left. */
export type Followed = Readonly<{ store: EventStore; checkpoints: Checkpoints; leases: Leases }>;

/** How far each reactor has come along a log that ends at `until`: one that is further has seen all of that. */
export const reachedIn = async ({ store, checkpoints }: Followed, until: Position): Promise<readonly Reached[]> => {
  const reached: Reached[] = [];
  for (const reactor of await checkpoints.reactors()) {
    // Its place first: what it puts aside meanwhile is put aside in the copy too, and met there as such.
    const { position } = (await checkpoints.get(reactor))!;
    const seen = await store.at(position < until ? position : until);
    const parked = (await checkpoints.parked()).filter((one) => one.reactor === reactor && one.position <= until);
    reached.push({
      reactor,
      seen: seen ? standing(seen) : null,
      parked: await Promise.all(parked.map((one) => there(store, one))),
    });
  }
  return reached;
};

const there = async (store: EventStore, { position, reason, attempts, due }: ParkedFact): Promise<ParkedThere> => ({
  ...standing((await store.at(position))!),
  ...{ reason, attempts, due },
});

const standing = ({ stream, revision }: Recorded): Stands => ({ stream, revision });

/**
 * Lets `make` make a copy of a log, and reactors go on in it where they were in the log: they would do everything anew. No
 * reactor is at work in it meanwhile; one that had come further there is left alone. Throws an Error with a sentence, before
 * anything is made, where one is at work.
 */
export const carryOn = async <Made>(reached: readonly Reached[], copy: Followed, make: () => Promise<Made>): Promise<Made> => {
  const reactors = new Set([...reached.map(({ reactor }) => reactor), ...(await copy.checkpoints.reactors())]);
  return withLeases([...reactors], copy.leases, async (tokens) => {
    const made = await make();
    for (const one of reached) if (!(await carry(one, copy, tokens.get(one.reactor)!))) throw atWork(one.reactor);
    return made;
  });
};

type Tokens = ReadonlyMap<string, Token>;

const withLeases = async <T>(reactors: readonly string[], leases: Leases, work: (tokens: Tokens) => Promise<T>): Promise<T> => {
  const holder = randomUUID();
  const take = async () => {
    const tokens = new Map<string, Token>();
    for (const reactor of reactors) {
      const token = await leases.acquire(reactorLease(reactor), holder, LEASE_SECONDS);
      if (token === null) throw atWork(reactor);
      tokens.set(reactor, token);
    }
    return tokens;
  };
  let prolonged: Promise<unknown> = Promise.resolve();
  const prolonging = setInterval(() => {
    // Who comes in between all the same has a larger token, which is met when places are kept.
    prolonged = take().catch(() => {});
  }, RENEW_MS);
  try {
    return await work(await take());
  } finally {
    clearInterval(prolonging);
    await prolonged;
    // What cannot be given back runs out by itself.
    await leases.releaseAll(reactors.map(reactorLease), holder).catch(unlessUnavailable);
  }
};

const atWork = (reactor: string) =>
  new Error(
    `The reactor ${reactor} is at work there: stop the servers and call this again, three seconds after one that was killed.`,
  );

/** False when somebody else has taken over. */
const carry = async ({ reactor, seen, parked }: Reached, { store, checkpoints }: Followed, token: Token): Promise<boolean> => {
  const log = await store.id();
  const place = seen ? placeOf(log, await factAt(store, seen)) : beginningOf(log);
  const before = await checkpoints.get(reactor);
  if (before && before.position > place.position) return true;
  if (before && !(await checkpoints.save(reactor, before.position, before, token))) return false;
  const facts = await Promise.all(parked.map((one) => factAt(store, one)));
  // At the same place nothing more was put aside than there is, but some of it may have been dealt with.
  if (before?.position !== place.position) {
    for (const [i, { position, stream }] of facts.entries()) {
      const { reason, attempts, due } = parked[i]!;
      await checkpoints.park({ reactor, position, stream, reason, attempts, due }, token);
    }
  }
  for (const one of await checkpoints.parked())
    if (one.reactor === reactor && !facts.some(({ position }) => position === one.position))
      await checkpoints.unpark(reactor, one.position);
  return checkpoints.save(reactor, before?.position ?? null, place, token);
};

const factAt = async (store: EventStore, { stream, revision }: Stands): Promise<Recorded> => {
  const [fact] = await store.read(stream, { from: revision, limit: 1 });
  if (fact?.revision !== revision) throw new Error(`There is no revision ${revision} of '${stream}', which a reactor has seen.`);
  return fact;
};
