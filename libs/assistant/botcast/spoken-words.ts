import { plainQuotes } from '#libs/contracts';

/** Letters of one name that are spoken; nobody listens to the end of a longer one. */
const MOST_LETTERS = 90;

/** A name or place as it is said aloud: no marks, signs or addresses of the web in it, and nothing abbreviated. On one line. */
export const spokenWords = (written: string): string => {
  const said = REPLACED.reduce((text, [sign, words]) => text.replace(sign, words), plainQuotes(written).normalize('NFC'));
  return trimmed(shortened(trimmed(said)));
};

/** 'Court House, 12 Elm Street, Moorestown' is 'Court House'. */
export const spokenPlace = (written: string): string => spokenWords(written.split(/[,;\n]/)[0]!);

const trimmed = (text: string) => text.replace(/^[\s,.:!?'-]+|[\s,.:!?'-]+$/g, '');

/** Where a breath is drawn anyway, else after a word that something may end with. */
const shortened = (text: string): string => {
  if (text.length <= MOST_LETTERS) return text;
  const breath = text.lastIndexOf(',', MOST_LETTERS);
  if (breath > MOST_LETTERS / 3) return text.slice(0, breath);
  return text.slice(0, text.lastIndexOf(' ', MOST_LETTERS)).slice(0, MOST_LETTERS).replace(LEADING_ON, '');
};

const LEADING_ON = /(\s(a|an|the|and|or|of|by|with|in|on|at|to|for|from))+$/i;

const whole = (short: string, long: string): [RegExp, string] => [new RegExp(`\\b${short}\\b\\.?`, 'g'), long];

/** One after the other. What is no letter, digit or sign of speech at the end of it is not said at all. */
const REPLACED: readonly [RegExp, string][] = [
  [/\b(https?:\/\/|www\.)\S+/gi, ' '],
  [/\S+@\S+\.\S+/g, ' '],
  [/\$\s?(\d[\d,.]*\d|\d)/g, '$1 dollars'],
  [/(\d)\s?%/g, '$1 percent'],
  [/\bw\/\s*/gi, 'with '],
  [/\s*&(amp;)?\s*/g, ' and '],
  [/\s*@\s*/g, ' at '],
  [/#\s?(?=\d)/g, 'number '],
  [/\bNo\. ?(?=\d)/g, 'number '],
  [/(\d)\s?[–-]\s?(?=\d)/g, '$1 to '],
  [/\bK\s?[–-]\s?(?=\d)/g, 'K to '],
  [/(\p{L})\s?\/\s?(?=\p{L})/gu, '$1 and '],
  [/(^|\d )N\.? (?=\p{Lu})/gu, '$1North '],
  [/(^|\d )S\.? (?=\p{Lu})/gu, '$1South '],
  [/(^|\d )E\.? (?=\p{Lu})/gu, '$1East '],
  [/(^|\d )W\.? (?=\p{Lu})/gu, '$1West '],
  // Behind a name it is a street, before one a saint.
  [/(^|[^\p{L}\s]\s*|\b\p{Ll}+ )St\.? (?=\p{Lu})/gu, '$1Saint '],
  [/(^|[^\p{L}\s]\s*|\b\p{Ll}+ )Dr\.? (?=\p{Lu})/gu, '$1Doctor '],
  whole('St', 'Street'),
  whole('Dr', 'Drive'),
  whole('Ave', 'Avenue'),
  whole('Rd', 'Road'),
  whole('Ln', 'Lane'),
  whole('Blvd', 'Boulevard'),
  whole('Pkwy', 'Parkway'),
  whole('Hwy', 'Highway'),
  whole('Rte?', 'Route'),
  whole('Mt', 'Mount'),
  whole('Twp', 'Township'),
  whole('Dept', 'Department'),
  whole('Assn', 'Association'),
  whole('Bldg', 'Building'),
  whole('Rm', 'Room'),
  whole('Elem', 'Elementary'),
  whole('HS', 'High School'),
  whole('Mtg', 'Meeting'),
  whole('Jr', 'Junior'),
  whole('Sr', 'Senior'),
  whole('NJ', 'New Jersey'),
  whole('vs', 'versus'),
  [/[([{;|]|[)\]}](?=\s?\p{L})|\s[–—-]\s/gu, ', '],
  // The sentence goes on.
  [/[.!?:]+(?=\s)/g, ','],
  [/[’‘]/g, "'"],
  [/[–—]/g, '-'],
  [/[^\p{L}\p{M}\p{N}\s,.:!?'-]+/gu, ' '],
  [/\s+/g, ' '],
  [/\s+(?=[,.:!?])/g, ''],
  [/[,.:!?]*,[,.:!?]*/g, ','],
];
