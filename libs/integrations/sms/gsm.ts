/**
 * A text in the letters that text messages have (GSM-7, 3GPP TS 23.038): dashes, quotes and dots become plain ones, letters with other
 * accents their base letter, and pictures are left out. What has letters of another script stays as it is.
 */
export const gsmText = (text: string): string => {
  const worded = text.replace(PICTURES, '');
  const kept = HAS_WORDS.test(worded) ? worded : text;
  const written = [...kept.normalize('NFC')].map(gsmLetters).join('').replace(/ {2,}/g, ' ').trim();
  return isGsm(written) ? written : text;
};

/** How a text is sent, and in how many parts: each is paid for by itself. */
export const encodingOf = (text: string): { type: 'text' | 'unicode'; parts: number } =>
  isGsm(text)
    ? { type: 'text', parts: partsOf([...text].map(septetsOf), GSM) }
    : {
        type: 'unicode',
        parts: partsOf(
          [...text].map(({ length }) => length),
          UNICODE,
        ),
      };

/** What fits into one message, and into each part of a longer one: in septets, and in units of UTF-16. */
const GSM = { alone: 160, part: 153 };
const UNICODE = { alone: 70, part: 67 };

/** What one character takes stays in one part. */
const partsOf = (sizes: readonly number[], { alone, part }: typeof GSM): number => {
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1;
  let [parts, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > part) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return parts;
};

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each takes the place of two. */
const EXTENDED = new Set('\f^{}\\[~]|€');

const septetsOf = (character: string) => (EXTENDED.has(character) ? 2 : 1);

const isGsm = (text: string) => [...text].every((character) => BASIC.has(character) || EXTENDED.has(character));

const gsmLetters = (character: string): string => {
  if (isGsm(character)) return character;
  const plain = PLAIN.get(character) ?? character.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('\u2044', '/');
  if (/^[\p{Cf}\p{Cc}]?$/u.test(plain)) return '';
  return /^\p{Z}$/u.test(plain) ? ' ' : plain;
};

const PLAIN = new Map(
  [
    ['‐‑‒–—―−⸺﹘', '-'],
    ['‘’‚‛′ʼʻ`´', "'"],
    ['“”„‟″«»', '"'],
    ['‹', '<'],
    ['›', '>'],
    ['•·‣●▪', '-'],
    ['→', '->'],
    ['×', 'x'],
    ['÷', '/'],
    ['±', '+/-'],
    ['≤≥', '<=', '>='],
    ['†‡', '*'],
    ['¢', 'c'],
    ['©', '(c)'],
    ['®', '(R)'],
    ['°', ' deg'],
    ['⁄∕', '/'],
    ['\t', ' '],
    ['łŁ', 'l', 'L'],
    ['đĐ', 'd', 'D'],
    ['ðÐ', 'd', 'D'],
    ['þÞ', 'th', 'Th'],
    ['œŒ', 'oe', 'OE'],
    ['ħĦ', 'h', 'H'],
    ['ıĸ', 'i', 'k'],
    ['ŋŊ', 'n', 'N'],
    ['ŧŦ', 't', 'T'],
    ['ẞ', 'SS'],
  ].flatMap(([from, ...to]) => [...from!].map((character, nth) => [character, to[nth] ?? to[0]!] as const)),
);

/** Emoji and other pictures, and what joins and colours them. */
const PICTURES =
  /(?![©®™°‼⁉])[\p{Extended_Pictographic}\p{So}]|\p{RI}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\ufe0e|\ufe0f|\u200d|\u20e3/gu;

const HAS_WORDS = /[\p{L}\p{N}]/u;
