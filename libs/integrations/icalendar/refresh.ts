import { parseDuration } from './times/duration';

export const refreshMinutesOf = (texts: string[]): number | undefined => {
  const minutes = texts.map(minutesOf).find((each) => each !== undefined);
  return minutes === undefined ? undefined : Math.min(minutes, MAX_MINUTES);
};

/** Longer intervals are shortened to this. */
const MAX_MINUTES = 7 * 24 * 60;

const minutesOf = (text: string): number | undefined => {
  try {
    const { days, seconds } = parseDuration(text);
    const minutes = Math.round(days * 24 * 60 + seconds / 60);
    return minutes > 0 ? minutes : undefined;
  } catch {
    return undefined;
  }
};
