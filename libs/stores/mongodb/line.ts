import { setTimeout } from 'node:timers/promises';
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';
import { databaseIn } from '../connection-strings';

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

/** A call was given up: it had no answer for longer than any takes. */
export class Unanswered extends Error {}

/** One client of the driver. */
export class Line {
  private readonly client: MongoClient;
  private readonly database: string;
  private readonly underWay = new Set<Promise<unknown>>();

  /** `longest`: for how many milliseconds a call is waited for. */
  constructor(
    url: string,
    private readonly longest: number,
  ) {
    this.client = new MongoClient(url, OPTIONS);
    this.database = databaseIn(url);
  }

  /** Throws `Unanswered`, and whatever the driver throws. */
  async ask<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const over = new AbortController();
    const asking = Promise.race([this.connected(work), unanswered(this.longest, over.signal)]).finally(() => {
      over.abort();
      this.underWay.delete(asking);
    });
    this.underWay.add(asking);
    return asking;
  }

  /** Closes it when what is under way has come to its end: a cursor that is closed tells half of what it found. */
  async hangUp() {
    await Promise.allSettled(this.underWay);
    await this.close();
  }

  async close() {
    await this.client.close();
  }

  /** A driver that did not find its server at first does not look for it again by itself. */
  private async connected<T>(work: (db: Db) => Promise<T>) {
    await this.client.connect();
    return work(this.client.db(this.database));
  }
}

const unanswered = async (milliseconds: number, signal: AbortSignal): Promise<never> => {
  await setTimeout(milliseconds, undefined, { signal, ref: false });
  throw new Unanswered(`No answer for ${milliseconds} ms`);
};
