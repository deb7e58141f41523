import {
  type DraftPart,
  type DraftQuestion,
  type EventDraft,
  formatClockTime,
  formatTimeOfDay,
  parseTimeOfDay,
} from '#libs/contracts';
import { DAY_MINUTES } from '#libs/when';

/** '3pm EST': a zone other than the town's leads to a question. `at` is where the hour ends. */
export const takeZone = (
  text: string,
  at: number,
  timeZone: string,
  now: string,
): { part: DraftPart; ask: (draft: EventDraft) => DraftQuestion[] } | null => {
  const found = ZONE.exec(text.slice(at));
  if (!found) return null;
  const zone = found[1]!;
  const town = new Date(now).toLocaleTimeString('en-US', { timeZone, timeZoneName: 'shortGeneric' }).split(' ').at(-1)!;
  const behind = at + found[0].length;
  const part: DraftPart = { from: at, to: behind + (SAME_HOUR.exec(text.slice(behind))?.[0].length ?? 0), kind: 'Time' };
  const isTown = town === `${zone.charAt(0).toUpperCase()}T`;
  return { part, ask: (draft) => (isTown ? [] : [askWhoseClock(draft, zone, hoursAhead(town, zone))]) };
};

const ZONE =
  /^\s*\(?(ET|et|[CMP]T(?=\s*(?:$|[,.:;)!/|•–—]))|[ECMP][SD]T|[ecmp][sd]t|(?:[Ee]astern|[Cc]entral|[Mm]ountain|[Pp]acific)(?: [Tt]ime)?|GMT|UTC)\)?(?![\w]|\.? [A-Z])/;

/** '1pm ET / 10am PT' */
const SAME_HOUR = /^\s*(?:[/|,]|\(|or)\s*\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)? ?[ECMP][SD]?T\)?(?!\w)/i;

/** Null where it is not known. */
const hoursAhead = (town: string, zone: string): number | null => {
  const [own, other] = [town, zone].map((name) => ZONES.indexOf(name.charAt(0).toUpperCase())) as [number, number];
  return own < 0 || other < 0 ? null : other - own;
};

/** From east to west, an hour apart. */
const ZONES = ['E', 'C', 'M', 'P'];

const askWhoseClock = ({ startTime, endTime }: EventDraft, zone: string, ahead: number | null): DraftQuestion => {
  const shift = (time: string | null) =>
    time && formatClockTime((parseTimeOfDay(time)! + (ahead ?? 0) * 60 + DAY_MINUTES) % DAY_MINUTES);
  const choices = [
    { startTime: shift(startTime), endTime: shift(endTime) },
    { startTime, endTime },
  ].map((sets) => ({
    label: [sets.startTime, sets.endTime].flatMap((time) => (time ? [formatTimeOfDay(parseTimeOfDay(time)!)] : [])).join(' – '),
    sets,
  }));
  return {
    question: `Is that by the town's own clock, not ${zone.toUpperCase()}?`,
    choices: ahead === null || startTime === null ? [] : choices,
  };
};
