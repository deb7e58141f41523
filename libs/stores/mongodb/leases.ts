import type { Collection, Db } from 'mongodb';
import { Leases } from '#libs/event-sourcing';
import { isDuplicate } from './failures';
import type { Mongo } from './mongo';

type Lease = Readonly<{ _id: string; holder: string; until: number; token: number }>;

/** Leases in a collection of their own, by the server's clock. They outlive the read models: tokens never start over. */
export class MongoDbLeases extends Leases {
  /** `now` is in milliseconds. */
  constructor(
    private readonly mongo: Mongo,
    private readonly now: (db: Db) => number | Promise<number> = clockOfServer(),
  ) {
    super();
  }

  /** Two ways there and back for all that are ours, or somebody else's: whoever stands by asks often. */
  async acquireAll(names: readonly string[], holder: string, seconds: number) {
    const lasting = seconds * 1_000;
    return this.mongo.patiently(async (db) => {
      const now = await this.now(db);
      await leasesOf(db).updateMany({ _id: { $in: [...names] }, holder }, { $set: { until: now + lasting } });
      const seen = await leasesOf(db)
        .find({ _id: { $in: [...names] } })
        .toArray();
      const held = seen.filter((lease) => !isOver(lease, now, lasting));
      const free = names.filter((name) => !held.some(({ _id }) => _id === name));
      const taken = await Promise.all(free.map((name) => this.taken(db, name, holder, lasting)));
      const ours = [...held, ...taken].filter((lease) => lease?.holder === holder);
      return new Map(ours.map((lease) => [lease!._id, lease!.token]));
    });
  }

  async releaseAll(names: readonly string[], holder: string) {
    await this.mongo.patiently((db) =>
      leasesOf(db).updateMany({ _id: { $in: [...names] }, holder }, { $set: { holder: '', until: 0 } }),
    );
  }

  async close() {}

  /**
   * One that is over, or that nobody had before. The clock is asked after it was seen: whatever keeps us from either, it does
   * not seem to last longer than it does. What was prolonged since is another one.
   */
  private async taken(db: Db, name: string, holder: string, lasting: number) {
    const seen = await leasesOf(db).findOne({ _id: name });
    const now = await this.now(db);
    if (seen && !isOver(seen, now, lasting)) return null;
    const until = now + lasting;
    return seen ? replaced(db, seen, { holder, until }) : begun(db, { _id: name, holder, until, token: 1 });
  }
}

/** Who took it may have heard the clock a little later than we: only what lasts far too long is from before it was set back. */
const isOver = ({ until }: Lease, now: number, lasting: number) => until <= now || until > now + 2 * lasting;

const replaced = (db: Db, { _id, token, until }: Lease, next: Pick<Lease, 'holder' | 'until'>) =>
  leasesOf(db).findOneAndUpdate({ _id, token, until }, { $set: next, $inc: { token: 1 } }, { returnDocument: 'after' });

const begun = async (db: Db, lease: Lease) => {
  try {
    await leasesOf(db).insertOne(lease);
    return lease;
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
};

const leasesOf = (db: Db): Collection<Lease> => db.collection('leases');

/** How long what the server's clock said is gone on with by our own, from when it was asked: not with what was long on its way. */
const KEPT_MS = 1_000;

/**
 * The server's clock. Its answer was on its way for a while, so that this is a little late, never early: who goes by it takes
 * nothing that is not over.
 */
const clockOfServer = () => {
  let [told, asked, answered] = [0, Number.NEGATIVE_INFINITY, 0];
  return async (db: Db) => {
    if (performance.now() - asked > KEPT_MS) {
      const asking = performance.now();
      const { localTime } = await db.command({ hello: 1 });
      [told, asked, answered] = [localTime.getTime(), asking, performance.now()];
    }
    return told + performance.now() - answered;
  };
};
