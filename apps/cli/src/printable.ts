import { stripVTControlCharacters } from 'node:util';

/** Includes characters that change the writing direction. */
const CONTROL_CHARACTERS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

export const toPrintable = (text: string): string => stripVTControlCharacters(text).replace(CONTROL_CHARACTERS, ' ');

/** Returns JSON with control characters escaped, so that nothing is lost. */
export const toPrintableJson = (answer: unknown): string =>
  JSON.stringify(answer, null, 2)
    .split('\n')
    .map((line) => line.replace(CONTROL_CHARACTERS, escapeCharacter))
    .join('\n');

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
