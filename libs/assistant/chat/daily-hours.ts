import { sentencesOf } from './audience';
import type { IndexedEvent } from './indexed-event';

/** The sentences of its text that say at which hours or on which days it is open. */
export const dailyHoursOf = ({ event }: IndexedEvent): string[] =>
  sentencesOf(event).filter((sentence) => DAILY_HOURS.test(sentence));

const DAILY_HOURS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|nightly|every day)\b.*\d|\bopen\b.*(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)|\b\d{1,2} to \d{1,2}\b/i;
