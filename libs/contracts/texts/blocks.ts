import type { Span } from './span';
import { spansOf } from './spans';

/** What stands apart in a text. The lines of a list are its items. */
export type Block = Readonly<{ kind: 'paragraph' | 'heading' | 'list'; lines: readonly (readonly Span[])[] }>;

/** What a publisher wrote, in blocks: paragraphs, headings and lists, of plain words or of Markdown. */
export const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = [];
  const paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', lines: linesOf(paragraph.join('\n')) });
    paragraph.length = 0;
  };
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    const [items, end] = itemsFrom(lines, at);
    if (items.length > 1) {
      close();
      blocks.push({ kind: 'list', lines: items.map((item) => spansOf(item)) });
      at = end;
      continue;
    }
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined || line.trim() === '') close();
    else paragraph.push(line);
    if (heading !== undefined) blocks.push({ kind: 'heading', lines: [spansOf(heading)] });
    at++;
  }
  close();
  return blocks;
};

/** One sign alone may be a number sign: '# of seats'. */
const HEADING = /^\s*(?:#{2,6}\s+|#\s+(?=[^\p{Ll}\p{N}]))(\S.*?)[\s#]*$/u;

const BULLET = /^\s*[*+•·●▪◦‣-]\s+(?=\S)/;

/** The items of the list that begins at this line, and where it ends. A single one is a line that begins so, such as a note. */
const itemsFrom = (lines: readonly string[], from: number): [items: string[], end: number] => {
  const items: string[] = [];
  let end = from;
  for (let at = from; BULLET.test(lines[at] ?? ''); at = lines[at + 1]?.trim() === '' ? at + 2 : at + 1) {
    items.push(lines[at]!.replace(BULLET, ''));
    end = at + 1;
  }
  return [items, end];
};

/** The lines of a paragraph. What is emphasized may go on into the next one. */
const linesOf = (paragraph: string): Span[][] => {
  const lines: Span[][] = [[]];
  for (const span of spansOf(paragraph)) {
    const [first = '', ...others] = span.text.split('\n');
    if (first) lines.at(-1)!.push({ ...span, text: first });
    for (const text of others) lines.push(text ? [{ ...span, text }] : []);
  }
  return lines;
};
