import { type TownEvent, timesOf } from '#libs/contracts';

/** When an event begins, as briefly as a label on a map has to say it: '6 PM', '7:30 PM', 'All Day'. */
export const startLabel = (event: Pick<TownEvent, 'startTime' | 'endTime' | 'time'>): string => {
  const { start } = timesOf(event);
  return start.length <= LONGEST ? start.replace(/:00(?= [AP]M$)/, '') || UNSAID : UNSAID;
};

/** Whoever has more to say about the time says it beside the map. */
const LONGEST = '12:30 PM'.length;
const UNSAID = 'Event';
