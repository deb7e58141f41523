import { toGsmText } from '#libs/integrations';

const MAX_PART_CHARACTERS = 160;

export const formatConsentRequest = (town: string) =>
  inOnePart(
    town,
    (name) =>
      `Almanac ${name}: reply YES for reminder texts, a few a week at most. Msg & data rates may apply. HELP for help, STOP to opt out.`,
  );

export const formatHelpReply = (town: string, address: string) =>
  inOnePart(
    town,
    (name) =>
      `Almanac ${name} sends the reminders you chose, a few a week at most. Change them at ${address}/settings. Reply STOP to opt out.`,
  );

/** Every part is paid for, so a long name of a town is cut. */
const inOnePart = (town: string, format: (name: string) => string): string => {
  const charactersLeft = Math.max(0, MAX_PART_CHARACTERS - format('').length);
  return format(toGsmText(town).slice(0, charactersLeft).trimEnd());
};

const STOP_WORDS = new Set([
  'STOP',
  'STOPALL',
  'STOP ALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
  'OPT OUT',
]);
const START_WORDS = new Set(['START', 'YES', 'Y', 'UNSTOP', 'SUBSCRIBE']);
const HELP_WORDS = new Set(['HELP', 'INFO', '?']);

export const parseReply = (text: string): 'stop' | 'start' | 'help' | null => {
  const reply = text
    .trim()
    .replace(/[\s"'.!,]+$/u, '')
    .replace(/^["']/u, '')
    .replace(/\s+/gu, ' ')
    .toUpperCase();
  if (STOP_WORDS.has(reply)) return 'stop';
  if (START_WORDS.has(reply)) return 'start';
  return HELP_WORDS.has(reply) ? 'help' : null;
};
