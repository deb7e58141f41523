import { type Day, dayIn, remembering } from '#libs/contracts';

/** Of an ISO instant, to the minute. */
const MINUTE = 16;

/** The one clock of the calendar. Whatever guards or expires runs on the system's clock instead. */
export class Clock {
  private readonly fixed: string | undefined;
  private readonly dayAt = remembering((minute: string) => dayIn(this.timeZone, `${minute}Z`), 1);

  /** `fixed` (ISO instant) stops it, for tests and demonstrations. */
  constructor(
    private readonly timeZone: string,
    fixed?: string,
  ) {
    this.fixed = fixed && new Date(fixed).toISOString();
  }

  /** ISO instant in UTC. */
  now(): string {
    return this.fixed ?? new Date().toISOString();
  }

  /** The day it is in the town. Everywhere, days begin with a minute. */
  today(): Day {
    return this.dayAt(this.now().slice(0, MINUTE));
  }
}
