import { HOLIDAY } from '#libs/when';
import { stem, wordsOf } from '../terms';
import { EVENT_KINDS, type EventKind } from './event-kinds';

/** `way` is the one by which a question asks for the kind, or a name, `stems` are those of its words. */
export type AskedKind = Readonly<{ kind: EventKind; way: string; stems: readonly string[] }>;

/** What a text asks for by other words than a title has, first that with the most words. */
export const findKinds = (text: string): readonly AskedKind[] => {
  const stems = wordsOf(text).map(stem);
  return stems
    .flatMap((first, at) => waysFrom(first).filter((asked) => areSaid(asked.stems, stems.slice(at))))
    .sort((a, b) => b.stems.length - a.stems.length || b.way.length - a.way.length);
};

/** In this order, with few others between: 'open shop' in 'open a little shop'. */
export const areSaid = (way: readonly string[], words: readonly string[]): boolean => {
  let from = 0;
  for (const one of way) {
    const at = words.indexOf(one, from);
    if (at < 0 || at > from + MAX_WORDS_BETWEEN) return false;
    from = at + 1;
  }
  return true;
};

const MAX_WORDS_BETWEEN = 2;

let waysByFirstStem: ReadonlyMap<string, readonly AskedKind[]> | undefined;

/** Read when the first question is asked: thousands of ways take a tenth of a second. */
const waysFrom = (first: string): readonly AskedKind[] => {
  waysByFirstStem ??= Map.groupBy(
    EVENT_KINDS.flatMap((kind) => waysOf(kind).map((way) => ({ kind, way, stems: wordsOf(way).map(stem) }))),
    ({ stems }) => stems[0]!,
  );
  return waysByFirstStem.get(first) ?? [];
};

/** The name of a holiday is a day in a question. */
const waysOf = ({ names, ways }: EventKind) => [...ways, ...names.filter((name) => !HOLIDAY_NAME.test(name))];

const HOLIDAY_NAME = new RegExp(`^${HOLIDAY}$`, 'i');
