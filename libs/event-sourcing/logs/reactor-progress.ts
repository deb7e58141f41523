import { randomUUID } from 'node:crypto';
import type { Checkpoints, ParkedFact } from '../checkpoints';
import { ignoreUnavailable } from '../errors';
import type { EventStore } from '../event-store';
import { LEASE_SECONDS, type Leases, RENEW_MS, type Token } from '../leases';
import { logPlaceOf, startOfLog } from '../log-place';
import type { Position, Recorded } from '../message';
import { reactorLease } from '../reactors';

/** The progress of a reactor in terms of streams, because positions differ between logs. */
export type ReactorProgress = Readonly<{
  reactor: string;
  /** The newest processed fact, null before the first. */
  seen: StreamRevision | null;
  parked: readonly ParkedStreamFact[];
}>;

export type StreamRevision = Readonly<{ stream: string; revision: number }>;
export type ParkedStreamFact = StreamRevision & Readonly<Pick<ParkedFact, 'reason' | 'attempts' | 'due'>>;

export type ReactorLog = Readonly<{ store: EventStore; checkpoints: Checkpoints; leases: Leases }>;

/** A reactor that is further than `until` has processed all of it. */
export const readReactorProgress = async (
  { store, checkpoints }: ReactorLog,
  until: Position,
): Promise<readonly ReactorProgress[]> => {
  const reached: ReactorProgress[] = [];
  for (const reactor of await checkpoints.reactors()) {
    // The checkpoint is read first: facts parked afterwards are parked in the copy too, and recognized there.
    const { position } = (await checkpoints.get(reactor))!;
    const fact = await store.at(position < until ? position : until);
    const parked = (await checkpoints.parked()).filter((one) => one.reactor === reactor && one.position <= until);
    reached.push({
      reactor,
      seen: fact ? toStreamRevision(fact) : null,
      parked: await Promise.all(parked.map((one) => toParkedStreamFact(store, one))),
    });
  }
  return reached;
};

const toParkedStreamFact = async (
  store: EventStore,
  { position, reason, attempts, due }: ParkedFact,
): Promise<ParkedStreamFact> => ({
  ...toStreamRevision((await store.at(position))!),
  ...{ reason, attempts, due },
});

const toStreamRevision = ({ stream, revision }: Recorded): StreamRevision => ({ stream, revision });

/**
 * Runs `make`, which copies a log, and lets reactors continue in the copy: otherwise they would send everything again. Holds
 * their leases meanwhile; one that is further in the copy is left alone. Throws an Error with a sentence, before `make`, if one
 * is at work.
 */
export const transferReactors = async <Made>(
  reached: readonly ReactorProgress[],
  copy: ReactorLog,
  make: () => Promise<Made>,
): Promise<Made> => {
  const reactors = new Set([...reached.map(({ reactor }) => reactor), ...(await copy.checkpoints.reactors())]);
  return withLeases([...reactors], copy.leases, async (tokens) => {
    const made = await make();
    for (const one of reached)
      if (!(await transferReactor(one, copy, tokens.get(one.reactor)!))) throw reactorBusyError(one.reactor);
    return made;
  });
};

type LeaseTokens = ReadonlyMap<string, Token>;

const withLeases = async <T>(
  reactors: readonly string[],
  leases: Leases,
  work: (tokens: LeaseTokens) => Promise<T>,
): Promise<T> => {
  const holder = randomUUID();
  const take = async () => {
    const tokens = new Map<string, Token>();
    for (const reactor of reactors) {
      const token = await leases.acquire(reactorLease(reactor), holder, LEASE_SECONDS);
      if (token === null) throw reactorBusyError(reactor);
      tokens.set(reactor, token);
    }
    return tokens;
  };
  let prolonged: Promise<unknown> = Promise.resolve();
  const prolonging = setInterval(() => {
    // A process that comes in between has a larger token, which is noticed when checkpoints are saved.
    prolonged = take().catch(() => {});
  }, RENEW_MS);
  try {
    return await work(await take());
  } finally {
    clearInterval(prolonging);
    await prolonged;
    await leases.releaseAll(reactors.map(reactorLease), holder).catch(ignoreUnavailable);
  }
};

const reactorBusyError = (reactor: string) =>
  new Error(
    `The reactor ${reactor} is running there: stop the servers and try again, three seconds later if a server was killed.`,
  );

/** False if another process has taken over. */
const transferReactor = async (
  { reactor, seen, parked }: ReactorProgress,
  { store, checkpoints }: ReactorLog,
  token: Token,
): Promise<boolean> => {
  const log = await store.id();
  const place = seen ? logPlaceOf(log, await factAt(store, seen)) : startOfLog(log);
  const targetPlace = await checkpoints.get(reactor);
  if (targetPlace && targetPlace.position > place.position) return true;
  if (targetPlace && !(await checkpoints.save(reactor, targetPlace.position, targetPlace, token))) return false;
  const facts = await Promise.all(parked.map((one) => factAt(store, one)));
  // At the same checkpoint nothing new was parked, but some parked facts may have been processed.
  if (targetPlace?.position !== place.position) {
    for (const [i, { position, stream }] of facts.entries()) {
      const { reason, attempts, due } = parked[i]!;
      await checkpoints.park({ reactor, position, stream, reason, attempts, due }, token);
    }
  }
  for (const one of await checkpoints.parked())
    if (one.reactor === reactor && !facts.some(({ position }) => position === one.position))
      await checkpoints.unpark(reactor, one.position);
  return checkpoints.save(reactor, targetPlace?.position ?? null, place, token);
};

const factAt = async (store: EventStore, { stream, revision }: StreamRevision): Promise<Recorded> => {
  const [fact] = await store.read(stream, { from: revision, limit: 1 });
  if (fact?.revision !== revision)
    throw new Error(`Revision ${revision} of '${stream}' is missing, but a reactor has processed it.`);
  return fact;
};
