import type { Json } from './json';

export type JsonResult = { json: Json } | { failure: string };

/** A text with more values than any feed is not parsed: it would exhaust the memory of the process and end it. */
export const parseJson = (text: string, budget = new JsonBudget()): JsonResult => {
  if (!budget.accepts(text)) return { failure: 'holds too much' };
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { failure: 'cannot be read' };
  }
};

/** Limit on the values of one feed. A hundred thousand events have fewer. */
export class JsonBudget {
  private remaining = 2_000_000;

  accepts(text: string): boolean {
    this.remaining -= estimateValues(text);
    return this.remaining >= 0;
  }
}

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = ['"', '\\', ',', '[', '{'].map((letter) => letter.charCodeAt(0));

const estimateValues = (text: string): number => {
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
