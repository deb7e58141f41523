/** Small letters without their accents: 'Café' is 'cafe'. */
export const folded = (text: string): string => (ASCII.test(text) ? text.toLowerCase() : unaccented(text));

/** Most names are, and have nothing to lose but their capitals. */
const ASCII = /^[\0-\x7f]*$/;

const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æœøßłđ]/g, (letter) => UNDECOMPOSED[letter]!);

/** Letters that Unicode doesn't take apart into a base and an accent. */
const UNDECOMPOSED: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };
