import { setImmediate as aTurn } from 'node:timers/promises';
import { Busy } from '../http/busy';

/**
 * Heavy work, one piece after the other, and before each a turn of the event loop for everybody else: whoever asks for a lot
 * holds others up for no longer than one piece takes. Promises alone would not do: what SQLite answers at once never lets go.
 */
export class InTurn {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly most: number) {}

  /** Throws `Busy` when `most` wait already, or when nobody wants it any longer once its turn has come. */
  async take<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T> {
    if (this.waiting >= this.most) throw new Busy();
    this.waiting += 1;
    const piece = this.last.then(() => this.next(work, isWanted));
    this.last = piece.catch(() => {});
    return piece;
  }

  private async next<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T> {
    try {
      await aTurn();
      if (!isWanted()) throw new Busy();
      return await work();
    } finally {
      this.waiting -= 1;
    }
  }
}
