/** GSM-7 (3GPP TS 23.038): plain dashes, quotes and dots, base letters for other accents, no emoji. Other scripts stay. */
export const toGsmText = (text: string): string => {
  const withoutPictures = text.replace(PICTURES, '');
  const body = HAS_WORDS.test(withoutPictures) ? withoutPictures : text;
  const written = [...body.normalize('NFC')].map(toGsmLetters).join('').replace(/ {2,}/g, ' ').trim();
  return isGsm(written) ? written : text;
};

/** Each part is billed. */
export const encodingOf = (text: string): { type: 'text' | 'unicode'; parts: number } =>
  isGsm(text)
    ? { type: 'text', parts: countParts([...text].map(septetsOf), GSM_SIZES) }
    : {
        type: 'unicode',
        parts: countParts(
          [...text].map(({ length }) => length),
          UNICODE_SIZES,
        ),
      };

/** Size of a single message, and of each part of a longer one: in septets, and in UTF-16 units. */
const GSM_SIZES = { alone: 160, part: 153 };
const UNICODE_SIZES = { alone: 70, part: 67 };

/** A character is never split between two parts. */
const countParts = (sizes: readonly number[], { alone, part }: typeof GSM_SIZES): number => {
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1;
  let [parts, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > part) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return parts;
};

const BASIC_CHARACTERS = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each takes two septets. */
const EXTENDED_CHARACTERS = new Set('\f^{}\\[~]|€');

const septetsOf = (character: string) => (EXTENDED_CHARACTERS.has(character) ? 2 : 1);

const isGsm = (text: string) =>
  [...text].every((character) => BASIC_CHARACTERS.has(character) || EXTENDED_CHARACTERS.has(character));

const toGsmLetters = (character: string): string => {
  if (isGsm(character)) return character;
  const plain = PLAIN_LETTERS.get(character) ?? character.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('\u2044', '/');
  if (/^[\p{Cf}\p{Cc}]?$/u.test(plain)) return '';
  return /^\p{Z}$/u.test(plain) ? ' ' : plain;
};

const PLAIN_LETTERS = new Map(
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

const PICTURES =
  /(?![©®™°‼⁉])[\p{Extended_Pictographic}\p{So}]|\p{RI}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\ufe0e|\ufe0f|\u200d|\u20e3/gu;

const HAS_WORDS = /[\p{L}\p{N}]/u;
