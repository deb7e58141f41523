import { beginningOf, millisecondsOf, type TownEvent } from '#libs/contracts';

/** Of what is cancelled, withdrawn, undated or has begun, nobody can be reminded. */
export const canRemind = (event: TownEvent, timeZone: string, now: string): boolean => {
  const beginning = event.status === 'confirmed' && !event.isEmergencyAlert ? beginningOf(event, timeZone) : null;
  return beginning !== null && beginning > millisecondsOf(now);
};
