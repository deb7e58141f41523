import { beginningOf, type TownEvent } from '#libs/contracts';

const MINUTE_MS = 60_000;

/** ISO instant so many minutes before an event begins; null where nobody knows when that is. */
export const instantFor = (event: TownEvent, minutes: number, timeZone: string): string | null => {
  const beginning = beginningOf(event, timeZone);
  return beginning === null ? null : new Date(beginning - minutes * MINUTE_MS).toISOString();
};
