/** Start and end of a part of a text in UTF-16 units, the end excluded. */
export type TextRange = [from: number, to: number];

export type TextLine = Readonly<{ words: string; from: number; to: number }>;

export const splitLines = (text: string): TextLine[] =>
  [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const words = line.trim();
    return words ? [{ words, from: index, to: index + line.length }] : [];
  });

export const toRanges = (lines: readonly TextLine[], isIncluded: (index: number) => boolean): TextRange[] => {
  const ranges: TextRange[] = [];
  lines.forEach(({ from, to }, index) => {
    if (!isIncluded(index)) return;
    const last = ranges.at(-1);
    if (last && index > 0 && isIncluded(index - 1)) last[1] = to;
    else ranges.push([from, to]);
  });
  return ranges;
};
