import { readdirSync } from 'node:fs';
import { MAX_QUICK_ADD_LENGTH } from '#libs/contracts';
import { parseQuickAdd } from '#libs/quick-add';
import { HELD_OUT, KNOWN, PHRASES, SECOND_HAND } from '../../test/data/phrases';
import { readScoredPhrases } from '../../test/data/score-phrases';
import type { Work } from './least-times';

const PHRASE_SETS = 'test/data/phrases';

const LINES = [...PHRASES, ...HELD_OUT, ...SECOND_HAND].map(([text]) => text);

const toWork =
  (text: string, context = KNOWN): Work =>
  () =>
    parseQuickAdd(text, context);

/** Lines as residents type them: after each letter. */
export const readKeystrokes = (): Work[] => LINES.flatMap((line) => Array.from(line, (_, at) => toWork(line.slice(0, at + 1))));

/** Mails and flyers of strangers: all letters of one come together. */
export const readPastedTexts = (): Work[] =>
  readdirSync(PHRASE_SETS)
    .filter((file) => file.startsWith('pasted-blind'))
    .flatMap((file) => readScoredPhrases(`${PHRASE_SETS}/${file}`))
    .map(({ text, context }) => toWork(text, context));

/** Texts as long as they may be, full of days and hours. */
export const readLongestTexts = (): Work[] =>
  Array.from({ length: 10 }, (_, nth) =>
    LINES.slice(nth * 30, nth * 30 + 30)
      .join('. ')
      .slice(0, MAX_QUICK_ADD_LENGTH),
  ).map((text) => toWork(text));

export const readQuickAddLines = (): Work[] => [...LINES.map((line) => toWork(line)), ...readLongestTexts()];
