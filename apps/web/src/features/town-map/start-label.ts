import { displayedTimesOf, type TownEvent } from '#libs/contracts';

/** '6 PM', '7:30 PM', 'All Day' */
export const formatStart = (event: Pick<TownEvent, 'startTime' | 'endTime' | 'time'>): string => {
  const { start } = displayedTimesOf(event);
  return start.length <= MAX_LABEL_LENGTH ? start.replace(/:00(?= [AP]M$)/, '') || UNKNOWN_TIME_LABEL : UNKNOWN_TIME_LABEL;
};

/** Longer texts are shown beside the map. */
const MAX_LABEL_LENGTH = '12:30 PM'.length;
const UNKNOWN_TIME_LABEL = 'Event';
