import type { Line } from './line';

/** What nobody needs any more once the day and the hour beside it are understood. */
const LEFTOVERS =
  /^(?:(?:on|at|from|for|by|in|sometime|the|and|or|to|@|starting|starts|beginning|until|till|with|w)\b\s*|[-–—,;:&@]\s*)+$/i;
const AT_THE_END =
  /(?:^|\s)(?:on|at|from|by|sometime|or|and|the|starting|beginning|until|till|til|through|thru|is|are|in|@|[-–—,;:&])\s*$/i;
const AT_THE_BEGINNING = /^\s*(?:on|at|-|–|—|,|;|:|is|:)\s+/i;
const ASKING =
  /^(?:please\s+)?(?:add|create|schedule|put|remind me (?:to|about|of)|new event:?|set up)(?:\s+(?:an?|the|my))?\s+(?=\S)/i;
const LINKS = /^(?:and|&|to|through)$/i;

type Run = { words: string; from: number; to: number; endsClause: boolean };

/** The name is the first clause in which words are left; what is left in those after it describes it. */
export const wordsLeft = (line: Line): { name: string; description: string; named: { from: number; to: number }[] } => {
  const clauses = clausesOf(runsOf(line));
  const [first = [], ...others] = clauses;
  const name = tidy(first.map(({ words }) => words).join(' '), true);
  const description = others
    .map((runs) => tidy(runs.map(({ words }) => words).join(' '), false))
    .filter(Boolean)
    .join(', ');
  const named = first.map(({ from, to }) => ({ from, to }));
  return { name, description, named };
};

/** What was typed between the parts that were understood. */
const runsOf = (line: Line): Run[] => {
  const runs: Run[] = [];
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
      const typed = line.typed(from, from + clause.length);
      const words = typed.trim();
      if (!words || LEFTOVERS.test(`${words} `) || LINKS.test(words)) continue;
      const start = line.placeOf(from) + (typed.length - typed.trimStart().length);
      runs.push({ words, from: start, to: start + words.length, endsClause: false });
    }
  }
  return runs;
};

const clausesOf = (runs: readonly Run[]): Run[][] => {
  const clauses: Run[][] = [];
  let isNew = true;
  for (const run of runs) {
    if (isNew) clauses.push([]);
    clauses.at(-1)!.push(run);
    isNew = run.endsClause;
  }
  return clauses;
};

const tidy = (words: string, isName: boolean): string => {
  let text = words
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)/g, '')
    .trim();
  if (isName) text = text.replace(ASKING, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(AT_THE_END, '').replace(AT_THE_BEGINNING, '').trim();
  }
  return text;
};
