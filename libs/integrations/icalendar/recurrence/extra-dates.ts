import type { Property } from '../file/read-properties';
import type { FeedClock } from '../times/feed-clock';
import { between, durationOf, type Length } from '../times/length';
import { inKindOf, type Moment, momentOf } from '../times/moment';

/** An RDATE; a PERIOD brings a length of its own. */
export type ExtraDate = { start: Moment; length?: Length };

/** Throws when it is no date. */
export const extraDateOf = (value: unknown, { params }: Property, event: Moment, clock: FeedClock): ExtraDate => {
  const [from, to] = (Array.isArray(value) ? value : [value]).map(String);
  const start = momentOf(from!, params['tzid'], clock);
  if (!to || event.isDate) return { start: inKindOf(event, start) };
  const length = to.includes('P') ? durationOf(to) : between(start, momentOf(to, params['tzid'], clock), clock);
  return { start: inKindOf(event, start), length };
};
