import type { Report } from '../problem-list';
import { dayOf, type Wall } from '../times/civil';
import { type Duration, maxSecondsOf } from '../times/duration';
import type { SourceClock } from '../times/source-clock';
import type { EventRecord } from './event-record';
import { repeatsOf, type WallSpan } from './repeats';
import type { Rule } from './rule';
import type { StepBudget } from './step-budget';

/** In the local time of the event's own zone. */
export type PlannedOccurrence = { wall: Wall; length?: Duration };

export const isRecurring = (event: EventRecord): boolean => event.rules.length > 0 || event.extra.length > 0;

/** In order: its start, its repeats and its extra dates, without those it excludes. Repeats are limited to the span. */
export const plannedOf = (
  event: EventRecord,
  span: WallSpan,
  clock: SourceClock,
  fileBudget: StepBudget,
  report: Report,
): PlannedOccurrence[] => {
  const { start } = event;
  const longestOfAll = event.extra.reduce(
    (most, extra) => Math.max(most, maxSecondsOf(extra.length)),
    maxSecondsOf(event.length),
  );
  const reach = { from: span.from - longestOfAll, to: span.to };
  const repeats = (rule: Rule): Wall[] => {
    try {
      return repeatsOf(rule, start.wall, start.isDate, reach, fileBudget);
    } catch (error) {
      report(`its repeats were left out: ${(error as Error).message}`);
      return [];
    }
  };
  fileBudget.spend(event.extra.length);
  const lengths = new Map<Wall, Duration | undefined>([
    [start.wall, event.length],
    ...event.rules.flatMap(repeats).map((wall) => [wall, event.length] as const),
    ...event.extra.map((extra) => [clock.convertWall(start.zone, extra.start), extra.length ?? event.length] as const),
  ]);
  const isExcluded = createExclusion(event, event.exceptRules.flatMap(repeats), clock);
  const isWithin = (wall: Wall) => !isRecurring(event) || (wall >= reach.from && wall <= reach.to);
  return [...lengths]
    .filter(([wall]) => isWithin(wall) && !isExcluded(wall))
    .map(([wall, length]) => ({ wall, length }))
    .sort((a, b) => a.wall - b.wall);
};

/** An exclusion without a time of day excludes everything that begins on that day. */
const createExclusion = ({ excluded, start }: EventRecord, more: Wall[], clock: SourceClock): ((wall: Wall) => boolean) => {
  const days = new Set(excluded.filter(({ isDate }) => isDate || start.isDate).map(({ wall }) => dayOf(wall)));
  const walls = new Set(excluded.filter(({ isDate }) => !isDate).map((moment) => clock.convertWall(start.zone, moment)));
  for (const wall of more) walls.add(wall);
  return (wall) => walls.has(wall) || days.has(dayOf(wall));
};
