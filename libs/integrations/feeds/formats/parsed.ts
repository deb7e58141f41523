import type { Json } from './json';

export type Parsed = { json: Json } | { failure: string };

/** What holds more than any feed is not parsed at all: it would fill the memory of the process that reads it, and end that. */
export const parsed = (text: string, room = new Room()): Parsed => {
  if (!room.takes(text)) return { failure: 'holds too much' };
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { failure: 'cannot be read' };
  }
};

/** For all values of one feed. A hundred thousand events have no more. */
export class Room {
  private left = 2_000_000;

  takes(text: string): boolean {
    this.left -= valuesIn(text);
    return this.left >= 0;
  }
}

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = ['"', '\\', ',', '[', '{'].map((letter) => letter.charCodeAt(0));

/** About: as many as there are places for them. */
const valuesIn = (text: string): number => {
  let values = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) isText = !isText;
    else if (isText) at += letter === BACKSLASH ? 1 : 0;
    else if (letter === COMMA || letter === LIST || letter === OBJECT) values += 1;
  }
  return values;
};
