/** A piece of a line, all of it shown alike. `to` is a path of this calendar. */
export type Run = { text: string; bold?: true; italic?: true; code?: true; to?: string };

/**
 * A marked text, line by line: `**bold**`, `*italic*`, `` `code` `` and `[name](/event/7)`. A backslash takes its meaning from
 * the sign that follows; a mark without its other half, and a link to anywhere else, is text like any other.
 */
export const linesOf = (marked: string): Run[][] => marked.split('\n').map(runsOf);

/** What is read of it, to be spoken or counted. */
export const withoutMarks = (marked: string): string =>
  linesOf(marked)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n');

/** A name as it stands in a marked text: on one line, and nothing in it is a mark. */
export const unmarked = (name: string): string => name.replace(/\s+/g, ' ').replace(/[\\*`[\]]/g, '\\$&');

/** The name of an event in a marked text, leading to its page. */
export const eventLink = ({ id, name }: { id: number; name: string }): string => `[${unmarked(name.trim())}](/event/${id})`;

type Token = { kind: '**' } | { kind: '*' } | { kind: 'run'; run: Run };

const runsOf = (line: string): Run[] => {
  const tokens = paired(tokensOf(line));
  const [runs, on]: [Run[], { bold: boolean; italic: boolean }] = [[], { bold: false, italic: false }];
  for (const token of tokens) {
    if (token.kind === '**') on.bold = !on.bold;
    else if (token.kind === '*') on.italic = !on.italic;
    else put(runs, { ...token.run, ...(on.bold && { bold: true }), ...(on.italic && { italic: true }) });
  }
  return runs;
};

const TOKEN =
  /\\([\\*`[\]])|`([^`]+)`|\[((?:\\[\\*`[\]]|[^\\[\]])+)\]\((\/(?:event\/\d{1,16}|[a-z]+(?:-[a-z]+)*))\)|\*\*|\*|[^\\`[*]+|[\s\S]/g;

const tokensOf = (line: string): Token[] =>
  [...line.matchAll(TOKEN)].map(([token, escaped, code, label, to], index, all): Token => {
    if (code !== undefined) return { kind: 'run', run: { text: code, code: true } };
    if (to !== undefined) return { kind: 'run', run: { text: label!.replace(/\\([\\*`[\]])/g, '$1'), to } };
    const standsAlone = isBlank(all[index - 1]?.[0].at(-1)) && isBlank(all[index + 1]?.[0][0]);
    if (token === '**' && !standsAlone) return { kind: '**' };
    if (token === '*' && !standsAlone) return { kind: '*' };
    return { kind: 'run', run: { text: escaped ?? token } };
  });

const isBlank = (letter: string | undefined) => letter === undefined || /\s/.test(letter);

/** The last of an odd number has no other half. */
const paired = (tokens: readonly Token[]): Token[] => {
  const odd = (['**', '*'] as const).map((kind) => {
    const places = tokens.flatMap((token, place) => (token.kind === kind ? [place] : []));
    return places.length % 2 === 1 ? places.at(-1) : undefined;
  });
  return tokens.map((token, place) => (odd.includes(place) ? { kind: 'run', run: { text: token.kind } } : token));
};

/** Text that goes on as it was is one run. */
const put = (runs: Run[], run: Run) => {
  const last = runs.at(-1);
  if (last && !last.to && !run.to && last.bold === run.bold && last.italic === run.italic && last.code === run.code)
    last.text += run.text;
  else runs.push(run);
};
