/** Stands in an operator's command line for a file that the audio is to be written to, instead of stdout. */
export const FILE = '{file}';

/**
 * The words of a command line: parted by spaces, those in quotes as they are, and a backslash before a quote or a space taken
 * for it. No shell reads it, so nothing else means anything. Undefined where a quote does not end, or there is no word.
 */
export const commandWords = (line: string): string[] | undefined => {
  const words: string[] = [];
  let rest = line.trim();
  while (rest !== '') {
    const [whole] = WORD.exec(rest) ?? [];
    if (whole === undefined) return undefined;
    words.push(
      whole.replace(PART, (part, double?: string, single?: string, escaped?: string) => double ?? single ?? escaped ?? part),
    );
    rest = rest.slice(whole.length).trimStart();
  }
  return words.length > 0 && words[0] !== '' ? words : undefined;
};

const PART = /"([^"]*)"|'([^']*)'|\\([\s"'\\])|[^\s"']/g;

const WORD = /^(?:"[^"]*"|'[^']*'|\\[\s"'\\]|[^\s"'])+(?=\s|$)/;
