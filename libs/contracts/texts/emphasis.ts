import type { Span } from './span';

/** Stars or underscores side by side: what they may do depends on what stands beside them. */
export type Mark = { sign: string; count: number; opens: boolean; closes: boolean };
/** An escaped sign is meant to be read, like a word. */
export type Token = { span: Span; isEscaped?: boolean } | { mark: Mark };

/** The marks at this place of a text, with the signs before and behind them; '' at an end. */
export const markOf = (run: string, before: string, after: string): Mark => {
  const [sign, count] = [run[0]!, run.length];
  const isInWord = LETTER.test(before) && LETTER.test(after);
  const isStrong = sign === '*' && count > 1;
  const mayOpen = isStrong ? !LETTER.test(before) || (!UPPER.test(before) && UPPER.test(after)) : !LETTER.test(before);
  const mayClose = isStrong ? !/\d/.test(after) || !isInWord : !LETTER.test(after);
  const isShort = count <= LONGEST_MARK[sign]!;
  return {
    sign,
    count,
    opens: isShort && mayOpen && after !== '' && !/[\s)\]}.,;:!?]/.test(after),
    closes: isShort && mayClose && before !== '' && !/[\s([{]/.test(before),
  };
};

/** Of more signs a line is drawn. */
const LONGEST_MARK: Readonly<Record<string, number>> = { '*': 3, _: 2 };

/** More emphasis in one another is nobody's. */
const MOST_OPEN = 50;

const WORD = /[\p{L}\p{N}]/u;

/** Of a script that parts its words with spaces: in others a mark stands between two letters. */
const LETTER = /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}]/u;
const UPPER = /\p{Lu}/u;

/** The spans between two marks that belong together are bold or italic; a mark without its other half is text. */
export const emphasized = (tokens: readonly Token[]): Span[] => {
  const open: { mark: Mark; at: number }[] = [];
  const spans: Span[] = [];
  let lastWord = -1;
  for (const token of tokens) {
    if ('span' in token) {
      spans.push({ ...token.span });
      if (token.isEscaped || WORD.test(token.span.text)) lastWord = spans.length - 1;
      continue;
    }
    const { sign, opens, closes } = token.mark;
    let left = token.mark.count;
    while (closes && left > 0) {
      const place = open.findLastIndex(({ mark, at }) => mark.sign === sign && at < lastWord);
      if (place < 0) break;
      const { mark, at } = open[place]!;
      const used = Math.min(left, mark.count, 2);
      for (const span of spans.slice(at + 1)) Object.assign(span, used === 2 ? { bold: true } : { italic: true });
      mark.count -= used;
      left -= used;
      spans[at]!.text = sign.repeat(mark.count);
      open.length = mark.count > 0 ? place + 1 : place;
    }
    spans.push({ text: sign.repeat(left) });
    if (opens && left > 0) open.push({ mark: { ...token.mark, count: left }, at: spans.length - 1 });
    if (open.length > MOST_OPEN) open.shift();
  }
  return spans;
};
