import { isDeepStrictEqual } from 'node:util';
import type { Collection, Db, Filter, UpdateFilter } from 'mongodb';
import { Checkpoints, type ParkedFact, type Place, type Position, type Token } from '#libs/event-sourcing';
import { isDuplicate } from './failures';
import type { Mongo } from './mongo';

/** Where a reactor is, and what it has put aside, in one document: whoever comes late is kept from both in one step. */
type Checkpoint = Partial<Place> &
  Readonly<{
    _id: string;
    about: string;
    reactor: string;
    token?: Token;
    parked?: Readonly<Record<string, ParkedFact>>;
  }>;

/** Checkpoints in a collection of their own, that outlives the read models. */
export class MongoDbCheckpoints extends Checkpoints {
  /** A database may see several logs: `log` answers the id of the one that these are about. */
  constructor(
    private readonly mongo: Mongo,
    private readonly log: () => Promise<string>,
  ) {
    super();
  }

  async reactors() {
    return (await this.all()).filter((one) => placeIn(one)).map(({ reactor }) => reactor);
  }

  async get(reactor: string) {
    const about = await this.log();
    return placeIn(await this.mongo.patiently((db) => checkpointsOf(db).findOne({ _id: `${about} ${reactor}` })));
  }

  async save(reactor: string, from: Position | null, place: Place, token: Token) {
    if (from !== null && place.position < from) return false;
    const where = { position: from ?? { $exists: false } };
    const set = { ...place, token };
    return this.change(reactor, token, where, { $set: set }, from === null, (now) => isAt(now, place) && now.token === token);
  }

  async park(fact: ParkedFact, token: Token) {
    await this.change(fact.reactor, token, {}, { $set: { [`parked.${fact.position}`]: fact } }, true);
  }

  async parkAgain(fact: ParkedFact, token: Token) {
    const at = `parked.${fact.position}`;
    const isDone = ({ parked }: Checkpoint) => isDeepStrictEqual(parked?.[fact.position], fact);
    return this.change(fact.reactor, token, { [at]: { $exists: true } }, { $set: { [at]: fact } }, false, isDone);
  }

  async parked() {
    const parked = (await this.all()).flatMap((one) => Object.values(one.parked ?? {}));
    return parked.toSorted((a, b) => compare(a.position, b.position) || compare(a.reactor, b.reactor));
  }

  async unpark(reactor: string, position: Position) {
    const about = await this.log();
    await this.mongo.patiently((db) =>
      checkpointsOf(db).updateOne({ _id: `${about} ${reactor}` }, { $unset: { [`parked.${position}`]: '' } }),
    );
  }

  async close() {}

  private async all() {
    const about = await this.log();
    return this.mongo.patiently((db) =>
      checkpointsOf(db)
        .find({ about }, { sort: { reactor: 1 } })
        .toArray(),
    );
  }

  /** Where nobody with a larger token was. `isDone` tells of a change without an answer that it was made. */
  private async change(
    reactor: string,
    token: Token,
    where: Filter<Checkpoint>,
    update: UpdateFilter<Checkpoint>,
    upsert: boolean,
    isDone: (now: Checkpoint) => boolean = () => false,
  ): Promise<boolean> {
    const about = await this.log();
    const _id = `${about} ${reactor}`;
    const inserted = upsert && { $setOnInsert: { about, reactor } };
    return this.mongo.patiently(async (db, isAgain) => {
      try {
        const filter = { ...where, _id, token: { $not: { $gt: token } } } as Filter<Checkpoint>;
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

const placeIn = (one: Checkpoint | null): Place | null =>
  one?.position === undefined ? null : { log: one.log!, position: one.position, fact: one.fact! };

const isAt = ({ log, position, fact }: Checkpoint, place: Place) =>
  log === place.log && position === place.position && fact === place.fact;

const checkpointsOf = (db: Db): Collection<Checkpoint> => db.collection('checkpoints');

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
