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

const MINUTE_MS = 60_000;
/** Whoever wants to be asked less often is asked once a day. */
export const LONGEST_MS = 24 * 60 * MINUTE_MS;
/** By so much of its rest a source is asked later than it might be, so that not all are asked at once. */
const JITTER = 0.1;
const MOST_DOUBLINGS = 7;
/** So many failed or missed checks, and what a source said is no longer taken for what it says. */
const MISSED = 3;

type Wishes = Readonly<{
  /** How often the town asks. */
  everyMinutes: number;
  /** How often the source wants to be asked, by its own word. */
  refreshMinutes?: number;
  /** Checks in a row that failed. */
  failures: number;
  /** How long its server asked to be left alone. */
  retryAfterSeconds?: number;
  /** At random, from 0 to 1. */
  chance: number;
}>;

/** For how many milliseconds a source is left alone after a check: as long as anybody wishes, longer with each failure, a day at most. */
export const restAfter = ({ failures, retryAfterSeconds = 0, chance, ...wishes }: Wishes): number => {
  const patient = usualRest(wishes) * 2 ** Math.min(failures, MOST_DOUBLINGS);
  const rest = Math.min(Math.max(patient, retryAfterSeconds * 1_000), LONGEST_MS);
  return Math.round(rest * (1 + JITTER * chance));
};

export const usualRest = ({ everyMinutes, refreshMinutes = 0 }: Pick<Wishes, 'everyMinutes' | 'refreshMinutes'>): number =>
  Math.min(Math.max(everyMinutes, refreshMinutes) * MINUTE_MS, LONGEST_MS);

/** When a source was last tried and is to be tried again, in milliseconds. */
type Tried = Readonly<{ triedAt?: number; nextAt?: number }>;

/** Whose clock was set back since is asked at once: nobody knows how long that has been. */
export const isDue = ({ triedAt, nextAt }: Tried, now: number): boolean =>
  triedAt === undefined || nextAt === undefined || now >= nextAt || now < triedAt;

type Checked = Readonly<{ checkedAt?: number; failures: number; rest: number }>;

/** Whether what is known of it may be out of date: three checks failed, or were missed. */
export const isStale = ({ checkedAt, failures, rest }: Checked, now: number): boolean =>
  failures >= MISSED || (checkedAt !== undefined && (now < checkedAt || now - checkedAt > MISSED * rest * (1 + JITTER)));
