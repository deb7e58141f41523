import { findAllMatches } from '#libs/contracts';
import { withColonsOfClocks } from './spoken-clock';
import { MONTH } from './vocabulary';

/** `words` has corrected spelling. `places` has the original index of each of its characters, and one more for the end. */
export const correctSpelling = (typed: string): { words: string; places: number[] } => {
  const text = withColonsOfClocks(typed.replace(ABBREVIATION_WITH_DOT, '$1 '));
  let words = '';
  let end = 0;
  const places: number[] = [];
  const add = (written: string, to: number) => {
    for (let at = 0; at < written.length; at++) places.push(Math.min(end + at, to - 1));
    words += written;
    end = to;
  };
  for (const { 0: piece, 1: word, 2: gap, index } of findAllMatches(text, PIECES)) {
    // Several spaces are one.
    const written = word ? spellWord(word, text, index) : gap ? (gap.includes('\n') ? '\n' : ' ') : PLAIN_SIGNS[piece]!;
    if (written === piece) continue;
    add(text.slice(end, index), index);
    add(written, index + piece.length);
  }
  add(text.slice(end), text.length);
  return { words, places: [...places, text.length] };
};

/** A word, a gap or a sign that may be written otherwise. */
const PIECES = /(\bb4\b|[a-zà-ÿ\d]*[a-zà-ÿ]+)|(\s{2,}|[^\S ])|[’‘ʼ′‐‑‒−]/gi;

const spellWord = (word: string, text: string, index: number): string =>
  toEnglish(word, text, index) ??
  toAnd(word, text, index) ??
  (COUNTED_WEEKS.test(word) ? word.replace(COUNTED_WEEKS, '$1 week$2') : correctWord(word));

/** Apostrophes and hyphens that phones and word processors set. */
const PLAIN_SIGNS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '′': "'",
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '−': '-',
};

/** The dot of an abbreviation does not end a sentence. */
const ABBREVIATION_WITH_DOT =
  /\b(mon|tues?|weds?|thurs?|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|appt|dr|wk|hrs?|mins?)\.(?=[\s,\d)–-])/gi;

const COUNTED_WEEKS = /^(\d{1,2})wk(s?)$/i;

/** 'tues n thurs', '2nd n 4th sat'; 'surf n turf' is a name. */
const toAnd = (word: string, text: string, index: number): string | undefined =>
  /^n$/i.test(word) && ENDS_IN_DAY.test(text.slice(0, index)) && BEGINS_WITH_DAY.test(text.slice(index + 1)) ? 'and' : undefined;

const WEEKDAY_OR_NTH = '(?:(?:mon|tue?s?|wed(?:nes|s)?|thu?(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|\\d{1,2}(?:st|nd|rd|th))';
const ENDS_IN_DAY = new RegExp(`(?<![\\p{L}\\d])(?:${WEEKDAY_OR_NTH}|(?:${MONTH})\\.? \\d{1,2}) $`, 'iu');
const BEGINS_WITH_DAY = new RegExp(`^ (?:the )?(?:${WEEKDAY_OR_NTH}|\\d{1,2})(?![\\p{L}\\d:])`, 'iu');

/** 'sábado 12 de diciembre'. Some are names as well: months only behind a number, weekdays with a capital only before one. */
const toEnglish = (word: string, text: string, index: number): string | undefined => {
  const lower = word.toLowerCase();
  const [month, weekday] = [SPANISH_MONTHS.get(lower), SPANISH_WEEKDAYS.get(lower)];
  if (month === undefined && weekday === undefined) return undefined;
  const before = text.slice(Math.max(0, index - 6), index);
  if (month !== undefined) return /\d de $/i.test(before) ? month : undefined;
  if (PERSON_BEFORE.test(before)) return undefined;
  const after = text.slice(index + word.length, index + word.length + 10);
  const isDay = word === lower || (lower === 'domingo' ? /^,? \d\d? de / : /^,? \d/).test(after);
  return isDay ? weekday : undefined;
};

/** 'lunch with domingo friday' */
const PERSON_BEFORE = /\b(?:with|w|w\/|and|&|santo|dr) $/i;

const SPANISH_WEEKDAYS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ lunes: 'monday', martes: 'tuesday', miércoles: 'wednesday', miercoles: 'wednesday', jueves: 'thursday' },
    ...{ viernes: 'friday', sábado: 'saturday', sabado: 'saturday', domingo: 'sunday' },
  }),
);
const SPANISH_MONTHS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ enero: 'january', febrero: 'february', marzo: 'march', abril: 'april', mayo: 'may', junio: 'june', julio: 'july' },
    ...{ agosto: 'august', septiembre: 'september', octubre: 'october', noviembre: 'november', diciembre: 'december' },
  }),
);

