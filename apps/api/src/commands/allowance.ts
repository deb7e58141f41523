import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import { Configuration } from '../settings/configuration';

const MINUTE_MS = 60_000;

/** What one key and one address may have recorded in a minute. */
@Injectable()
export class Allowance {
  readonly facts: Minutes;

  constructor({ FACTS_PER_MINUTE }: Configuration) {
    this.facts = new Minutes(FACTS_PER_MINUTE);
  }
}

/** How much of something each payer had in a minute, by the system's clock. */
export class Minutes {
  /** In the order in which they end. */
  private readonly minutes = new Map<string, Minute>();

  /** Of another length where `lastsMs` says so. */
  constructor(
    private readonly most: number,
    private readonly lastsMs = MINUTE_MS,
  ) {}

  /**
   * A wish that begins below the limit is granted whole: nobody is shut out by wishing for a lot once. Throws `TooMuch`, having
   * charged nobody, when one of `payers` has had enough. Answers how to give back what was not used.
   */
  spend(payers: readonly string[], amount: number, now = performance.now()): () => void {
    this.forgetEnded(now);
    const endings = payers.flatMap((payer) => {
      const minute = this.minutes.get(payer);
      return minute && minute.spent >= this.most ? [minute.ends] : [];
    });
    if (endings.length > 0) throw new TooMuch(Math.ceil((Math.max(...endings) - now) / 1_000));
    const charged = payers.map((payer) => this.minuteOf(payer, now));
    for (const minute of charged) minute.spent += amount;
    return () => {
      for (const minute of charged) minute.spent -= amount;
    };
  }

  private minuteOf(payer: string, now: number): Minute {
    const minute = this.minutes.get(payer) ?? { spent: 0, ends: now + this.lastsMs };
    this.minutes.set(payer, minute);
    return minute;
  }

  private forgetEnded(now: number) {
    for (const [payer, { ends }] of this.minutes) {
      if (ends > now) return;
      this.minutes.delete(payer);
    }
  }
}

type Minute = { spent: number; readonly ends: number };

/** Answered 429. */
export class TooMuch extends HttpException {
  constructor(readonly retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const when = minutes > 1 ? `${minutes} minutes` : 'a minute';
    super(`Too many requests. Try again in ${when}.`, HttpStatus.TOO_MANY_REQUESTS);
  }
}
