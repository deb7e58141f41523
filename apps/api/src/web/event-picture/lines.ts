/**
 * A text in lines of at most `width`, as `lengthOf` measures them, and at most `most` of them: the last one ends with an
 * ellipsis then. However long the text is, no more of it is measured.
 */
export const linesOf = (text: string, lengthOf: (line: string) => number, width: number, most: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (lines.length > most) break;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lengthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(...broken(word, lengthOf, width, most));
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(`${lines[most - 1]} ${lines[most]}`, lengthOf, width)];
};

/** A word that is too long for a line of its own, in one line more than there is room for at most. */
const broken = (word: string, lengthOf: (line: string) => number, width: number, most: number): string[] => {
  const lines = [''];
  for (const letter of word) {
    if (lengthOf(lines.at(-1) + letter) <= width || !lines.at(-1)) lines[lines.length - 1] += letter;
    else if (lines.length > most) break;
    else lines.push(letter);
  }
  return lines;
};

const cut = (text: string, lengthOf: (line: string) => number, width: number): string => {
  let line = text;
  while (line && lengthOf(`${line}…`) > width) line = [...line].slice(0, -1).join('').trimEnd();
  return `${line}…`;
};
