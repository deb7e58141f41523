import type { Collection, Db } from 'mongodb';
import { Leases } from '#libs/event-sourcing';
import { isDuplicate } from './failures';
import type { Mongo } from './mongo';

type LeaseDocument = Readonly<{ _id: string; holder: string; until: number; token: number }>;

/** Leases in a collection of their own, by the server's clock. They survive deleting the read models, so tokens never restart. */
export class MongoDbLeases extends Leases {
  constructor(
    private readonly mongo: Mongo,
    private readonly now: (db: Db) => number | Promise<number> = createServerClock(),
  ) {
    super();
  }

  /** Two round trips for leases that are held, by this or another process, because a standby asks often. */
  async acquireAll(names: readonly string[], holder: string, seconds: number) {
    const lasting = seconds * 1_000;
    return this.mongo.retry(async (db) => {
      const now = await this.now(db);
      await leasesOf(db).updateMany({ _id: { $in: [...names] }, holder }, { $set: { until: now + lasting } });
      const leases = await leasesOf(db)
        .find({ _id: { $in: [...names] } })
        .toArray();
      const heldLeases = leases.filter((lease) => !isLeaseOver(lease, now, lasting));
      const free = names.filter((name) => !heldLeases.some(({ _id }) => _id === name));
      const newLeases = await Promise.all(free.map((name) => this.takeFreeLease(db, name, holder, lasting)));
      const ownLeases = [...heldLeases, ...newLeases].filter((lease) => lease?.holder === holder);
      return new Map(ownLeases.map((lease) => [lease!._id, lease!.token]));
    });
  }

  async releaseAll(names: readonly string[], holder: string) {
    await this.mongo.retry((db) =>
      leasesOf(db).updateMany({ _id: { $in: [...names] }, holder }, { $set: { holder: '', until: 0 } }),
    );
  }

  async close() {}

  /** The clock is read after the lease, so a delay only makes it look longer. One renewed meanwhile does not match. */
  private async takeFreeLease(db: Db, name: string, holder: string, lasting: number) {
    const lease = await leasesOf(db).findOne({ _id: name });
    const now = await this.now(db);
    if (lease && !isLeaseOver(lease, now, lasting)) return null;
    const until = now + lasting;
    return lease ? replaceLease(db, lease, { holder, until }) : insertLease(db, { _id: name, holder, until, token: 1 });
  }
}

/** The holder may have read the clock a little later: only one far too long is from before it was set back. */
const isLeaseOver = ({ until }: LeaseDocument, now: number, lasting: number) => until <= now || until > now + 2 * lasting;

const replaceLease = (db: Db, { _id, token, until }: LeaseDocument, next: Pick<LeaseDocument, 'holder' | 'until'>) =>
  leasesOf(db).findOneAndUpdate({ _id, token, until }, { $set: next, $inc: { token: 1 } }, { returnDocument: 'after' });

const insertLease = async (db: Db, lease: LeaseDocument) => {
  try {
    await leasesOf(db).insertOne(lease);
    return lease;
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
};

const leasesOf = (db: Db): Collection<LeaseDocument> => db.collection('leases');

/** How long the server's clock is extrapolated by the local one, counted from the request. Slow answers are not used. */
const CLOCK_CACHE_MS = 1_000;

/** Reads the server's clock. Its answer is slightly late, never early, so a lease is never taken before it has expired. */
const createServerClock = () => {
  let [serverTime, requestedAt, answeredAt] = [0, Number.NEGATIVE_INFINITY, 0];
  return async (db: Db) => {
    if (performance.now() - requestedAt > CLOCK_CACHE_MS) {
      const asking = performance.now();
      const { localTime } = await db.command({ hello: 1 });
      [serverTime, requestedAt, answeredAt] = [localTime.getTime(), asking, performance.now()];
    }
    return serverTime + performance.now() - answeredAt;
  };
};
