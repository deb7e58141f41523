import type { SourceClock } from '../times/source-clock';
import type { ZonedTime } from '../times/zoned-time';
import type { Change, EventRecord } from './event-record';
import type { PlannedOccurrence } from './planned-occurrences';
import type { WallSpan } from './repeats';

export type ResolvedOccurrence = Pick<EventRecord, 'start' | 'length'> & { record: EventRecord };

/** RANGE=THISANDFUTURE */
export type FutureChanges = {
  extend(span: WallSpan): WallSpan;
  /** `planned` must be in order. */
  apply(planned: PlannedOccurrence[]): ResolvedOccurrence[];
};

export const futureChangesOf = (event: EventRecord, changes: Change[], clock: SourceClock): FutureChanges => {
  const { zone, isDate } = event.start;
  const steps = changes
    .filter((change) => change.andFuture && change.start.isDate === isDate)
    .map((change) => ({ change, from: clock.convertWall(zone, change.replaces), to: clock.convertWall(zone, change.start) }))
    .sort((a, b) => a.from - b.from);
  const farthest = steps.reduce((most, { from, to }) => Math.max(most, Math.abs(to - from)), 0);
  return {
    extend: ({ from, to }) => ({ from: from - farthest, to: to + farthest }),
    apply: (planned) => {
      let reached = -1;
      return planned.map(({ wall, length }) => {
        while (reached + 1 < steps.length && steps[reached + 1]!.from <= wall) reached += 1;
        const step = steps[reached];
        const start: ZonedTime = { wall: step ? wall - step.from + step.to : wall, zone, isDate };
        return step ? { record: step.change, start, length: step.change.length ?? length } : { record: event, start, length };
      });
    },
  };
};
