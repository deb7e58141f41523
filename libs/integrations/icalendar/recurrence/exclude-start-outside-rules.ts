import type { SourceClock } from '../times/source-clock';
import type { EventRecord } from './event-record';
import { matchesRule } from './repeats';

/**
 * For a schema.org Schedule, whose start need not be one of its occurrences: then it is excluded, also if no rule could be read.
 * A start whose offset is the town's on that day is read as town time, so that its clock time stays the same when that changes.
 */
export const excludeStartOutsideRules = (record: EventRecord, clock: SourceClock): EventRecord => {
  const { start: statedStart, rules, excluded } = record;
  const isTownTime = clock.convertWall(clock.townZone, statedStart) === statedStart.wall;
  const start = isTownTime ? { ...statedStart, zone: clock.townZone } : statedStart;
  if (rules.some((rule) => matchesRule(rule, start.wall, start.isDate))) return { ...record, start };
  // `repeatsOf` counts the start as the first of COUNT. This one is excluded, so one more follows.
  const rulesWithoutStart = rules.map((rule) => ({ ...rule, ...(rule.count && { count: rule.count + 1 }) }));
  return { ...record, start, rules: rulesWithoutStart, excluded: [...excluded, start] };
};
