import { readBlocks } from './read-blocks';

/**
 * A question (or a conversation) and the events its answer must name: the beginnings of their names, with a first day where needed
 * ('11-21 Winter farmers market'), and no others. '; …' at the end allows others after the first; '…; ' at the start allows others
 * anywhere. 'cannot' expects no event.
 */
export type Asked = readonly [said: readonly string[], expected: string];

const readQuestions = (file: string) =>
  readBlocks(`questions/${file}`).map((lines): Asked => [lines.slice(0, -1), lines.at(-1)!]);

export const QUESTIONS = readQuestions('first.txt');

export const HELD_OUT = readQuestions('held-out.txt');

export const AFTERWARDS = readQuestions('afterwards.txt');
