import type { Line } from './line';

const CONNECTIVES =
  /^(?:(?:on|at|from|for|by|in|sometime|the|and|or|to|@|starting|starts|beginning|until|till|with|w)\b\s*|[-–—,;:&@]\s*)+$/i;
const TRAILING_CONNECTIVE =
  /(?:^|\s)(?:on|at|from|by|sometime|or|and|the|starting|beginning|until|till|til|through|thru|is|are|in|@|[-–—,;:&])\s*$/i;
const LEADING_CONNECTIVE = /^\s*(?:on|at|-|–|—|,|;|:|is|:)\s+/i;
const REQUEST_PREFIX =
  /^(?:please\s+)?(?:add|create|schedule|put|remind me (?:to|about|of)|new event:?|set up)(?:\s+(?:an?|the|my))?\s+(?=\S)/i;
const LINK_WORD = /^(?:and|&|to|through)$/i;

type WordRun = { words: string; from: number; to: number; endsClause: boolean };

/** The name is the first clause with words left; the other clauses are the description. */
export const extractNameAndDescription = (
  line: Line,
): { name: string; description: string; named: { from: number; to: number }[] } => {
  const clauses = groupIntoClauses(findRuns(line));
  const [first = [], ...others] = clauses;
  const name = trimConnectives(first.map(({ words }) => words).join(' '), true);
  const description = others
    .map((runs) => trimConnectives(runs.map(({ words }) => words).join(' '), false))
    .filter(Boolean)
    .join(', ');
  const named = first.map(({ from, to }) => ({ from, to }));
  return { name, description, named };
};

const findRuns = (line: Line): WordRun[] => {
  const runs: WordRun[] = [];
  for (const { 0: piece, index } of line.rest.matchAll(/[^\uE000]+/g)) {
    for (const { 0: clause, index: at } of piece.matchAll(
      /(?:[^,;\n.!?–—-]|(?<=\S)[-.'!?](?=\S)|(?<=\b[A-Z]|Mr|Mrs|Dr|Ms|St)\.(?=\s)|[–—-](?=\S)|(?<=\S)[–—-])+|[,;\n.!?–—-]+/g,
    )) {
      const from = index + at;
      const isBreak = /^[,;\n.!?–—-]+$/.test(clause);
      if (isBreak) {
        const last = runs.at(-1);
        if (last) last.endsClause = true;
        continue;
      }
      const typed = line.originalText(from, from + clause.length);
      const words = typed.trim();
      if (!words || CONNECTIVES.test(`${words} `) || LINK_WORD.test(words)) continue;
      const start = line.offsetOf(from) + (typed.length - typed.trimStart().length);
      runs.push({ words, from: start, to: start + words.length, endsClause: false });
    }
  }
  return runs;
};

const groupIntoClauses = (runs: readonly WordRun[]): WordRun[][] => {
  const clauses: WordRun[][] = [];
  let isNew = true;
  for (const run of runs) {
    if (isNew) clauses.push([]);
    clauses.at(-1)!.push(run);
    isNew = run.endsClause;
  }
  return clauses;
};

const trimConnectives = (words: string, isName: boolean): string => {
  let text = words
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)/g, '')
    .trim();
  if (isName) text = text.replace(REQUEST_PREFIX, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(TRAILING_CONNECTIVE, '').replace(LEADING_CONNECTIVE, '').trim();
  }
  return text;
};
