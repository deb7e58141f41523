import { type Day, dayIn } from '#libs/contracts';

/** The one clock of the calendar. Whatever guards or expires runs on the system's clock instead. */
export class Clock {
  private readonly fixed: string | undefined;

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

  /** The day it is in the town. */
  today(): Day {
    return dayIn(this.timeZone, this.now());
  }
}
