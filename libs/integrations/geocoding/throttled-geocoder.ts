import { setTimeout } from 'node:timers/promises';
import { type GeocodedPlace, Geocoder } from './geocoder';

/** Sends one request at a time, and waits `intervalMs` before each. Processes that take turns also keep that distance. */
export class ThrottledGeocoder extends Geocoder {
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly geocoder: Geocoder,
    private readonly intervalMs: number,
    private readonly wait: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms, undefined, { ref: false }),
  ) {
    super();
  }

  locate(address: string): Promise<GeocodedPlace | null> {
    const result = this.queue.then(() => this.wait(this.intervalMs)).then(() => this.geocoder.locate(address));
    this.queue = result.catch(() => {});
    return result;
  }
}
