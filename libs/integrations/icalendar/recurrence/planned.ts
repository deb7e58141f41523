import type { Report } from '../problems';
import { dayOf, type Wall } from '../times/civil';
import { type Length, longest } from '../times/length';
import type { SourceClock } from '../times/source-clock';
import type { Effort } from './effort';
import type { EventRecord } from './event-record';
import { repeatsOf, type Span } from './repeats';
import type { Rule } from './rule';

/** A start on the wall of the event's own zone. */
export type Planned = { wall: Wall; length?: Length };

export const isRecurring = (event: EventRecord): boolean => event.rules.length > 0 || event.extra.length > 0;

/**
 * When an event is to take place by its own record: its start, which is always the first, its repeats and extra dates, but not
 * what it excludes. Of one that repeats, what lies within a span. In order.
 */
export const plannedOf = (event: EventRecord, span: Span, clock: SourceClock, effort: Effort, report: Report): Planned[] => {
  const { start } = event;
  const longestOfAll = event.extra.reduce((most, extra) => Math.max(most, longest(extra.length)), longest(event.length));
  const reach = { from: span.from - longestOfAll, to: span.to };
  const repeats = (rule: Rule): Wall[] => {
    try {
      return repeatsOf(rule, start.wall, start.isDate, reach, effort);
    } catch (error) {
      report(`its repeats were left out: ${(error as Error).message}`);
      return [];
    }
  };
  effort.spend(event.extra.length);
  const lengths = new Map<Wall, Length | undefined>([
    [start.wall, event.length],
    ...event.rules.flatMap(repeats).map((wall) => [wall, event.length] as const),
    ...event.extra.map((extra) => [clock.wallIn(start.zone, extra.start), extra.length ?? event.length] as const),
  ]);
  const isExcluded = exclusionOf(event, event.exceptRules.flatMap(repeats), clock);
  const isWithin = (wall: Wall) => !isRecurring(event) || (wall >= reach.from && wall <= reach.to);
  return [...lengths]
    .filter(([wall]) => isWithin(wall) && !isExcluded(wall))
    .map(([wall, length]) => ({ wall, length }))
    .sort((a, b) => a.wall - b.wall);
};

/** An exclusion that names a day alone excludes whatever begins that day. */
const exclusionOf = ({ excluded, start }: EventRecord, more: Wall[], clock: SourceClock): ((wall: Wall) => boolean) => {
  const days = new Set(excluded.filter(({ isDate }) => isDate || start.isDate).map(({ wall }) => dayOf(wall)));
  const walls = new Set(excluded.filter(({ isDate }) => !isDate).map((moment) => clock.wallIn(start.zone, moment)));
  for (const wall of more) walls.add(wall);
  return (wall) => walls.has(wall) || days.has(dayOf(wall));
};
