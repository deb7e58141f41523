import { type Day, daysBetween } from './day';

/** A day to count down to. `name` is shown after 'days until'. */
export type Countdown = { id: string; name: string; date: Day };

/** `days` is 1 or more. */
export type RunningCountdown = Countdown & { days: number };

/** Null if the nearest was dismissed: the next one starts after its day. */
export const nextCountdown = (
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

/** 'days until winter break', or 'day until winter break' for one day. The number is shown before it. */
export const formatCountdownLabel = ({ days, name }: RunningCountdown): string => `${days === 1 ? 'day' : 'days'} until ${name}`;
