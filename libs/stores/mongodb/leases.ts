import type { Collection, Db, Filter } from 'mongodb';
import { Leases } from '#libs/event-sourcing';
import { isDuplicate } from './failures';
import type { Mongo } from './mongo';

type Lease = Readonly<{ _id: string; holder: string; until: number; token: number }>;

/** Leases in a collection of their own, by the server's clock. They outlive the read models: tokens never start over. */
export class MongoDbLeases extends Leases {
  /** `now` is in milliseconds. */
  constructor(
    private readonly mongo: Mongo,
    private readonly now: () => number | Promise<number> = clockOf(mongo),
  ) {
    super();
  }

  async acquire(name: string, holder: string, seconds: number) {
    const [now, lasting] = [await this.now(), seconds * 1_000];
    const until = now + lasting;
    // Who took it may have heard the clock a little later than we: only what lasts far too long is from before it was set back.
    const isFree = { $or: [{ until: { $lte: now } }, { until: { $gt: until + lasting } }] };
    const lease = await this.mongo.patiently(
      async (db) => (await prolonged(db, name, holder, until)) ?? (await taken(db, name, isFree, { holder, until })),
    );
    return lease?.token ?? null;
  }

  async release(name: string, holder: string) {
    await this.mongo.patiently((db) => leasesOf(db).updateOne({ _id: name, holder }, { $set: { holder: '', until: 0 } }));
  }

  async close() {}
}

const prolonged = (db: Db, name: string, holder: string, until: number) =>
  leasesOf(db).findOneAndUpdate({ _id: name, holder }, { $set: { until } }, { returnDocument: 'after' });

/** One that is free, or nobody had before: where it is neither, there is no room for another of its name. */
const taken = async (db: Db, name: string, isFree: Filter<Lease>, next: Pick<Lease, 'holder' | 'until'>) => {
  try {
    return await leasesOf(db).findOneAndUpdate(
      { _id: name, ...isFree },
      { $set: next, $inc: { token: 1 } },
      { upsert: true, returnDocument: 'after' },
    );
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
};

const leasesOf = (db: Db): Collection<Lease> => db.collection('leases');

/** How long what the server's clock said is gone on with by our own. */
const KEPT_MS = 1_000;

/**
 * The server's clock. Its answer was on its way for a while, so that this is a little late, never early: who goes by it takes
 * nothing that is not over.
 */
const clockOf = (mongo: Mongo) => {
  let [told, at] = [0, Number.NEGATIVE_INFINITY];
  return async () => {
    if (performance.now() - at > KEPT_MS) {
      const { localTime } = await mongo.patiently((db) => db.command({ hello: 1 }));
      [told, at] = [localTime.getTime(), performance.now()];
    }
    return told + performance.now() - at;
  };
};
