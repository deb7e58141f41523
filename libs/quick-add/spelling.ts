/**
 * `words` is the text with corrected spelling. `places` has the original index of each of its characters, and one more for the end.
 */
export const correctSpelling = (typed: string): { words: string; places: number[] } => {
  const text = typed.replace(ABBREVIATION_WITH_DOT, '$1 ');
  let words = '';
  const places: number[] = [];
  const add = (written: string, from: number, length: number) => {
    for (let at = 0; at < written.length; at++) places.push(from + Math.min(at, Math.max(0, length - 1)));
    words += written;
  };
  let last = 0;
  for (const { 0: word, index } of text.matchAll(/[a-z\d]*[a-z]+/gi)) {
    add(text.slice(last, index), last, index - last);
    add(correctWord(word), index, word.length);
    last = index + word.length;
  }
  add(text.slice(last), last, text.length - last);
  return { words, places: [...places, text.length] };
};

/** The dot of an abbreviation does not end a sentence. */
const ABBREVIATION_WITH_DOT =
  /\b(mon|tues?|weds?|thurs?|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|appt|dr)\.(?=\s|,|\d)/gi;

const correctWord = (word: string): string => {
  const lower = word.toLowerCase();
  const known = Object.hasOwn(CORRECTIONS, lower) ? CORRECTIONS[lower] : undefined;
  if (known) return known;
  if (lower.length < 6 || CORRECT_WORDS.has(lower)) return word;
  const plural = lower.endsWith('s') ? 's' : '';
  const bare = plural ? lower.slice(0, -1) : lower;
  if (CALENDAR_WORDS.includes(bare)) return word;
  const near = CALENDAR_WORDS.find((name) => name[0] === bare[0] && isSimilar(name, bare, name.length >= 8 ? 2 : 1));
  return near ? near + plural : word;
};

const CORRECTIONS: Readonly<Record<string, string>> = {
  ...{ tmrw: 'tomorrow', tmr: 'tomorrow', tmw: 'tomorrow', tom: 'tom', '2morrow': 'tomorrow', tomorow: 'tomorrow' },
  ...{ tommorow: 'tomorrow', tommorrow: 'tomorrow', tomorro: 'tomorrow', tomarrow: 'tomorrow', tonite: 'tonight' },
  ...{ '2nite': 'tonight', '2night': 'tonight', toady: 'today', tday: 'today', wknd: 'weekend', midnite: 'midnight' },
  ...{ mon: 'mon', tue: 'tue', tues: 'tuesday', teusday: 'tuesday', wed: 'wed', weds: 'wednesday', wedn: 'wednesday' },
  ...{ wensday: 'wednesday', wendsday: 'wednesday', thu: 'thursday', thur: 'thursday', thurs: 'thursday', fri: 'friday' },
  ...{ firday: 'friday', friady: 'friday', frday: 'friday', munday: 'monday', mondy: 'monday', sunady: 'sunday' },
  ...{ sundy: 'sunday', satuday: 'saturday', sep: 'september', sept: 'september', febuary: 'february', feburary: 'february' },
  ...{ jan: 'january', feb: 'february', apr: 'april', aug: 'august', oct: 'october', nov: 'november', dec: 'december' },
  ...{
    evry: 'every',
    evey: 'every',
    everyother: 'every other',
    alternate: 'every other',
    alternating: 'every other',
    wkly: 'weekly',
    hr: 'hour',
    hrs: 'hours',
    mins: 'minutes',
  },
  ...{ noontime: 'noon', untill: 'until', til: 'until', till: 'until', thru: 'through', arpil: 'april', agust: 'august' },
  ...{ xmas: 'christmas', chrismas: 'christmas', cristmas: 'christmas', chirstmas: 'christmas' },
};

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

const isSimilar = (a: string, b: string, most: number): boolean => {
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
