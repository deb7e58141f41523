import { setImmediate as aTurn } from 'node:timers/promises';
import { ServerBusy } from '../http/server-busy';

/** One piece per turn of the event loop: promises alone do not yield, because SQLite answers synchronously. */
export class WorkQueue {
  private waitingCount = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly maxWaiting: number) {}

  /** Throws `ServerBusy` if `maxWaiting` pieces wait already, or if the work is not wanted any more when its turn comes. */
  async run<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T> {
    if (this.waitingCount >= this.maxWaiting) throw new ServerBusy();
    this.waitingCount += 1;
    const piece = this.last.then(() => this.runNext(work, isWanted));
    this.last = piece.catch(() => {});
    return piece;
  }

  private async runNext<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T> {
    try {
      await aTurn();
      if (!isWanted()) throw new ServerBusy();
      return await work();
    } finally {
      this.waitingCount -= 1;
    }
  }
}
