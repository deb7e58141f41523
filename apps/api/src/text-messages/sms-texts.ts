import { toGsmText } from '#libs/integrations';

/** Fits one message of 160 characters, as all texts here. */
export const formatConsentRequest = (town: string) =>
  `Almanac ${toGsmText(town)}: reply YES to get texts about your reminders, a few a week at most. Msg & data rates may apply. HELP for help, STOP to opt out.`;

export const formatHelpReply = (town: string, address: string) =>
  `Almanac ${toGsmText(town)} sends the reminders you chose, a few a week at most. Change them at ${address}/settings. Reply STOP to opt out.`;

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
