import type { Property } from '../file/read-properties';
import { between, durationOf, type Length } from '../times/length';
import { inKindOf, type Moment, momentOf } from '../times/moment';
import type { SourceClock } from '../times/source-clock';

/** An RDATE; a PERIOD brings a length of its own. */
export type ExtraDate = { start: Moment; length?: Length };

/** Throws when it is no date. */
export const extraDateOf = (value: unknown, { params }: Property, event: Moment, clock: SourceClock): ExtraDate => {
  const [from, to] = (Array.isArray(value) ? value : [value]).map(String);
  const start = momentOf(from!, params['tzid'], clock);
  if (!to || event.isDate) return { start: inKindOf(event, start) };
  const length = to.includes('P') ? durationOf(to) : between(start, momentOf(to, params['tzid'], clock), clock);
  return { start: inKindOf(event, start), length };
};
