import { Injectable } from '@nestjs/common';

/** By what checks are timed: the system's clock, also where the calendar's stands still, and chance, so that not all are asked at once. */
@Injectable()
export class Timing {
  /** In milliseconds. */
  now(): number {
    return Date.now();
  }

  /** From 0 to 1. */
  chance(): number {
    return Math.random();
  }

  moment(): string {
    return new Date(this.now()).toISOString();
  }
}
