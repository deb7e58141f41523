import { setTimeout } from 'node:timers/promises';
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';
import { databaseNameOf } from '../connection-strings';

/** Only data on the disks of a majority is read and acknowledged. A frozen server is noticed in about four seconds. */
const CLIENT_OPTIONS: MongoClientOptions = {
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

/** A call had no answer within the longest time any may take. */
export class CallTimeout extends Error {}

export class MongoConnection {
  private readonly client: MongoClient;
  private readonly database: string;
  private readonly underWay = new Set<Promise<unknown>>();

  /** `longest` is the time limit of a call in ms. */
  constructor(
    url: string,
    private readonly longest: number,
  ) {
    this.client = new MongoClient(url, CLIENT_OPTIONS);
    this.database = databaseNameOf(url);
  }

  /** Throws CallTimeout and the driver's errors. */
  async call<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const over = new AbortController();
    const asking = Promise.race([this.callConnected(work), timeoutAfter(this.longest, over.signal)]).finally(() => {
      over.abort();
      this.underWay.delete(asking);
    });
    this.underWay.add(asking);
    return asking;
  }

  /** Closes after running calls have ended, because a closed cursor returns partial results. */
  async closeWhenIdle() {
    await Promise.allSettled(this.underWay);
    await this.close();
  }

  async close() {
    await this.client.close();
  }

  /** A driver that does not find its server at first does not retry by itself. */
  private async callConnected<T>(work: (db: Db) => Promise<T>) {
    await this.client.connect();
    return work(this.client.db(this.database));
  }
}

const timeoutAfter = async (milliseconds: number, signal: AbortSignal): Promise<never> => {
  await setTimeout(milliseconds, undefined, { signal, ref: false });
  throw new CallTimeout(`No answer for ${milliseconds} ms`);
};
