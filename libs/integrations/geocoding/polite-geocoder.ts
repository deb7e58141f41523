import { setTimeout } from 'node:timers/promises';
import { Geocoder, type Spot } from './geocoder';

/**
 * Asks one question after the other, and waits so many milliseconds before each: of processes that take turns, too, no two ask
 * within that time.
 */
export class PoliteGeocoder extends Geocoder {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly geocoder: Geocoder,
    private readonly every: number,
    private readonly wait: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms, undefined, { ref: false }),
  ) {
    super();
  }

  locate(address: string): Promise<Spot | null> {
    const turn = this.last.then(() => this.wait(this.every)).then(() => this.geocoder.locate(address));
    this.last = turn.catch(() => {});
    return turn;
  }
}
