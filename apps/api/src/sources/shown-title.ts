import { PRIVATE } from './shown-address';

/** The title of a strange page, short and on one line: without marks that steer the text around it, and without what may let somebody in. */
export const shownTitle = (title = ''): string => {
  const words = visibleLine(title).replace(QUOTES, "'").split(' ');
  const line = words.map((word) => (PRIVATE.test(word) ? '…' : word)).join(' ');
  const characters = [...line];
  return characters.length > MOST_CHARACTERS
    ? `${characters
        .slice(0, MOST_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
    : line;
};

/** A strange text on one line, without what nobody can see. */
export const visibleLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

/** Controls, marks of direction, halves of characters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** It stands in quotes itself. */
const QUOTES = /["“”„«»]/g;

const MOST_CHARACTERS = 60;
