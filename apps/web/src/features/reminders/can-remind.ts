import { millisecondsOf, reminderStartOf, type TownEvent } from '#libs/contracts';

/** False for events that are cancelled, withdrawn, without a date, or have begun. */
export const canRemind = (event: TownEvent, timeZone: string, now: string): boolean => {
  const beginning = event.status === 'confirmed' && !event.isEmergencyAlert ? reminderStartOf(event, timeZone) : null;
  return beginning !== null && beginning > millisecondsOf(now);
};
