import { cleanAddress } from './clean-address';
import { emphasized, markOf, type Token } from './emphasis';
import { bracketsIn, linkAt } from './markdown-link';
import { shortAddress } from './short-address';
import type { Span } from './span';
import { addressAt, BEGINS_ADDRESS, hrefOf } from './web-address';

/** The spans of a paragraph in which some Markdown may stand. What is no Markdown stays as it was written, but for long addresses. */
export const spansOf = (text: string): Span[] => joined(emphasized(tokensOf(text)));

const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  const [linked, brackets] = [new Set<string>(), bracketsIn(text)];
  const say = (span: Span) => {
    tokens.push({ span });
    if (span.href) linked.add(span.href);
  };
  for (let at = 0; at < text.length; ) {
    const link = /[[<!]/.test(text[at]!) ? linkAt(text, at, brackets) : undefined;
    const address = link ? '' : addressIn(text, at);
    if (link) {
      for (const span of linkSpans(link.label, cleanAddress(link.href), linked)) say(span);
      at = link.end;
    } else if (address) {
      say(addressSpan(cleanAddress(hrefOf(address)!)));
      at += address.length;
    } else {
      PIECE.lastIndex = at;
      const [piece = '', escaped, run] = PIECE.exec(text)!;
      if (run) tokens.push({ mark: markOf(run, text[at - 1] ?? '', text[at + run.length] ?? '') });
      else if (escaped) tokens.push({ span: { text: escaped }, isEscaped: true });
      else say({ text: piece === HARD_BREAK ? '\n' : piece });
      at += piece.length;
    }
  }
  return tokens;
};

/** An escaped sign, a hard break, marks, a word, which ends before an address, or any other sign. */
const PIECE = /\\([!-/:-@[-`{-~])|(\*+|_+)|\\\n|(?:(?!https?:\/\/)[\p{L}\p{N}])+(?:_+[\p{L}\p{N}]+)*|\s+|[\s\S]/uy;
const HARD_BREAK = '\\\n';

const addressIn = (text: string, at: number): string => {
  BEGINS_ADDRESS.lastIndex = at;
  return BEGINS_ADDRESS.test(text) ? addressAt(text, at) : '';
};

/** A label that says nothing, or is an address itself, gives way to the address; once, where several lead to the same. */
const linkSpans = (label: string, href: string, linked: ReadonlySet<string>): Span[] => {
  const words = spansOf(label.trim())
    .map(({ text }) => text)
    .join('');
  if (!/[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u.test(words))
    return linked.has(href) ? [{ text: words }] : [{ text: words && `${words} ` }, addressSpan(href)];
  const isAddress = addressIn(label, 0) !== '' && addressIn(label, 0).length === label.length;
  return [isAddress && /^https?:/i.test(href) ? addressSpan(href) : { text: words, href }];
};

const addressSpan = (href: string): Span => ({ text: shortAddress(href), href });

/** Text that goes on as it was is one span. */
const joined = (spans: readonly Span[]): Span[] => {
  const all: Span[] = [];
  for (const span of spans.filter(({ text }) => text !== '')) {
    const last = all.at(-1);
    if (last && !last.href && !span.href && last.bold === span.bold && last.italic === span.italic) last.text += span.text;
    else all.push({ ...span });
  }
  return all;
};
