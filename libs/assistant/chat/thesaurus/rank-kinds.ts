import { STOP_WORDS } from '../lexicon/stop-words';
import { stem, wordsOf } from '../terms';
import { EVENT_KINDS, type EventKind } from './event-kinds';

export type LikeKind = Readonly<{ kind: EventKind; likeness: number }>;

/** The kinds whose names and ways have several words of a text, the most alike first. Ranked by BM25: each kind is a document. */
export const rankKinds = (text: string): readonly LikeKind[] => {
  documents ??= readDocuments();
  const shares = new Map<KindDocument, number[]>();
  for (const word of new Set(tellingWordsOf(text))) {
    const bearing = documents.byWord.get(word) ?? [];
    const rarity = Math.log(1 + (EVENT_KINDS.length - bearing.length + 0.5) / (bearing.length + 0.5));
    for (const document of bearing)
      shares.set(document, [...(shares.get(document) ?? []), rarity * shareOf(word, document, documents.meanSize)]);
  }
  return [...shares]
    .filter(([, { length }]) => length >= MIN_WORDS)
    .map(([{ kind }, all]) => ({ kind, likeness: all.reduce((sum, share) => sum + share, 0) }))
    .sort((a, b) => b.likeness - a.likeness);
};

/** One alone may have another sense. */
const MIN_WORDS = 2;

/** A word that is in several ways says more, one of a kind with many words less. */
const shareOf = (word: string, { counts }: KindDocument, meanSize: number): number => {
  const count = counts.get(word)!;
  return (count * (SATURATION + 1)) / (count + SATURATION * (1 - SIZE_SHARE + SIZE_SHARE * (counts.size / meanSize)));
};

/** The parameters of BM25, k1 and b. */
const SATURATION = 1.2;
const SIZE_SHARE = 0.5;

type KindDocument = Readonly<{ kind: EventKind; counts: ReadonlyMap<string, number> }>;

let documents: Readonly<{ byWord: ReadonlyMap<string, readonly KindDocument[]>; meanSize: number }> | undefined;

const readDocuments = (): NonNullable<typeof documents> => {
  const byWord = new Map<string, KindDocument[]>();
  let size = 0;
  for (const kind of EVENT_KINDS) {
    const words = [...kind.names, ...kind.ways].flatMap(tellingWordsOf);
    const counts = new Map(Object.entries(Object.groupBy(words, (word) => word)).map(([word, all]) => [word, all!.length]));
    size += counts.size;
    const document = { kind, counts };
    for (const word of counts.keys()) byWord.set(word, [...(byWord.get(word) ?? []), document]);
  }
  return { byWord, meanSize: size / EVENT_KINDS.length };
};

/** As bare as they can be: 'turns', 'turned' and 'turning' are one. */
export const tellingWordsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word) || /\d/.test(word))
    .map((word) => toBareForm(stem(word)));

const toBareForm = (one: string): string =>
  one
    .replace(/(?<=..[a-z])ing$/, '')
    .replace(/(?<=..[^e])ed$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/e$/, '');
