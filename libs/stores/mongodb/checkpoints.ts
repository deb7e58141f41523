import { isDeepStrictEqual } from 'node:util';
import type { Collection, Db, Filter, UpdateFilter } from 'mongodb';
import { Checkpoints, type LogPlace, type ParkedFact, type Position, type Token } from '#libs/event-sourcing';
import { isDuplicate } from './failures';
import type { Mongo } from './mongo';

/** The checkpoint and the parked facts of a reactor in one document, so that a stale process is shut out of both in one step. */
type CheckpointDocument = Partial<LogPlace> &
  Readonly<{
    _id: string;
    about: string;
    reactor: string;
    token?: Token;
    parked?: Readonly<Record<string, ParkedFact>>;
  }>;

/** Checkpoints in a collection of their own, which survives deleting the read models. */
export class MongoDbCheckpoints extends Checkpoints {
  /** `log` returns the id of the log that these belong to, because a database may see several logs. */
  constructor(
    private readonly mongo: Mongo,
    private readonly log: () => Promise<string>,
  ) {
    super();
  }

  async reactors() {
    return (await this.all()).filter((one) => toPlace(one)).map(({ reactor }) => reactor);
  }

  async get(reactor: string) {
    const about = await this.log();
    return toPlace(await this.mongo.retry((db) => checkpointsOf(db).findOne({ _id: `${about} ${reactor}` })));
  }

  async save(reactor: string, from: Position | null, place: LogPlace, token: Token) {
    if (from !== null && place.position < from) return false;
    const where = { position: from ?? { $exists: false } };
    const set = { ...place, token };
    return this.change(reactor, token, where, { $set: set }, from === null, (now) => isAt(now, place) && now.token === token);
  }

  async park(fact: ParkedFact, token: Token) {
    await this.change(fact.reactor, token, {}, { $set: { [`parked.${fact.position}`]: fact } }, true);
  }

  async updateParked(fact: ParkedFact, token: Token) {
    const at = `parked.${fact.position}`;
    const isDone = ({ parked }: CheckpointDocument) => isDeepStrictEqual(parked?.[fact.position], fact);
    return this.change(fact.reactor, token, { [at]: { $exists: true } }, { $set: { [at]: fact } }, false, isDone);
  }

  async parked() {
    const parked = (await this.all()).flatMap((one) => Object.values(one.parked ?? {}));
    return parked.toSorted((a, b) => compare(a.position, b.position) || compare(a.reactor, b.reactor));
  }

  async unpark(reactor: string, position: Position) {
    const about = await this.log();
    await this.mongo.retry((db) =>
      checkpointsOf(db).updateOne({ _id: `${about} ${reactor}` }, { $unset: { [`parked.${position}`]: '' } }),
    );
  }

  async close() {}

  private async all() {
    const about = await this.log();
    return this.mongo.retry((db) =>
      checkpointsOf(db)
        .find({ about }, { sort: { reactor: 1 } })
        .toArray(),
    );
  }

  /** Applies a change unless a larger token was seen. `isDone` tells whether a change with a lost answer was made. */
  private async change(
    reactor: string,
    token: Token,
    where: Filter<CheckpointDocument>,
    update: UpdateFilter<CheckpointDocument>,
    upsert: boolean,
    isDone: (now: CheckpointDocument) => boolean = () => false,
  ): Promise<boolean> {
    const about = await this.log();
    const _id = `${about} ${reactor}`;
    const inserted = upsert && { $setOnInsert: { about, reactor } };
    return this.mongo.retry(async (db, isAgain) => {
      try {
        const filter = { ...where, _id, token: { $not: { $gt: token } } } as Filter<CheckpointDocument>;
        const { matchedCount, upsertedCount } = await checkpointsOf(db).updateOne(filter, { ...update, ...inserted }, { upsert });
        if (matchedCount + upsertedCount > 0) return true;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      const now = isAgain && (await checkpointsOf(db).findOne({ _id }));
      return now ? isDone(now) : false;
    });
  }
}

const toPlace = (one: CheckpointDocument | null): LogPlace | null =>
  one?.position === undefined ? null : { log: one.log!, position: one.position, fact: one.fact! };

const isAt = ({ log, position, fact }: CheckpointDocument, place: LogPlace) =>
  log === place.log && position === place.position && fact === place.fact;

const checkpointsOf = (db: Db): Collection<CheckpointDocument> => db.collection('checkpoints');

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
