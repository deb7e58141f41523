import { HOLIDAY } from '#libs/when';
import { stem, wordsOf } from '../terms';
import { EVENT_KINDS, type EventKind } from './event-kinds';
import { beginsWithPhrase } from './phrases';

/** `way` is the one by which a question asks for the kind, or a name, `stems` are those of its words. */
export type AskedKind = Readonly<{ kind: EventKind; way: string; stems: readonly string[] }>;

type KindFinder = (text: string) => readonly AskedKind[];

/** First the kinds that the text asks for with the most words. */
const createFinder = (waysOf: (kind: EventKind) => readonly string[]): KindFinder => {
  let waysByFirstStem: ReadonlyMap<string, readonly AskedKind[]> | undefined;
  // Read when the first question is asked: thousands of ways take a tenth of a second.
  const waysFrom = (first: string): readonly AskedKind[] => {
    waysByFirstStem ??= Map.groupBy(
      EVENT_KINDS.flatMap((kind) => waysOf(kind).map((way) => ({ kind, way, stems: wordsOf(way).map(stem) }))),
      ({ stems }) => stems[0]!,
    );
    return waysByFirstStem.get(first) ?? [];
  };
  return (text) => {
    const stems = wordsOf(text).map(stem);
    return stems
      .flatMap((first, at) => waysFrom(first).filter((asked) => beginsWithPhrase(stems.slice(at), asked.stems)))
      .sort((a, b) => b.stems.length - a.stems.length || b.way.length - a.way.length);
  };
};

const HOLIDAY_NAME = new RegExp(`^${HOLIDAY}$`, 'i');

/** What a text asks for by other words than a title has. The name of a holiday is a day in a question. */
export const findKinds = createFinder(({ names, ways }) => [...ways, ...names.filter((name) => !HOLIDAY_NAME.test(name))]);

/** What is held on the holiday that a text names: 'hanukkah celebration' asks for the lighting of a menorah. */
export const findKindsOfHoliday = createFinder(({ names }) => names.filter((name) => HOLIDAY_NAME.test(name)));
