import { displayedTimesOf, type TownEvent } from '#libs/contracts';

export const formatStart = (event: Pick<TownEvent, 'startTime' | 'endTime' | 'time'>): string => {
  const { start } = displayedTimesOf(event);
  return start.length <= MAX_LABEL_LENGTH ? start.replace(/:00(?= [AP]M$)/, '') || UNKNOWN_TIME_LABEL : UNKNOWN_TIME_LABEL;
};

const MAX_LABEL_LENGTH = '12:30 PM'.length;
const UNKNOWN_TIME_LABEL = 'Event';
