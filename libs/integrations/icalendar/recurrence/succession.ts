import type { Moment } from '../times/moment';
import type { SourceClock } from '../times/source-clock';
import type { Change, EventRecord } from './event-record';
import type { Planned } from './planned';
import type { Span } from './repeats';

/** What is told of a planned occurrence in the end: by which record, when, and how long. */
export type Told = Pick<EventRecord, 'start' | 'length'> & { record: EventRecord };

/** The changes to one occurrence that hold for all later ones too (RANGE=THISANDFUTURE). */
export type Succession = {
  /** Where to look for what they may move into a span. */
  widened(span: Span): Span;
  /** What becomes of planned occurrences, which must be in order. */
  applied(planned: Planned[]): Told[];
};

export const successionOf = (event: EventRecord, changes: Change[], clock: SourceClock): Succession => {
  const { zone, isDate } = event.start;
  const steps = changes
    .filter((change) => change.andFuture && change.start.isDate === isDate)
    .map((change) => ({ change, from: clock.wallIn(zone, change.replaces), to: clock.wallIn(zone, change.start) }))
    .sort((a, b) => a.from - b.from);
  const farthest = steps.reduce((most, { from, to }) => Math.max(most, Math.abs(to - from)), 0);
  return {
    widened: ({ from, to }) => ({ from: from - farthest, to: to + farthest }),
    applied: (planned) => {
      let reached = -1;
      return planned.map(({ wall, length }) => {
        while (reached + 1 < steps.length && steps[reached + 1]!.from <= wall) reached += 1;
        const step = steps[reached];
        const start: Moment = { wall: step ? wall - step.from + step.to : wall, zone, isDate };
        return step ? { record: step.change, start, length: step.change.length ?? length } : { record: event, start, length };
      });
    },
  };
};
