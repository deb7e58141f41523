import type { Db } from 'mongodb';
import { StoreBusy, StoreUnavailable } from '#libs/event-sourcing';
import { retryTransient } from '../retry-transient';
import { isQueueing, isTransientFailure } from './failures';
import { CallTimeout, MongoConnection } from './mongo-connection';

/** In ms. `patience`: how long transient failures are retried. `longest`: the time limit of one call. */
const DEFAULT_LIMITS = { patience: 4_000, longest: 30_000 };

/**
 * One connection for all adapters, opened on first use, and again when retrying failed for long: the driver (7.9.0) waits for
 * ever if a socket closes just before it writes, and never reconnects if that was its heartbeat.
 */
export class Mongo {
  private readonly limits: typeof DEFAULT_LIMITS;
  private connection: MongoConnection;
  /** Includes those with running calls. */
  private readonly connections = new Set<MongoConnection>();
  private isClosed = false;

  constructor(
    private readonly url: string,
    limits: Partial<typeof DEFAULT_LIMITS> = {},
  ) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.connection = this.newConnection();
  }

  /** `isAgain`: the first try may have been done. Throws StoreUnavailable, or StoreBusy if all connections are in use. */
  async retry<T>(work: (db: Db, isAgain: boolean) => Promise<T>): Promise<T> {
    let { connection: line } = this;
    let isAgain = false;
    const connected = async () => {
      if (this.isClosed) throw new StoreUnavailable('MongoDB', new Error('The connection is closed'));
      line = this.connection;
      return line.call((db) => work(db, isAgain));
    };
    const onFailure = (error: unknown) => {
      isAgain = true;
      if (error instanceof CallTimeout) this.reconnect(line);
    };
    try {
      return await retryTransient(connected, { isPassing: isTransientFailure, lasting: () => this.limits.patience, onFailure });
    } catch (error) {
      if (isQueueing(error)) throw new StoreBusy('MongoDB', error);
      if (!isTransientFailure(error)) throw error;
      this.reconnect(line);
      throw new StoreUnavailable('MongoDB', error);
    }
  }

  async close() {
    this.isClosed = true;
    await Promise.all(Array.from(this.connections, (line) => line.close()));
  }

  /** Unless the connection was replaced already. */
  private reconnect(line: MongoConnection) {
    if (line !== this.connection || this.isClosed) return;
    this.connection = this.newConnection();
    const forget = () => this.connections.delete(line);
    void line.closeWhenIdle().then(forget, forget);
  }

  private newConnection() {
    const line = new MongoConnection(this.url, this.limits.longest);
    this.connections.add(line);
    return line;
  }
}
