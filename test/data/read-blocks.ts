import { readFileSync } from 'node:fs';

/** Blank lines stand between blocks; a line that begins with '# ' is a comment. */
export const readBlocks = (file: string): string[][] =>
  readFileSync(`test/data/${file}`, 'utf8')
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith('# ')))
    .filter((lines) => lines.length > 0);
