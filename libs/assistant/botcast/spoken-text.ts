import { repairMojibake } from '#libs/contracts';

const MAX_NAME_LENGTH = 90;

/** On one line, without marks, symbols and URLs, with abbreviations expanded. */
export const toSpokenText = (written: string): string => {
  const said = REPLACEMENTS.reduce((text, [sign, words]) => text.replace(sign, words), repairMojibake(written).normalize('NFC'));
  return trimPunctuation(shorten(trimPunctuation(said)));
};

export const toSpokenPlace = (written: string): string => toSpokenText(written.split(/[,;\n]/)[0]!);

const trimPunctuation = (text: string) => text.replace(/^[\s,.:!?'-]+|[\s,.:!?'-]+$/g, '');

/** Cuts at a comma, otherwise after a word, but not after a preposition or article. */
const shorten = (text: string): string => {
  if (text.length <= MAX_NAME_LENGTH) return text;
  const breath = text.lastIndexOf(',', MAX_NAME_LENGTH);
  if (breath > MAX_NAME_LENGTH / 3) return text.slice(0, breath);
  return text.slice(0, text.lastIndexOf(' ', MAX_NAME_LENGTH)).slice(0, MAX_NAME_LENGTH).replace(TRAILING_SMALL_WORDS, '');
};

const TRAILING_SMALL_WORDS = /(\s(a|an|the|and|or|of|by|with|in|on|at|to|for|from))+$/i;

const abbreviation = (short: string, long: string): [RegExp, string] => [new RegExp(`\\b${short}\\b\\.?`, 'g'), long];

/** Applied in order. The last ones remove every character that is not spoken. */
const REPLACEMENTS: readonly [RegExp, string][] = [
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
  // After a name 'St' is a street, before one a saint.
  [/(^|[^\p{L}\s]\s*|\b\p{Ll}+ )St\.? (?=\p{Lu})/gu, '$1Saint '],
  [/(^|[^\p{L}\s]\s*|\b\p{Ll}+ )Dr\.? (?=\p{Lu})/gu, '$1Doctor '],
  abbreviation('St', 'Street'),
  abbreviation('Dr', 'Drive'),
  abbreviation('Ave', 'Avenue'),
  abbreviation('Rd', 'Road'),
  abbreviation('Ln', 'Lane'),
  abbreviation('Blvd', 'Boulevard'),
  abbreviation('Pkwy', 'Parkway'),
  abbreviation('Hwy', 'Highway'),
  abbreviation('Rte?', 'Route'),
  abbreviation('Mt', 'Mount'),
  abbreviation('Twp', 'Township'),
  abbreviation('Dept', 'Department'),
  abbreviation('Assn', 'Association'),
  abbreviation('Bldg', 'Building'),
  abbreviation('Rm', 'Room'),
  abbreviation('Elem', 'Elementary'),
  abbreviation('HS', 'High School'),
  abbreviation('Mtg', 'Meeting'),
  abbreviation('Jr', 'Junior'),
  abbreviation('Sr', 'Senior'),
  abbreviation('NJ', 'New Jersey'),
  abbreviation('vs', 'versus'),
  [/[([{;|]|[)\]}](?=\s?\p{L})|\s[–—-]\s/gu, ', '],
  [/[’‘]/g, "'"],
  [/[–—]/g, '-'],
  [/[^\p{L}\p{M}\p{N}\s,.:!?'-]+/gu, ' '],
  // Punctuation inside a name becomes a comma, so that the sentence continues.
  [/[.!?:]+(?=\s)/g, ','],
  [/\s+/g, ' '],
  [/\s+(?=[,.:!?])/g, ''],
  [/[,.:!?]*,[,.:!?]*/g, ','],
];
