/** A dot or an apostrophe at the start of a line would start a request. */
export const roffLine = (text: string): string => escapeRoff(text).replace(/^(?=[.'])/, '\\&');

export const roffArgument = (text: string): string => `"${escapeRoff(text).replaceAll('"', '\\(dq')}"`;

const escapeRoff = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replace(/[-'`^~]/g, (character) => TYPOGRAPHIC_ESCAPES[character]!)
    // roff input is ASCII.
    .replace(/[^\x20-\x7e]/gu, (character) => `\\[u${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`);

/** roff turns these into typographic characters, but typed examples must stay exact. */
const TYPOGRAPHIC_ESCAPES: Readonly<Record<string, string>> = {
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '^': '\\(ha',
  '~': '\\(ti',
};
