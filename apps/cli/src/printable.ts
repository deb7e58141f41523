import { stripVTControlCharacters } from 'node:util';

/** Control characters, and what turns the direction of writing around. */
const OBEYED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** One line of text from who knows where, with nothing in it that a terminal would obey. */
export const printable = (text: string): string => stripVTControlCharacters(text).replace(OBEYED, ' ');

/** The same of an answer as JSON: nothing is lost, it stands there escaped. */
export const printableJson = (answer: unknown): string =>
  JSON.stringify(answer, null, 2)
    .split('\n')
    .map((line) => line.replace(OBEYED, escaped))
    .join('\n');

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