const correctWord = (word: string): string => {
  const lower = word.toLowerCase();
  const known = CORRECTIONS.get(lower);
  if (known) return known;
  if (lower.length < 6 || CORRECT_WORDS.has(lower)) return word;
  const plural = lower.endsWith('s') ? 's' : '';
  const bare = plural ? lower.slice(0, -1) : lower;
  if (CALENDAR_WORDS.includes(bare)) return word;
  const near = CALENDAR_WORDS.find((name) => name[0] === bare[0] && isSimilar(name, bare, name.length >= 8 ? 2 : 1));
  return near ? near + plural : word;
};

const CORRECTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ tmrw: 'tomorrow', tmr: 'tomorrow', tmw: 'tomorrow', tmrrw: 'tomorrow', tomorow: 'tomorrow', '2morrow': 'tomorrow' },
    ...{ '2moro': 'tomorrow', '2mrw': 'tomorrow', '2mrow': 'tomorrow', tomoro: 'tomorrow', tomorro: 'tomorrow' },
    ...{ tommorow: 'tomorrow', tommorrow: 'tomorrow', tomarrow: 'tomorrow', tomm: 'tomorrow', tonite: 'tonight' },
    ...{ '2nite': 'tonight', '2night': 'tonight', tnite: 'tonight', toady: 'today', tday: 'today', '2day': 'today' },
    ...{ mon: 'mon', tue: 'tue', tues: 'tuesday', teusday: 'tuesday', tuesd: 'tuesday', wed: 'wed', weds: 'wednesday' },
    ...{ wedn: 'wednesday', wednes: 'wednesday', wensday: 'wednesday', wendsday: 'wednesday', thu: 'thursday', thur: 'thursday' },
    ...{
      thurs: 'thursday',
      thr: 'thursday',
      thrs: 'thursday',
      fri: 'friday',
      firday: 'friday',
      friady: 'friday',
      frday: 'friday',
    },
    ...{ munday: 'monday', mondy: 'monday', sunady: 'sunday', sundy: 'sunday', satuday: 'saturday', satdy: 'saturday' },
    ...{ jan: 'january', feb: 'february', febuary: 'february', feburary: 'february', apr: 'april', arpil: 'april' },
    ...{ aug: 'august', agust: 'august', sep: 'september', sept: 'september', oct: 'october', nov: 'november', dec: 'december' },
    ...{
      nxt: 'next',
      nex: 'next',
      wk: 'week',
      wks: 'weeks',
      wkend: 'weekend',
      wknd: 'weekend',
      wkends: 'weekends',
      wknds: 'weekends',
    },
    ...{
      mo: 'month',
      mos: 'months',
      evry: 'every',
      evey: 'every',
      ea: 'each',
      everyother: 'every other',
      othr: 'other',
      evr: 'every',
      yr: 'year',
      yrs: 'years',
      ...{ startg: 'starting', startng: 'starting', strting: 'starting', begining: 'beginning', beggining: 'beginning' },
    },
    ...{ alternate: 'every other', alternating: 'every other', wkly: 'weekly', wkdays: 'weekdays', hr: 'hour', hrs: 'hours' },
    ...{
      min: 'minute',
      mins: 'minutes',
      midnite: 'midnight',
      noontime: 'noon',
      untill: 'until',
      eom: 'end of the month',
      til: 'until',
      till: 'until',
    },
    ...{ thru: 'through', thro: 'through', b4: 'before', aft: 'after', betw: 'between', btw: 'between', btwn: 'between' },
    ...{ morn: 'morning', mornin: 'morning', aftn: 'afternoon', abt: 'about', nite: 'night', nites: 'nights' },
    ...{ xmas: 'christmas', chrismas: 'christmas', cristmas: 'christmas', chirstmas: 'christmas', tgiving: 'thanksgiving' },
    ...{ thxgiving: 'thanksgiving', turkeyday: 'thanksgiving', vday: "valentine's day", nyd: "new year's day" },
  }),
);

const CORRECT_WORDS = new Set([
  'sundae',
  'sundaes',
  'sundays',
  'mondays',
  'fridays',
  'marches',
  'augusta',
  'tuesdays',
  'thirsty',
]);

const CALENDAR_WORDS = [
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['january', 'february', 'august', 'september', 'october', 'november', 'december', 'tomorrow', 'tonight'],
  ...['thanksgiving', 'halloween'],
];

/** `most` letters are missing, added, changed or swapped. */
export const isSimilar = (a: string, b: string, most: number): boolean => {
  if (Math.abs(a.length - b.length) > most) return false;
  if (a === b) return true;
  if (most === 0) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [x, y] = [a.slice(same), b.slice(same)];
  const swapped = x[0] === y[1] && x[1] === y[0] && x.length > 1 && isSimilar(x.slice(2), y.slice(2), most - 1);
  return (
    swapped ||
    isSimilar(x.slice(1), y.slice(1), most - 1) ||
    isSimilar(x.slice(1), y, most - 1) ||
    isSimilar(x, y.slice(1), most - 1)
  );
};
