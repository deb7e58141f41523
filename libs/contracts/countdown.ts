import { type Day, daysBetween } from './day';

/** A day that a town waits for; `name` is read after 'days until'. */
export type Countdown = { id: string; name: string; date: Day };

/** With the days that are left, one or more. */
export type RunningCountdown = Countdown & { days: number };

/**
 * The nearest whose day is still to come. Null where none is, and where that one's id was dismissed: then nothing is counted
 * until its day has come.
 */
export const shownCountdown = (
  countdowns: readonly Countdown[],
  dismissed: readonly string[],
  today: Day,
): RunningCountdown | null => {
  const [nearest] = countdowns
    .map((countdown) => ({ ...countdown, days: daysBetween(today, countdown.date) }))
    .filter(({ days }) => days > 0)
    .sort((a, b) => a.days - b.days);
  return nearest && !dismissed.includes(nearest.id) ? nearest : null;
};

/** 'days until winter break', and 'day' of the last one: what stands behind their number. */
export const untilWords = ({ days, name }: RunningCountdown): string => `${days === 1 ? 'day' : 'days'} until ${name}`;
