import { readBlocks } from './read-blocks';

/**
 * What somebody asks, after what they asked before, and the events that an answer is to name: the beginnings of their names, each
 * with its first day where that matters ('11-21 Winter farmers market'), and no others. With '; …' at the end others may follow
 * the first, which is told first; with '…; ' before them they may stand anywhere. 'cannot' names none.
 */
export type Asked = readonly [said: readonly string[], expected: string];

const readQuestions = (file: string) =>
  readBlocks(`questions/${file}`).map((lines): Asked => [lines.slice(0, -1), lines.at(-1)!]);

export const QUESTIONS = readQuestions('first.txt');

export const HELD_OUT = readQuestions('held-out.txt');

export const AFTERWARDS = readQuestions('afterwards.txt');
