import type { TextSpan } from './span';

/** A run of stars or underscores. Its neighbors decide whether it may open or close emphasis. */
export type EmphasisMark = { sign: string; count: number; opens: boolean; closes: boolean };
/** An escaped character counts as a word. */
export type TextToken = { span: TextSpan; isEscaped?: boolean } | { mark: EmphasisMark };

/** `before` and `after` are the neighboring characters; '' at an end. */
export const toEmphasisMark = (run: string, before: string, after: string): EmphasisMark => {
  const [sign, count] = [run[0]!, run.length];
  const isInWord = LETTER.test(before) && LETTER.test(after);
  const isStrong = sign === '*' && count > 1;
  const mayOpen = isStrong ? !LETTER.test(before) || (!UPPER.test(before) && UPPER.test(after)) : !LETTER.test(before);
  const mayClose = isStrong ? !/\d/.test(after) || !isInWord : !LETTER.test(after);
  const isShort = count <= MAX_MARK_LENGTHS[sign]!;
  return {
    sign,
    count,
    opens: isShort && mayOpen && after !== '' && !/[\s)\]}.,;:!?]/.test(after),
    closes: isShort && mayClose && before !== '' && !/[\s([{]/.test(before),
  };
};

/** Longer runs are drawn lines. */
const MAX_MARK_LENGTHS: Readonly<Record<string, number>> = { '*': 3, _: 2 };

/** Bounds the work for malformed texts. */
const MAX_OPEN_MARKS = 50;

const WORD = /[\p{L}\p{N}]/u;

/** Letters of scripts with spaces between words. In other scripts a mark may stand between two letters. */
const LETTER = /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}]/u;
const UPPER = /\p{Lu}/u;

/** Makes the spans between two matching marks bold or italic. Unmatched marks stay text. */
export const applyEmphasis = (tokens: readonly TextToken[]): TextSpan[] => {
  const open: { mark: EmphasisMark; at: number }[] = [];
  const spans: TextSpan[] = [];
  let lastWord = -1;
  for (const token of tokens) {
    if ('span' in token) {
      spans.push({ ...token.span });
      if (token.isEscaped || WORD.test(token.span.text)) lastWord = spans.length - 1;
      continue;
    }
    const { sign, opens, closes } = token.mark;
    let marksLeft = token.mark.count;
    while (closes && marksLeft > 0) {
      const place = open.findLastIndex(({ mark, at }) => mark.sign === sign && at < lastWord);
      if (place < 0) break;
      const { mark, at } = open[place]!;
      const used = Math.min(marksLeft, mark.count, 2);
      for (const span of spans.slice(at + 1)) Object.assign(span, used === 2 ? { bold: true } : { italic: true });
      mark.count -= used;
      marksLeft -= used;
      spans[at]!.text = sign.repeat(mark.count);
      open.length = mark.count > 0 ? place + 1 : place;
    }
    spans.push({ text: sign.repeat(marksLeft) });
    if (opens && marksLeft > 0) open.push({ mark: { ...token.mark, count: marksLeft }, at: spans.length - 1 });
    if (open.length > MAX_OPEN_MARKS) open.shift();
  }
  return spans;
};
