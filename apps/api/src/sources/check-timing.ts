import { Injectable } from '@nestjs/common';

/** The system clock, even if the calendar's clock is fixed. */
@Injectable()
export class CheckTiming {
  /** In milliseconds. */
  now(): number {
    return Date.now();
  }

  chance(): number {
    return Math.random();
  }

  nowInstant(): string {
    return new Date(this.now()).toISOString();
  }
}

const MINUTE_MS = 60_000;
/** A source is checked at least once a day, whatever it asks for. */
export const MAX_PAUSE_MS = 24 * 60 * MINUTE_MS;
/** So that checks spread. */
const JITTER_RATIO = 0.1;
const MAX_DOUBLINGS = 7;
const STALE_AFTER_CHECKS = 3;

type PauseInput = Readonly<{
  everyMinutes: number;
  refreshMinutes?: number;
  failures: number;
  retryAfterSeconds?: number;
  chance: number;
}>;

export const pauseAfterCheck = ({ failures, retryAfterSeconds = 0, chance, ...wishes }: PauseInput): number => {
  const patient = usualInterval(wishes) * 2 ** Math.min(failures, MAX_DOUBLINGS);
  const pause = Math.min(Math.max(patient, retryAfterSeconds * 1_000), MAX_PAUSE_MS);
  return Math.round(pause * (1 + JITTER_RATIO * chance));
};

export const usualInterval = ({
  everyMinutes,
  refreshMinutes = 0,
}: Pick<PauseInput, 'everyMinutes' | 'refreshMinutes'>): number =>
  Math.min(Math.max(everyMinutes, refreshMinutes) * MINUTE_MS, MAX_PAUSE_MS);

type CheckTimes = Readonly<{ triedAt?: number; nextAt?: number }>;

/** A source is due at once if the clock was set back since its last check. */
export const isDue = ({ triedAt, nextAt }: CheckTimes, now: number): boolean =>
  triedAt === undefined || nextAt === undefined || now >= nextAt || now < triedAt;

type CheckHistory = Readonly<{ checkedAt?: number; failures: number; interval: number }>;

export const isStale = ({ checkedAt, failures, interval }: CheckHistory, now: number): boolean =>
  failures >= STALE_AFTER_CHECKS ||
  (checkedAt !== undefined && (now < checkedAt || now - checkedAt > STALE_AFTER_CHECKS * interval * (1 + JITTER_RATIO)));
