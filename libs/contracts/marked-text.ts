/** A part of a line with one format. `to` is a path of this site. */
export type TextRun = { text: string; bold?: true; italic?: true; code?: true; to?: string };

/** `**bold**`, `*italic*`, `` `code` ``, `[name](/event/7)`, by lines; `\` escapes a mark. An unpaired mark or another link is plain text. */
export const parseMarkedText = (marked: string): TextRun[][] => marked.split('\n').map(parseLine);

export const removeMarks = (marked: string): string =>
  parseMarkedText(marked)
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n');

export const escapeMarks = (name: string): string => name.replace(/\s+/g, ' ').replace(/[\\*`[\]]/g, '\\$&');

export const toEventLink = ({ id, name }: { id: number; name: string }): string => `[${escapeMarks(name.trim())}](/event/${id})`;

type Token = { kind: '**' } | { kind: '*' } | { kind: 'run'; run: TextRun };

const parseLine = (line: string): TextRun[] => {
  const tokens = withUnpairedMarksAsText(tokenize(line));
  const [runs, on]: [TextRun[], { bold: boolean; italic: boolean }] = [[], { bold: false, italic: false }];
  for (const token of tokens) {
    if (token.kind === '**') on.bold = !on.bold;
    else if (token.kind === '*') on.italic = !on.italic;
    else appendRun(runs, { ...token.run, ...(on.bold && { bold: true }), ...(on.italic && { italic: true }) });
  }
  return runs;
};

const TOKEN =
  /\\([\\*`[\]])|`([^`]+)`|\[((?:\\[\\*`[\]]|[^\\[\]])+)\]\((\/(?:event\/\d{1,16}|[a-z]+(?:-[a-z]+)*))\)|\*\*|\*|[^\\`[*]+|[\s\S]/g;

const tokenize = (line: string): Token[] =>
  [...line.matchAll(TOKEN)].map(([token, escaped, code, label, to], index, all): Token => {
    if (code !== undefined) return { kind: 'run', run: { text: code, code: true } };
    if (to !== undefined) return { kind: 'run', run: { text: label!.replace(/\\([\\*`[\]])/g, '$1'), to } };
    const standsAlone = isBlank(all[index - 1]?.[0].at(-1)) && isBlank(all[index + 1]?.[0][0]);
    if (token === '**' && !standsAlone) return { kind: '**' };
    if (token === '*' && !standsAlone) return { kind: '*' };
    return { kind: 'run', run: { text: escaped ?? token } };
  });

const isBlank = (letter: string | undefined) => letter === undefined || /\s/.test(letter);

/** The last of an odd number of marks is unpaired. */
const withUnpairedMarksAsText = (tokens: readonly Token[]): Token[] => {
  const odd = (['**', '*'] as const).map((kind) => {
    const places = tokens.flatMap((token, place) => (token.kind === kind ? [place] : []));
    return places.length % 2 === 1 ? places.at(-1) : undefined;
  });
  return tokens.map((token, place) => (odd.includes(place) ? { kind: 'run', run: { text: token.kind } } : token));
};

const appendRun = (runs: TextRun[], run: TextRun) => {
  const last = runs.at(-1);
  if (last && !last.to && !run.to && last.bold === run.bold && last.italic === run.italic && last.code === run.code)
    last.text += run.text;
  else runs.push(run);
};
