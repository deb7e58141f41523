import type { SourceClock } from '../times/source-clock';
import type { EventRecord } from './event-record';
import { fallsOn } from './repeats';

/**
 * A schedule begins on a day that need not be one of its own; and it goes by a clock on the wall, whatever offset that has on
 * its first day.
 */
export const onSchedule = (record: EventRecord, clock: SourceClock): EventRecord => {
  const { start: said, rules, excluded } = record;
  const start = clock.wallIn(clock.town, said) === said.wall ? { ...said, zone: clock.town } : said;
  if (rules.some((rule) => fallsOn(rule, start.wall, start.isDate))) return { ...record, start };
  // COUNT counts the start, also where it is excluded.
  const counted = rules.map((rule) => ({ ...rule, ...(rule.count && { count: rule.count + 1 }) }));
  return { ...record, start, rules: counted, excluded: [...excluded, start] };
};
