import { millisecondsOf, reminderStartOf, type TownEvent } from '#libs/contracts';

export const canRemind = (event: TownEvent, timeZone: string, now: string): boolean => {
  const beginning = event.status === 'confirmed' && !event.isEmergencyAlert ? reminderStartOf(event, timeZone) : null;
  return beginning !== null && beginning > millisecondsOf(now);
};
