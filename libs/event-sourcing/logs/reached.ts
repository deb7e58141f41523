import type { Checkpoints, ParkedFact } from '../checkpoints';
import type { EventStore } from '../event-store';
import type { Leases, Token } from '../leases';
import type { Position, Recorded } from '../message';
import { beginningOf, placeOf } from '../place';
import { reactorLease } from '../reactors';

const LEASE_SECONDS = 10;

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
 * Lets reactors go on in a copy of a log where they were in the log: they would do everything anew. One that has come
 * further in the copy is left alone. Throws an Error with a sentence while one is at work.
 */
export const carryOn = async (reached: readonly Reached[], copy: Followed, holder: string) => {
  for (const one of reached) {
    const lease = reactorLease(one.reactor);
    const token = await copy.leases.acquire(lease, holder, LEASE_SECONDS);
    if (token === null)
      throw new Error(`The reactor ${one.reactor} is at work: stop the servers and call this again, which goes on where it was.`);
    try {
      await carry(one, copy, token);
    } finally {
      await copy.leases.release(lease, holder);
    }
  }
};

const carry = async ({ reactor, seen, parked }: Reached, { store, checkpoints }: Followed, token: Token) => {
  const log = await store.id();
  const place = seen ? placeOf(log, await factAt(store, seen)) : beginningOf(log);
  const before = await checkpoints.get(reactor);
  if (before && before.position > place.position) return;
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
  await checkpoints.save(reactor, before?.position ?? null, place, token);
};

const factAt = async (store: EventStore, { stream, revision }: Stands): Promise<Recorded> => {
  const [fact] = await store.read(stream, { from: revision, limit: 1 });
  if (fact?.revision !== revision) throw new Error(`There is no revision ${revision} of '${stream}', which a reactor has seen.`);
  return fact;
};
