/** A part of a text: from which character (UTF-16) to which, the last excluded. */
export type Range = [from: number, to: number];

/** A line of a text, without the white space around it, and where it stands. */
export type Line = Readonly<{ words: string; from: number; to: number }>;

/** The lines of a text that say anything, in their order. */
export const linesIn = (text: string): Line[] =>
  [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
    const words = line.trim();
    return words ? [{ words, from: index, to: index + line.length }] : [];
  });

/** The lines of which that is so, those side by side as one. */
export const rangesOf = (lines: readonly Line[], isMeant: (place: number) => boolean): Range[] => {
  const ranges: Range[] = [];
  lines.forEach(({ from, to }, place) => {
    if (!isMeant(place)) return;
    const last = ranges.at(-1);
    if (last && place > 0 && isMeant(place - 1)) last[1] = to;
    else ranges.push([from, to]);
  });
  return ranges;
};
