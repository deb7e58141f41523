import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';
import { StoreBusy, StoreUnavailable } from '#libs/event-sourcing';
import { databaseIn } from '../connection-strings';
import { patiently } from '../patience';
import { isPassing, isQueueing } from './failures';

const PATIENCE_MS = 4_000;

/**
 * What is acknowledged is on the disks of a majority, and nothing is read that is not: neither survives half a crash. A server
 * that is frozen is noticed in about four seconds, by its heartbeat.
 */
const OPTIONS: MongoClientOptions = {
  appName: 'almanac',
  writeConcern: { w: 'majority', journal: true, wtimeoutMS: 5_000 },
  readConcern: { level: 'majority' },
  readPreference: 'primary',
  serverSelectionTimeoutMS: 2_000,
  connectTimeoutMS: 2_000,
  heartbeatFrequencyMS: 2_000,
  socketTimeoutMS: 10_000,
  waitQueueTimeoutMS: 5_000,
};

/** A connection to one database, for all adapters of a process. It is made when it is needed first. */
export class Mongo {
  private readonly client: MongoClient;
  private readonly db: Db;
  private isClosed = false;

  /** `patience`: how long it is asked again before it counts as unavailable, in milliseconds. */
  constructor(
    url: string,
    private readonly patience = PATIENCE_MS,
  ) {
    this.client = new MongoClient(url, OPTIONS);
    this.db = this.client.db(databaseIn(url));
  }

  /**
   * Does `work`, and again after failures that pass, with growing rests between, for a bounded time. It is told when it is
   * done again: what it asked for may have been done without an answer. Throws `StoreUnavailable`, and `StoreBusy` where it
   * was not even asked, for all connections were taken.
   */
  async patiently<T>(work: (db: Db, isAgain: boolean) => Promise<T>): Promise<T> {
    let isAgain = false;
    const connected = async () => {
      if (this.isClosed) throw new StoreUnavailable('MongoDB', new Error('The connection is closed'));
      // A driver that did not find its server at first does not look for it again by itself.
      await this.client.connect();
      return work(this.db, isAgain);
    };
    const onFailure = () => {
      isAgain = true;
    };
    try {
      return await patiently(connected, { isPassing, lasting: () => this.patience, onFailure });
    } catch (error) {
      if (isQueueing(error)) throw new StoreBusy('MongoDB', error);
      throw isPassing(error) ? new StoreUnavailable('MongoDB', error) : error;
    }
  }

  async close() {
    this.isClosed = true;
    await this.client.close();
  }
}
