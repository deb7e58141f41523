import { isFiller, wordSet, wordsOf } from './words';

export type Candidate = Readonly<{
  id: number;
  organization: string;
  name: string;
  location?: string;
  address?: string;
  /** Since when it has told this happening. ISO instant. */
  since: string;
}>;

/**
 * The tellings of one happening, whose own it is first. It is the organization's that the others name as its place or in its
 * title, not that of who tells of everybody; of two who may be, the one who has told it for longer.
 */
export const ownFirst = <Telling extends Candidate>(tellings: readonly Telling[]): Telling[] =>
  tellings
    .map((telling) => ({ telling, rank: rankOf(telling, tellings) }))
    .sort((x, y) => y.rank - x.rank || compare(x.telling.since, y.telling.since) || x.telling.id - y.telling.id)
    .map(({ telling }) => telling);

const rankOf = ({ organization }: Candidate, all: readonly Candidate[]): number => {
  const words = wordsOf(organization).filter((word) => !isFiller(word));
  const isNamed = all.some((other) => {
    const text = wordsOf(`${other.name} ${other.location ?? ''} ${other.address ?? ''}`);
    return other.organization !== organization && words.every((word) => text.includes(word));
  });
  return words.some((word) => TELLERS.has(word)) ? -1 : isNamed ? 1 : 0;
};

/** Who calls themselves so tells what others do. */
const TELLERS = wordSet(
  'news newspaper gazette times herald tribune patch magazine guide calendar events happenings chamber tourism',
);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
