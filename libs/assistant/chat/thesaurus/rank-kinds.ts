import { STOP_WORDS } from '../lexicon/stop-words';
import { stem, withSingleEnd, wordsOf } from '../terms';
import { EVENT_KINDS, type EventKind } from './event-kinds';

export type LikeKind = Readonly<{ kind: EventKind; likeness: number }>;

/** The kinds of which a name or a way has several words of a text, the most alike first. Ranked by BM25: each kind is a document. */
export const rankKinds = (text: string): readonly LikeKind[] => {
  documents ??= readDocuments();
  const words = new Set(significantWordsOf(text));
  const sums = new Map<KindDocument, number>();
  for (const word of words) {
    const bearing = documents.byWord.get(word) ?? [];
    const rarity = Math.log(1 + (EVENT_KINDS.length - bearing.length + 0.5) / (bearing.length + 0.5));
    for (const document of bearing)
      sums.set(document, (sums.get(document) ?? 0) + rarity * shareOf(word, document, documents.meanSize));
  }
  const hasSeveral = (phrase: readonly string[]) => phrase.filter((word) => words.has(word)).length >= MIN_WORDS;
  return [...sums]
    .filter(([{ phrases }]) => phrases.some(hasSeveral))
    .map(([{ kind }, likeness]) => ({ kind, likeness }))
    .sort((a, b) => b.likeness - a.likeness);
};

/** One alone, or several of different ways, may have another sense. */
const MIN_WORDS = 2;

/** A word that is in several ways says more, one of a kind with many words less. */
const shareOf = (word: string, { counts }: KindDocument, meanSize: number): number => {
  const count = counts.get(word)!;
  return (count * (SATURATION + 1)) / (count + SATURATION * (1 - SIZE_SHARE + SIZE_SHARE * (counts.size / meanSize)));
};

/** The parameters of BM25, k1 and b. */
const SATURATION = 1.2;
const SIZE_SHARE = 0.5;

type KindDocument = Readonly<{
  kind: EventKind;
  phrases: readonly (readonly string[])[];
  counts: ReadonlyMap<string, number>;
}>;

let documents: Readonly<{ byWord: ReadonlyMap<string, readonly KindDocument[]>; meanSize: number }> | undefined;

const readDocuments = (): NonNullable<typeof documents> => {
  const byWord = new Map<string, KindDocument[]>();
  let size = 0;
  for (const kind of EVENT_KINDS) {
    const phrases = [...kind.names, ...kind.ways].map(significantWordsOf);
    const counts = new Map([...Map.groupBy(phrases.flat(), (word) => word)].map(([word, { length }]) => [word, length]));
    size += counts.size;
    const document = { kind, phrases, counts };
    for (const word of counts.keys()) byWord.set(word, [...(byWord.get(word) ?? []), document]);
  }
  return { byWord, meanSize: size / EVENT_KINDS.length };
};

/** As bare as they can be: 'turns', 'turned' and 'turning' are one. */
export const significantWordsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word) || /\d/.test(word))
    .map((word) => toBareForm(stem(word)));

const toBareForm = (one: string): string =>
  withSingleEnd(one.replace(/(?<=..[a-z])ing$/, '').replace(/(?<=..[^e])ed$/, '')).replace(/e$/, '');
