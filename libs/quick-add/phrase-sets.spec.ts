import { formatScore, type PhraseScore, readScoredPhrases, scorePhrases, scoreSecondPerson } from '../../test/data/score-phrases';

/** What each set has reached; a change may only raise it. The aim is 0.99, 0.03 and 0. */
const REACHED: Readonly<Record<string, { right: number; needless: number; unasked?: number; silent: number }>> = {
  first: { right: 0.99, needless: 0.03, silent: 0 },
  'held-out': { right: 0.99, needless: 0.03, silent: 0 },
  'second-hand': { right: 1, needless: 0.03, silent: 0 },
  typed: { right: 0.97, needless: 0.022, silent: 0 },
  spoken: { right: 0.976, needless: 0.02, silent: 0 },
  // One line: an hour of a later sentence that says nothing of the event is not asked about.
  pasted: { right: 0.985, needless: 0.03, unasked: 1, silent: 0 },
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
  'typed-blind-14': { right: 0.987, needless: 0, unasked: 1, silent: 0 },
  'spoken-blind-14': { right: 1, needless: 0.017, silent: 0 },
  'pasted-blind-14': { right: 0.966, needless: 0.023, silent: 2 },
  'typed-blind-15': { right: 0.987, needless: 0.013, unasked: 1, silent: 0 },
  'spoken-blind-15': { right: 0.983, needless: 0.017, silent: 1 },
  'pasted-blind-15': { right: 0.933, needless: 0.012, unasked: 2, silent: 2 },
  'typed-blind-16': { right: 0.966, needless: 0.05, unasked: 1, silent: 1 },
  'spoken-blind-16': { right: 0.911, needless: 0.023, unasked: 2, silent: 2 },
  'pasted-blind-16': { right: 0.95, needless: 0.084, silent: 0 },
  'typed-blind-17': { right: 1, needless: 0.013, silent: 0 },
  'spoken-blind-17': { right: 0.983, needless: 0.05, silent: 1 },
  'pasted-blind-17': { right: 0.955, needless: 0.023, unasked: 3, silent: 1 },
  'typed-blind-18': { right: 1, needless: 0, silent: 0 },
  'spoken-blind-18': { right: 0.95, needless: 0.034, unasked: 1, silent: 2 },
  'pasted-blind-18': { right: 0.866, needless: 0.045, unasked: 5, silent: 4 },
  'typed-blind-19': { right: 1, needless: 0.025, silent: 0 },
  'spoken-blind-19': { right: 0.966, needless: 0.034, unasked: 2, silent: 0 },
  'pasted-blind-19': { right: 0.977, needless: 0, silent: 2 },
  'pasted-blind-20': { right: 0.844, needless: 0.034, unasked: 5, silent: 5 },
  'pasted-blind-21': { right: 0.977, needless: 0.023, silent: 1 },
  'pasted-blind-22': { right: 0.911, needless: 0.056, unasked: 1, silent: 3 },
  'pasted-blind-23': { right: 0.933, needless: 0.023, silent: 4 },
  'pasted-blind-24': { right: 0.966, needless: 0.056, unasked: 1, silent: 0 },
  'pasted-blind-25': { right: 0.955, needless: 0.034, silent: 2 },
  'pasted-blind-26': { right: 0.977, needless: 0.023, silent: 1 },
  'pasted-blind-27': { right: 0.977, needless: 0, unasked: 2, silent: 0 },
  'pasted-blind-28': { right: 0.911, needless: 0.012, unasked: 1, silent: 5 },
  'pasted-blind-29': { right: 0.911, needless: 0.078, unasked: 4, silent: 3 },
  'pasted-blind-30': { right: 0.977, needless: 0, unasked: 1, silent: 0 },
  'pasted-blind-31': { right: 0.977, needless: 0, unasked: 1, silent: 1 },
  'pasted-blind-32': { right: 0.888, needless: 0.034, unasked: 8, silent: 2 },
  'pasted-blind-33': { right: 0.866, needless: 0.112, unasked: 3, silent: 3 },
  'typed-blind-20': { right: 0.987, needless: 0.025, unasked: 1, silent: 0 },
  'spoken-blind-20': { right: 0.966, needless: 0.017, silent: 1 },
  'pasted-blind-34': { right: 0.9, needless: 0.045, unasked: 5, silent: 2 },
  'pasted-blind-35': { right: 0.977, needless: 0.067, silent: 2 },
  'pasted-blind-36': { right: 0.977, needless: 0.034, silent: 1 },
  'typed-blind-21': { right: 0.86, needless: 0.05, silent: 12 },
  'typed-blind-22': { right: 1, needless: 0.012, silent: 0 },
  'typed-blind-23': { right: 0.988, needless: 0.067, unasked: 1, silent: 0 },
  'typed-blind-24': { right: 0.922, needless: 0.023, silent: 7 },
  'typed-blind-25': { right: 0.92, needless: 0.03, silent: 8 },
  'typed-blind-26': { right: 0.96, needless: 0.03, silent: 4 },
  'typed-blind-27': { right: 0.94, needless: 0.05, silent: 5, unasked: 1 },
  'pasted-blind-37': { right: 0.888, needless: 0.034, unasked: 4, silent: 5 },
  'pasted-blind-38': { right: 0.855, needless: 0.034, silent: 13 },
  'typed-blind-28': { right: 0.872, needless: 0.037, silent: 12 },
  'typed-blind-29': { right: 0.845, needless: 0.082, silent: 14 },
  'typed-blind-30': { right: 0.881, needless: 0.01, silent: 9 },
  'typed-blind-31': { right: 0.809, needless: 0.091, silent: 14 },
  'pasted-blind-39': { right: 0.725, needless: 0.125, unasked: 1, silent: 8 },
  'pasted-blind-40': { right: 0.675, needless: 0.15, silent: 5 },
  'pasted-blind-41': { right: 0.775, needless: 0.125, silent: 9 },
  'pasted-blind-42': { right: 0.775, needless: 0.15, silent: 7 },
  // Written to deceive rules of places and of days.
  'deceptive-places': { right: 0.769, needless: 0.039, silent: 27 },
  'deceptive-days': { right: 0.923, needless: 0.239, silent: 5 },
};

const print = (file: string, scored: PhraseScore): PhraseScore => {
  process.stdout.write(`${formatScore(file, scored)}\n`);
  return scored;
};

const score = (file: string): PhraseScore => print(file, scorePhrases(readScoredPhrases(file)));

describe('The lines of a set', () => {
  it.each(Object.entries(REACHED))('are understood or asked about: %s', (name, reached) => {
    const { total, right, needless, unasked, silent } = score(`test/data/phrases/${name}.txt`);
    expect(silent.slice(reached.silent)).toEqual([]);
    expect(unasked.slice(reached.unasked ?? 0)).toEqual([]);
    expect(right / total).toBeGreaterThanOrEqual(reached.right);
    expect(needless.length / total).toBeLessThanOrEqual(reached.needless);
  });

  const { PHRASES: further, SECOND_PERSON: answers } = process.env;

  (further ? it : it.skip)('of the file that PHRASES names are scored, or what SECOND_PERSON answered to them', () => {
    const { silent, unasked, unanswerable, needless } = answers
      ? print(answers, scoreSecondPerson(readScoredPhrases(further!), readScoredPhrases(answers)))
      : score(further!);
    const list = (title: string, lines: readonly string[]) => `\n${title}\n${lines.join('\n')}\n`;
    process.stdout.write(
      list('Silently wrong', silent) +
        list('Doubtful and not asked', unasked) +
        list('Without the right answer', unanswerable) +
        list('Needless', needless),
    );
  });
});
