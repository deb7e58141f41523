/** Lines of a man page: whatever is told stands there as it is, and commands nothing. */

/** Text at the beginning of a line: a dot or an apostrophe there would be a request. */
export const line = (text: string): string => escaped(text).replace(/^(?=[.'])/, '\\&');

/** Text as one argument of a request. */
export const argument = (text: string): string => `"${escaped(text).replaceAll('"', '\\(dq')}"`;

const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replace(/[-'`^~]/g, (character) => SPECIAL[character]!)
    // Where roff has no letters but those of ASCII.
    .replace(/[^\x20-\x7e]/gu, (character) => `\\[u${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`);

/** Of these roff makes typographic signs, and what is to be typed has to stay what it is. */
const SPECIAL: Readonly<Record<string, string>> = { '-': '\\-', "'": '\\(aq', '`': '\\(ga', '^': '\\(ha', '~': '\\(ti' };
