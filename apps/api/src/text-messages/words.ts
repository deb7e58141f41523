import { gsmText } from '#libs/integrations';

/** What is sent to a telephone, each in one message of 160 characters. */
export const questionFor = (town: string) =>
  `Almanac ${gsmText(town)}: reply YES to get texts about your reminders, a few a week at most. Msg & data rates may apply. HELP for help, STOP to opt out.`;

export const helpFor = (town: string, address: string) =>
  `Almanac ${gsmText(town)} sends the reminders you chose, a few a week at most. Change them at ${address}/settings. Reply STOP to opt out.`;

const STOP = new Set(['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'OPT OUT']);
const START = new Set(['START', 'YES', 'Y', 'UNSTOP', 'SUBSCRIBE']);
const HELP = new Set(['HELP', 'INFO', '?']);

/** What whoever answers wants; null where that is nothing of ours. */
export const wishIn = (text: string): 'stop' | 'start' | 'help' | null => {
  const words = text
    .trim()
    .replace(/[\s"'.!,]+$/u, '')
    .replace(/^["']/u, '')
    .replace(/\s+/gu, ' ')
    .toUpperCase();
  if (STOP.has(words)) return 'stop';
  if (START.has(words)) return 'start';
  return HELP.has(words) ? 'help' : null;
};
