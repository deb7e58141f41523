/** RFC 5545, 3.1. Folded after 75 octets, never within a character: some readers decode before they unfold. */
export const toContentLine = (line: string): string => {
  if (line.length * MAX_OCTETS_PER_UNIT <= MAX_LINE_OCTETS) return `${line}\r\n`;
  let [folded, from, octets] = ['', 0, 0];
  for (let at = 0; at < line.length; ) {
    const character = line.codePointAt(at)!;
    const more = octetsOf(character);
    if (octets + more > MAX_LINE_OCTETS) {
      folded += `${line.slice(from, at)}\r\n `;
      [from, octets] = [at, 1];
    }
    octets += more;
    at += character > 0xffff ? 2 : 1;
  }
  return `${folded}${line.slice(from)}\r\n`;
};

const MAX_LINE_OCTETS = 75;

/** Per UTF-16 unit. */
const MAX_OCTETS_PER_UNIT = 3;

const octetsOf = (character: number) => (character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4);

/** Escapes a text as a property value (3.3.11). Line breaks are kept; characters that a text must not contain are removed. */
export const toTextValue = (text: string): string =>
  toWellFormed(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');

export const toWellFormed = (text: string): string => text.toWellFormed().replace(CONTROL_CHARACTERS, '');

const CONTROL_CHARACTERS = /(?![\t\n\r])[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]/gu;
