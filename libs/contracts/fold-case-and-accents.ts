export const foldCaseAndAccents = (text: string): string => (ASCII.test(text) ? text.toLowerCase() : removeAccents(text));

/** The fast path for most names. */
const ASCII = /^[\0-\x7f]*$/;

const removeAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æœøßłđ]/g, (letter) => LETTER_REPLACEMENTS[letter]!);

/** Letters that Unicode does not decompose. */
const LETTER_REPLACEMENTS: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };
