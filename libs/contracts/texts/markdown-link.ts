import { findUrlAt, toHref } from './find-url';

/** `[words](address)`, `![words](address)` or `<address>`; `end` is the index after it. */
export type MarkdownLink = Readonly<{ label: string; href: string; end: number }>;

/** The link at this index; undefined if there is none or its target is not allowed. */
export const findLinkAt = (text: string, at: number, brackets: BracketPairs): MarkdownLink | undefined =>
  text[at] === '<' ? findAutolink(text, at) : findBracketLink(text, isPicture(text, at) ? at + 1 : at, brackets);

/** After a word, '!' is an exclamation mark. */
const isPicture = (text: string, at: number) => text[at] === '!' && (at === 0 || /\s/.test(text[at - 1]!));

const findAutolink = (text: string, at: number): MarkdownLink | undefined => {
  const address = findUrlAt(text, at + 1);
  const end = at + 1 + address.length;
  const href = toHref(address);
  return href !== undefined && text[end] === '>' ? { label: address, href, end: end + 1 } : undefined;
};

const findBracketLink = (text: string, at: number, brackets: BracketPairs): MarkdownLink | undefined => {
  const labelEnd = text[at] === '[' ? brackets.get(at) : undefined;
  if (labelEnd === undefined || labelEnd - at > MAX_LABEL_LENGTH || text[labelEnd + 1] !== '(') return undefined;
  const end = brackets.get(labelEnd + 1);
  const href = end === undefined ? undefined : parseLinkTarget(text.slice(labelEnd + 2, end).trim());
  return href === undefined ? undefined : { label: text.slice(at + 1, labelEnd), href, end: end! + 1 };
};

/** Bounds the work for nested links. */
const MAX_LABEL_LENGTH = 1_000;

/** The index of the closing bracket of each opening one. */
export type BracketPairs = ReadonlyMap<number, number>;

export const matchBrackets = (text: string): BracketPairs => {
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

/** A title may follow the address. Some publishers repeat the whole link in place of the address. */
const parseLinkTarget = (written: string): string | undefined => {
  const [, address = ''] = /^<?([^\s<>]*)>?(?:\s+(?:"[^"]*"|'[^']*'|\(.*\)))?$/s.exec(written) ?? [];
  if (/^(?:mailto:[^\s@]+@[^\s@]+|tel:[+\d().-]+)$/i.test(address)) return address;
  return toHref(address) ?? (written.startsWith('[') ? toHref(findUrlAt(written, written.indexOf('](') + 2)) : undefined);
};
