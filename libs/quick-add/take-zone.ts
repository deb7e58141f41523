import type { DraftPart, DraftQuestion } from '#libs/contracts';

/** '3pm EST': a zone other than the town's leads to a question. `at` is where the hour ends. */
export const takeZone = (
  text: string,
  at: number,
  timeZone: string,
  now: string,
): { part: DraftPart; questions: DraftQuestion[] } | null => {
  const found = ZONE.exec(text.slice(at));
  if (!found) return null;
  const [, zone] = found as unknown as [string, string];
  const town = new Date(now).toLocaleTimeString('en-US', { timeZone, timeZoneName: 'shortGeneric' }).split(' ').at(-1);
  const part: DraftPart = { from: at, to: at + found[0].length, kind: 'Time' };
  if (town === `${zone.charAt(0).toUpperCase()}T`) return { part, questions: [] };
  return { part, questions: [{ question: `Is that by the town's own clock, not ${zone.toUpperCase()}?`, choices: [] }] };
};

const ZONE = /^\s*\(?(ET|et|[ECMP][SD]T|[ecmp][sd]t|(?:eastern|central|mountain|pacific)(?: time)?|GMT|UTC)\)?(?![\w])/;
