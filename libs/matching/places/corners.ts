import { haveEqualWords, type Words } from '../word-lists';
import { wordSet, wordsOf } from '../words';

/** Both are at the corner of two streets, whatever each calls it. */
export const areAtOneCorner = ({ corner: a }: AtCorner, { corner: b }: AtCorner): boolean =>
  a.length > 0 && b.length > 0 && haveEqualWords(a, b);

type AtCorner = Readonly<{ corner: Words }>;

/** The names of two streets, as in 'corner of Elm and Mill' and 'E. Elm St. & Mill St.' */
export const cornerIn = (text: string): Words => {
  const [, first, second] = CORNER_IN_WORDS.exec(text) ?? CORNER.exec(text) ?? [];
  const [one, other] = [first, second].map((name = '') => wordsOf(name).filter((word) => !STREET_WORDS.has(word)));
  return one!.length > 0 && other!.length > 0 ? [one!.join(' '), other!.join(' ')] : [];
};

const CORNER_IN_WORDS = /\b(?:corner|intersection) of ([\p{L}\d.'’ ]+?) (?:&|and|at) ([\p{L}\d.'’ ]+)/iu;

const CORNER =
  /(?:^|[,;(]\s*)([\p{L}\d.'’ ]+?) (?:&|and|at) ([\p{L}\d.'’]+(?: [\p{L}\d.'’]+)?? (?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln)s?\b)/iu;

const STREET_WORDS = wordSet('avenue avenues boulevard drive east lane north road roads south st sts streets west');
