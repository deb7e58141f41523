import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import { Configuration } from '../settings/configuration';

const MINUTE_MS = 60_000;

@Injectable()
export class FactThrottler {
  readonly facts: Throttler;

  constructor({ FACTS_PER_MINUTE }: Configuration) {
    this.facts = new Throttler(FACTS_PER_MINUTE);
  }
}

export class Throttler {
  private readonly windows = new Map<string, ThrottleWindow>();

  constructor(
    private readonly maxPerWindow: number,
    private readonly windowMs = MINUTE_MS,
  ) {}

  /** Grants a request whole that starts below the limit, else throws `TooManyRequests`. Returns how to give the amount back. */
  spend(callers: readonly string[], amount: number, now = performance.now()): () => void {
    this.dropEndedWindows(now);
    const endings = callers.flatMap((caller) => {
      const window = this.windows.get(caller);
      return window && window.spent >= this.maxPerWindow ? [window.ends] : [];
    });
    if (endings.length > 0) throw new TooManyRequests(Math.ceil((Math.max(...endings) - now) / 1_000));
    const charged = callers.map((caller) => this.windowOf(caller, now));
    for (const window of charged) window.spent += amount;
    return () => {
      for (const window of charged) window.spent -= amount;
    };
  }

  private windowOf(caller: string, now: number): ThrottleWindow {
    const window = this.windows.get(caller) ?? { spent: 0, ends: now + this.windowMs };
    this.windows.set(caller, window);
    return window;
  }

  private dropEndedWindows(now: number) {
    for (const [caller, { ends }] of this.windows) {
      if (ends > now) return;
      this.windows.delete(caller);
    }
  }
}

type ThrottleWindow = { spent: number; readonly ends: number };

export class TooManyRequests extends HttpException {
  constructor(readonly retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const when = minutes > 1 ? `${minutes} minutes` : 'a minute';
    super(`Too many requests. Try again in ${when}.`, HttpStatus.TOO_MANY_REQUESTS);
  }
}
