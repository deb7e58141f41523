import type { QueryHours } from '#libs/contracts';
import { DAY_MINUTES } from '#libs/when';
import type { FollowUp } from './merge-queries';
import { beginsWithin } from './query-time';

/**
 * 'Only after 8' of what is on in the evening: of an hour without a half of the day the one is meant that tells the events before apart.
 */
export const toHalfMeant = <Time extends Readonly<{ hours?: QueryHours }>>(
  time: Time,
  { text, listed, events }: Pick<FollowUp, 'text' | 'listed' | 'events'>,
): Time => {
  const { hours } = time;
  if (!hours || !BARE_HOUR.test(text) || HALF.test(text)) return time;
  const later = { from: toAfternoon(hours.from), until: toAfternoon(hours.until) };
  const timed = listed.map(events.hoursOf).filter((own) => own !== null);
  const countOf = (within: QueryHours) => timed.filter((own) => beginsWithin(own, within)).length;
  const isTellingNone = [0, timed.length].includes(countOf(hours));
  return timed.length > 0 && isTellingNone && countOf(later) !== countOf(hours) ? { ...time, hours: later } : time;
};

const HALF_DAY = DAY_MINUTES / 2;

/** Neither the beginning nor the end of the day is an hour that was said. */
const toAfternoon = (minutes: number): number => (minutes > 0 && minutes < HALF_DAY ? minutes + HALF_DAY : minutes);

const BARE_HOUR = /\b(?:after|before|by|from|past|until|till?|at|around|than) \d{1,2}(?::\d\d)?(?! ?[ap]\.?m\b|\d|:|[a-z])/i;

const HALF = /\d ?[ap]\.?m\b|\b(?:mornings?|a\.?m|noon|afternoons?|evenings?|nights?|tonight)\b/i;
