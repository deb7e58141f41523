import type { TextSpan } from './span';
import { parseSpans } from './spans';

/** For a list, each line is an item. */
export type Block = Readonly<{ kind: 'paragraph' | 'heading' | 'list'; lines: readonly (readonly TextSpan[])[] }>;

export const parseBlocks = (text: string): Block[] => {
  const blocks: Block[] = [];
  const paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', lines: splitLines(paragraph.join('\n')) });
    paragraph.length = 0;
  };
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    const [items, end] = readListItems(lines, at);
    if (items.length > 1) {
      close();
      blocks.push({ kind: 'list', lines: items.map((item) => parseSpans(item)) });
      at = end;
      continue;
    }
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined || line.trim() === '') close();
    else paragraph.push(line);
    if (heading !== undefined) blocks.push({ kind: 'heading', lines: [parseSpans(heading)] });
    at++;
  }
  close();
  return blocks;
};

/** A single '#' may be a number sign: '# of seats'. */
const HEADING = /^\s*(?:#{2,6}\s+|#\s+(?=[^\p{Ll}\p{N}]))(\S.*?)[\s#]*$/u;

const BULLET = /^\s*[*+•·●▪◦‣-]\s+(?=\S)/;

/** The items of the list that begins at this line, and the line after it. A single item is no list: a note may begin so. */
const readListItems = (lines: readonly string[], from: number): [items: string[], end: number] => {
  const items: string[] = [];
  let end = from;
  for (let at = from; BULLET.test(lines[at] ?? ''); at = lines[at + 1]?.trim() === '' ? at + 2 : at + 1) {
    items.push(lines[at]!.replace(BULLET, ''));
    end = at + 1;
  }
  return [items, end];
};

/** Emphasis may continue on the next line. */
const splitLines = (paragraph: string): TextSpan[][] => {
  const lines: TextSpan[][] = [[]];
  for (const span of parseSpans(paragraph)) {
    const [first = '', ...others] = span.text.split('\n');
    if (first) lines.at(-1)!.push({ ...span, text: first });
    for (const text of others) lines.push(text ? [{ ...span, text }] : []);
  }
  return lines;
};
