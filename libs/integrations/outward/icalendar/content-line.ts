/**
 * A line of an iCalendar file (RFC 5545, 3.1): folded where it is longer than 75 octets, never inside a character, for not
 * everybody puts the octets together before reading them.
 */
export const contentLine = (line: string): string => {
  if (line.length * MOST_OCTETS_EACH <= MOST) return `${line}\r\n`;
  let [folded, from, octets] = ['', 0, 0];
  for (let at = 0; at < line.length; ) {
    const character = line.codePointAt(at)!;
    const more = octetsOf(character);
    if (octets + more > MOST) {
      folded += `${line.slice(from, at)}\r\n `;
      [from, octets] = [at, 1];
    }
    octets += more;
    at += character > 0xffff ? 2 : 1;
  }
  return `${folded}${line.slice(from)}\r\n`;
};

const MOST = 75;

/** Of one UTF-16 unit. */
const MOST_OCTETS_EACH = 3;

const octetsOf = (character: number) => (character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4);

/** A text as the value of a property (3.3.11): lines in it are kept, and nothing that no text may have. */
export const textValue = (text: string): string =>
  wellFormed(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');

/** Without control characters, which no reader expects, and without halves of characters. */
export const wellFormed = (text: string): string => text.toWellFormed().replace(CONTROL, '');

const CONTROL = /(?![\t\n\r])[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]/gu;
