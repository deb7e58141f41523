/** RFC 5545, 3.1. Folded after 75 octets, never within a character: some readers decode UTF-8 line by line, before they unfold. */
export const toContentLine = (line: string): string => {
  if (line.length * MAX_OCTETS_PER_UTF16_UNIT <= MAX_LINE_OCTETS) return `${line}\r\n`;
  let [folded, from, octets] = ['', 0, 0];
  for (let at = 0; at < line.length; ) {
    const character = line.codePointAt(at)!;
    const more = octetsOf(character);
    if (octets + more > MAX_LINE_OCTETS) {
      folded += `${line.slice(from, at)}\r\n `;
      // The space of the fold is one octet.
      [from, octets] = [at, 1];
    }
    octets += more;
    at += character > 0xffff ? 2 : 1;
  }
  return `${folded}${line.slice(from)}\r\n`;
};

const MAX_LINE_OCTETS = 75;

/** Four octets need two units. */
const MAX_OCTETS_PER_UTF16_UNIT = 3;

const octetsOf = (character: number) => (character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4);

/** Escapes a text as a property value (3.3.11). Line breaks become `\n`; characters that a text must not contain are removed. */
export const toTextValue = (text: string): string =>
  removeForbiddenCharacters(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');

/** Keeps tabs and line breaks: a value that may have some needs `toTextValue`. */
export const removeForbiddenCharacters = (text: string): string => text.toWellFormed().replace(FORBIDDEN_CHARACTERS, '');

const FORBIDDEN_CHARACTERS = /(?![\t\n\r])[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]/gu;
