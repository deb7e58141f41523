import { formatScore, type PhraseScore, readScoredPhrases, scorePhrases } from '../../test/data/score-phrases';

const SETS = [
  ...(['first', 'held-out', 'second-hand', 'typed', 'spoken', 'pasted'] as const),
  ...(['typed-blind', 'spoken-blind', 'pasted-blind'] as const),
  ...(['typed-blind-2', 'spoken-blind-2', 'pasted-blind-2'] as const),
  ...(['typed-blind-3', 'spoken-blind-3', 'pasted-blind-3'] as const),
  ...(['typed-blind-4', 'spoken-blind-4', 'pasted-blind-4'] as const),
  ...(['typed-blind-5', 'spoken-blind-5', 'pasted-blind-5'] as const),
  ...(['typed-blind-6', 'spoken-blind-6', 'pasted-blind-6'] as const),
  ...(['typed-blind-7', 'spoken-blind-7', 'pasted-blind-7'] as const),
  ...(['typed-blind-8', 'spoken-blind-8', 'pasted-blind-8'] as const),
  ...(['typed-blind-9', 'spoken-blind-9', 'pasted-blind-9'] as const),
  ...(['typed-blind-10', 'spoken-blind-10', 'pasted-blind-10'] as const),
  ...(['typed-blind-11', 'spoken-blind-11', 'pasted-blind-11'] as const),
  ...(['typed-blind-12', 'spoken-blind-12', 'pasted-blind-12'] as const),
  ...(['typed-blind-13', 'spoken-blind-13', 'pasted-blind-13'] as const),
  ...(['typed-blind-14', 'spoken-blind-14', 'pasted-blind-14'] as const),
  ...(['typed-blind-15', 'spoken-blind-15', 'pasted-blind-15'] as const),
  ...(['typed-blind-16', 'spoken-blind-16', 'pasted-blind-16'] as const),
  ...(['typed-blind-17', 'spoken-blind-17', 'pasted-blind-17'] as const),
  ...(['typed-blind-18', 'spoken-blind-18', 'pasted-blind-18'] as const),
] as const;

/** What each set has reached; a change may only raise it. The aim is 0.99, 0.03 and 0. */
const REACHED: Readonly<Record<(typeof SETS)[number], { right: number; needless: number; silent: number }>> = {
  first: { right: 0.99, needless: 0.03, silent: 0 },
  'held-out': { right: 0.99, needless: 0.03, silent: 0 },
  'second-hand': { right: 1, needless: 0.03, silent: 0 },
  typed: { right: 0.97, needless: 0.02, silent: 0 },
  spoken: { right: 0.976, needless: 0.02, silent: 0 },
  pasted: { right: 0.985, needless: 0.03, silent: 0 },
  'typed-blind': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-2': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-2': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-2': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-3': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-3': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-3': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-4': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-4': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-4': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-5': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-5': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-5': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-6': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-6': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-6': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-7': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-7': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-7': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-8': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-8': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-8': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-9': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-9': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-9': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-10': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-10': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-10': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-11': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-11': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-11': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-12': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-12': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-12': { right: 0.99, needless: 0.03, silent: 0 },
  'typed-blind-13': { right: 0.99, needless: 0.03, silent: 0 },
  'spoken-blind-13': { right: 0.99, needless: 0.03, silent: 0 },
  'pasted-blind-13': { right: 0.99, needless: 0.03, silent: 0 },
  // With the strangers' own conventions.
  'typed-blind-14': { right: 0.987, needless: 0, silent: 1 },
  'spoken-blind-14': { right: 0.983, needless: 0.017, silent: 1 },
  'pasted-blind-14': { right: 0.944, needless: 0.023, silent: 2 },
  'typed-blind-15': { right: 0.987, needless: 0.013, silent: 1 },
  'spoken-blind-15': { right: 0.983, needless: 0.017, silent: 1 },
  'pasted-blind-15': { right: 0.888, needless: 0.023, silent: 8 },
  'typed-blind-16': { right: 0.966, needless: 0.05, silent: 2 },
  'spoken-blind-16': { right: 0.911, needless: 0.023, silent: 4 },
  'pasted-blind-16': { right: 0.883, needless: 0.1, silent: 3 },
  'typed-blind-17': { right: 1, needless: 0.013, silent: 0 },
  'spoken-blind-17': { right: 0.983, needless: 0.05, silent: 1 },
  'pasted-blind-17': { right: 0.944, needless: 0.023, silent: 5 },
  'typed-blind-18': { right: 1, needless: 0, silent: 0 },
  'spoken-blind-18': { right: 0.95, needless: 0.034, silent: 3 },
  'pasted-blind-18': { right: 0.822, needless: 0.067, silent: 11 },
};

const score = (file: string): PhraseScore => {
  const scored = scorePhrases(readScoredPhrases(file));
  process.stdout.write(`${formatScore(file, scored)}\n`);
  return scored;
};

describe('The lines of a set', () => {
  it.each(SETS)('are understood or asked about: %s', (name) => {
    const { total, right, needless, silent } = score(`test/data/phrases/${name}.txt`);
    const { [name]: reached } = REACHED;
    expect(silent.slice(reached.silent)).toEqual([]);
    expect(right / total).toBeGreaterThanOrEqual(reached.right);
    expect(needless.length / total).toBeLessThanOrEqual(reached.needless);
  });

  const further = process.env.PHRASES;

  (further ? it : it.skip)('of the file that PHRASES names are scored', () => {
    const { silent, unanswerable, needless } = score(further!);
    const list = (title: string, lines: readonly string[]) => `\n${title}\n${lines.join('\n')}\n`;
    process.stdout.write(
      list('Silently wrong', silent) + list('Without the right answer', unanswerable) + list('Needless', needless),
    );
  });
});
