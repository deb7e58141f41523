/** Stands for a file that the audio is written to instead of stdout. */
export const FILE_PLACEHOLDER = '{file}';

/** Words, quotes, and a backslash before a quote or space: no shell. Undefined for an unclosed quote or an empty line. */
export const parseCommandLine = (line: string): string[] | undefined => {
  const words: string[] = [];
  let rest = line.trim();
  while (rest !== '') {
    const [whole] = WORD_PATTERN.exec(rest) ?? [];
    if (whole === undefined) return undefined;
    words.push(
      whole.replace(WORD_PART, (part, double?: string, single?: string, escaped?: string) => double ?? single ?? escaped ?? part),
    );
    rest = rest.slice(whole.length).trimStart();
  }
  return words.length > 0 && words[0] !== '' ? words : undefined;
};

const WORD_PART = /"([^"]*)"|'([^']*)'|\\([\s"'\\])|[^\s"']/g;

const WORD_PATTERN = /^(?:"[^"]*"|'[^']*'|\\[\s"'\\]|[^\s"'])+(?=\s|$)/;
