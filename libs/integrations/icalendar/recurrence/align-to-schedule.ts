import type { SourceClock } from '../times/source-clock';
import type { EventRecord } from './event-record';
import { matchesRule } from './repeats';

/** A schedule may begin on a day that is not one of its own. Its times are local, whatever the offset on its first day. */
export const alignToSchedule = (record: EventRecord, clock: SourceClock): EventRecord => {
  const { start: statedStart, rules, excluded } = record;
  const start =
    clock.convertWall(clock.townZone, statedStart) === statedStart.wall ? { ...statedStart, zone: clock.townZone } : statedStart;
  if (rules.some((rule) => matchesRule(rule, start.wall, start.isDate))) return { ...record, start };
  // COUNT includes the start, even if the start is excluded.
  const counted = rules.map((rule) => ({ ...rule, ...(rule.count && { count: rule.count + 1 }) }));
  return { ...record, start, rules: counted, excluded: [...excluded, start] };
};
