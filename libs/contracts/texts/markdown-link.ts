import { addressAt, hrefOf } from './web-address';

/** `[words](address)`, `![words](address)` or `<address>` as far as it goes from a place of a text. */
export type MarkdownLink = Readonly<{ label: string; href: string; end: number }>;

/** The link that begins at this place; undefined where none does, or it leads where no link may. */
export const linkAt = (text: string, at: number, brackets: Brackets): MarkdownLink | undefined =>
  text[at] === '<' ? inAngles(text, at) : inBrackets(text, isPicture(text, at) ? at + 1 : at, brackets);

/** Behind a word it is an exclamation mark. */
const isPicture = (text: string, at: number) => text[at] === '!' && (at === 0 || /\s/.test(text[at - 1]!));

const inAngles = (text: string, at: number): MarkdownLink | undefined => {
  const address = addressAt(text, at + 1);
  const end = at + 1 + address.length;
  const href = hrefOf(address);
  return href !== undefined && text[end] === '>' ? { label: address, href, end: end + 1 } : undefined;
};

const inBrackets = (text: string, at: number, brackets: Brackets): MarkdownLink | undefined => {
  const labelEnd = text[at] === '[' ? brackets.get(at) : undefined;
  if (labelEnd === undefined || labelEnd - at > LONGEST_LABEL || text[labelEnd + 1] !== '(') return undefined;
  const end = brackets.get(labelEnd + 1);
  const href = end === undefined ? undefined : targetIn(text.slice(labelEnd + 2, end).trim());
  return href === undefined ? undefined : { label: text.slice(at + 1, labelEnd), href, end: end! + 1 };
};

/** A label may have links in it, which are read for each of those around them. */
const LONGEST_LABEL = 1_000;

/** Where each bracket that opens is closed. */
export type Brackets = ReadonlyMap<number, number>;

export const bracketsIn = (text: string): Brackets => {
  const brackets = new Map<number, number>();
  const open: Record<string, number[]> = { ']': [], ')': [] };
  for (const { 0: sign, index } of text.matchAll(/\\[\s\S]|[[\]()]/g)) {
    if (sign === '[') open[']']!.push(index);
    else if (sign === '(') open[')']!.push(index);
    else {
      const opening = open[sign]?.pop();
      if (opening !== undefined) brackets.set(opening, index);
    }
  }
  return brackets;
};

/** Behind the address a title may stand. Some write a link once more where the address belongs. */
const targetIn = (written: string): string | undefined => {
  const [, address = ''] = /^<?([^\s<>]*)>?(?:\s+(?:"[^"]*"|'[^']*'|\(.*\)))?$/s.exec(written) ?? [];
  if (/^(?:mailto:[^\s@]+@[^\s@]+|tel:[+\d().-]+)$/i.test(address)) return address;
  return hrefOf(address) ?? (written.startsWith('[') ? hrefOf(addressAt(written, written.indexOf('](') + 2)) : undefined);
};
