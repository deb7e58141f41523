export const wrapText = (text: string, lengthOf: (line: string) => number, width: number, maxLines: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (lines.length > maxLines) break;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && lengthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(...breakWord(word, lengthOf, width, maxLines));
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), cutWithEllipsis(`${lines[maxLines - 1]} ${lines[maxLines]}`, lengthOf, width)];
};

const breakWord = (word: string, lengthOf: (line: string) => number, width: number, maxLines: number): string[] => {
  const lines = [''];
  for (const letter of word) {
    if (lengthOf(lines.at(-1) + letter) <= width || !lines.at(-1)) lines[lines.length - 1] += letter;
    else if (lines.length > maxLines) break;
    else lines.push(letter);
  }
  return lines;
};

const cutWithEllipsis = (text: string, lengthOf: (line: string) => number, width: number): string => {
  let line = text;
  while (line && lengthOf(`${line}…`) > width) line = [...line].slice(0, -1).join('').trimEnd();
  return `${line}…`;
};
