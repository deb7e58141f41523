import type { Db } from 'mongodb';
import { StoreBusy, StoreUnavailable } from '#libs/event-sourcing';
import { patiently } from '../patience';
import { isPassing, isQueueing } from './failures';
import { Line, Unanswered } from './line';

/**
 * In milliseconds. `patience`: for how long it is asked again before it counts as unavailable. `longest`: whatever takes its
 * time has been answered by then.
 */
const LIMITS = { patience: 4_000, longest: 30_000 };

/**
 * A connection to one database, for all adapters of a process. It is made when it is needed first, and anew after it failed
 * for so long that patience came to its end: where a socket closes a moment before the driver (7.9.0) writes to it, the
 * driver waits for ever, and where that was its heartbeat, it never looks for its server again.
 */
export class Mongo {
  private readonly limits: typeof LIMITS;
  private line: Line;
  /** Also those that are still answering. */
  private readonly lines = new Set<Line>();
  private isClosed = false;

  constructor(
    private readonly url: string,
    limits: Partial<typeof LIMITS> = {},
  ) {
    this.limits = { ...LIMITS, ...limits };
    this.line = this.newLine();
  }

  /**
   * Does `work`, and again after failures that pass, with growing rests between, for a bounded time. It is told when it is
   * done again: what it asked for may have been done without an answer. Throws `StoreUnavailable`, and `StoreBusy` where it
   * was not even asked, for all connections were taken.
   */
  async patiently<T>(work: (db: Db, isAgain: boolean) => Promise<T>): Promise<T> {
    let { line } = this;
    let isAgain = false;
    const connected = async () => {
      if (this.isClosed) throw new StoreUnavailable('MongoDB', new Error('The connection is closed'));
      line = this.line;
      return line.ask((db) => work(db, isAgain));
    };
    const onFailure = (error: unknown) => {
      isAgain = true;
      if (error instanceof Unanswered) this.beginAnew(line);
    };
    try {
      return await patiently(connected, { isPassing, lasting: () => this.limits.patience, onFailure });
    } catch (error) {
      if (isQueueing(error)) throw new StoreBusy('MongoDB', error);
      if (!isPassing(error)) throw error;
      this.beginAnew(line);
      throw new StoreUnavailable('MongoDB', error);
    }
  }

  async close() {
    this.isClosed = true;
    await Promise.all(Array.from(this.lines, (line) => line.close()));
  }

  /** Where nobody has begun anew since this line was asked. */
  private beginAnew(line: Line) {
    if (line !== this.line || this.isClosed) return;
    this.line = this.newLine();
    const forget = () => this.lines.delete(line);
    void line.hangUp().then(forget, forget);
  }

  private newLine() {
    const line = new Line(this.url, this.limits.longest);
    this.lines.add(line);
    return line;
  }
}
