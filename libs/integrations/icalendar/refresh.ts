import { durationOf } from './times/length';

/** In minutes, of what a source says in the words of iCalendar ('PT12H'); undefined when that makes no sense. */
export const refreshMinutes = (texts: string[]): number | undefined => {
  const minutes = texts.map(minutesOf).find((each) => each !== undefined);
  return minutes === undefined ? undefined : Math.min(minutes, LONGEST);
};

/** A week: nobody puts us off for longer. */
const LONGEST = 7 * 24 * 60;

const minutesOf = (text: string): number | undefined => {
  try {
    const { days, seconds } = durationOf(text);
    const minutes = Math.round(days * 24 * 60 + seconds / 60);
    return minutes > 0 ? minutes : undefined;
  } catch {
    return undefined;
  }
};
