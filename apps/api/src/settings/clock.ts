import { type Day, memoize, toTownDay } from '#libs/contracts';

const MINUTE_MS = 60_000;

/** The clock of the calendar. Security and expiry use the system clock instead. */
export class Clock {
  private readonly fixedMs: number | undefined;
  private readonly dayAt = memoize((minute: number) => toTownDay(this.timeZone, toInstant(minute * MINUTE_MS)), 1);

  /** `fixed` (ISO instant) stops the clock, for tests and demonstrations. */
  constructor(
    private readonly timeZone: string,
    fixed?: string,
  ) {
    this.fixedMs = fixed === undefined ? undefined : Date.parse(fixed);
  }

  /** ISO instant in UTC. */
  now(): string {
    return toInstant(this.milliseconds());
  }

  /** In the town's time zone. Cached per minute: days begin on a whole minute everywhere. */
  today(): Day {
    return this.dayAt(Math.floor(this.milliseconds() / MINUTE_MS));
  }

  private milliseconds() {
    return this.fixedMs ?? Date.now();
  }
}

const toInstant = (milliseconds: number) => new Date(milliseconds).toISOString();
