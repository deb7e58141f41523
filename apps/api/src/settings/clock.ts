import { type Day, dayIn, remembering } from '#libs/contracts';

const MINUTE_MS = 60_000;

/** The one clock of the calendar. Whatever guards or expires runs on the system's clock instead. */
export class Clock {
  private readonly fixed: number | undefined;
  private readonly dayAt = remembering((minute: number) => dayIn(this.timeZone, instantAt(minute * MINUTE_MS)), 1);

  /** `fixed` (ISO instant) stops it, for tests and demonstrations. */
  constructor(
    private readonly timeZone: string,
    fixed?: string,
  ) {
    this.fixed = fixed === undefined ? undefined : Date.parse(fixed);
  }

  /** ISO instant in UTC. */
  now(): string {
    return instantAt(this.milliseconds());
  }

  /** The day it is in the town. Everywhere, days begin with a minute. */
  today(): Day {
    return this.dayAt(Math.floor(this.milliseconds() / MINUTE_MS));
  }

  private milliseconds() {
    return this.fixed ?? Date.now();
  }
}

const instantAt = (milliseconds: number) => new Date(milliseconds).toISOString();
